'use strict';

// The part of a TextMate tokenizer that the grammar needs: `match` with captures, `begin`/`end` with
// patterns inside, `include` of the repository. Line by line, the leftmost match wins,
// and among matches at one place the first in the list, as the manual says.

class Tokenizer {
  constructor(grammar) {
    this.grammar = grammar;
    this.expressions = new Map();
  }

  /** The scopes of every piece of every line: `[{ text, scopes }]` for each line. */
  tokenize(text) {
    this.stack = [{ patterns: this.grammar.patterns, scopes: [this.grammar.scopeName] }];
    return text.split('\n').map((line) => this.line(line));
  }

  line(line) {
    this.tokens = [];
    let index = 0;
    for (;;) {
      const found = this.next(line, index);
      if (!found) break;
      this.emit(line.slice(index, found.match.index), []);
      index = this.take(found);
      if (index > line.length) break;
    }
    this.emit(line.slice(index), []);
    return this.tokens;
  }

  /** The rule that matches first: the end of the open one, or a pattern inside. */
  next(line, index) {
    const open = this.stack.at(-1);
    const rules = this.flat(open.patterns ?? []).map((rule) => ({ rule, source: rule.match ?? rule.begin }));
    if (open.end) rules.unshift({ isEnd: true, source: open.end });
    let best;
    for (const candidate of rules) {
      const expression = this.expression(candidate.source);
      expression.lastIndex = index;
      const match = expression.exec(line);
      if (match && (!best || match.index < best.match.index)) best = { ...candidate, match };
    }
    return best;
  }

  take({ rule, isEnd, match }) {
    const end = match.index + match[0].length;
    if (isEnd) {
      this.emit(match[0], []);
      this.stack.pop();
    } else if (rule.begin) {
      const open = this.stack.at(-1);
      const scopes = rule.name ? [...open.scopes, rule.name] : open.scopes;
      this.stack.push({ end: rule.end, patterns: rule.patterns, scopes });
      this.emit(match[0], []);
    } else if (rule.captures) {
      let index = match.index;
      for (const [number, { name }] of Object.entries(rule.captures)) {
        const span = match.indices[number];
        if (!span) continue;
        this.emit(match.input.slice(index, span[0]), rule.name ? [rule.name] : []);
        this.emit(match.input.slice(...span), rule.name ? [rule.name, name] : [name]);
        index = span[1];
      }
      this.emit(match.input.slice(index, end), []);
    } else {
      this.emit(match[0], [rule.name]);
    }
    if (match[0].length === 0 && !isEnd) throw new Error(`${rule.match} matches nothing`);
    return end;
  }

  emit(text, scopes) {
    if (text) this.tokens.push({ text, scopes: [...this.stack.at(-1).scopes, ...scopes] });
  }

  flat(patterns) {
    return patterns.flatMap((pattern) => {
      if (!pattern.include) return pattern.match || pattern.begin ? [pattern] : this.flat(pattern.patterns);
      const rule = this.grammar.repository[pattern.include.slice(1)];
      if (!rule) throw new Error(`${pattern.include} is not in the repository`);
      return this.flat([rule]);
    });
  }

  expression(source) {
    if (!this.expressions.has(source)) this.expressions.set(source, new RegExp(source, 'dgu'));
    return this.expressions.get(source);
  }
}

module.exports = { Tokenizer };

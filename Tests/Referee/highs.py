"""A linear problem with priorities, solved level by level by HiGHS (pip install highspy).

After each level only its optimal face is left, fixed by complementary slackness and never by a
bound on the objective, so no tolerance leaks from one level to the next.
"""
import random

import highspy
import numpy as np

INF = highspy.kHighsInf
OPTIMAL = highspy.HighsModelStatus.kOptimal
UNBOUNDED = highspy.HighsModelStatus.kUnbounded
INFEASIBLE = highspy.HighsModelStatus.kInfeasible


class Undecided(Exception):
    """HiGHS gave up; no statement about the engine."""


class Program:
    """Columns: the unknowns, then one error a direction that an optional constraint can break."""

    def __init__(self, problem, only=None):
        self.names = [v["name"] for v in problem["variables"]]
        index = {name: j for j, name in enumerate(self.names)}
        chosen = [c for c in problem["constraints"] if only is None or c["id"] in only]
        bound = lambda v, side, default: (
            default if v[side] is None or (only is not None and f"{v['name']}.{side}" not in only)
            else v[side])
        lower = [bound(v, "lower", -INF) for v in problem["variables"]]
        upper = [bound(v, "upper", INF) for v in problem["variables"]]
        self.errors = {}
        starts, columns, values, row_lower, row_upper = [0], [], [], [], []
        for c in chosen:
            for name, a in c["terms"]:
                columns.append(index[name])
                values.append(a)
            if c["priority"] < 1000:
                for sign in ([-1] if c["op"] == "<=" else [1] if c["op"] == ">=" else [-1, 1]):
                    self.errors.setdefault(c["priority"], []).append(len(lower))
                    columns.append(len(lower))
                    values.append(sign)
                    lower.append(0)
                    upper.append(INF)
            row_lower.append(-INF if c["op"] == "<=" else c["rhs"])
            row_upper.append(INF if c["op"] == ">=" else c["rhs"])
            starts.append(len(columns))
        self.lower, self.upper = np.array(lower, float), np.array(upper, float)
        self.row_lower, self.row_upper = np.array(row_lower, float), np.array(row_upper, float)
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(lower), len(chosen)
        lp.col_cost_ = np.zeros(len(lower))
        lp.col_lower_, lp.col_upper_ = self.lower, self.upper
        lp.row_lower_, lp.row_upper_ = self.row_lower, self.row_upper
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.array(starts, dtype=np.int32)
        lp.a_matrix_.index_ = np.array(columns, dtype=np.int32)
        lp.a_matrix_.value_ = np.array(values, dtype=float)
        self.highs = highspy.Highs()
        self.highs.silent()
        for option, value in [("presolve", "off"), ("primal_feasibility_tolerance", 1e-9),
                              ("dual_feasibility_tolerance", 1e-9), ("threads", 1)]:
            self.highs.setOptionValue(option, value)
        self.highs.passModel(lp)
        self.all = np.arange(len(lower), dtype=np.int32)

    def minimise(self, cost):
        self.highs.changeColsCost(len(self.all), self.all, cost)
        self.highs.run()
        if self.highs.getModelStatus() not in (OPTIMAL, UNBOUNDED, INFEASIBLE):
            self.highs.clearSolver()
            self.highs.run()
        return self.highs.getModelStatus()

    def level(self, priority):
        """The least sum of violations; afterwards only its optimal face is left."""
        cost = np.zeros(len(self.all))
        cost[self.errors[priority]] = 1
        if self.minimise(cost) != OPTIMAL:
            raise Undecided(f"level {priority}")
        solution = self.highs.getSolution()
        x, d = np.array(solution.col_value), np.array(solution.col_dual)
        r, y = np.array(solution.row_value), np.array(solution.row_dual)
        for j in np.nonzero(np.abs(d) > 1e-7)[0]:
            near_lower = abs(x[j] - self.lower[j]) <= abs(x[j] - self.upper[j])
            end = self.lower[j] if near_lower else self.upper[j]
            self.lower[j] = self.upper[j] = end
            self.highs.changeColBounds(int(j), float(end), float(end))
        for i in np.nonzero(np.abs(y) > 1e-7)[0]:
            near_lower = abs(r[i] - self.row_lower[i]) <= abs(r[i] - self.row_upper[i])
            end = self.row_lower[i] if near_lower else self.row_upper[i]
            self.row_lower[i] = self.row_upper[i] = end
            self.highs.changeRowBounds(int(i), float(end), float(end))
        return float(cost @ x)

    def extreme(self, j, sign):
        cost = np.zeros(len(self.all))
        cost[j] = sign
        status = self.minimise(cost)
        if status == UNBOUNDED:
            return None
        if status != OPTIMAL:
            raise Undecided(f"range of {self.names[j]}: {status}")
        return float(self.highs.getSolution().col_value[j])


def feasible(problem, only=None):
    program = Program(problem, only)
    return program.minimise(np.zeros(len(program.all))) == OPTIMAL


def close(a, b, terms=1):
    return a is b or (a is not None and b is not None
                      and abs(a - b) <= 1e-4 * max(1, terms) + 1e-7 * abs(b))


def disagreement(problem, answer):
    required = {"variables": problem["variables"],
                "constraints": [c for c in problem["constraints"] if c["priority"] >= 1000]}
    if answer["status"] == "infeasible":
        if feasible(required):
            return "infeasible, but HiGHS finds a point"
        return irreducibility(required, set(answer["iis"]))
    if not feasible(required):
        return "optimal, but HiGHS finds no point"
    program = Program(problem)
    sums = {level["priority"]: level["violation"] for level in answer["levels"]}
    for priority in sorted(program.errors, reverse=True):
        least = program.level(priority)
        if not close(sums[priority], least, len(program.errors[priority])):
            return f"level {priority}: {sums[priority]}, HiGHS {least}"
    for j in random.Random(1).sample(range(len(program.names)), min(12, len(program.names))):
        lower, upper = answer["ranges"][program.names[j]]
        if not close(lower, program.extreme(j, 1)) or not close(upper, program.extreme(j, -1)):
            return f"range of {program.names[j]}: {lower}, {upper}"
    return None


def irreducibility(required, members):
    """A bound goes by the name `x.lower` or `x.upper`."""
    if feasible(required, members):
        return f"{sorted(members)} can hold together"
    for member in sorted(members):
        if not feasible(required, members - {member}):
            return f"{sorted(members)} is a conflict without {member}"
    return None

'use strict';

/** Whether the server knows screens of a document: a storyboard or xib stays XML to the editor. */
function hasScreens(document) {
  return document?.languageId === 'stack' || /\.(storyboard|xib)$/.test(document?.uri.path ?? '');
}

module.exports = { hasScreens };

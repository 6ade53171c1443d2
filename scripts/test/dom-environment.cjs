// jsdom for what renders. To tell the style of one element it tries every rule of every sheet on it, and what looks for a role asks for the
// style of hundreds: most rules are of another class or tag, and are left out before they are tried. What is told stays the same.
const { createRequire } = require('node:module');
const keepStyles = require('./kept-styles.cjs');
const { keysOf, mayMatch } = require('./rule-keys.cjs');

const environment = require.resolve('jest-environment-jsdom');
// the very jsdom the environment runs, before it reads these functions for good
const requireJsdom = createRequire(environment);
const selectors = requireJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
if (typeof matchesDontThrow !== 'function')
  throw new Error('jsdom no longer has matchesDontThrow: dom-environment.cjs has to be read again');

const keys = new Map();
const classes = new Map();

/** Memoised result of `read` for a text. */
function once(known, text, read) {
  let value = known.get(text);
  if (value === undefined) known.set(text, (value = read(text)));
  return value;
}

selectors.matchesDontThrow = (element, selector) => {
  if (typeof selector === 'string') {
    const names = once(classes, element.getAttributeNS(null, 'class') ?? '', (text) => text.split(/\s+/).filter(Boolean));
    if (!mayMatch(once(keys, selector, keysOf), element.localName.toLowerCase(), names)) return false;
  }
  return matchesDontThrow(element, selector);
};

const { default: JsdomEnvironment, ...others } = require(environment);
// loaded first: what is replaced has to be there
requireJsdom('jsdom');
require('./label-index.cjs')(requireJsdom);

class DomEnvironment extends JsdomEnvironment {
  constructor(...given) {
    super(...given);
    keepStyles(requireJsdom, this.global);
  }
}

module.exports = { ...others, __esModule: true, default: DomEnvironment };

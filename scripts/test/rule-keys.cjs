// What a style rule asks of an element before anything else: one of some classes, or of some tags.

/** Splits at the commas that are in no parenthesis and no bracket; null when these do not close. */
function alternativesOf(text) {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth -= 1;
    if (depth === 0 && char === ',') parts.push('');
    else parts[parts.length - 1] += char;
  }
  return depth === 0 ? parts : null;
}

/** What the element itself must be, without what stands in parentheses and brackets. */
function lastCompound(alternative) {
  let text = alternative.trim();
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return (
    text
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  );
}

/** Reads a selector. A part that is not understood makes it open: any element may match. */
function keysOf(selector) {
  const classes = new Set();
  const tags = new Set();
  const open = { classes, tags, isOpen: true };
  if (/[\\|]/.test(selector)) return open;
  const alternatives = alternativesOf(selector.replace(/"[^"]*"|'[^']*'/g, ''));
  if (!alternatives) return open;
  for (const alternative of alternatives) {
    const compound = lastCompound(alternative);
    const name = /\.(-?[_a-zA-Z][\w-]*)/.exec(compound);
    const tag = /^[a-zA-Z][\w-]*/.exec(compound);
    if (name) classes.add(name[1]);
    else if (tag) tags.add(tag[0].toLowerCase());
    else return open;
  }
  return { classes, tags, isOpen: false };
}

/** Whether an element of that tag and those classes may match; a false is for sure. */
const mayMatch = (keys, tag, classes) => keys.isOpen || keys.tags.has(tag) || classes.some((name) => keys.classes.has(name));

module.exports = { keysOf, mayMatch };

// The style of an element, told anew only after its document changed. jsdom keeps which rules are of an element, and still copies all they say,
// property by property, at each question; what looks for a role, a name or the focus asks for the same elements again and again.
module.exports = (requireJsdom, window) => {
  const { implForWrapper } = requireJsdom('jsdom/lib/jsdom/living/generated/utils.js');
  const tell = window.getComputedStyle;
  /** By what jsdom keeps of a document, a new one after each change: the styles told since. */
  const told = new WeakMap();

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return tell(element, pseudo);
    const node = implForWrapper(element);
    const before = told.get(node?._ownerDocument?._styleCache)?.get(element);
    if (before) return before;
    const style = tell(element);
    const kept = node._ownerDocument._styleCache;
    if (!kept) throw new Error('jsdom no longer has _styleCache: kept-styles.cjs has to be read again');
    if (!told.has(kept)) told.set(kept, new WeakMap());
    told.get(kept).set(element, style);
    return style;
  };
};

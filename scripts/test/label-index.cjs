// Which control each label is for. jsdom walks the whole document for every label of every control; a form of a hundred fields is then walked
// thousands of times for one `getByLabelText`. Here the document is walked once after each of its changes.
module.exports = (requireJsdom) => {
  const { isLabelable } = requireJsdom('jsdom/lib/jsdom/living/helpers/form-controls.js');
  const { domSymbolTree } = requireJsdom('jsdom/lib/jsdom/living/helpers/internal-constants.js');
  const NodeList = requireJsdom('jsdom/lib/jsdom/living/generated/NodeList.js');

  /** Of the root of a tree: its version when it was walked, the control of each label, and the labels of each control in tree order. */
  const known = new WeakMap();

  function indexOf(root) {
    const kept = known.get(root);
    if (kept?.version === root._version) return kept;
    const byId = new Map();
    const labels = [];
    for (const node of domSymbolTree.treeIterator(root)) {
      if (node.nodeType !== 1) continue;
      const id = node.getAttributeNS(null, 'id');
      if (id && !byId.has(id)) byId.set(id, node);
      if (node._localName === 'label') labels.push(node);
    }
    const controlOf = new Map();
    const labelsOf = new Map();
    for (const label of labels) {
      const control = findControl(label, byId);
      controlOf.set(label, control);
      if (!control) continue;
      const others = labelsOf.get(control);
      if (others) others.push(label);
      else labelsOf.set(control, [label]);
    }
    const index = { version: root._version, controlOf, labelsOf };
    known.set(root, index);
    return index;
  }

  function findControl(label, byId) {
    const target = label.getAttributeNS(null, 'for');
    if (target !== null) {
      const found = byId.get(target);
      return found && isLabelable(found) ? found : null;
    }
    for (const descendant of domSymbolTree.treeIterator(label)) if (isLabelable(descendant)) return descendant;
    return null;
  }

  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
    define(name, 'labels', function () {
      if (!isLabelable(this)) return null;
      if (!this._labels) {
        const root = this.getRootNode({});
        const query = () => indexOf(root).labelsOf.get(this) ?? [];
        this._labels = NodeList.createImpl(root._globalObject, [], { element: root, query });
      }
      return this._labels;
    });
  }
  define('Label', 'control', function () {
    return indexOf(this.getRootNode({})).controlOf.get(this) ?? null;
  });

  function define(name, property, get) {
    const { implementation } = requireJsdom(`jsdom/lib/jsdom/living/nodes/HTML${name}Element-impl.js`);
    if (!Object.getOwnPropertyDescriptor(implementation.prototype, property)?.get)
      throw new Error(`jsdom no longer has ${property} of ${name}: label-index.cjs has to be read again`);
    Object.defineProperty(implementation.prototype, property, { configurable: true, get });
  }
};

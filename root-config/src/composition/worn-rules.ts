/** As much of styled-components' sheet as this needs: the class names it wrote rules for, by component. */
export interface Sheet {
  readonly names: Map<string, Set<string>>;
  clearRules(componentId: string): void;
}

/** Worn by no element: a component of theirs asks for them by another name. */
const isOfNobody = (componentId: string) => /^sc-(global|keyframes)-/.test(componentId);

/**
 * Takes away the rules no element of the page wears. Components of a build that is gone leave theirs behind: they lie in the one sheet
 * all parcels share, where the order of rules matters, and nothing says whose they are. One that comes back writes its own again,
 * in the place it had.
 */
export function dropUnwornRules(sheet: Sheet, page: Document): void {
  const worn = new Set<string>();
  for (const { classList } of page.querySelectorAll('[class]')) for (const name of classList) worn.add(name);
  const unworn = [...sheet.names.keys()].filter((componentId) => !worn.has(componentId) && !isOfNobody(componentId));
  for (const componentId of unworn) {
    sheet.clearRules(componentId);
    sheet.names.delete(componentId);
  }
}

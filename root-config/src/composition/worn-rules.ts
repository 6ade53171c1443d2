/** The used part of styled-components' sheet: class names with rules, by component. */
export interface Sheet {
  readonly names: Map<string, Set<string>>;
  clearRules(componentId: string): void;
}

/** Not used as class names: they are referenced in another way. */
const isOfNobody = (componentId: string) => /^sc-(global|keyframes)-/.test(componentId);

/**
 * Removes rules that no element uses. Components of a removed build leave their rules in the sheet that
 * all parcels share, where the order matters and the owner is unknown. A component that returns writes its rules again,
 * in the same place.
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

/** One name in every spelling the house uses. */
export interface WordForms {
  /** `vistoria-previa`: folders, files, addresses. */
  readonly kebab: string;
  /** `vistoriaPrevia`: values, ids of routes. */
  readonly camel: string;
  /** `VistoriaPrevia`: components, schemas. */
  readonly pascal: string;
  /** `vistoria_previa`: tables. */
  readonly snake: string;
  /** `Vistoria previa`: the first title, until its author writes a better one. */
  readonly title: string;
}

/** The spellings of a name; null when it is not lower-case ASCII words joined by hyphens. */
export function wordForms(kebab: string): WordForms | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) return null;
  const words = kebab.split('-');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const sentence = words.join(' ');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    title: sentence.charAt(0).toUpperCase() + sentence.slice(1),
  };
}

/** Fills a template: `%kebab%`, `%camel%`, `%pascal%`, `%snake%`, `%title%`, and whatever else is given. */
export const fill = (template: string, values: WordForms | (WordForms & Readonly<Record<string, string>>)): string =>
  template.replace(/%(\w+)%/g, (whole, name: string) => (values as unknown as Record<string, string>)[name] ?? whole);

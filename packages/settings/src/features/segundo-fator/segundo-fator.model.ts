/** The secret in groups of four, as it is read and typed. */
export const inGroups = (segredo: string): string => segredo.match(/.{1,4}/g)?.join(' ') ?? '';

/** An SVG document as an image's address: it is drawn, never part of the page. */
export const imageOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Digits as typed or pasted, without the space apps put in the middle. */
export const withoutSpaces = (codigo: string): string => codigo.replace(/\s/g, '');

/** Whether a text may be a code: of the app, or also of recovery. */
export const isCodigo = (codigo: string, aceitaRecuperacao: boolean): boolean =>
  /^\d{6}$/.test(codigo) || (aceitaRecuperacao && /^[a-z0-9]{5}-[a-z0-9]{5}$/i.test(codigo));

/** Addresses in a separate file, so that a page that only needs them does not bundle the schemas. */

/** Where a session's map is read. */
export const LER_MAPA = { method: 'GET', path: '/composicao/mapa' } as const;

/** Where a session reads the files of each page. */
export const LER_PAGINAS = { method: 'GET', path: '/composicao/paginas' } as const;

/** Address for the health reports of a tab. */
export const RELATAR_SAUDE = { method: 'POST', path: '/composicao/saude' } as const;

/** Topic of the deploys. */
export const OUVIR_PUBLICADO = { pattern: '{canal}/gestao/composicao' } as const;

/** Addresses apart from what they carry, so that a page which only needs these is left without the schemas. */

/** Where a session's map is read. */
export const LER_MAPA = { method: 'GET', path: '/composicao/mapa' } as const;

/** Where a session reads the files of each page. */
export const LER_PAGINAS = { method: 'GET', path: '/composicao/paginas' } as const;

/** What a tab tells of its builds. */
export const RELATAR_SAUDE = { method: 'POST', path: '/composicao/saude' } as const;

/** Where deploys are told. */
export const OUVIR_PUBLICADO = { pattern: '{canal}/gestao/composicao' } as const;

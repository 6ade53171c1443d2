/** Addresses apart from what they carry, so that a page which only needs these is left without the schemas. */

/** Where a session's channels are read. */
export const LER_CANAIS = { method: 'GET', path: '/c/api/v1/sessao/canais' } as const;

/** Code of the 401 of a session whose user's own hours are over (spec §6). */
export const RESTRICAO_HORARIO = 'restricao-horario';

/** Where a sign-off is told. */
export const OUVIR_LOGOFF = { pattern: '{canal}/gestao/logoff' } as const;

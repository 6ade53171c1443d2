/** Addresses in a separate file, so that a page that only needs them does not bundle the schemas. */

/** Where a session's channels are read. */
export const LER_CANAIS = { method: 'GET', path: '/c/api/v1/sessao/canais' } as const;

/** Code of the 401 of a session whose user's own hours are over (spec §6). */
export const RESTRICAO_HORARIO = 'restricao-horario';

/** Topic of sign-outs. */
export const OUVIR_LOGOFF = { pattern: '{canal}/gestao/logoff' } as const;

/** Where a user is told that what they may do changed, and the call whose answer brings the session as it now is. */
export const OUVIR_PODERES = { pattern: '{canal}/gestao/poderes', path: '/auth/menus' } as const;

import * as z from 'zod/mini';

/** When an insurer pays commission: as each instalment is paid, whole with the first, or ahead. */
export const PoliticaComissao = z.enum(['PARCELADA', 'PRIMEIRA', 'ANTECIPADA']);
export type PoliticaComissao = z.infer<typeof PoliticaComissao>;

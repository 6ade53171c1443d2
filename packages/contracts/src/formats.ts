import * as z from 'zod/mini';

/** Internal identifier: a UUID (version 7 where we create it). */
export const Id = z.uuid();
/** Amount of money as an integer number of centavos. */
export const Centavos = z.int();
/** Rate in basis points: 1/100 of a percent (7,38 % = 738). */
export const Bps = z.int();
/** Calendar day, `YYYY-MM-DD`. */
export const Data = z.iso.date();
/** Moment with offset, ISO 8601. */
export const Instante = z.iso.datetime({ offset: true });
/** Lower-case name of an insurer, `lobo_guara_seguradora`; with `__` and a suffix of the subscription when it is not in the catalogue. */
export const Slug = z.string().check(z.regex(/^[a-z0-9_]{2,60}$/));
/** Empty input or output. */
export const Nada = z.object({});
/** An answer that is not validated in transit: its consumer validates it. */
export const SemJuizo = z.unknown();

/** Code of a ramo: the four digits of SUSEP, or a name of the catalogue's own (`PET`). */
export const CodigoRamo = z.string().check(z.regex(/^[0-9A-Z]{2,10}$/));

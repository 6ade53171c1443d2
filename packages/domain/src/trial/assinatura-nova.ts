/** Subscriptions from this day on count as new, unless the installation configures another day (spec §4, §9). */
export const ASSINATURA_NOVA_DESDE = '2019-09-27';

/**
 * Whether a subscription counts as new (spec §4: created on or after 2019-09-27); one without a date does not.
 *
 * @param dataAssinatura day it was created, of São Paulo, `YYYY-MM-DD`
 * @param desde first day that counts, `YYYY-MM-DD`
 * @example isAssinaturaNova('2019-09-27') // true
 */
export const isAssinaturaNova = (dataAssinatura: string | null | undefined, desde: string = ASSINATURA_NOVA_DESDE): boolean =>
  Boolean(dataAssinatura) && (dataAssinatura ?? '') >= desde;

/** From this day on a subscription counts as new (spec §4, §9). */
export const ASSINATURA_NOVA_DESDE = '2019-09-27';

/**
 * Whether a subscription counts as new (spec §4: created on or after 2019-09-27); one without a date does not.
 *
 * @param dataAssinatura `YYYY-MM-DD`
 * @example isAssinaturaNova('2019-09-27') // true
 */
export const isAssinaturaNova = (dataAssinatura: string | null | undefined): boolean =>
  Boolean(dataAssinatura) && (dataAssinatura ?? '') >= ASSINATURA_NOVA_DESDE;

import { isData } from './is-data.ts';

/**
 * Shows a calendar day as DD/MM/YYYY (spec §5). What is not a day comes back as it is, so that a half-typed field shows itself.
 *
 * @param iso `YYYY-MM-DD`
 * @example formatData('2026-11-20') // '20/11/2026'
 */
export const formatData = (iso: string): string => (isData(iso) ? iso.split('-').reverse().join('/') : iso);

/**
 * Whether a text is a real calendar day, `YYYY-MM-DD`, from year 1000 on.
 *
 * @example isData('2024-02-29') // true
 * @example isData('2023-02-29') // false
 */
export function isData(texto: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(texto)) return false;
  const [mes, dia] = [Number(texto.slice(5, 7)), Number(texto.slice(8))];
  // the day before the first of the next month is the last of this one
  return mes >= 1 && mes <= 12 && dia >= 1 && dia <= new Date(Date.UTC(Number(texto.slice(0, 4)), mes, 0)).getUTCDate();
}

/**
 * Reads DD/MM/YYYY into `YYYY-MM-DD`; null when it is not a day that exists (spec §5).
 *
 * @example parseData('29/02/2024') // '2024-02-29'
 * @example parseData('31/04/2024') // null
 */
export function parseData(texto: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(texto.trim());
  if (!match) return null;
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  return isData(iso) ? iso : null;
}

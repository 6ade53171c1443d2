/**
 * Whether a text is a real calendar day, `YYYY-MM-DD`, from year 1000 on.
 *
 * @example isData('2024-02-29') // true
 * @example isData('2023-02-29') // false
 */
export function isData(texto: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(texto)) return false;
  const day = new Date(`${texto}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(texto);
}

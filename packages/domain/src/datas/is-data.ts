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

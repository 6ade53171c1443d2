/** How much of the brokerage's name fits the top bar, in characters (spec §9). */
export const MAX_CORRETORA = 20;

/**
 * The brokerage's name for the top bar: whole up to 20 characters, else the first 20 and an ellipsis (spec §2).
 *
 * @example truncateCorretora('Corretora Vale do Sapucaí') // 'Corretora Vale do Sa…'
 */
export function truncateCorretora(nome: string): string {
  const characters = [...nome];
  return characters.length > MAX_CORRETORA ? `${characters.slice(0, MAX_CORRETORA).join('')}…` : nome;
}

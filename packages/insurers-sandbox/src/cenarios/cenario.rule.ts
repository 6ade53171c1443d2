/**
 * Behaviours that a text in `observacoes` can force (domain design §6.2); RECUSADEPOIS gives a price and refuses the proposal made of it.
 */
export const cenarios = ['TIMEOUT', 'ERRO500', 'CREDENCIAL', 'RECUSA', 'EXIGENCIA', 'RECUSADEPOIS', 'MALFORMED'] as const;
export type Cenario = (typeof cenarios)[number];

const ETIQUETA = /#([A-Z0-9]+)(?::([a-z0-9_]+))?/g;

const isCenario = (texto: string | undefined): texto is Cenario => cenarios.some((cenario) => cenario === texto);

/**
 * Scenario for one insurer. A tag for that insurer has precedence over one for all.
 * @example cenarioFor('teste #TIMEOUT:capivara_seguros', 'capivara_seguros') // 'TIMEOUT'
 */
export function cenarioFor(observacoes: string, slug: string): Cenario | null {
  const tags = [...observacoes.matchAll(ETIQUETA)];
  const own = tags.find(([, nome, alvo]) => alvo === slug && isCenario(nome));
  const all = tags.find(([, nome, alvo]) => alvo === undefined && isCenario(nome));
  const nome = (own ?? all)?.[1];
  return isCenario(nome) ? nome : null;
}

import type { Regiao } from '../seguradoras/tarifa-comercial.ts';

/** First two digits of the overnight postcode, inclusive ranges. All others are region B. */
const faixas: readonly [de: number, ate: number, regiao: Regiao][] = [
  [0, 9, 'C'], // Grande São Paulo
  [20, 24, 'D'], // Rio de Janeiro, Niterói
  [25, 28, 'C'], // Baixada Fluminense e interior do RJ
  [40, 42, 'C'], // Salvador
  [50, 54, 'D'], // Recife
  [60, 61, 'C'], // Fortaleza
  [66, 67, 'C'], // Belém
  [80, 89, 'A'], // Paraná e Santa Catarina
  [95, 99, 'A'], // interior do Rio Grande do Sul
];

/** Risk region of an overnight postcode of eight digits. */
export function regiaoDoCep(cep: string): Regiao {
  const prefixo = Number(cep.slice(0, 2));
  return faixas.find(([de, ate]) => prefixo >= de && prefixo <= ate)?.[2] ?? 'B';
}

import type { Construcao } from '../construcao/construcao.model.ts';
import type { ContextoPortao, Quebra, RegraPortao } from './quebra.model.ts';
import { contratosNaoServidos } from './quebras-de-contrato.ts';
import { eventosQuebrados } from './quebras-de-evento.ts';
import { copiasDeUnicos, dependenciasFaltando, exportacoesFaltando, nomesRepetidos } from './quebras-de-modulo.ts';
import { enderecosSemDono, rotasRepetidas } from './quebras-de-rota.ts';

export type { ContextoPortao, ContratoServido, Quebra } from './quebra.model.ts';

const REGRAS: readonly RegraPortao[] = [
  dependenciasFaltando,
  exportacoesFaltando,
  eventosQuebrados,
  rotasRepetidas,
  enderecosSemDono,
  nomesRepetidos,
  copiasDeUnicos,
  contratosNaoServidos,
];

/** Everything that would break with these builds live together, each once, with its consumer. */
export function quebrasDe(construcoes: readonly Construcao[], contexto: ContextoPortao): Quebra[] {
  const quebras = REGRAS.flatMap((regra) => regra(construcoes, contexto));
  return [...new Map(quebras.map((uma) => [uma.chave, uma])).values()];
}

/** Breakages of `depois` that `antes` did not have; existing ones are not attributed to the change. */
export function quebrasNovas(antes: readonly Quebra[], depois: readonly Quebra[]): Quebra[] {
  const conhecidas = new Set(antes.map(({ chave }) => chave));
  return depois.filter(({ chave }) => !conhecidas.has(chave));
}

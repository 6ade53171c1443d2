import { type HistoriaOrcamento, Id, type RascunhoOrcamento } from '@balcao/contracts';
import { formatBps, type LinhaQuotavel } from '@balcao/domain';
import { OUTROS_DADOS, titulosDasSecoes } from './historia.copy.ts';

type Secao = HistoriaOrcamento['secoes'][number];

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);
const isVazio = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Every value of a section with its path; records inside are opened, lists are one value. */
const leavesOf = (path: string, value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => leavesOf(`${path}.${key}`, inner)) : [[path, value]];

/**
 * A draft in the words of its line, section by section; what was not filled is not there.
 *
 * @param nomes what stands for values that are only references, by path
 */
export function sectionsOf(
  linha: Pick<LinhaQuotavel, 'rotuloDe' | 'show'>,
  { risco }: Pick<RascunhoOrcamento, 'risco'>,
  nomes: Readonly<Record<string, string>> = {},
): Secao[] {
  const fieldsOf = (path: string, value: unknown): Secao['campos'] =>
    leavesOf(path, value).flatMap(([campo, valor]) => {
      const rotulo = linha.rotuloDe(campo);
      const nome = nomes[campo];
      if (nome !== undefined) return rotulo ? [{ rotulo, valor: nome }] : [];
      // an identifier says nothing to a reader
      return rotulo && !isVazio(valor) && !Id.safeParse(valor).success ? [{ rotulo, valor: linha.show(campo, valor) }] : [];
    });
  const keys = [...new Set(['segurado', 'seguro', ...Object.keys(risco)])];
  const named = keys
    .filter((key) => isRecord(risco[key]))
    .map((key) => ({ titulo: titulosDasSecoes[key] ?? OUTROS_DADOS, campos: fieldsOf(`risco.${key}`, risco[key]) }));
  const loose = keys.filter((key) => !isRecord(risco[key])).flatMap((key) => fieldsOf(`risco.${key}`, risco[key]));
  return [...named, { titulo: OUTROS_DADOS, campos: loose }].filter(({ campos }) => campos.length > 0);
}

/** Who sells a case, each with their share. @example nameProdutores([{ nome: 'Ana', pctBps: 10_000 }]) // 'Ana (100%)' */
export const nameProdutores = (produtores: readonly { readonly nome: string; readonly pctBps: number | null }[]): string =>
  produtores.map(({ nome, pctBps }) => (pctBps === null ? nome : `${nome} (${formatBps(pctBps)})`)).join(', ');

import type { Diferencas, ResultadoCotacao } from '@balcao/contracts';
import { formatBps } from '../dinheiro/bps.ts';
import { payloadCanonico } from './payload-canonico.ts';
import type { Termos } from './merge-respostas.ts';

/** One run as it is compared: what was asked, on which terms, what each insurer answers in it. */
export interface VersaoComparada {
  readonly risco: Readonly<Record<string, unknown>>;
  readonly termos: Termos;
  readonly resultados: readonly Pick<ResultadoCotacao, 'seguradora' | 'seguradoraNome' | 'ofertas'>[];
}

/** How a line names a field and shows its value. */
export interface Leitura {
  rotuloDe(campo: string): string | null;
  show(campo: string, valor: unknown): string;
}

const isRecord = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const isEmpty = (valor: unknown): boolean => valor === undefined || valor === null || valor === '';
const same = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || payloadCanonico({ v: a ?? null }) === payloadCanonico({ v: b ?? null });

/** Paths whose values differ; a list counts as one value. */
function changedPaths(antes: unknown, depois: unknown, at: string): string[] {
  if (!isRecord(antes) && !isRecord(depois)) return same(antes, depois) ? [] : [at];
  const [before, after] = [isRecord(antes) ? antes : {}, isRecord(depois) ? depois : {}];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => changedPaths(before[name], after[name], `${at}.${name}`));
}

const read = (raiz: unknown, campo: string): unknown =>
  campo.split('.').reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), { risco: raiz });

const melhorDe = (resultado: VersaoComparada['resultados'][number] | undefined): number | null =>
  resultado && resultado.ofertas.length > 0 ? Math.min(...resultado.ofertas.map(({ premioTotalCentavos }) => premioTotalCentavos)) : null;

function termosDiferentes(antes: Termos, depois: Termos, nomeDe: (slug: string) => string): Diferencas['termos'] {
  const slugs = [...new Set([...antes.seguradoras, ...depois.seguradoras])];
  const show = (termos: Termos, slug: string, taxa: 'comissaoBps' | 'descontoBps') =>
    termos.seguradoras.includes(slug) ? formatBps(termos[taxa][slug] ?? 0) : '—';
  return slugs.flatMap((seguradora) =>
    (['comissaoBps', 'descontoBps'] as const)
      .map((taxa) => ({
        seguradora,
        seguradoraNome: nomeDe(seguradora),
        termo: taxa === 'comissaoBps' ? ('comissao' as const) : ('desconto' as const),
        antes: show(antes, seguradora, taxa),
        depois: show(depois, seguradora, taxa),
      }))
      .filter(({ antes: before, depois: after }) => before !== after),
  );
}

/**
 * Differences between two runs of an orçamento: fields of the risk with the labels of the line, terms, and the best price of each
 * insurer before and after. An insurer that one run did not ask has no price in that run.
 *
 * @example compareVersoes(linhaAuto, primeira, segunda).precos[0]?.deltaCentavos // -12_300
 */
export function compareVersoes(linha: Leitura, antes: VersaoComparada, depois: VersaoComparada): Diferencas {
  const nomes = new Map([...antes.resultados, ...depois.resultados].map(({ seguradora, seguradoraNome }) => [seguradora, seguradoraNome]));
  const nomeDe = (slug: string): string => nomes.get(slug) ?? slug;
  const answers = ({ resultados }: VersaoComparada, slug: string) => resultados.find(({ seguradora }) => seguradora === slug);
  return {
    risco: changedPaths(antes.risco, depois.risco, 'risco').map((campo) => ({
      campo,
      rotulo: linha.rotuloDe(campo) ?? campo.replace(/^risco\./, ''),
      antes: linha.show(campo, read(antes.risco, campo)),
      depois: linha.show(campo, read(depois.risco, campo)),
    })),
    termos: termosDiferentes(antes.termos, depois.termos, nomeDe),
    precos: [...nomes].map(([seguradora, seguradoraNome]) => {
      const [antesCentavos, depoisCentavos] = [melhorDe(answers(antes, seguradora)), melhorDe(answers(depois, seguradora))];
      const deltaCentavos = antesCentavos === null || depoisCentavos === null ? null : depoisCentavos - antesCentavos;
      return { seguradora, seguradoraNome, antesCentavos, depoisCentavos, deltaCentavos };
    }),
  };
}

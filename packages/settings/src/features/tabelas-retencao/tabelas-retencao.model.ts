import type { DadosTabelaRetencao, ReducaoIrrf, TabelaRetencao } from '@balcao/contracts';
import { validateTabelaRetencao } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { copy } from './tabelas-retencao.copy.ts';

type Digitavel<T> = { readonly [C in keyof T]: T[C] | null };
type Faixa = DadosTabelaRetencao['irrfFaixas'][number];

/** A table as it is typed: an empty field is null. */
export interface Digitado extends Digitavel<Omit<DadosTabelaRetencao, 'irrfFaixas' | 'irrfReducao' | 'fonte'>> {
  readonly irrfFaixas: readonly Digitavel<Faixa>[];
  readonly temReducao: boolean;
  readonly irrfReducao: Digitavel<ReducaoIrrf>;
  readonly fonte: string;
}

export const SEM_REDUCAO: Digitavel<ReducaoIrrf> = {
  inteiraAteCentavos: null,
  inteiraCentavos: null,
  fixaCentavos: null,
  taxaMilionesimos: null,
  fimCentavos: null,
};
export const FAIXA_VAZIA: Digitavel<Faixa> = { ateCentavos: null, bps: null, deducaoCentavos: null };
const SIMPLES = ['desde', 'inssBps', 'inssTetoCentavos', 'irrfSimplificadoCentavos', 'irrfMinimoCentavos'] as const;
const DA_REDUCAO = Object.keys(SEM_REDUCAO) as readonly (keyof ReducaoIrrf)[];

/** What a new table begins with: the values of the newest. */
export const digitadoDe = (ultima: TabelaRetencao | undefined): Digitado => ({
  desde: null,
  inssBps: ultima?.inssBps ?? null,
  inssTetoCentavos: ultima?.inssTetoCentavos ?? null,
  irrfSimplificadoCentavos: ultima?.irrfSimplificadoCentavos ?? null,
  irrfMinimoCentavos: ultima?.irrfMinimoCentavos ?? null,
  irrfFaixas: ultima?.irrfFaixas ?? [FAIXA_VAZIA],
  temReducao: Boolean(ultima?.irrfReducao),
  irrfReducao: ultima?.irrfReducao ?? SEM_REDUCAO,
  fonte: '',
});

/** Fields in the order of the form, as refusals name them. */
export const camposOf = ({ irrfFaixas }: Digitado): string[] => [
  ...SIMPLES,
  ...irrfFaixas.flatMap((_, index) => Object.keys(FAIXA_VAZIA).map((campo) => `irrfFaixas.${index}.${campo}`)),
  ...DA_REDUCAO.map((campo) => `irrfReducao.${campo}`),
  'fonte',
];

/** What is sent of what was judged: nothing of it is empty but the end of the last bracket. */
export const tabelaOf = ({ temReducao, irrfReducao, irrfFaixas, ...digitado }: Digitado): DadosTabelaRetencao => ({
  desde: digitado.desde ?? '',
  inssBps: digitado.inssBps ?? 0,
  inssTetoCentavos: digitado.inssTetoCentavos ?? 0,
  irrfSimplificadoCentavos: digitado.irrfSimplificadoCentavos ?? 0,
  irrfMinimoCentavos: digitado.irrfMinimoCentavos ?? 0,
  irrfFaixas: irrfFaixas.map(({ ateCentavos, bps, deducaoCentavos }) => ({
    ateCentavos,
    bps: bps ?? 0,
    deducaoCentavos: deducaoCentavos ?? 0,
  })),
  irrfReducao: temReducao ? (Object.fromEntries(DA_REDUCAO.map((campo) => [campo, irrfReducao[campo] ?? 0])) as ReducaoIrrf) : null,
  fonte: digitado.fonte.trim(),
});

function* emptyIn(digitado: Digitado): Generator<string> {
  for (const campo of SIMPLES) if (digitado[campo] === null) yield campo;
  for (const [index, { bps, deducaoCentavos }] of digitado.irrfFaixas.entries()) {
    if (bps === null) yield `irrfFaixas.${index}.bps`;
    if (deducaoCentavos === null) yield `irrfFaixas.${index}.deducaoCentavos`;
  }
  if (digitado.temReducao) for (const campo of DA_REDUCAO) if (digitado.irrfReducao[campo] === null) yield `irrfReducao.${campo}`;
  if (digitado.fonte.trim() === '') yield 'fonte';
}

/** What keeps a table from being sent: what is empty first, then what is wrong. */
export function errosOf(digitado: Digitado): Erros<string> {
  const vazios = [...emptyIn(digitado)];
  if (vazios.length > 0) return Object.fromEntries(vazios.map((campo) => [campo, copy.obrigatorio]));
  return Object.fromEntries(
    validateTabelaRetencao(tabelaOf(digitado))
      .toReversed()
      .map(({ campo, mensagem }) => [campo, mensagem]),
  );
}

import type { RespostaAnterior, ResultadoCotacao } from '@balcao/contracts';

/** An insurer's answer as it stands on screen: of the run shown, or kept from the run it completes. */
export interface RespostaVisivel {
  readonly resultado: ResultadoCotacao;
  /** Number of the run it was given in, when that is not the one shown. */
  readonly versaoAnterior: number | null;
}

/**
 * The current answer of each insurer after a recalculation that asked only some: those asked have their new answer, even a refusal; the
 * others keep the newest answer of the runs that this one completes, marked with the number of that run.
 *
 * @example mergeRespostas(doCalculo, anteriores).filter(({ versaoAnterior }) => versaoAnterior !== null)
 */
export function mergeRespostas(
  resultados: readonly ResultadoCotacao[],
  anteriores: readonly RespostaAnterior[] = [],
): readonly RespostaVisivel[] {
  const asked = new Set(resultados.map(({ seguradora }) => seguradora));
  const newest = new Map<string, RespostaAnterior>();
  for (const anterior of anteriores) {
    const known = newest.get(anterior.resultado.seguradora);
    if (!known || known.versao < anterior.versao) newest.set(anterior.resultado.seguradora, anterior);
  }
  return [
    ...resultados.map((resultado) => ({ resultado, versaoAnterior: null })),
    ...[...newest.values()]
      .filter(({ resultado }) => !asked.has(resultado.seguradora))
      .map(({ resultado, versao }) => ({ resultado, versaoAnterior: versao })),
  ];
}

/** The terms of one run, or of the draft. */
export interface Termos {
  readonly seguradoras: readonly string[];
  readonly comissaoBps: Readonly<Record<string, number | null | undefined>>;
  readonly descontoBps: Readonly<Record<string, number | null | undefined>>;
}

/**
 * Which insurers must be asked again when only terms changed: those whose commission or discount is another, and those never asked.
 *
 * @param rodadas runs whose answers stand, any order of time, newest first
 * @example seguradorasQueMudaram(termosDoFormulario, [termosDaRodada]) // ['capivara_seguros']
 */
export function seguradorasQueMudaram(agora: Termos, rodadas: readonly Termos[]): string[] {
  return agora.seguradoras.filter((slug) => {
    const rodada = rodadas.find(({ seguradoras }) => seguradoras.includes(slug));
    if (!rodada) return true;
    return (
      (agora.comissaoBps[slug] ?? 0) !== (rodada.comissaoBps[slug] ?? 0) ||
      (agora.descontoBps[slug] ?? 0) !== (rodada.descontoBps[slug] ?? 0)
    );
  });
}

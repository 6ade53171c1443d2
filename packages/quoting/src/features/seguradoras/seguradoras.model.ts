import type { SeguradoraAtiva } from '@balcao/contracts';

type Taxas = Readonly<Record<string, number | null | undefined>>;

export interface BlocoComercial {
  readonly seguradoras: readonly string[];
  readonly comissaoBps: Taxas;
}

/** Chooses insurers: each new one starts at the commission agreed with it, and one chosen again keeps what was typed. */
export function withEscolhidas(bloco: BlocoComercial, escolhidas: readonly string[], ativas: readonly SeguradoraAtiva[]): BlocoComercial {
  const padroes = ativas
    .filter(({ slug }) => escolhidas.includes(slug) && bloco.comissaoBps[slug] == null)
    .map(({ slug, comissaoPadraoBps }) => [slug, comissaoPadraoBps] as const);
  return { seguradoras: escolhidas, comissaoBps: { ...bloco.comissaoBps, ...Object.fromEntries(padroes) } };
}

/** One commission for all that were chosen, within what each agreed to. */
export function comissaoParaTodas(bloco: BlocoComercial, bps: number, ativas: readonly SeguradoraAtiva[]): Record<string, number> {
  const chosen = ativas.filter(({ slug }) => bloco.seguradoras.includes(slug));
  return Object.fromEntries(
    chosen.map(({ slug, comissaoMinBps, comissaoMaxBps }) => [slug, Math.min(Math.max(bps, comissaoMinBps), comissaoMaxBps)]),
  );
}

/** As they came, but the insurer of the policy that is renewed, told by its name, before the others. */
export const atualPrimeiro = (ativas: readonly SeguradoraAtiva[], atual: string | null): readonly SeguradoraAtiva[] =>
  ativas.toSorted((a, b) => Number(b.nome === atual) - Number(a.nome === atual));

/** Insurers that were chosen and may be no longer. */
export const foraDaLista = (escolhidas: readonly string[], ativas: readonly SeguradoraAtiva[]): readonly string[] =>
  escolhidas.filter((slug) => !ativas.some((ativa) => ativa.slug === slug));

export type TipoAjuste = 'DESCONTO' | 'AGRAVO';

/** A discount is a positive rate, a surcharge a negative one. */
export const ajusteOf = (tipo: TipoAjuste, bps: number | null): number | null => {
  if (bps === null) return null;
  return tipo === 'AGRAVO' && bps !== 0 ? -bps : bps;
};

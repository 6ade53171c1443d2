import { createHash } from 'node:crypto';
import type { Comercial, Corretora, LinhaCotada, RiscoDe } from '@balcao/contracts';
import { payloadCanonico } from '@balcao/domain';
import type { SeguradoraDaCorretora } from '../registry/index.ts';
import type { NovaCotacao, SnapshotCotacao } from './cotacao.repository.ts';

type Pedido = Pick<NovaCotacao, 'snapshot' | 'payloadHash' | 'seguradoras' | 'comissaoBps' | 'descontoBps'>;

/** One question, frozen: the same data gives the same hash, in whatever order insurers were ticked. */
export function freezePedido(asked: {
  linha: LinhaCotada;
  risco: RiscoDe;
  comercial: Comercial;
  corretora: Corretora;
  ativas: readonly SeguradoraDaCorretora[];
}): Pedido {
  const { linha, risco, comercial, corretora, ativas } = asked;
  const seguradoras = [...new Set(comercial.seguradoras)].sort();
  const each = <T>(of: (slug: string) => T): Record<string, T> => Object.fromEntries(seguradoras.map((slug) => [slug, of(slug)]));
  const corretor = { cnpj: corretora.cnpj, susep: corretora.susep, nome: corretora.razaoSocial };
  const snapshot = { linha, risco, corretor, codigos: each((slug) => ativas.find((ativa) => ativa.slug === slug)?.codigoCorretor ?? '') };
  const termos = {
    seguradoras,
    comissaoBps: each((slug) => comercial.comissaoBps[slug] ?? 0),
    descontoBps: each((slug) => comercial.descontoBps[slug] ?? 0),
  };
  return { snapshot, payloadHash: hashDoPedido(snapshot, termos), ...termos };
}

type TermosPedidos = Pick<Pedido, 'seguradoras' | 'comissaoBps' | 'descontoBps'>;

export const hashDoPedido = (snapshot: SnapshotCotacao, { seguradoras, comissaoBps, descontoBps }: TermosPedidos): string =>
  createHash('sha256')
    .update(payloadCanonico({ ...snapshot, seguradoras, comissaoBps, descontoBps }))
    .digest('hex');

/** The same question, to some of those it was for. */
export function narrowPedido<P extends Pedido>(pedido: P, only: readonly string[]): P {
  const pick = <T>(of: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(of).filter(([slug]) => only.includes(slug)));
  const snapshot = { ...pedido.snapshot, codigos: pick(pedido.snapshot.codigos) };
  const termos = {
    seguradoras: pedido.seguradoras.filter((slug) => only.includes(slug)),
    comissaoBps: pick(pedido.comissaoBps),
    descontoBps: pick(pedido.descontoBps),
  };
  return { ...pedido, snapshot, ...termos, payloadHash: hashDoPedido(snapshot, termos) };
}

/** Whether two runs asked about the same thing, in the same name: only terms may differ. */
export function isMesmoRisco(a: SnapshotCotacao, b: SnapshotCotacao): boolean {
  const [before, after] = [a, b].map(({ linha, risco, corretor }) => payloadCanonico({ linha, risco, corretor }));
  return before === after;
}

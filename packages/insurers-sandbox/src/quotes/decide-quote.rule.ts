import { addDias, hojeEm } from '@balcao/domain';
import { cenarioFor, type Cenario } from '../cenarios/cenario.rule.ts';
import { writeQuoteInfo } from '../opin/quote-auto.writer.ts';
import type { PedidoOpin } from '../opin/quote-auto.schema.ts';
import { noticesOf, refusalOf, type Aviso, type RiscoAceitacao } from '../rating/acceptance.rule.ts';
import { packagesOf } from '../rating/pacotes.rule.ts';
import { instalmentsOf } from '../rating/parcelamentos.rule.ts';
import { rateAuto } from '../rating/rate-auto.rule.ts';
import type { TarifaAuto } from '../seguradoras/perfil.ts';

/** How a quote will end, known the moment it arrives; time only decides when it is told. */
export type Decisao =
  | { readonly status: 'ACPT'; readonly quoteInfo: object; readonly ofertas: readonly string[]; readonly exige: boolean }
  | { readonly status: 'RJCT'; readonly motivo: string }
  | { readonly status: 'NUNCA' }
  | { readonly status: 'MALFORMADA' };

interface Questao {
  readonly slug: string;
  readonly tarifa: TarifaAuto;
  readonly pedido: PedidoOpin;
  readonly risco: RiscoAceitacao;
  readonly observacoes: string;
  readonly seed: number;
  readonly agora: Date;
}

/** `CODIGO: [campo] texto`, the form this sandbox gives to a `rejectionReason`. */
const toReason = ({ codigo, texto, campo }: Aviso): string => `${codigo}: ${campo ? `[${campo}] ` : ''}${texto}`;

const forced: Partial<Record<Cenario, Decisao>> = {
  TIMEOUT: { status: 'NUNCA' },
  MALFORMED: { status: 'MALFORMADA' },
  RECUSA: {
    status: 'RJCT',
    motivo: toReason({ codigo: 'ACEITACAO_RISCO', texto: 'Risco fora da política de aceitação desta seguradora.' }),
  },
};

export function decideQuote({ slug, tarifa, pedido, risco, observacoes, seed, agora }: Questao): Decisao {
  const cenario = cenarioFor(observacoes, slug);
  const forcada = cenario && forced[cenario];
  if (forcada) return forcada;
  const recusa = refusalOf(tarifa, risco);
  if (recusa) return { status: 'RJCT', motivo: toReason(recusa) };

  const ofertas = packagesOf(tarifa, risco).map((pacote, i) => {
    const preco = rateAuto(tarifa, pacote.risco);
    const id = `${slug.slice(0, 3).toUpperCase()}-${String(seed).padStart(10, '0')}-${i + 1}`;
    return { ...pacote, id, preco, parcelamentos: instalmentsOf(tarifa, preco.totalCentavos) };
  });
  const exigencia = cenario === 'EXIGENCIA' ? [{ codigo: 'EXIGENCIA', texto: 'Envie o documento do veículo antes da emissão.' }] : [];
  const quoteInfo = writeQuoteInfo({
    pedido,
    ofertas,
    validade: addDias(hojeEm(agora), tarifa.validadeDias),
    mensagens: [...noticesOf(tarifa, risco), ...exigencia],
  });
  return { status: 'ACPT', quoteInfo, ofertas: ofertas.map(({ id }) => id), exige: exigencia.length > 0 };
}

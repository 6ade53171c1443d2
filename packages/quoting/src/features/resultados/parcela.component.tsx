import type { OfertaCotacao } from '@balcao/contracts';
import { type FormaPedida, formatCentavos, parcelaDe, rotulosOpcoes, valorDaParcela } from '@balcao/domain';
import { token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './resultados.copy.ts';

interface ParcelaProps {
  oferta: OfertaCotacao;
  /** The form of payment asked; null for the best without interest. */
  pedido: FormaPedida | null;
}

/** What the instalment is of, in words. */
export const rotuloDaParcela = (pedido: FormaPedida | null): string =>
  pedido ? rotulosOpcoes.formaPagamento[pedido.forma] : copy.semJuros;

/** The instalment of an offer in the payment asked, what it costs more, or that there is none. */
export function Parcela({ oferta, pedido }: ParcelaProps) {
  const plano = parcelaDe(oferta, pedido);
  if (!plano) return semPlano(oferta, pedido);
  const valor = `${copy.parcelas(plano.n)} ${formatCentavos(valorDaParcela(plano))}`;
  if (plano.jurosBps === 0) return valor;
  return (
    <>
      <span>{valor}</span>
      <ComJuros>
        <span>{copy.comJuros}</span> <span>{copy.totalDe(formatCentavos(plano.totalCentavos))}</span>
      </ComJuros>
    </>
  );
}

function semPlano({ parcelamentos }: OfertaCotacao, pedido: FormaPedida | null): string {
  if (!pedido) return copy.semParcelamento;
  // the longest without interest was asked of a form that always charges it
  const isOferecida = pedido.n === null && parcelamentos.some(({ forma }) => forma === pedido.forma);
  return isOferecida ? copy.soComJuros : copy.naoOferece;
}

/* breaks between its two parts and never within a sum of money */
const ComJuros = styled.div`
  font-size: ${token('texto12')};
  line-height: 15px;
  white-space: normal;
  > span {
    white-space: nowrap;
  }
`;

import { addDias, hojeEm } from '@balcao/domain';
import type { ContextoDecisao, Veredito } from '../quotes/protocolo.ts';
import { offerId } from '../quotes/veredito.rule.ts';
import { noticesOf, refusalOf, type RiscoAceitacao } from '../rating/acceptance.rule.ts';
import { packagesOf } from '../rating/pacotes.rule.ts';
import { instalmentsOf } from '../rating/parcelamentos.rule.ts';
import { rateAuto } from '../rating/rate-auto.rule.ts';
import type { TarifaAuto } from '../seguradoras/perfil.ts';
import type { PedidoOpin } from './quote-auto.schema.ts';
import { writeQuoteInfo } from './quote-auto.writer.ts';

interface Questao {
  readonly tarifa: TarifaAuto;
  readonly pedido: PedidoOpin;
  readonly risco: RiscoAceitacao;
}

/** Decision of this insurer about a valid car request. */
export function decideAuto({ tarifa, pedido, risco }: Questao, contexto: ContextoDecisao): Veredito {
  const motivo = refusalOf(tarifa, risco);
  if (motivo) return { status: 'RJCT', motivo };
  const ofertas = packagesOf(tarifa, risco).map((pacote, i) => {
    const preco = rateAuto(tarifa, pacote.risco);
    return { ...pacote, id: offerId(contexto, i + 1), preco, parcelamentos: instalmentsOf(tarifa, preco.totalCentavos) };
  });
  const quoteInfo = writeQuoteInfo({
    pedido,
    ofertas,
    validade: addDias(hojeEm(contexto.agora), tarifa.validadeDias),
    mensagens: [...noticesOf(tarifa, risco), ...contexto.exigencias],
  });
  return { status: 'ACPT', quoteInfo, ofertas: ofertas.map(({ id }) => id) };
}

import { hojeEm } from '@balcao/domain';
import type * as z from 'zod/mini';
import type { PedidoDaLinha, RespostaSeguradora } from '../insurer.port.ts';
import { toOffers } from './opin-offers.reply.ts';
import { toMessage } from './opin-refusal.ts';
import { extensoes, type OpinQuoteInfo } from './opin-response.schema.ts';

/** A field of the extension, or undefined when the insurer has none or means something else by that name. */
function extension<S extends z.ZodMiniType>({ quoteCustomData }: OpinQuoteInfo, fieldId: string, schema: S): z.output<S> | undefined {
  const found = quoteCustomData?.generalQuoteInfo?.find((field) => field.fieldId === fieldId);
  return schema.safeParse(found?.value).data;
}

/** ACPT, translated once into the shape everything else here uses. */
export function fromAccepted(
  info: OpinQuoteInfo,
  pedido: PedidoDaLinha<'AUTO'>,
  agora: Date,
): Extract<RespostaSeguradora, { status: 'OK' }> {
  const pacotes = extension(info, 'pacotes', extensoes.pacotes) ?? [];
  const mensagens = extension(info, 'mensagens', extensoes.mensagens) ?? [];
  return {
    status: 'OK',
    numeroCalculo: info.quotes[0]?.insurerQuoteId ?? '',
    // an insurer that does not say how long its price holds only stands by it today
    validade: extension(info, 'validade', extensoes.validade) ?? hojeEm(agora),
    mensagens: mensagens.map((mensagem) => toMessage(mensagem, pedido.risco)),
    ofertas: toOffers({ info, pacotes, comissaoBps: pedido.comissaoBps }),
  };
}

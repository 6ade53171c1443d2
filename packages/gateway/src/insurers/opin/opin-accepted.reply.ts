import { hojeEm } from '@balcao/domain';
import type * as z from 'zod/mini';
import type { PedidoSeguradora, RespostaSeguradora } from '../insurer.port.ts';
import { type PalavrasOferta, toOffers } from './opin-offers.reply.ts';
import type { FieldOf, LeituraAceita } from './opin-protocolo.ts';
import { toMessage } from './opin-refusal.ts';
import { extensoes, OpinQuoteInfo } from './opin-response.schema.ts';

/** A field of the extension; undefined when the insurer does not send it, or with another type. */
function extension<S extends z.ZodMiniType>({ quoteCustomData }: OpinQuoteInfo, fieldId: string, schema: S): z.output<S> | undefined {
  const found = quoteCustomData?.generalQuoteInfo?.find((field) => field.fieldId === fieldId);
  return schema.safeParse(found?.value).data;
}

interface Contexto {
  readonly pedido: Pick<PedidoSeguradora, 'comissaoBps'>;
  readonly agora: Date;
  readonly fieldOf: FieldOf;
  readonly palavras: PalavrasOferta;
}

/** Converts ACPT from the common format of the quote APIs to the type used in the rest of this folder. */
export function readAcceptedQuote(quoteInfo: unknown, contexto: Contexto): LeituraAceita {
  const info = OpinQuoteInfo.safeParse(quoteInfo);
  if (info.success) return { ok: true, resposta: fromAccepted(info.data, contexto) };
  return { ok: false, problemas: info.error.issues.slice(0, 10).map(({ path, code }) => `${path.join('.')}: ${code}`) };
}

function fromAccepted(info: OpinQuoteInfo, { pedido, agora, fieldOf, palavras }: Contexto): RespostaSeguradora {
  const pacotes = extension(info, 'pacotes', extensoes.pacotes) ?? [];
  const mensagens = extension(info, 'mensagens', extensoes.mensagens) ?? [];
  return {
    status: 'OK',
    numeroCalculo: info.quotes[0]?.insurerQuoteId ?? '',
    // a price without a validity is only valid today
    validade: extension(info, 'validade', extensoes.validade) ?? hojeEm(agora),
    mensagens: mensagens.map((mensagem) => toMessage(mensagem, fieldOf)),
    ofertas: toOffers({ info, pacotes, comissaoBps: pedido.comissaoBps, palavras }),
    referencias: info.quotes.map(({ insurerQuoteId }) => insurerQuoteId),
  };
}

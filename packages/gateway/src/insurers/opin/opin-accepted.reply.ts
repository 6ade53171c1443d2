import { hojeEm } from '@balcao/domain';
import type * as z from 'zod/mini';
import type { PedidoSeguradora, RespostaSeguradora } from '../insurer.port.ts';
import { type PalavrasOferta, toOffers } from './opin-offers.reply.ts';
import type { FieldOf, LeituraAceita } from './opin-protocolo.ts';
import { toMessage } from './opin-refusal.ts';
import { extensoes, OpinQuoteInfo } from './opin-response.schema.ts';

/** A field of the extension, or undefined when the insurer has none or means something else by that name. */
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

/** ACPT in the form the standard's quote APIs share, translated once into the shape everything else here uses. */
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
    // an insurer that does not say how long its price holds only stands by it today
    validade: extension(info, 'validade', extensoes.validade) ?? hojeEm(agora),
    mensagens: mensagens.map((mensagem) => toMessage(mensagem, fieldOf)),
    ofertas: toOffers({ info, pacotes, comissaoBps: pedido.comissaoBps, palavras }),
    referencias: info.quotes.map(({ insurerQuoteId }) => insurerQuoteId),
  };
}

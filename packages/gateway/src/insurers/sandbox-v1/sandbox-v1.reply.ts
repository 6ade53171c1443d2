import { Bps, Centavos, Data, Parcelamento } from '@balcao/contracts';
import * as z from 'zod/mini';
import type { FieldOf, LeituraAceita } from '../opin/opin-protocolo.ts';
import { cleanText, toMessage } from '../opin/opin-refusal.ts';

const Oferta = z.object({
  id: z.string().check(z.minLength(1)),
  pacote: z.string().check(z.maxLength(60)),
  principal: z.boolean(),
  periodicidade: z.enum(['UNICA', 'MENSAL', 'ANUAL']),
  premioLiquidoCentavos: Centavos,
  iofCentavos: Centavos,
  premioTotalCentavos: Centavos,
  comissaoBps: Bps,
  comissaoCentavos: Centavos,
  composicao: z.array(z.object({ rotulo: z.string(), valorCentavos: Centavos })),
  coberturas: z.array(z.object({ codigo: z.string(), nome: z.string(), limiteCentavos: z.nullable(Centavos), carenciaDias: z.int() })),
  parcelamentos: z.array(Parcelamento),
  observacoes: z.array(z.string()),
});
type Oferta = z.infer<typeof Oferta>;

const Aceita = z.object({
  validade: Data,
  mensagens: z.array(z.object({ codigo: z.string(), texto: z.string(), campo: z.optional(z.string()) })),
  ofertas: z.array(Oferta).check(z.minLength(1)),
});

/** Inconsistencies of an offer: parts that do not add up to its total. */
function contradictionOf({ premioLiquidoCentavos, iofCentavos, premioTotalCentavos, composicao }: Oferta): string | null {
  if (premioLiquidoCentavos + iofCentavos !== premioTotalCentavos) return 'ofertas.premioTotalCentavos: soma';
  const explained = composicao.reduce((total, { valorCentavos }) => total + valorCentavos, 0);
  return composicao.length > 0 && explained !== premioLiquidoCentavos ? 'ofertas.composicao: soma' : null;
}

const toOffer = ({ id: _id, coberturas, observacoes, composicao, ...oferta }: Oferta) => ({
  ...oferta,
  composicao: composicao.map(({ rotulo, valorCentavos }) => ({ rotulo: cleanText(rotulo), valorCentavos })),
  franquias: [],
  coberturas: coberturas.map(({ codigo, nome, limiteCentavos, carenciaDias }) => ({
    codigo,
    nome,
    lmiCentavos: limiteCentavos,
    premioCentavos: null,
    franquiaCentavos: null,
    carenciaDias,
  })),
  assistencias: [],
  observacoes: observacoes.map(cleanText),
});

/** Converts ACPT of `/sandbox/v1` to our type. An inconsistent price is rejected. */
export function readSandboxAccepted(quoteInfo: unknown, fieldOf: FieldOf): LeituraAceita {
  const parsed = Aceita.safeParse(quoteInfo);
  if (!parsed.success)
    return { ok: false, problemas: parsed.error.issues.slice(0, 10).map(({ path, code }) => `${path.join('.')}: ${code}`) };
  const { validade, mensagens, ofertas } = parsed.data;
  const problemas = ofertas.map(contradictionOf).filter((problema) => problema !== null);
  if (problemas.length > 0) return { ok: false, problemas };
  return {
    ok: true,
    resposta: {
      status: 'OK',
      numeroCalculo: ofertas[0]?.id ?? '',
      validade,
      mensagens: mensagens.map((mensagem) => toMessage(mensagem, fieldOf)),
      ofertas: ofertas.map(toOffer),
      referencias: ofertas.map(({ id }) => id),
    },
  };
}

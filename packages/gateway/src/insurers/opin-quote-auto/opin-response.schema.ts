import { Bps, Centavos, Data, Parcelamento } from '@balcao/contracts';
import * as z from 'zod/mini';

/**
 * Open Insurance Brasil quote-auto 1.10: the published shape of what we read. What we never read is not checked, so that an insurer's
 * harmless slip costs nobody a price.
 */
const opcional = z.optional;
/** Money in reais: another unit where a price belongs is a malformed price, never a wrong one. */
const quantia = z.object({
  amount: z.string().check(z.regex(/^\d{1,15}(\.\d{2})?$/)),
  unitType: z.literal('MONETARIO'),
  unit: opcional(z.object({ description: z.literal('BRL') })),
});
const status = z.enum(['RCVD', 'EVAL', 'ACPT', 'RJCT', 'ACKN', 'CANC']);

export const OpinCreated = z.object({ data: z.object({ status, rejectionReason: opcional(z.string()) }) });

const coberta = { code: z.string(), internalCode: opcional(z.string()), description: opcional(z.string()) };
const franquia = z.object({
  type: z.enum(['REDUZIDA', 'NORMAL', 'MAJORADA', 'DEDUTIVEL', 'OUTROS']),
  typeAdditionalInfo: opcional(z.string()),
  deductibleAmount: opcional(quantia),
});

export const OpinQuote = z.object({
  insurerQuoteId: z.string().check(z.minLength(1)),
  coverages: opcional(z.array(z.object({ ...coberta, deductible: opcional(franquia) }))),
  assistances: z.array(z.object({ type: z.string(), service: z.string(), description: z.string() })),
  premiumInfo: z.object({
    paymentsQuantity: z.string(),
    totalPremiumAmount: quantia,
    totalNetAmount: quantia,
    IOF: quantia,
    interestRateOverPayments: opcional(z.number()),
    coverages: z.array(z.object({ ...coberta, premiumAmount: quantia })),
    payments: z.array(z.object({ amount: quantia, paymentType: z.string() })),
  }),
});
export type OpinQuote = z.infer<typeof OpinQuote>;

const campoProprio = z.object({ fieldId: z.string(), value: z.unknown() });

export const OpinQuoteInfo = z.object({
  quoteData: z.object({
    insuredObjects: opcional(z.array(z.object({ coverages: z.array(z.object({ ...coberta, LMI: quantia })) }))),
  }),
  quotes: z.array(OpinQuote).check(z.minLength(1)),
  quoteCustomData: opcional(z.object({ generalQuoteInfo: opcional(z.array(campoProprio)) })),
});
export type OpinQuoteInfo = z.infer<typeof OpinQuoteInfo>;

export const OpinStatus = z.object({
  data: z.object({ status, rejectionReason: opcional(z.string()), quoteInfo: opcional(z.unknown()) }),
});

/** What PATCH answers when an offer was taken up. */
export const OpinClosed = z.object({
  data: z.object({
    status,
    protocolNumber: opcional(z.string().check(z.minLength(1), z.maxLength(60))),
    quoteCustomData: opcional(z.object({ generalQuoteInfo: opcional(z.array(campoProprio)) })),
  }),
});

const erro = z.object({ code: z.string(), title: z.string(), detail: z.string() });
/** The standard publishes a list, except in the 422 of POST /request, where it publishes one object. */
export const OpinErrors = z.object({ errors: z.union([z.array(erro), erro]) });

export const OpinToken = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: opcional(z.number()) });

/** Fields of `quoteCustomData.generalQuoteInfo` this house understands; an insurer without them is understood too. */
export const extensoes = {
  validade: Data,
  mensagens: z.array(z.object({ codigo: z.string(), texto: z.string(), campo: opcional(z.string()) })),
  pacotes: z.array(
    z.object({
      insurerQuoteId: z.string(),
      nome: z.string(),
      principal: z.boolean(),
      comissaoBps: Bps,
      comissaoCentavos: Centavos,
      parcelamentos: z.array(Parcelamento),
    }),
  ),
};
export type OpinPackage = z.infer<typeof extensoes.pacotes>[number];

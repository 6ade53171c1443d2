import { Bps, Centavos, Data, Parcelamento } from '@balcao/contracts';
import * as z from 'zod/mini';

/**
 * The published shape of what we read, common to Open Insurance Brasil's quote APIs (auto 1.10, patrimonial 2.0, person 1.11): each writes
 * an accepted quote with the same words and puts a limit or a deductible in one of two places. Fields that are never read are not
 * validated, so that a harmless mistake of an insurer does not lose a price.
 */
const opcional = z.optional;
/** Money in reais: a price in another unit is rejected as malformed. */
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
  amount: opcional(quantia),
});

export const OpinQuote = z.object({
  insurerQuoteId: z.string().check(z.minLength(1)),
  coverages: opcional(z.array(z.object({ ...coberta, maxLMI: opcional(quantia), deductible: opcional(franquia) }))),
  assistances: opcional(z.array(z.object({ type: z.string(), service: z.string(), description: z.string() }))),
  premiumInfo: z.object({
    totalPremiumAmount: quantia,
    totalNetAmount: quantia,
    IOF: quantia,
    interestRateOverPayments: opcional(z.union([z.number(), z.string().check(z.regex(/^\d{1,3}\.\d{1,9}$/))])),
    coverages: z.array(z.object({ ...coberta, premiumAmount: quantia })),
    payments: z.array(z.object({ amount: quantia, paymentType: z.string() })),
  }),
});
export type OpinQuote = z.infer<typeof OpinQuote>;

const campoProprio = z.object({ fieldId: z.string(), value: z.unknown() });

export const OpinQuoteInfo = z.object({
  quoteData: z.object({
    insuredObjects: opcional(z.array(z.object({ coverages: opcional(z.array(z.object({ ...coberta, LMI: quantia }))) }))),
  }),
  quotes: z.array(OpinQuote).check(z.minLength(1)),
  quoteCustomData: opcional(z.object({ generalQuoteInfo: opcional(z.array(campoProprio)) })),
});
export type OpinQuoteInfo = z.infer<typeof OpinQuoteInfo>;

export const OpinStatus = z.object({
  data: z.object({ status, rejectionReason: opcional(z.string()), quoteInfo: opcional(z.unknown()) }),
});

/** Answer of PATCH to the acceptance of an offer. */
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

/** Fields of `quoteCustomData.generalQuoteInfo` that we read; all are optional. */
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
      /** Parts of the net premium. */
      composicao: opcional(z.array(z.object({ rotulo: z.string(), valorCentavos: z.int() }))),
      periodicidade: opcional(z.enum(['UNICA', 'MENSAL', 'ANUAL'])),
      observacoes: opcional(z.array(z.string())),
    }),
  ),
};
export type OpinPackage = z.infer<typeof extensoes.pacotes>[number];

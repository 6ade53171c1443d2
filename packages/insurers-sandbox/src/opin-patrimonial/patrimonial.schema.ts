import * as z from 'zod/mini';

/** The part of a request that the tariff reads. Its published form was already checked; this gives it types, and keeps the rest for the echo. */
const opcional = z.optional;
const valor = z.looseObject({ amount: z.string() });
const campo = z.looseObject({ fieldId: z.string(), value: z.unknown() });
const lista = opcional(z.array(z.string()));

const local = z.looseObject({
  postCode: opcional(z.string()),
  propertyUsageType: opcional(z.string()),
  propertyBuildType: opcional(z.string()),
  isListedDisappropriatedCondemned: opcional(z.boolean()),
  securityProtection: lista,
  fireProtection: lista,
  hasInsulatingPanels: opcional(z.boolean()),
});

const objeto = z.looseObject({
  structuringType: opcional(z.string()),
  propertyType: opcional(z.string()),
  isFullyOrPartiallyListed: opcional(z.boolean()),
  condominiumAge: opcional(z.string()),
  securityProtection: lista,
  mainActivity: opcional(z.string()),
  wasThereAClaim: opcional(z.boolean()),
  riskLocationInfo: opcional(local),
});
export type ObjetoPatrimonial = z.infer<typeof objeto>;

const coberta = z.looseObject({ code: z.string(), internalCode: opcional(z.string()), maxLMI: valor });
export type CobertaPedida = z.infer<typeof coberta>;

export const PedidoPatrimonial = z.looseObject({
  data: z.looseObject({
    consentId: z.string(),
    quoteCustomer: z.looseObject({ identificationData: opcional(z.looseObject({})) }),
    quoteData: z.looseObject({
      termStartDate: z.string(),
      insuranceType: z.enum(['NOVO', 'RENOVACAO']),
      insuredObject: objeto,
      coverages: z.array(coberta).check(z.minLength(1)),
    }),
    quoteCustomData: opcional(
      z.looseObject({
        generalQuoteInfo: opcional(z.array(campo)),
        insuredObjects: opcional(z.array(campo)),
        coverages: opcional(z.array(campo)),
      }),
    ),
  }),
});
export type PedidoPatrimonial = z.infer<typeof PedidoPatrimonial>;

/** This sandbox's extension inside `quoteCustomData`, described in the README. Every field has a default. */
export const ExtensaoPatrimonial = z.object({
  comissaoBps: opcional(z.int().check(z.minimum(0), z.maximum(9_000))),
  descontoBps: opcional(z.int().check(z.minimum(-5_000), z.maximum(9_000))),
  observacoes: opcional(z.string()),
  sinistros12m: opcional(z.int().check(z.minimum(0), z.maximum(99))),
  unidades: opcional(z.int().check(z.minimum(1), z.maximum(10_000))),
  funcionarios: opcional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
});
export type ExtensaoPatrimonial = z.infer<typeof ExtensaoPatrimonial>;

import { Assistencia, CarroReserva, Franquia, Vidros } from '@balcao/contracts';
import * as z from 'zod/mini';

/** The part of a request that the tariff reads. Its published form was already checked; this gives it types, and keeps the rest for the echo. */
const valor = z.looseObject({ amount: z.string() });
const campo = z.looseObject({ fieldId: z.string(), value: z.unknown() });
const opcional = z.optional;

const objeto = z.looseObject({
  model: opcional(z.looseObject({ modelYear: opcional(z.string()) })),
  adjustmentFactor: opcional(z.string()),
  valueDetermined: opcional(z.string()),
  vehicleUse: z.array(z.enum(['LAZER', 'LOCOMOCAO_DIARIA', 'EXERCICIO_DO_TRABALHO'])),
  commercialActivityType: opcional(z.array(z.string())),
  equipmentsAttached: opcional(z.looseObject({ isDesireCoverage: opcional(z.boolean()), equipmentsAttachedAmount: opcional(valor) })),
  gasKit: opcional(z.looseObject({ isDesireCoverage: z.boolean(), gasKitAmount: opcional(valor) })),
  armouredVehicle: opcional(z.looseObject({ isDesireCoverage: opcional(z.boolean()), armouredVehicleAmount: opcional(valor) })),
  isActiveTrackingDevice: z.boolean(),
  overnightPostCode: z.string(),
  riskLocationInfo: opcional(
    z.looseObject({
      housing: opcional(
        z.looseObject({ isKeptInGarage: opcional(z.boolean()), gateType: opcional(z.enum(['PORTAO_AUTOMATICO', 'PORTAO_MANUAL'])) }),
      ),
    }),
  ),
  beneficiaries: opcional(
    z.array(
      z.looseObject({
        isInsuredTheMainDriver: opcional(z.boolean()),
        mainDriver: opcional(z.looseObject({ birthDate: opcional(z.string()) })),
      }),
    ),
  ),
  isExtendCoverageAgedBetween18And25: opcional(z.boolean()),
  wasThereAClaim: z.boolean(),
});

export const PedidoOpin = z.looseObject({
  data: z.looseObject({
    consentId: z.string(),
    quoteCustomer: z.looseObject({ identificationData: opcional(z.looseObject({ birthDate: opcional(z.string()) })) }),
    quoteData: z.looseObject({
      termStartDate: z.string(),
      termEndDate: z.string(),
      insuranceType: z.enum(['NOVO', 'RENOVACAO']),
      bonusClass: opcional(z.string()),
      insuredObject: opcional(objeto),
      coverages: z.array(
        z.looseObject({
          branch: z.string(),
          code: z.string(),
          internalCode: opcional(z.string()),
          description: opcional(z.string()),
          maxLMI: valor,
        }),
      ),
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
export type PedidoOpin = z.infer<typeof PedidoOpin>;
export type ObjetoOpin = z.infer<typeof objeto>;

/** This sandbox's extension inside `quoteCustomData`, described in the README. Every field has a default. */
export const Extensao = z.object({
  comissaoBps: opcional(z.int().check(z.minimum(0), z.maximum(9_000))),
  descontoBps: opcional(z.int().check(z.minimum(-5_000), z.maximum(9_000))),
  observacoes: opcional(z.string()),
  valorReferenciaCentavos: opcional(z.int().check(z.positive())),
  lugares: opcional(z.int().check(z.minimum(1), z.maximum(60))),
  franquia: opcional(Franquia),
  vidros: opcional(Vidros),
  carroReserva: opcional(CarroReserva),
  assistencia: opcional(Assistencia),
});
export type Extensao = z.infer<typeof Extensao>;

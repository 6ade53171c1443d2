import { Esporte } from '@balcao/contracts';
import * as z from 'zod/mini';
import {
  campoProprio,
  consentimento,
  data,
  dataHora,
  opcional,
  pessoaFisica,
  pessoaJuridica,
  texto,
  valor,
} from '../opin/opin-customer.schema.ts';
import { codigosVida } from './opin-life-words.table.ts';

const pessoaSegurada = z.object({
  weight: opcional(z.string()),
  height: opcional(z.string()),
  smoker: z.boolean(),
  occupationModel: z.enum([
    'CLT',
    'AUTONOMO',
    'PESSOA_JURIDICA',
    'SOCIO_PROPRIETARIO_DE_EMPRESA_MEI',
    'DESEMPREGADO_NAO_EXERCE_ATIVIDADE_PROFISSIONAL',
  ]),
  occupation: opcional(z.string()),
  isSportsperson: z.boolean(),
  sports: z.array(z.object({ sport: Esporte, frequency: z.enum(['ATE_3_VEZES_ANO', 'ACIMA_DE_3_VEZES_ANO']) })),
  includeSport: z.boolean(),
  injuryTimeOff: z.boolean(),
  CID: opcional(texto(10)),
  cancerPatient: z.boolean(),
  partnerCoverage: z.boolean(),
  partnerInfo: opcional(z.object({ partnerCoverageAmount: valor })),
  childCoverage: z.boolean(),
});

/** Open Insurance Brasil quote-person 1.11, POST /life/request: the published shape of what we send, checked before sending. */
export const OpinLifeRequest = z.object({
  data: z.object({
    consentId: consentimento,
    expirationDateTime: dataHora,
    quoteCustomer: z.object({ identificationData: z.union([pessoaFisica, pessoaJuridica]) }),
    quoteData: z.object({
      termStartDate: data,
      termEndDate: data,
      termType: z.enum(['ANUAL', 'PLURIANUAL', 'MENSAL', 'OUTROS']),
      termTypeOthers: opcional(texto(100)),
      havePersonInsurance: z.boolean(),
      policies: opcional(z.array(z.object({ policyId: opcional(texto(100)), insurerId: opcional(texto(100)) }))),
      includeAssistanceServices: z.boolean(),
      requestedCoverages: z.array(
        z.object({
          branch: texto(4),
          code: z.enum(codigosVida),
          internalCode: opcional(texto(500)),
          description: texto(500),
          isSeparateContractingAllowed: z.boolean(),
          insuredCapital: valor,
        }),
      ),
      insuredPerson: pessoaSegurada,
    }),
    quoteCustomData: z.object({
      customerIdentification: z.array(campoProprio),
      customerQualification: z.array(campoProprio),
      generalQuoteInfo: z.array(campoProprio),
      coverages: z.array(campoProprio),
    }),
  }),
});
export type OpinLifeRequest = z.infer<typeof OpinLifeRequest>;
export type OpinLifeData = OpinLifeRequest['data']['quoteData'];

const quantia = z.looseObject({ amount: z.string() });
const coberta = { code: z.string(), internalCode: opcional(z.string()) };

/** ACPT of /life: the fields specific to this API. The rest is validated by the common schema of the quote APIs. */
export const OpinLifeInfo = z.looseObject({
  quoteData: z.looseObject({ coverages: opcional(z.array(z.looseObject({ ...coberta, insuredCapital: quantia }))) }),
  quotes: z.array(
    z.looseObject({
      requestedCoverages: opcional(
        z.array(
          z.looseObject({
            ...coberta,
            gracePeriod: opcional(z.int().check(z.minimum(0), z.maximum(99_999))),
            gracePeriodicity: opcional(z.enum(['DIA', 'MES', 'ANO'])),
            premiumAmount: opcional(quantia),
          }),
        ),
      ),
      assistanceInfo: opcional(z.array(z.unknown())),
      premiumInfo: z.looseObject({ periodicity: z.string() }),
    }),
  ),
});
export type OpinLifeInfo = z.infer<typeof OpinLifeInfo>;

import * as z from 'zod/mini';
import { campoProprio, consentimento, data, dataHora, letras, opcional, padrao, texto, Uf, valor } from '../opin/opin-customer.schema.ts';

/**
 * Open Insurance Brasil quote-patrimonial 2.0, POST /home|condominium|business/request: what our form could leave wrong is checked before it
 * leaves; words that come from tables of ours are right by their types.
 */
const cnpj = padrao(14, /^[A-Z0-9]{12}\d{2}$/);
const endereco = z.object({
  flagPostCode: z.literal('NACIONAL'),
  address: z.object({
    type: z.string(),
    name: z.string().check(z.minLength(1)),
    number: padrao(6, /^\d{1,6}$/),
    addressComplementaryInfo: opcional(texto(30)),
    districtName: opcional(texto(50)),
    townName: letras(50),
    countrySubDivision: Uf,
    postCode: padrao(8, /^\d{8}$/),
  }),
});
const marca = {
  updateDateTime: dataHora,
  brandName: texto(80),
  companyInfo: z.object({ cnpjNumber: cnpj, name: texto(70) }),
  contact: z.looseObject({ postalAddresses: z.array(z.object({ address: endereco })).check(z.minLength(1)) }),
};
const pessoa = z.looseObject({ ...marca, civilName: letras(70), cpfNumber: padrao(11, /^\d{11}$/) });
const empresa = z.looseObject({ ...marca, businessName: texto(70), document: z.object({ businesscnpjNumber: cnpj }) });

const local = z.looseObject({
  address: opcional(texto(100)),
  additionalInfo: opcional(texto(100)),
  districtName: opcional(texto(100)),
  townName: opcional(letras(100)),
  countrySubDivision: opcional(Uf),
  postCode: padrao(8, /^\d{8}$/),
});
const coberta = z.object({
  branch: texto(4),
  code: z.string(),
  description: texto(500),
  internalCode: texto(500),
  isSeparateContractingAllowed: z.boolean(),
  maxLMI: valor,
});

export const PatrimonialRequest = z.object({
  data: z.object({
    consentId: consentimento,
    expirationDateTime: dataHora,
    quoteCustomer: z.object({ identificationData: z.union([pessoa, empresa]) }),
    quoteData: z.looseObject({
      termStartDate: data,
      termEndDate: data,
      insuranceType: z.enum(['NOVO', 'RENOVACAO']),
      policyId: opcional(texto(100)),
      insurerName: opcional(texto(100)),
      currency: z.literal('BRL'),
      maxLMG: valor,
      includesAssistanceServices: z.boolean(),
      insuredObject: z.looseObject({
        businessActivity: opcional(padrao(7, /^\d{7}$/)),
        professionalRegisterOrganization: opcional(texto(100)),
        riskLocationInfo: local,
      }),
      coverages: z.array(coberta).check(z.minLength(1)),
    }),
    quoteCustomData: z.object({
      generalQuoteInfo: z.array(campoProprio),
      insuredObjects: z.array(campoProprio),
      coverages: z.array(campoProprio),
    }),
  }),
});

import * as z from 'zod/mini';

/**
 * Open Insurance Brasil quote-auto 1.10, POST /request: the published shape of what we send, checked before it leaves. Objects that the
 * standard closes are strict here.
 */
const opcional = z.optional;
const texto = (max: number) => z.string().check(z.maxLength(max));
const padrao = (max: number, regex: RegExp) => z.string().check(z.maxLength(max), z.regex(regex));
const data = z.iso.date();
const dataHora = padrao(20, /^\d{4}-(1[0-2]|0[1-9])-(3[01]|[12]\d|0[1-9])T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/);
const letras = (max: number) => padrao(max, /^[A-Za-z\sáâãéêíïóôõúçÁÂÃÉÍÏÓÔÕÚÇ]+$/);
const cnpj = padrao(14, /^(\d{14}|NA)$/);
export const valor = z.object({
  amount: z.string().check(z.regex(/^(100\.00|\d{1,2}\.\d{2}|\d{1,6}|\d{1,15}\.\d{2})$/)),
  unitType: z.enum(['PORCENTAGEM', 'MONETARIO', 'OUTROS']),
  unitTypeOthers: opcional(z.string()),
  unit: opcional(z.object({ code: z.string(), description: padrao(3, /^[A-Z]{3}$/) })),
});

export const Uf = z.enum([
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
]);
const genero = z.enum(['MASCULINO', 'FEMININO', 'NAO_DECLARADO', 'OUTROS']);
const civil = z.enum(['SOLTEIRO', 'CASADO', 'VIUVO', 'SEPARADO_JUDICIALMENTE', 'DIVORCIADO', 'UNIAO_ESTAVEL', 'OUTROS']);
/** Area codes in use; 00 to 10 and the gaps are not published. */
const ddd = padrao(2, /^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])$/);

const contato = z.strictObject({
  postalAddresses: z
    .array(
      z.strictObject({
        address: texto(200),
        additionalInfo: opcional(texto(30)),
        districtName: opcional(texto(50)),
        townName: letras(50),
        countrySubDivision: Uf,
        postCode: padrao(8, /^\d{8}$/),
        country: z.literal('BRA'),
      }),
    )
    .check(z.minLength(1)),
  phones: opcional(
    z.array(z.strictObject({ countryCallingCode: z.literal('55'), areaCode: ddd, number: padrao(11, /^\d{8,9}$/) })).check(z.minLength(1)),
  ),
  emails: opcional(z.array(z.strictObject({ email: padrao(320, /^\S+@\S+\.\S+$/) })).check(z.minLength(1))),
});
const marca = {
  updateDateTime: dataHora,
  brandName: texto(80),
  companyInfo: z.object({ cnpjNumber: cnpj, name: texto(70) }),
  contact: contato,
};

const pessoaFisica = z.strictObject({
  ...marca,
  civilName: letras(70),
  socialName: opcional(letras(70)),
  cpfNumber: padrao(11, /^\d{11}$/),
  hasBrazilianNationality: z.nullable(z.boolean()),
  civilStatusCode: opcional(civil),
  sex: opcional(texto(20)),
  birthDate: opcional(data),
});
const pessoaJuridica = z.strictObject({
  ...marca,
  businessName: texto(70),
  document: z.strictObject({ businesscnpjNumber: cnpj }),
});

const trajeto = opcional(z.object({ isKeptInGarage: opcional(z.boolean()), distanceFromResidence: opcional(texto(20)) }));
const localDeRisco = z.object({
  isUsedCollege: z.boolean(),
  usedCollege: trajeto,
  isUsedCommuteWork: z.boolean(),
  usedCommuteWork: trajeto,
  kmAveragePerWeek: opcional(texto(20)),
  housing: z.object({
    type: z.enum(['APARTAMENTO_OU_FLAT', 'CASA_OU_SOBRADO_EM_CONDOMINIO_FECHADO', 'CASA_OU_SOBRADO', 'CHACARA_FAZENDA_OU_SITIO']),
    isKeptInGarage: z.boolean(),
    gateType: opcional(z.enum(['PORTAO_AUTOMATICO', 'PORTAO_MANUAL'])),
  }),
});
const condutor = z.object({
  identification: opcional(texto(60)),
  identificationType: opcional(z.enum(['CPF', 'CNPJ', 'OUTROS'])),
  name: opcional(texto(100)),
  birthDate: data,
  gender: opcional(genero),
  civilStatus: opcional(civil),
  postCode: opcional(texto(10)),
  licensedExperience: opcional(z.string()),
});
const beneficiario = z.object({
  housingVehiclesNumber: opcional(texto(10)),
  isInsuredTheOwner: z.boolean(),
  isInsuredTheMainDriver: z.boolean(),
  relationshipMainDriver: z.enum(['FILHO_A_ENTEADO_A', 'CONJUGE_COMPANHEIRO_A', 'PAI_MAE', 'IRMAO_IRMA', 'OUTROS', 'NAO_SE_APLICA']),
  mainDriver: condutor,
});

const ano = padrao(4, /^\d{4}$/);
const veiculo = z.object({
  identification: texto(100),
  model: z.object({ brand: texto(20), modelName: texto(100), modelYear: ano, manufactureYear: ano }),
  modality: z.enum(['VALOR_DE_MERCADO_REFERENCIADO', 'VALOR_DETERMINADO']),
  tableUsed: opcional(z.literal('FIPE')),
  modelCode: texto(20),
  adjustmentFactor: opcional(texto(500)),
  valueDetermined: opcional(texto(500)),
  tax: z.object({ exempt: z.boolean(), type: opcional(z.enum(['ICMS', 'IPI', 'AMBOS'])) }),
  doorsNumber: texto(10),
  color: texto(100),
  licensePlate: opcional(texto(8)),
  vehicleUse: z.array(z.enum(['LAZER', 'LOCOMOCAO_DIARIA', 'EXERCICIO_DO_TRABALHO'])),
  commercialActivityType: opcional(
    z.array(
      z.enum([
        'COMERCIAL_ATIVIDADE_PROFISSIONAL_PARA_REPRESENTACAO_COMERCIAL_VENDEDORES_PROMOTORES_E_PRESTADORES_DE_SERVICOS',
        'TAXI_PARTICULAR',
        'MOTORISTA_DE_APLICATIVO_APLICATIVO_DE_TRANSPORTE',
        'TRANSPORTE_ESCOLAR',
        'TRANSPORTE_DE_MERCADORIA',
        'OUTROS',
      ]),
    ),
  ),
  isEquipmentsAttached: z.boolean(),
  equipmentsAttached: opcional(z.object({ isDesireCoverage: z.boolean(), equipmentsAttachedAmount: valor })),
  chassis: opcional(texto(17)),
  isAuctionChassisRescheduled: z.boolean(),
  isBrandNew: z.boolean(),
  fuel: z.enum(['GASOLINA', 'FLEX', 'HIBRIDO', 'ELETRICO', 'DIESEL', 'GAS_GNV', 'ALCOOL_ETANOL', 'FLEX_E_GNV']),
  isGasKit: z.boolean(),
  gasKit: opcional(z.object({ isDesireCoverage: z.boolean(), gasKitAmount: opcional(valor) })),
  isArmouredVehicle: z.boolean(),
  armouredVehicle: opcional(z.object({ isDesireCoverage: z.boolean(), armouredVehicleAmount: opcional(valor) })),
  isActiveTrackingDevice: z.boolean(),
  overnightPostCode: padrao(10, /^\d{8}$/),
  riskLocationInfo: localDeRisco,
  beneficiaries: z.array(beneficiario).check(z.length(1)),
  isExtendCoverageAgedBetween18And25: z.boolean(),
  driverBetween18and25YearsOldGender: opcional(z.enum(['MASCULINO', 'FEMININO', 'MASCULINO_E_FEMININO'])),
  wasThereAClaim: z.boolean(),
});

const cobertura = z.object({
  branch: texto(4),
  code: z.enum([
    'CASCO_COMPREENSIVA',
    'CASCO_INCENDIO_ROUBO_E_FURTO',
    'CASCO_ROUBO_E_FURTO',
    'RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV',
    'ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_VEICULO',
    'VIDROS',
    'ACESSORIOS_E_EQUIPAMENTOS',
    'CARRO_RESERVA',
    'PEQUENOS_REPAROS',
  ]),
  description: opcional(texto(500)),
  internalCode: opcional(texto(500)),
  isSeparateContractingAllowed: z.boolean(),
  maxLMI: valor,
});

const campoProprio = z.strictObject({ fieldId: padrao(100, /^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/), value: z.unknown() });

export const OpinRequest = z.object({
  data: z.object({
    consentId: padrao(60, /^urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:[a-zA-Z0-9()+,\-.:=@;$_!*'%/?#]+$/),
    expirationDateTime: dataHora,
    quoteCustomer: z.object({ identificationData: z.union([pessoaFisica, pessoaJuridica]) }),
    quoteData: z.object({
      isCollectiveStipulated: z.boolean(),
      hasAnIndividualItem: z.boolean(),
      termStartDate: data,
      termEndDate: data,
      termType: z.enum(['ANUAL', 'PLURIANUAL', 'OUTROS']),
      insuranceType: z.enum(['NOVO', 'RENOVACAO']),
      policyId: opcional(texto(100)),
      insurerId: opcional(texto(100)),
      identifierCode: opcional(texto(3)),
      bonusClass: opcional(texto(3)),
      currency: z.literal('BRL'),
      includesAssistanceServices: z.boolean(),
      insuredObject: veiculo,
      coverages: z.array(cobertura),
    }),
    quoteCustomData: z.object({
      customerIdentification: z.array(campoProprio),
      generalQuoteInfo: z.array(campoProprio),
      insuredObjects: z.array(campoProprio),
      coverages: z.array(campoProprio),
    }),
  }),
});
export type OpinRequest = z.infer<typeof OpinRequest>;
export type OpinVehicle = z.infer<typeof veiculo>;
export type OpinCoverage = z.infer<typeof cobertura>;
export type OpinCustomer = z.infer<typeof pessoaFisica> | z.infer<typeof pessoaJuridica>;
export type OpinCustomField = z.infer<typeof campoProprio>;

import * as z from 'zod/mini';
import {
  campoProprio,
  civil,
  consentimento,
  data,
  dataHora,
  genero,
  opcional,
  padrao,
  pessoaFisica,
  pessoaJuridica,
  texto,
  valor,
} from '../opin/opin-customer.schema.ts';

/**
 * Open Insurance Brasil quote-auto 1.10, POST /request: the published shape of what we send, checked before sending. Objects that the
 * standard closes are strict here.
 */
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

export const OpinRequest = z.object({
  data: z.object({
    consentId: consentimento,
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

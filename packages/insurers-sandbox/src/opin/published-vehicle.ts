import { bool, closed, list, obj, oneOfWords, text } from './json-schema.ts';
import { data, estadoCivil } from './published-customer.ts';

/**
 * The standard's amount. Its pattern is published with a stray backslash (`100\.\00`); this is what it means. Only reais are worked with.
 */
export const valor = obj(
  {
    amount: text(undefined, '^(100\\.00|\\d{1,2}\\.\\d{2}|\\d{1,6}|\\d{1,15}\\.\\d{2})$'),
    unitType: oneOfWords('PORCENTAGEM MONETARIO OUTROS'),
  },
  { unitTypeOthers: text(), unit: obj({ code: oneOfWords('R$'), description: oneOfWords('BRL') }) },
);

export const coberturas = oneOfWords(
  'CASCO_COMPREENSIVA CASCO_INCENDIO_ROUBO_E_FURTO CASCO_ROUBO_E_FURTO CASCO_INCENDIO CASCO_ALAGAMENTO CASCO_COLISAO_INDENIZACAO_PARCIAL CASCO_COLISAO_INDENIZACAO_INTEGRAL RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV RESPONSABILIDADE_CIVIL_FACULTATIVA_DO_CONDUTOR_RCFC ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_VEICULO ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_CONDUTOR VIDROS DIARIA_POR_INDISPONIBILIDADE LFR_LANTERNAS_FAROIS_E_RETROVISORES ACESSORIOS_E_EQUIPAMENTOS CARRO_RESERVA PEQUENOS_REPAROS RESPONSABILIDADE_CIVIL_CARTA_VERDE RESPONSABILIDADE_CIVIL_VEICULOS_DE_PASSEIO_ACORDOS_FORA_DO_MERCOSUL OUTRAS',
);

const atividades = oneOfWords(
  'COMERCIAL_ATIVIDADE_PROFISSIONAL_PARA_REPRESENTACAO_COMERCIAL_VENDEDORES_PROMOTORES_E_PRESTADORES_DE_SERVICOS TAXI_PARTICULAR MOTORISTA_DE_APLICATIVO_APLICATIVO_DE_TRANSPORTE MOTO_TAXI LOTACAO TRANSPORTE_ESCOLAR LOCADORA_CONTRATO LOCADORA_AVULSO TRANSPORTE_DE_MERCADORIA PRESTA_SERVICO_PARA_TRANSPORTADORA TRANSPORTE_DE_PESSOAS_URBANO TRANSPORTE_DE_PESSOAS_FRETAMENTO_EMPRESARIAL_CONTINUO TRANSPORTE_DE_PESSOAS_FRETAMENTO_MISTO_FRETE_PESSOAS TRANSPORTE_DE_PESSOAS_FRETAMENTO_TURISTICO VEICULOS_OFICIAIS_ORGAO_PUBLICO AMBULANCIA BOMBEIROS COLETORES_DE_LIXO VIGILANCIA POLICIAMENTO COMPETICAO_EVENTOS AUTO_ESCOLAS TEST_DRIVE DIFERENCIADOS_EX_TRAILER_MOTORHOME_HOSPITAIS_VOLANTE_VEICULOS_COM_PLATAFORMA_PARA_REPAROS_DE_ENERGIA_ELETRICA_ETC OUTROS',
);
const documento = oneOfWords('CPF CNPJ OUTROS');
const ano = text(4, '^\\d{4}$');
const trajeto = obj({}, { isKeptInGarage: bool, distanceFromResidence: text(20) });

const localDeRisco = obj(
  {},
  {
    isUsedCollege: bool,
    usedCollege: trajeto,
    isUsedCommuteWork: bool,
    usedCommuteWork: trajeto,
    kmAveragePerWeek: text(20),
    housing: obj(
      {},
      {
        type: oneOfWords('APARTAMENTO_OU_FLAT CASA_OU_SOBRADO_EM_CONDOMINIO_FECHADO CASA_OU_SOBRADO CHACARA_FAZENDA_OU_SITIO'),
        isKeptInGarage: bool,
        gateType: oneOfWords('PORTAO_AUTOMATICO PORTAO_MANUAL'),
      },
    ),
  },
);

const condutor = obj(
  {},
  {
    identification: text(60),
    identificationType: documento,
    name: text(100),
    birthDate: data,
    gender: oneOfWords('MASCULINO FEMININO NAO_DECLARADO OUTROS'),
    civilStatus: estadoCivil,
    postCode: text(10),
    licensedExperience: text(),
    profession: text(10),
  },
);

const beneficiario = obj(
  {},
  {
    identification: text(60),
    identificationType: documento,
    housingVehiclesNumber: text(10),
    isUndeterminedDriver: bool,
    isInsuredTheOwner: bool,
    relationshipMainDriver: oneOfWords('FILHO_A_ENTEADO_A CONJUGE_COMPANHEIRO_A PAI_MAE IRMAO_IRMA OUTROS NAO_SE_APLICA'),
    isInsuredTheMainDriver: bool,
    mainDriver: condutor,
  },
);

const exigidos = {
  identification: text(100),
  doorsNumber: text(10),
  color: text(100),
  vehicleUse: list(oneOfWords('LAZER LOCOMOCAO_DIARIA EXERCICIO_DO_TRABALHO')),
  isEquipmentsAttached: bool,
  isBrandNew: bool,
  fuel: oneOfWords('GASOLINA FLEX HIBRIDO ELETRICO DIESEL GAS_GNV ALCOOL_ETANOL FLEX_E_GNV'),
  isGasKit: bool,
  isArmouredVehicle: bool,
  isActiveTrackingDevice: bool,
  overnightPostCode: text(10),
  wasThereAClaim: bool,
};

const opcionais = {
  model: obj({ brand: text(20), modelName: text(100) }, { modelYear: ano, manufactureYear: ano }),
  modality: oneOfWords('VALOR_DE_MERCADO_REFERENCIADO VALOR_DETERMINADO CRITERIO_DIVERSO OUTROS'),
  tableUsed: oneOfWords('MOLICAR FIPE JORNAL_DO_CARRO VD OUTRAS'),
  modelCode: text(20),
  adjustmentFactor: text(500),
  valueDetermined: text(500),
  tax: obj({ exempt: bool }, { type: oneOfWords('ICMS IPI AMBOS'), exemptionPercentage: text(10) }),
  licensePlate: text(8),
  commercialActivityType: list(atividades),
  equipmentsAttached: obj({}, { isDesireCoverage: bool, equipmentsAttachedAmount: valor }),
  chassis: text(17),
  isAuctionChassisRescheduled: bool,
  departureDateFromCarDealership: data,
  gasKit: obj({ isDesireCoverage: bool }, { gasKitAmount: valor }),
  armouredVehicle: obj({}, { isDesireCoverage: bool, armouredVehicleAmount: valor }),
  riskLocationInfo: localDeRisco,
  beneficiaries: list(beneficiario),
  isExtendCoverageAgedBetween18And25: bool,
  driverBetween18and25YearsOldGender: oneOfWords('MASCULINO FEMININO MASCULINO_E_FEMININO PREFIRO_NAO_DECLARAR'),
  claimNotifications: list(closed({ claimAmount: valor, claimDescription: text(100) })),
};

export const insuredObject = obj(exigidos, opcionais);
export const resultInsuredObject = obj(
  {
    ...exigidos,
    coverages: list(
      obj(
        { LMI: valor, branch: text(4), code: coberturas, daysForTotalCompensation: text(16) },
        { description: text(500), internalCode: text(500), isMainCoverage: bool, compensationType: oneOfWords('INTEGRAL PARCIAL OUTROS') },
      ),
    ),
    // name of the standard, although its values are kinds of claim
    licensePlateType: list(oneOfWords('INCENDIO COLISAO ROUBO FURTO ALAGAMENTO_ENCHENTE INUNDACOES')),
  },
  opcionais,
);

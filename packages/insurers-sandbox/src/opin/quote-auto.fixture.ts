/** A complete request: the vector of domain design §6.3 for any insurer. For tests. */
export interface PedidoExemplo {
  readonly consentId?: string;
  readonly extensao?: Readonly<Record<string, unknown>>;
  readonly objeto?: Readonly<Record<string, unknown>>;
  readonly quoteData?: Readonly<Record<string, unknown>>;
}

const brl = (amount: string) => ({ amount, unitType: 'MONETARIO', unit: { code: 'R$', description: 'BRL' } });
const rcf = 'RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV';
const app = 'ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_VEICULO';
const cover = (branch: string, code: string, amount: string, internalCode?: string) => ({
  branch,
  code,
  ...(internalCode ? { internalCode } : {}),
  isSeparateContractingAllowed: false,
  maxLMI: brl(amount),
});

const identificationData = {
  updateDateTime: '2026-11-20T00:00:00Z',
  brandName: 'Corretora Exemplo',
  civilName: 'Fulana de Exemplo',
  cpfNumber: '52998224725',
  companyInfo: { cnpjNumber: '11222333000181', name: 'Corretora Exemplo' },
  hasBrazilianNationality: true,
  birthDate: '1984-05-10',
  contact: {
    postalAddresses: [
      { address: 'Rua Inventada, 10', townName: 'São Paulo', countrySubDivision: 'SP', postCode: '01310100', country: 'BRA' },
    ],
  },
};

const insuredObject = {
  identification: 'ABC1D23',
  model: { brand: 'Marca', modelName: 'Modelo 1.0', modelYear: '2023', manufactureYear: '2023' },
  modality: 'VALOR_DE_MERCADO_REFERENCIADO',
  tableUsed: 'FIPE',
  modelCode: '001004-9',
  adjustmentFactor: '100%',
  doorsNumber: 'NA',
  color: 'NA',
  licensePlate: 'ABC1D23',
  vehicleUse: ['LOCOMOCAO_DIARIA'],
  isEquipmentsAttached: false,
  isBrandNew: false,
  fuel: 'FLEX',
  isGasKit: false,
  isArmouredVehicle: false,
  isActiveTrackingDevice: false,
  overnightPostCode: '01310100',
  riskLocationInfo: { housing: { type: 'CASA_OU_SOBRADO', isKeptInGarage: true, gateType: 'PORTAO_AUTOMATICO' } },
  beneficiaries: [{ isInsuredTheOwner: true, isInsuredTheMainDriver: true }],
  isExtendCoverageAgedBetween18And25: false,
  wasThereAClaim: false,
};

const padrao = {
  comissaoBps: 2_000,
  valorReferenciaCentavos: 8_500_000,
  lugares: 5,
  franquia: 'NORMAL',
  vidros: 'COMPLETO',
  carroReserva: '7',
  assistencia: '500',
};

const fields = (record: Readonly<Record<string, unknown>>) => Object.entries(record).map(([fieldId, value]) => ({ fieldId, value }));

export const pedidoExemplo = ({ consentId = 'urn:balcao:exemplo-1', extensao, objeto, quoteData }: PedidoExemplo = {}) => ({
  data: {
    consentId,
    expirationDateTime: '2026-12-20T00:00:00Z',
    quoteCustomer: { identificationData },
    quoteData: {
      isCollectiveStipulated: false,
      hasAnIndividualItem: true,
      termStartDate: '2026-11-23',
      termEndDate: '2027-11-23',
      termType: 'ANUAL',
      insuranceType: 'NOVO',
      bonusClass: '5',
      currency: 'BRL',
      includesAssistanceServices: true,
      insuredObject: { ...insuredObject, ...objeto },
      coverages: [
        cover('0531', 'CASCO_COMPREENSIVA', '85000.00'),
        cover('0553', rcf, '100000.00', 'RCFV-DM'),
        cover('0553', rcf, '100000.00', 'RCFV-DC'),
        cover('0553', rcf, '10000.00', 'RCFV-DMO'),
        cover('0520', app, '10000.00', 'APP-MORTE'),
        cover('0520', app, '10000.00', 'APP-INVALIDEZ'),
      ],
      ...quoteData,
    },
    quoteCustomData: { generalQuoteInfo: fields({ ...padrao, ...extensao }) },
  },
});

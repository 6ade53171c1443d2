import { reais } from '../opin/amount.ts';
import type { Perfil } from '../seguradoras/perfil.ts';
import type { ApoliceFicticia } from './held-policies.rule.ts';
import type { Produto } from './permissions.table.ts';

/** Whoever is insured, as the insurer knows them. */
export interface Titular {
  readonly documento: string;
  readonly nome: string;
  readonly nascimento: string;
}

const CIDADE = { postCode: '01310100', city: 'São Paulo', state: 'SP', country: 'BRA', address: 'Avenida Paulista, 1000' };
const texto = (centavos: number): string => reais(centavos).amount;
/** Property insurance writes money in its own way. */
const emMoeda = (centavos: number) => ({ amount: texto(centavos), currency: 'BRL' });
const moneyOf = (produto: Produto) => (produto === 'patrimonial' ? emMoeda : reais);
const cnpjOf = (slug: string): string =>
  String([...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e12, 7)).padStart(14, '1');

/** The list of policies of a product. */
export function writeList(produto: Produto, { slug, nome }: Perfil, apolices: readonly ApoliceFicticia[]): object[] {
  if (apolices.length === 0) return [];
  const companies = [
    {
      companyName: nome,
      cnpjNumber: cnpjOf(slug),
      policies: apolices.map(({ numero, nomeProduto }) => ({ policyId: numero, productName: nomeProduto })),
    },
  ];
  return produto === 'person' ? [{ brand: { name: nome, companies } }] : [{ brand: nome, companies }];
}

const isCnpj = (documento: string): boolean => documento.length === 14;
const holderOf = ({ documento, nome, nascimento }: Titular) => ({
  identification: documento,
  identificationType: isCnpj(documento) ? 'CNPJ' : 'CPF',
  name: nome.slice(0, 60),
  birthDate: nascimento,
});
const enderecoNacional = {
  flagPostCode: 'NACIONAL',
  address: { type: 'AVENIDA', name: 'Paulista', number: '1000', townName: 'São Paulo', countrySubDivision: 'SP', postCode: '01310100' },
};

const coverTerm = ({ ini, fim }: ApoliceFicticia) => ({ termStartDate: ini, termEndDate: fim });
const coversOf = (apolice: ApoliceFicticia, extra: object) =>
  apolice.coberturas.map(({ code, nome, limiteCentavos }, index) => ({
    branch: apolice.ramo,
    code,
    description: nome,
    susepProcessNumber: '15414.900000/2020-11',
    LMI: moneyOf(apolice.produto)(limiteCentavos),
    ...coverTerm(apolice),
    isMainCoverage: index === 0,
    feature: 'MASSIFICADOS',
    type: 'REGULAR_COMUM',
    ...extra,
  }));

const commonOf = (apolice: ApoliceFicticia) => ({
  documentType: apolice.produto === 'auto' ? 'APOLICE_INDIVIDUAL_AUTOMOVEL' : 'APOLICE_INDIVIDUAL',
  policyId: apolice.numero,
  susepProcessNumber: '15414.900000/2020-11',
  issuanceType: 'EMISSAO_PROPRIA',
  issuanceDate: apolice.ini,
  ...coverTerm(apolice),
  proposalId: `P${apolice.numero}`,
  intermediaries: [{ type: 'CORRETOR', brokerId: apolice.corretor.susep, name: apolice.corretor.nome }],
});

const franquiasOf = (apolice: ApoliceFicticia) => apolice.coberturas.filter(({ franquiaCentavos }) => franquiaCentavos !== undefined);

function writeCar(apolice: ApoliceFicticia, titular: Titular): object {
  const { objeto, bonus } = apolice;
  const primeiro = apolice.coberturas.reduce((total, { limiteCentavos }) => total + limiteCentavos, 0);
  return {
    ...commonOf(apolice),
    maxLMG: reais(primeiro),
    insureds: [{ ...holderOf(titular), ...CIDADE }],
    insuredObjects: [
      {
        identification: objeto.identificacao,
        type: 'AUTOMOVEL',
        description: objeto.descricao,
        hasExactVehicleIdentification: true,
        modality: 'VALOR_DE_MERCADO_REFERENCIADO',
        amountReferenceTable: 'FIPE',
        model: objeto.fipe,
        year: String(objeto.ano),
        vehicleUsage: 'LOCOMOCAO_DIARIA',
        overnightPostCode: CIDADE.postCode,
        coverages: coversOf(apolice, { premiumAmount: reais(0), premiumPeriodicity: 'ANUAL' }).map((cobertura, index) => ({
          ...cobertura,
          premiumAmount: reais(apolice.coberturas[index]?.premioCentavos ?? 0),
        })),
      },
    ],
    coverages: franquiasOf(apolice).map(({ code, nome, franquiaCentavos = 0 }) => ({
      branch: apolice.ramo,
      code,
      description: nome,
      deductible: { type: 'NORMAL', amount: reais(franquiaCentavos), hasDeductibleOverTotalCompensation: false },
    })),
    repairNetwork: 'LIVRE_ESCOLHA',
    repairedPartsUsageType: 'NOVA',
    repairedPartsClassification: 'ORIGINAL',
    repairedPartsNationality: 'NACIONAL',
    validityType: 'ANUAL',
    ...(bonus !== null && { bonusClass: String(bonus) }),
    drivers: [{ identification: titular.documento, birthDate: titular.nascimento, licensedExperience: 10 }],
  };
}

function writeProperty(apolice: ApoliceFicticia, titular: Titular): object {
  const { objeto } = apolice;
  return {
    ...commonOf(apolice),
    maxLMG: emMoeda(apolice.coberturas.reduce((total, { limiteCentavos }) => total + limiteCentavos, 0)),
    insureds: [{ ...holderOf(titular), address: enderecoNacional }],
    insuredObjects: [
      {
        identification: objeto.identificacao,
        type: 'OUTROS',
        typeAdditionalInfo: 'IMOVEL',
        description: objeto.descricao,
        coverages: coversOf(apolice, { premiumPeriodicity: 'ANUAL' }),
      },
    ],
    coverages: franquiasOf(apolice).map(({ code, nome, franquiaCentavos = 0 }) => ({
      branch: apolice.ramo,
      code,
      description: nome,
      deductible: {
        type: 'NORMAL',
        amount: emMoeda(franquiaCentavos),
        period: 365,
        periodicity: 'DIA',
        periodStartDate: apolice.ini,
        periodEndDate: apolice.fim,
        description: 'Por evento',
      },
    })),
    branchInfo: {
      basicCoverageIndex: 'SIMPLES',
      insuredObjects: [{ identification: objeto.identificacao, propertyType: 'CASA', postCode: CIDADE.postCode }],
    },
  };
}

const writeLife = (apolice: ApoliceFicticia, titular: Titular): object => ({
  ...commonOf(apolice),
  withdrawals: [{ occurrenceWithdrawal: false }],
  portabilities: [{ occurrencePortability: false }],
  insureds: [{ ...holderOf(titular), ...CIDADE }],
  insuredObjects: [
    {
      type: 'PESSOA',
      description: apolice.objeto.descricao,
      coverages: coversOf(apolice, { triggerEvent: 'MORTE', financialType: 'REPARTICAO_SIMPLES', benefitPaymentModality: 'UNICO' }),
    },
  ],
  PMBaC: { pmbacAmount: reais(0) },
});

const WRITERS: Readonly<Record<Produto, (apolice: ApoliceFicticia, titular: Titular) => object>> = {
  auto: writeCar,
  patrimonial: writeProperty,
  person: writeLife,
};
export const writePolicyInfo = (apolice: ApoliceFicticia, titular: Titular): object => WRITERS[apolice.produto](apolice, titular);

/** How many payments, as each document writes it. */
const quantityOf = ({ produto, parcelas }: ApoliceFicticia) => (produto === 'auto' ? String(parcelas) : parcelas);

export function writePremium(apolice: ApoliceFicticia): object {
  const money = moneyOf(apolice.produto);
  const primeira = Math.floor(apolice.premioCentavos / apolice.parcelas) + (apolice.premioCentavos % apolice.parcelas);
  return {
    paymentsQuantity: quantityOf(apolice),
    amount: money(apolice.premioCentavos),
    coverages: apolice.coberturas.map(({ code, nome, premioCentavos }) => ({
      branch: apolice.ramo,
      code,
      description: nome,
      premiumAmount: money(premioCentavos),
    })),
    payments: [
      {
        movementDate: apolice.ini,
        movementType: 'LIQUIDACAO_DE_PREMIO',
        movementOrigin: 'EMISSAO_DIRETA',
        movementPaymentsNumber: apolice.produto === 'patrimonial' ? '1' : 1,
        amount: money(primeira),
        maturityDate: apolice.ini,
        paymentType: 'BOLETO',
      },
    ],
  };
}

export function writeClaims(apolice: ApoliceFicticia): object[] {
  return apolice.sinistros.map(({ numero, em, valorCentavos }) => ({
    identification: numero,
    status: 'ENCERRADO_COM_INDENIZACAO',
    statusAlterationDate: em,
    occurrenceDate: em,
    warningDate: em,
    amount: moneyOf(apolice.produto)(valorCentavos),
    coverages: apolice.coberturas.slice(0, 1).map(({ code, nome }) => ({ branch: apolice.ramo, code, description: nome })),
    ...(apolice.produto === 'auto' && { branchInfo: { occurrenceCause: 'COLISAO_PARCIAL', occurrenceCountry: 'BRA' } }),
  }));
}

import type { Assistencia, Franquia, Parcelamento } from '@balcao/contracts';
import type { RiscoAceitacao } from '../rating/acceptance.rule.ts';
import type { Aviso } from '../rating/comercial.rule.ts';
import type { ParteId, PrecoAuto } from '../rating/rate-auto.rule.ts';
import { reais } from './amount.ts';
import type { PedidoOpin } from './quote-auto.schema.ts';

/** One priced package, to be written in the format of the standard. */
export interface OfertaPrecificada {
  readonly id: string;
  readonly nome: string;
  readonly principal: boolean;
  readonly risco: RiscoAceitacao;
  readonly preco: PrecoAuto;
  readonly parcelamentos: readonly Parcelamento[];
}

interface Cotacao {
  readonly pedido: PedidoOpin;
  readonly ofertas: readonly OfertaPrecificada[];
  readonly validade: string;
  readonly mensagens: readonly Aviso[];
}

interface CoberturaOpin {
  readonly parte: ParteId;
  readonly branch: string;
  readonly code: string;
  readonly internalCode?: string;
  readonly description?: string;
}

const CASCO = {
  COMPREENSIVA: 'CASCO_COMPREENSIVA',
  INCENDIO_ROUBO_FURTO: 'CASCO_INCENDIO_ROUBO_E_FURTO',
  ROUBO_FURTO: 'CASCO_ROUBO_E_FURTO',
};
const RCF = 'RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV';
const APP = 'ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_VEICULO';
const km: Record<Assistencia, string> = { SEM: '', '200': '200 km', '500': '500 km', ILIMITADA: 'quilometragem ilimitada' };

const cobertas = (r: RiscoAceitacao): CoberturaOpin[] => [
  ...(r.tipo === 'SO_RCF' ? [] : [{ parte: 'casco' as const, branch: '0531', code: CASCO[r.tipo] }]),
  ...(r.dmCentavos ? [{ parte: 'dm' as const, branch: '0553', code: RCF, internalCode: 'RCFV-DM', description: 'Danos materiais' }] : []),
  ...(r.dcCentavos ? [{ parte: 'dc' as const, branch: '0553', code: RCF, internalCode: 'RCFV-DC', description: 'Danos corporais' }] : []),
  ...(r.dmoCentavos ? [{ parte: 'dmo' as const, branch: '0553', code: RCF, internalCode: 'RCFV-DMO', description: 'Danos morais' }] : []),
  ...(r.appMorteCentavos
    ? [{ parte: 'appMorte' as const, branch: '0520', code: APP, internalCode: 'APP-MORTE', description: 'Morte' }]
    : []),
  ...(r.appInvalidezCentavos
    ? [{ parte: 'appInvalidez' as const, branch: '0520', code: APP, internalCode: 'APP-INVALIDEZ', description: 'Invalidez' }]
    : []),
  ...(r.vidros === 'SEM' ? [] : [{ parte: 'vidros' as const, branch: '0531', code: 'VIDROS', description: r.vidros }]),
  ...(r.reserva === 'SEM' ? [] : [{ parte: 'reserva' as const, branch: '0542', code: 'CARRO_RESERVA', description: `${r.reserva} dias` }]),
  ...(r.pequenosReparos ? [{ parte: 'pequenosReparos' as const, branch: '0542', code: 'PEQUENOS_REPAROS' }] : []),
];

const words = ({ parte: _parte, ...c }: CoberturaOpin) => c;

const limite = (parte: ParteId, r: RiscoAceitacao, p: PrecoAuto): number =>
  ({
    casco: p.isCentavos,
    dm: r.dmCentavos,
    dc: r.dcCentavos,
    dmo: r.dmoCentavos,
    appMorte: r.appMorteCentavos,
    appInvalidez: r.appInvalidezCentavos,
    vidros: 0,
    assistencia: 0,
    reserva: 0,
    pequenosReparos: 0,
  })[parte];

const franquiaOpin = (tipo: Franquia) => (tipo === 'ISENTA' ? { type: 'OUTROS', typeAdditionalInfo: 'ISENTA' } : { type: tipo });

const writeQuote = ({ id, risco, preco }: OfertaPrecificada) => ({
  insurerQuoteId: id,
  susepProcessNumbers: ['15414.900000/2026-00'],
  coverages: cobertas(risco).map((c) => ({
    ...words(c),
    isSeparateContractingAllowed: false,
    ...(c.parte === 'casco' ? { deductible: { ...franquiaOpin(risco.franquia), deductibleAmount: reais(preco.franquiaCentavos) } } : {}),
    POS: { applicationType: 'OUTROS', description: 'Sem participação obrigatória' },
    fullIndemnity: 'PERCENTUAL',
  })),
  assistances:
    risco.assistencia === 'SEM'
      ? []
      : [
          {
            type: 'ASSISTENCIA_AUTO',
            service: 'GUINCHO',
            description: `Guincho e socorro, ${km[risco.assistencia]}`,
            assistancePremiumAmount: reais(preco.partes.assistencia),
          },
        ],
  premiumInfo: {
    paymentsQuantity: '1',
    totalPremiumAmount: reais(preco.totalCentavos),
    totalNetAmount: reais(preco.liquidoCentavos),
    IOF: reais(preco.iofCentavos),
    coverages: cobertas(risco).map((c) => ({ ...words(c), premiumAmount: reais(preco.partes[c.parte]) })),
    payments: [{ amount: reais(preco.totalCentavos), paymentType: 'BOLETO' }],
  },
});

const writePackage = ({ id, nome, principal, risco, preco, parcelamentos }: OfertaPrecificada) => ({
  insurerQuoteId: id,
  nome,
  principal,
  comissaoBps: risco.comissaoBps,
  comissaoCentavos: preco.comissaoCentavos,
  parcelamentos,
});

/** The `quoteInfo` of an accepted quote. Prices and limits in the standard's own fields, the rest in `quoteCustomData`. */
export function writeQuoteInfo({ pedido: { data }, ofertas, validade, mensagens }: Cotacao): object {
  const { coverages: _asked, insuredObject, ...contrato } = data.quoteData;
  const principal = ofertas[0];
  return {
    quoteCustomer: data.quoteCustomer.identificationData ? { identification: data.quoteCustomer.identificationData } : {},
    quoteData: {
      ...contrato,
      insuredObjects: principal
        ? [
            {
              ...insuredObject,
              coverages: cobertas(principal.risco).map((c) => ({
                ...words(c),
                LMI: reais(limite(c.parte, principal.risco, principal.preco)),
                isMainCoverage: c.parte === 'casco',
                daysForTotalCompensation: '30',
              })),
              licensePlateType: [],
            },
          ]
        : [],
    },
    quotes: ofertas.map(writeQuote),
    quoteCustomData: {
      generalQuoteInfo: [
        { fieldId: 'validade', value: validade },
        { fieldId: 'mensagens', value: mensagens },
        { fieldId: 'pacotes', value: ofertas.map(writePackage) },
      ],
    },
  };
}

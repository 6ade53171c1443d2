import type { Parcelamento } from '@balcao/contracts';
import { dataHoraOpin } from '../relogio.ts';
import type { RiscoAceitacaoVida } from '../rating/acceptance-vida.rule.ts';
import type { Aviso } from '../rating/comercial.rule.ts';
import { nomesVida, type PrecoVida } from '../rating/rate-vida.rule.ts';
import { COBERTURAS_VIDA, type CoberturaVida } from '../seguradoras/coberturas-vida.ts';
import type { TarifaVida } from '../seguradoras/perfil.ts';
import { reais } from './amount.ts';
import type { PedidoVida } from './quote-life.reader.ts';
import { palavrasVida } from './quote-life-words.table.ts';

/** A priced life, to be written in the format of the standard. */
export interface OfertaVida {
  readonly id: string;
  readonly tarifa: TarifaVida;
  readonly risco: RiscoAceitacaoVida;
  readonly preco: PrecoVida;
  readonly parcelamentos: readonly Parcelamento[];
}

interface Cotacao {
  readonly pedido: PedidoVida;
  readonly oferta: OfertaVida;
  readonly agora: Date;
  readonly validade: string;
  readonly mensagens: readonly Aviso[];
}

const cobertas = ({ capitais }: RiscoAceitacaoVida): CoberturaVida[] => COBERTURAS_VIDA.filter((id) => (capitais[id] ?? 0) > 0);
const chargedFor = ({ partes }: PrecoVida, id: string): number => partes.find((parte) => parte.id === id)?.valorCentavos ?? 0;

function writeCoverage(id: CoberturaVida, { tarifa, preco }: OfertaVida): object {
  const carencia = tarifa.carenciaDias[id];
  return {
    ...palavrasVida[id],
    description: nomesVida[id],
    isSeparateContractingAllowed: false,
    ...(carencia ? { gracePeriod: carencia, gracePeriodicity: 'DIA', gracePeriodCountingMethod: 'DIAS_CORRIDOS' } : {}),
    premiumAmount: reais(chargedFor(preco, id)),
  };
}

const writeAssistance = ({ risco, preco }: OfertaVida): object[] =>
  risco.funeral === 'SEM'
    ? []
    : [
        {
          type: 'ASSISTENCIA_VIDA',
          service: 'ASSISTENCIA_FUNERAL',
          description: risco.funeral === 'FAMILIAR' ? 'Segurado, cônjuge e filhos' : 'Segurado',
          assistancePremiumAmount: reais(chargedFor(preco, 'FUNERAL')),
        },
      ];

const writePremium = ({ risco, preco }: OfertaVida): object => ({
  totalPremiumAmount: reais(preco.totalCentavos),
  totalNetAmount: reais(preco.liquidoCentavos),
  IOF: reais(preco.iofCentavos),
  paymentsQuantity: 1,
  payments: [{ amount: reais(preco.totalCentavos), paymentType: 'BOLETO' }],
  periodicity: risco.periodicidade,
});

const writePackage = ({ id, risco, preco, parcelamentos }: OfertaVida): object => ({
  insurerQuoteId: id,
  nome: 'Padrão',
  principal: true,
  comissaoBps: risco.comissaoBps,
  comissaoCentavos: preco.comissaoCentavos,
  parcelamentos,
  composicao: preco.partes.map(({ rotulo, valorCentavos }) => ({ rotulo, valorCentavos })),
  periodicidade: risco.periodicidade,
  observacoes: [
    'Suicídio coberto após dois anos de vigência (Código Civil, art. 798).',
    ...((risco.capitais.DIT ?? 0) > 0 ? ['Diária por incapacidade paga a partir do 11º dia de afastamento.'] : []),
  ],
});

/** The `quoteInfo` of an accepted life. Prices, capitals and waiting in the standard's own fields, the rest in `quoteCustomData`. */
export function writeLifeInfo({ pedido: { data }, oferta, agora, validade, mensagens }: Cotacao): object {
  const { termStartDate, termEndDate, termType, termTypeOthers, policies, havePersonInsurance } = data.quoteData;
  const contrato = { termStartDate, termEndDate, termType, termTypeOthers, policies, havePersonInsurance };
  return {
    quoteCustomer: { identification: data.quoteCustomer.identificationData },
    quoteData: {
      ...Object.fromEntries(Object.entries(contrato).filter(([, value]) => value !== undefined)),
      coverages: cobertas(oferta.risco).map((id) => ({
        ...palavrasVida[id],
        isSeparateContractingAllowed: false,
        insuredCapital: reais(oferta.risco.capitais[id] ?? 0),
      })),
    },
    quotes: [
      {
        insurerQuoteId: oferta.id,
        quoteDateTime: dataHoraOpin(agora),
        susepProcessNumbers: ['15414.900100/2026-00'],
        requestedCoverages: cobertas(oferta.risco).map((id) => writeCoverage(id, oferta)),
        assistanceInfo: writeAssistance(oferta),
        premiumInfo: writePremium(oferta),
      },
    ],
    quoteCustomData: {
      generalQuoteInfo: [
        { fieldId: 'validade', value: validade },
        { fieldId: 'mensagens', value: mensagens },
        { fieldId: 'pacotes', value: [writePackage(oferta)] },
      ],
    },
  };
}

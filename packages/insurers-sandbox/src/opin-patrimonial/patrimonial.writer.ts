import type { Parcelamento } from '@balcao/contracts';
import { addAnos, formatCentavos } from '@balcao/domain';
import { reais } from '../opin/amount.ts';
import type { Aviso } from '../rating/comercial.rule.ts';
import type { CoberturaPrecificada, PrecoPatrimonial } from '../rating/rate-patrimonial.rule.ts';
import { dataHoraOpin } from '../relogio.ts';
import type { LinhaPatrimonial } from '../seguradoras/tarifa-patrimonial.ts';
import { coberturas, ramos } from './coberturas.table.ts';
import type { PedidoPatrimonial } from './patrimonial.schema.ts';

interface Cotacao {
  readonly linha: LinhaPatrimonial;
  readonly pedido: PedidoPatrimonial;
  readonly id: string;
  readonly preco: PrecoPatrimonial;
  readonly comissaoBps: number;
  readonly parcelamentos: readonly Parcelamento[];
  readonly validade: string;
  readonly mensagens: readonly Aviso[];
  readonly agora: Date;
}

const nameOf = (linha: LinhaPatrimonial, { id, nome }: CoberturaPrecificada) => ({
  branch: ramos[linha],
  code: coberturas[linha][id]?.code ?? 'OUTRAS',
  internalCode: id,
  description: nome,
});

/** Deductibles of condominiums and businesses have a description and a period; those of homes do not. */
function deductible({ linha, pedido }: Cotacao, franquiaCentavos: number) {
  const { termStartDate } = pedido.data.quoteData;
  const description = `Valor fixo por evento: ${formatCentavos(franquiaCentavos)}`;
  const prazo = { description, period: 1, periodicity: 'ANO', periodStartDate: termStartDate, periodEndDate: addAnos(termStartDate, 1) };
  return { type: 'DEDUTIVEL', amount: reais(franquiaCentavos), ...(linha === 'RESIDENCIAL' ? {} : prazo) };
}

function writeQuote(cotacao: Cotacao) {
  const { linha, id, preco, agora } = cotacao;
  return {
    insurerQuoteId: id,
    quoteDateTime: dataHoraOpin(agora),
    susepProcessNumbers: ['15414.900100/2026-00'],
    coverages: preco.coberturas.map((c) => ({
      ...nameOf(linha, c),
      isSeparateContractingAllowed: false,
      maxLMI: reais(c.lmiCentavos),
      ...(c.franquiaCentavos > 0 ? { deductible: deductible(cotacao, c.franquiaCentavos) } : {}),
    })),
    assistances: [
      {
        type: 'ASSISTENCIA_RE',
        service: 'ASSISTENCIA_RESIDENCIAL',
        description: 'Chaveiro, encanador, eletricista e vidraceiro, 24 horas',
        assistancePremiumAmount: reais(preco.assistenciaCentavos),
      },
    ],
    premiumInfo: {
      paymentsQuantity: 1,
      totalPremiumAmount: reais(preco.totalCentavos),
      totalNetAmount: reais(preco.liquidoCentavos),
      IOF: reais(preco.iofCentavos),
      coverages: preco.coberturas.map((c) => ({ ...nameOf(linha, c), premiumAmount: reais(c.premioCentavos) })),
      payments: [{ amount: reais(preco.totalCentavos), paymentType: 'BOLETO' }],
    },
  };
}

/** The `quoteInfo` of an accepted quote. Prices and limits in the standard's own fields, the rest in `quoteCustomData`. */
export function writePatrimonial(cotacao: Cotacao): object {
  const { pedido, id, preco, comissaoBps, parcelamentos, validade, mensagens } = cotacao;
  const { quoteCustomer, quoteData } = pedido.data;
  const pacote = {
    insurerQuoteId: id,
    nome: 'Padrão',
    principal: true,
    comissaoBps,
    comissaoCentavos: preco.comissaoCentavos,
    parcelamentos,
    composicao: preco.composicao,
    periodicidade: 'ANUAL',
  };
  return {
    quoteCustomer: quoteCustomer.identificationData ? { identification: quoteCustomer.identificationData } : {},
    quoteData,
    quotes: [writeQuote(cotacao)],
    quoteCustomData: {
      generalQuoteInfo: [
        { fieldId: 'validade', value: validade },
        { fieldId: 'mensagens', value: mensagens },
        { fieldId: 'pacotes', value: [pacote] },
      ],
    },
  };
}

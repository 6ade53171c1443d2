import type { Franquia, OfertaCotacao, Parcelamento } from '@balcao/contracts';
import { percentual } from '@balcao/domain';
import { centavosOf } from './opin-amount.ts';
import { copy, nomesAssistencia, nomesCobertura } from './opin-quote-auto.copy.ts';
import type { OpinPackage, OpinQuote, OpinQuoteInfo } from './opin-response.schema.ts';

type Oferta = Omit<OfertaCotacao, 'id'>;
type Coberta = { readonly code: string; readonly internalCode?: string | undefined; readonly description?: string | undefined };

const codigos: Readonly<Record<string, string>> = {
  CASCO_COMPREENSIVA: 'COMPREENSIVA',
  CASCO_INCENDIO_ROUBO_E_FURTO: 'INCENDIO_ROUBO_FURTO',
  CASCO_ROUBO_E_FURTO: 'ROUBO_FURTO',
  RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV: 'RCF',
  'RCFV-DM': 'DM',
  'RCFV-DC': 'DC',
  'RCFV-DMO': 'DMO',
  ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_VEICULO: 'APP',
  'APP-MORTE': 'APP_MORTE',
  'APP-INVALIDEZ': 'APP_INVALIDEZ',
  ACESSORIOS_E_EQUIPAMENTOS: 'ACESSORIOS',
};

const codigoOf = (c: Coberta): string => codigos[c.internalCode ?? ''] ?? codigos[c.code] ?? c.code;
/** Same cover in two lists of the standard. */
const isSame = (a: Coberta) => (b: Coberta) => a.code === b.code && a.internalCode === b.internalCode;
const orNull = (centavos: number): number | null => (centavos > 0 ? centavos : null);

function franquiaOf(deductible: NonNullable<NonNullable<OpinQuote['coverages']>[number]['deductible']>): Franquia {
  if (deductible.type === 'OUTROS') return /isent/i.test(deductible.typeAdditionalInfo ?? '') ? 'ISENTA' : 'NORMAL';
  return deductible.type === 'DEDUTIVEL' ? 'NORMAL' : deductible.type;
}

const formas: Readonly<Record<string, Parcelamento['forma']>> = {
  BOLETO: 'BOLETO',
  CARTAO: 'CARTAO',
  PIX: 'PIX',
  TED: 'DEBITO',
  TEF: 'DEBITO',
  DOC: 'DEBITO',
};

/** The one plan the standard itself tells: the list of payments. */
function publishedInstalments({ premiumInfo: { payments, interestRateOverPayments = 0 } }: OpinQuote): Parcelamento[] {
  const [primeira, segunda] = payments;
  if (!primeira) return [];
  return [
    {
      forma: formas[primeira.paymentType] ?? 'BOLETO',
      n: payments.length,
      primeiraCentavos: centavosOf(primeira.amount.amount),
      demaisCentavos: segunda ? centavosOf(segunda.amount.amount) : 0,
      jurosBps: Math.round(interestRateOverPayments * 100),
      totalCentavos: payments.reduce((total, { amount }) => total + centavosOf(amount.amount), 0),
    },
  ];
}

interface Contexto {
  readonly info: OpinQuoteInfo;
  readonly pacotes: readonly OpinPackage[];
  /** Commission asked, for an insurer that does not say which it applied. */
  readonly comissaoBps: number;
}

function toCoverages(quote: OpinQuote, info: OpinQuoteInfo): Oferta['coberturas'] {
  const limites = info.quoteData.insuredObjects?.[0]?.coverages ?? [];
  return (quote.coverages ?? []).map((c) => {
    const codigo = codigoOf(c);
    const limite = limites.find(isSame(c));
    const premio = quote.premiumInfo.coverages.find(isSame(c));
    return {
      codigo,
      nome: nomesCobertura[codigo] ?? c.description ?? codigo,
      lmiCentavos: limite ? orNull(centavosOf(limite.LMI.amount)) : null,
      premioCentavos: premio ? centavosOf(premio.premiumAmount.amount) : null,
      franquiaCentavos: c.deductible?.deductibleAmount ? centavosOf(c.deductible.deductibleAmount.amount) : null,
    };
  });
}

function toOffer(quote: OpinQuote, index: number, { info, pacotes, comissaoBps }: Contexto): Oferta {
  const pacote = pacotes.find(({ insurerQuoteId }) => insurerQuoteId === quote.insurerQuoteId);
  const premioLiquidoCentavos = centavosOf(quote.premiumInfo.totalNetAmount.amount);
  return {
    pacote: pacote?.nome ?? (info.quotes.length === 1 ? copy.pacoteUnico : copy.pacote(index + 1)),
    principal: pacote?.principal ?? index === 0,
    premioLiquidoCentavos,
    iofCentavos: centavosOf(quote.premiumInfo.IOF.amount),
    premioTotalCentavos: centavosOf(quote.premiumInfo.totalPremiumAmount.amount),
    comissaoBps: pacote?.comissaoBps ?? comissaoBps,
    comissaoCentavos: pacote?.comissaoCentavos ?? percentual(premioLiquidoCentavos, comissaoBps),
    periodicidade: 'ANUAL',
    composicao: [],
    franquias: (quote.coverages ?? []).flatMap(({ code, deductible }) =>
      deductible?.deductibleAmount
        ? [
            {
              item: code.startsWith('CASCO') ? copy.franquiaCasco : (nomesCobertura[codigoOf({ code })] ?? code),
              tipo: franquiaOf(deductible),
              valorCentavos: centavosOf(deductible.deductibleAmount.amount),
            },
          ]
        : [],
    ),
    coberturas: toCoverages(quote, info),
    assistencias: quote.assistances.map(({ service, description }) => ({
      codigo: service,
      nome: nomesAssistencia[service] ?? service,
      limite: description.slice(0, 200),
    })),
    parcelamentos: pacote?.parcelamentos ?? publishedInstalments(quote),
    observacoes: [],
  };
}

/** The priced packages of an accepted quote, in our shape. */
export const toOffers = (contexto: Contexto): Oferta[] => contexto.info.quotes.map((quote, i) => toOffer(quote, i, contexto));

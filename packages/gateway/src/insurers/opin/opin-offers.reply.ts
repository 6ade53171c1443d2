import type { Franquia, OfertaCotacao, Parcelamento } from '@balcao/contracts';
import { percentual } from '@balcao/domain';
import { centavosOf } from './opin-amount.ts';
import { copy } from './opin.copy.ts';
import type { OpinPackage, OpinQuote, OpinQuoteInfo } from './opin-response.schema.ts';

type Oferta = Omit<OfertaCotacao, 'id'>;
type Assistencia = NonNullable<OpinQuote['assistances']>[number];
type Coberta = { readonly code: string; readonly internalCode?: string | undefined; readonly description?: string | undefined };

/** Labels in the offers of one protocol. */
export interface PalavrasOferta {
  /** Our code of a cover; `code` itself when the table has no row. By `internalCode` first, then `code`. */
  readonly codigos: Readonly<Record<string, string>>;
  /** Names as the comparison grid shows them, by our code. */
  readonly nomesCobertura: Readonly<Record<string, string>>;
  /** Names of assistances, by the standard's service. */
  readonly nomesAssistencia: Readonly<Record<string, string>>;
  /** Label of a deductible, where it differs from the name of its cover. */
  readonly nomeFranquia?: (code: string) => string | undefined;
  /** Reads the level of a cover or an assistance from the text of the insurer; absent in lines without levels. */
  readonly nivelDe?: (item: { readonly code: string; readonly description?: string | undefined }) => string | undefined;
  /** Whether the line has kinds of deductible to choose from. */
  readonly temTiposDeFranquia: boolean;
}

/** Same cover in two lists of the standard. */
const isSame = (a: Coberta) => (b: Coberta) => a.code === b.code && a.internalCode === b.internalCode;
const orNull = (centavos: number): number | null => (centavos > 0 ? centavos : null);

const codigoOf = ({ codigos }: PalavrasOferta, c: Coberta): string => codigos[c.internalCode ?? ''] ?? codigos[c.code] ?? c.code;
const nomeOf = (palavras: PalavrasOferta, c: Coberta): string => {
  const codigo = codigoOf(palavras, c);
  return palavras.nomesCobertura[codigo] ?? c.description ?? codigo;
};

type Deducao = NonNullable<NonNullable<OpinQuote['coverages']>[number]['deductible']>;

/** The APIs of the standard have two names for the amount of a deductible. */
const deducted = (deductible: Deducao | undefined) => deductible?.deductibleAmount ?? deductible?.amount;

function franquiaOf(deductible: Deducao): Franquia {
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

/** The only payment plan in the standard: the list of payments. */
function publishedInstalments({ premiumInfo: { payments, interestRateOverPayments: juros = 0 } }: OpinQuote): Parcelamento[] {
  const [primeira, segunda] = payments;
  if (!primeira) return [];
  return [
    {
      forma: formas[primeira.paymentType] ?? 'BOLETO',
      n: payments.length,
      primeiraCentavos: centavosOf(primeira.amount.amount),
      demaisCentavos: segunda ? centavosOf(segunda.amount.amount) : 0,
      jurosBps: Math.round(Number(juros) * 100),
      totalCentavos: payments.reduce((total, { amount }) => total + centavosOf(amount.amount), 0),
    },
  ];
}

interface Contexto {
  readonly info: OpinQuoteInfo;
  readonly pacotes: readonly OpinPackage[];
  /** Requested commission, for an insurer that does not return the applied one. */
  readonly comissaoBps: number;
  readonly palavras: PalavrasOferta;
}

function toCoverages(quote: OpinQuote, { info, palavras }: Contexto): Oferta['coberturas'] {
  const limites = info.quoteData.insuredObjects?.[0]?.coverages ?? [];
  return (quote.coverages ?? []).map((c) => {
    const limite = c.maxLMI ?? limites.find(isSame(c))?.LMI;
    const premio = quote.premiumInfo.coverages.find(isSame(c));
    const franquia = deducted(c.deductible);
    const nivel = palavras.nivelDe?.(c);
    return {
      codigo: codigoOf(palavras, c),
      nome: nomeOf(palavras, c),
      lmiCentavos: limite ? orNull(centavosOf(limite.amount)) : null,
      premioCentavos: premio ? centavosOf(premio.premiumAmount.amount) : null,
      franquiaCentavos: franquia ? centavosOf(franquia.amount) : null,
      ...(nivel && { nivel }),
    };
  });
}

function toDeductibles({ coverages = [] }: OpinQuote, palavras: PalavrasOferta): Oferta['franquias'] {
  return coverages.flatMap((c) => {
    const valor = deducted(c.deductible);
    if (!c.deductible || !valor) return [];
    return [
      {
        item: palavras.nomeFranquia?.(c.code) ?? nomeOf(palavras, c),
        tipo: palavras.temTiposDeFranquia ? franquiaOf(c.deductible) : null,
        valorCentavos: centavosOf(valor.amount),
      },
    ];
  });
}

function toAssistance({ service, description }: Assistencia, palavras: PalavrasOferta): Oferta['assistencias'][number] {
  const limite = description.slice(0, 200);
  const nivel = palavras.nivelDe?.({ code: service, description });
  return {
    codigo: service,
    nome: palavras.nomesAssistencia[service] ?? service,
    limite,
    // a level already in the text of the insurer is not repeated
    ...(nivel && !limite.toLowerCase().includes(nivel.toLowerCase()) && { nivel }),
  };
}

function toOffer(quote: OpinQuote, index: number, contexto: Contexto): Oferta {
  const { info, pacotes, comissaoBps, palavras } = contexto;
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
    periodicidade: pacote?.periodicidade ?? 'ANUAL',
    composicao: explained(pacote, premioLiquidoCentavos),
    franquias: toDeductibles(quote, palavras),
    coberturas: toCoverages(quote, contexto),
    assistencias: (quote.assistances ?? []).map((assistance) => toAssistance(assistance, palavras)),
    parcelamentos: pacote?.parcelamentos ?? publishedInstalments(quote),
    observacoes: pacote?.observacoes ?? [],
  };
}

/** The explanation of the insurer, only if it adds up to the premium. */
function explained(pacote: OpinPackage | undefined, liquidoCentavos: number): Oferta['composicao'] {
  const partes = pacote?.composicao ?? [];
  return partes.reduce((total, { valorCentavos }) => total + valorCentavos, 0) === liquidoCentavos ? partes : [];
}

/** The priced packages of an accepted quote, as our offers. */
export const toOffers = (contexto: Contexto): Oferta[] => contexto.info.quotes.map((quote, i) => toOffer(quote, i, contexto));

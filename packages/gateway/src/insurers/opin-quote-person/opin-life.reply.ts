import type { OfertaCotacao, Periodicidade } from '@balcao/contracts';
import type { PedidoDaLinha } from '../insurer.port.ts';
import { readAcceptedQuote } from '../opin/opin-accepted.reply.ts';
import type { PalavrasOferta } from '../opin/opin-offers.reply.ts';
import type { FieldOf, LeituraAceita } from '../opin/opin-protocolo.ts';
import { OpinLifeInfo } from './opin-life.schema.ts';
import { coberturasVida } from './opin-life-words.table.ts';

type Cotada = OpinLifeInfo['quotes'][number];
type Coberta = NonNullable<Cotada['requestedCoverages']>[number];

const todas = Object.values(coberturasVida);

/** Labels in an offer of life insurance. */
const palavras: PalavrasOferta = {
  codigos: Object.fromEntries(todas.map(({ code, internalCode, codigo }) => [internalCode ?? code, codigo])),
  nomesCobertura: Object.fromEntries(todas.map(({ codigo, nome }) => [codigo, nome])),
  nomesAssistencia: { ASSISTENCIA_FUNERAL: 'Assistência funeral', TELEMEDICINA: 'Telemedicina' },
  temTiposDeFranquia: false,
};

/** Moves capitals, covers and assistances, which this API has in other fields, to those of the other quote APIs. */
function asSharedForm({ quoteData, quotes, ...info }: OpinLifeInfo): object {
  const capitalOf = ({ code, internalCode }: Coberta) =>
    quoteData.coverages?.find((c) => c.code === code && c.internalCode === internalCode)?.insuredCapital;
  return {
    ...info,
    quoteData,
    quotes: quotes.map(({ requestedCoverages = [], assistanceInfo, premiumInfo, ...quote }) => ({
      ...quote,
      coverages: requestedCoverages.map((c) => ({ ...c, maxLMI: capitalOf(c) })),
      assistances: assistanceInfo,
      premiumInfo: { ...premiumInfo, coverages: requestedCoverages.filter(({ premiumAmount }) => premiumAmount !== undefined) },
    })),
  };
}

const diasDe = { DIA: 1, MES: 30, ANO: 365 } as const;
const waitingOf = ({ gracePeriod, gracePeriodicity = 'DIA' }: Coberta): number | undefined =>
  gracePeriod === undefined ? undefined : gracePeriod * diasDe[gracePeriodicity];

const periodicidades: Readonly<Record<string, Periodicidade>> = {
  MENSAL: 'MENSAL',
  ANUAL: 'ANUAL',
  'A_VISTA/UNICO': 'UNICA',
};

/** Data of life offers only: the frequency of payment, and the waiting period of each cover. */
function withLife(oferta: Omit<OfertaCotacao, 'id'>, quote: Cotada | undefined): Omit<OfertaCotacao, 'id'> {
  return {
    ...oferta,
    periodicidade: periodicidades[quote?.premiumInfo.periodicity ?? ''] ?? oferta.periodicidade,
    coberturas: oferta.coberturas.map((cobertura, index) => {
      const asked = quote?.requestedCoverages?.[index];
      const carenciaDias = asked && waitingOf(asked);
      return { ...cobertura, ...(carenciaDias ? { carenciaDias } : {}) };
    }),
  };
}

/** Converts ACPT of a life to our type. */
export function readAcceptedLife(
  quoteInfo: unknown,
  { pedido, agora, fieldOf }: { pedido: PedidoDaLinha<'VIDA'>; agora: Date; fieldOf: FieldOf },
): LeituraAceita {
  const info = OpinLifeInfo.safeParse(quoteInfo);
  if (!info.success) return { ok: false, problemas: info.error.issues.slice(0, 10).map(({ path, code }) => `${path.join('.')}: ${code}`) };
  const leitura = readAcceptedQuote(asSharedForm(info.data), { pedido, agora, fieldOf, palavras });
  if (!leitura.ok || leitura.resposta.status !== 'OK') return leitura;
  const ofertas = leitura.resposta.ofertas.map((oferta, index) => withLife(oferta, info.data.quotes[index]));
  return { ok: true, resposta: { ...leitura.resposta, ofertas } };
}

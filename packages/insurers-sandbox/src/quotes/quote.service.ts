import { createHash } from 'node:crypto';
import { canonicalJson, faultOf, latencyOf, seedOf } from '../cenarios/seed.rule.ts';
import { cenarioFor } from '../cenarios/cenario.rule.ts';
import type { Mundo } from '../mundo.ts';
import { dataHoraOpin } from '../relogio.ts';
import type { Perfil } from '../seguradoras/perfil.ts';
import type { CampoInvalido, ProtocoloCotacao } from './protocolo.ts';
import type { Quote, Status } from './quote.store.ts';
import { decideQuote } from './veredito.rule.ts';

export type Recepcao =
  | { readonly tipo: 'criada' | 'repetida'; readonly corpo: object }
  | { readonly tipo: 'campos'; readonly campos: readonly CampoInvalido[] }
  | { readonly tipo: 'idempotencia' | 'consentimento' | 'erro500' | 'indisponivel' | 'credencial' };

const digestOf = (body: unknown): string => createHash('sha256').update(canonicalJson(body)).digest('hex');

/** Where a quote or a key is remembered: two APIs of one insurer never meet. */
export const quoteKey = ({ path }: Pick<ProtocoloCotacao, 'path'>, id: string): string => `${path} ${id}`;

interface Endereco {
  readonly protocolo: ProtocoloCotacao;
  readonly perfil: Perfil;
}

const envelope = (data: object): object => ({ data, links: {}, meta: { totalRecords: 1, totalPages: 1 } });

/** Receives a quote request: the same key and body give the same answer, another body with that key is refused. */
export function receiveQuote(
  mundo: Mundo,
  { protocolo, perfil }: Endereco,
  { chave: recebida, body }: { chave: string; body: unknown },
): Recepcao {
  const { store, relogio, ajustes, fatorLatencia } = mundo;
  const { slug } = perfil;
  const chave = quoteKey(protocolo, recebida);
  const digest = digestOf(body);
  const anterior = store.repetidas.get(slug, chave);
  if (anterior) return anterior.digest === digest ? { tipo: 'repetida', corpo: anterior.corpo } : { tipo: 'idempotencia' };

  const leitura = protocolo.read(body, perfil);
  if (!leitura.ok) return { tipo: 'campos', campos: leitura.campos };
  const { consentId, observacoes, questao, passaPorAnalise, decide } = leitura;
  if (store.quotes.get(slug, quoteKey(protocolo, consentId))) return { tipo: 'consentimento' };
  const cenario = cenarioFor(observacoes, slug);
  if (cenario === 'ERRO500') return { tipo: 'erro500' };
  if (cenario === 'CREDENCIAL') return { tipo: 'credencial' };
  const seed = seedOf(slug, questao);
  const { falhaPct, latenciaMs, segura } = ajustes.of(perfil);
  const falha = faultOf(seed, falhaPct);
  if (falha === 'persistente' || (falha === 'passageira' && !store.falhas.get(slug, chave))) {
    store.falhas.set(slug, chave, true);
    return { tipo: 'indisponivel' };
  }

  const agora = relogio.agora();
  const esperaMs = latenciaMs ? latencyOf(seed, latenciaMs) : latencyOf(seed, perfil.latenciaMs) * fatorLatencia;
  const decisao = decideQuote({ contexto: { slug, seed, agora }, observacoes, decide });
  store.quotes.set(slug, quoteKey(protocolo, consentId), {
    slug,
    consentId,
    decisao,
    criadaEm: agora,
    prontaEm: segura ? Number.POSITIVE_INFINITY : performance.now() + esperaMs,
    deveAnalise: passaPorAnalise && decisao.status === 'ACPT',
    encerrada: null,
    wakers: new Set(),
  });
  const corpo = envelope({ status: 'RCVD', statusUpdateDateTime: dataHoraOpin(agora) });
  store.repetidas.set(slug, chave, { digest, corpo });
  return { tipo: 'criada', corpo };
}

/** Body of quote-status for the current status. */
export function statusBody({ decisao, criadaEm }: Quote, status: Status): object {
  const base = { status, statusUpdateDateTime: dataHoraOpin(criadaEm) };
  if (status === 'RJCT' && decisao.status === 'RJCT') return envelope({ ...base, rejectionReason: decisao.motivo });
  if (status === 'ACPT' && decisao.status === 'MALFORMADA')
    return envelope({ ...base, quoteInfo: { quotes: [{ premiumInfo: 'R$ 1.234' }] } });
  if ((status === 'ACPT' || status === 'ACKN') && decisao.status === 'ACPT') return envelope({ ...base, quoteInfo: decisao.quoteInfo });
  return envelope(base);
}

export type Encerramento = { readonly ok: true; readonly corpo: object } | { readonly ok: false; readonly motivo: string };

/** Decision of the client: the accepted offer (or none), and the address for notices. */
export interface UltimaPalavra {
  readonly status: 'ACKN' | 'CANC';
  readonly insurerQuoteId: string | undefined;
  readonly avisarEm: string | null;
}

/** Acknowledges one of the offers, or cancels the quote. Idempotent. */
export function closeQuote(mundo: Pick<Mundo, 'propostas' | 'relogio'>, quote: Quote, palavra: UltimaPalavra): Encerramento {
  const { status, insurerQuoteId, avisarEm } = palavra;
  if (quote.encerrada) {
    const isSame = quote.encerrada.status === status && quote.encerrada.insurerQuoteId === insurerQuoteId;
    return isSame ? { ok: true, corpo: quote.encerrada.resposta } : { ok: false, motivo: 'A cotação já foi encerrada.' };
  }
  if (status === 'CANC') return close(quote, { status, insurerQuoteId, resposta: { data: { status } } });
  const isAccepted = quote.decisao.status === 'ACPT' && performance.now() >= quote.prontaEm;
  if (!isAccepted || quote.decisao.status !== 'ACPT') return { ok: false, motivo: 'A cotação ainda não foi aceita pela seguradora.' };
  if (!insurerQuoteId || !quote.decisao.ofertas.includes(insurerQuoteId)) return { ok: false, motivo: 'Oferta desconhecida.' };
  const { slug, decisao } = quote;
  const recebidaEm = mundo.relogio.agora();
  const { desfecho } = decisao;
  const { numero } = mundo.propostas.add({ slug, numero: `P-${insurerQuoteId}`, recebidaEm, avisarEm, desfecho });
  const data = {
    status,
    insurerQuoteId,
    protocolNumber: numero,
    protocolDateTime: dataHoraOpin(recebidaEm),
    links: { redirect: `https://portal.${slug.replaceAll('_', '-')}.test/propostas/${insurerQuoteId}` },
  };
  return close(quote, { status, insurerQuoteId, resposta: { data } });
}

function close(quote: Quote, encerrada: NonNullable<Quote['encerrada']>): Encerramento {
  quote.encerrada = encerrada;
  for (const wake of quote.wakers) wake();
  return { ok: true, corpo: encerrada.resposta };
}

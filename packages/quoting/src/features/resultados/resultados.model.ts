import type { Cotacao, OfertaCotacao, ResultadoCotacao } from '@balcao/contracts';
import { type AjusteComercial, isResultadoFinal, type Pontuacao, type RemedioId, remedios } from '@balcao/domain';

export const isPendente = ({ status }: Pick<ResultadoCotacao, 'status'>): boolean => !isResultadoFinal(status);

interface Andamento {
  readonly cotacao: Pick<Cotacao, 'status'> | null;
  readonly resultados: readonly Pick<ResultadoCotacao, 'status'>[];
}

/** Whether an answer may still come. A run that is over by its own word, or whose every row has answered, is not running. */
export function isEmAndamento({ cotacao, resultados }: Andamento): boolean {
  if (resultados.some(isPendente)) return true;
  return cotacao === null || (resultados.length === 0 && cotacao.status !== 'CONCLUIDA' && cotacao.status !== 'CANCELADA');
}

export interface Progresso {
  readonly total: number;
  readonly responderam: number;
  readonly comPreco: number;
  /** Given up before they answered: the run was cancelled. */
  readonly canceladas: number;
  /** Most that the slowest may still take; 0 when nobody is awaited or the time is over. */
  readonly restanteMs: number;
  readonly isRunning: boolean;
}

export function progressoDe(resultados: readonly ResultadoCotacao[], limiteSegundos: number, agora: number): Progresso {
  const pendentes = resultados.filter(isPendente);
  const canceladas = resultados.filter(({ status }) => status === 'CANCELADO').length;
  return {
    total: resultados.length,
    responderam: resultados.length - pendentes.length - canceladas,
    canceladas,
    comPreco: resultados.filter(({ ofertas }) => ofertas.length > 0).length,
    restanteMs: Math.max(0, ...pendentes.map((resultado) => limiteSegundos * 1_000 - decorridoMs(resultado, agora))),
    isRunning: pendentes.length > 0,
  };
}

/** Time since an insurer was asked, or what it took; never negative, whatever this computer's clock says. */
export function decorridoMs({ status, iniciadoEm, tempoMs }: ResultadoCotacao, agora: number): number {
  if (!isPendente({ status })) return tempoMs ?? 0;
  return iniciadoEm ? Math.max(0, agora - Date.parse(iniciadoEm)) : 0;
}

export type Ordem = 'premio' | 'parcela' | 'nota' | 'comissao' | 'seguradora';
export const ORDENS: readonly Ordem[] = ['premio', 'nota', 'comissao', 'seguradora', 'parcela'];

/** Best-value score of each offer, by its id. */
export type Notas = ReadonlyMap<string, Pontuacao>;

/** The vehicle's own deductible, when the package has one. */
export const franquiaPrincipal = ({ franquias }: OfertaCotacao): OfertaCotacao['franquias'][number] | null =>
  franquias.find(({ item }) => /casco|ve[ií]culo/i.test(item)) ?? franquias[0] ?? null;

/** Waiting times of an offer, longest first: what a client must know before anything else of a health or life plan. */
export const carenciasDe = ({ coberturas }: OfertaCotacao): { nome: string; dias: number }[] =>
  coberturas.flatMap(({ nome, carenciaDias }) => (carenciaDias ? [{ nome, dias: carenciaDias }] : [])).sort((a, b) => b.dias - a.dias);

const MAX_LIMITES = 4;

/** The limits a broker looks at first: covers with a sum insured, as the insurer orders them. */
export const limitesPrincipais = ({ coberturas }: OfertaCotacao) =>
  coberturas.filter(({ lmiCentavos }) => lmiCentavos !== null && lmiCentavos > 0).slice(0, MAX_LIMITES);

/** What may be done at once about an answer without a price; `campo` is the path into the risk it is about. */
export interface RemedioOferecido {
  readonly remedio: RemedioId;
  readonly campo: string | null;
  /** What would make the insurer take the terms it refused. */
  readonly ajuste?: AjusteComercial | null;
}

/** An answer without a family (cancelled, timed out) may simply be asked for again. */
export function remedioOf(resultado: ResultadoCotacao): RemedioOferecido | null {
  if (isPendente(resultado) || resultado.ofertas.length > 0) return null;
  const campo = resultado.mensagens.find((mensagem) => mensagem.campo)?.campo ?? null;
  return { remedio: resultado.familiaErro ? remedios[resultado.familiaErro].remedio : 'retry', campo };
}

export const MAX_COMPARADAS = 5;

/** Chooses or unchooses an offer; a sixth is refused. */
export function toggleEscolha(escolhidas: readonly string[], ofertaId: string): readonly string[] {
  if (escolhidas.includes(ofertaId)) return escolhidas.filter((id) => id !== ofertaId);
  return escolhidas.length < MAX_COMPARADAS ? [...escolhidas, ofertaId] : escolhidas;
}

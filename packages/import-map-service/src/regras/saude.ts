import { type Contagem, type MedidaDaVolta, provaDeFalha } from './prova.ts';
import { motivoDaVolta } from './saude.copy.ts';

/**
 * Origin of the reports. `teste`: a trial subscription, which anyone may open. `interno`: our own support. `visitante`: a network
 * without a session.
 */
export type TipoOrigem = 'assinatura' | 'teste' | 'interno' | 'visitante';

/** Reports of the tabs of one origin about one build of one service. A tab counts once per minute. */
export interface RelatoSaude {
  readonly servico: string;
  readonly construcao: string;
  /** Id of the subscription, or mark of the network; empty: the summed successes of a build that is no longer on trial. */
  readonly origem: string;
  readonly tipo: TipoOrigem;
  /** Tabs that loaded it, counted per minute. */
  readonly montagens: number;
  /** Tabs it failed in. */
  readonly falhas: number;
  /** Opaque marks of the people it failed for. */
  readonly pessoas: readonly string[];
  /** ISO. */
  readonly em: string;
}

/** One build on trial: the live one, or the canary's. */
export interface SituacaoServico {
  readonly servico: string;
  readonly construcao: string;
  /** When this build first became live for this cohort, ISO; deploying it again does not change this. */
  readonly desde: string;
  readonly coorte: 'todos' | 'canario';
  /** Builds it could be reverted to, newest first; for a canary, only the live build. */
  readonly anteriores: readonly string[];
  /** Builds reverted before; never a target. */
  readonly quarentena: readonly string[];
  /** Subscriptions this build was already reverted for, with their reports, which still count as voices. */
  readonly fixadas: readonly Fixada[];
}

/** Reports of a subscription about the build that was reverted for it. */
export interface Fixada extends Contagem {
  readonly assinatura: string;
  readonly tipo: TipoOrigem;
  readonly pessoas: readonly string[];
}

/** Thresholds for reverting a build; the operator may change each of them. */
export interface LimiaresSaude {
  /** A build is on trial for this long after it first went live. */
  readonly novaPorMs: number;
  /** Reports about the build on trial count for this long. */
  readonly janelaMs: number;
  /** Reports about the previous build count for this long. */
  readonly janelaAnteriorMs: number;
  /** Tolerated failures per tab, 0 to 1. */
  readonly taxa: number;
  /** Or this many times the rate of the previous build, when that is higher. */
  readonly vezesAnterior: number;
  /** Maximum probability of reverting a build that fails no more than tolerated, 0 to 1. */
  readonly erro: number;
  /** Maximum number of tabs that one origin may weigh in decisions for everyone. */
  readonly peso: number;
  /** Anonymous visitors count only from this many networks on. */
  readonly minimoVisitantes: number;
  /** Number of unrelated voices needed to decide for everyone. */
  readonly vozes: number;
}

/** The decision to revert one build. */
export interface Volta {
  readonly servico: string;
  readonly de: string;
  readonly para: string;
  readonly coorte: SituacaoServico['coorte'];
  /** The only subscription it is reverted for; null: everyone who has it. */
  readonly assinatura: string | null;
  /** pt-BR sentence for the history. */
  readonly motivo: string;
  readonly medida: MedidaDaVolta;
  /** Reports of `assinatura`. */
  readonly dita: Fixada | null;
}

/** Default thresholds. */
export const LIMIARES_SAUDE: LimiaresSaude = {
  novaPorMs: 24 * 60 * 60 * 1000,
  janelaMs: 15 * 60 * 1000,
  janelaAnteriorMs: 24 * 60 * 60 * 1000,
  taxa: 0.1,
  vezesAnterior: 3,
  erro: 0.01,
  peso: 4,
  minimoVisitantes: 5,
  vozes: 2,
};

export interface PedidoSaude {
  readonly relatos: readonly RelatoSaude[];
  readonly situacoes: readonly SituacaoServico[];
  readonly agora: Date;
  readonly limiares?: LimiaresSaude;
}

/** Sum of the reports of one origin. */
interface Origem extends Contagem {
  readonly id: string;
  readonly tipo: TipoOrigem;
  readonly pessoas: ReadonlySet<string>;
}

const desde = (agora: Date, ms: number) => new Date(agora.getTime() - ms);
const isRecente = (momento: string, agora: Date, ms: number) => new Date(momento) > desde(agora, ms);
const sum = (contagens: readonly Contagem[]): Contagem =>
  contagens.reduce((a, b) => ({ montagens: a.montagens + b.montagens, falhas: a.falhas + b.falhas }), { montagens: 0, falhas: 0 });
/** Scales an origin down to the maximum weight and keeps its failure rate. */
const weigh = ({ montagens, falhas }: Contagem, peso: number): Contagem => {
  const parte = Math.min(1, peso / Math.max(1, montagens));
  return { montagens: montagens * parte, falhas: falhas * parte };
};

/** Sums the reports about one build by origin. */
function origensDe(
  { relatos, agora }: PedidoSaude,
  { servico, construcao }: Pick<RelatoSaude, 'servico' | 'construcao'>,
  janelaMs: number,
): Origem[] {
  const origens = new Map<string, Origem>();
  for (const relato of relatos) {
    if (relato.servico !== servico || relato.construcao !== construcao) continue;
    if (new Date(relato.em) < desde(agora, janelaMs) || new Date(relato.em) > agora) continue;
    const chave = `${relato.tipo} ${relato.origem}`;
    const antes = origens.get(chave) ?? { montagens: 0, falhas: 0, pessoas: [] };
    const pessoas = new Set([...antes.pessoas, ...relato.pessoas]);
    origens.set(chave, { id: relato.origem, tipo: relato.tipo, ...sum([antes, relato]), pessoas });
  }
  return [...origens.values()];
}

/** Successful tabs credited to the previous build, because one failure in one tab is not a rate. */
const CREDITO = 20;

/** Anyone can create many of these, so together they weigh as much as one subscription. */
const isAvulsa = ({ tipo }: Pick<Origem, 'tipo'>): boolean => tipo === 'teste' || tipo === 'visitante';

/** Sums the origins, each limited to the same weight. */
function weighAll(origens: readonly Origem[], peso: number): Contagem {
  const avulsas = (['teste', 'visitante'] as const).map((tipo) => sum(origens.filter((origem) => origem.tipo === tipo)));
  return sum([...origens.filter((origem) => !isAvulsa(origem)), ...avulsas].map((contagem) => weigh(contagem, peso)));
}

function taxaDe(todas: readonly Origem[], peso: number): number {
  const origens = todas.filter((origem) => !isAvulsa(origem));
  // the summed successes have no origin and are not limited
  const { montagens, falhas } = sum(origens.map((origem) => (origem.id === '' ? origem : weigh(origem, peso))));
  // the origin with the most failures is ignored, so that reports against the previous build cannot protect a bad one
  const maior = Math.max(0, ...origens.map((origem) => weigh(origem, peso).falhas));
  return (falhas - maior) / (montagens - maior + CREDITO);
}

/** How many of these origins have no person in common. */
function strangersAmong(origens: readonly Origem[]): number {
  const vistas = new Set<string>();
  return origens.filter(({ pessoas }) => {
    const isOutra = [...pessoas].every((pessoa) => !vistas.has(pessoa));
    for (const pessoa of pessoas) vistas.add(pessoa);
    return isOutra;
  }).length;
}

/**
 * Number of unrelated voices that report failures of a build. All trial subscriptions together are one voice, because
 * anyone may open them; so are anonymous visitors, who decide alone only on services that no subscription reports on (the sign-in page).
 * Internal support needs no second voice.
 */
function vozesDe(origens: readonly Origem[], isConvincente: (contagem: Contagem) => boolean, limiares: LimiaresSaude): number {
  const convincentes = origens.filter(isConvincente);
  const of = (...tipos: TipoOrigem[]) => convincentes.filter(({ tipo }) => tipos.includes(tipo));
  if (of('interno').length > 0) return limiares.vozes;
  const firmes = strangersAmong(of('assinatura'));
  const teste = strangersAmong([...of('assinatura'), ...of('teste')]) > firmes ? 1 : 0;

  const visitantes = origens.filter(({ tipo }) => tipo === 'visitante');
  const queFalharam = visitantes.filter(({ falhas }) => falhas > 0).length;
  const isOuvido = queFalharam >= limiares.minimoVisitantes && isConvincente(sum(visitantes.map((um) => weigh(um, limiares.peso))));
  const isSoDeles = visitantes.length === origens.length;
  return firmes + teste + (isOuvido ? (isSoDeles ? limiares.vozes : 1) : 0);
}

function judgeOne(situacao: SituacaoServico, pedido: PedidoSaude): Volta[] {
  const { agora, limiares = LIMIARES_SAUDE } = pedido;
  const { servico, construcao: de, coorte, quarentena } = situacao;
  const { peso, erro } = limiares;
  if (!isRecente(situacao.desde, agora, limiares.novaPorMs)) return [];
  const para = situacao.anteriores.find((anterior) => anterior !== de && !quarentena.includes(anterior));
  if (para === undefined) return [];

  const taxaAnterior = taxaDe(origensDe(pedido, { servico, construcao: para }, limiares.janelaAnteriorMs), peso);
  const tolerada = Math.min(0.9, Math.max(limiares.taxa, taxaAnterior * limiares.vezesAnterior));
  const prove = (contagem: Contagem) => provaDeFalha(contagem, tolerada);
  const isConvincente = (contagem: Contagem) => prove(contagem) >= 1 / erro;
  const decide = (origens: readonly Origem[], prova: number, sozinha: Origem | null): Volta => {
    const { montagens, falhas } = sum(origens);
    const quantas = origens.filter((origem) => origem.falhas > 0).length;
    const medida = { montagens, falhas, origens: quantas, taxa: falhas / montagens, taxaAnterior, tolerada, prova, erro };
    const dita = sozinha && { assinatura: sozinha.id, tipo: sozinha.tipo, pessoas: [...sozinha.pessoas], montagens, falhas };
    return { servico, de, para, coorte, assinatura: sozinha?.id ?? null, motivo: motivoDaVolta(medida, sozinha !== null), medida, dita };
  };

  const fixadas = situacao.fixadas.map(
    ({ assinatura, pessoas, ...dita }): Origem => ({ ...dita, id: assinatura, pessoas: new Set(pessoas) }),
  );
  const isFixada = ({ id }: Origem) => fixadas.some((fixada) => fixada.id === id);
  const soltas = origensDe(pedido, { servico, construcao: de }, limiares.janelaMs).filter((origem) => !isFixada(origem));
  const origens = [...fixadas, ...soltas];
  const todas = weighAll(origens, peso);
  if (isConvincente(todas) && vozesDe(origens, isConvincente, limiares) >= limiares.vozes) return [decide(origens, prove(todas), null)];
  return soltas
    .filter((origem) => origem.tipo !== 'visitante' && isConvincente(origem))
    .map((origem) => decide([origem], prove(origem), origem));
}

/**
 * Decides which builds are reverted to the previous one, for whom, and why. Only a new build is on trial, only against the build it would revert to, and
 * never to a build reverted before, so it cannot flap. One failing subscription is reverted alone; everyone is when unrelated ones agree.
 */
export function judgeSaude(pedido: PedidoSaude): Volta[] {
  const voltas = pedido.situacoes.flatMap((situacao) => judgeOne(situacao, pedido));
  // a failing canary is suspected before the live build of its service
  const canarios = new Set(voltas.filter(({ coorte }) => coorte === 'canario').map(({ servico }) => servico));
  return voltas.filter(({ servico, coorte }) => coorte === 'canario' || !canarios.has(servico));
}

import { motivoDaVolta } from './saude.copy.ts';

/** What browsers said of one build of one service, summed by whoever collects it. */
export interface RelatoSaude {
  readonly servico: string;
  readonly construcao: string;
  /** Mounts tried. */
  readonly montagens: number;
  /** Mounts that failed plus uncaught errors. */
  readonly falhas: number;
  /** Opaque marks of the sessions that failed (made by the server, nothing personal): counted once each. */
  readonly sessoes: readonly string[];
  /** Said by tabs without a session: anybody can be one, so they count only when many say the same. */
  readonly anonimo?: boolean;
  /** ISO. */
  readonly em: string;
}

/** One build on trial: the live one, or the canary's. */
export interface SituacaoServico {
  readonly servico: string;
  readonly construcao: string;
  /** First moment this build was live for this cohort, ISO: a return does not renew it. */
  readonly desde: string;
  readonly coorte: 'todos' | 'canario';
  /** Builds it could go back to, newest first; for a canary the live build alone. */
  readonly anteriores: readonly string[];
  /** Builds taken back before: never a target. */
  readonly quarentena: readonly string[];
  /** When this service last returned by itself, ISO. */
  readonly ultimaVolta: string | null;
}

/** When a build is taken back. Each may be changed by whoever runs the service. */
export interface LimiaresSaude {
  /** A build is on trial for this long after it first went live. */
  readonly novaPorMs: number;
  /** Reports of the build on trial that count: the last ones. */
  readonly janelaMs: number;
  /** Reports of the build before that count. */
  readonly janelaAnteriorMs: number;
  /** Fewer failures than this say nothing. */
  readonly minimoFalhas: number;
  /** Failures of fewer distinct sessions than this are somebody's browser. */
  readonly minimoSessoes: number;
  /** Anonymous reports of fewer distinct marks than this are not counted at all. */
  readonly minimoAnonimos: number;
  /** Failures per mount, 0 to 1; more than this is too many. */
  readonly taxa: number;
  /** And more than this many times the rate of the build before. */
  readonly vezesAnterior: number;
  /** After a return the service rests for this long. */
  readonly descansoMs: number;
}

/** The decision to take one build back. */
export interface Volta {
  readonly servico: string;
  readonly de: string;
  readonly para: string;
  readonly coorte: 'todos' | 'canario';
  /** pt-BR sentence for the history. */
  readonly motivo: string;
  readonly medida: {
    readonly montagens: number;
    readonly falhas: number;
    readonly sessoes: number;
    readonly taxa: number;
    readonly taxaAnterior: number;
  };
}

/** What holds unless the service is told otherwise. */
export const LIMIARES_SAUDE: LimiaresSaude = {
  novaPorMs: 24 * 60 * 60 * 1000,
  janelaMs: 15 * 60 * 1000,
  janelaAnteriorMs: 24 * 60 * 60 * 1000,
  minimoFalhas: 3,
  minimoSessoes: 2,
  minimoAnonimos: 5,
  taxa: 0.2,
  vezesAnterior: 3,
  descansoMs: 10 * 60 * 1000,
};

export interface PedidoSaude {
  readonly relatos: readonly RelatoSaude[];
  readonly situacoes: readonly SituacaoServico[];
  readonly agora: Date;
  readonly limiares?: LimiaresSaude;
}

interface Medida {
  readonly montagens: number;
  readonly falhas: number;
  readonly sessoes: number;
  /** 0 to 1. */
  readonly taxa: number;
}

const desde = (agora: Date, ms: number) => new Date(agora.getTime() - ms);

function medir(
  relatos: readonly RelatoSaude[],
  { servico, construcao }: Pick<RelatoSaude, 'servico' | 'construcao'>,
  { de, ate, minimoAnonimos }: { readonly de: Date; readonly ate: Date; readonly minimoAnonimos: number },
): Medida {
  const todos = relatos.filter(
    (relato) => relato.servico === servico && relato.construcao === construcao && new Date(relato.em) >= de && new Date(relato.em) <= ate,
  );
  const anonimos = todos.filter(({ anonimo }) => anonimo);
  const isDeMuitos = new Set(anonimos.flatMap(({ sessoes }) => sessoes)).size >= minimoAnonimos;
  const dela = isDeMuitos ? todos : todos.filter(({ anonimo }) => !anonimo);
  const soma = (qual: 'montagens' | 'falhas') => dela.reduce((total, relato) => total + relato[qual], 0);
  const [montagens, falhas] = [soma('montagens'), soma('falhas')];
  return {
    montagens,
    falhas,
    sessoes: new Set(dela.flatMap(({ sessoes }) => sessoes)).size,
    // one mount may fail many times over
    taxa: falhas === 0 ? 0 : Math.min(1, falhas / Math.max(1, montagens)),
  };
}

const isRecente = (momento: string | null, agora: Date, ms: number) => momento !== null && new Date(momento) > desde(agora, ms);

function julgarUma(situacao: SituacaoServico, { relatos, agora, limiares = LIMIARES_SAUDE }: PedidoSaude): Volta | null {
  const { servico, construcao: de, coorte, quarentena } = situacao;
  if (!isRecente(situacao.desde, agora, limiares.novaPorMs)) return null;
  if (isRecente(situacao.ultimaVolta, agora, limiares.descansoMs)) return null;
  const para = situacao.anteriores.find((anterior) => anterior !== de && !quarentena.includes(anterior));
  if (para === undefined) return null;

  const { minimoAnonimos } = limiares;
  const nova = medir(relatos, { servico, construcao: de }, { de: desde(agora, limiares.janelaMs), ate: agora, minimoAnonimos });
  if (nova.falhas < limiares.minimoFalhas || nova.sessoes < limiares.minimoSessoes || nova.taxa <= limiares.taxa) return null;
  const { taxa: taxaAnterior } = medir(
    relatos,
    { servico, construcao: para },
    { de: desde(agora, limiares.janelaAnteriorMs), ate: agora, minimoAnonimos },
  );
  if (nova.taxa <= taxaAnterior * limiares.vezesAnterior) return null;
  const medida = { ...nova, taxaAnterior };
  return { servico, de, para, coorte, motivo: motivoDaVolta(medida), medida };
}

/**
 * Which builds go back to the one before, and why. Only a new build is on trial, only against the build it would go back to;
 * a service that returned rests before it may return again, and never to a build it left that way: it cannot flap.
 */
export function julgarSaude(pedido: PedidoSaude): Volta[] {
  const voltas = pedido.situacoes.flatMap((situacao) => julgarUma(situacao, pedido) ?? []);
  // a canary that fails is the first suspect of its service
  const canarios = new Set(voltas.filter(({ coorte }) => coorte === 'canario').map(({ servico }) => servico));
  return voltas.filter(({ servico, coorte }) => coorte === 'canario' || !canarios.has(servico));
}

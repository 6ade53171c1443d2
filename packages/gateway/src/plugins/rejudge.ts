import type { Chamador, Log } from './ports.ts';
import type { Credenciais, SessaoViva } from './session.ts';

/** State of an open connection's rights. */
export interface Ouvinte {
  readonly credenciais: Credenciais;
  /** Session at the last check. */
  chamador: Chamador;
  /** Subscribed topics; messages of other topics are not delivered. */
  readonly ouvidos: Set<string>;
  /** How many times its rights were judged again: a topic granted meanwhile is judged once more. */
  juizos: number;
}

interface Deps<L extends Ouvinte> {
  /** The connections that are open now. */
  readonly abertas: () => Iterable<L>;
  readonly authenticate: (credenciais: Credenciais) => Promise<SessaoViva | null>;
  readonly maySubscribe: (chamador: Chamador, topico: string) => Promise<boolean>;
  /** Closes the connections of an ended session. */
  readonly endSession: (guid: string) => void;
  /** Ends a connection at its new time. */
  readonly closeAt: (ligacao: L, expiraEm: Date) => void;
  readonly log: Log;
  readonly novaTentativaMs?: number;
}

const NOVA_TENTATIVA_MS = 1_000;

/**
 * Judges open connections again: a right over a topic holds while it is one, not only as it was asked for. One subscription at a time; what
 * is asked for meanwhile is done once more afterwards, and what the database could not answer is asked again until it does.
 */
export function createRejudgement<L extends Ouvinte>(deps: Deps<L>) {
  const { abertas, authenticate, maySubscribe, endSession, closeAt, log, novaTentativaMs = NOVA_TENTATIVA_MS } = deps;
  const emCurso = new Map<string | null, { outraVez: boolean }>();
  const esperas = new Set<NodeJS.Timeout>();
  let isStopped = false;

  async function judge(ligacao: L, viva: SessaoViva): Promise<void> {
    ligacao.chamador = viva.chamador;
    closeAt(ligacao, viva.expiraEm);
    for (const topico of ligacao.ouvidos) if (!(await maySubscribe(viva.chamador, topico))) ligacao.ouvidos.delete(topico);
  }

  async function judgeAll(assinaturaId: string | null): Promise<void> {
    const ligacoes = [...abertas()].filter(({ chamador }) => assinaturaId === null || chamador.assinaturaId === assinaturaId);
    for (const ligacao of ligacoes) ligacao.juizos += 1;
    // tabs of one session share one read
    const sessoes = new Map<string, SessaoViva | null>();
    for (const ligacao of ligacoes) {
      const { guid } = ligacao.chamador.sessao;
      if (!sessoes.has(guid)) sessoes.set(guid, await authenticate(ligacao.credenciais));
      const viva = sessoes.get(guid);
      if (viva) await judge(ligacao, viva);
      else endSession(guid);
    }
  }

  async function run(assinaturaId: string | null): Promise<void> {
    const curso = { outraVez: false };
    emCurso.set(assinaturaId, curso);
    try {
      do {
        curso.outraVez = false;
        await judgeAll(assinaturaId);
      } while (curso.outraVez);
    } finally {
      emCurso.delete(assinaturaId);
    }
  }

  function retry(assinaturaId: string | null): void {
    const espera = setTimeout(() => {
      esperas.delete(espera);
      ask(assinaturaId);
    }, novaTentativaMs).unref();
    esperas.add(espera);
  }

  function ask(assinaturaId: string | null): void {
    if (isStopped) return;
    const curso = emCurso.get(assinaturaId);
    if (curso) curso.outraVez = true;
    else
      run(assinaturaId).catch((error: unknown) => {
        if (isStopped) return;
        log.warn({ err: error }, 'os direitos das ligações abertas não puderam ser julgados; nova tentativa em instantes');
        retry(assinaturaId);
      });
  }

  return {
    /** The rights of a subscription changed; null when nobody knows whose, and every connection is judged. */
    rejudge: ask,
    stop: (): void => {
      isStopped = true;
      for (const espera of esperas) clearTimeout(espera);
    },
  };
}

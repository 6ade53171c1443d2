import * as z from 'zod/mini';
import { FalhaOpenInsurance, type OpenInsurancePort } from '../../open-insurance/open-insurance.port.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos, Tarefas } from '../../plugins/ports.ts';
import type { ApoliceExternaRepository } from './apolice-externa.repository.ts';
import type { CompartilhamentoRepository, ConsentimentoRow } from './compartilhamento.repository.ts';
import { createRenewChaves } from './renew-chaves.ts';
import type { Segredos } from './segredos.ts';

/** Reads what a consent lets be read. */
export const TAREFA_LER = 'compartilhamento.ler';
/** Ends a consent at the insurer, after it ended here. */
export const TAREFA_ENCERRAR = 'compartilhamento.encerrar';

/** The queue waits longer each time: nine attempts take an hour and a half. */
const TENTATIVAS = 9;
const DIA_MS = 86_400_000;
/** Between readings that nobody asked for. */
const INTERVALO_MS = 7 * DIA_MS;
const ESPERA_LIMITE_MS = 15 * 60_000;
const FOLGA_MS = 60_000;

const Pedido = z.object({ id: z.string(), assinaturaId: z.string() });
const Fim = z.object({ seguradora: z.string(), consentId: z.string() });

/** Asks for a reading in the caller's transaction; of several only the last remains. */
export const enqueueLeitura = (tarefas: Pick<Tarefas, 'enqueue'>, tx: Tx, alvo: z.infer<typeof Pedido>, em?: Date): Promise<void> =>
  tarefas.enqueue(tx, TAREFA_LER, alvo, { chave: `${TAREFA_LER}:${alvo.id}`, maxTentativas: TENTATIVAS, ...(em && { em }) });

export const enqueueEncerramento = (
  tarefas: Pick<Tarefas, 'enqueue'>,
  tx: Tx,
  { seguradora, consentId }: ConsentimentoRow,
): Promise<void> =>
  consentId === null ? Promise.resolve() : tarefas.enqueue(tx, TAREFA_ENCERRAR, { seguradora, consentId }, { maxTentativas: TENTATIVAS });

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly tarefas: Pick<Tarefas, 'enqueue'>;
  readonly participantes: ReadonlyMap<string, OpenInsurancePort>;
  readonly compartilhamentos: CompartilhamentoRepository;
  readonly externas: Pick<ApoliceExternaRepository, 'save'>;
  readonly segredos: Segredos;
}
type Alvo = z.infer<typeof Pedido>;

/** How a consent ended that the insurer calls rejected. */
function endOf(motivo: string | null): { status: 'REVOGADO' | 'VENCIDO'; por: 'CLIENTE' | 'SEGURADORA' | 'PRAZO' } {
  if (motivo === 'CONSENT_MAX_DATE_REACHED' || motivo === 'CONSENT_EXPIRED') return { status: 'VENCIDO', por: 'PRAZO' };
  return { status: 'REVOGADO', por: motivo?.startsWith('CUSTOMER_') ? 'CLIENTE' : 'SEGURADORA' };
}

/** The reading of one consent. It may die at any point and be done again: what it writes is the same however often it is written. */
export function createLeituraJob({ db, agora, log, tarefas, participantes, compartilhamentos, externas, segredos }: Deps) {
  const contextoDe = ({ assinaturaId }: Alvo): Contexto => ({ assinaturaId, usuarioId: null });
  const renew = createRenewChaves({ db, agora, compartilhamentos, segredos });

  async function finish(alvo: Alvo, fim: { status: 'REVOGADO' | 'VENCIDO' | 'CONSUMIDO'; por: string; motivo: string | null }) {
    await db.tenant(contextoDe(alvo), async (tx) => {
      await compartilhamentos.end(tx, alvo.id, { ...fim, em: agora() });
      await compartilhamentos.dropSegredo(tx, alvo.id);
    });
  }

  /** The consent in force and its tokens; null when there is nothing to read. */
  const load = (alvo: Alvo) =>
    db.tenant(contextoDe(alvo), async (tx) => {
      const consentimento = await compartilhamentos.find(tx, alvo.id);
      const segredo = await compartilhamentos.findSegredo(tx, alvo.id);
      if (consentimento?.status !== 'AUTORIZADO' || !consentimento.consentId || !segredo?.chavesSeladas) return null;
      return { consentimento, consentId: consentimento.consentId, chaves: segredos.openChaves(alvo.id, segredo.chavesSeladas) };
    });

  async function read(alvo: Alvo, signal: AbortSignal): Promise<void> {
    const em = await load(alvo);
    const insurer = em && participantes.get(em.consentimento.seguradora);
    if (!em || !insurer) return;
    const { consentimento, consentId } = em;
    if (consentimento.valeAte && consentimento.valeAte <= agora()) return finish(alvo, { status: 'VENCIDO', por: 'PRAZO', motivo: null });
    const { situacao, motivo } = await insurer.readConsent(consentId, signal);
    if (situacao === 'REJECTED') return finish(alvo, { ...endOf(motivo), motivo });
    if (situacao === 'CONSUMED') return finish(alvo, { status: 'CONSUMIDO', por: 'SEGURADORA', motivo });
    // what lets an endorsement be asked lets nothing be read
    if (consentimento.endossoId) return;
    const { acesso } = await renew(contextoDe(alvo), { id: alvo.id, insurer, chaves: em.chaves }, signal);
    const lidas = await insurer.readApolices(acesso, consentimento.permissoes, signal);
    await db.tenant(contextoDe(alvo), async (tx) => {
      // it may have been revoked meanwhile: then nothing of what was read is kept
      const held = await compartilhamentos.lock(tx, alvo.id);
      if (held?.status !== 'AUTORIZADO') return;
      for (const lida of lidas) await externas.save(tx, contextoDe(alvo), held, { lida, em: agora() });
      await compartilhamentos.saveLeitura(tx, alvo.id, { em: agora(), falha: null });
      const proxima = Math.min(agora().getTime() + INTERVALO_MS, (held.valeAte?.getTime() ?? Number.POSITIVE_INFINITY) + FOLGA_MS);
      await enqueueLeitura(tarefas, tx, alvo, new Date(proxima));
    });
    log.info({ seguradora: insurer.slug, apolices: lidas.length }, 'Open Insurance: apólices lidas.');
  }

  /** Refused in the middle of a reading: the insurer says whose doing it was, if it still says anything. */
  async function whyEnded(alvo: Alvo, signal: AbortSignal): Promise<ReturnType<typeof endOf>> {
    const em = await load(alvo);
    const insurer = em && participantes.get(em.consentimento.seguradora);
    const lido = em && (await insurer?.readConsent(em.consentId, signal).catch(() => null));
    return endOf(lido?.situacao === 'REJECTED' ? lido.motivo : null);
  }

  async function fail(
    alvo: Alvo,
    { tipo, motivo, esperaMs }: FalhaOpenInsurance,
    { tentativa, signal }: { tentativa: number; signal: AbortSignal },
  ): Promise<void> {
    log.warn({ tipo, motivo, tentativa }, 'Open Insurance: a leitura não terminou.');
    if (tipo === 'SEM_CONSENTIMENTO') return finish(alvo, { ...(await whyEnded(alvo, signal)), motivo });
    const isLast = tentativa >= TENTATIVAS;
    await db.tenant(contextoDe(alvo), async (tx) => {
      await compartilhamentos.saveLeitura(tx, alvo.id, { em: null, falha: tipo });
      const espera = tipo === 'LIMITE' ? (esperaMs ?? ESPERA_LIMITE_MS) : DIA_MS;
      if (tipo !== 'INDISPONIVEL' || isLast) await enqueueLeitura(tarefas, tx, alvo, new Date(agora().getTime() + espera));
    });
    if (tipo === 'INDISPONIVEL' && !isLast) throw new Error(`leitura indisponível: ${motivo}`);
  }

  return async (payload: unknown, { tentativa, signal }: { tentativa: number; signal: AbortSignal }): Promise<void> => {
    const alvo = Pedido.parse(payload);
    try {
      await read(alvo, signal);
    } catch (error) {
      if (!(error instanceof FalhaOpenInsurance)) throw error;
      await fail(alvo, error, { tentativa, signal });
    }
  };
}

/** Tells the insurer that a consent ended here; one that it knows no more has ended there too. */
export const createEncerramentoJob =
  ({ participantes }: Pick<Deps, 'participantes'>) =>
  async (payload: unknown, { signal }: { signal: AbortSignal }): Promise<void> => {
    const { seguradora, consentId } = Fim.parse(payload);
    try {
      await participantes.get(seguradora)?.deleteConsent(consentId, signal);
    } catch (error) {
      if (error instanceof FalhaOpenInsurance && (error.tipo === 'LIMITE' || error.tipo === 'INDISPONIVEL')) throw error;
      if (!(error instanceof FalhaOpenInsurance)) throw error;
    }
  };

import { createHmac } from 'node:crypto';
import type { Mundo } from '../mundo.ts';
import type { PropostaRecebida } from './proposta.store.ts';

/** Notices of an insurer about a proposal, by days since its arrival (domain design §6.2). */
interface Aviso {
  readonly dias: number;
  readonly status: 'EM_ANALISE' | 'EXIGENCIA' | 'ACEITA' | 'RECUSADA' | 'EMITIDA';
  readonly exigencias?: readonly { readonly codigo: string; readonly texto: string }[];
  readonly apolice?: string;
}

const DIA_MS = 86_400_000;
/** Long timeout, because the receiver may run on a busy machine. */
const LIMITE_MS = 30_000;
const documento = { codigo: 'EXIGENCIA', texto: 'Envie os documentos do risco antes da emissão.' };

const noticesOf = ({ numero, desfecho }: PropostaRecebida): readonly Aviso[] => {
  const analise: Aviso =
    desfecho === 'EXIGE' ? { dias: 1, status: 'EXIGENCIA', exigencias: [documento] } : { dias: 1, status: 'EM_ANALISE' };
  if (desfecho === 'RECUSA') return [analise, { dias: 2, status: 'RECUSADA' }];
  return [analise, { dias: 2, status: 'ACEITA' }, { dias: 3, status: 'EMITIDA', apolice: numero.replace(/^P-/, 'A-') }];
};

/** Key the notices of a pretend insurer are signed with. */
export const segredoAvisos = (slug: string): string => `aviso-${slug}`;

async function deliver(avisarEm: string, { slug, numero }: PropostaRecebida, aviso: Aviso, indice: number): Promise<boolean> {
  const { dias: _, ...dito } = aviso;
  const corpo = JSON.stringify({ id: `${numero}:${indice}`, evento: 'proposta.status', numero, ...dito });
  // from the real clock, because the receiver compares it with its own
  const instante = String(Math.floor(Date.now() / 1_000));
  const assinatura = createHmac('sha256', segredoAvisos(slug)).update(`${instante}.${corpo}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-webhook-timestamp': instante, 'x-webhook-signature': `sha256=${assinatura}` };
  try {
    const reply = await fetch(avisarEm, {
      method: 'POST',
      body: corpo,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(LIMITE_MS),
    });
    return reply.ok;
  } catch {
    return false; // resent at the next check of the clock
  }
}

/** Sends the due notices of all proposals, in order, each until it is accepted. @returns the number accepted */
export async function sendProposalNotices({ propostas, relogio }: Pick<Mundo, 'propostas' | 'relogio'>): Promise<number> {
  let told = 0;
  for (const proposta of propostas.list()) {
    if (!proposta.avisarEm) continue;
    const dias = (relogio.agora().getTime() - proposta.recebidaEm.getTime()) / DIA_MS;
    for (const [indice, aviso] of noticesOf(proposta).entries()) {
      if (indice < proposta.avisos || aviso.dias > dias) continue;
      if (!(await deliver(proposta.avisarEm, proposta, aviso, indice))) break;
      proposta.avisos = indice + 1;
      told += 1;
    }
  }
  return told;
}

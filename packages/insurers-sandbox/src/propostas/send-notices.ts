import { createHmac } from 'node:crypto';
import type { Mundo } from '../mundo.ts';
import type { PropostaRecebida } from './proposta.store.ts';

/** What an insurer tells of a proposal, in the order of the days that passed since it came (domain design §6.2). */
interface Aviso {
  readonly dias: number;
  readonly status: 'EM_ANALISE' | 'EXIGENCIA' | 'ACEITA' | 'RECUSADA' | 'EMITIDA';
  readonly exigencias?: readonly { readonly codigo: string; readonly texto: string }[];
  readonly apolice?: string;
}

const DIA_MS = 86_400_000;
/** Long: whoever is told may be on a busy machine. */
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
  // of the real clock: whoever receives it compares it with theirs
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
    return false; // told again the next time the clock is looked at
  }
}

/** Tells every client what became of its proposals by now; each notice until it is taken, in order. Answers how many were taken. */
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

import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';
import type { ConfigCorreio } from '../config-parts.ts';
import type { Tx } from './db.ts';
import { deriveKey } from './keys.ts';
import { createOutbox } from './mail-outbox.ts';
import { createDkim } from './mail-dkim.ts';
import { createSmtp, isNaoAceita, isRecusaDefinitiva } from './mail-smtp.ts';
import { type Carta, linksOf, safeCarta, senderOf, textOf } from './mail.model.ts';
import type { Recursos } from './ports.ts';
import { seal, unseal } from './seal.ts';

/** Sends e-mails for the modules. */
export interface Correio {
  /** Adds the e-mail to the caller's transaction: it leaves if and only if the transaction commits. */
  enqueue(tx: Tx, carta: Carta): Promise<void>;
  /**
   * Sends at once, from a job that keeps its own account of what was sent.
   *
   * @returns what became of it: `talvez` when the server was cut off and may have taken it, so that nobody sends a second
   */
  deliver(id: string, carta: Carta): Promise<Desfecho>;
  /**
   * Throws away, once the caller's transaction commits, the e-mails that were kept here for these addresses instead of sent. The job names
   * nobody: it carries digests.
   */
  forget(tx: Tx, enderecos: readonly string[]): Promise<void>;
  /** Absolute address of a path of the site, for links. */
  endereco(path: string): string;
}

/** What became of an e-mail: taken, refused for good, not taken this time, or nobody knows. */
export type Desfecho = 'aceita' | 'recusada' | 'adiada' | 'talvez';

interface Deps extends Pick<Recursos, 'tarefas' | 'log' | 'agora'> {
  readonly chave: Buffer;
  readonly config: { readonly correio: ConfigCorreio; readonly siteUrl: string; readonly pastaDados: string };
}

const TAREFA = 'correio.enviar';
const TAREFA_ESQUECER = 'correio.esquecer';
/** The queue waits longer each time: nine attempts take an hour and a half. */
const TENTATIVAS = 9;
const Payload = z.object({ id: z.string(), selada: z.string() });
const PayloadEsquecer = z.object({ alvos: z.array(z.string()) });
const CartaSelada = z.object({
  para: z.string(),
  assunto: z.string(),
  paragrafos: z.array(z.string()),
  botao: z.optional(z.object({ texto: z.string(), url: z.string() })),
  emNomeDe: z.optional(
    z.object({
      nome: z.string(),
      telefone: z.optional(z.string()),
      logo: z.optional(z.nullable(z.string())),
      rodape: z.optional(z.string()),
      responderPara: z.optional(z.string()),
    }),
  ),
  de: z.optional(
    z.object({
      nome: z.string(),
      dominio: z.nullable(
        z.object({ endereco: z.string(), dominio: z.string(), seletor: z.string(), segredo: z.string(), dono: z.string() }),
      ),
    }),
  ),
  descadastro: z.optional(z.object({ pagina: z.string(), umClique: z.string(), texto: z.string() })),
});

/**
 * E-mails by SMTP, or kept in BALCAO_DATA. Links carry secrets, so a message waits sealed in the queue, and its row goes when
 * it was sent or given up.
 */
export function createMail({ tarefas, log, agora, chave, config: { correio, siteUrl, pastaDados } }: Deps) {
  const selo = deriveKey(chave, 'correio');
  const smtp =
    correio.smtpUrl === null
      ? null
      : createSmtp({ smtpUrl: correio.smtpUrl, remetente: correio.remetente, siteUrl, dkim: createDkim(chave) });
  const outbox = createOutbox(pastaDados);

  const keep = (id: string, carta: Carta): Promise<void> => {
    const texto = textOf(carta);
    const anexos = carta.anexos?.map(({ nome, conteudo }) => ({ nome, bytes: conteudo.length }));
    const { para, assunto, emNomeDe } = carta;
    const sender = senderOf(carta, correio.remetente);
    return outbox.keep({
      id,
      em: agora().toISOString(),
      para,
      assunto,
      texto,
      links: linksOf(texto, siteUrl),
      ...(typeof sender !== 'string' && { de: `${sender.name} <${sender.address}>` }),
      ...(emNomeDe?.responderPara !== undefined && { responderPara: emNomeDe.responderPara }),
      ...(anexos && { anexos }),
    });
  };

  tarefas.handle(TAREFA, async (payload, { tentativa }) => {
    const { id, selada } = z.parse(Payload, payload);
    const carta = z.parse(CartaSelada, JSON.parse(unseal(selo, Buffer.from(selada, 'base64'), id))) as Carta;
    try {
      await (smtp ? smtp.send(id, carta) : keep(id, carta));
    } catch (error) {
      if (tentativa < TENTATIVAS && !isRecusaDefinitiva(error)) throw error;
      // its link is of no use any more: the row goes rather than stay
      log.error({ err: error, id, tentativa }, 'um e-mail não pôde ser entregue');
    }
  });

  const alvoOf = (endereco: string): string => deriveKey(selo, endereco.trim().toLowerCase()).toString('hex');
  tarefas.handle(TAREFA_ESQUECER, async (payload) => {
    const alvos = new Set(z.parse(PayloadEsquecer, payload).alvos);
    await outbox.erase(({ para }) => alvos.has(alvoOf(para)));
  });

  const port: Correio = {
    forget: async (tx, enderecos) => {
      if (enderecos.length > 0) await tarefas.enqueue(tx, TAREFA_ESQUECER, { alvos: enderecos.map(alvoOf) });
    },
    enqueue: (tx, carta) => {
      const id = uuidv7();
      const selada = seal(selo, JSON.stringify(safeCarta(carta)), id).toString('base64');
      return tarefas.enqueue(tx, TAREFA, { id, selada }, { maxTentativas: TENTATIVAS });
    },
    deliver: async (id, escrita) => {
      const carta = safeCarta(escrita);
      try {
        await (smtp ? smtp.sendOnce(id, carta) : keep(id, carta));
        return 'aceita';
      } catch (error) {
        log.warn({ err: error, id }, 'um e-mail não foi entregue desta vez');
        if (isRecusaDefinitiva(error)) return 'recusada';
        return isNaoAceita(error) ? 'adiada' : 'talvez';
      }
    },
    endereco: (path) => {
      const url = new URL(path, siteUrl);
      if (url.origin !== siteUrl) throw new Error('um link de e-mail só leva a este site');
      return url.href;
    },
  };
  return { correio: port, listGuardados: smtp ? null : outbox.list, close: async () => smtp?.close() };
}

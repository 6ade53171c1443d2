import nodemailer from 'nodemailer';
import type { Dkim } from './mail-dkim.ts';
import { type Carta, headersOf, htmlOf, logoOf, senderOf, textOf } from './mail.model.ts';

interface Opcoes {
  readonly smtpUrl: string;
  readonly remetente: string;
  readonly siteUrl: string;
  readonly dkim: Dkim;
}

const PRAZO_MS = 15_000;

/** No message was begun: the server did not answer, or did not let us in. */
class ServidorInalcancavel extends Error {
  override readonly name = 'ServidorInalcancavel';
}

/** Sends by a mail server. What was sent twice after a crash carries the same Message-ID. */
export function createSmtp({ smtpUrl, remetente, siteUrl, dkim }: Opcoes) {
  const comum = {
    url: smtpUrl,
    connectionTimeout: PRAZO_MS,
    greetingTimeout: PRAZO_MS,
    socketTimeout: PRAZO_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const varias = nodemailer.createTransport({ ...comum, pool: true, maxConnections: 3 });
  // the pool sends again by itself what a broken connection may have delivered; this one never does
  const uma = nodemailer.createTransport(comum);
  const sendBy =
    (transporte: Pick<typeof uma, 'sendMail'>) =>
    async (id: string, carta: Carta): Promise<void> => {
      const logo = logoOf(carta);
      await transporte.sendMail({
        from: senderOf(carta, remetente),
        ...(carta.de?.dominio && { dkim: dkim.open(carta.de.dominio) }),
        // as an object: a comma in an address never becomes a second one
        to: { name: '', address: carta.para },
        subject: carta.assunto,
        ...(carta.emNomeDe?.responderPara && { replyTo: { name: carta.emNomeDe.nome, address: carta.emNomeDe.responderPara } }),
        attachments: [
          ...(logo ? [{ cid: logo.cid, contentType: logo.tipo, content: logo.conteudo, contentDisposition: 'inline' as const }] : []),
          ...(carta.anexos ?? []).map(({ nome, tipo, conteudo }) => ({ filename: nome, contentType: tipo, content: conteudo })),
        ],
        text: textOf(carta),
        html: htmlOf(carta),
        messageId: `<${id}@${new URL(siteUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headersOf(carta) },
      });
    };
  const sendUma = sendBy(uma);
  const sendOnce = async (id: string, carta: Carta): Promise<void> => {
    // a lost connection is reported alike before and after the message: only a greeting tells them apart
    await uma.verify().catch((cause: unknown) => {
      throw new ServidorInalcancavel('o servidor de e-mail não respondeu', { cause });
    });
    await sendUma(id, carta);
  };
  return { send: sendBy(varias), sendOnce, close: () => varias.close() };
}

/** Whether it is certain that the server did not take the message: it was never reached, or it answered no. */
export const isNaoAceita = (error: unknown): boolean =>
  error instanceof ServidorInalcancavel || typeof (error as { responseCode?: unknown } | null)?.responseCode === 'number';

/** Whether the server said no for good (5xx): asking again would only annoy it. */
export const isRecusaDefinitiva = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === 'number' && code >= 500 && code < 600;
};

import nodemailer from 'nodemailer';
import { type Carta, htmlOf, textOf } from './mail.model.ts';

interface Opcoes {
  readonly smtpUrl: string;
  readonly remetente: string;
  readonly siteUrl: string;
}

const PRAZO_MS = 15_000;

/** Sends by a mail server. What was sent twice after a crash carries the same Message-ID. */
export function createSmtp({ smtpUrl, remetente, siteUrl }: Opcoes) {
  const transporte = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PRAZO_MS,
    greetingTimeout: PRAZO_MS,
    socketTimeout: PRAZO_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (id: string, carta: Carta): Promise<void> => {
      await transporte.sendMail({
        from: remetente,
        // as an object: a comma in an address never becomes a second one
        to: { name: '', address: carta.para },
        subject: carta.assunto,
        ...(carta.emNomeDe && { replyTo: { name: carta.emNomeDe.nome, address: carta.emNomeDe.responderPara } }),
        attachments: (carta.anexos ?? []).map(({ nome, tipo, conteudo }) => ({ filename: nome, contentType: tipo, content: conteudo })),
        text: textOf(carta),
        html: htmlOf(carta),
        messageId: `<${id}@${new URL(siteUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transporte.close(),
  };
}

/** Whether it is certain that the server did not take the message: it was never reached, or it answered no. */
export const isNaoAceita = (error: unknown): boolean => {
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' || command === 'CONN';
};

/** Whether the server said no for good (5xx): asking again would only annoy it. */
export const isRecusaDefinitiva = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === 'number' && code >= 500 && code < 600;
};

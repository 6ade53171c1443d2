import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Instante, Nada } from '../formats.ts';

/** An e-mail kept instead of sent. */
export const EmailGuardado = z.object({
  id: z.string(),
  em: Instante,
  para: z.string(),
  assunto: z.string(),
  texto: z.string(),
  /** From whom, and who is answered; absent where the product's own address is. */
  de: z.optional(z.string()),
  responderPara: z.optional(z.string()),
  /** Addresses of this site found in the text, for one click. */
  links: z.array(z.string()),
  /** Files that went with it. */
  anexos: z.optional(z.array(z.object({ nome: z.string(), bytes: z.int() }))),
});
export type EmailGuardado = z.infer<typeof EmailGuardado>;

/** What /teste shows. */
export const diagnosticoCalls = {
  getDiagnostico: defineCall({
    method: 'GET',
    path: '/c/api/v1/diagnostico',
    resumo: 'Saúde do que esta página usa.',
    input: Nada,
    output: z.object({
      ambiente: z.string(),
      versao: z.string(),
      em: Instante,
      servicos: z.array(z.object({ nome: z.string(), situacao: z.enum(['ok', 'fora']) })),
      /** Variables that the gateways of this site were not given alike; absent from a gateway that does not compare yet. */
      divergencias: z.optional(z.array(z.string())),
    }),
    publica: true,
  }),
  /** Only in the local environment, and only where no mail server is configured: elsewhere it is not found. */
  listEmails: defineCall({
    method: 'GET',
    path: '/c/api/v1/diagnostico/emails',
    resumo: 'E-mails guardados, os mais novos primeiro.',
    input: Nada,
    output: z.array(EmailGuardado),
    publica: true,
  }),
};

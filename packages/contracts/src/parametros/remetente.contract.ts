import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Instante, Nada } from '../formats.ts';

/** How a domain stands: never looked at, waiting for its records to appear, every record found, or one wrong or gone. */
export const SituacaoDominio = z.enum(['NAO_VERIFICADO', 'PENDENTE', 'VERIFICADO', 'FALHOU']);
export type SituacaoDominio = z.infer<typeof SituacaoDominio>;

/** A record that the owner of a domain publishes. */
export const RegistroDns = z.object({
  papel: z.enum(['SPF', 'DKIM', 'DMARC']),
  tipo: z.literal('TXT'),
  nome: z.string(),
  valor: z.string(),
  /** What was wrong with it when it was looked at last, in plain words; null: nothing, or nobody looked. */
  problema: z.nullable(z.string()),
});
export type RegistroDns = z.infer<typeof RegistroDns>;

/** The domain that a subscription sends from. Its private key never leaves the gateway. */
export const DominioRemetente = z.object({
  dominio: z.string(),
  seletor: z.string(),
  situacao: SituacaoDominio,
  /** Why it is so, in plain words; null of one that is verified. */
  motivo: z.nullable(z.string()),
  conferidoEm: z.nullable(Instante),
  registros: z.array(RegistroDns),
});
export type DominioRemetente = z.infer<typeof DominioRemetente>;

/** What became of a test message. */
export const TesteRemetente = z.object({
  para: z.string(),
  /** The address it left from. */
  de: z.string(),
  resultado: z.enum(['aceita', 'recusada', 'adiada', 'talvez']),
});
export type TesteRemetente = z.infer<typeof TesteRemetente>;

const B = '/c/api/v1/parametros/remetente';
const Resposta = z.object({ dominio: z.nullable(DominioRemetente) });

/** Calls of the domain that e-mails to clients leave from. */
export const remetenteCalls = {
  getDominio: defineCall({
    method: 'GET',
    path: `${B}/dominio`,
    resumo: 'O domínio de envio, com os registros que se publicam nele; nulo enquanto se envia pelo Balcão.',
    administrador: true,
    input: Nada,
    output: Resposta,
  }),
  checkDominio: defineCall({
    method: 'POST',
    path: `${B}/conferir`,
    resumo: 'Procura os registros do domínio no DNS agora.',
    administrador: true,
    input: Nada,
    output: Resposta,
  }),
  sendTeste: defineCall({
    method: 'POST',
    path: `${B}/teste`,
    resumo: 'Manda um e-mail de teste a quem pede, como um cliente o receberia, e diz o que foi feito dele.',
    administrador: true,
    input: Nada,
    output: TesteRemetente,
  }),
};

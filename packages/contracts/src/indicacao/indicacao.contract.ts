import * as z from 'zod/mini';
import { EmailFrouxo } from '../access/access.contract.ts';
import { defineCall, defineTopic } from '../define.ts';
import { consultaLista, paginaDe } from '../envelope.ts';
import { Centavos, Data, Id, Instante, Nada } from '../formats.ts';

/** Where a referral stands, from the invitation to the credit. */
export const SituacaoIndicacao = z.enum([
  'CONVIDADO',
  'CADASTRADO',
  'EM_TESTE',
  'ASSINOU',
  'CREDITO_LANCADO',
  'ESTORNADO',
  'EXPIROU',
  'RECUSADA',
]);
export type SituacaoIndicacao = z.infer<typeof SituacaoIndicacao>;

/** Why a referral is of oneself. */
export const MotivoRecusaIndicacao = z.enum(['MESMO_DOCUMENTO', 'MESMO_EMAIL', 'MESMO_TELEFONE', 'MESMO_APARELHO']);
export type MotivoRecusaIndicacao = z.infer<typeof MotivoRecusaIndicacao>;

/** The code of a referral link, as people type it. */
export const CodigoIndicacao = z.string().check(z.minLength(1), z.maxLength(40));

/** A referral. */
export const Indicacao = z.object({
  id: Id,
  /** The brokerage that signed up; until then, the person who was invited. */
  nome: z.string(),
  /** Where the invitation went; null when they came by the link. */
  email: z.nullable(z.string()),
  /** Who referred. */
  indicadoPor: z.string(),
  situacao: SituacaoIndicacao,
  /** Given when it was refused. */
  motivo: z.nullable(MotivoRecusaIndicacao),
  criadoEm: Instante,
  /** When it came to stand where it stands. */
  andouEm: Instante,
  /** Last day on which it may still earn its credit. */
  expiraEm: Data,
  /** Credit in force for it; 0 when it was reversed. */
  creditoCentavos: Centavos,
});
export type Indicacao = z.infer<typeof Indicacao>;

/** Question to the list of referrals. */
export const ConsultaIndicacoes = z.object({
  pagina: consultaLista.pagina,
  tamanho: consultaLista.tamanho,
  situacao: z.optional(SituacaoIndicacao),
});
export type ConsultaIndicacoes = z.infer<typeof ConsultaIndicacoes>;

/** A person's link, the terms it is offered on, and what came of the referrals they see. */
export const ResumoIndicacoes = z.object({
  codigo: z.string(),
  link: z.string(),
  creditoCentavos: Centavos,
  conviteDias: z.int(),
  prazoDias: z.int(),
  indicadas: z.int(),
  /** Signed up or on trial, on the way to the first payment. */
  emAndamento: z.int(),
  creditadas: z.int(),
  /** All credit in force, and what of it waits for the next invoice. */
  creditadoCentavos: Centavos,
  aDescontarCentavos: Centavos,
});
export type ResumoIndicacoes = z.infer<typeof ResumoIndicacoes>;

const B = '/c/api/v1/indicacoes';
const SUAS = 'cada um vê as suas indicações; o administrador, as da assinatura';

/** Calls of referrals. */
export const indicacaoCalls = {
  listIndicacoes: defineCall({
    method: 'GET',
    path: B,
    resumo: 'As indicações, da mais nova à mais antiga.',
    qualquerSessao: SUAS,
    input: ConsultaIndicacoes,
    output: paginaDe(Indicacao),
  }),
  getResumo: defineCall({
    method: 'GET',
    path: `${B}/resumo`,
    resumo: 'O link de quem indica, as condições e o que as indicações deram.',
    qualquerSessao: SUAS,
    input: Nada,
    output: ResumoIndicacoes,
  }),
  /** Sends the invitation by e-mail. */
  createConvite: defineCall({
    method: 'POST',
    path: `${B}/convites`,
    resumo: 'Convida um corretor por e-mail.',
    qualquerSessao: 'quem usa o produto pode indicá-lo',
    idempotente: true,
    input: z.object({
      nome: z.string().check(z.trim(), z.minLength(2, 'Informe o nome.'), z.maxLength(80, 'Use até 80 letras.')),
      email: EmailFrouxo,
    }),
    output: Indicacao,
  }),
  cancelConvite: defineCall({
    method: 'DELETE',
    path: `${B}/convites/:indicacaoId`,
    resumo: 'Retira um convite que ninguém aceitou.',
    qualquerSessao: SUAS,
    input: z.object({ indicacaoId: Id }),
    output: Nada,
  }),
  /** What a stranger who opens the link is shown. */
  readCodigo: defineCall({
    method: 'GET',
    path: '/c/api/v1/publico/indicacoes/:indicador',
    resumo: 'Quem indica por este código.',
    publica: true,
    input: z.object({ indicador: CodigoIndicacao }),
    output: z.object({ codigo: z.string(), nome: z.string(), corretora: z.string() }),
  }),
};

/** Referrals that move, on the channel of the subscription that referred. It carries no data: whoever hears reads again. */
export const indicacaoTopics = {
  mudou: defineTopic('gestao', '{canal}/gestao/indicacoes', z.object({ em: Instante })),
};

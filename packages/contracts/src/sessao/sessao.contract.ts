import * as z from 'zod/mini';
import { defineCall, defineEvent, defineTopic } from '../define.ts';
import { Id, Instante, Nada } from '../formats.ts';
import { LER_CANAIS, OUVIR_LOGOFF, OUVIR_PODERES } from './caminhos.ts';

const flag = z.optional(z.boolean());
const texto = z.optional(z.nullable(z.string()));

/**
 * Session kept in the cookie `balcao_session` (spec §3): JSON, URL-encoded, under 4,096 bytes, 1 day.
 * The gateway gives every field, null only where it has no value. A permission is denied by `false` alone; a block must be `false` for
 * what it blocks to open. A cookie of an older gateway may lack some: it is read, and renewed by the first answer.
 */
export const Sessao = z.object({
  isAuth: z.boolean(),
  email: z.string(),
  username: z.string(),
  usuarioId: Id,
  assinaturaId: Id,
  assinaturaLogin: z.string(),
  chatHost: texto,
  token: z.string(),
  server: texto,
  administrador: z.boolean(),
  guid: z.string(),
  dataAssinatura: texto,
  dataTrialInicio: texto,
  dataTrialFim: texto,
  primeiroAcesso: z.optional(z.boolean()),
  segfyer: z.optional(z.boolean()),
  segfyerId: texto,
  nomeSegfyer: texto,
  emailSegfyer: texto,
  acessoMC: flag,
  acessoGestao: flag,
  acessoOrcamentacao: flag,
  administradorOrcamento: flag,
  produtorId: texto,
  nomeCorretora: z.string(),
  cnpjCorretora: texto,
  emailIntranet: texto,
  temParcelaPendente: z.optional(z.boolean()),
  /** Capitalised, as spec §4 writes it: `Trial`, `Ativa`, `Expirada`, `Pendente`, `Bloqueada`, `Reativada`, `Cancelada`. */
  statusAssinatura: z.string(),
  tokenAutomacao: texto,
  authAutomationToken: texto,
  novaJornada: z.optional(z.boolean()),
  acessoCotacaoSaude: flag,
  acessoBuscaDocumentos: flag,
  acessoRecebimento: flag,
  acessoParcelaAtrasada: flag,
  acessoConfigurarLoginsTodos: flag,
  bloqueioCotacaoAuto: flag,
  bloqueioCotacaoResidencial: flag,
  bloqueioOrcamentoManual: flag,
  bloqueioDuplicarOrcamento: flag,
  bloqueioTransmitir: flag,
  bloqueioCotacaoSaude: flag,
  /** Moment of sign-in, ISO. */
  authTime: z.string(),
  /** Digest of the fields above, so that a hand-edited cookie is noticed. */
  hash: z.string(),
});
export type Sessao = z.infer<typeof Sessao>;

/** Name of the readable session cookie and of its HttpOnly companion; the gateway wants the bearer and the companion together. */
export const COOKIE_SESSAO = 'balcao_session';
/** The HttpOnly companion: proves the same session as the bearer, out of reach of scripts. */
export const COOKIE_COMPANHEIRO = 'balcao_acesso';
/** Lifetime of a session, in seconds (spec §9: 1 day). */
export const DURACAO_SESSAO_S = 86_400;

/** Opaque channel names of a session (spec §6): environment, then an encrypted id. Each is the `{canal}` of a topic. */
export const Canais = z.object({
  assinatura: z.string(),
  usuario: z.string(),
  segfyer: z.optional(z.string()),
  /** Topic for every session of the environment; absent only from older gateways. */
  todos: z.optional(z.string()),
  /** Administrators only: admin channels of the subscription and of the provider. */
  administradores: z.optional(z.string()),
  provedor: z.optional(z.string()),
});
export type Canais = z.infer<typeof Canais>;

/** Calls any signed-in parcel makes about its own session. */
export const sessaoCalls = {
  canais: defineCall({
    method: LER_CANAIS.method,
    path: LER_CANAIS.path,
    resumo: 'Canais de tempo real da sessão.',
    qualquerSessao: 'cada tópico é julgado pelo próprio acesso',
    input: Nada,
    output: Canais,
  }),
};

/** Who must leave, which sign-in said so (`guid`), why and when. */
export const LogoffMensagem = z.object({ usuarioId: Id, guid: z.string(), motivo: z.string(), em: Instante });

/** Realtime topics of the session. */
export const sessaoTopics = {
  /** Ends the sessions of a user; the login itself echoes here and is ignored by its own session (spec §4). */
  logoff: defineTopic('gestao', OUVIR_LOGOFF.pattern, LogoffMensagem),
  /** What a user may do changed: their tabs read the session again. */
  poderes: defineTopic('gestao', OUVIR_PODERES.pattern, z.object({ usuarioId: Id, mudaramEm: Instante })),
};

/** A session began or ended in this browser. */
export const sessaoEvents = {
  iniciada: defineEvent('sessao:iniciada', z.object({ usuarioId: Id })),
  encerrada: defineEvent('sessao:encerrada', z.object({ motivo: z.enum(['logoff', 'expirada', 'forcada']) })),
};

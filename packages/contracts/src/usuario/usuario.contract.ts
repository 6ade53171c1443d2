import * as z from 'zod/mini';
import { Prova, SenhaNova } from '../access/access.contract.ts';
import { SessaoAtiva } from '../conta/conta.contract.ts';
import { defineCall } from '../define.ts';
import { noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Id, Instante, Nada } from '../formats.ts';
import { MudancaRegistro, UsoRegistro } from '../registro/historia-registro.contract.ts';
import { SituacaoUsuario } from './situacao-usuario.ts';

export { SituacaoUsuario };

/** Every flag of the session that is chosen for a user (spec §3, §6). A permission is denied by `false`, a block holds by `true`. */
export const FlagsUsuario = z.object({
  acessoMC: z.boolean(),
  acessoGestao: z.boolean(),
  acessoOrcamentacao: z.boolean(),
  administradorOrcamento: z.boolean(),
  acessoCotacaoSaude: z.boolean(),
  acessoBuscaDocumentos: z.boolean(),
  acessoRecebimento: z.boolean(),
  acessoParcelaAtrasada: z.boolean(),
  acessoConfigurarLoginsTodos: z.boolean(),
  bloqueioCotacaoAuto: z.boolean(),
  bloqueioCotacaoResidencial: z.boolean(),
  bloqueioOrcamentoManual: z.boolean(),
  bloqueioDuplicarOrcamento: z.boolean(),
  bloqueioTransmitir: z.boolean(),
  bloqueioCotacaoSaude: z.boolean(),
});
export type FlagsUsuario = z.infer<typeof FlagsUsuario>;
export type FlagUsuario = keyof FlagsUsuario;

/** What a user is allowed, named by the preset it equals. */
export const PerfilUsuario = z.enum(['ADMINISTRADOR', 'CORRETOR', 'ASSISTENTE', 'LEITURA', 'PERSONALIZADO']);
export type PerfilUsuario = z.infer<typeof PerfilUsuario>;

/** One span of the hours a user may enter at, as `horarioPermitido` of domain judges it. */
export const HorarioUsuario = z.object({
  dia: z.int().check(z.gte(0), z.lte(6)),
  ini: z.string().check(z.maxLength(5)),
  fim: z.string().check(z.maxLength(5)),
});
export type HorarioUsuario = z.infer<typeof HorarioUsuario>;

/** What an administrator may write of a user. Whether an e-mail or a telephone is one, `validateUsuario` of domain says. */
export const DadosUsuario = z.object({
  nome: z.string().check(z.trim(), z.maxLength(120)),
  email: z.string().check(z.trim(), z.maxLength(254)),
  telefone: z.nullable(z.string().check(z.maxLength(30))),
  administrador: z.boolean(),
  flags: FlagsUsuario,
  /** Brokerages the user works for; none is all of them. */
  corretoraIds: z.array(Id).check(z.maxLength(100)),
  /** Who the user sells as, unless a case says otherwise. */
  produtorId: z.nullable(Id),
  /** None is no restriction. */
  horarios: z.array(HorarioUsuario).check(z.maxLength(42)),
});
export type DadosUsuario = z.infer<typeof DadosUsuario>;

/** A user whole. */
export const FichaUsuario = z.object({
  ...DadosUsuario.shape,
  id: Id,
  versao: z.int(),
  situacao: SituacaoUsuario,
  segundoFator: z.boolean(),
  ultimoAcessoEm: z.nullable(Instante),
  /** Until when the invitation that was sent last may be accepted; null when none is open. */
  conviteExpiraEm: z.nullable(Instante),
  /** Flags the plan refuses whatever is chosen here. */
  foraDoPlano: z.array(z.string()),
  produtor: z.nullable(z.string()),
  criadoEm: Instante,
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type FichaUsuario = z.infer<typeof FichaUsuario>;

/** A line of the list of users. */
export const UsuarioResumo = z.object({
  id: Id,
  nome: z.string(),
  email: z.string(),
  perfil: PerfilUsuario,
  situacao: SituacaoUsuario,
  segundoFator: z.boolean(),
  ultimoAcessoEm: z.nullable(Instante),
  alteradoEm: Instante,
});
export type UsuarioResumo = z.infer<typeof UsuarioResumo>;

/** Question to the list of users. */
export const ConsultaUsuarios = z.object({
  ...consultaFiltravel,
  ordenar: z._default(ordemEntre('nome', 'email', 'ultimoAcessoEm', 'alteradoEm'), 'nome'),
  situacao: z.optional(SituacaoUsuario),
  perfil: z.optional(PerfilUsuario),
  segundoFator: z.optional(z.enum(['LIGADO', 'DESLIGADO'])),
});
export type ConsultaUsuarios = z.infer<typeof ConsultaUsuarios>;

/** Seats of the plan: whoever is not deactivated holds one, an open invitation too. */
export const LugaresDoPlano = z.object({ usados: z.int(), limite: z.int() });
export type LugaresDoPlano = z.infer<typeof LugaresDoPlano>;

/** What the form of a user chooses from. */
export const OpcoesUsuario = z.object({
  corretoras: z.array(z.object({ id: Id, nome: z.string() })),
  /** Producers, and whether another user already enters as one. */
  produtores: z.array(z.object({ id: Id, nome: z.string(), usuarioId: z.nullable(Id) })),
  /** Users who may take over somebody's work. */
  herdeiros: z.array(z.object({ id: Id, nome: z.string() })),
  foraDoPlano: z.array(z.string()),
});
export type OpcoesUsuario = z.infer<typeof OpcoesUsuario>;

/** How much work went to somebody else with a deactivation. */
export const TrabalhoPassado = z.object({ orcamentos: z.int(), tarefas: z.int(), propostas: z.int() });
export type TrabalhoPassado = z.infer<typeof TrabalhoPassado>;

const B = '/c/api/v1/usuarios';
const umUsuario = { usuarioId: Id };

/** Calls of the record of users (domain design §4.6). */
export const usuarioCalls = {
  listFichas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista de usuários da assinatura.',
    administrador: true,
    input: ConsultaUsuarios,
    output: paginaDe(UsuarioResumo),
  }),
  exportFichas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A lista filtrada de usuários, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    administrador: true,
    input: z.object({ ...ConsultaUsuarios.shape, ...noFormato }),
    output: z.string(),
  }),
  getLugares: defineCall({
    method: 'GET',
    path: `${B}/lugares`,
    resumo: 'Quantos lugares do plano estão em uso.',
    administrador: true,
    input: Nada,
    output: LugaresDoPlano,
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'O que o formulário de um usuário deixa escolher: corretoras, produtores, quem recebe o trabalho.',
    administrador: true,
    input: Nada,
    output: OpcoesUsuario,
  }),
  getFicha: defineCall({
    method: 'GET',
    path: `${B}/:usuarioId`,
    resumo: 'Um usuário inteiro.',
    administrador: true,
    input: z.object(umUsuario),
    output: FichaUsuario,
  }),
  createFicha: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Convida um usuário por e-mail, num lugar do plano; e-mail que já é de um acesso é um 422.',
    administrador: true,
    idempotente: true,
    input: DadosUsuario,
    output: FichaUsuario,
  }),
  updateFicha: defineCall({
    method: 'PUT',
    path: `${B}/:usuarioId`,
    resumo: 'Muda um usuário; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    administrador: true,
    input: z.object({ ...DadosUsuario.shape, ...umUsuario, versao: z.int() }),
    output: FichaUsuario,
  }),
  listUsos: defineCall({
    method: 'GET',
    path: `${B}/:usuarioId/usos`,
    resumo: 'O trabalho em aberto de um usuário: orçamentos, propostas, tarefas.',
    administrador: true,
    input: z.object(umUsuario),
    output: z.array(UsoRegistro),
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:usuarioId/historico`,
    resumo: 'As mudanças de um usuário, as mais novas primeiro.',
    administrador: true,
    input: z.object(umUsuario),
    output: z.array(MudancaRegistro),
  }),
  sendConvite: defineCall({
    method: 'POST',
    path: `${B}/:usuarioId/convite`,
    resumo: 'Manda outra vez o convite de quem ainda não o aceitou; o link anterior deixa de valer.',
    administrador: true,
    input: z.object(umUsuario),
    output: FichaUsuario,
  }),
  revokeConvite: defineCall({
    method: 'DELETE',
    path: `${B}/:usuarioId/convite`,
    resumo: 'Revoga o convite de quem ainda não o aceitou; o lugar e o e-mail ficam livres.',
    administrador: true,
    input: z.object(umUsuario),
    output: Nada,
  }),
  deactivate: defineCall({
    method: 'POST',
    path: `${B}/:usuarioId/desativar`,
    resumo: 'Desativa um usuário, encerra as suas sessões e passa a outro o que ele tem em aberto.',
    administrador: true,
    idempotente: true,
    input: z.object({ ...umUsuario, herdeiroId: z.nullable(Id) }),
    output: TrabalhoPassado,
  }),
  activate: defineCall({
    method: 'POST',
    path: `${B}/:usuarioId/ativar`,
    resumo: 'Ativa de novo um usuário desativado ou bloqueado, se há lugar no plano.',
    administrador: true,
    input: z.object(umUsuario),
    output: FichaUsuario,
  }),
  resetSenha: defineCall({
    method: 'POST',
    path: `${B}/:usuarioId/redefinir-senha`,
    resumo: 'Manda a um usuário ativo o link de uma senha nova.',
    administrador: true,
    input: z.object(umUsuario),
    output: Nada,
  }),
  listSessoes: defineCall({
    method: 'GET',
    path: `${B}/:usuarioId/sessoes`,
    resumo: 'Onde um usuário está com a conta aberta.',
    administrador: true,
    input: z.object(umUsuario),
    output: z.array(SessaoAtiva),
  }),
  endSessao: defineCall({
    method: 'DELETE',
    path: `${B}/:usuarioId/sessoes/:sessaoId`,
    resumo: 'Encerra uma sessão de um usuário.',
    administrador: true,
    input: z.object({ ...umUsuario, sessaoId: Id }),
    output: Nada,
  }),
  endSessoes: defineCall({
    method: 'POST',
    path: `${B}/:usuarioId/sessoes/encerrar`,
    resumo: 'Encerra as sessões de um usuário, menos a de quem pede.',
    administrador: true,
    input: z.object(umUsuario),
    output: z.object({ encerradas: z.int() }),
  }),
};

/** What the link of an invitation opens. */
export const Convite = z.object({ nome: z.string(), email: z.string(), corretora: z.string() });
export type Convite = z.infer<typeof Convite>;

/** Calls of whoever came by the link of an invitation. The proof travels in the body: addresses end in records. */
export const conviteCalls = {
  readConvite: defineCall({
    method: 'POST',
    path: '/c/api/v1/convites/ler',
    resumo: 'De quem e para quem é um convite que ainda vale.',
    input: z.object({ token: Prova }),
    output: Convite,
    publica: true,
  }),
  acceptConvite: defineCall({
    method: 'POST',
    path: '/c/api/v1/convites/aceitar',
    resumo: 'Aceita um convite, uma única vez: o nome e a senha de quem foi convidado.',
    input: z.object({
      token: Prova,
      nome: z.string().check(z.trim(), z.minLength(2, 'Informe o nome.'), z.maxLength(120, 'Use até 120 letras.')),
      senha: SenhaNova,
    }),
    output: z.object({ email: z.string() }),
    publica: true,
  }),
};

import * as z from 'zod/mini';
import { CorretoraDoCliente, CorretorDoCliente } from '../corretora/corretora-do-cliente.contract.ts';
import { defineCall } from '../define.ts';
import { Centavos, Data, Id, Instante, Slug } from '../formats.ts';
import { Formulario } from '../quoting/linhas.contract.ts';
import { Linha } from '../registry/registry.contract.ts';
import { TipoEndosso } from '../vendas/venda.contract.ts';

/** What is read of a client at an insurer: each is one published API of Open Insurance Brasil. */
export const ProdutoCompartilhado = z.enum(['AUTO', 'PATRIMONIAL', 'PESSOAS']);
export type ProdutoCompartilhado = z.infer<typeof ProdutoCompartilhado>;

/** What the brokerage wants it for; the client reads it before they consent. */
export const FinalidadeCompartilhamento = z.enum(['RENOVACAO', 'COTACAO', 'ANALISE_CARTEIRA']);
export type FinalidadeCompartilhamento = z.infer<typeof FinalidadeCompartilhamento>;

/**
 * Where the consent at one insurer stands. `PENDENTE`: the client has not begun; `AGUARDANDO` to `CONSUMIDO` are those of the standard
 * (AWAITING_AUTHORISATION, AUTHORISED, REJECTED, CONSUMED); `REVOGADO` and `VENCIDO` are how an authorised one ended.
 */
export const StatusCompartilhamento = z.enum(['PENDENTE', 'AGUARDANDO', 'AUTORIZADO', 'RECUSADO', 'CONSUMIDO', 'REVOGADO', 'VENCIDO']);
export type StatusCompartilhamento = z.infer<typeof StatusCompartilhamento>;

/** Who ended it. */
export const QuemEncerrou = z.enum(['CLIENTE', 'CORRETORA', 'SEGURADORA', 'PRAZO']);
export type QuemEncerrou = z.infer<typeof QuemEncerrou>;

/** The consent of a client at one insurer. */
export const Compartilhamento = z.object({
  id: Id,
  seguradora: Slug,
  seguradoraNome: z.string(),
  produtos: z.array(ProdutoCompartilhado),
  finalidades: z.array(FinalidadeCompartilhamento),
  status: StatusCompartilhamento,
  pedidoEm: Instante,
  /** Until when the link the client received may be used. */
  linkAte: Instante,
  autorizadoEm: z.nullable(Instante),
  /** Until when it lets be read. */
  valeAte: z.nullable(Instante),
  encerradoEm: z.nullable(Instante),
  encerradoPor: z.nullable(QuemEncerrou),
  lidoEm: z.nullable(Instante),
  /** Why the last reading did not end; null when it did. */
  falha: z.nullable(z.enum(['LIMITE', 'INDISPONIVEL', 'RECUSADA'])),
  /** How many policies read under it are kept. */
  apolices: z.int(),
});
export type Compartilhamento = z.infer<typeof Compartilhamento>;

/** A cover of a policy held elsewhere. */
export const CoberturaExterna = z.object({
  codigo: z.string(),
  nome: z.string(),
  limiteCentavos: z.nullable(Centavos),
  premioCentavos: z.nullable(Centavos),
  franquiaCentavos: z.nullable(Centavos),
});
export type CoberturaExterna = z.infer<typeof CoberturaExterna>;

/** A policy that a client holds, as their insurer tells of it. */
export const ApoliceExterna = z.object({
  id: Id,
  compartilhamentoId: Id,
  seguradora: Slug,
  seguradoraNome: z.string(),
  numero: z.string(),
  produto: ProdutoCompartilhado,
  nomeProduto: z.string(),
  linha: Linha,
  bem: z.string(),
  vigIni: Data,
  vigFim: Data,
  premioTotalCentavos: Centavos,
  bonus: z.nullable(z.int()),
  sinistros: z.int(),
  /** Who brokered it, as the insurer tells. */
  corretor: z.nullable(z.string()),
  coberturas: z.array(CoberturaExterna),
  lidaEm: Instante,
  /** The policy of ours that it is; then it is no opportunity. */
  apoliceId: z.nullable(Id),
  /** The open quote that would bring it here. */
  orcamento: z.nullable(z.object({ id: Id, numero: z.int(), formulario: Formulario })),
});
export type ApoliceExterna = z.infer<typeof ApoliceExterna>;

/** All of Open Insurance about a client. */
export const CompartilhamentosDoSegurado = z.object({
  /** Insurers that can be asked. */
  seguradoras: z.array(z.object({ slug: Slug, nome: z.string() })),
  compartilhamentos: z.array(Compartilhamento),
  apolices: z.array(ApoliceExterna),
});
export type CompartilhamentosDoSegurado = z.infer<typeof CompartilhamentosDoSegurado>;

/** A link that asks a client for what they hold elsewhere. */
export const LinkCompartilhamento = z.object({ url: z.string(), expiraEm: Instante, enviadoPara: z.nullable(z.string()) });
export type LinkCompartilhamento = z.infer<typeof LinkCompartilhamento>;

/** What is asked for: of whom, what, for what, for how long. */
export const NovoCompartilhamento = z.object({
  seguradoras: z.array(Slug).check(z.minLength(1), z.maxLength(20)),
  produtos: z.array(ProdutoCompartilhado).check(z.minLength(1), z.maxLength(3)),
  finalidades: z.array(FinalidadeCompartilhamento).check(z.minLength(1), z.maxLength(3)),
  /** Of the consent, once given. */
  meses: z.int().check(z.gte(1), z.lte(12)),
  porEmail: z.boolean(),
});
export type NovoCompartilhamento = z.infer<typeof NovoCompartilhamento>;

/** A policy held elsewhere as an opportunity. */
export const OportunidadeExterna = z.object({ ...ApoliceExterna.shape, seguradoId: Id, segurado: z.string(), dias: z.int() });
export type OportunidadeExterna = z.infer<typeof OportunidadeExterna>;

/** The client's own page. */
export const CompartilhamentoPublico = z.object({
  corretora: CorretoraDoCliente,
  corretor: CorretorDoCliente,
  nome: z.string(),
  /** A company: whoever acts for it says their CPF. */
  isEmpresa: z.boolean(),
  finalidades: z.array(FinalidadeCompartilhamento),
  produtos: z.array(ProdutoCompartilhado),
  meses: z.int(),
  /** The one change of a policy that is asked for instead, and whether it still waits; null where products are. */
  endosso: z.nullable(z.object({ apolice: z.string(), tipo: TipoEndosso, descricao: z.string(), isEsperando: z.boolean() })),
  expiraEm: Instante,
  seguradoras: z.array(
    z.object({ slug: Slug, nome: z.string(), status: StatusCompartilhamento, valeAte: z.nullable(Instante), apolices: z.int() }),
  ),
});
export type CompartilhamentoPublico = z.infer<typeof CompartilhamentoPublico>;

const S = '/c/api/v1/segurados/:seguradoId/compartilhamentos';
const B = '/c/api/v1/compartilhamentos/:compartilhamentoId';
const P = '/c/api/v1/publico/compartilhamento';
const umSegurado = { seguradoId: Id };
const um = { compartilhamentoId: Id };
const Token = z.string().check(z.maxLength(200));
const qualquerSessao = 'quem não administra os orçamentos vê só os clientes e os casos seus';

/** Open Insurance, on the side of the brokerage. */
export const compartilhamentoCalls = {
  listDoSegurado: defineCall({
    method: 'GET',
    path: S,
    resumo: 'Os consentimentos de um segurado pelo Open Insurance, as apólices lidas com eles e as seguradoras que se podem pedir.',
    qualquerSessao,
    input: z.object(umSegurado),
    output: CompartilhamentosDoSegurado,
  }),
  createPedido: defineCall({
    method: 'POST',
    path: S,
    resumo: 'Cria o link com que o segurado consente nas suas seguradoras; com `porEmail`, manda-o por e-mail.',
    qualquerSessao,
    idempotente: true,
    input: z.object({ ...umSegurado, ...NovoCompartilhamento.shape }),
    output: LinkCompartilhamento,
  }),
  readAgain: defineCall({
    method: 'POST',
    path: `${B}/leitura`,
    resumo: 'Lê de novo o que o consentimento permite; 409 quando foi lido há menos de uma hora.',
    qualquerSessao,
    idempotente: true,
    input: z.object(um),
    output: Compartilhamento,
  }),
  revoke: defineCall({
    method: 'POST',
    path: `${B}/revogacao`,
    resumo: 'Encerra o consentimento, aqui e na seguradora; com `apagar`, apaga o que foi lido com ele.',
    qualquerSessao,
    idempotente: true,
    input: z.object({ ...um, apagar: z.boolean() }),
    output: Compartilhamento,
  }),
  eraseLido: defineCall({
    method: 'POST',
    path: `${B}/apagamento`,
    resumo: 'Apaga o que foi lido com um consentimento que já terminou.',
    qualquerSessao,
    idempotente: true,
    input: z.object(um),
    output: Compartilhamento,
  }),
  listOportunidades: defineCall({
    method: 'GET',
    path: '/c/api/v1/renovacoes/externas',
    resumo: 'Apólices que clientes têm por outras corretoras, lidas com o seu consentimento, da que termina antes à que termina depois.',
    needs: 'acessoOrcamentacao',
    input: z.object({ linha: z.optional(Linha) }),
    output: z.object({ itens: z.array(OportunidadeExterna), total: z.int() }),
  }),
  openOrcamento: defineCall({
    method: 'POST',
    path: '/c/api/v1/renovacoes/externas/:apoliceExternaId/orcamento',
    resumo: 'Abre o orçamento que traria uma apólice de outra corretora, com o que se leu dela; o que já está aberto, esse mesmo.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object({ apoliceExternaId: Id }),
    output: z.object({ id: Id, numero: z.int(), formulario: Formulario }),
  }),
};

/** What a client does by their link, without a session. */
export const compartilhamentoPublicoCalls = {
  view: defineCall({
    method: 'POST',
    path: P,
    resumo: 'O que a corretora pede ao cliente pelo Open Insurance, e como está em cada seguradora.',
    publica: true,
    input: z.object({ token: Token }),
    output: CompartilhamentoPublico,
  }),
  start: defineCall({
    method: 'POST',
    path: `${P}/autorizacao`,
    resumo: 'Cria o consentimento na seguradora e diz para onde o cliente vai; uma empresa diz o CPF de quem responde por ela.',
    publica: true,
    input: z.object({ token: Token, seguradora: Slug, cpf: z.optional(z.string().check(z.maxLength(20))) }),
    output: z.object({ url: z.string() }),
  }),
  revoke: defineCall({
    method: 'POST',
    path: `${P}/revogacao`,
    resumo: 'O cliente encerra o consentimento numa seguradora; com `apagar`, apaga-se o que foi lido com ele.',
    publica: true,
    input: z.object({ token: Token, seguradora: Slug, apagar: z.boolean() }),
    output: CompartilhamentoPublico,
  }),
};

import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Centavos, Data, Id, Instante, Nada } from '../formats.ts';
import { Finalidade } from '../lgpd/permissoes.contract.ts';
import { alvoDoLote, SEM_PAGINA } from '../lista/lote.contract.ts';
import { EstadoCivil, Pessoa, Sexo } from '../quoting/blocos-risco.contract.ts';
import { MudancaRegistro, ResultadoRegistro, UsoRegistro } from '../registro/historia-registro.contract.ts';
import { Linha } from '../registry/registry.contract.ts';

const texto = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const opcional = (max: number) => z.nullable(texto(max));

/** Most labels of one client, and most letters of one. */
export const MAX_TAGS = 20;
export const MAX_TAG = 40;
/** Most further contacts of one client, and most addresses. */
export const MAX_CONTATOS = 20;
export const MAX_ENDERECOS = 10;
/** Most dependents, and most representatives, of one client. */
export const MAX_DEPENDENTES = 30;

/** One more way to reach a client, beside the main e-mail and mobile number. */
export const ContatoSegurado = z.object({
  tipo: z.enum(['EMAIL', 'CELULAR', 'TELEFONE']),
  valor: z.string().check(z.trim(), z.maxLength(254)),
  /** Whose or what for: `Trabalho`, `Esposa`. */
  rotulo: opcional(40),
});
export type ContatoSegurado = z.infer<typeof ContatoSegurado>;

/** A place of a client. What the first quote asked may be all that is known of it: the postcode alone. */
export const EnderecoSegurado = z.object({
  /** Eight digits. */
  cep: opcional(9),
  logradouro: opcional(120),
  numero: opcional(20),
  complemento: opcional(60),
  bairro: opcional(80),
  cidade: opcional(80),
  uf: opcional(2),
});
export type EnderecoSegurado = z.infer<typeof EnderecoSegurado>;

/** What somebody is to the person who answers for them. */
export const ParentescoSegurado = z.enum(['CONJUGE', 'FILHO', 'ENTEADO', 'PAI_MAE', 'IRMAO', 'OUTRO']);
export type ParentescoSegurado = z.infer<typeof ParentescoSegurado>;

/** Somebody a person answers for. */
export const DependenteSegurado = z.object({
  nome: z.string().check(z.trim(), z.maxLength(120)),
  nascimento: z.nullable(Data),
  /** A CPF, where there is one already. */
  documento: opcional(20),
  parentesco: ParentescoSegurado,
});
export type DependenteSegurado = z.infer<typeof DependenteSegurado>;

/** What somebody is to the company they answer for. */
export const PapelRepresentante = z.enum(['SOCIO', 'ADMINISTRADOR', 'PROCURADOR', 'CONTATO']);
export type PapelRepresentante = z.infer<typeof PapelRepresentante>;

/** Somebody who answers for a company. */
export const RepresentanteSegurado = z.object({
  nome: z.string().check(z.trim(), z.maxLength(120)),
  documento: opcional(20),
  papel: PapelRepresentante,
});
export type RepresentanteSegurado = z.infer<typeof RepresentanteSegurado>;

/** Clients who belong together: a family, or the companies of one owner. */
export const GrupoSegurado = z.object({ tipo: z.enum(['FAMILIA', 'EMPRESAS']), nome: texto(80) });
export type GrupoSegurado = z.infer<typeof GrupoSegurado>;

/** Editable data of a client. `validateSegurado` of domain judges documents, contacts and addresses. */
export const DadosSegurado = z.object({
  pessoa: Pessoa,
  /** 11 digits or the 14 characters of a CNPJ. */
  documento: z.string().check(z.maxLength(20)),
  nome: texto(120),
  /** Of a company, the name it is known by. */
  nomeSocial: opcional(120),
  nascimento: z.nullable(Data),
  sexo: z.nullable(Sexo),
  estadoCivil: z.nullable(EstadoCivil),
  profissao: opcional(120),
  rendaCentavos: z.nullable(Centavos.check(z.gte(0))),
  /** The main ones: what the quote and the messages use. */
  email: opcional(254),
  celular: opcional(30),
  contatos: z.array(ContatoSegurado).check(z.maxLength(MAX_CONTATOS)),
  /** The main one first. */
  enderecos: z.array(EnderecoSegurado).check(z.maxLength(MAX_ENDERECOS)),
  /** Of a person alone. */
  dependentes: z.array(DependenteSegurado).check(z.maxLength(MAX_DEPENDENTES)),
  /** Of a company alone. */
  representantes: z.array(RepresentanteSegurado).check(z.maxLength(MAX_DEPENDENTES)),
  /** Found by its name, or begun. */
  grupo: z.nullable(GrupoSegurado),
  produtorId: z.nullable(Id),
  tags: z.array(texto(MAX_TAG)).check(z.maxLength(MAX_TAGS)),
});
export type DadosSegurado = z.infer<typeof DadosSegurado>;

/** A client whole. */
export const FichaSegurado = z.object({
  ...DadosSegurado.shape,
  id: Id,
  versao: z.int(),
  ativo: z.boolean(),
  produtor: z.nullable(z.string()),
  /** How the client came: `INTERNO`, `COTACAO`. */
  origem: z.string(),
  criadoEm: Instante,
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type FichaSegurado = z.infer<typeof FichaSegurado>;

/** A line of the list of clients (domain design §4.4). */
export const SeguradoResumo = z.object({
  id: Id,
  nome: z.string(),
  pessoa: Pessoa,
  documento: z.string(),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  cidade: z.nullable(z.string()),
  uf: z.nullable(z.string()),
  nascimento: z.nullable(Data),
  tags: z.array(z.string()),
  grupo: z.nullable(z.string()),
  produtor: z.nullable(z.string()),
  /** Policies that cover today, what they cost in all, and the first end among them. */
  vigentes: z.int(),
  premioVigenteCentavos: Centavos,
  proximoFim: z.nullable(Data),
  /** How many purposes of treatment the client permits now. */
  permissoes: z.int(),
  ativo: z.boolean(),
  alteradoEm: Instante,
});
export type SeguradoResumo = z.infer<typeof SeguradoResumo>;

/** Windows of birthdays. */
export const JanelaAniversario = z.enum(['HOJE', 'SEMANA', 'MES']);
export type JanelaAniversario = z.infer<typeof JanelaAniversario>;

/** Question to the list of clients. */
export const ConsultaSegurados = z.object({
  ...consultaFiltravel,
  ordenar: z._default(ordemEntre('nome', 'documento', 'cidade', 'alteradoEm'), 'nome'),
  pessoa: z.optional(Pessoa),
  situacao: z.optional(z.enum(['ATIVO', 'INATIVO'])),
  produtor: z.optional(Id),
  grupo: z.optional(Id),
  tag: z.optional(z.string().check(z.maxLength(MAX_TAG))),
  cidade: z.optional(z.string().check(z.maxLength(80))),
  aniversario: z.optional(JanelaAniversario),
  /** Has a policy in force of this line… */
  tem: z.optional(Linha),
  /** …and none of this one: who to offer it to. */
  falta: z.optional(Linha),
  contato: z.optional(z.enum(['SEM_EMAIL', 'SEM_CELULAR'])),
  /** A policy ends within so many days. */
  termina: z.optional(z.enum(['7', '15', '30', '60'])),
  /** Permits this purpose now. */
  permite: z.optional(Finalidade),
});
export type ConsultaSegurados = z.infer<typeof ConsultaSegurados>;

/** What the form and the filters of the list let choose. */
export const OpcoesSegurado = z.object({
  produtores: z.array(z.object({ id: Id, nome: z.string() })),
  grupos: z.array(z.object({ id: Id, nome: z.string(), tipo: GrupoSegurado.shape.tipo })),
  tags: z.array(z.string()),
});
export type OpcoesSegurado = z.infer<typeof OpcoesSegurado>;

/** Who has a document already; `id` null of one whom the reader may not see: that there is one is all they are told. */
export const SeguradoConhecido = z.object({ id: z.nullable(Id), nome: z.nullable(z.string()) });
export type SeguradoConhecido = z.infer<typeof SeguradoConhecido>;

/** Why two records may be of one person. */
export const MotivoDuplicado = z.enum(['DOCUMENTO', 'DOCUMENTO_PARECIDO', 'NOME_E_NASCIMENTO', 'NOME', 'EMAIL', 'TELEFONE']);
export type MotivoDuplicado = z.infer<typeof MotivoDuplicado>;

/** A record that may be of the same person: how likely, from 0 to 100, and why. */
export const SeguradoParecido = z.object({
  id: Id,
  nome: z.string(),
  documento: z.string(),
  pontos: z.int(),
  motivos: z.array(MotivoDuplicado),
});
export type SeguradoParecido = z.infer<typeof SeguradoParecido>;

const B = '/c/api/v1/segurados';
const umSegurado = { seguradoId: Id };
const qualquerSessao = 'quem não administra os orçamentos vê só os clientes seus: o banco julga cada linha';

/** What an act on many clients changes of each. */
export const MudancaDoLote = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('TAG_POSTA'), tag: texto(MAX_TAG) }),
  z.object({ tipo: z.literal('TAG_TIRADA'), tag: texto(MAX_TAG) }),
  z.object({ tipo: z.literal('PRODUTOR'), produtorId: z.nullable(Id) }),
]);
export type MudancaDoLote = z.infer<typeof MudancaDoLote>;

const alvo = alvoDoLote(z.omit(ConsultaSegurados, SEM_PAGINA));

/** Calls of the record of clients (domain design §0 CRUD, §4.4). The whole view is `visaoSeguradoCalls`. */
export const seguradoCalls = {
  listFichas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista de segurados que quem pergunta pode ver.',
    qualquerSessao,
    input: ConsultaSegurados,
    output: paginaDe(SeguradoResumo),
  }),
  exportFichas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A lista filtrada de segurados, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    qualquerSessao,
    input: z.object({ ...ConsultaSegurados.shape, ...noFormato }),
    output: z.string(),
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'O que o formulário e os filtros de segurados deixam escolher: produtores, grupos, etiquetas.',
    qualquerSessao,
    input: Nada,
    output: OpcoesSegurado,
  }),
  findConhecido: defineCall({
    method: 'GET',
    path: `${B}/conhecido`,
    resumo: 'O segurado que já tem um CPF ou CNPJ.',
    qualquerSessao,
    input: z.object({ documento: z.string().check(z.maxLength(20)) }),
    output: z.nullable(SeguradoConhecido),
  }),
  getFicha: defineCall({
    method: 'GET',
    path: `${B}/:seguradoId`,
    resumo: 'Um segurado inteiro.',
    qualquerSessao,
    input: z.object(umSegurado),
    output: FichaSegurado,
  }),
  createFicha: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Inclui um segurado; documento que já existe é um 422.',
    qualquerSessao,
    idempotente: true,
    input: DadosSegurado,
    output: FichaSegurado,
  }),
  updateFicha: defineCall({
    method: 'PUT',
    path: `${B}/:seguradoId`,
    resumo: 'Muda um segurado; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    qualquerSessao,
    input: z.object({ ...DadosSegurado.shape, ...umSegurado, versao: z.int() }),
    output: FichaSegurado,
  }),
  setAtivos: defineCall({
    method: 'POST',
    path: `${B}/situacao`,
    resumo: 'Ativa ou desativa segurados, nomeados ou os de um filtro; diz de cada um o que houve.',
    qualquerSessao,
    input: z.object({ ...alvo, ativo: z.boolean() }),
    output: z.array(ResultadoRegistro),
  }),
  changeLote: defineCall({
    method: 'POST',
    path: `${B}/lote`,
    resumo: 'Põe ou tira uma etiqueta, ou troca o produtor, de segurados nomeados ou dos de um filtro; diz de cada um o que houve.',
    qualquerSessao,
    input: z.object({ ...alvo, mudanca: MudancaDoLote }),
    output: z.array(ResultadoRegistro),
  }),
  deleteFicha: defineCall({
    method: 'DELETE',
    path: `${B}/:seguradoId`,
    resumo: 'Exclui um segurado que nada usa; o que está em uso é um 409 com a lista do que o usa.',
    qualquerSessao,
    input: z.object({ ...umSegurado, versao: z.coerce.number().check(z.int()) }),
    output: Nada,
  }),
  listUsos: defineCall({
    method: 'GET',
    path: `${B}/:seguradoId/usos`,
    resumo: 'O que usa um segurado.',
    qualquerSessao,
    input: z.object(umSegurado),
    output: z.array(UsoRegistro),
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:seguradoId/historico`,
    resumo: 'As mudanças de um segurado, as mais novas primeiro.',
    qualquerSessao,
    input: z.object(umSegurado),
    output: z.array(MudancaRegistro),
  }),
  listParecidos: defineCall({
    method: 'GET',
    path: `${B}/:seguradoId/parecidos`,
    resumo: 'Segurados que podem ser a mesma pessoa, com a pontuação e o porquê, os mais prováveis primeiro.',
    qualquerSessao,
    input: z.object(umSegurado),
    output: z.array(SeguradoParecido),
  }),
};

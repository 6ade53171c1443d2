import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Bps, CodigoRamo, Data, Id, Instante, Nada, Slug } from '../formats.ts';
import { alvoDoLote, SEM_PAGINA } from '../lista/lote.contract.ts';
import { PoliticaComissao } from '../quoting/proposta.contract.ts';
import { MudancaRegistro, ResultadoRegistro, UsoRegistro } from '../registro/historia-registro.contract.ts';
import { Linha } from '../registry/registry.contract.ts';

const opcional = (max: number) => z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(max)));
/** Most conditions of an insurer: those of its lines, and of any ramo. */
const MAX_CONDICOES = 150;
const Taxa = Bps.check(z.gte(0), z.lte(10_000));

/**
 * What was agreed with an insurer for a ramo, or for the whole of a line: the commission a quote opens with, its limits, and the most
 * discount that may be asked.
 */
export const CondicaoSeguradora = z.object({
  linha: Linha,
  /** A ramo of the line, whose condition stands over the line's; null: the whole line. */
  ramo: z._default(z.nullable(CodigoRamo), null),
  padraoBps: Taxa,
  minBps: Taxa,
  maxBps: Taxa,
  /** null: the most that the product takes. */
  descontoMaxBps: z.nullable(Taxa),
});
export type CondicaoSeguradora = z.infer<typeof CondicaoSeguradora>;

/** Most rows of an insurer's table of clawback, all its dates together. */
const MAX_FAIXAS_ESTORNO = 60;

/**
 * One row of what an insurer takes back of an agenciamento: cancelled until so many months after the policy began, so much of it goes back. The
 * rows of one `desde` are a table, in force until the next one begins.
 */
export const FaixaEstornoSeguradora = z.object({
  desde: Data,
  ateMeses: z.int().check(z.gte(1), z.lte(120)),
  pctBps: Taxa,
});
export type FaixaEstornoSeguradora = z.infer<typeof FaixaEstornoSeguradora>;

/** What may be written of how a brokerage works with an insurer; which of both it is never changes. */
export const DadosSeguradora = z.object({
  seguradora: Slug,
  corretoraId: Id,
  /** Empty until the insurer gives one. */
  codigoCorretor: z.string().check(z.trim(), z.maxLength(30)),
  politicaComissao: PoliticaComissao,
  condicoes: z.array(CondicaoSeguradora).check(z.maxLength(MAX_CONDICOES)),
  /** Empty: the table of the market (domain design §5.3). */
  regrasEstorno: z._default(z.array(FaixaEstornoSeguradora).check(z.maxLength(MAX_FAIXAS_ESTORNO)), []),
  telefoneSinistro: opcional(30),
  telefoneAssistencia: opcional(30),
});
export type DadosSeguradora = z.infer<typeof DadosSeguradora>;

/** Something an insurer may do for a brokerage through the product, and for which lines it does. */
export const CapacidadeSeguradora = z.object({
  ato: z.enum(['CALCULAR', 'TRANSMITIR', 'ENDOSSO', 'AVISO_SINISTRO', 'EXTRATO']),
  isAtendida: z.boolean(),
  /** Empty where it is not said by line. */
  linhas: z.array(Linha),
});
export type CapacidadeSeguradora = z.infer<typeof CapacidadeSeguradora>;

/** How a brokerage works with an insurer, whole. */
export const FichaSeguradora = z.object({
  ...DadosSeguradora.shape,
  id: Id,
  versao: z.int(),
  ativo: z.boolean(),
  /** Of the insurer. */
  nome: z.string(),
  corretora: z.string(),
  /** Lines the insurer takes: what may be agreed. */
  linhas: z.array(Linha),
  capacidades: z.array(CapacidadeSeguradora),
  criadoEm: Instante,
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type FichaSeguradora = z.infer<typeof FichaSeguradora>;

/** A line of the list of insurers. */
export const SeguradoraResumo = z.object({
  id: Id,
  seguradora: Slug,
  nome: z.string(),
  corretora: z.string(),
  codigoCorretor: z.string(),
  /** Lines agreed. */
  linhas: z.array(Linha),
  /** Lowest and highest standard commission of those lines; null without any. */
  comissaoDeBps: z.nullable(Bps),
  comissaoAteBps: z.nullable(Bps),
  telefoneSinistro: z.nullable(z.string()),
  telefoneAssistencia: z.nullable(z.string()),
  ativo: z.boolean(),
  alteradoEm: Instante,
});
export type SeguradoraResumo = z.infer<typeof SeguradoraResumo>;

/** Question to the list of insurers. */
export const ConsultaSeguradoras = z.object({
  ...consultaFiltravel,
  ordenar: z._default(ordemEntre('nome', 'corretora', 'alteradoEm'), 'nome'),
  linha: z.optional(Linha),
  situacao: z.optional(z.enum(['ATIVO', 'INATIVO'])),
});
export type ConsultaSeguradoras = z.infer<typeof ConsultaSeguradoras>;

/** What the form chooses from: insurers of the catalogue and of the subscription, the brokerages the caller sees, and every ramo. */
export const OpcoesSeguradora = z.object({
  seguradoras: z.array(z.object({ slug: Slug, nome: z.string(), linhas: z.array(Linha) })),
  corretoras: z.array(z.object({ id: Id, nome: z.string(), principal: z.boolean() })),
  ramos: z.array(z.object({ codigo: CodigoRamo, nome: z.string(), linha: Linha })),
});
export type OpcoesSeguradora = z.infer<typeof OpcoesSeguradora>;

const B = '/c/api/v1/seguradoras';
const umaSeguradora = { seguradoraId: Id };

/** Calls of the record of insurers a brokerage works with (domain design §2.2, §4.6). */
export const seguradoraCalls = {
  listFichas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista das seguradoras com que as corretoras trabalham.',
    administrador: true,
    input: ConsultaSeguradoras,
    output: paginaDe(SeguradoraResumo),
  }),
  exportFichas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A lista filtrada de seguradoras, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    administrador: true,
    input: z.object({ ...ConsultaSeguradoras.shape, ...noFormato }),
    output: z.string(),
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'O que o formulário deixa escolher: seguradoras conhecidas, corretoras e ramos.',
    administrador: true,
    input: Nada,
    output: OpcoesSeguradora,
  }),
  getFicha: defineCall({
    method: 'GET',
    path: `${B}/:seguradoraId`,
    resumo: 'Como uma corretora trabalha com uma seguradora.',
    administrador: true,
    input: z.object(umaSeguradora),
    output: FichaSeguradora,
  }),
  createFicha: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Inclui uma seguradora em uma corretora; a que já está nela é um 422.',
    administrador: true,
    idempotente: true,
    input: DadosSeguradora,
    output: FichaSeguradora,
  }),
  updateFicha: defineCall({
    method: 'PUT',
    path: `${B}/:seguradoraId`,
    resumo: 'Muda o que se combinou com uma seguradora; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    administrador: true,
    input: z.object({ ...DadosSeguradora.shape, ...umaSeguradora, versao: z.int() }),
    output: FichaSeguradora,
  }),
  setAtivos: defineCall({
    method: 'POST',
    path: `${B}/situacao`,
    resumo: 'Ativa ou desativa seguradoras, nomeadas ou as de um filtro; diz de cada uma o que houve.',
    administrador: true,
    input: z.object({ ...alvoDoLote(z.omit(ConsultaSeguradoras, SEM_PAGINA)), ativo: z.boolean() }),
    output: z.array(ResultadoRegistro),
  }),
  deleteFicha: defineCall({
    method: 'DELETE',
    path: `${B}/:seguradoraId`,
    resumo: 'Exclui uma seguradora que nada usa; a que está em uso é um 409 com a lista do que a usa.',
    administrador: true,
    input: z.object({ ...umaSeguradora, versao: z.coerce.number().check(z.int()) }),
    output: Nada,
  }),
  listUsos: defineCall({
    method: 'GET',
    path: `${B}/:seguradoraId/usos`,
    resumo: 'O que usa uma seguradora em uma corretora.',
    administrador: true,
    input: z.object(umaSeguradora),
    output: z.array(UsoRegistro),
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:seguradoraId/historico`,
    resumo: 'As mudanças do que se combinou com uma seguradora, as mais novas primeiro.',
    administrador: true,
    input: z.object(umaSeguradora),
    output: z.array(MudancaRegistro),
  }),
};

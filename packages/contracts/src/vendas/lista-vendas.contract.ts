import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { noFormato, ordemEntre, paginaDe, totaisDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Centavos, CodigoRamo, Data, Id, Nada, Slug } from '../formats.ts';
import { SEM_PAGINA } from '../lista/lote.contract.ts';
import { StatusProposta } from '../quoting/proposta.contract.ts';
import { SituacaoRenovacao } from '../quoting/renovacao.contract.ts';
import { Linha } from '../registry/registry.contract.ts';
import { StatusApolice, StatusEndosso } from './venda.contract.ts';

/** The three lists of sales. */
export const TipoVenda = z.enum(['APOLICE', 'PROPOSTA', 'ENDOSSO']);
export type TipoVenda = z.infer<typeof TipoVenda>;

/** States of the three, each of its own; `ABERTAS`: proposals that are no policy yet and did not end. */
export const StatusVenda = z.enum([...StatusApolice.options, ...StatusProposta.options, ...StatusEndosso.options, 'ABERTAS']);
export type StatusVenda = z.infer<typeof StatusVenda>;

/** A line of the lists of sales (domain design §4.4). */
export const VendaResumo = z.object({
  id: Id,
  tipo: TipoVenda,
  numero: z.string(),
  /** What opens: its sale. */
  contratoId: Id,
  segurado: z.object({ id: Id, nome: z.string() }),
  bem: z.string(),
  seguradora: z.string(),
  ramo: z.string(),
  linha: Linha,
  produtor: z.nullable(z.string()),
  corretora: z.string(),
  emissao: Data,
  vigIni: Data,
  vigFim: Data,
  premioLiquidoCentavos: Centavos,
  premioTotalCentavos: Centavos,
  comissaoCentavos: Centavos,
  /** As of today. */
  status: z.string(),
  renovacao: z.nullable(SituacaoRenovacao),
  origem: z.string(),
  /** Clauses issued otherwise than proposed and not settled. */
  divergencias: z.int(),
  /** To the end of a policy (negative after it); since a proposal or an endorsement was asked for. */
  dias: z.int(),
});
export type VendaResumo = z.infer<typeof VendaResumo>;

/** Which day of a sale a period is of. */
export const DiaDaVenda = z.enum(['EMISSAO', 'INICIO', 'FIM']);
export type DiaDaVenda = z.infer<typeof DiaDaVenda>;

/** Question to the lists of sales. */
export const ConsultaVendas = z.object({
  ...consultaFiltravel,
  ordenar: z._default(ordemEntre('numero', 'segurado', 'emissao', 'inicio', 'fim', 'premio'), '-emissao'),
  tipo: z._default(TipoVenda, 'APOLICE'),
  status: z.optional(StatusVenda),
  seguradora: z.optional(Slug),
  ramo: z.optional(CodigoRamo),
  produtor: z.optional(Id),
  corretora: z.optional(Id),
  renovacao: z.optional(SituacaoRenovacao),
  origem: z.optional(z.enum(['VENDA', 'ORCAMENTO', 'MANUAL', 'PDF', 'PLANILHA', 'OPEN_INSURANCE'])),
  /** Only those with clauses issued otherwise than proposed and not settled. */
  divergente: z.optional(z.enum(['SIM'])),
  quando: z._default(DiaDaVenda, 'EMISSAO'),
  de: z.optional(Data),
  ate: z.optional(Data),
});
export type ConsultaVendas = z.infer<typeof ConsultaVendas>;

/** What all that the filters find sums to. */
export const TotaisVendas = totaisDe({ premioLiquidoCentavos: Centavos, premioTotalCentavos: Centavos, comissaoCentavos: Centavos });
export type TotaisVendas = z.infer<typeof TotaisVendas>;

const nomeado = z.object({ id: z.string(), nome: z.string() });
/** What the filters of the lists let choose: what there is among the sales. */
export const OpcoesVendas = z.object({
  seguradoras: z.array(nomeado),
  ramos: z.array(nomeado),
  produtores: z.array(nomeado),
  corretoras: z.array(nomeado),
});
export type OpcoesVendas = z.infer<typeof OpcoesVendas>;

const filtros = z.omit(ConsultaVendas, SEM_PAGINA);
const B = '/c/api/v1/vendas';
const needs = 'acessoGestao';

/** The lists of proposals, policies and endorsements (domain design §4.4). */
export const vendaCalls = {
  listVendas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Propostas, apólices ou endossos; quem não é administrador de orçamentos vê os seus.',
    needs,
    input: ConsultaVendas,
    output: paginaDe(VendaResumo),
  }),
  getTotais: defineCall({
    method: 'GET',
    path: `${B}/totais`,
    resumo: 'Quanto somam, em prêmio e comissão, todas as vendas que os filtros encontram.',
    needs,
    input: filtros,
    output: TotaisVendas,
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'O que os filtros das vendas deixam escolher: seguradoras, ramos, produtores e corretoras.',
    needs,
    input: Nada,
    output: OpcoesVendas,
  }),
  exportVendas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'As vendas que os filtros encontram, inteiras, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaVendas.shape, ...noFormato }),
    output: z.string(),
  }),
};

import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Bps, Centavos, CodigoRamo, Data, Id, Instante, Nada, Slug } from '../formats.ts';
import { Pessoa } from '../quoting/blocos-risco.contract.ts';
import { PoliticaComissao } from '../quoting/politica-comissao.ts';
import { Linha } from '../registry/registry.contract.ts';
import {
  CoberturasContratadas,
  Contrato,
  FormaContratada,
  ItemContratado,
  ParcelaContratada,
  TipoDocumentoApolice,
} from './venda.contract.ts';

const texto = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const opcional = (max: number) => z.nullable(texto(max));

/** Who is insured: found by the document, or begun with what is said here. */
export const SeguradoDigitado = z.object({
  pessoa: Pessoa,
  documento: texto(20),
  nome: texto(120),
  email: opcional(254),
  celular: opcional(30),
});
export type SeguradoDigitado = z.infer<typeof SeguradoDigitado>;

/** A sale that is typed in: of any ramo and any insurer of the catalogue. `validateContrato` of domain judges it. */
export const DadosContratoManual = z.object({
  segurado: SeguradoDigitado,
  seguradora: Slug,
  ramo: CodigoRamo,
  corretoraId: Id,
  tipoDocumento: TipoDocumentoApolice,
  bem: texto(300),
  itens: z.array(ItemContratado).check(z.maxLength(500)),
  coberturas: z.nullable(CoberturasContratadas),
  vigIni: Data,
  vigFim: Data,
  premioLiquidoCentavos: Centavos.check(z.lte(100_000_000_000)),
  iofCentavos: Centavos,
  comissaoBps: Bps.check(z.gte(0), z.lte(10_000)),
  agenciamentoBps: Contrato.shape.agenciamentoBps,
  prolaboreBps: Bps.check(z.gte(0), z.lte(10_000)),
  politicaComissao: PoliticaComissao,
  forma: FormaContratada,
  parcelas: z.array(ParcelaContratada).check(z.maxLength(60)),
  produtores: z.array(z.object({ id: Id, pctBps: Bps })).check(z.maxLength(10)),
  bonus: Contrato.shape.bonus,
  ci: opcional(40),
  renovacaoDeId: z.nullable(Id),
  /** The number it got at the insurer; null: still to be handed over. */
  numeroSeguradora: opcional(60),
  /** It is a policy already. */
  emitida: z.nullable(z.object({ numero: texto(60), emissao: Data })),
  /** Why a risk that is insured already is insured again. */
  motivoRisco: opcional(300),
});
export type DadosContratoManual = z.infer<typeof DadosContratoManual>;

/** A sale that was typed in, as its form holds it. */
export const FichaContratoManual = z.object({
  ...DadosContratoManual.shape,
  id: Id,
  versao: z.int(),
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type FichaContratoManual = z.infer<typeof FichaContratoManual>;

const nomeado = z.object({ id: Id, nome: z.string() });
/** What the form lets choose. */
export const OpcoesContratoManual = z.object({
  /** Every insurer of the catalogue, with how it pays where the brokerage works with it. */
  seguradoras: z.array(z.object({ slug: Slug, nome: z.string(), politicaComissao: z.nullable(PoliticaComissao) })),
  /** Every ramo, with its rates of tax and the days they hold. */
  ramos: z.array(
    z.object({
      codigo: CodigoRamo,
      nome: z.string(),
      linha: Linha,
      iof: z.array(z.object({ bps: Bps, desde: Data, ate: z.nullable(Data) })),
    }),
  ),
  corretoras: z.array(nomeado),
  produtores: z.array(nomeado),
});
export type OpcoesContratoManual = z.infer<typeof OpcoesContratoManual>;

const needs = 'acessoGestao';

/** Sales typed in (domain design §4.4). */
export const contratoManualCalls = {
  getOpcoes: defineCall({
    method: 'GET',
    path: '/c/api/v1/contratos/opcoes',
    resumo: 'O que o formulário de uma venda digitada deixa escolher: seguradoras, ramos com o IOF de cada dia, corretoras e produtores.',
    needs,
    input: Nada,
    output: OpcoesContratoManual,
  }),
  createContrato: defineCall({
    method: 'POST',
    path: '/c/api/v1/propostas',
    resumo: 'Inclui uma venda digitada: proposta, ou apólice já emitida, com parcelas e comissões previstas.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: DadosContratoManual,
    output: FichaContratoManual,
  }),
  getFicha: defineCall({
    method: 'GET',
    path: '/c/api/v1/contratos/:contratoId/digitado',
    resumo: 'Uma venda digitada, como o formulário a mostra; a que veio de um orçamento é um 409.',
    needs,
    input: z.object({ contratoId: Id }),
    output: FichaContratoManual,
  }),
  updateContrato: defineCall({
    method: 'PUT',
    path: '/c/api/v1/contratos/:contratoId/digitado',
    resumo: 'Muda uma venda digitada; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...DadosContratoManual.shape, contratoId: Id, versao: z.int() }),
    output: FichaContratoManual,
  }),
};

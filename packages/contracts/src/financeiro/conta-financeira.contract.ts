import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Centavos, Data, Id, Instante, Nada } from '../formats.ts';
import { alvoDoLote, SEM_PAGINA } from '../lista/lote.contract.ts';
import { MudancaRegistro, ResultadoRegistro, UsoRegistro } from '../registro/historia-registro.contract.ts';

/** Kinds of account of a brokerage; `CAIXA` is a drawer, which is at no bank. */
export const TipoContaFinanceira = z.enum(['CORRENTE', 'POUPANCA', 'APLICACAO', 'CAIXA']);
export type TipoContaFinanceira = z.infer<typeof TipoContaFinanceira>;

const parte = (max: number) => z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(max)));

/** Editable data of an account. `validateContaFinanceira` of domain judges bank, branch and check digits. */
export const DadosContaFinanceira = z.object({
  nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  tipo: TipoContaFinanceira,
  /** Whose it is; null: of all brokerages of the subscription. */
  corretoraId: z.nullable(Id),
  /** All three of an account at a bank, none of a drawer. */
  banco: parte(10),
  agencia: parte(20),
  conta: parte(30),
  /** The agreement of payments of an account at a bank that takes them by one; null of any other. */
  convenio: parte(20),
  /** What it had as that day began: what moved that day and after is counted. */
  saldoInicialCentavos: Centavos.check(z.gte(-1_000_000_000_000), z.lte(1_000_000_000_000)),
  saldoInicialEm: Data,
});
export type DadosContaFinanceira = z.infer<typeof DadosContaFinanceira>;

/** An account whole. */
export const FichaContaFinanceira = z.object({
  ...DadosContaFinanceira.shape,
  id: Id,
  versao: z.int(),
  ativo: z.boolean(),
  corretora: z.nullable(z.string()),
  criadoEm: Instante,
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type FichaContaFinanceira = z.infer<typeof FichaContaFinanceira>;

/** An account as another form chooses it. */
export const OpcaoContaFinanceira = z.object({
  id: Id,
  nome: z.string(),
  tipo: TipoContaFinanceira,
  corretoraId: z.nullable(Id),
  /** One that is not is offered only where it was chosen already. */
  ativo: z.boolean(),
});
export type OpcaoContaFinanceira = z.infer<typeof OpcaoContaFinanceira>;

/** Question to the list of accounts. */
export const ConsultaContasFinanceiras = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('nome', 'tipo', 'alteradoEm'), 'nome'),
  tipo: z.optional(TipoContaFinanceira),
  corretora: z.optional(Id),
  situacao: z.optional(z.enum(['ATIVO', 'INATIVO'])),
});
export type ConsultaContasFinanceiras = z.infer<typeof ConsultaContasFinanceiras>;

const B = '/c/api/v1/contas-financeiras';
const uma = { contaId: Id };

/** Calls of the record of the brokerage's own accounts (domain design §2.4). */
export const contaFinanceiraCalls = {
  listFichas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Contas bancárias e caixas da corretora.',
    needs: 'acessoGestao',
    input: ConsultaContasFinanceiras,
    output: paginaDe(FichaContaFinanceira),
  }),
  exportFichas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A lista filtrada de contas, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs: 'acessoGestao',
    input: z.object({ ...ConsultaContasFinanceiras.shape, ...noFormato }),
    output: z.string(),
  }),
  listOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'As contas que um formulário deixa escolher, por nome; as desativadas também, ditas como tais.',
    needs: ['acessoGestao', 'acessoRecebimento'],
    input: Nada,
    output: z.array(OpcaoContaFinanceira),
  }),
  getFicha: defineCall({
    method: 'GET',
    path: `${B}/:contaId`,
    resumo: 'Uma conta inteira.',
    needs: 'acessoGestao',
    input: z.object(uma),
    output: FichaContaFinanceira,
  }),
  createFicha: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Inclui uma conta; nome ou conta bancária que já existe é um 422.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: DadosContaFinanceira,
    output: FichaContaFinanceira,
  }),
  updateFicha: defineCall({
    method: 'PUT',
    path: `${B}/:contaId`,
    resumo: 'Muda uma conta; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...DadosContaFinanceira.shape, ...uma, versao: z.int() }),
    output: FichaContaFinanceira,
  }),
  setAtivos: defineCall({
    method: 'POST',
    path: `${B}/situacao`,
    resumo: 'Ativa ou desativa contas, nomeadas ou as de um filtro; diz de cada uma o que houve.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...alvoDoLote(z.omit(ConsultaContasFinanceiras, SEM_PAGINA)), ativo: z.boolean() }),
    output: z.array(ResultadoRegistro),
  }),
  deleteFicha: defineCall({
    method: 'DELETE',
    path: `${B}/:contaId`,
    resumo: 'Exclui uma conta sem movimentos nem lançamentos; a que os tem é um 409 com a lista deles.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...uma, versao: z.coerce.number().check(z.int()) }),
    output: Nada,
  }),
  listUsos: defineCall({
    method: 'GET',
    path: `${B}/:contaId/usos`,
    resumo: 'O que usa uma conta.',
    needs: 'acessoGestao',
    input: z.object(uma),
    output: z.array(UsoRegistro),
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:contaId/historico`,
    resumo: 'As mudanças de uma conta, as mais novas primeiro.',
    needs: 'acessoGestao',
    input: z.object(uma),
    output: z.array(MudancaRegistro),
  }),
};

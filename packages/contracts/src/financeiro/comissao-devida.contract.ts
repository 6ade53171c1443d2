import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe, totaisDe } from '../envelope.ts';
import { Centavos, CodigoRamo, Data, Id, Nada, Slug } from '../formats.ts';
import { SEM_PAGINA } from '../lista/lote.contract.ts';
import { StatusContestacao } from './contestacao.contract.ts';

/** Days since a commission was expected. */
export const FaixaDaComissao = z.enum(['ATE_30', 'ATE_60', 'ATE_90', 'MAIS_DE_90']);
export type FaixaDaComissao = z.infer<typeof FaixaDaComissao>;

/** States in which a commission still waits for money. */
export const StatusAReceber = z.enum(['PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA']);
export type StatusAReceber = z.infer<typeof StatusAReceber>;

/** A commission an insurer still owes, as its list shows it. Integer centavos. */
export const ComissaoAReceber = z.object({
  id: Id,
  apoliceId: Id,
  apolice: z.string(),
  endosso: z.nullable(z.string()),
  parcela: z.nullable(z.int()),
  tipo: z.string(),
  segurado: z.object({ id: Id, nome: z.string() }),
  seguradora: z.object({ slug: z.string(), nome: z.string() }),
  ramo: z.string(),
  corretora: z.object({ id: Id, nome: z.string() }),
  produtor: z.nullable(z.string()),
  previstaCentavos: Centavos,
  recebidaCentavos: Centavos,
  faltaCentavos: Centavos,
  previsaoEm: Data,
  /** Since it was expected; negative while it is not yet due. */
  dias: z.int(),
  status: StatusAReceber,
  /** The contestation that asks for it; null when none does. */
  contestacao: z.nullable(z.object({ id: Id, numero: z.int(), status: StatusContestacao })),
});
export type ComissaoAReceber = z.infer<typeof ComissaoAReceber>;

/** Question to the list; `de` and `ate` are of the expected day. Without them, what is already due. */
export const ConsultaAReceber = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('previsaoEm', 'segurado', 'apolice', 'seguradora', 'faltaCentavos'), 'previsaoEm'),
  seguradora: z.optional(Slug),
  faixa: z.optional(FaixaDaComissao),
  status: z.optional(StatusAReceber),
  ramo: z.optional(CodigoRamo),
  produtor: z.optional(Id),
  contestada: z.optional(z.enum(['SIM', 'NAO'])),
  de: z.optional(Data),
  ate: z.optional(Data),
});
export type ConsultaAReceber = z.infer<typeof ConsultaAReceber>;

/** What an insurer owes, by how long it was expected. Integer centavos. */
export const AReceberDaSeguradora = z.object({
  slug: z.string(),
  nome: z.string(),
  total: z.int(),
  aVencerCentavos: Centavos,
  ate30Centavos: Centavos,
  ate60Centavos: Centavos,
  ate90Centavos: Centavos,
  maisDe90Centavos: Centavos,
  faltaCentavos: Centavos,
});
export type AReceberDaSeguradora = z.infer<typeof AReceberDaSeguradora>;

/** What all that the filters find sums to, and by insurer. */
export const TotaisAReceber = totaisDe({
  previstaCentavos: Centavos,
  recebidaCentavos: Centavos,
  faltaCentavos: Centavos,
  seguradoras: z.array(AReceberDaSeguradora),
});
export type TotaisAReceber = z.infer<typeof TotaisAReceber>;

const nomeado = z.object({ id: z.string(), nome: z.string() });
/** What the filters let choose. */
export const OpcoesAReceber = z.object({ seguradoras: z.array(nomeado), ramos: z.array(nomeado), produtores: z.array(nomeado) });
export type OpcoesAReceber = z.infer<typeof OpcoesAReceber>;

const B = '/c/api/v1/comissoes-a-receber';
const needs = 'acessoRecebimento';

/** What insurers owe of commissions. */
export const comissaoAReceberCalls = {
  listAReceber: defineCall({
    method: 'GET',
    path: B,
    resumo: 'As comissões que as seguradoras ainda devem; sem período, as que já deviam ter vindo.',
    needs,
    input: ConsultaAReceber,
    output: paginaDe(ComissaoAReceber),
  }),
  getTotais: defineCall({
    method: 'GET',
    path: `${B}/totais`,
    resumo: 'Quanto somam as comissões a receber que os filtros encontram, e por seguradora e idade.',
    needs,
    input: z.omit(ConsultaAReceber, SEM_PAGINA),
    output: TotaisAReceber,
  }),
  exportAReceber: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'As comissões a receber que os filtros encontram, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaAReceber.shape, ...noFormato }),
    output: z.string(),
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'Seguradoras, ramos e produtores das comissões a receber.',
    needs,
    input: Nada,
    output: OpcoesAReceber,
  }),
};

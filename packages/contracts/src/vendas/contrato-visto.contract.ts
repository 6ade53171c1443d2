import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Bps, Centavos, Data, Id, Instante, Slug } from '../formats.ts';
import { AlcanceRepasse, BaseRepasse } from '../produtor/produtor.contract.ts';
import { PoliticaComissao } from '../quoting/politica-comissao.ts';
import { ProdutorDaProposta, StatusComissao, StatusParcela, StatusProposta } from '../quoting/proposta.contract.ts';
import { SituacaoRenovacao } from '../quoting/renovacao.contract.ts';
import { MudancaRegistro } from '../registro/historia-registro.contract.ts';
import { Linha } from '../registry/registry.contract.ts';
import {
  CoberturasContratadas,
  FormaContratada,
  ItemContratado,
  OrigemApolice,
  StatusApolice,
  StatusDivergencia,
  StatusEndosso,
  TipoDocumentoApolice,
  TipoEndosso,
} from './venda.contract.ts';

/** The proposal side of a contract. */
export const PropostaDoContrato = z.object({
  id: Id,
  numero: z.int(),
  numeroSeguradora: z.nullable(z.string()),
  orcamentoId: z.nullable(Id),
  origem: z.enum(['ORCAMENTO', 'MANUAL', 'PDF', 'PLANILHA', 'OPEN_INSURANCE']),
  status: StatusProposta,
  transmitidaEm: z.nullable(Instante),
  /** The insurer's silence until this day counts as acceptance. */
  prazoAceite: z.nullable(Data),
  versao: z.int(),
});
export type PropostaDoContrato = z.infer<typeof PropostaDoContrato>;

/** The policy side of a contract. */
export const ApoliceDoContrato = z.object({
  id: Id,
  numero: z.string(),
  emissao: Data,
  tipoDocumento: TipoDocumentoApolice,
  origem: OrigemApolice,
  /** As of today. */
  status: StatusApolice,
  renovacao: SituacaoRenovacao,
  cobertoAte: z.nullable(Data),
  suspensaEm: z.nullable(Data),
  canceladaEm: z.nullable(Data),
  versao: z.int(),
});
export type ApoliceDoContrato = z.infer<typeof ApoliceDoContrato>;

/** An instalment of a contract; `endosso` is the number of the one that charges it. */
export const ParcelaDoContratoVisto = z.object({
  id: Id,
  endosso: z.nullable(z.int()),
  numero: z.int(),
  vencimento: Data,
  /** What is to be paid, with what endorsements changed. */
  valorCentavos: Centavos,
  iofCentavos: Centavos,
  forma: FormaContratada,
  linhaDigitavel: z.nullable(z.string()),
  pagoEm: z.nullable(Data),
  pagoCentavos: z.nullable(Centavos),
  status: StatusParcela,
});
export type ParcelaDoContratoVisto = z.infer<typeof ParcelaDoContratoVisto>;

/** A commission of a contract; `parcela` is the instalment it comes with. */
export const ComissaoDoContratoVisto = z.object({
  id: Id,
  tipo: z.enum(['COMISSAO', 'AGENCIAMENTO', 'PROLABORE', 'BONUS', 'ESTORNO']),
  endosso: z.nullable(z.int()),
  numero: z.int(),
  parcela: z.nullable(z.int()),
  baseCentavos: Centavos,
  bps: Bps,
  previstaCentavos: Centavos,
  previsaoEm: Data,
  recebidaCentavos: Centavos,
  status: StatusComissao,
});
export type ComissaoDoContratoVisto = z.infer<typeof ComissaoDoContratoVisto>;

/** A clause that was issued otherwise than proposed. */
export const DivergenciaDoContrato = z.object({
  id: Id,
  clausula: z.string(),
  item: z.nullable(z.string()),
  de: z.nullable(z.union([z.string(), z.number()])),
  para: z.nullable(z.union([z.string(), z.number()])),
  nota: z.nullable(z.string()),
  status: StatusDivergencia,
  versao: z.int(),
});
export type DivergenciaDoContrato = z.infer<typeof DivergenciaDoContrato>;

/** An endorsement of a contract. */
export const EndossoDoContrato = z.object({
  id: Id,
  numero: z.int(),
  numeroSeguradora: z.nullable(z.string()),
  tipo: TipoEndosso,
  subtipo: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  vigIni: Data,
  premioTotalCentavos: Centavos,
  emitidoEm: z.nullable(Data),
  desfeitoEm: z.nullable(Instante),
  status: StatusEndosso,
});
export type EndossoDoContrato = z.infer<typeof EndossoDoContrato>;

/** A claim on a contract. */
export const SinistroDoContrato = z.object({ id: Id, numero: z.int(), item: z.string(), status: z.string(), ocorridoEm: Instante });
export type SinistroDoContrato = z.infer<typeof SinistroDoContrato>;

const nomeado = z.object({ id: Id, nome: z.string() });

/** By what a producer has a share of a sale. */
export const RepasseDoContrato = z.object({ produtorId: Id, alcance: AlcanceRepasse, base: BaseRepasse, pctBps: Bps });
export type RepasseDoContrato = z.infer<typeof RepasseDoContrato>;

/** A sale whole, one record from proposal to policy: where it is issued, its values are those of the policy. */
export const ContratoVisto = z.object({
  /** Of the policy, or of the proposal that has none yet. */
  id: Id,
  /** Of that same side: what a change is written over. */
  versao: z.int(),
  proposta: z.nullable(PropostaDoContrato),
  apolice: z.nullable(ApoliceDoContrato),
  segurado: z.object({ ...nomeado.shape, documento: z.string() }),
  seguradora: z.object({ slug: Slug, nome: z.string() }),
  ramo: z.object({ codigo: z.string(), nome: z.string(), linha: Linha }),
  corretora: nomeado,
  usuario: nomeado,
  bem: z.string(),
  itens: z.array(ItemContratado),
  coberturas: z.nullable(CoberturasContratadas),
  vigIni: Data,
  vigFim: Data,
  premioLiquidoCentavos: Centavos,
  iofCentavos: Centavos,
  premioTotalCentavos: Centavos,
  comissaoBps: z.nullable(Bps),
  agenciamentoBps: Bps,
  prolaboreBps: Bps,
  politicaComissao: z.nullable(PoliticaComissao),
  forma: z.nullable(FormaContratada),
  produtores: z.array(ProdutorDaProposta),
  /** The rule each producer of the policy has a share by today; none of a proposal, nor of who has no rule. */
  repasses: z.array(RepasseDoContrato),
  bonus: z.nullable(z.int()),
  ci: z.nullable(z.string()),
  /** The policy it renews, and the one that renews it. */
  renovacaoDe: z.nullable(z.object({ id: Id, numero: z.string() })),
  renovadaPor: z.nullable(z.object({ id: Id, numero: z.string() })),
  parcelas: z.array(ParcelaDoContratoVisto),
  comissoes: z.array(ComissaoDoContratoVisto),
  sinistros: z.array(SinistroDoContrato),
  endossos: z.array(EndossoDoContrato),
  divergencias: z.array(DivergenciaDoContrato),
});
export type ContratoVisto = z.infer<typeof ContratoVisto>;

const B = '/c/api/v1/contratos';

/** Reading one sale, by the id of its proposal or of its policy. */
export const contratoCalls = {
  getContrato: defineCall({
    method: 'GET',
    path: `${B}/:contratoId`,
    resumo: 'Uma venda inteira, da proposta à apólice: dados, itens, coberturas, parcelas, comissões, sinistros, endossos e divergências.',
    needs: 'acessoGestao',
    input: z.object({ contratoId: Id }),
    output: ContratoVisto,
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:contratoId/historico`,
    resumo: 'O que mudou numa venda, na proposta e na apólice, o mais novo primeiro.',
    needs: 'acessoGestao',
    input: z.object({ contratoId: Id }),
    output: z.array(MudancaRegistro),
  }),
};

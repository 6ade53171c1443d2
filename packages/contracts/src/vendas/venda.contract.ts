import * as z from 'zod/mini';
import { Bps, Centavos, Data, Id } from '../formats.ts';
import { FormaPagamento } from '../quoting/blocos-risco.contract.ts';
import { OfertaCotacao } from '../quoting/cotacao.contract.ts';
import { PoliticaComissao } from '../quoting/politica-comissao.ts';
import { ProdutorDaProposta } from '../quoting/proposta.contract.ts';

/** Life of a policy, by its dates where nothing else was said of it (domain design §2.6). */
export const StatusApolice = z.enum(['A_VIGORAR', 'VIGENTE', 'VENCIDA', 'SUSPENSA', 'CANCELADA']);
export type StatusApolice = z.infer<typeof StatusApolice>;

/** Life of an endorsement (domain design §2.6). */
export const StatusEndosso = z.enum(['SOLICITADO', 'EM_ANALISE', 'EMITIDO', 'RECUSADO']);
export type StatusEndosso = z.infer<typeof StatusEndosso>;

/** What an endorsement is of. */
export const TipoEndosso = z.enum(['ALTERACAO', 'INCLUSAO', 'EXCLUSAO', 'CANCELAMENTO']);
export type TipoEndosso = z.infer<typeof TipoEndosso>;

/** Life of a clause that was issued otherwise than proposed: open until accepted, or contested and corrected. */
export const StatusDivergencia = z.enum(['ABERTA', 'CONTESTADA', 'ACEITA', 'CORRIGIDA']);
export type StatusDivergencia = z.infer<typeof StatusDivergencia>;

/** In which form an insurance was issued. */
export const TipoDocumentoApolice = z.enum(['APOLICE', 'CERTIFICADO', 'BILHETE']);
export type TipoDocumentoApolice = z.infer<typeof TipoDocumentoApolice>;

/** How a policy came in here. */
export const OrigemApolice = z.enum(['VENDA', 'MANUAL', 'PDF', 'PLANILHA', 'OPEN_INSURANCE']);
export type OrigemApolice = z.infer<typeof OrigemApolice>;

/** How the premium of a contract is paid: as a quote can be, or billed month by month. */
export const FormaContratada = z.enum([...FormaPagamento.options, 'FATURA']);
export type FormaContratada = z.infer<typeof FormaContratada>;

/** One thing insured; what does not apply to it is null. */
export const ItemContratado = z.object({
  descricao: z.string(),
  placa: z.nullable(z.string()),
  chassi: z.nullable(z.string()),
  cep: z.nullable(z.string()),
});
export type ItemContratado = z.infer<typeof ItemContratado>;

/** Covers, deductibles and assistances of a contract, as an offer tells them. */
export const CoberturasContratadas = z.object({
  coberturas: OfertaCotacao.shape.coberturas,
  franquias: OfertaCotacao.shape.franquias,
  assistencias: OfertaCotacao.shape.assistencias,
});
export type CoberturasContratadas = z.infer<typeof CoberturasContratadas>;

/** One instalment as the insurer charges it; `pagoEm` where it is paid already. */
export const ParcelaContratada = z.object({
  vencimento: Data,
  valorCentavos: Centavos,
  linhaDigitavel: z.nullable(z.string()),
  pagoEm: z.nullable(Data),
});
export type ParcelaContratada = z.infer<typeof ParcelaContratada>;

/** A contract with an insurer, whichever way it arrives: typed in, read in a document, from a spreadsheet, by Open Insurance. */
export const Contrato = z.object({
  seguradora: z.string(),
  ramo: z.string(),
  corretoraId: Id,
  seguradoId: Id,
  tipoDocumento: TipoDocumentoApolice,
  bem: z.string(),
  itens: z.array(ItemContratado),
  coberturas: z.nullable(CoberturasContratadas),
  vigIni: Data,
  vigFim: Data,
  premioLiquidoCentavos: Centavos,
  iofCentavos: Centavos,
  comissaoBps: Bps,
  agenciamentoBps: z.int().check(z.gte(0), z.lte(20_000)),
  prolaboreBps: Bps,
  politicaComissao: PoliticaComissao,
  forma: FormaContratada,
  /** In order of their due days; they sum to net premium and tax, plus the interest of paying in instalments. */
  parcelas: z.array(ParcelaContratada),
  /** Shares that sum to 10000; none when nobody shares in it. */
  produtores: z.array(ProdutorDaProposta),
  bonus: z.nullable(z.int().check(z.gte(0), z.lte(10))),
  ci: z.nullable(z.string()),
  /** The policy of ours that it renews. */
  renovacaoDeId: z.nullable(Id),
});
export type Contrato = z.infer<typeof Contrato>;

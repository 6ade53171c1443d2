import type {
  FormaContratada,
  OrigemApolice,
  SituacaoRenovacao,
  StatusComissao,
  StatusDivergencia,
  StatusEndosso,
  StatusParcela,
  StatusProposta,
  TipoDocumentoApolice,
  TipoEndosso,
  TipoVenda,
} from '@balcao/contracts';
import { opcoesBlocos } from '../blocos/rotulos-opcoes-blocos.ts';
import { formatData } from '../datas/format-data.ts';
import { formatBps } from '../dinheiro/bps.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import type { ClausulaComparada } from '../emissao/compare-emissao.ts';

/** The lists of sales, in words. */
export const rotulosDoTipoVenda: Readonly<Record<TipoVenda, string>> = { APOLICE: 'Apólices', PROPOSTA: 'Propostas', ENDOSSO: 'Endossos' };

/** Where the renewal of a policy stands, in words. */
export const rotulosDaRenovacao: Readonly<Record<SituacaoRenovacao, string>> = {
  A_RENOVAR: 'A renovar',
  EM_COTACAO: 'Em cotação',
  RENOVADA_PROPRIA: 'Renovada na mesma seguradora',
  RENOVADA_OUTRA: 'Renovada em outra seguradora',
  NAO_RENOVADA: 'Não renovada',
};

/** States of a proposal, in words. */
export const rotulosDoStatusProposta: Readonly<Record<StatusProposta, string>> = {
  RASCUNHO: 'A transmitir',
  TRANSMITIDA: 'Transmitida',
  EM_ANALISE: 'Em análise',
  EXIGENCIA: 'Com exigência',
  VISTORIA: 'Aguardando vistoria',
  ACEITA: 'Aceita',
  EMITIDA: 'Emitida',
  RECUSADA: 'Recusada',
  CANCELADA: 'Cancelada',
};

/** States of an endorsement, in words. */
export const rotulosDoStatusEndosso: Readonly<Record<StatusEndosso, string>> = {
  SOLICITADO: 'Solicitado',
  EM_ANALISE: 'Em análise',
  EMITIDO: 'Emitido',
  RECUSADO: 'Recusado',
};

/** Kinds of endorsement, in words. */
export const rotulosDoTipoEndosso: Readonly<Record<TipoEndosso, string>> = {
  ALTERACAO: 'Alteração',
  INCLUSAO: 'Inclusão',
  EXCLUSAO: 'Exclusão',
  CANCELAMENTO: 'Cancelamento',
};

/** States of a clause that was issued otherwise than proposed, in words. */
export const rotulosDoStatusDivergencia: Readonly<Record<StatusDivergencia, string>> = {
  ABERTA: 'Aberta',
  CONTESTADA: 'Contestada',
  ACEITA: 'Aceita',
  CORRIGIDA: 'Corrigida',
};

/** States of an instalment, in words. */
export const rotulosDoStatusParcela: Readonly<Record<StatusParcela, string>> = {
  ABERTA: 'Em aberto',
  PAGA: 'Paga',
  VENCIDA: 'Vencida',
  EM_COBRANCA: 'Em cobrança',
  CANCELADA: 'Cancelada',
  ESTORNADA: 'Estornada',
};

/** States of an expected commission, in words. */
export const rotulosDoStatusComissao: Readonly<Record<StatusComissao, string>> = {
  PREVISTA: 'Prevista',
  PARCIAL: 'Recebida em parte',
  RECEBIDA: 'Recebida',
  DIVERGENTE: 'Divergente',
  CONTESTADA: 'Contestada',
  ESTORNADA: 'Estornada',
  CANCELADA: 'Cancelada',
};

/** Kinds of commission, in words. */
export const rotulosDoTipoComissao = {
  COMISSAO: 'Comissão',
  AGENCIAMENTO: 'Agenciamento',
  PROLABORE: 'Pró-labore',
  BONUS: 'Bônus',
  ESTORNO: 'Estorno',
} as const;

/** In which form an insurance was issued, in words. */
export const rotulosDoTipoDocumento: Readonly<Record<TipoDocumentoApolice, string>> = {
  APOLICE: 'Apólice',
  CERTIFICADO: 'Certificado',
  BILHETE: 'Bilhete',
};

/** How a policy came in, in words. */
export const rotulosDaOrigemApolice: Readonly<Record<OrigemApolice, string>> = {
  VENDA: 'Venda',
  MANUAL: 'Digitada',
  PDF: 'PDF',
  PLANILHA: 'Planilha',
  OPEN_INSURANCE: 'Open Insurance',
};

/** How the premium of a contract is paid, in words. */
export const rotulosDaFormaContratada: Readonly<Record<FormaContratada, string>> = {
  ...opcoesBlocos.formaPagamento,
  FATURA: 'Fatura mensal',
};

/** The clauses that are compared when a policy is issued, in words. */
export const rotulosDaClausula: Readonly<Record<ClausulaComparada, string>> = {
  premioLiquidoCentavos: 'Prêmio líquido',
  iofCentavos: 'IOF',
  comissaoBps: 'Comissão',
  vigIni: 'Início da vigência',
  vigFim: 'Fim da vigência',
  bonus: 'Classe de bônus',
  ci: 'Código de identificação (CI)',
  cobertura: 'Cobertura',
  lmi: 'Limite da cobertura',
  franquiaCobertura: 'Franquia da cobertura',
  franquia: 'Franquia',
};

const EM_DINHEIRO: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'premioLiquidoCentavos',
  'iofCentavos',
  'lmi',
  'franquiaCobertura',
  'franquia',
]);

/**
 * A side of a difference as a person reads it; null where that side has none.
 *
 * @example sayClausula('premioLiquidoCentavos', 451_411) // 'R$ 4.514,11'
 */
export function sayClausula(clausula: string, valor: string | number | null): string | null {
  if (valor === null) return null;
  if (EM_DINHEIRO.has(clausula)) return formatCentavos(Number(valor));
  if (clausula === 'comissaoBps') return formatBps(Number(valor));
  if (clausula === 'vigIni' || clausula === 'vigFim') return formatData(String(valor));
  return String(valor);
}

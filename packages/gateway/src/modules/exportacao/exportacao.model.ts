/** What a copy of the account's data holds, in the order it is written: what the brokerage typed, bought, sold and was charged for. */
export const ASSUNTOS = [
  'assinatura',
  'corretora',
  'usuario',
  'produtor',
  'regra_repasse',
  'seguradora_tenant',
  'segurado',
  'orcamento',
  'orcamento_evento',
  'orcamento_recusa',
  'cotacao',
  'resultado_cotacao',
  'oferta_cotacao',
  'solicitacao_cotacao',
  'envio_orcamento',
  'proposta',
  'apolice',
  'sinistro',
  'parcela',
  'comissao',
  'tarefa',
  'atividade',
  'anexo',
  'conjunto',
  'filtro_salvo',
  'termo_assinado',
  'fatura_assinatura',
  'ajuste_fatura',
] as const;

/** Columns that never leave: secrets and their digests, what is only looked for by, and whose it is. */
const OCULTAS = /senha|hash|segredo|token|chave|^busca|^assinatura_id$/;
export const isMostrada = (coluna: string): boolean => !OCULTAS.test(coluna);

/** Two files for each, and the one that explains them. */
export const TOTAL_DE_ARQUIVOS = 2 * ASSUNTOS.length + 1;

/** A value of a record as a cell of a sheet. */
export function cellOf(valor: unknown): string {
  if (valor === null || valor === undefined) return '';
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor);
}

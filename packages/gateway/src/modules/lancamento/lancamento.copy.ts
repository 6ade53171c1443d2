import type { OrigemLancamento, StatusLancamento, TipoLancamento } from '@balcao/contracts';

/** Words of entries, in files and histories. */
export const copy = {
  tipo: { RECEITA: 'Receita', DESPESA: 'Despesa', TRANSFERENCIA: 'Transferência' } satisfies Record<TipoLancamento, string>,
  status: { PREVISTO: 'Previsto', REALIZADO: 'Realizado', CANCELADO: 'Cancelado' } satisfies Record<StatusLancamento, string>,
  origem: {
    MANUAL: 'Digitado',
    RECORRENCIA: 'Recorrente',
    EXTRATO_BANCARIO: 'Extrato bancário',
    RECEBIMENTO: 'Recebimento de comissão',
    REPASSE: 'Repasse',
  } satisfies Record<OrigemLancamento, string>,
  suporte: (nome: string | null): string => (nome ? `Suporte, em nome de ${nome}` : 'Suporte'),
  arquivoApagado: 'Arquivo apagado',
  sim: 'Sim',
  nao: 'Não',
  agrupamento: { DIA: 'Dia', MES: 'Mês', TRIMESTRE: 'Trimestre', ANO: 'Ano' },
} as const;

import type { ConsultaLancamentos, FichaLancamento, OpcoesLancamento, TotaisLancamentos } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import { createLeituraRepository } from '../registro/index.ts';
import { FICHA, FROM } from './lancamento.repository.ts';

/** What the list is asked, on a day: what was due before it and was not done is late. */
export type PerguntaLancamentos = ConsultaLancamentos;

const HOJE = "(now() at time zone 'America/Sao_Paulo')::date";

const leitura = createLeituraRepository<FichaLancamento, FichaLancamento, PerguntaLancamentos>({
  from: FROM,
  contagem: 'balcao.lancamento l',
  chave: 'l.id',
  nome: 'l.descricao',
  where: 'l.excluido_em is null',
  resumo: FICHA,
  busca: { tabela: 'lancamento' },
  filtros: {
    tipo: { coluna: 'l.tipo' },
    categoria: { coluna: 'l.categoria_id' },
    centro: { coluna: 'l.centro_id' },
    serie: { coluna: 'l.serie_id' },
    status: (status, bind) => (status === 'ATRASADO' ? `l.status = 'PREVISTO' and l.vencimento < ${HOJE}` : `l.status = ${bind(status)}`),
    conta: (conta, bind) => `${bind(conta)}::uuid in (l.conta_id, l.destino_id)`,
    // `quando`, `de` and `ate` are asked together, of one day: `condicaoDoPeriodo`
  },
  ordens: {
    vencimento: 'l.vencimento',
    pagoEm: 'l.pago_em',
    valor: 'l.valor_centavos',
    descricao: 'l.descricao collate balcao.pt_br',
    pessoa: 'l.pessoa collate balcao.pt_br',
  },
  ordem: 'vencimento',
});

/** In the cash flow what was done counts on its day, what is expected on the day it is due or, late, today; what is called off on none. */
const DIAS = {
  VENCIMENTO: 'l.vencimento',
  PAGAMENTO: 'l.pago_em',
  COMPETENCIA: 'l.competencia',
  FLUXO: `case l.status when 'REALIZADO' then l.pago_em when 'PREVISTO' then greatest(l.vencimento, ${HOJE}) end`,
} as const;

/** The days that entries are narrowed to; null when they are not. */
export function condicaoDoPeriodo({ quando, de, ate }: Pick<ConsultaLancamentos, 'quando' | 'de' | 'ate'>): CondicaoSql | null {
  if (!de && !ate) return null;
  const dia = DIAS[quando];
  return (bind) => [...(de ? [`${dia} >= ${bind(de)}::date`] : []), ...(ate ? [`${dia} <= ${bind(ate)}::date`] : [])].join(' and ');
}

const sumOf = (tipo: string, status: string): string =>
  `coalesce(sum(l.valor_centavos) filter (where l.tipo = '${tipo}' and l.status = '${status}'), 0)::float8`;

export const listaLancamentosRepository = {
  ...leitura,

  /** What all that match sum to. */
  sum: async (tx: Tx, asked: PerguntaLancamentos & { readonly condicao: CondicaoSql | null }): Promise<TotaisLancamentos> => {
    const { text, params } = leitura.conditionOf(asked);
    const row = await tx.row<TotaisLancamentos>(
      `select count(*)::int as total, ${sumOf('RECEITA', 'REALIZADO')} as receitas_realizadas_centavos,
         ${sumOf('DESPESA', 'REALIZADO')} as despesas_realizadas_centavos, ${sumOf('RECEITA', 'PREVISTO')} as receitas_previstas_centavos,
         ${sumOf('DESPESA', 'PREVISTO')} as despesas_previstas_centavos
       from balcao.lancamento l where ${text}`,
      params,
    );
    return row as TotaisLancamentos;
  },

  readOpcoes: async (tx: Tx): Promise<OpcoesLancamento> => ({
    contas: await tx.rows(
      `select id, nome, ativa, saldo_inicial_em::text from balcao.conta_financeira where excluido_em is null
       order by nome collate balcao.pt_br, id limit 500`,
    ),
    categorias: await tx.rows(
      `select id, nome, tipo, ativo as ativa from balcao.categoria_financeira where excluido_em is null
       order by nome collate balcao.pt_br, id limit 500`,
    ),
    centros: await tx.rows(
      `select id, nome, ativo as ativa from balcao.centro_de_custo where excluido_em is null order by nome collate balcao.pt_br, id limit 500`,
    ),
  }),
};

export type ListaLancamentosRepository = typeof listaLancamentosRepository;

import type { AlvoDaConciliacao, ConsultaMovimentos, MovimentoBancario, TotaisMovimentos } from '@balcao/contracts';
import type { ItemAConciliar, MovimentoGuardado } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { createLeituraRepository } from '../registro/index.ts';

const ALVOS = `(select coalesce(jsonb_agg(jsonb_build_object('tipo', c.alvo_tipo, 'id', l.id, 'nome', l.descricao,
    'dia', coalesce(l.pago_em, l.vencimento), 'valorCentavos', c.valor_centavos, 'isPrevisto', false) order by c.criado_em, c.id), '[]')
  from balcao.conciliacao c join balcao.lancamento l on l.id = c.lancamento_id
  where c.assinatura_id = t.assinatura_id and c.transacao_id = t.id and c.excluido_em is null)`;

type Filtros = Omit<ConsultaMovimentos, 'pagina' | 'tamanho' | 'ordenar'>;

const leitura = createLeituraRepository<MovimentoBancario, MovimentoBancario, ConsultaMovimentos>({
  from: 'balcao.transacao t',
  chave: 't.id',
  nome: 't.memo',
  where: 't.excluido_em is null',
  resumo: `t.id, t.conta_id, t.dia::text as dia, t.valor_centavos::float8 as valor_centavos, t.memo, t.tipo, t.documento, t.fitid, t.status,
    t.motivo, t.extrato_id, ${ALVOS} as alvos`,
  busca: { tabela: 'transacao' },
  filtros: {
    contaId: { coluna: 't.conta_id' },
    status: { coluna: 't.status' },
    extratoId: (valor, bind) => `t.extrato_id = ${bind(valor)}`,
    sentido: (valor) => (valor === 'ENTRADA' ? 't.valor_centavos > 0' : 't.valor_centavos < 0'),
    de: (valor, bind) => `t.dia >= ${bind(valor)}::date`,
    ate: (valor, bind) => `t.dia <= ${bind(valor)}::date`,
  },
  ordens: { dia: 't.dia', valorCentavos: 't.valor_centavos', memo: 't.memo collate balcao.pt_br' },
  ordem: 'dia',
});

/** Something of the books a movement may be, with what its suggestion is weighed by. */
export interface ItemDosLivros extends ItemAConciliar {
  readonly descricao: string;
  readonly isPrevisto: boolean;
}

/** What is left of an entry to be reconciled in an account (`$1`), with the sign it has there. */
const ITENS = `select l.id, l.descricao, concat_ws(' ', l.pessoa, l.descricao) as nome, l.documento, coalesce(l.pago_em, l.vencimento)::text as dia,
    (s.sinal * (l.valor_centavos - s.conciliado))::float8 as valor_centavos, l.status = 'PREVISTO' as is_previsto
  from balcao.lancamento l
  cross join lateral (select case when l.tipo = 'RECEITA' or l.destino_id = $1 then 1 else -1 end as sinal,
    coalesce((select abs(sum(c.valor_centavos)) from balcao.conciliacao c join balcao.transacao t on t.id = c.transacao_id
      where c.assinatura_id = l.assinatura_id and c.lancamento_id = l.id and c.excluido_em is null and t.conta_id = $1), 0) as conciliado) s
  where l.excluido_em is null and l.status <> 'CANCELADO' and l.valor_centavos > s.conciliado
    and (l.conta_id = $1 or l.destino_id = $1 or (l.conta_id is null and l.status = 'PREVISTO'))`;

export const movimentoRepository = {
  ...leitura,

  sum: async (tx: Tx, filtros: Filtros): Promise<TotaisMovimentos> => {
    const { text, params } = leitura.conditionOf({ ...filtros, pagina: 1, tamanho: 1, ordenar: '' });
    const row = await tx.row<TotaisMovimentos>(
      `select count(*)::int as total, coalesce(sum(t.valor_centavos) filter (where t.valor_centavos > 0), 0)::float8 as entradas_centavos,
         coalesce(sum(t.valor_centavos) filter (where t.valor_centavos < 0), 0)::float8 as saidas_centavos,
         count(*) filter (where t.status = 'ABERTA')::int as abertos,
         coalesce(sum(t.valor_centavos) filter (where t.status = 'ABERTA'), 0)::float8 as abertos_centavos
       from balcao.transacao t where ${text}`,
      params,
    );
    return row as TotaisMovimentos;
  },

  /** Movements of an account nobody explained yet, of some days, the oldest first. */
  listAbertos: (tx: Tx, contaId: string, { de, ate }: { de: string; ate: string }): Promise<MovimentoGuardado[]> =>
    tx.rows(
      `select t.id, t.fitid, t.dia::text as dia, t.valor_centavos::float8 as valor_centavos, t.memo from balcao.transacao t
       where t.conta_id = $1 and t.excluido_em is null and t.status = 'ABERTA' and t.dia between $2 and $3 and t.valor_centavos <> 0
       order by t.dia, t.id`,
      [contaId, de, ate],
    ),

  /** Entries of the books not wholly reconciled in an account, of some days. */
  listItens: (tx: Tx, contaId: string, { de, ate }: { de: string; ate: string }): Promise<ItemDosLivros[]> =>
    tx.rows(`${ITENS} and coalesce(l.pago_em, l.vencimento) between $2 and $3 order by l.id limit 5000`, [contaId, de, ate]),

  /** Entries a movement may be, the nearest in amount and then in days first. */
  listProximos: async (
    tx: Tx,
    { contaId, dia, valorCentavos }: { contaId: string; dia: string; valorCentavos: number },
    padroes: readonly string[],
  ): Promise<AlvoDaConciliacao[]> => {
    const rows = await tx.rows<ItemDosLivros>(
      `select i.* from (${ITENS}) i
       where i.valor_centavos * $2 > 0 and balcao.sem_acento(i.nome) like all ($4::text[])
       order by abs(i.valor_centavos - $2), abs(i.dia::date - $3::date), i.id limit 50`,
      [contaId, valorCentavos, dia, padroes],
    );
    return rows.map(({ id, descricao, dia: quando, valorCentavos: valor, isPrevisto }) => ({
      tipo: 'LANCAMENTO',
      id,
      nome: descricao,
      dia: quando,
      valorCentavos: valor,
      isPrevisto,
    }));
  },
};

export type MovimentoRepository = typeof movimentoRepository;

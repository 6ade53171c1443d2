import type { AlvoDaConciliacao, ConsultaMovimentos, MovimentoBancario, TotaisMovimentos } from '@balcao/contracts';
import type { ItemAConciliar, MovimentoGuardado } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';
import { createLeituraRepository } from '../registro/index.ts';

/** What a receipt is called beside movements: who paid, and of what. */
const NOME_DO_RECEBIMENTO = `g.nome || ': ' || coalesce(r.descricao, 'Extrato ' || x.numero)`;
const DO_RECEBIMENTO = `left join balcao.seguradora g on g.slug = r.seguradora left join balcao.extrato_comissao x on x.id = r.extrato_id`;

const ALVOS = `(select coalesce(jsonb_agg(jsonb_build_object('tipo', c.alvo_tipo, 'id', coalesce(l.id, r.id),
    'nome', coalesce(l.descricao, ${NOME_DO_RECEBIMENTO}), 'dia', coalesce(l.pago_em, l.vencimento, r.dia), 'valorCentavos', c.valor_centavos,
    'isPrevisto', false) order by c.id), '[]')
  from balcao.conciliacao c left join balcao.lancamento l on l.id = c.lancamento_id
    left join balcao.recebimento r on r.id = c.recebimento_id ${DO_RECEBIMENTO}
  where c.assinatura_id = t.assinatura_id and c.transacao_id = t.id and c.excluido_em is null)`;

/** Something of the books as it is offered. */
export const targetOf = ({ tipo, id, descricao, dia, valorCentavos, isPrevisto }: ItemDosLivros): AlvoDaConciliacao => ({
  tipo,
  id,
  nome: descricao,
  dia,
  valorCentavos,
  isPrevisto,
});

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
  readonly tipo: AlvoDaConciliacao['tipo'];
  readonly descricao: string;
  readonly isPrevisto: boolean;
}

/**
 * What is left of entries and receipts to be reconciled in an account (`$1`), with the sign they have there.
 *
 * @param deQuem SQL of which receipts
 */
const itensDe = (deQuem: string): string => `(
  select 'LANCAMENTO' as tipo, l.id, l.descricao, concat_ws(' ', l.pessoa, l.descricao) as nome, l.documento, coalesce(l.pago_em, l.vencimento) as dia,
    s.sinal * (l.valor_centavos - s.conciliado) as valor_centavos, l.status = 'PREVISTO' as is_previsto
  from balcao.lancamento l
  cross join lateral (select case when l.tipo = 'RECEITA' or l.destino_id = $1 then 1 else -1 end as sinal,
    coalesce((select abs(sum(c.valor_centavos)) from balcao.conciliacao c join balcao.transacao t on t.id = c.transacao_id
      where c.assinatura_id = l.assinatura_id and c.lancamento_id = l.id and c.excluido_em is null and t.conta_id = $1), 0) as conciliado) s
  where l.excluido_em is null and l.status <> 'CANCELADO' and l.valor_centavos > s.conciliado
    and (l.conta_id = $1 or l.destino_id = $1 or (l.conta_id is null and l.status = 'PREVISTO'))
  union all
  select 'RECEBIMENTO', r.id, ${NOME_DO_RECEBIMENTO}, concat_ws(' ', g.nome, r.descricao), null, r.dia, r.valor_centavos - s.conciliado, false
  from balcao.recebimento r ${DO_RECEBIMENTO}
  cross join lateral (select coalesce(sum(c.valor_centavos), 0) as conciliado from balcao.conciliacao c
    where c.assinatura_id = r.assinatura_id and c.recebimento_id = r.id and c.excluido_em is null) s
  where r.excluido_em is null and r.conta_id = $1 and r.valor_centavos <> s.conciliado and ${deQuem}) i`;
const ITENS = itensDe(corretoraNoEscopo('r.corretora_id'));
const COLUNAS = `i.tipo, i.id, i.descricao, i.nome, i.documento, i.dia::text as dia, i.valor_centavos::float8 as valor_centavos, i.is_previsto`;

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

  /** Entries and receipts of the books not wholly reconciled in an account, of some days. */
  listItens: (tx: Tx, contaId: string, { de, ate }: { de: string; ate: string }): Promise<ItemDosLivros[]> =>
    tx.rows(`select ${COLUNAS} from ${ITENS} where i.dia between $2 and $3 order by i.id limit 5000`, [contaId, de, ate]),

  /** The same, whoever asks: what is there of brokerages that the person does not see is there all the same. */
  listTodosOsItens: (tx: Tx, contaId: string, { de, ate }: { de: string; ate: string }): Promise<ItemDosLivros[]> =>
    tx.rows(`select ${COLUNAS} from ${itensDe('true')} where i.dia between $2 and $3 order by i.id limit 5000`, [contaId, de, ate]),

  /** Entries and receipts a movement may be, the nearest in amount and then in days first. */
  listProximos: async (
    tx: Tx,
    { contaId, dia, valorCentavos }: { contaId: string; dia: string; valorCentavos: number },
    padroes: readonly string[],
  ): Promise<AlvoDaConciliacao[]> => {
    const rows = await tx.rows<ItemDosLivros>(
      `select ${COLUNAS} from ${ITENS}
       where i.valor_centavos * $2 > 0 and balcao.sem_acento(i.nome || ' ' || i.descricao) like all ($4::text[])
       order by abs(i.valor_centavos - $2), abs(i.dia - $3::date), i.id limit 50`,
      [contaId, valorCentavos, dia, padroes],
    );
    return rows.map(targetOf);
  },
};

export type MovimentoRepository = typeof movimentoRepository;

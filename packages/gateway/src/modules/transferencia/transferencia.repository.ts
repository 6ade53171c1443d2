import type {
  FiltroTransferencia,
  PedidoTransferencia,
  SimulacaoTransferencia,
  StatusTransferencia,
  Transferencia,
} from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createParams } from '../../plugins/sql-params.ts';

/** How long a transfer may be undone. */
const VOLTA = `interval '24 hours'`;

type Row = Omit<Transferencia, 'criadaEm' | 'concluidaEm' | 'desfeitaEm' | 'desfazivelAte'> & {
  readonly criadaEm: Date;
  readonly concluidaEm: Date | null;
  readonly desfeitaEm: Date | null;
  readonly desfazivelAte: Date | null;
};
const TRANSFERENCIA = `select t.id, jsonb_build_object('id', d.id, 'nome', d.nome) as de, jsonb_build_object('id', p.id, 'nome', p.nome) as para,
    t.filtro, t.vigor_desde::text, t.apolices, t.premio_centavos::float8, t.comissoes_centavos::float8 as comissoes_futuras_centavos, t.feitas,
    t.status, u.nome as usuario, t.criado_em as criada_em, t.concluida_em, t.desfeita_em,
    case when t.status = 'CONCLUIDA' then t.concluida_em + ${VOLTA} end as desfazivel_ate, t.versao
  from balcao.transferencia t join balcao.produtor d on d.id = t.de_produtor_id join balcao.produtor p on p.id = t.para_produtor_id
  left join balcao.usuario u on u.id = t.criado_por where t.excluido_em is null`;
const told = ({ criadaEm, concluidaEm, desfeitaEm, desfazivelAte, ...row }: Row): Transferencia => ({
  ...row,
  criadaEm: criadaEm.toISOString(),
  concluidaEm: concluidaEm?.toISOString() ?? null,
  desfeitaEm: desfeitaEm?.toISOString() ?? null,
  desfazivelAte: desfazivelAte?.toISOString() ?? null,
});

/** The policies of a producer that a filter leaves, over `a`. */
function where(de: string, filtro: FiltroTransferencia, hoje: string): { sql: string; params: unknown[] } {
  const { params, bind } = createParams(de);
  const parts = [
    'a.excluido_em is null',
    `(a.produtor_id = $1::uuid or a.produtores @> jsonb_build_array(jsonb_build_object('id', $1::text)))`,
  ];
  if (!filtro.comEncerradas) parts.push(`a.status <> 'CANCELADA'`, `a.vig_fim >= ${bind(hoje)}::date`);
  if (filtro.ramo) parts.push(`a.ramo = ${bind(filtro.ramo)}`);
  if (filtro.seguradora) parts.push(`a.seguradora = ${bind(filtro.seguradora)}`);
  if (filtro.corretoraId) parts.push(`a.corretora_id = ${bind(filtro.corretoraId)}::uuid`);
  if (filtro.seguradoId) parts.push(`a.segurado_id = ${bind(filtro.seguradoId)}::uuid`);
  if (filtro.fimDe) parts.push(`a.vig_fim >= ${bind(filtro.fimDe)}::date`);
  if (filtro.fimAte) parts.push(`a.vig_fim <= ${bind(filtro.fimAte)}::date`);
  return { sql: parts.join(' and '), params };
}

export const transferenciaRepository = {
  /** The name of a producer who may hold a portfolio; null where there is none. */
  findProdutor: async (tx: Tx, id: string): Promise<string | null> =>
    (await tx.row<{ nome: string }>('select nome from balcao.produtor where id = $1 and excluido_em is null', [id]))?.nome ?? null,

  async simulate(tx: Tx, { de, filtro, vigorDesde }: PedidoTransferencia, hoje: string): Promise<SimulacaoTransferencia> {
    const { sql, params } = where(de, filtro, hoje);
    const row = await tx.row<SimulacaoTransferencia>(
      `with alvo as materialized (select a.id, a.premio_total_centavos from balcao.apolice a where ${sql})
       select (select count(*)::int from alvo) as apolices, coalesce((select sum(premio_total_centavos) from alvo), 0)::float8 as premio_centavos,
         coalesce((select sum(c.prevista_centavos - c.recebida_centavos) from alvo join balcao.comissao c on c.apolice_id = alvo.id
           where c.excluido_em is null and c.status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA')
             and c.previsao_em >= $${params.length + 1}::date), 0)::float8 as comissoes_futuras_centavos`,
      [...params, vigorDesde],
    );
    return row as SimulacaoTransferencia;
  },

  insert: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { id, de, para, filtro, vigorDesde, simulacao }: PedidoTransferencia & { id: string; simulacao: SimulacaoTransferencia },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.transferencia (id, assinatura_id, de_produtor_id, para_produtor_id, filtro, vigor_desde, apolices, premio_centavos,
         comissoes_centavos) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        assinaturaId,
        de,
        para,
        JSON.stringify(filtro),
        vigorDesde,
        simulacao.apolices,
        simulacao.premioCentavos,
        simulacao.comissoesFuturasCentavos,
      ],
    ),

  /** One at a time in a subscription: whoever asks holds the others until their transaction ends. */
  async lockFila(tx: Tx, { assinaturaId }: Contexto): Promise<boolean> {
    await tx.run(`select pg_advisory_xact_lock(hashtextextended('transferencia:' || $1, 0))`, [assinaturaId]);
    const row = await tx.row(
      `select 1 as um from balcao.transferencia where status in ('PENDENTE', 'DESFAZENDO') and excluido_em is null limit 1`,
    );
    return row === null;
  },

  list: async (tx: Tx): Promise<Transferencia[]> =>
    (await tx.rows<Row>(`${TRANSFERENCIA} order by t.criado_em desc, t.id desc limit 50`)).map(told),

  async find(tx: Tx, id: string): Promise<Transferencia | null> {
    const row = await tx.row<Row>(`${TRANSFERENCIA} and t.id = $1`, [id]);
    return row && told(row);
  },

  async lock(tx: Tx, id: string): Promise<Transferencia | null> {
    // beside the work that writes down its policies, which holds no more than the key
    await tx.run('select from balcao.transferencia where id = $1 for no key update', [id]);
    return this.find(tx, id);
  },

  setStatus: (tx: Tx, id: string, { de, para, em }: { de: StatusTransferencia; para: StatusTransferencia; em: Date }): Promise<number> =>
    tx.run(
      `update balcao.transferencia set status = $3, concluida_em = case when $3 = 'CONCLUIDA' and $2 = 'PENDENTE' then $4 else concluida_em end,
         desfeita_em = case when $3 = 'DESFEITA' then $4 end, feitas = case when $3 in ('DESFAZENDO', 'PENDENTE') then 0 else feitas end
       where id = $1 and status = $2`,
      [id, de, para, em],
    ),

  /** How far the work is. @returns false once nobody wants it any more */
  advance: async (tx: Tx, id: string, status: StatusTransferencia, feitas: number): Promise<boolean> =>
    (await tx.run('update balcao.transferencia set feitas = $3 where id = $1 and status = $2', [id, status, feitas])) > 0,

  /** Writes down every policy the transfer takes, held, with its producers of before and after. @returns how many */
  async chooseItens(tx: Tx, { assinaturaId }: Contexto, transferencia: Transferencia, hoje: string): Promise<number> {
    const { id, de, para, filtro } = transferencia;
    const { sql, params } = where(de.id, filtro, hoje);
    const n = params.length;
    return tx.run(
      `insert into balcao.transferencia_item (assinatura_id, transferencia_id, apolice_id, produtor_antes_id, produtores_antes, produtor_depois_id,
         produtores_depois)
       select $${n + 1}, $${n + 2}, a.id, a.produtor_id, a.produtores, case when a.produtor_id = $1::uuid then $${n + 3}::uuid else a.produtor_id end,
         balcao.trocar_produtor(a.produtores, $1::uuid, $${n + 3}::uuid, $${n + 4})
       from (select * from balcao.apolice a where ${sql} order by a.id for update) a`,
      [...params, assinaturaId, id, para.id, para.nome],
    );
  },

  /** The next policies in order. */
  listItens: async (tx: Tx, id: string, { depois, tamanho }: { depois: string; tamanho: number }): Promise<string[]> =>
    (
      await tx.rows<{ id: string }>(
        'select apolice_id as id from balcao.transferencia_item where transferencia_id = $1 and apolice_id > $2 order by apolice_id limit $3',
        [id, depois, tamanho],
      )
    ).map(({ id: apolice }) => apolice),

  /**
   * Passes policies on: from the day on the shares of after count, and until then, of each that never changed hands, those of before. What the
   * tables hold is asked in sets of these policies: nobody has counted what this transaction fills, and joined to it one set is read whole for each
   * row of the other.
   */
  async pass(tx: Tx, { assinaturaId }: Contexto, { id, vigorDesde, de, para }: Transferencia, apolices: readonly string[]): Promise<void> {
    await tx.run(
      `insert into balcao.divisao_produtor (assinatura_id, apolice_id, desde, produtores, transferencia_id)
       select $3, i.apolice_id, '0001-01-01', case when i.produtores_antes = '[]'
         then jsonb_build_array(jsonb_build_object('id', $4::text, 'nome', $5::text, 'pctBps', 10000)) else i.produtores_antes end, $1
       from balcao.transferencia_item i where i.transferencia_id = $1 and i.apolice_id = any(array(
         select a.id from unnest($2::uuid[]) as a (id)
         except select d.apolice_id from balcao.divisao_produtor d where d.apolice_id = any($2::uuid[])))`,
      [id, apolices, assinaturaId, de.id, de.nome],
    );
    await tx.run(
      `insert into balcao.divisao_produtor (assinatura_id, apolice_id, desde, produtores, transferencia_id)
       select $3, i.apolice_id, $4, case when i.produtores_depois = '[]'
         then jsonb_build_array(jsonb_build_object('id', $5::text, 'nome', $6::text, 'pctBps', 10000)) else i.produtores_depois end, $1
       from balcao.transferencia_item i where i.transferencia_id = $1 and i.apolice_id = any($2::uuid[])`,
      [id, apolices, assinaturaId, vigorDesde, para.id, para.nome],
    );
    await tx.run(
      `update balcao.apolice a set produtor_id = i.produtor_depois_id, produtores = i.produtores_depois
       from balcao.transferencia_item i where i.transferencia_id = $1 and i.apolice_id = any($2::uuid[]) and a.id = i.apolice_id`,
      [id, apolices],
    );
  },

  /** Gives policies back: each is as it was, and its shares were never divided by this. */
  async giveBack(tx: Tx, { id }: Transferencia, apolices: readonly string[]): Promise<void> {
    await tx.run('delete from balcao.divisao_produtor where transferencia_id = $1 and apolice_id = any($2::uuid[])', [id, apolices]);
    await tx.run(
      `update balcao.apolice a set produtor_id = i.produtor_antes_id, produtores = i.produtores_antes
       from balcao.transferencia_item i where i.transferencia_id = $1 and i.apolice_id = any($2::uuid[]) and a.id = i.apolice_id`,
      [id, apolices],
    );
  },

  /** How many of its policies are no longer as it left them. */
  countMudadas: async (tx: Tx, id: string): Promise<number> =>
    (
      await tx.row<{ n: number }>(
        // the last divisions in one reading of all of them: asked policy by policy, right after a transfer, each asking read those of the whole
        // brokerage, because the planner has not been told of them yet
        `select count(*)::int as n from (
           select i.apolice_id from balcao.transferencia_item i join balcao.apolice a on a.id = i.apolice_id
           where i.transferencia_id = $1 and (a.produtor_id is distinct from i.produtor_depois_id or a.produtores <> i.produtores_depois)
           union
           select u.apolice_id from (select distinct on (d.apolice_id) d.apolice_id, d.transferencia_id from balcao.divisao_produtor d
             where d.apolice_id = any(array(select apolice_id from balcao.transferencia_item where transferencia_id = $1))
             order by d.apolice_id, d.id desc) u
           where u.transferencia_id is distinct from $1) mudadas`,
        [id],
      )
    )?.n ?? 0,
};

export type TransferenciaRepository = typeof transferenciaRepository;

import type { DadosLancamento, FichaLancamento, OrigemLancamento, StatusLancamento } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** What an entry is written with beside what is typed. */
export interface LancamentoNovo extends DadosLancamento {
  readonly id: string;
  readonly origem: OrigemLancamento;
  /** The record it came from. */
  readonly origemId: string | null;
  /** The day it was done; null: it is expected. */
  readonly pagoEm: string | null;
  /** Whether the statement of the bank shows it. */
  readonly isConciliado: boolean;
}

/** How an entry stands, held until the transaction ends. */
export interface LancamentoSeguro {
  readonly versao: number;
  readonly status: StatusLancamento;
  readonly origem: OrigemLancamento;
  readonly isConciliado: boolean;
}

/** What of what an entry names is there. */
export interface Citados {
  readonly categoria: boolean;
  readonly centro: boolean;
  /** First day that its initial balance leaves out; null: there is no such account. */
  readonly contaDesde: string | null;
  readonly destinoDesde: string | null;
}

const COLUNAS = {
  tipo: 'tipo',
  descricao: 'descricao',
  pessoa: 'pessoa',
  documento: 'documento',
  categoriaId: 'categoria_id',
  centroId: 'centro_id',
  contaId: 'conta_id',
  destinoId: 'destino_id',
  competencia: 'competencia',
  vencimento: 'vencimento',
  valorCentavos: 'valor_centavos',
  observacao: 'observacao',
} as const satisfies Record<keyof DadosLancamento, string>;
const CAMPOS = Object.keys(COLUNAS) as (keyof DadosLancamento)[];
const NOMES = Object.values(COLUNAS);

/** An entry whole, in SQL over `FROM`. */
export const FICHA = `l.id, l.versao, l.status, l.origem, l.serie_id, l.ocorrencia_em::text, l.tipo, l.descricao, l.pessoa, l.documento, l.categoria_id, l.centro_id, l.conta_id, l.destino_id,
  l.competencia::text, l.vencimento::text, l.pago_em::text, l.valor_centavos::float8, l.previsto_centavos::float8, l.observacao,
  l.conciliado_em is not null as conciliado, g.nome as categoria, c.nome as centro, b.nome as conta, d.nome as destino,
  l.alterado_em, a.nome as alterado_por`;
export const FROM = `balcao.lancamento l
  left join balcao.categoria_financeira g on g.id = l.categoria_id
  left join balcao.centro_de_custo c on c.id = l.centro_id
  left join balcao.conta_financeira b on b.id = l.conta_id
  left join balcao.conta_financeira d on d.id = l.destino_id
  left join balcao.usuario a on a.id = l.alterado_por`;

export const lancamentoRepository = {
  /** Locks an entry until the transaction ends; null when there is none. */
  lock: (tx: Tx, id: string): Promise<LancamentoSeguro | null> =>
    tx.row(
      `select versao, status, origem, conciliado_em is not null as is_conciliado from balcao.lancamento
       where id = $1 and excluido_em is null for no key update`,
      [id],
    ),

  find: async (tx: Tx, id: string): Promise<FichaLancamento | null> => {
    const row = await tx.row<Omit<FichaLancamento, 'alteradoEm'> & { alteradoEm: Date }>(
      `select ${FICHA} from ${FROM} where l.id = $1 and l.excluido_em is null`,
      [id],
    );
    return row && { ...row, alteradoEm: row.alteradoEm.toISOString() };
  },

  /** What of what is named is there, and stays so until the transaction ends. What is turned off is there for the entry that has it already. */
  holdCitados: async (
    tx: Tx,
    {
      tipo,
      categoriaId,
      centroId,
      contaId,
      destinoId,
    }: Pick<DadosLancamento, 'tipo' | 'categoriaId' | 'centroId' | 'contaId' | 'destinoId'>,
    lancamentoId: string | null,
  ): Promise<Citados> => {
    const has = async (sql: string, valores: unknown[]) => (await tx.row(sql, valores)) !== null;
    const desdeOf = async (id: string) =>
      (
        await tx.row<{ desde: string }>(
          'select saldo_inicial_em::text as desde from balcao.conta_financeira where id = $1 and excluido_em is null for key share',
          [id],
        )
      )?.desde ?? null;
    const used = (coluna: string) => `exists (select from balcao.lancamento l where l.id = $2 and l.${coluna} = r.id)`;
    return {
      categoria:
        categoriaId === null ||
        (await has(
          `select from balcao.categoria_financeira r
           where r.id = $1 and r.excluido_em is null and r.tipo = $3 and (r.ativo or ${used('categoria_id')}) for key share of r`,
          [categoriaId, lancamentoId, tipo],
        )),
      centro:
        centroId === null ||
        (await has(
          `select from balcao.centro_de_custo r
           where r.id = $1 and r.excluido_em is null and (r.ativo or ${used('centro_id')}) for key share of r`,
          [centroId, lancamentoId],
        )),
      contaDesde: contaId === null ? null : await desdeOf(contaId),
      destinoDesde: destinoId === null ? null : await desdeOf(destinoId),
    };
  },

  insert: (tx: Tx, { assinaturaId }: Pick<Contexto, 'assinaturaId'>, novo: LancamentoNovo): Promise<number> =>
    tx.run(
      `insert into balcao.lancamento (id, assinatura_id, origem, origem_id, pago_em, status, conciliado_em, ${NOMES.join(', ')})
       values ($1, $2, $3, $4, $5::date, case when $5::date is null then 'PREVISTO' else 'REALIZADO' end, case when $6 then now() end,
         ${NOMES.map((_, index) => `$${index + 7}`).join(', ')})`,
      [novo.id, assinaturaId, novo.origem, novo.origemId, novo.pagoEm, novo.isConciliado, ...CAMPOS.map((campo) => novo[campo])],
    ),

  update: (tx: Tx, id: string, dados: DadosLancamento, pagoEm: string | null): Promise<number> =>
    tx.run(
      `update balcao.lancamento set pago_em = $2::date, ${NOMES.map((nome, index) => `${nome} = $${index + 3}`).join(', ')} where id = $1`,
      [id, pagoEm, ...CAMPOS.map((campo) => dados[campo])],
    ),

  /** What is expected becomes done, and keeps what was expected of it. */
  setRealizado: (
    tx: Tx,
    id: string,
    { contaId, pagoEm, valorCentavos, isConciliado }: { contaId: string; pagoEm: string; valorCentavos: number; isConciliado: boolean },
  ): Promise<number> =>
    tx.run(
      `update balcao.lancamento set status = 'REALIZADO', previsto_centavos = valor_centavos, prevista_conta_id = conta_id,
         conta_id = $2, pago_em = $3, valor_centavos = $4, conciliado_em = case when $5 then now() end where id = $1`,
      [id, contaId, pagoEm, valorCentavos, isConciliado],
    ),

  /** What is done, or called off, is expected again, as it was. */
  setPrevisto: (tx: Tx, id: string): Promise<number> =>
    tx.run(
      `update balcao.lancamento set status = 'PREVISTO', pago_em = null, conciliado_em = null,
         valor_centavos = coalesce(previsto_centavos, valor_centavos),
         conta_id = case when previsto_centavos is null then conta_id else prevista_conta_id end,
         previsto_centavos = null, prevista_conta_id = null where id = $1`,
      [id],
    ),

  setCancelado: (tx: Tx, id: string): Promise<number> => tx.run(`update balcao.lancamento set status = 'CANCELADO' where id = $1`, [id]),

  setConciliado: (tx: Tx, id: string, isConciliado: boolean): Promise<number> =>
    tx.run('update balcao.lancamento set conciliado_em = case when $2 then now() end where id = $1', [id, isConciliado]),

  remove: (tx: Tx, id: string): Promise<number> => tx.run('update balcao.lancamento set excluido_em = now() where id = $1', [id]),
};

export type LancamentoRepository = typeof lancamentoRepository;

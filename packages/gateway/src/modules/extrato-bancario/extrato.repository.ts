import type { ExtratoImportado, LeituraAConferir, MapeamentoBancario, SaldoDaConta } from '@balcao/contracts';
import type { MovimentoGuardado } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { ArquivoLido, MovimentoLido } from './read-arquivo.ts';

/** An account, as its statements need it. */
export interface ContaDoExtrato {
  readonly id: string;
  readonly tipo: string;
  readonly banco: string | null;
  readonly agencia: string | null;
  readonly conta: string | null;
  readonly ativo: boolean;
  readonly saldoInicialCentavos: number;
  readonly saldoInicialEm: string;
}

/** A file that was read and does not count yet. */
export interface LeituraGuardada extends ArquivoLido {
  readonly id: string;
  readonly contaId: string;
  readonly nome: string;
  readonly sha256: string;
}

const CONTA = `c.id, c.tipo, c.banco, c.agencia, c.conta, c.ativa as ativo, c.saldo_inicial_centavos::float8 as saldo_inicial_centavos,
  c.saldo_inicial_em::text as saldo_inicial_em`;

const EXTRATO = `e.id, e.conta_id, e.nome, e.formato, e.inicio::text as inicio, e.fim::text as fim, e.saldo_em::text as saldo_em,
  e.saldo_centavos::float8 as saldo_centavos, e.lidos, e.novos, e.criado_em, e.desfeito_em, u.nome as por,
  (select count(*)::int from balcao.transacao t where t.extrato_id = e.id and t.excluido_em is null and t.status = 'CONCILIADA') as conciliados`;

interface ExtratoRow extends Omit<ExtratoImportado, 'saldo' | 'em' | 'desfeitoEm'> {
  readonly saldoEm: string | null;
  readonly saldoCentavos: number | null;
  readonly criadoEm: Date;
  readonly desfeitoEm: Date | null;
}

const shown = ({ saldoEm, saldoCentavos, criadoEm, desfeitoEm, ...extrato }: ExtratoRow): ExtratoImportado => ({
  ...extrato,
  saldo: saldoEm === null || saldoCentavos === null ? null : { dia: saldoEm, saldoCentavos },
  em: criadoEm.toISOString(),
  desfeitoEm: desfeitoEm?.toISOString() ?? null,
});

interface LeituraRow extends Omit<LeituraGuardada, 'saldo'> {
  readonly saldoEm: string | null;
  readonly saldoCentavos: number | null;
}

const LEITURA = `select l.id, l.conta_id, l.nome, l.formato, l.sha256, l.inicio::text as inicio, l.fim::text as fim, l.saldo_em::text as saldo_em,
  l.saldo_centavos::float8 as saldo_centavos, l.movimentos from balcao.leitura_de_extrato l`;

function leituraOf(row: LeituraRow | null): LeituraGuardada | null {
  if (!row) return null;
  const { saldoEm, saldoCentavos, ...leitura } = row;
  return { ...leitura, saldo: saldoEm === null || saldoCentavos === null ? null : { dia: saldoEm, saldoCentavos } };
}

/** The balance of an account of the ledger, in centavos. */
const saldoDe = (natureza: string): string =>
  `coalesce((select balcao.saldo_em(k.id, 'infinity') from balcao.conta_contabil k
    where k.assinatura_id = c.assinatura_id and k.natureza = '${natureza}' and k.titular = c.id::text), 0)`;

export const extratoRepository = {
  /** Whoever changes what a bank's account has waits here. */
  lockConta: (tx: Tx, contaId: string): Promise<number> =>
    tx.run("select pg_advisory_xact_lock(hashtext('extrato_bancario'), hashtext($1))", [contaId]),

  findConta: (tx: Tx, id: string): Promise<ContaDoExtrato | null> =>
    tx.row(`select ${CONTA} from balcao.conta_financeira c where c.id = $1 and c.excluido_em is null for key share`, [id]),

  /** Every account with its balances. What a file last declared is held against what the account came to on that day. */
  listSaldos: async (tx: Tx): Promise<SaldoDaConta[]> => {
    const rows = await tx.rows<
      Omit<SaldoDaConta, 'declarado' | 'diferencaCentavos'> & {
        saldoEm: string | null;
        saldoCentavos: number | null;
        noDiaCentavos: number | null;
      }
    >(
      `select c.id, c.nome, c.tipo, c.banco, c.agencia, c.conta, c.ativa as ativo, ${saldoDe('CONTA')}::float8 as livros_centavos,
         (c.saldo_inicial_centavos + ${saldoDe('BANCO_DECLARADO')})::float8 as banco_centavos,
         (select count(*)::int from balcao.transacao t where t.assinatura_id = c.assinatura_id and t.conta_id = c.id
           and t.excluido_em is null and t.status = 'ABERTA') as abertos,
         e.saldo_em::text as saldo_em, e.saldo_centavos::float8 as saldo_centavos,
         (c.saldo_inicial_centavos + (select coalesce(sum(t.valor_centavos), 0) from balcao.transacao t
           where t.assinatura_id = c.assinatura_id and t.conta_id = c.id and t.excluido_em is null and t.dia <= e.saldo_em))::float8 as no_dia_centavos
       from balcao.conta_financeira c
       left join lateral (select e.saldo_em, e.saldo_centavos from balcao.extrato_bancario e
         where e.assinatura_id = c.assinatura_id and e.conta_id = c.id and e.excluido_em is null and e.desfeito_em is null
           and e.saldo_em >= c.saldo_inicial_em
         order by e.saldo_em desc, e.criado_em desc limit 1) e on true
       where c.excluido_em is null order by c.ativa desc, c.nome collate balcao.pt_br, c.id`,
    );
    return rows.map(({ saldoEm, saldoCentavos, noDiaCentavos, ...conta }) => ({
      ...conta,
      diferencaCentavos: conta.livrosCentavos - conta.bancoCentavos,
      declarado:
        saldoEm === null || saldoCentavos === null
          ? null
          : { dia: saldoEm, saldoCentavos, diferencaCentavos: saldoCentavos - (noDiaCentavos ?? 0) },
    }));
  },

  /** How tables of an account were said to be read, the newest first. */
  listMapeamentos: async (tx: Tx, contaId: string): Promise<MapeamentoBancario[]> =>
    (
      await tx.rows<{ mapeamento: MapeamentoBancario }>(
        'select mapeamento from balcao.banco_mapeamento where conta_id = $1 order by alterado_em desc, id desc limit 10',
        [contaId],
      )
    ).map(({ mapeamento }) => mapeamento),

  keepMapeamento: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { contaId, resumo, mapeamento }: { contaId: string; resumo: string; mapeamento: MapeamentoBancario },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.banco_mapeamento (assinatura_id, conta_id, resumo, mapeamento) values ($1, $2, $3, $4)
       on conflict (assinatura_id, conta_id, resumo) do update set alterado_em = now()`,
      [assinaturaId, contaId, resumo, JSON.stringify(mapeamento)],
    ),

  /** Keeps a reading in place of what the same person had read for the account. */
  keepLeitura: async (tx: Tx, { assinaturaId, usuarioId }: Contexto, leitura: LeituraGuardada): Promise<void> => {
    const { id, contaId, nome, formato, sha256, inicio, fim, saldo, movimentos } = leitura;
    await tx.run('delete from balcao.leitura_de_extrato where conta_id = $1 and criado_por is not distinct from $2::uuid', [
      contaId,
      usuarioId,
    ]);
    await tx.run(
      `insert into balcao.leitura_de_extrato (id, assinatura_id, conta_id, nome, formato, sha256, inicio, fim, saldo_em, saldo_centavos, movimentos)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        assinaturaId,
        contaId,
        nome,
        formato,
        sha256,
        inicio,
        fim,
        saldo?.dia ?? null,
        saldo?.saldoCentavos ?? null,
        JSON.stringify(movimentos),
      ],
    );
  },

  /** Of accounts in use, or of one of them. */
  listLeituras: async (tx: Tx, contaId: string | null): Promise<LeituraAConferir[]> =>
    (
      await tx.rows<Omit<LeituraAConferir, 'em'> & { em: Date }>(
        `select l.id, l.conta_id, c.nome as conta, l.nome, l.inicio::text as inicio, l.fim::text as fim, l.criado_em as em, u.nome as por
         from balcao.leitura_de_extrato l join balcao.conta_financeira c on c.id = l.conta_id and c.ativa and c.excluido_em is null
           left join balcao.usuario u on u.id = l.criado_por
         where $1::uuid is null or l.conta_id = $1 order by l.criado_em, l.id`,
        [contaId],
      )
    ).map(({ em, ...leitura }) => ({ ...leitura, em: em.toISOString() })),

  findLeitura: async (tx: Tx, id: string): Promise<LeituraGuardada | null> => leituraOf(await tx.row(`${LEITURA} where l.id = $1`, [id])),

  lockLeitura: async (tx: Tx, id: string): Promise<LeituraGuardada | null> =>
    leituraOf(await tx.row(`${LEITURA} where l.id = $1 for update`, [id])),

  removeLeitura: (tx: Tx, id: string): Promise<number> => tx.run('delete from balcao.leitura_de_extrato where id = $1', [id]),

  /** Movements an account has on some days, both included. */
  listGuardados: (tx: Tx, contaId: string, de: string, ate: string): Promise<MovimentoGuardado[]> =>
    tx.rows(
      `select t.id, t.fitid, t.dia::text as dia, t.valor_centavos::float8 as valor_centavos, t.memo from balcao.transacao t
       where t.conta_id = $1 and t.excluido_em is null and t.dia between $2 and $3 order by t.id`,
      [contaId, de, ate],
    ),

  /** What the movements of an account come to on the days after one, up to another. */
  sumAte: async (tx: Tx, contaId: string, depois: string, ate: string): Promise<number> =>
    (
      await tx.row<{ soma: number }>(
        `select coalesce(sum(t.valor_centavos), 0)::float8 as soma from balcao.transacao t
         where t.conta_id = $1 and t.excluido_em is null and t.dia > $2 and t.dia <= $3`,
        [contaId, depois, ate],
      )
    )?.soma ?? 0,

  /** When, and by whom, the same bytes counted last for an account. */
  findMesmo: async (tx: Tx, contaId: string, sha256: string): Promise<{ em: string; por: string | null } | null> => {
    const row = await tx.row<{ criadoEm: Date; por: string | null }>(
      `select e.criado_em, u.nome as por from balcao.extrato_bancario e left join balcao.usuario u on u.id = e.criado_por
       where e.conta_id = $1 and e.sha256 = $2 and e.desfeito_em is null and e.excluido_em is null order by e.criado_em desc limit 1`,
      [contaId, sha256],
    );
    return row && { em: row.criadoEm.toISOString(), por: row.por };
  },

  insertExtrato: async (tx: Tx, { assinaturaId }: Contexto, leitura: LeituraGuardada, novos: number): Promise<void> => {
    const { id, contaId, nome, formato, sha256, inicio, fim, saldo, movimentos } = leitura;
    await tx.run(
      `insert into balcao.extrato_bancario (id, assinatura_id, conta_id, nome, formato, sha256, inicio, fim, saldo_em, saldo_centavos, lidos, novos)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        assinaturaId,
        contaId,
        nome,
        formato,
        sha256,
        inicio,
        fim,
        saldo?.dia ?? null,
        saldo?.saldoCentavos ?? null,
        movimentos.length,
        novos,
      ],
    );
  },

  /** Writes movements of a file, in its order. */
  insertMovimentos: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { contaId, extratoId }: { contaId: string; extratoId: string },
    novos: readonly (MovimentoLido & { readonly id: string })[],
  ): Promise<number> =>
    tx.run(
      `insert into balcao.transacao (id, assinatura_id, conta_id, extrato_id, fitid, dia, valor_centavos, memo, tipo, documento)
       select m.id, $1, $2, $3, m.fitid, m.dia, m."valorCentavos", m.memo, m.tipo, m.documento
       from jsonb_to_recordset($4::jsonb) m (id uuid, fitid text, dia date, "valorCentavos" bigint, memo text, tipo text, documento text)`,
      [assinaturaId, contaId, extratoId, JSON.stringify(novos)],
    ),

  findExtrato: async (tx: Tx, id: string): Promise<ExtratoImportado | null> => {
    const row = await tx.row<ExtratoRow>(
      `select ${EXTRATO} from balcao.extrato_bancario e left join balcao.usuario u on u.id = e.criado_por where e.id = $1 and e.excluido_em is null`,
      [id],
    );
    return row && shown(row);
  },

  listExtratos: async (tx: Tx, contaId: string): Promise<ExtratoImportado[]> =>
    (
      await tx.rows<ExtratoRow>(
        `select ${EXTRATO} from balcao.extrato_bancario e left join balcao.usuario u on u.id = e.criado_por
         where e.conta_id = $1 and e.excluido_em is null order by e.criado_em desc, e.id limit 200`,
        [contaId],
      )
    ).map(shown),

  /** Holds the movements of a file: none is reconciled meanwhile. */
  lockMovimentos: (tx: Tx, extratoId: string): Promise<number> =>
    tx.run('select from balcao.transacao where extrato_id = $1 and excluido_em is null order by id for update', [extratoId]),

  /** Takes a file and its movements back. */
  undoExtrato: async (tx: Tx, id: string): Promise<void> => {
    await tx.run('update balcao.transacao set excluido_em = now() where extrato_id = $1 and excluido_em is null', [id]);
    await tx.run('update balcao.extrato_bancario set desfeito_em = now() where id = $1', [id]);
  },
};

export type ExtratoRepository = typeof extratoRepository;

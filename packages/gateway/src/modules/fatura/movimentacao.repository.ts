import type { MovimentoDaFatura } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { LinhaLida } from '../../extratos/vidas/read-movimentacao.ts';

/** A file of movements that was read; `lidas` until it counts. */
export interface ArquivoDaFatura {
  readonly id: string;
  readonly faturaId: string;
  readonly nome: string;
  readonly formato: 'CSV' | 'XLSX' | 'TXT' | 'PDF';
  readonly status: 'LIDO' | 'CONFIRMADO';
  readonly lidas: readonly LinhaLida[] | null;
}

export const movimentacaoRepository = {
  /** When, by whom and in which month of its policy the same bytes counted. */
  findMesmo: (tx: Tx, apoliceId: string, sha256: string): Promise<{ em: string; por: string | null; mes: string } | null> =>
    tx.row(
      `select (f.confirmado_em at time zone 'America/Sao_Paulo')::date::text as em, u.nome as por, to_char(l.competencia, 'YYYY-MM') as mes
       from balcao.fatura_arquivo f join balcao.fatura l on l.id = f.fatura_id left join balcao.usuario u on u.id = f.criado_por
       where l.apolice_id = $1 and f.sha256 = $2 and f.status = 'CONFIRMADO' order by f.confirmado_em desc limit 1`,
      [apoliceId, sha256],
    ),

  /** What was read yesterday and never counted is given up; two people may each have a file of a bill before them. */
  keep: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    {
      id,
      faturaId,
      nome,
      formato,
      lidas,
      sha256,
    }: Omit<ArquivoDaFatura, 'status' | 'lidas'> & { lidas: readonly LinhaLida[]; sha256: string },
  ): Promise<void> => {
    await tx.run("delete from balcao.fatura_arquivo where fatura_id = $1 and status = 'LIDO' and criado_em < now() - interval '1 day'", [
      faturaId,
    ]);
    await tx.run(
      `insert into balcao.fatura_arquivo (id, assinatura_id, fatura_id, nome, sha256, formato, lidas, linhas) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, assinaturaId, faturaId, nome, sha256, formato, JSON.stringify(lidas), lidas.length],
    );
  },

  find: (tx: Tx, faturaId: string, id: string): Promise<ArquivoDaFatura | null> =>
    tx.row('select id, fatura_id, nome, formato, status, lidas from balcao.fatura_arquivo where fatura_id = $1 and id = $2 for update', [
      faturaId,
      id,
    ]),

  confirm: (tx: Tx, id: string, aplicadas: number): Promise<number> =>
    tx.run("update balcao.fatura_arquivo set status = 'CONFIRMADO', confirmado_em = now(), lidas = null, aplicadas = $2 where id = $1", [
      id,
      aplicadas,
    ]),

  insertMovimentos: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { faturaId, movimentacaoId }: { faturaId: string; movimentacaoId: string | null },
    linhas: readonly MovimentoDaFatura[],
  ): Promise<number> =>
    tx.run(
      `insert into balcao.movimento_vida (assinatura_id, fatura_id, arquivo_id, linha, tipo, cpf, nome, nascimento, titular_cpf, em, papel,
         capital_centavos, faixa, erros)
       select $1, $2, $3, x.linha, x.tipo, x.cpf, x.nome, x.nascimento, x."titularCpf", x.em, x.papel, x."capitalCentavos", x.faixa, x.erros
       from jsonb_to_recordset($4::jsonb) x (linha int, tipo text, cpf text, nome text, nascimento text, "titularCpf" text, em text, papel text,
         "capitalCentavos" bigint, faixa smallint, erros jsonb)`,
      [assinaturaId, faturaId, movimentacaoId, JSON.stringify(linhas)],
    ),

  /** Movements of a bill, as they were written. */
  listMovimentos: (
    tx: Tx,
    { faturaId, movimentacaoId, resultado }: { faturaId: string; movimentacaoId?: string | undefined; resultado?: string | undefined },
  ): Promise<MovimentoDaFatura[]> =>
    tx.rows(
      `select m.linha, m.tipo, m.cpf, m.nome, m.nascimento, m.papel, m.titular_cpf, m.em, m.capital_centavos::float8, m.faixa, m.erros
       from balcao.movimento_vida m where m.fatura_id = $1 and ($2::uuid is null or m.arquivo_id = $2) and ($3::text is null or m.situacao = $3)
       order by m.criado_em, m.linha, m.id`,
      [faturaId, movimentacaoId ?? null, resultado ?? null],
    ),
};

export type MovimentacaoRepository = typeof movimentacaoRepository;

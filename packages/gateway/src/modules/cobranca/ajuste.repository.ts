import type { AjusteFatura } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** An adjustment before it is written. */
export interface NovoAjuste extends AjusteFatura {
  /** What it comes of. */
  readonly origem: string;
  readonly faturaId?: string;
  /** Which change of the same fact it is; the first without one. */
  readonly passo?: number;
}

/** What the adjustments of one fact come to. */
export interface SomaDoFato {
  readonly centavos: number;
  readonly passos: number;
}

/** One that waits for the next invoice. */
export interface AjustePendente extends AjusteFatura {
  readonly id: string;
}

const AJUSTE = 'id, tipo, descricao, valor_centavos::float8';

export const ajusteRepository = {
  /** @returns false when the same fact adjusted already */
  add: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    { tipo, valorCentavos, origem, descricao, faturaId = undefined, passo = 0 }: NovoAjuste,
  ): Promise<boolean> =>
    (await tx.run(
      `insert into ajuste_fatura (assinatura_id, tipo, valor_centavos, origem, descricao, fatura_id, passo) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (assinatura_id, tipo, origem, passo) where tipo in ('TROCA_DE_PLANO', 'INDICACAO') do nothing`,
      [assinaturaId, tipo, valorCentavos, origem, descricao, faturaId ?? null, passo],
    )) > 0,

  sumOf: async (tx: Tx, tipo: AjusteFatura['tipo'], origem: string): Promise<SomaDoFato> =>
    (await tx.row<SomaDoFato>(
      'select coalesce(sum(valor_centavos), 0)::float8 as centavos, count(*)::int as passos from ajuste_fatura where tipo = $1 and origem = $2',
      [tipo, origem],
    )) ?? { centavos: 0, passos: 0 },

  /** What the next invoice counts, oldest first. */
  listPendentes: (tx: Tx): Promise<AjustePendente[]> => tx.rows(`select ${AJUSTE} from ajuste_fatura where fatura_id is null order by id`),

  listDaFatura: (tx: Tx, faturaId: string): Promise<AjustePendente[]> =>
    tx.rows(`select ${AJUSTE} from ajuste_fatura where fatura_id = $1 order by id`, [faturaId]),

  /** Which invoice counted them. */
  assign: (tx: Tx, ids: readonly string[], faturaId: string): Promise<number> =>
    tx.run('update ajuste_fatura set fatura_id = $2 where id = any($1::uuid[]) and fatura_id is null', [ids, faturaId]),

  /** What was credited of an invoice paid above what it asked for. */
  sumExcedente: async (tx: Tx, faturaId: string): Promise<number> =>
    (
      await tx.row<{ soma: number }>(
        "select coalesce(sum(valor_centavos), 0)::float8 as soma from ajuste_fatura where tipo = 'EXCEDENTE' and origem = $1",
        [faturaId],
      )
    )?.soma ?? 0,
};

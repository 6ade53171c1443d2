import type { Tx } from '../../plugins/db.ts';

/** What an account of the ledger stands at. Debits are positive, credits negative; integer centavos. */
export interface SaldoContabil {
  readonly natureza: string;
  /** Whose the account is: an insurer's name in addresses, a producer's or a bank account's id; empty where its nature has one account. */
  readonly titular: string;
  readonly centavos: number;
}

/** What of the ledger is not as it must be. */
export interface FalhaDoRazao {
  /** An account that differs from the records, a posting that does not balance (its id is the `titular`), a kept balance that is wrong, or a kept sum of a day (the `titular`). */
  readonly falha: 'REGISTROS' | 'LANCAMENTO' | 'SALDO' | 'SOMA';
  readonly natureza: string;
  readonly titular: string;
  readonly esperadoCentavos: number;
  readonly razaoCentavos: number;
}

export const razaoRepository = {
  /** Every subscription that has something posted. */
  listAssinaturas: (tx: Tx): Promise<{ id: string }[]> => tx.rows('select id from balcao.assinaturas_com_razao() as id', []),

  /** The balances of a subscription as of an instant, of the accounts that had been used by then. */
  listSaldos: (tx: Tx, em: Date): Promise<SaldoContabil[]> =>
    tx.rows(
      `select c.natureza, c.titular, balcao.saldo_em(c.id, $1)::float8 as centavos from balcao.conta_contabil c
       where exists (select from balcao.partida p where p.conta_id = c.id and p.em <= $1) order by c.natureza, c.titular`,
      [em],
    ),

  /**
   * Keeps the balances of now, so that those of any later instant need not be summed from the beginning, and puts the sums of days together. What is
   * expected of shares and nobody looked at is worked out by its own job.
   */
  keepSaldos: async (tx: Tx): Promise<void> => {
    await tx.run('select balcao.guardar_saldos(), balcao.juntar_somas()');
    await tx.run(
      `select balcao.enfileirar('repasses_previstos', json_build_object('assinaturaId', balcao.assinatura_atual())) where balcao.previstos_por_refazer() > 0`,
    );
  },

  /** @returns what is wrong with the ledger of a subscription; nothing when all is well */
  prove: (tx: Tx): Promise<FalhaDoRazao[]> =>
    tx.rows(
      `select falha, natureza, titular, esperado_centavos::float8 as "esperadoCentavos", razao_centavos::float8 as "razaoCentavos"
       from balcao.provar_razao() order by falha, natureza, titular`,
    ),
};

export type RazaoRepository = typeof razaoRepository;

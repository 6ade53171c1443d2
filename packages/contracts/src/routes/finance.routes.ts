import { defineRoutes } from './define-routes.ts';

/** Finance: what clients owe and pay, what the brokerage receives, owes and has (spec §2). Each address comes here from `construcaoRoutes`. */
export const financeRoutes = defineRoutes('finance', '/financeiro', {
  /** Every instalment of the portfolio. `?ver=`: one of them, beside the list. */
  parcelas: { path: '/parcelas' },
  /** Those past their due day. `?ver=`: one of them. */
  parcelasAtrasadas: { path: '/parcelasAtrasadas' },
  /**
   * Commission statements and receipts. `?extrato=`: one of them; `?ver=`: what came (`recebimentos`), what is owed (`pendentes`), what is contested
   * (`contestacoes`, with `?contestacao=` one of them); `?abrir=importar`: files on their way.
   */
  recebimentos: { path: '/recebimentos' },
  /** What producers are owed. `?aba=`: shares, lots, by producer; `?ver=`: a lot; `?abrir=`: a new lot, a return file. */
  repasses: { path: '/repasses' },
  /** What came, what went and what is expected. `?aba=`: the flow, its entries, what recurs, categories, cost centres; `?lancamento=`: one entry. */
  fluxoCaixa: { path: '/fluxoCaixa' },
  /** Monthly bills of collective policies. `?fatura=`: one of them, beside the list; `?parte=`: a part of it; `?abrir=nova`: a new one. */
  faturas: { path: '/faturas' },
  /**
   * What the banks say. `?conta=`: of which account; `?aba=`: movements, imports, rules; `?abrir=`: a file on its way, a new account;
   * `?leitura=`: a file that was read and waits.
   */
  extratoBancario: { path: '/extratoBancario' },
});

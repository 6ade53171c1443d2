/** What the provider of the product offers for a referral, and for how long. */
export interface ParametrosIndicacao {
  /** Taken off the next invoice of whoever referred. */
  readonly creditoCentavos: number;
  /** Days in which an invitation may be accepted. */
  readonly conviteDias: number;
  /** Days after the sign-up in which the first invoice has to be paid. */
  readonly prazoDias: number;
  /** Invitations one user may send within a day. */
  readonly convitesPorDia: number;
  /** Invitations one address may receive within two weeks, whoever sends them. */
  readonly convitesPorEndereco: number;
}

/** [K] The product's own terms: a fixed credit, the same for every plan. */
export const parametrosIndicacao: ParametrosIndicacao = {
  creditoCentavos: 10_000,
  conviteDias: 60,
  prazoDias: 120,
  convitesPorDia: 20,
  convitesPorEndereco: 3,
};

/**
 * Providers that give an address to anybody: two people under one of these are no proof of one company. Under every other domain they are.
 */
export const dominiosDeTodos: readonly string[] = [
  'aol.com',
  'bol.com.br',
  'globo.com',
  'globomail.com',
  'gmail.com',
  'hotmail.com',
  'hotmail.com.br',
  'icloud.com',
  'ig.com.br',
  'live.com',
  'me.com',
  'msn.com',
  'oi.com.br',
  'outlook.com',
  'outlook.com.br',
  'proton.me',
  'protonmail.com',
  'r7.com',
  'terra.com.br',
  'uol.com.br',
  'yahoo.com',
  'yahoo.com.br',
  'zipmail.com.br',
];

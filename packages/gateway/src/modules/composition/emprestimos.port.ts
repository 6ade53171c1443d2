import type { ModoSuporte } from '@balcao/contracts';

/** Whoever may have been lent a composition: a session verified by its seal. */
export interface QuemRecebe {
  readonly usuarioId: string;
  readonly assinaturaId: string;
  readonly guid: string;
  /** For the record. */
  readonly nome: string;
}

/** Another composition than the visitor's own, lent by support. */
export interface Emprestimo {
  readonly modo: ModoSuporte;
  /** Service → registered build. */
  readonly construcoes: Readonly<Record<string, string>>;
  /** `construcoes` is the whole composition: the visitor's own canaries have no part in it. */
  readonly isInteira: boolean;
  /** Composed on the map of that moment, as that subscription had it. */
  readonly momento: { readonly em: string; readonly assinaturaId?: string | undefined } | null;
}

/** What support lent, as pages and calls ask for it. */
export interface Emprestimos {
  /** What this session was lent and has not ended; from what is known, without asking anybody. */
  para(quem: QuemRecebe): Emprestimo | null;
  /** Puts on record that it was used. Never rejects. */
  use(emprestimo: Emprestimo, quem: QuemRecebe): Promise<void>;
}

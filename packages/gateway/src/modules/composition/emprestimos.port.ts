import type { ModoSuporte } from '@balcao/contracts';

/** A user who may have a support grant: a session verified by its seal. */
export interface QuemRecebe {
  readonly usuarioId: string;
  readonly assinaturaId: string;
  readonly guid: string;
  /** For the history. */
  readonly nome: string;
}

/** A composition granted by support, instead of the visitor's own. */
export interface Emprestimo {
  readonly modo: ModoSuporte;
  /** Service → registered build. */
  readonly construcoes: Readonly<Record<string, string>>;
  /** `construcoes` is the whole composition: the visitor's own canaries do not apply. */
  readonly isInteira: boolean;
  /** Based on the map of that moment and subscription. */
  readonly momento: { readonly em: string; readonly assinaturaId?: string | undefined } | null;
}

/** Support grants, as pages and calls read them. */
export interface Emprestimos {
  /** The active grant of this session, from memory. */
  para(quem: QuemRecebe): Emprestimo | null;
  /** Records that the grant was used. Never rejects. */
  use(emprestimo: Emprestimo, quem: QuemRecebe): Promise<void>;
}

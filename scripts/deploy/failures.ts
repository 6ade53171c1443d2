/** The command cannot be understood: answered with how it is used. */
export class UsoErrado extends Error {
  override readonly name = 'UsoErrado';
}

/** It was understood and could not be done; the message is one pt-BR sentence. */
export class Impedimento extends Error {
  override readonly name = 'Impedimento';
}

/** It was asked and no answer came: what was asked may have happened. */
export class SemResposta extends Impedimento {}

/** One thing a deploy would break, and for whom. */
export interface Quebra {
  readonly tipo: string;
  readonly consumidor: string;
  readonly fornecedor: string | null;
  readonly detalhe: string;
}

interface Detalhes {
  readonly quebras?: readonly Quebra[];
  readonly problemas?: readonly string[];
}

/** The service said no; the message is its own sentence. */
export class DeployRecusado extends Error {
  override readonly name = 'Recusa';
  constructor(
    readonly status: number,
    readonly codigo: string,
    mensagem: string,
    readonly detalhes: Detalhes = {},
  ) {
    super(mensagem);
  }
}

/** Exit code of an interruption before any change, as in shells. */
export const Cancelado = 130;

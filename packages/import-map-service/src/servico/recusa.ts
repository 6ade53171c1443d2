/** A request the service will not do: an expected answer, with its HTTP status and one pt-BR sentence. */
export class RecusaServico extends Error {
  override readonly name = 'RecusaServico';
  constructor(
    readonly status: number,
    readonly codigo: string,
    mensagem: string,
    /** What else the answer carries beside code and sentence. */
    readonly detalhes: Readonly<Record<string, unknown>> = {},
  ) {
    super(mensagem);
  }
}

/** An expected refusal of a request, with its HTTP status and one pt-BR sentence. */
export class RecusaServico extends Error {
  override readonly name = 'RecusaServico';
  constructor(
    readonly status: number,
    readonly codigo: string,
    mensagem: string,
    /** Further fields of the answer. */
    readonly detalhes: Readonly<Record<string, unknown>> = {},
  ) {
    super(mensagem);
  }
}

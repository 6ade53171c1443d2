import type { ErroCampo } from '@balcao/contracts';

/** A refusal the caller should read: each module declares its own in `<name>.errors.ts`. */
export class Recusa extends Error {
  override readonly name = 'Recusa';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503,
    readonly id: string,
    /** pt-BR sentence shown to the user. */
    readonly mensagem: string,
    readonly errors?: readonly ErroCampo[],
    /** Extra fields of the answer's `data`, e.g. both versions on 409. */
    readonly data?: unknown,
  ) {
    super(id);
  }
}

export const naoEncontrado = (): Recusa => new Recusa(404, 'nao-encontrado', 'Registro não encontrado.');
export const camposInvalidos = (errors: readonly ErroCampo[]): Recusa =>
  new Recusa(422, 'campos-invalidos', 'Confira os campos destacados.', errors);

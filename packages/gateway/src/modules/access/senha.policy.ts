import { type DonoSenha, judgeSenha } from '@balcao/domain';
import { isSenha } from '../../plugins/passwords.ts';
import { senhaFraca, senhaRepetida } from './access.errors.ts';

interface Escolha {
  readonly nova: string;
  /** Field of the form it came in. */
  readonly campo: string;
  readonly dono: DonoSenha;
  readonly senhaHash: string;
}

/** @throws {Recusa} 422 at the field, with the rules that do not hold, or when it is the current one. */
export async function assertSenhaNova({ nova, campo, dono, senhaHash }: Escolha): Promise<void> {
  const faltam = judgeSenha(nova, dono);
  if (faltam !== undefined) throw senhaFraca(campo, faltam);
  if (await isSenha(senhaHash, nova)) throw senhaRepetida(campo);
}

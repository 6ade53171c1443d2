import { type DonoSenha, regrasSenha } from '@balcao/domain';
import { isSenha } from '../../plugins/passwords.ts';
import { senhaFraca, senhaRepetida } from './access.errors.ts';

interface Escolha {
  readonly nova: string;
  /** Field of the form it came in. */
  readonly campo: string;
  readonly dono: DonoSenha;
  readonly senhaHash: string;
}

/** @throws {Recusa} 422 at the field, one error for each rule that does not hold, or when it is the current one. */
export async function assertSenhaNova({ nova, campo, dono, senhaHash }: Escolha): Promise<void> {
  const faltam = regrasSenha(nova, dono).filter(({ isCumprida }) => !isCumprida);
  if (faltam.length > 0)
    throw senhaFraca(
      campo,
      faltam.map(({ texto }) => texto),
    );
  if (await isSenha(senhaHash, nova)) throw senhaRepetida(campo);
}

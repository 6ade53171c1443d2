import type { UsoRegistro } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

/** What a record is called when it is refused: the beginning of the code, its name and gender. */
export interface NomeDoRegistro {
  readonly codigo: string;
  readonly um: string;
  readonly genero: 'm' | 'f';
}

/** Somebody wrote since `versao` was read: carries what stands now, so that the screen can show both. */
export const registroAlterado = ({ codigo, um, genero }: NomeDoRegistro, atual: object): Recusa =>
  new Recusa(409, `${codigo}-alterado`, `${genero === 'm' ? 'Este' : 'Esta'} ${um} mudou enquanto você editava.`, {
    data: atual,
  });

export const registroEmUso = ({ codigo, um, genero }: NomeDoRegistro, usos: readonly UsoRegistro[]): Recusa =>
  new Recusa(
    409,
    `${codigo}-em-uso`,
    genero === 'm' ? `Este ${um} está em uso: desative-o em vez de excluir.` : `Esta ${um} está em uso: desative-a em vez de excluir.`,
    { data: usos },
  );

/** What must be of one record alone is another's. */
export const registroRepetido = ({ um, genero }: NomeDoRegistro, campo: string): Recusa =>
  camposInvalidos([erroCampo(campo, 'conflito', `${genero === 'm' ? 'Outro' : 'Outra'} ${um} já tem este valor.`)]);

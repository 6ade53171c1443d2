import type { FichaRamo } from '@balcao/contracts';
import { Recusa } from '../../plugins/errors.ts';

/** Somebody wrote since `versao` was read: carries what stands now, so that the screen can show both. */
export const ramoAlterado = (atual: FichaRamo): Recusa =>
  new Recusa(409, 'ramo-alterado', 'Outra pessoa mudou este ramo enquanto você editava.', { data: atual });

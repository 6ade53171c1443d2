import { gruposRepository } from './grupos.repository.ts';
import { parametrosRepository } from './parametros.repository.ts';

/** What the subscription chose of its quoting. */
export type ParametrosPort = Pick<typeof parametrosRepository, 'read'>;
export const parametrosPort: ParametrosPort = parametrosRepository;

/** What the subscription chose of everything else, one group at a time. */
export type GruposPort = Pick<typeof gruposRepository, 'read'>;
export const gruposPort: GruposPort = gruposRepository;

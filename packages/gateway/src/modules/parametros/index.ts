import { parametrosRepository } from './parametros.repository.ts';

/** What the subscription chose of its quoting. */
export type ParametrosPort = Pick<typeof parametrosRepository, 'read'>;
export const parametrosPort: ParametrosPort = parametrosRepository;

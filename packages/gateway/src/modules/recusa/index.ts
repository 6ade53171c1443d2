import { recusaRepository } from './recusa.repository.ts';

export { renovacaoTomada } from './recusa.errors.ts';

/** Opening a lost case again. */
export type RecusaPort = Pick<typeof recusaRepository, 'isRenovacaoTomada' | 'reopen'>;
export const recusaPort: RecusaPort = recusaRepository;

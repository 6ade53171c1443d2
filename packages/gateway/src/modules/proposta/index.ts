import { propostaRepository } from './proposta.repository.ts';

export { createPropostaPublisher, type PropostaPublisher } from './proposta.publisher.ts';

/** A proposal held, read whole, and the number of the next. */
export type PropostaPort = Pick<typeof propostaRepository, 'lock' | 'nextNumero'>;
export const propostaPort: PropostaPort = propostaRepository;

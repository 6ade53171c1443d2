import { propostaRepository } from './proposta.repository.ts';
import { riscoSeguradoRepository } from './risco-segurado.repository.ts';

export { createPropostaPublisher, type PropostaPublisher } from './proposta.publisher.ts';

/** A proposal held, read whole, and the number of the next. */
export type PropostaPort = Pick<typeof propostaRepository, 'lock' | 'nextNumero'>;
export const propostaPort: PropostaPort = propostaRepository;

/** Whether a risk is insured already, its keys held until the transaction ends. */
export type RiscoPort = Pick<typeof riscoSeguradoRepository, 'list' | 'lock'>;
export const riscoPort: RiscoPort = riscoSeguradoRepository;

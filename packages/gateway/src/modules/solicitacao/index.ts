import { solicitacaoRepository } from './solicitacao.repository.ts';

export { fillRisco } from './respostas.model.ts';
export { createPublishSolicitacoes, type PublishSolicitacoes } from './solicitacao.publisher.ts';

/** A lead that a questionnaire or the public page brings in. */
export type SolicitacaoPort = Pick<typeof solicitacaoRepository, 'findByChave' | 'insert'>;
export const solicitacaoPort: SolicitacaoPort = solicitacaoRepository;

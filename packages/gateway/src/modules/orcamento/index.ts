import { atividadeRepository } from './atividade.repository.ts';
import { eventoRepository } from './evento.repository.ts';
import { orcamentoRepository } from './orcamento.repository.ts';

export { readComercialInicial } from './comercial-inicial.ts';
export { type CorretoraDoCaso, findCorretoraDoCaso } from './corretora-do-caso.ts';
export { linhaIndisponivel, orcamentoEncerrado, rascunhoAlterado, semCorretora, soRascunhoDescarta } from './orcamento.errors.ts';
export { blocosDe, deriveFrom, linhaDo } from './orcamento.model.ts';
export type { OrcamentoRow } from './orcamento.repository.ts';
export { createTellMudanca, heardByLeitores, type TellMudanca } from './orcamento.publisher.ts';

/** What the home shows as recent; written with the fact itself. */
export type AtividadePort = Pick<typeof atividadeRepository, 'add'>;
export const atividadePort: AtividadePort = atividadeRepository;

/** The timeline of a case, added to in the transaction of each fact. */
export type EventoPort = Pick<typeof eventoRepository, 'add' | 'addToMany' | 'list'>;
export const eventoPort: EventoPort = eventoRepository;

/** Cases, as other modules read, hold and move them in their own transaction. */
export type OrcamentoPort = Pick<
  typeof orcamentoRepository,
  | 'endRun'
  | 'find'
  | 'insert'
  | 'isTransmitindo'
  | 'listUltimasSeguradoras'
  | 'lock'
  | 'nameOfLastWriter'
  | 'nextNumero'
  | 'refreshMelhorPremio'
  | 'remove'
  | 'resumeRun'
  | 'saveRascunho'
  | 'startRun'
>;
export const orcamentoPort: OrcamentoPort = orcamentoRepository;

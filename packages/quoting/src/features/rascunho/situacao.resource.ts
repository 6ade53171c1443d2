import { orcamentoTopics } from '@balcao/contracts';
import { on } from '@balcao/shared/realtime';
import { switchMap, timer } from 'rxjs';

/** The connection is prepared by then, and the form is drawn. */
const REPOUSO_MS = 1_500;

/**
 * Tells each time the state of a case changes while it is open here. What is missed without a connection, the next save is told.
 * @returns how to stop
 */
export function followSituacao(orcamentoId: string, onMudou: () => void): () => void {
  const mudancas = timer(REPOUSO_MS).pipe(switchMap(() => on(orcamentoTopics.mudou, { orcamentoId })));
  const subscription = mudancas.subscribe(() => onMudou());
  return () => subscription.unsubscribe();
}

import { cotacaoRepository } from './cotacao.repository.ts';
import { resultadoRepository } from './resultado.repository.ts';

export { type CotacaoPublisher, createCotacaoPublisher } from './cotacao.publisher.ts';
export { CONTAGEM, type NovaCotacao, type SnapshotCotacao } from './cotacao.repository.ts';
export { OFERTA } from './resultado.repository.ts';

/** Runs: a manual case writes its own, a comparison reads two. */
export type CotacaoPort = Pick<typeof cotacaoRepository, 'end' | 'find' | 'findPedido' | 'insert' | 'start'>;
export const cotacaoPort: CotacaoPort = cotacaoRepository;

/** Answers of insurers, likewise. */
export type ResultadoPort = Pick<typeof resultadoRepository, 'insertAll' | 'listAnteriores' | 'listByCotacao' | 'save' | 'start'>;
export const resultadoPort: ResultadoPort = resultadoRepository;

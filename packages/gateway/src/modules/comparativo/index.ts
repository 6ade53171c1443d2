import { comparativoRepository } from './comparativo.repository.ts';
import { apoliceAtualRepository } from './apolice-atual.repository.ts';

export { createFilaDeDesenho, type FilaDeDesenho } from './comparativo-fila.ts';
export type { OfertaEscolhida } from './comparativo.repository.ts';
export { printOfertas } from './comparativo.service.ts';

/** Chosen offers, as a sending shows them. */
export type ComparativoPort = Pick<typeof comparativoRepository, 'listOfertas'>;
export const comparativoPort: ComparativoPort = comparativoRepository;

/** The policy a case renews, as it is printed beside the offers. */
export type ApoliceAtualPort = Pick<typeof apoliceAtualRepository, 'findApolice'>;
export const apoliceAtualPort: ApoliceAtualPort = apoliceAtualRepository;

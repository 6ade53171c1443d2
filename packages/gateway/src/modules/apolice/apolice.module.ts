import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { Importaveis } from '../importacao/index.ts';
import { createApoliceImportavel } from './apolice-importavel.ts';

interface Deps extends RecursosModulo {
  readonly importaveis: Importaveis;
}

/** Policies of the portfolio, whichever way they arrive. */
export function apoliceModule(_app: FastifyInstance, { importaveis }: Deps): void {
  importaveis.set('APOLICE', createApoliceImportavel());
}

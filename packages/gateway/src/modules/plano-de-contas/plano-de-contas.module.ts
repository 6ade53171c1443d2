import {
  categoriaFinanceiraCalls,
  centroDeCustoCalls,
  type ConsultaCategoriaFinanceira,
  type ConsultaCentroDeCusto,
  type DadosCategoriaFinanceira,
  type DadosCentroDeCusto,
  type FichaCategoriaFinanceira,
  type FichaCentroDeCusto,
} from '@balcao/contracts';
import { nomeCategoriaFinanceira, nomeCentroDeCusto } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { camposRoutes, createCamposService } from '../registro/index.ts';
import { tipoDaUsada } from './plano-de-contas.errors.ts';
import {
  categoriaRepository,
  centroRepository,
  registroCategoria,
  registroCentro,
  usosDeCategoria,
  usosDeCentro,
} from './plano-de-contas.repository.ts';

/** The records that entries of the cash flow are told apart by: categories and cost centres. */
export function planoDeContasModule(app: FastifyInstance, { db, serve, serveFile }: RecursosModulo): void {
  camposRoutes<DadosCategoriaFinanceira, FichaCategoriaFinanceira, ConsultaCategoriaFinanceira>(
    app,
    { serve, serveFile },
    {
      calls: categoriaFinanceiraCalls,
      param: 'id',
      service: createCamposService<DadosCategoriaFinanceira, FichaCategoriaFinanceira, ConsultaCategoriaFinanceira>({
        ...registroCategoria,
        db,
        newId: uuidv7,
        repository: categoriaRepository,
        nome: nomeCategoriaFinanceira,
        usos: usosDeCategoria,
        refuseMudanca: async (tx, atual, { tipo }) =>
          tipo !== atual.tipo && (await categoriaRepository.isUsada(tx, atual.id)) ? [tipoDaUsada()] : [],
      }),
    },
  );
  camposRoutes<DadosCentroDeCusto, FichaCentroDeCusto, ConsultaCentroDeCusto>(
    app,
    { serve, serveFile },
    {
      calls: centroDeCustoCalls,
      param: 'id',
      service: createCamposService<DadosCentroDeCusto, FichaCentroDeCusto, ConsultaCentroDeCusto>({
        ...registroCentro,
        db,
        newId: uuidv7,
        repository: centroRepository,
        nome: nomeCentroDeCusto,
        usos: usosDeCentro,
      }),
    },
  );
}

import { atualizacaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { emAtualizacao } from '../../plugins/errors.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { Mapas } from '../composition/index.ts';
import { atualizacaoOf, TIPOS } from './atualizacoes.model.ts';

interface Deps extends RecursosModulo {
  readonly mapas: Mapas;
}

/** Entries read of the composition's log: most of a kind that is shown. */
const LIMITE = 200;
const MOSTRADAS = 60;

/** Releases, as the composition recorded them. */
export function atualizacaoModule(app: FastifyInstance, { serve, mapas, log }: Deps): void {
  serve(app, atualizacaoCalls.listAtualizacoes, async () => {
    const registros = await mapas.fonte.historico({ tipos: TIPOS, limite: LIMITE }).catch((error: unknown) => {
      log.warn({ err: error }, 'a história da composição não veio');
      throw emAtualizacao('historia-indisponivel');
    });
    return registros.flatMap((registro) => atualizacaoOf(registro) ?? []).slice(0, MOSTRADAS);
  });
}

import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { createFilaDeExtratos } from '../../extratos/fila-extratos.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createLancamentos } from '../lancamento/index.ts';
import { conciliacaoRepository as conciliacoes } from './conciliacao.repository.ts';
import { createConciliacaoService } from './conciliacao.service.ts';
import { extratoBancarioRoutes } from './extrato-bancario.routes.ts';
import { extratoRepository as extratos } from './extrato.repository.ts';
import { createExtratoService } from './extrato.service.ts';
import { movimentoRepository as movimentos } from './movimento.repository.ts';
import { createMovimentoService } from './movimento.service.ts';
import { createRegraMemoService } from './regra-memo.service.ts';

/** Bank statements: what the banks say of the accounts, and what of the books it is. */
export function extratoBancarioModule(app: FastifyInstance, { db, agora, serve, serveFile }: RecursosModulo): void {
  const fila = createFilaDeExtratos();
  app.addHook('onClose', () => fila.close());
  const conciliacao = createConciliacaoService({ db, newId: uuidv7, conciliacoes, movimentos, lancamentos: createLancamentos({ agora }) });
  extratoBancarioRoutes(
    app,
    { serve, serveFile },
    {
      extratos: createExtratoService({ db, newId: uuidv7, fila, extratos }),
      movimentos: createMovimentoService({ db, movimentos, conciliacoes }),
      conciliacoes: conciliacao,
      regras: createRegraMemoService({ db, newId: uuidv7, conciliacoes, extratos, movimentos, categorize: conciliacao.categorize }),
    },
  );
}

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Recusa } from '../../plugins/errors.ts';
import { deriveKey } from '../../plugins/keys.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { CobrancaPort } from '../../psp/cobranca.port.ts';
import { createAvisos } from '../notificacao/index.ts';
import { gruposPort } from '../parametros/index.ts';
import { createAvisoPixService } from './aviso-pix.service.ts';
import { createCancelamentoService } from './cancelamento.service.ts';
import { createCobrancaDiaria } from './cobranca-diaria.ts';
import { cobrancaRepository as cobrancas } from './cobranca.repository.ts';
import { avisoPixRoutes, CAMINHO_AVISOS, cobrancaRoutes } from './cobranca.routes.ts';
import { createCobrancaService } from './cobranca.service.ts';
import { createFaturaService } from './fatura.service.ts';
import { TAREFA_EMITIR } from './emissao.ts';
import { createIssueFatura } from './issue-fatura.ts';

interface Deps extends RecursosModulo {
  readonly psp: CobrancaPort;
  readonly chave: Buffer;
  readonly config: { readonly avisosPixUrl: string; readonly isDemo: boolean };
}

const PedidoEmissao = z.object({ assinaturaId: z.string(), faturaId: z.string() });
/** The module of the subscription tells its open sessions; triggers of this area's tables ask for it too. */
const TAREFA_MUDOU = 'assinatura.mudou';
const LIMITE_MS = 30_000;
/** A charge lives for months; one that nobody told of for longer than this is found by the notice of its payment alone. */
const CONCILIADOS_DIAS = 120;
const DIA_MS = 86_400_000;

/** The invoices of the subscription: what charges them, what counts their payments, what reminds of them. */
export function cobrancaModule(
  app: FastifyInstance,
  { serve, serveFile, db, agora, log, tarefas, correio, psp, chave, config }: Deps,
): void {
  const segredo = deriveKey(chave, 'avisos do pix').toString('hex');
  const urlDosAvisos = `${config.avisosPixUrl}${CAMINHO_AVISOS}/${segredo}`;
  const service = createCobrancaService({ db, agora, log, psp, cobrancas, urlDosAvisos });
  const { createAvisoAdministradores } = createAvisos(tarefas);
  const cancelamentos = createCancelamentoService({
    db,
    agora,
    log,
    tellMudou: (tx, assinaturaId) => tarefas.enqueue(tx, TAREFA_MUDOU, { assinaturaId }, { chave: `${TAREFA_MUDOU}:${assinaturaId}` }),
  });
  const runDaily = createCobrancaDiaria({
    db,
    agora,
    log,
    correio,
    cobrancas,
    service,
    createAvisoAdministradores,
    grupos: gruposPort,
    cancelamentos,
    issueFatura: createIssueFatura({ tarefas, agora }),
    isDemo: config.isDemo,
  });

  tarefas.handle(TAREFA_EMITIR, async (payload, { signal }) => {
    const { assinaturaId, faturaId } = PedidoEmissao.parse(payload);
    try {
      await service.charge({ assinaturaId, usuarioId: null }, faturaId, AbortSignal.any([signal, AbortSignal.timeout(LIMITE_MS)]));
    } catch (error) {
      // paid meanwhile, or owed by nobody who can be named: asking again changes nothing
      if (!(error instanceof Recusa)) throw error;
      log.warn({ causa: error.id }, 'uma fatura não tem como ser cobrada');
    }
  });
  tarefas.handle('conciliacao', async (_, { signal }) => {
    const fim = agora();
    const achados = await service.reconcile({ inicio: new Date(fim.getTime() - CONCILIADOS_DIAS * DIA_MS), fim }, signal);
    log.info({ achados }, 'cobranças conciliadas');
  });
  tarefas.handle('cancelamento_diario', async (_, { signal }) =>
    log.info({ encerradas: await cancelamentos.closeDue(signal) }, 'assinaturas canceladas encerradas'),
  );
  tarefas.handle('cobranca_diaria', async (_, { signal }) => log.info(await runDaily(signal), 'assinaturas cobradas'));

  cobrancaRoutes(app, { serve, serveFile, cancelamentos, faturas: createFaturaService({ db, agora, log, cobrancas, service, psp }) });
  avisoPixRoutes(app, createAvisoPixService({ db, tarefas, log, psp, cobrancas, service, segredo }));
}

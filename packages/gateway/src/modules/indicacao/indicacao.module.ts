import { indicacaoCalls, indicacaoTopics } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AddPedidos } from '../../plugins/contagem.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';
import { faturaPort } from '../cobranca/index.ts';
import { createAvisos } from '../notificacao/index.ts';
import { createFollowIndicacao } from './follow-indicacao.ts';
import { indicacaoRepository as indicacoes } from './indicacao.repository.ts';
import { createIndicacaoService } from './indicacao.service.ts';
import { TAREFA_REGISTRAR } from './register-cadastro.ts';

interface Deps extends RecursosModulo {
  readonly addPedidos: AddPedidos;
}

/** Triggers of the referred subscription's tables ask for it too (0405). */
const TAREFA_ACOMPANHAR = 'indicacao.acompanhar';
const Acompanhada = z.object({ assinaturaId: z.string(), indicacaoId: z.string() });
const Cadastrada = z.object({ assinaturaId: z.string(), usuarioId: z.string(), indicadaId: z.string(), isMesmoAparelho: z.boolean() });

/** Referrals: a link, who came by it, and the credit their first payment gives. */
export function indicacaoModule(app: FastifyInstance, recursos: Deps): void {
  const { serve, db, agora, tarefas, tempoReal, log, correio, addPedidos } = recursos;
  const service = createIndicacaoService({ db, agora, indicacoes, correio, addPedidos });
  const following = createFollowIndicacao({ db, agora, indicacoes, faturas: faturaPort, avisos: createAvisos(tarefas) });
  const tell = createTellStored(log, 'mudança de indicações não publicada');
  const publish = (assinaturaId: string): Promise<void> =>
    tell(tempoReal.publish(indicacaoTopics.mudou, { canal: tempoReal.canal('assinatura', assinaturaId) }, { em: agora().toISOString() }), {
      assinaturaId,
    });

  tempoReal.authorize(
    indicacaoTopics.mudou.pattern,
    async ({ assinaturaId }, { canal }) => canal === tempoReal.canal('assinatura', assinaturaId),
  );
  tarefas.handle(TAREFA_REGISTRAR, async (payload) => {
    const cadastro = Cadastrada.parse(payload);
    if (await following.register(cadastro)) await publish(cadastro.assinaturaId);
  });
  tarefas.handle(TAREFA_ACOMPANHAR, async (payload) => {
    const { assinaturaId, indicacaoId } = Acompanhada.parse(payload);
    if (await following.follow(assinaturaId, indicacaoId)) await publish(assinaturaId);
  });
  tarefas.handle('indicacao_diaria', async () => {
    for (const assinaturaId of await following.expire()) await publish(assinaturaId);
  });

  serve(app, indicacaoCalls.listIndicacoes, (consulta, { chamador }) => service.list(chamador, consulta));
  serve(app, indicacaoCalls.getResumo, (_, { chamador }) => service.getResumo(chamador));
  serve(app, indicacaoCalls.readCodigo, ({ indicador }) => service.readCodigo(indicador));
  serve(app, indicacaoCalls.createConvite, async (convite, { chamador }) => {
    const escrita = await service.invite(chamador, convite);
    await publish(chamador.assinaturaId);
    return escrita;
  });
  serve(app, indicacaoCalls.cancelConvite, async ({ indicacaoId }, { chamador }) => {
    await service.cancel(chamador, indicacaoId);
    await publish(chamador.assinaturaId);
    return {};
  });
}

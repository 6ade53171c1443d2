import { manutencaoCalls, manutencaoTopics } from '@balcao/contracts';
import { erroCampo, MAXIMO_DA_MANUTENCAO_MS } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { channelOfAll } from '../../plugins/channels.ts';
import { camposInvalidos, naoEncontrado, Recusa } from '../../plugins/errors.ts';
import type { ManutencaoEmVigor } from '../../plugins/manutencao.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';
import { frases } from './atualizacao.copy.ts';
import { manutencaoRepository as manutencoes } from './manutencao.repository.ts';

interface Deps extends RecursosModulo {
  readonly manutencao: ManutencaoEmVigor;
}

/** How late a form may be sent after the moment it names. */
const FOLGA_MS = 60_000;

/** Planned maintenance: support plans and ends it; every page is told. */
export function manutencaoModule(app: FastifyInstance, { serve, db, agora, tempoReal, log, manutencao }: Deps): void {
  const tell = createTellStored(log, 'mudança de manutenção não publicada');
  async function publish(): Promise<void> {
    manutencao.forget();
    await tell(tempoReal.publish(manutencaoTopics.mudou, { canal: channelOfAll(tempoReal.canal) }, { em: agora().toISOString() }), {});
  }
  function judge({ inicio, fim }: { inicio: string; fim: string }): void {
    const [de, ate] = [Date.parse(inicio), Date.parse(fim)];
    if (de < agora().getTime() - FOLGA_MS) throw camposInvalidos([erroCampo('inicio', 'foraDaFaixa', frases.passado)]);
    if (ate <= de) throw camposInvalidos([erroCampo('fim', 'foraDaFaixa', frases.fim)]);
    if (ate - de > MAXIMO_DA_MANUTENCAO_MS) throw camposInvalidos([erroCampo('fim', 'foraDaFaixa', frases.longa)]);
  }

  tempoReal.authorize(manutencaoTopics.mudou.pattern, async (_, { canal }) => canal === channelOfAll(tempoReal.canal));
  serve(app, manutencaoCalls.listManutencoes, () => db.global((tx) => manutencoes.list(tx, agora())));
  serve(app, manutencaoCalls.scheduleManutencao, async (janela, { chamador }) => {
    judge(janela);
    const escrita = await db.tenant(chamador, (tx) => manutencoes.insert(tx, chamador, janela));
    if (!escrita) throw naoEncontrado();
    await publish();
    return escrita;
  });
  serve(app, manutencaoCalls.endManutencao, async ({ manutencaoId }, { chamador }) => {
    const encerrada = await db.tenant(chamador, async (tx) => {
      const feita = await manutencoes.end(tx, chamador, manutencaoId, agora());
      if (feita) return feita;
      throw (await manutencoes.exists(tx, manutencaoId)) ? new Recusa(409, 'manutencao-encerrada', frases.encerrada) : naoEncontrado();
    });
    await publish();
    return encerrada;
  });
}

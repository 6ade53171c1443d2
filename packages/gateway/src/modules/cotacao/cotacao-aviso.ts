import { type Cotacao, orcamentoTopics, quotingTopics } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Publicador } from '../../plugins/ports.ts';
import { avisoDoDia, type CreateAviso, type CreateAvisoAdministradores, fatos } from '../notificacao/index.ts';
import { avisoConcluida, avisoCredencial } from './cotacao.copy.ts';
import type { CotacaoRepository } from './cotacao.repository.ts';

interface Deps {
  readonly cotacoes: Pick<CotacaoRepository, 'findDesfecho' | 'listInteressados' | 'listSemCredencial'>;
  readonly createAviso: CreateAviso;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
  readonly tempoReal: Pick<Publicador, 'canal' | 'isHeardBy'>;
  readonly agora: () => Date;
}

/**
 * Writes a notice that a run ended to the users it concerns: the one who asked for it, the one whose case it is, and the users of its
 * producers who may open it. Users who have the results or the case open on a page see the end there and get no notice; those who left
 * before the end get one. Runs of one case share one unread notice, which shows the newest. A cancelled run never gets here.
 */
export type TellConclusao = (tx: Tx, contexto: Contexto, cotacao: Pick<Cotacao, 'id' | 'orcamentoId'>) => Promise<void>;

export function createTellConclusao({ cotacoes, createAviso, createAvisoAdministradores, tempoReal, agora }: Deps): TellConclusao {
  async function tellAdministradores(tx: Tx, contexto: Contexto, cotacaoId: string): Promise<void> {
    const dia = hojeEm(agora());
    for (const { slug, nome } of await cotacoes.listSemCredencial(tx, cotacaoId)) {
      // one a day, however many quotes find the same problem
      const avisoId = avisoDoDia(contexto.assinaturaId, `credencial:${slug}`, dia);
      await createAvisoAdministradores(tx, contexto, { avisoId, ...fatos.credencialRecusada(), ...avisoCredencial(nome) });
    }
  }

  return async (tx, contexto, { id: cotacaoId, orcamentoId }) => {
    await tellAdministradores(tx, contexto, cotacaoId);
    const canal = tempoReal.canal('assinatura', contexto.assinaturaId);
    const isWatching = (usuarioId: string): boolean =>
      tempoReal.isHeardBy(usuarioId, quotingTopics.fim, { canal, cotacaoId }) ||
      tempoReal.isHeardBy(usuarioId, orcamentoTopics.mudou, { canal, orcamentoId });
    const forma = fatos.cotacaoConcluida({ orcamentoId, cotacaoId });
    const absent = (await cotacoes.listInteressados(tx, orcamentoId, contexto.usuarioId)).filter((usuarioId) => !isWatching(usuarioId));
    // usually the user who asked is watching, and there is nobody to tell
    const desfecho = absent.length > 0 ? await cotacoes.findDesfecho(tx, cotacaoId) : null;
    if (!desfecho) return;
    for (const usuarioId of absent) {
      await createAviso(tx, contexto, { usuarioId, grupo: `cotacao:${orcamentoId}`, ...forma, ...avisoConcluida(desfecho) });
    }
  };
}

import { createHash } from 'node:crypto';
import { type Cotacao, orcamentoTopics, quotingTopics } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Publicador } from '../../plugins/ports.ts';
import { type CreateAviso, type CreateAvisoAdministradores, fatos } from '../notificacao/index.ts';
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
 * Tells of a run that ended whoever it concerns and is not looking at it: who asked for it, whose case it is, and the users of its
 * producers who may open it. A run somebody watches is no news to them, theirs or not: the results, or the case, are open on a page of
 * theirs. Who left before the end is told. Runs of one case are one notice while it is unread, with the newest. A cancelled run never
 * gets here.
 */
export type TellConclusao = (tx: Tx, contexto: Contexto, cotacao: Pick<Cotacao, 'id' | 'orcamentoId'>) => Promise<void>;

/** One id for each insurer of a subscription on each day: administrators are not told again of what every quote of the day finds. */
const idDoDia = (assinaturaId: string, slug: string, dia: string): string =>
  createHash('sha256').update(`credencial:${assinaturaId}:${slug}:${dia}`).digest('hex').slice(0, 32);

export function createTellConclusao({ cotacoes, createAviso, createAvisoAdministradores, tempoReal, agora }: Deps): TellConclusao {
  async function tellAdministradores(tx: Tx, contexto: Contexto, cotacaoId: string): Promise<void> {
    const dia = hojeEm(agora());
    for (const { slug, nome } of await cotacoes.listSemCredencial(tx, cotacaoId)) {
      const avisoId = idDoDia(contexto.assinaturaId, slug, dia);
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
    // mostly whoever asked looks on, and nobody is to be told
    const desfecho = absent.length > 0 ? await cotacoes.findDesfecho(tx, cotacaoId) : null;
    if (!desfecho) return;
    for (const usuarioId of absent) {
      await createAviso(tx, contexto, { usuarioId, grupo: `cotacao:${orcamentoId}`, ...forma, ...avisoConcluida(desfecho) });
    }
  };
}

import type { StatusEnvioContestacao } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A letter on its way, held. */
export interface EnvioPreso {
  readonly id: string;
  readonly contestacaoId: string;
  readonly destinatario: string;
  readonly mensagem: string;
  readonly status: StatusEnvioContestacao;
}

/** Letters by e-mail, until they were taken. */
export const envioContestacaoRepository = {
  /** @returns false when one of the same contestation is on its way already */
  insert: async (
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    envio: Pick<EnvioPreso, 'id' | 'contestacaoId' | 'destinatario' | 'mensagem'>,
  ): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.contestacao_envio (id, assinatura_id, usuario_id, contestacao_id, destinatario, mensagem) values ($1, $2, $3, $4, $5, $6)
       on conflict (contestacao_id) where status in ('NA_FILA', 'ENVIANDO') do nothing`,
      [envio.id, assinaturaId, usuarioId, envio.contestacaoId, envio.destinatario, envio.mensagem],
    )) > 0,

  lock: (tx: Tx, id: string): Promise<EnvioPreso | null> =>
    tx.row<EnvioPreso>(
      'select id, contestacao_id, destinatario, mensagem, status from balcao.contestacao_envio where id = $1 for no key update',
      [id],
    ),

  setStatus: (tx: Tx, id: string, status: StatusEnvioContestacao): Promise<number> =>
    tx.run('update balcao.contestacao_envio set status = $2 where id = $1', [id, status]),
};
export type EnvioContestacaoRepository = typeof envioContestacaoRepository;

import type { ParametrosAcesso, ParametrosCalendario } from '@balcao/contracts';
import type { HorarioAcesso } from '@balcao/domain';
import type { Contexto, Db, Tx } from './db.ts';

/** Fields that decide whether a session is valid. */
export interface SituacaoSessao {
  guid: string;
  expiraEm: Date;
  encerradaEm: Date | null;
  usuarioStatus: string;
  assinaturaStatus: string;
}

/** A session as stored, with what its user, profile, brokerage and subscription say. */
export interface SessaoRow extends SituacaoSessao {
  /** Why it ended. */
  motivo: string | null;
  sessaoId: string;
  assinaturaId: string;
  usuarioId: string;
  companheiroHash: Buffer;
  criadoEm: Date;
  email: string;
  nome: string;
  administrador: boolean;
  segfyer: boolean;
  segfyerId: string | null;
  flags: Record<string, boolean>;
  horarios: HorarioAcesso[];
  produtorId: string | null;
  primeiroAcesso: boolean;
  assinaturaLogin: string;
  dataAssinatura: string | null;
  trialInicio: Date | null;
  trialFim: Date | null;
  temParcelaPendente: boolean;
  nomeCorretora: string | null;
  cnpjCorretora: string | null;
  emailIntranet: string | null;
  /** What the hours are judged by besides the clock; read only of whoever has hours. */
  acesso: Partial<ParametrosAcesso> | null;
  calendario: Partial<ParametrosCalendario> | null;
  /** First day without access, `YYYY-MM-DD`; null unless the subscription was cancelled. */
  cancelaEm: string | null;
}

export interface NovaSessao {
  readonly id: string;
  readonly guid: string;
  readonly tokenHash: Buffer;
  readonly companheiroHash: Buffer;
  readonly criadoEm: Date;
  readonly expiraEm: Date;
  readonly segfyerId: string | null;
  readonly userAgent: string | null;
}

/** Sessions of a user: one of them, or all but the one that asks. */
export interface SessoesDe {
  readonly usuarioId: string;
  readonly id?: string;
  readonly excetoGuid?: string;
}

export function createSessionRepository(db: Db) {
  return {
    find: (tokenHash: Buffer): Promise<SessaoRow | null> =>
      db.glance<SessaoRow>("select s.*, to_char(s.data_assinatura, 'YYYY-MM-DD') as data_assinatura from buscar_sessao($1) s", [tokenHash]),

    /** Those of these bearers that were not ended. */
    listAbertas: (tokenHashes: readonly Buffer[]): Promise<SituacaoSessao[]> =>
      db.global((tx) => tx.rows<SituacaoSessao>('select * from buscar_sessoes_abertas($1)', [tokenHashes])),

    insert: (contexto: Contexto, nova: NovaSessao): Promise<number> =>
      db.tenant(contexto, (tx) =>
        tx.run(
          `insert into sessao (id, assinatura_id, usuario_id, guid, token_hash, companheiro_hash, criado_em, expira_em, segfyer_id, ip, user_agent)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
          [
            nova.id,
            contexto.assinaturaId,
            contexto.usuarioId,
            nova.guid,
            nova.tokenHash,
            nova.companheiroHash,
            nova.criadoEm,
            nova.expiraEm,
            nova.segfyerId,
            contexto.ip ?? null,
            nova.userAgent,
          ],
        ),
      ),

    /** Signed what is in force; where nothing is, there is nothing to sign. */
    isTermoAssinado: async (contexto: Contexto, agora: Date): Promise<boolean> =>
      (await db.tenant(contexto, (tx) => tx.row('select 1 from termo_pendente($1, $2)', [contexto.usuarioId, agora]))) === null,

    /** The `guid` of each live session that ended. */
    endMany: async (tx: Tx, { usuarioId, id, excetoGuid }: SessoesDe, motivo: string, em: Date): Promise<string[]> =>
      (
        await tx.rows<{ guid: string }>(
          `update sessao set encerrada_em = $4, motivo = $5
           where usuario_id = $1 and encerrada_em is null and expira_em > $4
             and ($2::uuid is null or id = $2) and ($3::uuid is null or guid <> $3)
           returning guid`,
          [usuarioId, id ?? null, excetoGuid ?? null, em, motivo],
        )
      ).map(({ guid }) => guid),

    /** Number of sessions ended: 0 when it had ended already. */
    end: (contexto: Contexto, guid: string, motivo: string, em: Date): Promise<number> =>
      db.tenant(contexto, (tx) =>
        tx.run('update sessao set encerrada_em = $2, motivo = $3 where guid = $1 and encerrada_em is null', [guid, em, motivo]),
      ),
  };
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

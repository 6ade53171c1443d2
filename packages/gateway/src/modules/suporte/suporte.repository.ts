import type { FotoDaPagina } from '@balcao/contracts';
import type { Db } from '../../plugins/db.ts';
import type { Chamador } from '../../plugins/ports.ts';

export interface NovoCodigo {
  readonly hash: Buffer;
  readonly foto: FotoDaPagina;
  readonly em: Date;
  readonly expiraEm: Date;
}

export interface LinhaCodigo {
  assinaturaId: string;
  usuarioId: string;
  nomeCorretora: string;
  foto: FotoDaPagina;
  criadoEm: Date;
  expiraEm: Date;
}

export interface LinhaAto {
  em: Date;
  ato: 'codigo-criado' | 'codigo-lido';
  autor: string;
  detalhe: string;
}

export interface LinhaCorretor {
  assinaturaId: string;
  usuarioId: string;
  nome: string;
  nomeCorretora: string;
}

/** Codes and acts. What looks across subscriptions is a function of the database that answers segfyers alone. */
export function createSuporteRepository(db: Db) {
  return {
    /** One code lives for each session: a new one ends the one before. */
    insertCodigo: (chamador: Chamador, { hash, foto, em, expiraEm }: NovoCodigo): Promise<void> =>
      db.tenant(chamador, async (tx) => {
        await tx.run('delete from codigo_suporte where sessao_guid = $1', [chamador.sessao.guid]);
        await tx.run(
          `insert into codigo_suporte (assinatura_id, criado_em, usuario_id, sessao_guid, token_hash, foto, expira_em)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [chamador.assinaturaId, em, chamador.usuarioId, chamador.sessao.guid, hash, JSON.stringify(foto), expiraEm],
        );
        await tx.run(
          `insert into ato_suporte (assinatura_id, em, ato, autor_id, autor, detalhe) values ($1, $2, 'codigo-criado', $3, $4, $5)`,
          [chamador.assinaturaId, em, chamador.usuarioId, chamador.sessao.username, foto.rota ?? ''],
        );
      }),

    findCodigo: (chamador: Chamador, hash: Buffer, agora: Date): Promise<LinhaCodigo | null> =>
      db.tenant(chamador, (tx) => tx.row<LinhaCodigo>('select * from ler_codigo_suporte($1, $2)', [hash, agora])),

    findCorretores: (chamador: Chamador, busca: string): Promise<LinhaCorretor[]> =>
      db.tenant(chamador, (tx) => tx.rows<LinhaCorretor>('select * from buscar_corretores($1)', [busca])),

    /** Name of whom a grant would reach, or null. */
    nameOf: async (chamador: Chamador, tipo: 'usuario' | 'assinatura', id: string): Promise<string | null> => {
      const linha = await db.tenant(chamador, (tx) =>
        tx.row<{ nome: string | null }>('select achar_alvo_suporte($1, $2) as nome', [tipo, id]),
      );
      return linha?.nome ?? null;
    },

    listAtos: (chamador: Chamador, limite: number): Promise<LinhaAto[]> =>
      db.tenant(chamador, (tx) => tx.rows<LinhaAto>('select * from listar_atos_suporte($1)', [limite])),
  };
}

export type SuporteRepository = ReturnType<typeof createSuporteRepository>;

import type { SituacaoDominio } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

export interface DominioRow {
  readonly id: string;
  readonly criadoEm: Date;
  readonly dominio: string;
  readonly seletor: string;
  readonly chavePublica: string;
  readonly segredo: Buffer;
  readonly situacao: SituacaoDominio;
  readonly motivo: string | null;
  readonly conferidoEm: Date | null;
  /** By record, what was wrong with it. */
  readonly problemas: Readonly<Record<string, string | null>>;
}

export interface NovaChave {
  readonly dominio: string;
  readonly seletor: string;
  readonly chavePublica: string;
  readonly segredo: Buffer;
}

export const remetenteRepository = {
  find: (tx: Tx, dominio: string): Promise<DominioRow | null> =>
    tx.row(
      `select id, criado_em, dominio, seletor, chave_publica, segredo, situacao, motivo, conferido_em, problemas
       from balcao.dominio_remetente where dominio = $1 and excluido_em is null`,
      [dominio],
    ),

  /** A domain that is chosen again keeps the key it had. */
  insert: (tx: Tx, { assinaturaId }: Contexto, { dominio, seletor, chavePublica, segredo }: NovaChave): Promise<number> =>
    tx.run(
      `insert into balcao.dominio_remetente (assinatura_id, dominio, seletor, chave_publica, segredo) values ($1, $2, $3, $4, $5)
       on conflict (assinatura_id, dominio) do nothing`,
      [assinaturaId, dominio, seletor, chavePublica, segredo],
    ),

  setSituacao: (tx: Tx, id: string, visto: Pick<DominioRow, 'situacao' | 'motivo' | 'problemas'> & { em: Date }): Promise<number> =>
    tx.run('update balcao.dominio_remetente set situacao = $2, motivo = $3, problemas = $4, conferido_em = $5 where id = $1', [
      id,
      visto.situacao,
      visto.motivo,
      JSON.stringify(visto.problemas),
      visto.em,
    ]),

  /** Nobody answered: how the domain stands is not known to have changed. */
  setMotivo: (tx: Tx, id: string, motivo: string): Promise<number> =>
    tx.run('update balcao.dominio_remetente set motivo = $2 where id = $1', [id, motivo]),

  /** Of every subscription. */
  listAConferir: (tx: Tx): Promise<{ assinaturaId: string; dominio: string }[]> => tx.rows('select * from balcao.dominios_a_conferir()'),
};

export type RemetenteRepository = typeof remetenteRepository;

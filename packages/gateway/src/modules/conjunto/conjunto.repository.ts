import type { Conjunto, LinhaCotada, TipoConjunto } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A set as stored; who may change it is the policy's matter. */
export type ConjuntoRow = Omit<Conjunto, 'podeMudar'>;
export type DadosConjunto = Pick<Conjunto, 'nome' | 'compartilhado' | 'seguradoras' | 'coberturas'>;

const COLUNAS = `c.id, c.tipo, nullif(c.linha, '') as linha, c.versao, c.nome, c.compartilhado, c.seguradoras, c.coberturas,
  c.usuario_id = $1 as meu, coalesce(u.nome, '') as dono`;
const FROM = 'balcao.conjunto c left join balcao.usuario u on u.id = c.usuario_id';
const VISIVEL = 'c.excluido_em is null and (c.usuario_id = $1 or c.compartilhado)';

export const conjuntoRepository = {
  /** The caller's own and the brokerage's, by name. */
  list: (tx: Tx, usuarioId: string, { tipo, linha }: { tipo: TipoConjunto; linha: LinhaCotada | null }): Promise<ConjuntoRow[]> =>
    tx.rows(`select ${COLUNAS} from ${FROM} where ${VISIVEL} and c.tipo = $2 and c.linha = $3 order by balcao.sem_acento(c.nome), c.id`, [
      usuarioId,
      tipo,
      linha ?? '',
    ]),

  /** One that the caller sees, held until the transaction ends. */
  lock: (tx: Tx, usuarioId: string, id: string): Promise<ConjuntoRow | null> =>
    tx.row(`select ${COLUNAS} from ${FROM} where c.id = $2 and ${VISIVEL} for update of c`, [usuarioId, id]),

  count: async (tx: Tx, usuarioId: string): Promise<number> =>
    (
      await tx.row<{ n: number }>('select count(*)::int as n from balcao.conjunto where usuario_id = $1 and excluido_em is null', [
        usuarioId,
      ])
    )?.n ?? 0,

  /** Names that no insurer of the catalogue has. */
  unknownSlugs: async (tx: Tx, slugs: readonly string[]): Promise<string[]> =>
    (
      await tx.rows<{ slug: string }>(
        'select x.slug from unnest($1::text[]) x (slug) where not exists (select from balcao.seguradora s where s.slug = x.slug and s.assinatura_id is null)',
        [slugs],
      )
    ).map(({ slug }) => slug),

  /** @returns false when the name is taken, also when two users save it at the same moment */
  insert: async (
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    { id, tipo, linha, nome, compartilhado, seguradoras, coberturas }: DadosConjunto & Pick<Conjunto, 'id' | 'tipo' | 'linha'>,
  ): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.conjunto (id, assinatura_id, usuario_id, tipo, linha, nome, compartilhado, seguradoras, coberturas)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [id, assinaturaId, usuarioId, tipo, linha ?? '', nome, compartilhado, seguradoras, JSON.stringify(coberturas)],
    )) > 0,

  /** Whether another set of the same kind, seen by the same people, has this name. */
  isNomeTomado: async (tx: Tx, id: string, { nome, compartilhado }: Pick<DadosConjunto, 'nome' | 'compartilhado'>): Promise<boolean> =>
    (await tx.row(
      `select 1 from balcao.conjunto este join balcao.conjunto outro
         on (outro.tipo, outro.linha) = (este.tipo, este.linha) and outro.id <> este.id and outro.excluido_em is null
       where este.id = $1 and lower(outro.nome) = lower($2) and outro.compartilhado = $3 and ($3 or outro.usuario_id = este.usuario_id)`,
      [id, nome, compartilhado],
    )) !== null,

  update: (tx: Tx, id: string, { nome, compartilhado, seguradoras, coberturas }: DadosConjunto): Promise<number> =>
    tx.run('update balcao.conjunto set nome = $2, compartilhado = $3, seguradoras = $4, coberturas = $5 where id = $1', [
      id,
      nome,
      compartilhado,
      seguradoras,
      JSON.stringify(coberturas),
    ]),

  remove: (tx: Tx, id: string): Promise<number> => tx.run('update balcao.conjunto set excluido_em = now() where id = $1', [id]),
};

export type ConjuntoRepository = typeof conjuntoRepository;

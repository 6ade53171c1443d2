import type { ConsultaIndicacoes, Indicacao, MotivoRecusaIndicacao, SituacaoIndicacao } from '@balcao/contracts';
import { dominiosDeTodos, type FatosDaIndicada } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** Whose code was used. */
export interface Indicador {
  readonly assinaturaId: string;
  readonly usuarioId: string;
  readonly nome: string;
  readonly corretora: string;
  readonly senhaHash: string;
}

/** A referral as it is followed. */
export interface IndicacaoRow {
  readonly id: string;
  readonly usuarioId: string;
  readonly nome: string;
  readonly situacao: SituacaoIndicacao;
  readonly indicadaId: string | null;
  readonly expiraEm: string;
}

/** What became of a referred subscription, and what it has in common with the one that referred it. */
export interface FatosLidos extends FatosDaIndicada {
  readonly nome: string | null;
  readonly email: string | null;
  readonly mesmoDocumento: boolean;
  readonly mesmoEmail: boolean;
  readonly mesmoTelefone: boolean;
}

/** Whose referrals are read: one user's, or with null those of the subscription. */
export type DeQuem = string | null;

type Row = Omit<Indicacao, 'criadoEm' | 'andouEm'> & { criadoEm: Date; andouEm: Date };
const CREDITO = `coalesce((select -sum(a.valor_centavos) from ajuste_fatura a where a.tipo = 'INDICACAO' and a.origem = i.id), 0)::float8`;
const COLUNAS = `i.id, i.nome, i.email, u.nome as indicado_por, i.situacao, i.motivo, i.criado_em, i.andou_em, i.expira_em::text, ${CREDITO} as credito_centavos`;
const INDICACAO = 'from indicacao i join usuario u on u.id = i.usuario_id';
const VISIVEL = 'i.excluido_em is null and ($1::uuid is null or i.usuario_id = $1)';
const toIndicacao = (row: Row): Indicacao => ({ ...row, criadoEm: row.criadoEm.toISOString(), andouEm: row.andouEm.toISOString() });
const SEGUIDA = 'id, usuario_id, nome, situacao, indicada_id, expira_em::text';

/** What a code that was typed is: good, nobody's, of who left the product, or of the very brokerage that signs up. */
export type VereditoDoCodigo = 'VALE' | 'DESCONHECIDO' | 'VENCIDO' | 'PROPRIO';

export const indicacaoRepository = {
  findIndicador: (tx: Tx, codigo: string): Promise<Indicador | null> => tx.row('select * from balcao.indicador_do_codigo($1)', [codigo]),

  /** Whether a code that was typed is good for who signs up with a CNPJ. */
  judgeCodigo: async (tx: Tx, codigo: string, raiz: string): Promise<VereditoDoCodigo> =>
    (await tx.row<{ veredito: VereditoDoCodigo }>('select balcao.julgar_codigo_indicacao($1, $2) as veredito', [codigo, raiz]))?.veredito ??
    'DESCONHECIDO',

  findCodigo: async (tx: Tx, usuarioId: string): Promise<string> =>
    (await tx.row<{ codigo: string }>('select codigo_indicacao as codigo from usuario where id = $1', [usuarioId]))?.codigo ?? '',

  listEmails: async (tx: Tx): Promise<string[]> =>
    (await tx.rows<{ email: string }>('select email from usuario where not segfyer')).map(({ email }) => email),

  list: async (tx: Tx, de: DeQuem, { pagina, tamanho, situacao }: ConsultaIndicacoes): Promise<Indicacao[]> =>
    (
      await tx.rows<Row>(
        `select ${COLUNAS} ${INDICACAO} where ${VISIVEL} and ($2::text is null or i.situacao = $2)
         order by i.criado_em desc, i.id desc limit $3 offset $4`,
        [de, situacao ?? null, tamanho, (pagina - 1) * tamanho],
      )
    ).map(toIndicacao),

  count: async (tx: Tx, de: DeQuem, { situacao }: Pick<ConsultaIndicacoes, 'situacao'>): Promise<number> =>
    (
      await tx.row<{ n: number }>(`select count(*)::int as n ${INDICACAO} where ${VISIVEL} and ($2::text is null or i.situacao = $2)`, [
        de,
        situacao ?? null,
      ])
    )?.n ?? 0,

  get: async (tx: Tx, id: string): Promise<Indicacao | null> => {
    const row = await tx.row<Row>(`select ${COLUNAS} ${INDICACAO} where i.id = $1`, [id]);
    return row && toIndicacao(row);
  },

  sum: async (tx: Tx, de: DeQuem) =>
    (await tx.row<{ indicadas: number; emAndamento: number; creditadas: number; creditadoCentavos: number; aDescontarCentavos: number }>(
      `select count(*)::int as indicadas,
         (count(*) filter (where i.situacao in ('CADASTRADO', 'EM_TESTE', 'ASSINOU')))::int as em_andamento,
         (count(*) filter (where i.situacao = 'CREDITO_LANCADO'))::int as creditadas,
         coalesce(sum(${CREDITO}), 0)::float8 as creditado_centavos,
         coalesce(sum((select -sum(a.valor_centavos) from ajuste_fatura a
           where a.tipo = 'INDICACAO' and a.origem = i.id and a.fatura_id is null)), 0)::float8 as a_descontar_centavos
       ${INDICACAO} where ${VISIVEL}`,
      [de],
    )) ?? { indicadas: 0, emAndamento: 0, creditadas: 0, creditadoCentavos: 0, aDescontarCentavos: 0 },

  /** @returns null when an invitation to that address still stands */
  insertConvite: async (
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    { nome, email, expiraEm, em }: { nome: string; email: string; expiraEm: string; em: Date },
  ): Promise<string | null> =>
    (
      await tx.row<{ id: string }>(
        `insert into indicacao (assinatura_id, usuario_id, nome, email, situacao, expira_em, criado_em, andou_em)
         values ($1, $2, $3, $4, 'CONVIDADO', $5, $6, $6)
         on conflict (assinatura_id, lower(email)) where situacao = 'CONVIDADO' and excluido_em is null do nothing returning id`,
        [assinaturaId, usuarioId, nome, email, expiraEm, em],
      )
    )?.id ?? null,

  /** @returns false when it is nobody's of those, or was accepted */
  cancelConvite: async (tx: Tx, de: DeQuem, id: string, em: Date): Promise<boolean> =>
    (await tx.run(
      `update indicacao i set excluido_em = $3 where ${VISIVEL} and i.id = $2 and i.situacao in ('CONVIDADO', 'EXPIROU') and i.indicada_id is null`,
      [de, id, em],
    )) > 0,

  exists: async (tx: Tx, de: DeQuem, id: string): Promise<boolean> =>
    (await tx.row(`select 1 ${INDICACAO} where ${VISIVEL} and i.id = $2`, [de, id])) !== null,

  /** The referral of a subscription that signed up; one that was referred already keeps who referred it. @returns its id */
  insertCadastro: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    { usuarioId, indicadaId, expiraEm, em }: { usuarioId: string; indicadaId: string; expiraEm: string; em: Date },
  ): Promise<string | null> =>
    (
      await tx.row<{ id: string }>(
        `insert into indicacao (assinatura_id, usuario_id, nome, indicada_id, situacao, expira_em, criado_em, andou_em)
         values ($1, $2, '', $3, 'CADASTRADO', $4, $5, $5) on conflict (indicada_id) do nothing returning id`,
        [assinaturaId, usuarioId, indicadaId, expiraEm, em],
      )
    )?.id ?? null,

  /** Takes the place of the invitation it answers: the same person is shown once. */
  mergeConvite: async (tx: Tx, id: string, { nome, email }: { nome: string; email: string | null }): Promise<void> => {
    const convite = await tx.row<{ email: string; criadoEm: Date }>(
      `delete from indicacao where lower(email) = lower($1) and indicada_id is null and excluido_em is null returning email, criado_em`,
      [email],
    );
    await tx.run('update indicacao set nome = $2, email = $3, criado_em = coalesce($4, criado_em) where id = $1', [
      id,
      nome,
      convite?.email ?? null,
      convite?.criadoEm ?? null,
    ]);
  },

  lock: (tx: Tx, id: string): Promise<IndicacaoRow | null> =>
    tx.row(`select ${SEGUIDA} from indicacao where id = $1 and excluido_em is null for update`, [id]),

  readFatos: (tx: Tx, id: string): Promise<FatosLidos | null> =>
    tx.row('select * from balcao.fatos_da_indicada($1, $2)', [id, dominiosDeTodos]),

  setSituacao: (
    tx: Tx,
    id: string,
    { situacao, motivo, em }: { situacao: SituacaoIndicacao; motivo: MotivoRecusaIndicacao | null; em: Date },
  ): Promise<number> => tx.run('update indicacao set situacao = $2, motivo = $3, andou_em = $4 where id = $1', [id, situacao, motivo, em]),

  isAdministrador: async (tx: Tx, usuarioId: string): Promise<boolean> =>
    (await tx.row('select 1 from usuario where id = $1 and administrador', [usuarioId])) !== null,

  listVencidas: (tx: Tx, hoje: string): Promise<{ id: string; assinaturaId: string }[]> =>
    tx.rows('select * from balcao.indicacoes_vencidas($1)', [hoje]),

  forgetConvites: (tx: Tx, antes: string): Promise<unknown> => tx.row('select balcao.esquecer_convites($1)', [antes]),
};

export type IndicacaoRepository = typeof indicacaoRepository;

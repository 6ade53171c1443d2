import type { ConsultaProdutores, DadosProdutor, FichaProdutor, ProdutorResumo, RegraRepasse, OpcoesProdutor } from '@balcao/contracts';
import { palavrasDaBusca } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import { rowsInOrder } from '../../plugins/rows-in-order.ts';
import { padraoDa } from '../quoting/busca-na-lista.ts';

type Filtro = Pick<ConsultaProdutores, 'q' | 'tipo' | 'pessoa' | 'situacao'> & { readonly condicao: CondicaoSql | null };
type ComDatas<T extends { criadoEm?: string; alteradoEm: string }> = Omit<T, 'criadoEm' | 'alteradoEm'> & {
  criadoEm: Date;
  alteradoEm: Date;
};

const ORDENS: Readonly<Record<string, string>> = {
  nome: 'p.nome collate balcao.pt_br',
  documento: 'p.documento',
  tipo: 'p.tipo',
  alteradoEm: 'p.alterado_em',
};
/** Whom nobody would choose to sign in as a producer: support, and whoever may no longer sign in. */
const ENTRA = "u.excluido_em is null and not u.segfyer and u.status <> 'INATIVO'";
const USUARIO = `left join lateral (select u.id, u.nome from balcao.usuario u where u.produtor_id = p.id and ${ENTRA} order by u.nome, u.id limit 1) u on true`;

const REGRAS = `(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'ramo', r.ramo, 'seguradora', r.seguradora, 'negocio', r.negocio,
    'base', r.base, 'pctBps', r.pct_bps, 'momento', r.momento, 'desde', r.desde, 'ate', r.ate) order by r.criado_em, r.id), '[]')
  from balcao.regra_repasse r where r.produtor_id = p.id and r.excluido_em is null)`;
const FICHA = `select p.id, p.versao, p.tipo, p.pessoa, p.nome, p.documento, p.susep, p.email, p.celular as telefone, p.regime,
    jsonb_build_object('irBps', p.ir_bps, 'issBps', p.iss_bps, 'inssBps', p.inss_bps) as retencoes, p.conta, p.pix, ${REGRAS} as repasses,
    p.supervisor_id as "supervisorId", s.nome as supervisor, u.id as "usuarioId", u.nome as usuario, p.ativo,
    p.criado_em as "criadoEm", p.alterado_em as "alteradoEm", a.nome as "alteradoPor"
  from balcao.produtor p left join balcao.produtor s on s.id = p.supervisor_id ${USUARIO}
    left join balcao.usuario a on a.id = p.alterado_por
  where p.excluido_em is null`;

function where({ q, tipo, pessoa, situacao, condicao }: Filtro): { sql: string; params: unknown[] } {
  const params: unknown[] = [];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const parts = ['p.excluido_em is null'];
  for (const palavra of palavrasDaBusca(q)) parts.push(`p.busca like ${bind(padraoDa(palavra))}`);
  if (tipo) parts.push(`p.tipo = ${bind(tipo)}`);
  if (pessoa) parts.push(`p.pessoa = ${bind(pessoa)}`);
  if (situacao) parts.push(`p.ativo = ${bind(situacao === 'ATIVO')}`);
  if (condicao) parts.push(condicao(bind));
  return { sql: parts.join(' and '), params };
}

function orderBy(ordenar: string): string {
  const isDescending = ordenar.startsWith('-');
  const way = isDescending ? 'desc' : 'asc';
  return `order by ${ORDENS[ordenar.replace('-', '')] ?? ORDENS['nome']} ${way}, p.id ${way}`;
}

const RESUMO = `p.id, p.nome, p.tipo, p.pessoa, p.documento, p.susep, p.email, p.celular as telefone, s.nome as supervisor, u.nome as usuario,
  (select count(*)::int from balcao.regra_repasse r where r.produtor_id = p.id and r.excluido_em is null) as repasses, p.ativo,
  p.criado_em as "criadoEm", p.alterado_em as "alteradoEm"`;

/** A producer as its own row keeps it; the order of {@link COLUNAS}. */
const valuesOf = ({
  tipo,
  pessoa,
  nome,
  documento,
  susep,
  email,
  telefone,
  regime,
  retencoes,
  conta,
  pix,
  supervisorId,
}: DadosProdutor) => [
  tipo,
  pessoa,
  nome,
  documento,
  susep,
  email,
  telefone,
  regime,
  retencoes.irBps,
  retencoes.issBps,
  retencoes.inssBps,
  conta && JSON.stringify(conta),
  pix && JSON.stringify(pix),
  supervisorId,
];
const COLUNAS = ['tipo', 'pessoa', 'nome', 'documento', 'susep', 'email', 'celular', 'regime', 'ir_bps', 'iss_bps', 'inss_bps'].concat([
  'conta',
  'pix',
  'supervisor_id',
]);
const REGRA = ['ramo', 'seguradora', 'negocio', 'base', 'pct_bps', 'momento', 'desde', 'ate'];
const regraValues = ({ ramo, seguradora, negocio, base, pctBps, momento, desde, ate }: RegraRepasse) => [
  ramo,
  seguradora,
  negocio,
  base,
  pctBps,
  momento,
  desde,
  ate,
];

const LISTA = `from balcao.produtor p left join balcao.produtor s on s.id = p.supervisor_id ${USUARIO}`;

const toResumo = ({ alteradoEm, criadoEm: _, ...row }: ComDatas<ProdutorResumo>): ProdutorResumo => ({
  ...row,
  alteradoEm: alteradoEm.toISOString(),
});

export const produtorRepository = {
  /** One page of the list, in the order asked for; the id breaks ties. */
  list: async (
    tx: Tx,
    consulta: Filtro & { ordenar: string },
    { limite, pulo }: { limite: number; pulo: number },
  ): Promise<ProdutorResumo[]> => {
    const { sql, params } = where(consulta);
    const rows = await tx.rows<ComDatas<ProdutorResumo>>(
      `select ${RESUMO} ${LISTA} where ${sql} ${orderBy(consulta.ordenar)} limit ${Math.trunc(limite)} offset ${Math.trunc(pulo)}`,
      params,
    );
    return rows.map(toResumo);
  },

  /** Every matching id, in order: what an export walks through while the list goes on changing. */
  listIds: async (tx: Tx, consulta: Filtro & { ordenar: string }): Promise<string[]> => {
    const { sql, params } = where(consulta);
    return (await tx.rows<{ id: string }>(`select p.id ${LISTA} where ${sql} ${orderBy(consulta.ordenar)}`, params)).map(({ id }) => id);
  },

  /** The named producers as lines of the list, in the order named. */
  listByIds: async (tx: Tx, ids: readonly string[]): Promise<ProdutorResumo[]> => {
    const rows = await tx.rows<ComDatas<ProdutorResumo>>(`select ${RESUMO} ${LISTA} where p.id = any($1::uuid[])`, [ids]);
    return rowsInOrder(ids, rows.map(toResumo), ({ id }) => id);
  },

  count: async (tx: Tx, filtro: Filtro): Promise<number> => {
    const { sql, params } = where(filtro);
    return (await tx.row<{ total: number }>(`select count(*)::int as total from balcao.produtor p where ${sql}`, params))?.total ?? 0;
  },

  find: async (tx: Tx, id: string): Promise<FichaProdutor | null> => {
    const row = await tx.row<ComDatas<FichaProdutor>>(`${FICHA} and p.id = $1`, [id]);
    return row && { ...row, criadoEm: row.criadoEm.toISOString(), alteradoEm: row.alteradoEm.toISOString() };
  },

  /**
   * Holds a producer until the transaction ends; to be excluded, against whoever is naming it as their supervisor too.
   *
   * @returns its version, null when there is none
   */
  lock: async (tx: Tx, id: string, isExclusao = false): Promise<number | null> =>
    (
      await tx.row<{ versao: number }>(
        `select versao from balcao.produtor where id = $1 and excluido_em is null for ${isExclusao ? 'update' : 'no key update'}`,
        [id],
      )
    )?.versao ?? null,

  /** Whoever changes who answers to whom waits here: two changes that are no circle alone may be one together. */
  lockHierarquia: (tx: Tx, { assinaturaId }: Contexto): Promise<number> =>
    tx.run("select pg_advisory_xact_lock(hashtext('produtor.supervisor'), hashtext($1))", [assinaturaId]),

  /** Whether a producer answers, directly or not, to another; a circle that was there ends the search. */
  answersTo: async (tx: Tx, id: string, supervisorId: string): Promise<boolean> =>
    (await tx.row(
      `with recursive acima (id) as (
         select supervisor_id from balcao.produtor where id = $1
         union select p.supervisor_id from acima a join balcao.produtor p on p.id = a.id)
       select 1 from acima where id = $2`,
      [id, supervisorId],
    )) !== null,

  /** Whether a producer is there to be named, and stays until the transaction ends. */
  holdNamed: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row('select 1 from balcao.produtor where id = $1 and excluido_em is null for key share', [id])) !== null,

  /** Whose a document is, but for one producer. */
  findDono: async (tx: Tx, documento: string, exceto: string): Promise<string | null> =>
    (
      await tx.row<{ nome: string }>('select nome from balcao.produtor where documento = $1 and excluido_em is null and id <> $2', [
        documento,
        exceto,
      ])
    )?.nome ?? null,

  /** @returns false when the document is another's: of two who write at once the database tells */
  insert: async (tx: Tx, { assinaturaId }: Contexto, id: string, dados: DadosProdutor): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.produtor (id, assinatura_id, ${COLUNAS.join(', ')})
       values ($1, $2, ${COLUNAS.map((_, index) => `$${index + 3}`).join(', ')})
       on conflict (assinatura_id, documento) where excluido_em is null do nothing`,
      [id, assinaturaId, ...valuesOf(dados)],
    )) > 0,

  /** Which of these documents are somebody's. */
  listTomados: async (tx: Tx, documentos: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await tx.rows<{ documento: string }>(
      'select documento from balcao.produtor where excluido_em is null and documento = any($1::text[])',
      [documentos],
    );
    return new Set(rows.map(({ documento }) => documento));
  },

  /** Writes many with their rules, as `insert` does. @returns how many came in: none whose document is another's */
  insertMany: async (tx: Tx, { assinaturaId }: Contexto, novos: readonly (DadosProdutor & { id: string })[]): Promise<number> => {
    const row = (colunas: readonly string[], values: readonly unknown[]) =>
      Object.fromEntries(colunas.map((coluna, index) => [coluna, values[index]]));
    const insertAll = (tabela: string, colunas: readonly string[], rows: readonly object[], conflito = '') =>
      tx.run(
        `insert into balcao.${tabela} (assinatura_id, ${colunas.join(', ')})
         select $1, ${colunas.join(', ')} from jsonb_populate_recordset(null::balcao.${tabela}, $2::jsonb) ${conflito}`,
        [assinaturaId, JSON.stringify(rows)],
      );
    const produtores = novos.map(({ id, conta, pix, ...dados }) => ({
      ...row(COLUNAS, valuesOf({ ...dados, conta: null, pix: null })),
      id,
      conta,
      pix,
    }));
    const written = await insertAll(
      'produtor',
      ['id', ...COLUNAS],
      produtores,
      'on conflict (assinatura_id, documento) where excluido_em is null do nothing',
    );
    if (written < novos.length) return written;
    const regras = novos.flatMap(({ id, repasses }) => repasses.map((regra) => ({ ...row(REGRA, regraValues(regra)), produtor_id: id })));
    if (regras.length > 0) await insertAll('regra_repasse', ['produtor_id', ...REGRA], regras);
    return written;
  },

  update: (tx: Tx, id: string, dados: DadosProdutor): Promise<number> =>
    tx.run(`update balcao.produtor set ${COLUNAS.map((coluna, index) => `${coluna} = $${index + 2}`).join(', ')} where id = $1`, [
      id,
      ...valuesOf(dados),
    ]),

  setAtivo: (tx: Tx, id: string, ativo: boolean): Promise<number> =>
    tx.run('update balcao.produtor set ativo = $2 where id = $1 and ativo <> $2', [id, ativo]),

  remove: (tx: Tx, id: string): Promise<number> => tx.run('update balcao.produtor set excluido_em = now() where id = $1', [id]),

  /** Makes the rules of a producer these: those without an id come in, those no longer named leave. */
  saveRegras: async (tx: Tx, { assinaturaId }: Contexto, produtorId: string, regras: readonly RegraRepasse[]): Promise<void> => {
    const kept = regras.flatMap(({ id }) => (id ? [id] : []));
    await tx.run(
      'update balcao.regra_repasse set excluido_em = now() where produtor_id = $1 and excluido_em is null and not (id = any($2::uuid[]))',
      [produtorId, kept],
    );
    for (const regra of regras) {
      const values = regraValues(regra);
      const written = regra.id
        ? await tx.run(
            `update balcao.regra_repasse set ${REGRA.map((coluna, index) => `${coluna} = $${index + 3}`).join(', ')}
             where id = $1 and produtor_id = $2 and excluido_em is null`,
            [regra.id, produtorId, ...values],
          )
        : 0;
      // an id that is of nobody here is a rule like any other
      if (written === 0)
        await tx.run(
          `insert into balcao.regra_repasse (assinatura_id, produtor_id, ${REGRA.join(', ')})
           values ($1, $2, ${REGRA.map((_, index) => `$${index + 3}`).join(', ')})`,
          [assinaturaId, produtorId, ...values],
        );
    }
  },

  /** Names of the producers, ramos and insurers a history may speak of, by id. */
  readNomes: async (tx: Tx): Promise<ReadonlyMap<string, string>> => {
    const rows = await tx.rows<{ id: string; nome: string }>(
      'select id::text, nome from balcao.produtor union all select codigo, nome from balcao.ramo union all select slug, nome from balcao.seguradora',
    );
    return new Map(rows.map(({ id, nome }) => [id, nome]));
  },

  /** Ids of every rule the producer ever had. */
  listIdsDeRegras: async (tx: Tx, produtorId: string): Promise<string[]> =>
    (await tx.rows<{ id: string }>('select id from balcao.regra_repasse where produtor_id = $1', [produtorId])).map(({ id }) => id),

  /** Which of these ramos and insurers are in the catalogues. */
  listConhecidos: async (tx: Tx, { ramos, seguradoras }: { ramos: readonly string[]; seguradoras: readonly string[] }) => {
    const rows = await tx.rows<{ codigo: string }>(
      `select codigo from balcao.ramo where codigo = any($1::text[])
       union all select slug from balcao.seguradora where slug = any($2::text[])`,
      [ramos, seguradoras],
    );
    return new Set(rows.map(({ codigo }) => codigo));
  },

  readOpcoes: async (tx: Tx): Promise<OpcoesProdutor> => ({
    usuarios: await tx.rows(
      `select u.id, u.nome, u.email, u.produtor_id as "produtorId" from balcao.usuario u where ${ENTRA} order by balcao.sem_acento(u.nome), u.id`,
    ),
    ramos: await tx.rows(
      `select r.codigo, coalesce(m.apelido, r.nome) as nome from balcao.ramo r left join balcao.ramo_assinatura m on m.id = r.codigo
       where coalesce(m.ativo, true) order by r.codigo`,
    ),
    seguradoras: await tx.rows('select slug, nome from balcao.seguradora order by balcao.sem_acento(nome), slug'),
  }),

  /** A user who may sign in as a producer, held, and as whom they do already. */
  lockUsuario: (tx: Tx, id: string): Promise<{ produtorId: string | null; produtor: string | null } | null> =>
    tx.row(
      `select p.id as "produtorId", p.nome as produtor from balcao.usuario u
       left join balcao.produtor p on p.id = u.produtor_id and p.excluido_em is null where u.id = $1 and ${ENTRA} for update of u`,
      [id],
    ),

  /** Makes this user, and nobody else, the one who signs in as the producer. */
  setUsuario: async (tx: Tx, produtorId: string, usuarioId: string | null): Promise<void> => {
    await tx.run('update balcao.usuario set produtor_id = null where produtor_id = $1 and id is distinct from $2', [produtorId, usuarioId]);
    await tx.run('update balcao.usuario set produtor_id = $1 where id = $2 and produtor_id is distinct from $1', [produtorId, usuarioId]);
  },
};

export type ProdutorRepository = typeof produtorRepository;

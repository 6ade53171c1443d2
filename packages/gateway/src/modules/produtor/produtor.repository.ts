import type { ConsultaProdutores, DadosProdutor, FichaProdutor, ProdutorResumo, RegraRepasse, OpcoesProdutor } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createEscritaRepository, createLeituraRepository } from '../registro/index.ts';

/** Users that cannot be chosen as the user of a producer: support, and those who may no longer sign in. */
const ENTRA = "u.excluido_em is null and not u.segfyer and u.status <> 'INATIVO'";
const USUARIO = `left join lateral (select u.id, u.nome from balcao.usuario u where u.produtor_id = p.id and ${ENTRA} order by u.nome, u.id limit 1) u on true`;

const REGRAS = `(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'alcance', r.alcance, 'apoliceId', r.apolice_id,
    'apolice', (select a.numero from balcao.apolice a where a.id = r.apolice_id), 'ramo', r.ramo, 'seguradora', r.seguradora, 'negocio', r.negocio,
    'base', r.base, 'pctBps', r.pct_bps, 'momento', r.momento, 'desde', r.desde, 'ate', r.ate) order by r.criado_em, r.id), '[]')
  from balcao.regra_repasse r where r.produtor_id = p.id and r.excluido_em is null and (r.alcance = 'VENDAS' or r.apolice_id is not null))`;

const leitura = createLeituraRepository<FichaProdutor, ProdutorResumo, ConsultaProdutores>({
  from: `balcao.produtor p left join balcao.produtor s on s.id = p.supervisor_id ${USUARIO}
    left join balcao.usuario a on a.id = p.alterado_por`,
  contagem: 'balcao.produtor p',
  chave: 'p.id',
  nome: 'p.nome',
  where: 'p.excluido_em is null',
  resumo: `p.id, p.nome, p.tipo, p.pessoa, p.documento, p.susep, p.email, p.celular as telefone, s.nome as supervisor, u.nome as usuario,
    (select count(*)::int from balcao.regra_repasse r where r.produtor_id = p.id and r.excluido_em is null) as repasses, p.ativo,
    p.alterado_em`,
  ficha: `p.id, p.versao, p.tipo, p.pessoa, p.nome, p.documento, p.susep, p.email, p.celular as telefone, p.regime,
    jsonb_build_object('isPelaTabela', p.retencao_tabela, 'irBps', p.ir_bps, 'issBps', p.iss_bps, 'inssBps', p.inss_bps) as retencoes, p.conta, p.pix, ${REGRAS} as repasses,
    p.supervisor_id, s.nome as supervisor, u.id as usuario_id, u.nome as usuario, p.ativo,
    p.criado_em, p.alterado_em, a.nome as alterado_por`,
  busca: { tabela: 'produtor' },
  filtros: {
    tipo: { coluna: 'p.tipo' },
    pessoa: { coluna: 'p.pessoa' },
    supervisor: { coluna: 'p.supervisor_id' },
    situacao: { coluna: 'p.ativo', valor: (situacao) => situacao === 'ATIVO' },
  },
  ordens: { nome: 'p.nome collate balcao.pt_br', documento: 'p.documento', tipo: 'p.tipo', alteradoEm: 'p.alterado_em' },
  ordem: 'nome',
});

/** What each column keeps of a producer. */
const colunasDoProdutor: Readonly<Record<string, (dados: DadosProdutor) => unknown>> = {
  tipo: ({ tipo }) => tipo,
  pessoa: ({ pessoa }) => pessoa,
  nome: ({ nome }) => nome,
  documento: ({ documento }) => documento,
  susep: ({ susep }) => susep,
  email: ({ email }) => email,
  celular: ({ telefone }) => telefone,
  regime: ({ regime }) => regime,
  retencao_tabela: ({ retencoes }) => retencoes.isPelaTabela,
  ir_bps: ({ retencoes }) => retencoes.irBps,
  iss_bps: ({ retencoes }) => retencoes.issBps,
  inss_bps: ({ retencoes }) => retencoes.inssBps,
  conta: ({ conta }) => conta && JSON.stringify(conta),
  pix: ({ pix }) => pix && JSON.stringify(pix),
  supervisor_id: ({ supervisorId }) => supervisorId,
};
const COLUNAS = Object.keys(colunasDoProdutor);
const valuesOf = (dados: DadosProdutor) => Object.values(colunasDoProdutor).map((of) => of(dados));
const REGRA = ['alcance', 'apolice_id', 'ramo', 'seguradora', 'negocio', 'base', 'pct_bps', 'momento', 'desde', 'ate'];
const regraValues = ({ alcance, apoliceId, ramo, seguradora, negocio, base, pctBps, momento, desde, ate }: RegraRepasse) => [
  alcance,
  apoliceId,
  ramo,
  seguradora,
  negocio,
  base,
  pctBps,
  momento,
  desde,
  ate,
];

export const produtorRepository = {
  ...leitura,
  ...createEscritaRepository<DadosProdutor>({ tabela: 'produtor', colunas: colunasDoProdutor, unico: '(assinatura_id, documento)' }),

  /** Changes of supervisor are made one at a time: two of them, each harmless alone, could make a circle together. */
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
      'select id::text, nome from balcao.produtor union all select codigo, nome from balcao.ramo union all select slug, nome from balcao.seguradora union all select a.id::text, a.numero from balcao.regra_repasse r join balcao.apolice a on a.id = r.apolice_id',
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

  /** Which of these policies are there to be named. */
  listApolicesConhecidas: async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(
      (
        await tx.rows<{ id: string }>(
          'select a.id from balcao.apolice a where a.id = any ($1::uuid[]) and a.excluido_em is null for key share',
          [ids],
        )
      ).map(({ id }) => id),
    ),

  readOpcoes: async (tx: Tx): Promise<Omit<OpcoesProdutor, 'repasse'>> => ({
    usuarios: await tx.rows(
      `select u.id, u.nome, u.email, u.produtor_id from balcao.usuario u where ${ENTRA} order by balcao.sem_acento(u.nome), u.id`,
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
      `select p.id as produtor_id, p.nome as produtor from balcao.usuario u
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

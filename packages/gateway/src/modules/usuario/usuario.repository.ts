import type {
  ConsultaUsuarios,
  DadosUsuario,
  FichaUsuario,
  FlagsUsuario,
  LugaresDoPlano,
  OpcoesUsuario,
  UsuarioResumo,
} from '@balcao/contracts';
import { FLAGS_ABERTAS, FLAGS_DE_USUARIO, isNegada, PERFIS_DE_ACESSO } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createLeituraRepository } from '../registro/index.ts';
import { EM_ABERTO, usosDeUsuario } from './usuario-usos.ts';

/** People of the subscription; those of support come and go, and are nobody's to administer. */
const DAQUI = 'u.excluido_em is null and not u.segfyer';
const MINHAS = '(select eu.corretora_ids from balcao.usuario eu where eu.id = balcao.usuario_atual())';
/** Of those, whom the caller administers: everybody, or whoever works for no other brokerage than theirs. */
const VISIVEL = `${DAQUI} and (cardinality(${MINHAS}) = 0 or (cardinality(u.corretora_ids) > 0 and u.corretora_ids <@ ${MINHAS}))`;
const ABERTAS = `'${JSON.stringify(FLAGS_ABERTAS)}'::jsonb`;
// a profile that follows the plan says what the plan refuses, which is nobody's choice; the others are read once, not for each user
const DOS_PERFIS = `(select coalesce(jsonb_object_agg(p.id, p.flags), '{}') from balcao.perfil_acesso p
  where p.excluido_em is null and not p.segue_plano)`;
/** What was chosen for the user. */
const ESCOLHIDAS = `(${ABERTAS} || coalesce(${DOS_PERFIS} -> u.perfil_id::text, '{}') || u.flags)`;
const PERFIL = `case when u.administrador then 'ADMINISTRADOR' ${(['CORRETOR', 'ASSISTENTE', 'LEITURA'] as const)
  .map((perfil) => `when ${ESCOLHIDAS} @> '${JSON.stringify(PERFIS_DE_ACESSO[perfil].flags)}'::jsonb then '${perfil}'`)
  .join(' ')} else 'PERSONALIZADO' end`;
const SITUACAO = "case u.status when 'PENDENTE' then 'CONVIDADO' when 'INATIVO' then 'DESATIVADO' else u.status end";
const SEGUNDO_FATOR = 'exists (select from balcao.segundo_fator f where f.usuario_id = u.id and f.ativo_em is not null)';
const FLAGS = `jsonb_build_object(${FLAGS_DE_USUARIO.map((flag) => `'${flag}', ${ESCOLHIDAS} -> '${flag}'`).join(', ')})`;
const FORA_DO_PLANO = `array(select distinct f.key from balcao.perfil_acesso l cross join lateral jsonb_each(l.flags) f
  where l.segue_plano and l.excluido_em is null and ${ABERTAS} ? f.key and f.value <> ${ABERTAS} -> f.key order by f.key)`;

const leitura = createLeituraRepository<FichaUsuario, UsuarioResumo, ConsultaUsuarios>({
  from: `balcao.usuario u left join balcao.produtor d on d.id = u.produtor_id left join balcao.usuario a on a.id = u.alterado_por`,
  contagem: 'balcao.usuario u',
  chave: 'u.id',
  nome: 'u.nome',
  where: VISIVEL,
  resumo: `u.id, u.nome, u.email, ${PERFIL} as perfil, ${SITUACAO} as situacao, ${SEGUNDO_FATOR} as segundo_fator,
    u.ultimo_acesso_em, u.alterado_em`,
  ficha: `u.id, u.versao, u.nome, u.email, u.telefone, u.administrador, ${FLAGS} as flags, u.corretora_ids, u.produtor_id, u.horarios,
    ${SITUACAO} as situacao, ${SEGUNDO_FATOR} as segundo_fator, u.ultimo_acesso_em,
    (select max(v.expira_em) from balcao.prova_acesso v
      where v.usuario_id = u.id and v.finalidade = 'CONVITE' and v.usada_em is null) as convite_expira_em,
    ${FORA_DO_PLANO} as fora_do_plano, d.nome as produtor, u.criado_em, u.alterado_em, a.nome as alterado_por`,
  busca: (padrao) => `u.busca like ${padrao}`,
  filtros: {
    situacao: (situacao, bind) => `${SITUACAO} = ${bind(situacao)}`,
    perfil: (perfil, bind) => `${PERFIL} = ${bind(perfil)}`,
    segundoFator: (valor) => (valor === 'LIGADO' ? SEGUNDO_FATOR : `not ${SEGUNDO_FATOR}`),
  },
  ordens: {
    nome: 'u.nome collate balcao.pt_br',
    email: 'lower(u.email)',
    // who never entered comes before anybody who did
    ultimoAcessoEm: "coalesce(u.ultimo_acesso_em, '-infinity')",
    alteradoEm: 'u.alterado_em',
  },
  ordem: 'nome',
});

/** What is kept of the powers chosen: only what is denied, so that what the plan comes to grant is granted. */
const deniedOf = (flags: FlagsUsuario): Partial<FlagsUsuario> =>
  Object.fromEntries(FLAGS_DE_USUARIO.filter((flag) => isNegada(flag, flags[flag])).map((flag) => [flag, flags[flag]]));
const DO_PLANO =
  '(select l.id from balcao.perfil_acesso l where l.segue_plano and l.excluido_em is null order by l.criado_em, l.id limit 1)';
const valuesOf = ({ nome, email, telefone, administrador, flags, corretoraIds, produtorId, horarios }: DadosUsuario) => [
  nome,
  email,
  telefone,
  administrador,
  JSON.stringify(deniedOf(flags)),
  corretoraIds,
  produtorId,
  JSON.stringify(horarios),
];
const CARIMBO = 'alterado_em = now(), alterado_por = balcao.usuario_atual(), versao = versao + 1';

/** What decides what may be done with a user. */
export interface UsuarioPreso {
  readonly versao: number;
  readonly nome: string;
  readonly email: string;
  readonly status: 'ATIVO' | 'INATIVO' | 'BLOQUEADO' | 'PENDENTE';
  readonly administrador: boolean;
  readonly corretoraIds: readonly string[];
}

export const usuarioRepository = {
  ...leitura,

  /** Users of one subscription change one at a time: seats, and who is the last administrator, are counted before they are written. */
  lockAssinatura: (tx: Tx, { assinaturaId }: Contexto): Promise<number> =>
    tx.run('select 1 from balcao.assinatura where id = $1 for no key update', [assinaturaId]),

  lock: (tx: Tx, id: string): Promise<UsuarioPreso | null> =>
    tx.row(
      `select u.versao, u.nome, u.email, u.status, u.administrador, u.corretora_ids from balcao.usuario u
       where u.id = $1 and ${VISIVEL} for no key update`,
      [id],
    ),

  readLugares: async (tx: Tx, { assinaturaId }: Contexto): Promise<LugaresDoPlano> =>
    (await tx.row<LugaresDoPlano>(
      `select (select count(*)::int from balcao.usuario u where balcao.ocupa_lugar(u.status, u.segfyer, u.excluido_em)) as usados,
         coalesce((a.limites ->> 'usuarios')::int, p.usuarios) as limite
       from balcao.assinatura a join balcao.plano p on p.plano = a.plano where a.id = $1`,
      [assinaturaId],
    )) ?? { usados: 0, limite: 0 },

  /** Whether the caller is an administrator still, and of which brokerages; none is all of them. */
  readPoderes: (tx: Tx): Promise<{ administra: boolean; corretoraIds: string[] } | null> =>
    tx.row(
      `select u.administrador and u.status = 'ATIVO' as administra, u.corretora_ids from balcao.usuario u
       where u.id = balcao.usuario_atual() and u.excluido_em is null`,
    ),

  /** What the caller is called. */
  readNome: async (tx: Tx): Promise<string> =>
    (await tx.row<{ nome: string }>('select nome from balcao.usuario where id = balcao.usuario_atual()'))?.nome ?? '',

  /** Which of these e-mails, in small letters, are of an access to the product, whosever it is. */
  listEmailsTomados: async (tx: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(
      (
        await tx.rows<{ email: string }>(
          'select e.email from unnest($1::text[]) e (email) where exists (select from balcao.buscar_usuario_por_email(e.email))',
          [emails],
        )
      ).map(({ email }) => email),
    ),

  /** Whether somebody else administers all that this one does. */
  hasOutroAdministrador: async (tx: Tx, exceto: string): Promise<boolean> =>
    (await tx.row(
      `select 1 from balcao.usuario u join balcao.usuario e on e.id = $1
       where ${DAQUI} and u.administrador and u.status = 'ATIVO' and u.id <> e.id
         and (cardinality(u.corretora_ids) = 0 or (cardinality(e.corretora_ids) > 0 and u.corretora_ids @> e.corretora_ids)) limit 1`,
      [exceto],
    )) !== null,

  /** @returns false when the e-mail is of another access, of this subscription or of any */
  insert: async (tx: Tx, { assinaturaId }: Contexto, novo: { id: string; senhaHash: string }, dados: DadosUsuario): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.usuario (id, assinatura_id, senha_hash, status, email_confirmado_em, perfil_id,
         nome, email, telefone, administrador, flags, corretora_ids, produtor_id, horarios)
       values ($1, $2, $3, 'PENDENTE', null, ${DO_PLANO}, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (lower(email)) where excluido_em is null do nothing`,
      [novo.id, assinaturaId, novo.senhaHash, ...valuesOf(dados)],
    )) > 0,

  /** @throws what PostgreSQL says of an e-mail that is of another access (23505) */
  update: (tx: Tx, id: string, dados: DadosUsuario): Promise<number> =>
    tx.run(
      `update balcao.usuario set nome = $2, email = $3, telefone = $4, administrador = $5, flags = $6, corretora_ids = $7,
         produtor_id = $8, horarios = $9, perfil_id = ${DO_PLANO}, ${CARIMBO} where id = $1`,
      [id, ...valuesOf(dados)],
    ),

  /** The new address is proved before it signs anybody in. */
  unconfirmEmail: (tx: Tx, id: string): Promise<number> =>
    tx.run('update balcao.usuario set email_confirmado_em = null where id = $1', [id]),

  setStatus: (tx: Tx, id: string, status: 'ATIVO' | 'INATIVO'): Promise<number> =>
    tx.run(`update balcao.usuario set status = $2, tentativas = 0, bloqueado_ate = null, ${CARIMBO} where id = $1`, [id, status]),

  remove: (tx: Tx, id: string): Promise<number> =>
    tx.run(`update balcao.usuario set excluido_em = now(), status = 'INATIVO', ${CARIMBO} where id = $1`, [id]),

  listCorretorasConhecidas: async (tx: Tx, ids: readonly string[]): Promise<number> =>
    (
      await tx.row<{ n: number }>('select count(*)::int as n from balcao.corretora where excluido_em is null and id = any($1::uuid[])', [
        ids,
      ])
    )?.n ?? 0,

  /** Whether a producer is there to be named, held until it is; and which other user enters as one. */
  holdProdutor: (tx: Tx, produtorId: string, exceto: string): Promise<{ outro: string | null } | null> =>
    tx.row(
      `select (select u.nome from balcao.usuario u where ${DAQUI} and u.status <> 'INATIVO' and u.produtor_id = d.id and u.id <> $2
         order by u.nome limit 1) as outro
       from balcao.produtor d where d.id = $1 and d.excluido_em is null for key share of d`,
      [produtorId, exceto],
    ),

  readNomesDosProdutores: async (tx: Tx): Promise<ReadonlyMap<string, string>> =>
    new Map((await tx.rows<{ id: string; nome: string }>('select id, nome from balcao.produtor')).map(({ id, nome }) => [id, nome])),

  readOpcoes: async (tx: Tx): Promise<OpcoesUsuario> => ({
    corretoras: await tx.rows(
      `select id, fantasia as nome from balcao.corretora where excluido_em is null and (cardinality(${MINHAS}) = 0 or id = any(${MINHAS}::uuid[]))
       order by principal desc, balcao.sem_acento(fantasia), id`,
    ),
    produtores: await tx.rows(
      `select d.id, d.nome, (select u.id from balcao.usuario u where ${DAQUI} and u.status <> 'INATIVO' and u.produtor_id = d.id
         order by u.nome limit 1) as usuario_id
       from balcao.produtor d where d.excluido_em is null and d.ativo order by balcao.sem_acento(d.nome), d.id`,
    ),
    herdeiros: await tx.rows(
      `select u.id, u.nome from balcao.usuario u where ${VISIVEL} and u.status = 'ATIVO' order by balcao.sem_acento(u.nome), u.id`,
    ),
    foraDoPlano: (await tx.row<{ flags: string[] }>(`select ${FORA_DO_PLANO} as flags`))?.flags ?? [],
  }),

  hasEmAberto: async (tx: Tx, id: string): Promise<boolean> => {
    const found = usosDeUsuario.map(({ from, where }) => `exists (select from ${from} where ${where})`).join(' or ');
    return (await tx.row<{ tem: boolean }>(`select ${found} as tem`, [id]))?.tem === true;
  },

  /** Cases, proposals, tasks and requests that are still open go to somebody else. @returns the cases, and how many of each other kind */
  handOver: async (tx: Tx, de: string, para: string) => {
    const move = (tabela: string, coluna: string, quais: string) =>
      tx.rows<{ id: string }>(`update balcao.${tabela} set ${coluna} = $2 where ${quais} returning id`, [de, para]);
    const orcamentos = await move('orcamento', 'usuario_id', EM_ABERTO.orcamento);
    const propostas = await move('proposta', 'usuario_id', EM_ABERTO.proposta);
    const tarefas = await move('tarefa', 'responsavel_id', EM_ABERTO.tarefa);
    await move('solicitacao_cotacao', 'responsavel_id', EM_ABERTO.solicitacao);
    return { orcamentos: orcamentos.map(({ id }) => id), propostas: propostas.length, tarefas: tarefas.length };
  },
};

export type UsuarioRepository = typeof usuarioRepository;

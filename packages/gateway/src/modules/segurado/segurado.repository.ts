import type { ConsultaSegurados, DadosSegurado, EnderecoSegurado, FichaSegurado, GrupoSegurado, SeguradoResumo } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { SEGURADO_NO_ESCOPO } from '../escopo/index.ts';
import { createEscritaRepository, createLeituraRepository, MUITOS_DONOS } from '../registro/index.ts';
import { HOJE, permite, QUANTAS_PERMITE, vigente } from './segurado-condicoes.ts';

/** A client as it is written, its group found. */
export type SeguradoGravado = DadosSegurado & { readonly grupoId: string | null };

const ENDERECO = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;
const PRINCIPAL = `jsonb_build_object(${ENDERECO.map((campo) => `'${campo}', s.${campo}`).join(', ')})`;
/** The main address, where something is said of it, before the others. */
const ENDERECOS = `case when coalesce(${ENDERECO.map((campo) => `s.${campo}`).join(', ')}) is null then s.enderecos
  else jsonb_build_array(${PRINCIPAL}) || s.enderecos end`;

const VIGENTES = `left join lateral (
  select count(*)::int as vigentes, coalesce(sum(a.premio_total_centavos), 0)::float8 as premio, min(a.vig_fim) as fim
  from balcao.apolice a where a.segurado_id = s.id and ${vigente('a', HOJE)}) v on true`;

/** With the clients of the tag asked for, where they are few. */
type PerguntaSegurados = ConsultaSegurados & { readonly comTag?: readonly string[] | null };

const leitura = createLeituraRepository<FichaSegurado, SeguradoResumo, PerguntaSegurados>({
  from: `balcao.segurado s left join balcao.produtor p on p.id = s.produtor_id left join balcao.grupo_segurado g on g.id = s.grupo_id
    left join balcao.usuario u on u.id = s.alterado_por ${VIGENTES}`,
  contagem: 'balcao.segurado s',
  chave: 's.id',
  nome: 's.nome',
  where: `s.excluido_em is null and ${SEGURADO_NO_ESCOPO}`,
  prepare: async (tx, { tag }) => {
    const row = await tx.row<{ soOSeu: boolean; comTag: string[] | null }>(
      'select balcao.ve_so_o_seu() as so_o_seu, case when $1::text is not null then balcao.segurados_com_tag_ate($1, $2) end as com_tag',
      [tag ?? null, MUITOS_DONOS + 1],
    );
    const comTag = row?.comTag && row.comTag.length <= MUITOS_DONOS ? row.comTag : null;
    // who sees every client is not asked of each whether they do
    return { pergunta: { comTag }, where: `s.excluido_em is null${row?.soOSeu === false ? '' : ` and ${SEGURADO_NO_ESCOPO}`}` };
  },
  resumo: `s.id, s.nome, s.pessoa, s.documento, s.email, s.celular, s.cidade, s.uf, s.nascimento::text, s.tags, g.nome as grupo,
    p.nome as produtor, v.vigentes, v.premio as premio_vigente_centavos, v.fim::text as proximo_fim, ${QUANTAS_PERMITE} as permissoes,
    s.status = 'ATIVO' as ativo, s.alterado_em`,
  ficha: `s.id, s.versao, s.pessoa, s.documento, s.nome, s.nome_social, s.nascimento::text, s.sexo, s.estado_civil, s.profissao,
    s.renda_centavos::float8, s.email, s.celular, s.contatos, ${ENDERECOS} as enderecos,
    s.dependentes, s.representantes,
    case when g.id is not null then jsonb_build_object('tipo', g.tipo, 'nome', g.nome) end as grupo, s.produtor_id, p.nome as produtor, s.tags,
    s.origem, s.status = 'ATIVO' as ativo, s.criado_em, s.alterado_em, u.nome as alterado_por`,
  busca: {
    tabela: 'segurado',
    // by a document of a record that became this one, too
    alem: (padroes) => `select l.segurado_id from balcao.segurado_alias l join balcao.segurado x on x.id = l.segurado_id
      where l.documento like any (${padroes}) and x.busca || ' ' || l.documento like all (${padroes})`,
    // of who sees only some, each is judged
    isJulgada: 'balcao.ve_so_o_seu()',
  },
  filtros: {
    pessoa: { coluna: 's.pessoa' },
    situacao: { coluna: 's.status' },
    produtor: { coluna: 's.produtor_id' },
    grupo: { coluna: 's.grupo_id' },
    tag: (tag, bind, { comTag }) => (comTag ? `s.id = any(${bind(comTag)}::uuid[])` : `s.tags @> array[${bind(tag)}]`),
    cidade: (cidade, bind) => `s.cidade_chave = balcao.sem_acento(${bind(cidade)})`,
    contato: (contato) => (contato === 'SEM_EMAIL' ? 's.email is null' : 's.celular is null'),
    permite: (finalidade) => permite(finalidade),
    // asked together, of a day: `condicaoDoDia`
    aniversario: () => 'true',
    tem: () => 'true',
    falta: () => 'true',
    termina: () => 'true',
  },
  ordens: {
    nome: 's.nome collate balcao.pt_br',
    documento: 's.documento',
    cidade: 's.cidade collate balcao.pt_br',
    alteradoEm: 's.alterado_em',
  },
  ordem: 'nome',
});

const principal =
  (campo: keyof EnderecoSegurado) =>
  ({ enderecos }: DadosSegurado): unknown =>
    enderecos[0]?.[campo] ?? null;

const escrita = createEscritaRepository<SeguradoGravado>({
  tabela: 'segurado',
  unico: '(assinatura_id, documento)',
  colunas: {
    pessoa: ({ pessoa }) => pessoa,
    documento: ({ documento }) => documento,
    nome: ({ nome }) => nome,
    nome_social: ({ nomeSocial }) => nomeSocial,
    nascimento: ({ nascimento }) => nascimento,
    sexo: ({ sexo }) => sexo,
    estado_civil: ({ estadoCivil }) => estadoCivil,
    profissao: ({ profissao }) => profissao,
    renda_centavos: ({ rendaCentavos }) => rendaCentavos,
    email: ({ email }) => email,
    celular: ({ celular }) => celular,
    contatos: ({ contatos }) => JSON.stringify(contatos),
    ...Object.fromEntries(ENDERECO.map((campo) => [campo, principal(campo)])),
    enderecos: ({ enderecos }) => JSON.stringify(enderecos.slice(1)),
    dependentes: ({ dependentes }) => JSON.stringify(dependentes),
    representantes: ({ representantes }) => JSON.stringify(representantes),
    grupo_id: ({ grupoId }) => grupoId,
    produtor_id: ({ produtorId }) => produtorId,
    tags: ({ tags }) => tags,
  },
});

export const seguradoRepository = {
  ...leitura,
  ...escrita,

  /** As the kit's, of those the caller sees. */
  lock: async (tx: Tx, id: string, isExclusao = false): Promise<number | null> =>
    (
      await tx.row<{ versao: number }>(
        `select s.versao from balcao.segurado s where s.id = $1 and s.excluido_em is null and ${SEGURADO_NO_ESCOPO}
         for ${isExclusao ? 'update' : 'no key update'} of s`,
        [id],
      )
    )?.versao ?? null,

  setAtivo: (tx: Tx, id: string, ativo: boolean): Promise<number> =>
    tx.run('update balcao.segurado set status = $2 where id = $1 and status <> $2', [id, ativo ? 'ATIVO' : 'INATIVO']),

  /** Who has a document, but for one client; `nome` and `id` null of one whom the caller does not see. */
  findDono: (tx: Tx, documento: string, exceto: string | null): Promise<{ id: string | null; nome: string | null } | null> =>
    tx.row(
      `select case when ${SEGURADO_NO_ESCOPO} then s.id end as id, case when ${SEGURADO_NO_ESCOPO} then s.nome end as nome
       from balcao.segurado s
       where s.excluido_em is null and s.id is distinct from $2::uuid
         and (s.documento = $1 or s.id = (select l.segurado_id from balcao.segurado_alias l where l.documento = $1)) limit 1`,
      [documento, exceto],
    ),

  /** The group of a name, begun when there is none; whoever writes it last says its kind. */
  ensureGrupo: async (tx: Tx, { assinaturaId }: Contexto, { tipo, nome }: GrupoSegurado): Promise<string> => {
    const row = await tx.row<{ id: string }>(
      `insert into balcao.grupo_segurado as g (assinatura_id, tipo, nome) values ($1, $2, $3)
       on conflict (assinatura_id, (balcao.sem_acento(nome))) where excluido_em is null do update set tipo = excluded.tipo
       returning g.id`,
      [assinaturaId, tipo, nome],
    );
    return (row as { id: string }).id;
  },

  /** Whether a producer is there to be named, and stays until the transaction ends. */
  holdProdutor: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row('select 1 from balcao.produtor where id = $1 and excluido_em is null for key share', [id])) !== null,

  setProdutor: (tx: Tx, id: string, produtorId: string | null): Promise<number> =>
    tx.run('update balcao.segurado set produtor_id = $2 where id = $1 and produtor_id is distinct from $2', [id, produtorId]),

  readTags: async (tx: Tx, id: string): Promise<string[]> =>
    (await tx.row<{ tags: string[] }>('select tags from balcao.segurado where id = $1', [id]))?.tags ?? [],

  setTags: (tx: Tx, id: string, tags: readonly string[]): Promise<number> =>
    tx.run('update balcao.segurado set tags = $2 where id = $1', [id, tags]),

  /** Names of the producers and groups a history may speak of, by id. */
  readNomesDaHistoria: async (tx: Tx): Promise<ReadonlyMap<string, string>> => {
    const rows = await tx.rows<{ id: string; nome: string }>(
      'select id::text, nome from balcao.produtor union all select id::text, nome from balcao.grupo_segurado',
    );
    return new Map(rows.map(({ id, nome }) => [id, nome]));
  },

  readOpcoes: async (tx: Tx) => ({
    produtores: await tx.rows<{ id: string; nome: string }>(
      'select id, nome from balcao.produtor where ativo and excluido_em is null order by nome collate balcao.pt_br, id',
    ),
    grupos: await tx.rows<{ id: string; nome: string; tipo: GrupoSegurado['tipo'] }>(
      `select g.id, g.nome, g.tipo from balcao.grupo_segurado g where g.excluido_em is null and exists (
         select from balcao.segurado s where s.grupo_id = g.id and s.excluido_em is null and ${SEGURADO_NO_ESCOPO})
       order by g.nome collate balcao.pt_br, g.id limit 500`,
    ),
    tags: (
      await tx.rows<{ tag: string }>(
        // told apart before they are put in order, which costs more
        `select tag collate balcao.pt_br as tag from (select distinct tag from balcao.segurado s cross join lateral unnest(s.tags) as tag
           where s.excluido_em is null and cardinality(s.tags) > 0 and ${SEGURADO_NO_ESCOPO}) t order by 1 limit 200`,
      )
    ).map(({ tag }) => tag),
  }),

  /** Those that share something with a client: what a score is asked of. */
  listCandidatos: (tx: Tx, id: string): Promise<CandidatoRow[]> =>
    tx.rows(
      `with e as materialized (select id, nome, email, celular, nascimento, aniversario from balcao.segurado where id = $1),
       achados as materialized (
         select x.id from e cross join lateral (
           select balcao.registros_com('segurado', array[padrao], '{}') as id from unnest(array[
             '%' || replace(replace(balcao.sem_acento(e.nome), '%', ''), '_', '\\_') || '%',
             '%' || replace(balcao.sem_acento(e.email), '_', '\\_') || '%', '%' || e.celular || '%']) padrao where padrao is not null) x
         union
         select s.id from e join balcao.segurado s on s.aniversario = e.aniversario and s.nascimento = e.nascimento where s.excluido_em is null)
       select s.id, s.nome, s.documento, s.nascimento::text, s.email, s.celular, s.contatos
       from balcao.segurado s where s.id in (select id from achados) and s.id <> $1 and ${SEGURADO_NO_ESCOPO} limit 200`,
      [id],
    ),
};

/** A client as a score compares it. */
export interface CandidatoRow {
  readonly id: string;
  readonly nome: string;
  readonly documento: string;
  readonly nascimento: string | null;
  readonly email: string | null;
  readonly celular: string | null;
  readonly contatos: DadosSegurado['contatos'];
}

export type SeguradoRepository = typeof seguradoRepository;

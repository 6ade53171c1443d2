import type { ConsultaSeguradoras, DadosSeguradora, FichaSeguradora, Linha, OpcoesSeguradora, SeguradoraResumo } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';
import { createEscritaRepository, createLeituraRepository } from '../registro/index.ts';

const VISIVEL = corretoraNoEscopo('t.corretora_id');
const FROM = `balcao.seguradora_tenant t join balcao.seguradora s on s.slug = t.seguradora
  join balcao.corretora c on c.id = t.corretora_id and c.excluido_em is null`;
const agreed = (what: string): string => `(select ${what} from jsonb_array_elements(t.comissao) x)`;

/** What is read of an insurer before its adapter says what it can do: `atos` are the catalogue's own words. */
export type SeguradoraLida = Omit<FichaSeguradora, 'capacidades'> & { readonly atos: readonly string[] };

const leitura = createLeituraRepository<SeguradoraLida, SeguradoraResumo, ConsultaSeguradoras>({
  from: `${FROM} left join balcao.usuario a on a.id = t.alterado_por`,
  contagem: FROM,
  chave: 't.id',
  nome: 's.nome',
  where: `t.excluido_em is null and ${VISIVEL}`,
  resumo: `t.id, t.seguradora, s.nome, c.fantasia as corretora, t.codigo_corretor,
    ${agreed("coalesce(jsonb_agg(distinct x -> 'linha'), '[]')")} as linhas,
    ${agreed("min((x ->> 'padraoBps')::int)")} as comissao_de_bps, ${agreed("max((x ->> 'padraoBps')::int)")} as comissao_ate_bps,
    t.telefone_sinistro, t.telefone_assistencia, t.ativo, t.alterado_em`,
  ficha: `t.id, t.versao, t.seguradora, t.corretora_id, s.nome, c.fantasia as corretora, t.codigo_corretor, t.politica_comissao,
    ${agreed("coalesce(jsonb_agg(jsonb_build_object('descontoMaxBps', null, 'ramo', null) || x order by x ->> 'linha', x ->> 'ramo' nulls first), '[]')")} as condicoes,
    t.regras_estorno, t.telefone_sinistro, t.telefone_assistencia, t.ativo, to_jsonb(s.linhas) as linhas, to_jsonb(s.capacidades) as atos,
    t.criado_em, t.alterado_em, a.nome as alterado_por`,
  busca: (padrao) => `balcao.sem_acento(s.nome || ' ' || c.fantasia || ' ' || t.codigo_corretor) like ${padrao}`,
  filtros: {
    linha: (linha, bind) => `t.comissao @> jsonb_build_array(jsonb_build_object('linha', ${bind(linha)}::text))`,
    situacao: (situacao, bind) => `t.ativo = ${bind(situacao === 'ATIVO')}`,
  },
  ordens: { nome: 's.nome collate balcao.pt_br', corretora: 'c.fantasia collate balcao.pt_br', alteradoEm: 't.alterado_em' },
  ordem: 'nome',
});

const escrita = createEscritaRepository<DadosSeguradora>({
  tabela: 'seguradora_tenant',
  colunas: {
    seguradora: ({ seguradora }) => seguradora,
    corretora_id: ({ corretoraId }) => corretoraId,
    codigo_corretor: ({ codigoCorretor }) => codigoCorretor,
    politica_comissao: ({ politicaComissao }) => politicaComissao,
    comissao: ({ condicoes }) => JSON.stringify(condicoes),
    regras_estorno: ({ regrasEstorno }) => JSON.stringify(regrasEstorno),
    telefone_sinistro: ({ telefoneSinistro }) => telefoneSinistro,
    telefone_assistencia: ({ telefoneAssistencia }) => telefoneAssistencia,
  },
  unico: '(assinatura_id, seguradora, corretora_id)',
});

export const seguradoraRepository = {
  ...leitura,
  ...escrita,

  /** As every record's, of the brokerages the caller sees. */
  lock: async (tx: Tx, id: string, isExclusao = false): Promise<number | null> => {
    const isVisivel = (await tx.row(`select 1 from balcao.seguradora_tenant t where t.id = $1 and ${VISIVEL}`, [id])) !== null;
    return isVisivel ? escrita.lock(tx, id, isExclusao) : null;
  },

  /** Lines an insurer takes; null when there is no such insurer. */
  findLinhas: async (tx: Tx, slug: string): Promise<readonly Linha[] | null> =>
    (await tx.row<{ linhas: Linha[] }>('select linhas from balcao.seguradora where slug = $1', [slug]))?.linhas ?? null,

  /** Brokerages the caller sees, by their CNPJ. */
  mapCnpjs: async (tx: Tx): Promise<ReadonlyMap<string, string>> =>
    new Map(
      (
        await tx.rows<{ id: string; cnpj: string }>(
          `select c.id, c.cnpj from balcao.corretora c where c.excluido_em is null and c.ativo and ${corretoraNoEscopo('c.id')}`,
        )
      ).map(({ id, cnpj }) => [cnpj, id]),
    ),

  /** Which of these, each `<corretora> <seguradora>`, a brokerage works with already. */
  listTomadas: (tx: Tx, chaves: readonly string[]): Promise<Pick<DadosSeguradora, 'seguradora' | 'corretoraId'>[]> =>
    tx.rows(
      `select t.seguradora, t.corretora_id from balcao.seguradora_tenant t
       where t.excluido_em is null and t.corretora_id || ' ' || t.seguradora = any($1::text[])`,
      [chaves],
    ),

  /** The line of each ramo. */
  mapRamos: async (tx: Tx): Promise<ReadonlyMap<string, Linha>> =>
    new Map(
      (await tx.rows<{ codigo: string; linha: Linha }>('select codigo, linha from balcao.ramo')).map(({ codigo, linha }) => [
        codigo,
        linha,
      ]),
    ),

  /** Whether the caller sees a brokerage, which stays until the transaction ends. */
  holdCorretora: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row(
      `select 1 from balcao.corretora c where c.id = $1 and c.excluido_em is null and ${corretoraNoEscopo('c.id')} for key share`,
      [id],
    )) !== null,

  readOpcoes: async (tx: Tx): Promise<OpcoesSeguradora> => ({
    seguradoras: await tx.rows('select slug, nome, linhas from balcao.seguradora order by balcao.sem_acento(nome), slug'),
    corretoras: await tx.rows(
      `select c.id, c.fantasia as nome, c.principal from balcao.corretora c
       where c.excluido_em is null and c.ativo and ${corretoraNoEscopo('c.id')}
       order by c.principal desc, balcao.sem_acento(c.fantasia), c.id`,
    ),
    ramos: await tx.rows(
      `select r.codigo, coalesce(m.apelido, r.nome) as nome, r.linha from balcao.ramo r
       left join balcao.ramo_assinatura m on m.id = r.codigo order by r.linha, r.principal desc, r.codigo`,
    ),
  }),
};

export type SeguradoraRepository = typeof seguradoraRepository;

import type {
  ApoliceColetiva,
  ConsultaFaturasColetivas,
  FaturaColetivaResumo,
  OpcoesFaturasColetivas,
  TotaisFaturasColetivas,
} from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';
import { createLeituraRepository } from '../registro/index.ts';
import { GRUPO } from './grupo.repository.ts';

/** What the list is asked, with whose the policies are: nobody's in particular of who sees everybody's. */
export type PerguntaFaturas = ConsultaFaturasColetivas & { readonly dono?: string | undefined };

const PREMIO = '(l.liquido_centavos + l.ajuste_liquido_centavos)';
const IOF = '(l.iof_centavos + l.ajuste_iof_centavos)';
const COMISSAO = '(l.comissao_centavos + l.ajuste_comissao_centavos + l.agenciamento_centavos + l.prolabore_centavos)';

/** What a line of the list says, over `FROM_DA_FATURA`. */
export const RESUMO_DA_FATURA = `l.id, l.apolice_id, a.numero as apolice, jsonb_build_object('id', s.id, 'nome', s.nome) as estipulante, g.nome as seguradora,
  r.nome as ramo, to_char(l.competencia, 'YYYY-MM') as competencia, l.vencimento::text, l.vidas, ${PREMIO}::float8 as premio_centavos,
  ${IOF}::float8 as iof_centavos, (${PREMIO} + ${IOF})::float8 as total_centavos, ${COMISSAO}::float8 as comissao_centavos, l.status`;
export const FROM_DA_FATURA = `balcao.fatura l join balcao.apolice a on a.id = l.apolice_id join balcao.segurado s on s.id = a.segurado_id
  join balcao.seguradora g on g.slug = a.seguradora join balcao.ramo r on r.codigo = a.ramo`;
const VISIVEL = 'l.excluido_em is null and a.excluido_em is null';

const leitura = createLeituraRepository<FaturaColetivaResumo, FaturaColetivaResumo, PerguntaFaturas>({
  from: FROM_DA_FATURA,
  chave: 'l.id',
  nome: 'a.numero',
  where: VISIVEL,
  resumo: RESUMO_DA_FATURA,
  // by the lines of their policies, whose words have an index
  busca: (padrao) => `l.apolice_id in (select balcao.registros_com('venda_busca', array[${padrao}]::text[], '{"tipo": "APOLICE"}'))`,
  filtros: {
    dono: { coluna: 'a.usuario_id' },
    apolice: { coluna: 'l.apolice_id' },
    seguradora: { coluna: 'a.seguradora' },
    estipulante: { coluna: 'a.segurado_id' },
    status: { coluna: 'l.status' },
    de: (de, bind) => `l.competencia >= (${bind(de)} || '-01')::date`,
    ate: (ate, bind) => `l.competencia <= (${bind(ate)} || '-01')::date`,
  },
  ordens: {
    competencia: 'l.competencia',
    estipulante: 's.nome collate balcao.pt_br',
    apolice: 'a.numero',
    vencimento: 'l.vencimento',
    vidas: 'l.vidas',
    premio: PREMIO,
  },
  ordem: 'competencia',
});

/** What there is to choose among the bills of whom asks. */
const opcoesDe = (de: string): string => `select distinct on (x.nome collate balcao.pt_br, x.id) x.id, x.nome from ${de}
  where ${VISIVEL} and ($1::uuid is null or a.usuario_id = $1) order by x.nome collate balcao.pt_br, x.id limit 500`;

/** Ramos of many lives: group life, group accidents, health. */
const COLETIVOS = "(a.ramo in ('0993', '0982') or r.linha = 'SAUDE')";
/** Instalments of a policy itself that nothing was paid of. */
export const PARCELAS_PROPRIAS = `q.apolice_id = a.id and q.fatura_id is null and q.excluido_em is null and q.pago_centavos is null
  and q.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA')`;

export const faturaRepository = {
  ...leitura,

  sum: async (tx: Tx, asked: PerguntaFaturas): Promise<TotaisFaturasColetivas> => {
    const { text, params } = leitura.conditionOf(asked);
    const row = await tx.row<TotaisFaturasColetivas>(
      `select count(*)::int as total, coalesce(sum(l.vidas), 0)::int as vidas, coalesce(sum(${PREMIO}), 0)::float8 as premio_centavos,
         coalesce(sum(${IOF}), 0)::float8 as iof_centavos, coalesce(sum(${PREMIO} + ${IOF}), 0)::float8 as total_centavos,
         coalesce(sum(${COMISSAO}), 0)::float8 as comissao_centavos
       from ${FROM_DA_FATURA} where ${text}`,
      params,
    );
    return row as TotaisFaturasColetivas;
  },

  readOpcoes: async (tx: Tx, dono: string | null): Promise<OpcoesFaturasColetivas> => ({
    seguradoras: await tx.rows(opcoesDe(`${FROM_DA_FATURA} cross join lateral (select g.slug as id, g.nome) x`), [dono]),
    estipulantes: await tx.rows(opcoesDe(`${FROM_DA_FATURA} cross join lateral (select s.id::text as id, s.nome) x`), [dono]),
    apolices: await tx.rows(opcoesDe(`${FROM_DA_FATURA} cross join lateral (select a.id::text as id, a.numero as nome) x`), [dono]),
  }),

  /** Policies of collective ramos; those that are billed already first. */
  listApolices: (
    tx: Tx,
    { padroes, id = null }: { padroes: readonly string[]; id?: string | null },
    { usuarioId }: Escopo,
  ): Promise<ApoliceColetiva[]> =>
    tx.rows(
      `select a.id, a.numero, s.nome as estipulante, g.nome as seguradora, r.nome as ramo, case when r.linha = 'SAUDE' then 'SAUDE' else 'VIDA' end as linha,
         a.vig_ini::text, a.vig_fim::text, a.comissao_bps, a.agenciamento_bps, a.prolabore_bps,
         (select ${GRUPO} from balcao.grupo_coletivo c where c.apolice_id = a.id and c.excluido_em is null) as grupo,
         (select count(*) from balcao.parcela q where ${PARCELAS_PROPRIAS})::int as parcelas_abertas,
         to_char(coalesce((select max(l.competencia) + interval '1 month' from balcao.fatura l where l.apolice_id = a.id and l.excluido_em is null),
           greatest(date_trunc('month', a.vig_ini), date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '1 month')), 'YYYY-MM') as proxima
       from balcao.apolice a join balcao.segurado s on s.id = a.segurado_id join balcao.seguradora g on g.slug = a.seguradora
         join balcao.ramo r on r.codigo = a.ramo
       where a.excluido_em is null and ${COLETIVOS} and ($1::uuid is null or a.usuario_id = $1) and ($3::uuid is null or a.id = $3)
         and balcao.sem_acento(a.numero || ' ' || s.nome) like all ($2::text[])
       order by (exists (select from balcao.grupo_coletivo c where c.apolice_id = a.id)) desc, a.vig_fim desc, a.id limit 50`,
      [usuarioId, padroes, id],
    ),
};

export type FaturaRepository = typeof faturaRepository;

import type { ContratoVisto } from '@balcao/contracts';
import { rotulosDaClausula } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';

/** Both sides of a sale; null the one it does not have. */
export interface LadosDaVenda {
  readonly propostaId: string | null;
  readonly apoliceId: string | null;
}

type Partes = Pick<ContratoVisto, 'parcelas' | 'comissoes' | 'sinistros' | 'endossos' | 'divergencias' | 'repasses'>;
type Row = Omit<ContratoVisto, keyof Partes>;

const HOJE = "(now() at time zone 'America/Sao_Paulo')::date";

/** What the policy says, or, of a sale that has none or of one that came without it, the proposal. */
const either = (coluna: string): string => `coalesce(a.${coluna}, p.${coluna})`;
/** An instant as it travels. */
const instante = (coluna: string): string => `to_char(${coluna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a sale names. */
const NOMEADOS = ['segurado_id', 'seguradora', 'ramo', 'corretora_id', 'usuario_id', 'renovacao_de_id'] as const;

const SELECT = `select coalesce(a.id, p.id) as id, case when a.id is not null then a.versao else p.versao end as versao,
    case when p.id is not null then jsonb_build_object('id', p.id, 'numero', p.numero, 'numeroSeguradora', p.numero_seguradora,
      'orcamentoId', p.orcamento_id, 'origem', p.origem, 'status', p.status, 'transmitidaEm', ${instante('p.transmitida_em')},
      'prazoAceite', p.prazo_aceite, 'versao', p.versao) end as proposta,
    case when a.id is not null then jsonb_build_object('id', a.id, 'numero', a.numero, 'emissao', a.emissao, 'tipoDocumento', a.tipo_documento,
      'origem', a.origem, 'status', balcao.situacao_da_apolice(a.status, a.vig_ini, a.vig_fim, ${HOJE}), 'renovacao', a.situacao_renovacao,
      'cobertoAte', a.coberto_ate, 'suspensaEm', a.suspensa_em, 'canceladaEm', a.cancelada_em, 'versao', a.versao) end as apolice,
    jsonb_build_object('id', i.id, 'nome', i.nome, 'documento', i.documento) as segurado,
    jsonb_build_object('slug', f.slug, 'nome', f.nome) as seguradora,
    jsonb_build_object('codigo', r.codigo, 'nome', r.nome, 'linha', r.linha) as ramo,
    jsonb_build_object('id', c.id, 'nome', c.fantasia) as corretora, jsonb_build_object('id', u.id, 'nome', u.nome) as usuario,
    ${either('bem')} as bem, case when a.id is not null and a.itens <> '[]' then a.itens else coalesce(p.itens, '[]') end as itens,
    ${either('coberturas')} as coberturas, ${either('vig_ini')}::text as vig_ini, ${either('vig_fim')}::text as vig_fim,
    ${either('premio_liquido_centavos')}::float8 as premio_liquido_centavos, ${either('iof_centavos')}::float8 as iof_centavos,
    ${either('premio_total_centavos')}::float8 as premio_total_centavos, ${either('comissao_bps')} as comissao_bps,
    ${either('agenciamento_bps')} as agenciamento_bps, ${either('prolabore_bps')} as prolabore_bps,
    ${either('politica_comissao')} as politica_comissao, coalesce(a.forma, p.forma, p.plano ->> 'forma') as forma,
    case when a.id is not null and a.produtores <> '[]' then a.produtores else coalesce(p.produtores, '[]') end as produtores,
    case when a.id is null then p.bonus else a.bonus end as bonus, case when a.id is null then p.ci else a.ci end as ci,
    (select jsonb_build_object('id', x.id, 'numero', x.numero) from balcao.apolice x
      where x.id = k.renovacao_de_id) as renovacao_de,
    (select jsonb_build_object('id', x.id, 'numero', x.numero) from balcao.apolice x
      where x.renovacao_de_id = a.id and x.excluido_em is null order by x.emissao desc, x.id desc limit 1) as renovada_por
  from (select $1::uuid as proposta_id, $2::uuid as apolice_id) v
  left join balcao.proposta p on p.id = v.proposta_id
  left join balcao.apolice a on a.id = v.apolice_id
  -- as columns of their own: behind row-level security an index serves no comparison with an expression of two others
  cross join lateral (select ${NOMEADOS.map((coluna) => `${either(coluna)} as ${coluna}`).join(', ')} offset 0) k
  join balcao.segurado i on i.id = k.segurado_id
  join balcao.seguradora f on f.slug = k.seguradora
  join balcao.ramo r on r.codigo = k.ramo
  join balcao.corretora c on c.id = k.corretora_id
  join balcao.usuario u on u.id = k.usuario_id`;

/** Rows of the account of a sale: those of its policy, or those of the proposal that has none. */
const daVenda = (t: string): string =>
  `case when $2::uuid is not null then ${t}.apolice_id = $2 else ${t}.proposta_id = $1 end and ${t}.excluido_em is null`;

export const contratoVistoRepository = {
  /** The sale that an id of a proposal or of a policy is of; null when it is of none that the scope reaches. */
  findLados: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<LadosDaVenda | null> =>
    tx.row(
      `select v.* from (
         select p.id as proposta_id, p.apolice_id, p.usuario_id from balcao.proposta p where p.id = $1 and p.excluido_em is null
         union all
         select (select p.id from balcao.proposta p where p.apolice_id = a.id and p.excluido_em is null order by p.numero desc limit 1),
           a.id, a.usuario_id
         from balcao.apolice a where a.id = $1 and a.excluido_em is null) v
       where $2::uuid is null or v.usuario_id = $2`,
      [id, usuarioId],
    ),

  read: async (tx: Tx, { propostaId, apoliceId }: LadosDaVenda): Promise<ContratoVisto> => {
    const lados = [propostaId, apoliceId];
    const row = (await tx.row<Row>(SELECT, lados)) as Row;
    return {
      ...row,
      parcelas: await tx.rows(
        `select q.id, e.numero as endosso, q.numero, q.vencimento::text, (q.valor_centavos + q.ajuste_centavos)::float8 as valor_centavos,
           q.iof_centavos::float8, q.forma, q.linha_digitavel, q.pago_em::text, q.pago_centavos::float8, q.status
         from balcao.parcela q left join balcao.endosso e on e.id = q.endosso_id
         where ${daVenda('q')} order by e.numero nulls first, q.numero`,
        lados,
      ),
      comissoes: await tx.rows(
        `select m.id, m.tipo, e.numero as endosso, m.numero, q.numero as parcela, m.base_centavos::float8, m.bps, m.prevista_centavos::float8,
           m.previsao_em::text, m.recebida_centavos::float8, m.status
         from balcao.comissao m left join balcao.endosso e on e.id = m.endosso_id left join balcao.parcela q on q.id = m.parcela_id
         where ${daVenda('m')} order by e.numero nulls first, m.tipo, m.numero`,
        lados,
      ),
      // by the sum that makes the shares itself: of any amount, the rule is the same
      repasses: apoliceId
        ? await tx.rows(
            `select c.produtor_id, r.alcance, c.base, c.pct_bps
             from balcao.calcular_repasses(array[row(null, null, $1, ${HOJE}, 100000000, 100000000, 100000000)::balcao.base_de_repasse]) c
             join balcao.regra_repasse r on r.id = c.regra_id where c.papel = 'PRODUTOR'`,
            [apoliceId],
          )
        : [],
      sinistros: await tx.rows(
        `select s.id, s.numero, s.item, s.status, ${instante('s.ocorrido_em')} as ocorrido_em from balcao.sinistro s
         where s.apolice_id = $1 and s.excluido_em is null order by s.ocorrido_em desc, s.id`,
        [apoliceId],
      ),
      endossos: await tx.rows(
        `select e.id, e.numero, e.numero_seguradora, e.tipo, e.subtipo, e.motivo, e.vig_ini::text, e.premio_total_centavos::float8,
           e.emitido_em::text, ${instante('e.desfeito_em')} as desfeito_em, e.status
         from balcao.endosso e where e.apolice_id = $1 and e.excluido_em is null order by e.numero desc`,
        [apoliceId],
      ),
      divergencias: await tx.rows(
        `select d.id, d.clausula, d.item, d.de, d.para, d.nota, d.status, d.versao from balcao.divergencia_emissao d
         where d.apolice_id = $1 and d.excluido_em is null order by array_position($2::text[], d.clausula), d.item nulls first`,
        [apoliceId, Object.keys(rotulosDaClausula)],
      ),
    };
  },
};

export type ContratoVistoRepository = typeof contratoVistoRepository;

import type { ConsultaVendas, OpcoesVendas, TotaisVendas, VendaResumo } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import type { Bind } from '../../plugins/sql-params.ts';
import { semSomas } from '../lista/index.ts';
import { createLeituraRepository, readOpcoesAnotadas } from '../registro/index.ts';

/** What the lists are asked, with whose the sales are: null of who sees everybody's. */
export type PerguntaVendas = ConsultaVendas & { readonly dono?: string | undefined };

const HOJE = "(now() at time zone 'America/Sao_Paulo')::date";
const DIA = { EMISSAO: 'l.emissao', INICIO: 'l.vig_ini', FIM: 'l.vig_fim' } as const;

/** Where a policy stands by its dates: so that its state is a condition an index answers. */
const DA_VIGENCIA: Readonly<Record<string, string>> = {
  A_VIGORAR: `l.vig_ini > ${HOJE}`,
  VENCIDA: `l.vig_fim < ${HOJE}`,
  VIGENTE: `l.vig_ini <= ${HOJE} and l.vig_fim >= ${HOJE}`,
};

function conditionOf(status: string, bind: Bind, { tipo }: Pick<PerguntaVendas, 'tipo'>): string {
  if (status === 'ABERTAS') return "l.status not in ('EMITIDA', 'RECUSADA', 'CANCELADA')";
  const daVigencia = DA_VIGENCIA[status];
  // in the order of their issue, the expired begin behind those in force
  const desde = status === 'VENCIDA' ? ` and l.emissao <= (select balcao.ultima_emissao_vencida(${bind(tipo)}, ${HOJE}))` : '';
  return daVigencia ? `l.status not in ('CANCELADA', 'SUSPENSA') and ${daVigencia}${desde}` : `l.status = ${bind(status)}`;
}

const leitura = createLeituraRepository<VendaResumo, VendaResumo, PerguntaVendas>({
  from: `balcao.venda_lista l join balcao.seguradora f on f.slug = l.seguradora join balcao.ramo r on r.codigo = l.ramo
    join balcao.corretora c on c.id = l.corretora_id left join balcao.produtor p on p.id = l.produtor_id`,
  contagem: 'balcao.venda_lista l',
  chave: 'l.id',
  nome: 'l.numero',
  where: 'l.excluido_em is null',
  resumo: `l.id, l.tipo, l.numero, case when l.tipo = 'APOLICE' then l.id else coalesce(l.apolice_id, l.id) end as contrato_id,
    jsonb_build_object('id', l.segurado_id, 'nome', l.segurado_nome) as segurado, l.bem, f.nome as seguradora,
    r.nome as ramo, r.linha, p.nome as produtor, c.fantasia as corretora, l.emissao::text, l.vig_ini::text, l.vig_fim::text,
    l.premio_liquido_centavos::float8, l.premio_total_centavos::float8, l.comissao_centavos::float8,
    case when l.tipo = 'APOLICE' then balcao.situacao_da_apolice(l.status, l.vig_ini, l.vig_fim, ${HOJE}) else l.status end as status,
    l.renovacao, l.origem, l.divergencias, case when l.tipo = 'APOLICE' then l.vig_fim - ${HOJE} else ${HOJE} - l.emissao end as dias`,
  busca: { tabela: 'venda_lista', tabelaDasPalavras: 'venda_busca', colunasDasPalavras: ['tipo'] },
  filtros: {
    tipo: { coluna: 'l.tipo' },
    dono: { coluna: 'l.usuario_id' },
    seguradora: { coluna: 'l.seguradora' },
    ramo: { coluna: 'l.ramo' },
    produtor: { coluna: 'l.produtor_id' },
    corretora: (corretora, bind) => `l.corretora_id = ${bind(corretora)}`,
    status: conditionOf,
    renovacao: (renovacao, bind) => `l.renovacao = ${bind(renovacao)}`,
    origem: (origem, bind) => `l.origem = ${bind(origem)}`,
    divergente: () => 'l.divergencias > 0',
    // `quando`, `de` and `ate` are asked together, of one day: `condicaoDoPeriodo`. As filters, the first, which has always a value, would keep
    // every search from the index.
  },
  ordens: {
    numero: 'l.ordem_numero',
    segurado: 'l.segurado_nome collate balcao.pt_br',
    emissao: 'l.emissao',
    inicio: 'l.vig_ini',
    fim: 'l.vig_fim',
    premio: 'l.premio_total_centavos',
  },
  ordem: 'emissao',
});

/** The days that a sale's issue, beginning or end is narrowed to; null when it is not. */
export function condicaoDoPeriodo({ quando, de, ate }: Pick<ConsultaVendas, 'quando' | 'de' | 'ate'>): CondicaoSql | null {
  if (!de && !ate) return null;
  const dia = DIA[quando];
  return (bind) => [...(de ? [`${dia} >= ${bind(de)}::date`] : []), ...(ate ? [`${dia} <= ${bind(ate)}::date`] : [])].join(' and ');
}

/** Of a search that finds more than the list counts. */
const TOTAIS_DE_MUITAS = semSomas('premioLiquidoCentavos', 'premioTotalCentavos', 'comissaoCentavos');

export const listaVendasRepository = {
  ...leitura,

  /** What all that match sum to. */
  sum: async (tx: Tx, asked: PerguntaVendas & { readonly condicao: CondicaoSql | null }): Promise<TotaisVendas> => {
    const counted = await leitura.readCounted(tx, asked);
    if (counted === null) return TOTAIS_DE_MUITAS;
    const { fonte, params } = counted;
    const row = await tx.row<TotaisVendas>(
      `select count(*)::int as total, coalesce(sum(l.premio_liquido_centavos), 0)::float8 as premio_liquido_centavos,
         coalesce(sum(l.premio_total_centavos), 0)::float8 as premio_total_centavos,
         coalesce(sum(l.comissao_centavos), 0)::float8 as comissao_centavos
       from ${fonte}`,
      params,
    );
    return row as TotaisVendas;
  },

  readOpcoes: (tx: Tx, dono: string | null): Promise<OpcoesVendas> =>
    readOpcoesAnotadas(tx, ['seguradoras', 'ramos', 'produtores', 'corretoras'], 'venda_lista', dono),
};

export type ListaVendasRepository = typeof listaVendasRepository;

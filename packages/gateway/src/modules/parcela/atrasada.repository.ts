import type { ConsultaAtrasadas, OpcoesParcelas, ParcelaAtrasada, ParcelaResumo, StatusApolice, TotaisAtrasadas } from '@balcao/contracts';
import { addDias, diasDaFaixaDeAtraso } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { semSomas } from '../lista/index.ts';
import { createLeituraRepository, readOpcoesUsadas } from '../registro/index.ts';
import { ENCARGOS_EM_JSON, type ParcelaAvaliada } from './parcela.model.ts';
import { BUSCA_PELA_APOLICE, EM_ABERTO, FROM_DA_LISTA, HOJE, ORDENS, RESUMO } from './parcela.repository.ts';

/** What the list is asked, on which day, with whose the sales are. */
export type PerguntaAtrasadas = ConsultaAtrasadas & {
  readonly dono?: string | undefined;
  readonly desde?: string;
  readonly antesDe?: string;
};

/** An overdue instalment, with what its delay is reckoned by. */
export interface AtrasadaRow extends ParcelaResumo {
  readonly premioCentavos: number;
  readonly pagoDaApoliceCentavos: number;
  readonly vigIni: string;
  readonly vigFim: string;
  /** Earliest of the notices of arrears of its policy that still count. */
  readonly avisoEm: string | null;
  readonly jaSuspensaEm: string | null;
  readonly statusApolice: StatusApolice;
  readonly ultimoContato: ParcelaAtrasada['ultimoContato'];
  readonly prometidaPara: string | null;
  readonly proximoContato: ParcelaAtrasada['proximoContato'];
  readonly reemissao: ParcelaAtrasada['reemissao'];
  readonly encargos: ParcelaAvaliada['encargos'];
}

const ATRASADA = `${EM_ABERTO} and l.vencimento < ${HOJE}`;
const contato = (que: string): string =>
  `select from balcao.contato_parcela c where c.assinatura_id = l.assinatura_id and c.parcela_id = l.id${que}`;
const CONTATOS: Readonly<Record<string, string>> = {
  SEM_CONTATO: `not exists (${contato(" and c.tipo <> 'PROMESSA'")})`,
  COM_CONTATO: `exists (${contato(" and c.tipo <> 'PROMESSA'")})`,
  PROMETIDA: `exists (${contato(" and c.tipo = 'PROMESSA'")})`,
};

const leitura = createLeituraRepository<AtrasadaRow, AtrasadaRow, PerguntaAtrasadas>({
  from: `${FROM_DA_LISTA} join balcao.apolice a on a.id = l.apolice_id`,
  contagem: 'balcao.parcela_lista l',
  chave: 'l.id',
  nome: 'l.apolice_numero',
  where: ATRASADA,
  resumo: `${RESUMO}, a.vig_ini::text, a.vig_fim::text, a.premio_total_centavos::float8 as premio_centavos, a.suspensa_em::text as ja_suspensa_em,
    balcao.situacao_da_apolice(a.status, a.vig_ini, a.vig_fim, ${HOJE}) as status_apolice,
    coalesce((select sum(case when x.status = 'PAGA' then x.valor_centavos else x.pago_centavos end) from balcao.parcela_lista x
      where x.assinatura_id = l.assinatura_id and x.apolice_id = l.apolice_id and x.status <> 'ESTORNADA'), 0)::float8 as pago_da_apolice_centavos,
    (select min(z.inicio)::text from balcao.prazo z join balcao.parcela_lista x on x.id = z.alvo_id
      where x.assinatura_id = l.assinatura_id and x.apolice_id = l.apolice_id and z.tipo = 'AVISO_DE_MORA' and z.fim is null
        and z.excluido_em is null) as aviso_em,
    (select jsonb_build_object('tipo', c.tipo, 'em', to_char(c.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from balcao.contato_parcela c where c.assinatura_id = l.assinatura_id and c.parcela_id = l.id order by c.id desc limit 1) as ultimo_contato,
    (select c.prometida_para::text from balcao.contato_parcela c where c.assinatura_id = l.assinatura_id and c.parcela_id = l.id
      and c.tipo = 'PROMESSA' order by c.id desc limit 1) as prometida_para,
    (select jsonb_build_object('em', t.vencimento, 'responsavel', u.nome) from balcao.contato_parcela c join balcao.tarefa t on t.id = c.tarefa_id
        join balcao.usuario u on u.id = t.responsavel_id
      where c.assinatura_id = l.assinatura_id and c.parcela_id = l.id and c.tarefa_id is not null and c.tipo <> 'PROMESSA'
        and t.status in ('ABERTA', 'EM_ANDAMENTO') and t.excluido_em is null order by c.id desc limit 1) as proximo_contato,
    (select jsonb_build_object('status', e.status, 'vencimento', coalesce(e.vencimento, e.vencimento_pedido)) from balcao.reemissao_parcela e
      where e.assinatura_id = l.assinatura_id and e.parcela_id = l.id order by e.id desc limit 1) as reemissao,
    (select ${ENCARGOS_EM_JSON} from balcao.parcela q where q.id = l.id) as encargos`,
  busca: BUSCA_PELA_APOLICE,
  filtros: {
    dono: { coluna: 'l.usuario_id' },
    seguradora: { coluna: 'l.seguradora' },
    produtor: { coluna: 'l.produtor_id' },
    cobranca: (cobranca) => CONTATOS[cobranca] ?? 'true',
    desde: (desde, bind) => `l.vencimento >= ${bind(desde)}::date`,
    antesDe: (antesDe, bind) => `l.vencimento <= ${bind(antesDe)}::date`,
  },
  ordens: ORDENS,
  ordem: 'vencimento',
});

/** The range of delays that is asked for, as the due days it is of on a day. */
export function vencimentosDaFaixa({ faixa }: Pick<ConsultaAtrasadas, 'faixa'>, hoje: string): { desde?: string; antesDe?: string } {
  if (!faixa) return {};
  const [de, ate] = diasDaFaixaDeAtraso[faixa];
  return { antesDe: addDias(hoje, 0 - de), ...(ate !== null && { desde: addDias(hoje, 0 - ate) }) };
}

export const atrasadaRepository = {
  ...leitura,

  sum: async (tx: Tx, asked: PerguntaAtrasadas): Promise<TotaisAtrasadas> => {
    const counted = await leitura.readCounted(tx, asked);
    if (counted === null) return semSomas('segurados', 'abertoCentavos');
    const { fonte, params } = counted;
    const row = await tx.row<TotaisAtrasadas>(
      `select count(*)::int as total, count(distinct l.segurado_id)::int as segurados,
         coalesce(sum(l.valor_centavos - l.pago_centavos), 0)::float8 as aberto_centavos from ${fonte}`,
      params,
    );
    return row as TotaisAtrasadas;
  },

  readOpcoes: (tx: Tx, dono: string | null): Promise<OpcoesParcelas> =>
    readOpcoesUsadas(
      tx,
      ['seguradoras', 'produtores'],
      `balcao.parcela_lista l where ${ATRASADA} and ($1::uuid is null or l.usuario_id = $1)`,
      [dono],
    ),
};

export type AtrasadaRepository = typeof atrasadaRepository;

import type { FaturaColetivaResumo, FaturaDaApolice } from '@balcao/contracts';
import { nomeDaFaixa } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';
import { FROM_DA_FATURA, RESUMO_DA_FATURA } from './fatura.repository.ts';
import { GRUPO } from './grupo.repository.ts';

/** One bill whole, without what is reckoned of the lives. */
export type FaturaVistaRow = Omit<FaturaDaApolice, 'fechamento' | 'impedimentoDaReabertura' | 'mudancas'>;

type Fatos = FaturaColetivaResumo &
  Pick<FaturaVistaRow, 'versao' | 'iofBps' | 'grupo' | 'linha' | 'proprio' | 'agenciamentoCentavos' | 'prolaboreCentavos' | 'movimentacao'>;
const instante = (coluna: string): string => `to_char(${coluna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const valores = (de: string): string => `${de}.liquido_centavos::float8, ${de}.iof_centavos::float8, ${de}.comissao_centavos::float8`;
const count = (onde: string): string => `count(*) filter (where ${onde})::int`;
const MOVIMENTACAO = `(select jsonb_build_object('inclusoes', ${count("m.tipo = 'INCLUSAO' and m.situacao = 'APLICADO'")},
    'exclusoes', ${count("m.tipo = 'EXCLUSAO' and m.situacao = 'APLICADO'")}, 'alteracoes', ${count("m.tipo = 'ALTERACAO' and m.situacao = 'APLICADO'")},
    'recusadas', ${count("m.situacao = 'RECUSADO'")}) from balcao.movimento_vida m where m.fatura_id = l.id)`;

export const faturaVistaRepository = {
  find: async (tx: Tx, id: string, { usuarioId }: Escopo): Promise<FaturaVistaRow | null> => {
    const fatos = await tx.row<Fatos>(
      `select ${RESUMO_DA_FATURA}, l.versao, (l.preco ->> 'iofBps')::int as iof_bps, ${GRUPO} as grupo,
         case when r.linha = 'SAUDE' then 'SAUDE' else 'VIDA' end as linha, l.agenciamento_centavos::float8, l.prolabore_centavos::float8,
         jsonb_build_object('liquidoCentavos', l.liquido_centavos, 'iofCentavos', l.iof_centavos, 'comissaoCentavos', l.comissao_centavos) as proprio,
         ${MOVIMENTACAO} as movimentacao
       from ${FROM_DA_FATURA} join balcao.grupo_coletivo c on c.apolice_id = a.id
       where l.id = $1 and l.excluido_em is null and a.excluido_em is null and ($2::uuid is null or a.usuario_id = $2)`,
      [id, usuarioId],
    );
    if (!fatos) return null;
    const faixas = await tx.rows<{ faixa: number; vidas: number; premioCentavos: number }>(
      'select faixa, vidas, premio_centavos::float8 from balcao.fatura_faixa where fatura_id = $1 order by faixa',
      [id],
    );
    return {
      ...fatos,
      faixas: faixas.map((uma) => ({ ...uma, nome: nomeDaFaixa(uma.faixa as 0) })),
      ajustes: await tx.rows(
        `select j.de_fatura_id, to_char(d.competencia, 'YYYY-MM') as competencia, ${valores('j')} from balcao.fatura_ajuste j
         join balcao.fatura d on d.id = j.de_fatura_id where j.fatura_id = $1 order by d.competencia`,
        [id],
      ),
      arquivos: await tx.rows(
        `select f.id, f.nome, f.linhas, f.aplicadas, ${instante('f.confirmado_em')} as em, u.nome as por from balcao.fatura_arquivo f
         left join balcao.usuario u on u.id = f.criado_por where f.fatura_id = $1 and f.status = 'CONFIRMADO' order by f.confirmado_em desc`,
        [id],
      ),
      parcela: await tx.row(
        `select q.id, q.numero, (q.valor_centavos + q.ajuste_centavos)::float8 as valor_centavos, q.vencimento::text, q.status from balcao.parcela q
         where q.fatura_id = $1 and q.excluido_em is null`,
        [id],
      ),
      comissoes: await tx.rows(
        `select m.id, m.tipo, m.base_centavos::float8, m.bps, m.prevista_centavos::float8, m.previsao_em::text, m.recebida_centavos::float8, m.status
         from balcao.comissao m where m.fatura_id = $1 and m.excluido_em is null order by array_position(array['COMISSAO', 'AGENCIAMENTO', 'PROLABORE'], m.tipo)`,
        [id],
      ),
      historia: await tx.rows(
        `select t.id, t.tipo, ${instante('t.criado_em')} as em, u.nome as por, t.vidas, t.total_centavos::float8, t.motivo from balcao.fatura_ato t
         left join balcao.usuario u on u.id = t.criado_por where t.fatura_id = $1 order by t.id desc limit 200`,
        [id],
      ),
    };
  },
};

export type FaturaVistaRepository = typeof faturaVistaRepository;

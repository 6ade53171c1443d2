import type { OrcamentoResumo, Urgencia } from '@balcao/contracts';
import { addDias, compareUrgencias, hojeEm, type FatosUrgencia, parametrosUrgencia, STATUS_QUE_PRESSAM, urgenciaDe } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { FiltroOrcamentos, LinhaOrcamento, OrdemOrcamentos } from './orcamento-lista.repository.ts';

type Row = Omit<FatosUrgencia, 'esperaDesde'> & { id: string; esperaDesde: Date | null };

/** Facts of the cases (`o`) that a relation `c` of ids names; `$1` is the list of states that can press. */
const FATOS = `select o.id, o.status, o.vig_ini::text as "vigIni",
    (select a.vig_fim::text from balcao.apolice a where a.id = o.apolice_anterior_id and a.excluido_em is null
      and a.status <> 'CANCELADA' and a.situacao_renovacao in ('A_RENOVAR', 'EM_COTACAO')) as "fimApolice",
    (select min(r.em) from balcao.orcamento_evento r
      where r.orcamento_id = o.id and r.tipo = 'RESPONDIDO' and r.usuario_id is null
        -- whoever did anything in the case since has seen it
        and not exists (select from balcao.orcamento_evento b where b.orcamento_id = o.id and b.usuario_id is not null and b.em > r.em)
    ) as "esperaDesde",
    (select min(t.vencimento)::text from balcao.tarefa t where t.vinculo ->> 'id' = o.id::text and t.vinculo ->> 'tipo' = 'ORCAMENTO'
      and t.excluido_em is null and t.status in ('ABERTA', 'EM_ANDAMENTO')) as prazo
  from balcao.orcamento o join c on c.id = o.id
  where o.status = any($1::text[]) and o.excluido_em is null and not o.em_branco`;

const judge = (rows: readonly Row[], hoje: string): { id: string; urgencia: Urgencia }[] =>
  rows.flatMap(({ id, esperaDesde, ...fatos }) => {
    const urgencia = urgenciaDe({ ...fatos, esperaDesde: esperaDesde?.toISOString() ?? null }, { hoje });
    return urgencia ? [{ id, urgencia }] : [];
  });

/** Every case that may press today, by whom it may be seen left to the list; the most pressing first. The rule itself is the domain's. */
async function listUrgentes(tx: Tx, hoje: string): Promise<string[]> {
  const { vigenciaDias, vigenciaPassadaDias, fimApoliceDias, prazoDias } = parametrosUrgencia;
  const rows = await tx.rows<Row>(
    `with c as (
       select id from balcao.orcamento where status = any($1::text[]) and vig_ini between $2::date and $3::date
       union select x.id from balcao.apolice a join balcao.orcamento x on x.apolice_anterior_id = a.id where a.vig_fim between $4::date and $5::date
       union select orcamento_id from balcao.orcamento_evento where tipo = 'RESPONDIDO' and usuario_id is null
       union select x.id from balcao.tarefa t join balcao.orcamento x on x.id::text = t.vinculo ->> 'id'
         where t.excluido_em is null and t.status in ('ABERTA', 'EM_ANDAMENTO') and t.vencimento <= $6::date)
     ${FATOS}`,
    [
      STATUS_QUE_PRESSAM,
      addDias(hoje, -vigenciaPassadaDias),
      addDias(hoje, vigenciaDias),
      hoje,
      addDias(hoje, fimApoliceDias),
      addDias(hoje, prazoDias),
    ],
  );
  return judge(rows, hoje)
    .toSorted((a, b) => compareUrgencias(a.urgencia, b.urgencia))
    .map(({ id }) => id);
}

/** The question with the cases that press named in it, when it narrows or orders by them. */
export async function withUrgentes(
  tx: Tx,
  filtro: FiltroOrcamentos,
  { ordem, agora }: { ordem?: OrdemOrcamentos; agora: Date },
): Promise<FiltroOrcamentos> {
  if (!filtro.soUrgentes && ordem?.campo !== 'urgencia') return filtro;
  return { ...filtro, urgentes: await listUrgentes(tx, hojeEm(agora)) };
}

/** Lines as the screens show them: each with why it presses. One statement, however many there are. */
export async function tellUrgencia(tx: Tx, linhas: readonly LinhaOrcamento[], agora: Date): Promise<OrcamentoResumo[]> {
  if (linhas.length === 0) return [];
  const rows = await tx.rows<Row>(`with c as (select unnest($2::uuid[]) as id) ${FATOS}`, [STATUS_QUE_PRESSAM, linhas.map(({ id }) => id)]);
  const porId = new Map(judge(rows, hojeEm(agora)).map(({ id, urgencia }) => [id, urgencia]));
  return linhas.map((linha) => ({ ...linha, urgencia: porId.get(linha.id) ?? null }));
}

import type { OrcamentoResumo, Urgencia } from '@balcao/contracts';
import { addDias, compareUrgencias, hojeEm, parametrosUrgencia, urgenciaDe } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { type FatosRow, urgenciaRepository } from './urgencia.repository.ts';
import type { FiltroOrcamentos, LinhaOrcamento, OrdemOrcamentos } from './orcamento-lista.repository.ts';

const judge = (rows: readonly FatosRow[], hoje: string): { id: string; urgencia: Urgencia }[] =>
  rows.flatMap(({ id, esperaDesde, ...fatos }) => {
    const urgencia = urgenciaDe({ ...fatos, esperaDesde: esperaDesde?.toISOString() ?? null }, { hoje });
    return urgencia ? [{ id, urgencia }] : [];
  });

/** Every case that may press today, by whom it may be seen left to the list; the most pressing first. The rule itself is the domain's. */
async function listUrgentes(tx: Tx, hoje: string): Promise<string[]> {
  const { vigenciaDias, vigenciaPassadaDias, fimApoliceDias, prazoDias } = parametrosUrgencia;
  const rows = await urgenciaRepository.listCandidatos(tx, {
    vigencia: [addDias(hoje, -vigenciaPassadaDias), addDias(hoje, vigenciaDias)],
    fimApolice: [hoje, addDias(hoje, fimApoliceDias)],
    prazoAte: addDias(hoje, prazoDias),
  });
  // of those that press alike the newest first: two readings, and two pages, must agree
  return judge(rows, hoje)
    .toSorted((a, b) => compareUrgencias(a.urgencia, b.urgencia) || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

/** The question with the cases that press named in it, when it narrows or orders by them. */
export async function withUrgentes(
  tx: Tx,
  filtro: FiltroOrcamentos,
  { ordem, agora }: { ordem?: OrdemOrcamentos; agora: Date },
): Promise<FiltroOrcamentos> {
  if (!filtro.soUrgentes && !ordem?.some(({ campo }) => campo === 'urgencia')) return filtro;
  return { ...filtro, urgentes: await listUrgentes(tx, hojeEm(agora)) };
}

/** Lines as the screens show them: each with why it presses. One statement, however many there are. */
export async function tellUrgencia(tx: Tx, linhas: readonly LinhaOrcamento[], agora: Date): Promise<OrcamentoResumo[]> {
  if (linhas.length === 0) return [];
  const rows = await urgenciaRepository.listFatos(
    tx,
    linhas.map(({ id }) => id),
  );
  const porId = new Map(judge(rows, hojeEm(agora)).map(({ id, urgencia }) => [id, urgencia]));
  return linhas.map((linha) => ({ ...linha, urgencia: porId.get(linha.id) ?? null }));
}

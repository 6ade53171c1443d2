import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Confirmado, Relato } from './person.ts';

const PRAZO_MS = 120_000;

interface Contagem {
  readonly orcamentos: number;
  readonly cotacoes: number;
  readonly envios: number;
}

const ABERTAS = `select count(*)::int as n from balcao.cotacao where status not in ('CONCLUIDA', 'CANCELADA')`;
const TAREFAS = 'select count(*)::int as n from graphile_worker.jobs where run_at <= now() or locked_at is not null';
const QUAIS = `select task_identifier || ' (' || attempts || ' tentativas, ' || coalesce('presa por ' || locked_by || ' desde ' || locked_at, 'livre')
  || coalesce(', ' || left(last_error, 120), '') || ')' as qual from graphile_worker.jobs where run_at <= now() or locked_at is not null limit 10`;
const TOTAL = `select (select count(*)::int from balcao.orcamento) as orcamentos, (select count(*)::int from balcao.cotacao) as cotacoes,
  (select count(*)::int from balcao.envio_orcamento) as envios`;
/** One row for each fact that must exist exactly once; any other count is a defect. */
const DE_UM_CASO = `select o.assinatura_id = $2 as da_assinatura,
    ($3::uuid is null or exists (select from balcao.cotacao c where c.id = $3 and c.orcamento_id = o.id and c.status = 'CONCLUIDA')) as cotacao,
    ($3::uuid is null or (select count(*) = count(distinct seguradora) and count(*) = 3 and bool_and(status = 'OK')
      from balcao.resultado_cotacao r where r.cotacao_id = $3)) as respostas,
    ($3::uuid is null or (select count(*) = 3 from balcao.oferta_cotacao f join balcao.resultado_cotacao r on r.id = f.resultado_id
      where r.cotacao_id = $3)) as ofertas,
    ($4::uuid is null or exists (select from balcao.envio_orcamento e where e.id = $4 and e.orcamento_id = o.id)) as envio,
    ($5::uuid is null or (select count(*) = 1 and bool_and(a.oferta_id = $5) from balcao.envio_resposta a
      where a.envio_id = $4 and a.tipo = 'ACEITE')) as aceite
  from balcao.orcamento o where o.id = $1`;

async function untilNone(client: pg.Client, sql: string): Promise<number> {
  for (let waited = 0; ; waited += 500) {
    const left = Number((await client.query<{ n: number }>(sql)).rows[0]?.n);
    if (left === 0 || waited >= PRAZO_MS) return left;
    await wait(500);
  }
}

async function judgeCase(client: pg.Client, feito: Confirmado): Promise<string[]> {
  const { orcamentoId, assinaturaId, cotacaoId, envioId, ofertaAceita } = feito;
  const { rows } = await client.query<Record<string, boolean>>(DE_UM_CASO, [orcamentoId, assinaturaId, cotacaoId, envioId, ofertaAceita]);
  if (rows.length !== 1) return [`o orçamento ${orcamentoId} está lá ${rows.length} vezes`];
  return Object.entries(rows[0] ?? {})
    .filter(([, holds]) => !holds)
    .map(([what]) => `o orçamento ${orcamentoId}: ${what} não confere`);
}

/** What does not hold once all is calm again; empty when everything does. `emAberto` is how many people were stopped in the middle. */
export async function judge(url: string, relatos: readonly Relato[], emAberto: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const defeitos = relatos.flatMap((relato) => relato.defeitos);
    const abertas = await untilNone(client, ABERTAS);
    if (abertas > 0) defeitos.push(`${abertas} cálculos nunca terminaram`);
    const tarefas = await untilNone(client, TAREFAS);
    if (tarefas > 0) {
      const { rows } = await client.query<{ qual: string }>(QUAIS);
      defeitos.push(`${tarefas} tarefas ficaram na fila: ${rows.map(({ qual }) => qual).join('; ')}`);
    }
    const feitos = relatos.flatMap(({ confirmados }) => confirmados);
    for (const feito of feitos) defeitos.push(...(await judgeCase(client, feito)));
    const total = (await client.query<Contagem>(TOTAL)).rows[0] as Contagem;
    const ditos: Contagem = {
      orcamentos: feitos.length,
      cotacoes: feitos.filter(({ cotacaoId }) => cotacaoId).length,
      envios: feitos.filter(({ envioId }) => envioId).length,
    };
    for (const what of ['orcamentos', 'cotacoes', 'envios'] as const) {
      // a repeated call, and one interrupted while waiting, may have created one more
      const most = ditos[what] + relatos.reduce((sum, { duvidas }) => sum + duvidas[what], 0) + emAberto;
      if (total[what] < ditos[what] || total[what] > most)
        defeitos.push(`${what}: ${total[what]} no banco, ${ditos[what]} confirmados (no máximo ${most})`);
    }
    return defeitos;
  } finally {
    await client.end();
  }
}

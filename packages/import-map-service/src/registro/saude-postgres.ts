import type pg from 'pg';
import type { RelatoSaude } from '../regras/saude.ts';
import type { ArmazemSaude } from './armazem.ts';
import { ABAS_POR_MINUTO } from './somas.ts';

const union = (coluna: string) =>
  `${coluna} = array(select distinct unnest(soma.${coluna} || excluded.${coluna}) limit ${ABAS_POR_MINUTO})`;
const texts = (coluna: string) => `array(select jsonb_array_elements_text(dita.${coluna}))`;

// in key order, so that two processes that update the same rows cannot deadlock
const SOMAR = `
  insert into composicao.saude_por_origem as soma (ambiente, servico, construcao, minuto, tipo, origem, abas, ruins, pessoas, boas)
  select $1, dita.servico, dita.construcao, dita.em, dita.tipo, dita.origem,
    ${texts('abas')}, ${texts('ruins')}, ${texts('pessoas')}, dita.boas
  from jsonb_to_recordset($2::jsonb) as dita (
    servico text, construcao text, em timestamptz, tipo text, origem text, abas jsonb, ruins jsonb, pessoas jsonb, boas bigint)
  order by dita.servico, dita.construcao, dita.em, dita.tipo, dita.origem
  on conflict (ambiente, servico, construcao, minuto, tipo, origem) do update set
    ${union('abas')}, ${union('ruins')}, ${union('pessoas')}, boas = soma.boas + excluded.boas`;

// older sums do not need the people it failed for, only the counts
const LER = `
  with ditas as (
    select *, minuto >= $2 as recente, cardinality(array(select distinct unnest(abas || ruins))) + boas as montagens
    from composicao.saude_por_origem where ambiente = $1 and minuto >= $3)
  select servico, construcao, tipo, origem, recente, max(minuto) as em,
    sum(montagens)::float8 as montagens, sum(cardinality(ruins))::float8 as falhas,
    case when recente then coalesce((
      select array_agg(distinct marca) from ditas as outra, unnest(outra.pessoas) as marca
      where outra.recente and (outra.servico, outra.construcao, outra.tipo, outra.origem)
        = (ditas.servico, ditas.construcao, ditas.tipo, ditas.origem)
    ), '{}') else '{}' end as pessoas
  from ditas group by servico, construcao, tipo, origem, recente`;

interface Linha extends Omit<RelatoSaude, 'em'> {
  readonly em: Date;
}

/** The sums of every process over one database. */
export const createSaudePostgres = (pool: pg.Pool): ArmazemSaude => ({
  // no retry here, unlike the log's statements: a repeated addition would count twice
  async add(ambiente, anotacoes) {
    await pool.query(SOMAR, [ambiente, JSON.stringify(anotacoes)]);
  },
  async read(ambiente, { recente, antiga }) {
    const { rows } = await pool.query<Linha>(LER, [ambiente, recente, antiga]);
    return rows.map(({ servico, construcao, tipo, origem, montagens, falhas, pessoas, em }) => ({
      servico,
      construcao,
      tipo,
      origem,
      montagens,
      falhas,
      pessoas,
      em: em.toISOString(),
    }));
  },
  async forget(antesDe) {
    await pool.query('delete from composicao.saude_por_origem where minuto < $1', [antesDe]);
  },
});

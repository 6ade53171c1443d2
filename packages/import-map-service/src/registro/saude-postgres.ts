import type pg from 'pg';
import type { RelatoSaude } from '../regras/saude.ts';
import type { ArmazemSaude } from './armazem.ts';
import { SESSOES_POR_MINUTO } from './somas.ts';

// in the order of the key: two processes that add to the same rows never wait for each other in a ring
const SOMAR = `
  insert into composicao.saude as soma (ambiente, servico, construcao, minuto, anonimo, montagens, falhas, sessoes)
  select $1, dita.servico, dita.construcao, dita.em, dita.anonimo, dita.montagens, dita.falhas,
    array(select jsonb_array_elements_text(dita.sessoes))
  from jsonb_to_recordset($2::jsonb) as dita (
    servico text, construcao text, em timestamptz, anonimo boolean, montagens bigint, falhas bigint, sessoes jsonb)
  order by dita.servico, dita.construcao, dita.em, dita.anonimo
  on conflict (ambiente, servico, construcao, minuto, anonimo) do update set
    montagens = soma.montagens + excluded.montagens,
    falhas = soma.falhas + excluded.falhas,
    sessoes = array(select distinct unnest(soma.sessoes || excluded.sessoes) limit ${SESSOES_POR_MINUTO})`;

// whose sessions failed long ago is not asked: only how many did
const LER = `
  with ditas as (select * from composicao.saude where ambiente = $1 and minuto >= $3)
  select servico, construcao, anonimo, minuto >= $2 as recente, max(minuto) as em,
    sum(montagens)::float8 as montagens, sum(falhas)::float8 as falhas,
    case when minuto >= $2 then coalesce((
      select array_agg(distinct marca) from ditas as outra, unnest(outra.sessoes) as marca
      where outra.minuto >= $2 and outra.servico = ditas.servico and outra.construcao = ditas.construcao and outra.anonimo = ditas.anonimo
    ), '{}') else '{}' end as sessoes
  from ditas group by servico, construcao, anonimo, minuto >= $2`;

interface Linha extends Omit<RelatoSaude, 'em'> {
  readonly em: Date;
}

/** The sums of every process over one database. */
export const createSaudePostgres = (pool: pg.Pool): ArmazemSaude => ({
  // an addition is not asked twice, as the log's statements are: it would count twice
  async somar(ambiente, relatos) {
    await pool.query(SOMAR, [ambiente, JSON.stringify(relatos.map((relato) => ({ anonimo: false, ...relato })))]);
  },
  async ler(ambiente, { recente, antiga }) {
    const { rows } = await pool.query<Linha>(LER, [ambiente, recente, antiga]);
    return rows.map(({ servico, construcao, anonimo, montagens, falhas, sessoes, em }) => ({
      servico,
      construcao,
      anonimo: anonimo === true,
      montagens,
      falhas,
      sessoes,
      em: em.toISOString(),
    }));
  },
  async esquecer(antesDe) {
    await pool.query('delete from composicao.saude where minuto < $1', [antesDe]);
  },
});

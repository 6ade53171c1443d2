import type pg from 'pg';

/**
 * Steps of this service's own schema, in order; one that ran is never edited. It lives beside the product's tables, in `composicao`,
 * and belongs to the role that may write maps.
 */
const PASSOS = [
  `create table composicao.registro (
     diario text not null,
     sequencia integer not null check (sequencia > 0),
     registro jsonb not null,
     gravado_em timestamptz not null default now(),
     primary key (diario, sequencia)
   );
   create table composicao.construcao (
     servico text not null,
     id text not null,
     manifesto jsonb not null,
     gravada_em timestamptz not null default now(),
     primary key (servico, id)
   );
   create function composicao.imutavel() returns trigger language plpgsql as $$
   begin
     raise exception 'composicao.% só cresce: % não é permitido', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
   end $$;
   create trigger registro_imutavel before update or delete or truncate on composicao.registro
     for each statement execute function composicao.imutavel();
   create trigger construcao_imutavel before update or delete or truncate on composicao.construcao
     for each statement execute function composicao.imutavel();
   create function composicao.avisar() returns trigger language plpgsql as $$
   begin
     perform pg_notify('composicao', new.diario);
     return null;
   end $$;
   create trigger registro_aviso after insert on composicao.registro
     for each row execute function composicao.avisar();`,
  `create table composicao.saude (
     ambiente text not null,
     servico text not null,
     construcao text not null,
     minuto timestamptz not null,
     anonimo boolean not null,
     montagens bigint not null,
     falhas bigint not null,
     sessoes text[] not null,
     primary key (ambiente, servico, construcao, minuto, anonimo)
   );`,
  // reports are now counted by origin, and each tab once; rows of the old table only lived for a day
  `create table composicao.saude_por_origem (
     ambiente text not null,
     servico text not null,
     construcao text not null,
     minuto timestamptz not null,
     tipo text not null,
     origem text not null,
     abas text[] not null,
     ruins text[] not null,
     pessoas text[] not null,
     boas bigint not null,
     primary key (ambiente, servico, construcao, minuto, tipo, origem)
   );
   create index saude_por_origem_minuto on composicao.saude_por_origem (ambiente, minuto);
   drop table composicao.saude;`,
];

/** Migrates the schema. Several processes may call it at once: one migrates, the others wait. */
export async function createEsquema(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('balcao:composicao'))`);
    await client.query('create schema if not exists composicao');
    await client.query('create table if not exists composicao.versao (passo integer primary key, em timestamptz not null default now())');
    const { rows } = await client.query<{ feitos: number }>('select coalesce(max(passo), 0) as feitos from composicao.versao');
    const feitos = rows[0]?.feitos ?? 0;
    for (const [indice, sql] of PASSOS.entries()) {
      if (indice < feitos) continue;
      await client.query(sql);
      await client.query('insert into composicao.versao (passo) values ($1)', [indice + 1]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

-- The clocks of the law follow the facts, whoever writes them; and what proves a case, kept as it was printed.

create function balcao.dia_de_sao_paulo(p_em timestamptz) returns date language sql immutable parallel safe as $$
  select (p_em at time zone 'America/Sao_Paulo')::date
$$;

-- A proposal that was transmitted waits for an answer, and each demand stops that clock while it is open; what is accepted waits for its policy.
create function balcao.seguir_prazos_da_proposta() returns trigger language plpgsql set search_path = balcao, pg_temp as $$
declare
  hoje date := dia_de_sao_paulo(clock_timestamp());
  espera constant text[] := array['TRANSMITIDA', 'EM_ANALISE', 'EXIGENCIA', 'VISTORIA'];
begin
  if new.transmitida_em is not null and new.status = any (espera) and not exists (
    select from prazo where alvo_id = new.id and tipo = 'ACEITACAO_PROPOSTA'
  ) then
    insert into prazo (assinatura_id, tipo, alvo_tipo, alvo_id, usuario_id, inicio)
    values (new.assinatura_id, 'ACEITACAO_PROPOSTA', 'PROPOSTA', new.id, new.usuario_id, dia_de_sao_paulo(new.transmitida_em))
    on conflict do nothing;
  end if;
  if tg_op = 'INSERT' then
    return null;
  end if;
  if new.exigencias is distinct from old.exigencias then
    update prazo p set pausas = coalesce((
      select jsonb_agg(jsonb_build_object('de', dia_de_sao_paulo((e ->> 'pedidaEm')::timestamptz),
        'ate', dia_de_sao_paulo((e ->> 'atendidaEm')::timestamptz)) order by e ->> 'pedidaEm')
      from jsonb_array_elements(new.exigencias) e where e ->> 'pedidaEm' is not null), '[]')
    where p.alvo_id = new.id and p.tipo = 'ACEITACAO_PROPOSTA' and p.fim is null;
  end if;
  if new.status is distinct from old.status and new.status in ('ACEITA', 'EMITIDA', 'RECUSADA', 'CANCELADA') then
    update prazo set fim = greatest(inicio, hoje) where alvo_id = new.id and tipo = 'ACEITACAO_PROPOSTA' and fim is null;
    if new.status in ('ACEITA', 'EMITIDA') then
      insert into prazo (assinatura_id, tipo, alvo_tipo, alvo_id, usuario_id, inicio)
      select new.assinatura_id, 'ENTREGA_APOLICE', 'PROPOSTA', new.id, new.usuario_id, hoje
      where not exists (select from prazo where alvo_id = new.id and tipo = 'ENTREGA_APOLICE')
      on conflict do nothing;
    else
      update prazo set fim = greatest(inicio, hoje) where alvo_id = new.id and tipo = 'ENTREGA_APOLICE' and fim is null;
    end if;
  end if;
  return null;
end
$$;
create trigger seguir_prazos after insert or update of status, transmitida_em, exigencias on balcao.proposta
  for each row execute function balcao.seguir_prazos_da_proposta();

-- Subscriptions with something a day decides: a clock that runs, an instalment that fell due, a policy that begins, ends or is suspended.
create function balcao.assinaturas_com_prazos(p_hoje date) returns setof uuid
language sql stable security definer set search_path = balcao, pg_temp as $$
  select a.id from assinatura a where exists (select from prazo p where p.assinatura_id = a.id and p.fim is null and p.excluido_em is null)
    or exists (select from parcela q where q.assinatura_id = a.id and q.status = 'ABERTA' and q.vencimento < p_hoje and q.apolice_id is not null
      and q.excluido_em is null)
    or exists (select from apolice x where x.assinatura_id = a.id and x.excluido_em is null and ((x.status = 'A_VIGORAR' and x.vig_ini <= p_hoje)
      or (x.status in ('VIGENTE', 'SUSPENSA') and x.vig_fim < p_hoje)))
$$;
grant execute on function balcao.assinaturas_com_prazos, balcao.dia_de_sao_paulo to balcao_app;

create table balcao.pacote_provas (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  proposta_id uuid,
  apolice_id uuid,
  titulo text not null check (titulo <> ''),
  -- how many facts it tells, and all of them as they were read
  fatos integer not null check (fatos >= 0),
  texto text not null,
  texto_sha256 text not null check (texto_sha256 ~ '^[0-9a-f]{64}$'),
  pdf bytea not null,
  pdf_sha256 text not null check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  unique (assinatura_id, id),
  check (num_nonnulls(proposta_id, apolice_id) > 0),
  -- a sale that is kept no longer takes its proof with it
  foreign key (assinatura_id, proposta_id) references balcao.proposta (assinatura_id, id) on delete cascade,
  foreign key (assinatura_id, apolice_id) references balcao.apolice (assinatura_id, id) on delete cascade
);
create index pacote_da_proposta on balcao.pacote_provas (assinatura_id, proposta_id) where proposta_id is not null;
create index pacote_da_apolice on balcao.pacote_provas (assinatura_id, apolice_id) where apolice_id is not null;
create index pacote_por_resumo on balcao.pacote_provas (assinatura_id, pdf_sha256);
comment on table balcao.pacote_provas is 'Provas de um caso como foram impressas: cada mensagem e horário, com o resumo que diz se algo mudou desde então.';
select balcao.tabela_de_assinatura('balcao.pacote_provas', false);
revoke update on balcao.pacote_provas from balcao_app;

-- Delivery of a policy is a fact its document proves: the clock of it ends by itself on the day the document arrived.

alter table balcao.prazo add column documento_id uuid,
  add foreign key (assinatura_id, documento_id) references balcao.documento (assinatura_id, id) on delete set null (documento_id);
create index prazo_do_documento on balcao.prazo (assinatura_id, documento_id) where documento_id is not null;

-- The earliest document of the policy of a proposal, linked to either of the two, ends what waits for it; what somebody ended stays.
create function balcao.encerrar_entrega(p_propostas uuid[]) returns void language sql set search_path = balcao, pg_temp as $$
  update prazo p set fim = greatest(p.inicio, least(dia_de_sao_paulo(d.criado_em), dia_de_sao_paulo(clock_timestamp()))), documento_id = d.id
  from proposta o cross join lateral (
    select d.id, d.criado_em from documento_vinculo v join documento d on d.id = v.documento_id
    where d.tipo = 'APOLICE' and d.excluido_em is null
      and ((v.alvo = 'PROPOSTA' and v.alvo_id = o.id) or (v.alvo = 'APOLICE' and v.alvo_id = o.apolice_id))
    order by d.criado_em, d.id limit 1) d
  where o.id = any (p_propostas) and p.alvo_id = o.id and p.tipo = 'ENTREGA_APOLICE' and p.fim is null and p.excluido_em is null
$$;

-- A link taken back on the day it was made was a mistake: what it ended runs again, unless another document proves the same. Taken back
-- later it is housekeeping, and the delivery stays delivered.
create function balcao.rever_entrega(p_documento uuid, p_propostas uuid[]) returns void language plpgsql
set search_path = balcao, pg_temp as $$
begin
  update prazo p set fim = null, documento_id = null
  where p.alvo_id = any (p_propostas) and p.tipo = 'ENTREGA_APOLICE' and p.documento_id = p_documento and p.excluido_em is null;
  perform encerrar_entrega(p_propostas);
end
$$;

create function balcao.propostas_do_vinculo(p_alvo text, p_id uuid) returns uuid[] language sql stable set search_path = balcao, pg_temp as $$
  select coalesce(array_agg(o.id), '{}') from proposta o
  where (p_alvo = 'PROPOSTA' and o.id = p_id) or (p_alvo = 'APOLICE' and o.apolice_id = p_id)
$$;

create function balcao.seguir_entrega_do_vinculo() returns trigger language plpgsql set search_path = balcao, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform encerrar_entrega(propostas_do_vinculo(new.alvo, new.alvo_id));
  elsif dia_de_sao_paulo(old.criado_em) = dia_de_sao_paulo(clock_timestamp()) then
    perform rever_entrega(old.documento_id, propostas_do_vinculo(old.alvo, old.alvo_id));
  end if;
  return null;
end
$$;
create trigger seguir_entrega_posta after insert on balcao.documento_vinculo
  for each row when (new.alvo in ('PROPOSTA', 'APOLICE')) execute function balcao.seguir_entrega_do_vinculo();
create trigger seguir_entrega_tirada after delete on balcao.documento_vinculo
  for each row when (old.alvo in ('PROPOSTA', 'APOLICE')) execute function balcao.seguir_entrega_do_vinculo();

-- A document that is said to be a policy, or not to be one, after it was linked.
create function balcao.seguir_entrega_do_documento() returns trigger language plpgsql set search_path = balcao, pg_temp as $$
declare
  v record;
begin
  for v in select alvo, alvo_id, criado_em from documento_vinculo where documento_id = new.id and alvo in ('PROPOSTA', 'APOLICE') loop
    if new.tipo = 'APOLICE' then
      perform encerrar_entrega(propostas_do_vinculo(v.alvo, v.alvo_id));
    elsif dia_de_sao_paulo(v.criado_em) = dia_de_sao_paulo(clock_timestamp()) then
      perform rever_entrega(new.id, propostas_do_vinculo(v.alvo, v.alvo_id));
    end if;
  end loop;
  return null;
end
$$;
create trigger seguir_entrega after update of tipo on balcao.documento
  for each row when (new.tipo <> old.tipo and 'APOLICE' in (new.tipo, old.tipo)) execute function balcao.seguir_entrega_do_documento();

-- The document may have come first: before the clock began, or before the proposal knew its policy.
create function balcao.seguir_entrega_da_proposta() returns trigger language plpgsql set search_path = balcao, pg_temp as $$
begin
  perform encerrar_entrega(array[case tg_table_name when 'prazo' then to_jsonb(new) ->> 'alvo_id' else to_jsonb(new) ->> 'id' end]::uuid[]);
  return null;
end
$$;
create trigger seguir_entrega after insert on balcao.prazo
  for each row when (new.tipo = 'ENTREGA_APOLICE' and new.fim is null) execute function balcao.seguir_entrega_da_proposta();
create trigger seguir_entrega after update of apolice_id on balcao.proposta
  for each row when (new.apolice_id is not null and new.apolice_id is distinct from old.apolice_id)
  execute function balcao.seguir_entrega_da_proposta();

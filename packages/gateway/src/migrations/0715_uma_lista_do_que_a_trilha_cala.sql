-- What the trail keeps silent is told once: of one record and of many together it is the same.

create or replace function balcao.trilha_auditoria()
returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  velho jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  novo jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  linha jsonb := coalesce(novo, velho);
begin
  if velho = novo then
    return null;
  end if;
  insert into auditoria (assinatura_id, entidade, entidade_id, acao, antes, depois, usuario_id, segfyer_id, ip)
  values (
    (linha ->> 'assinatura_id')::uuid, tg_table_name, linha ->> 'id',
    case tg_op when 'INSERT' then 'INCLUSAO' when 'UPDATE' then 'ALTERACAO' else 'EXCLUSAO' end,
    dizeres_da_trilha(velho), dizeres_da_trilha(novo), usuario_atual(),
    nullif(current_setting('balcao.segfyer_id', true), ''), nullif(current_setting('balcao.ip', true), '')
  );
  return null;
end
$$;

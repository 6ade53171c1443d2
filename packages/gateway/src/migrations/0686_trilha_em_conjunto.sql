-- A settlement changes twenty thousand commissions in one statement: the trail of all of them is one statement, too, with the same lines.

-- What the trail keeps of a record: neither secrets nor what follows from the other columns. The keys of a risk are its words squeezed together, which
-- nothing could sweep; a document and a day written another way are swept from the columns they come from.
create function balcao.dizeres_da_trilha(linha jsonb) returns jsonb language sql immutable parallel safe as $$
  select linha - array['senha_hash', 'token_hash', 'companheiro_hash', 'segredo', 'chaves_risco', 'cidade_chave', 'aniversario', 'documento_chave']
$$;

-- Before and after are put together by grouping: a plan made for one record would compare each of many with all.
create function balcao.trilha_em_conjunto() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  velhas text := 'select v.id, v.assinatura_id, to_jsonb(v) as antes, null::jsonb as depois from velhas v';
  novas text := 'select n.id, n.assinatura_id, null::jsonb, to_jsonb(n) from novas n';
begin
  execute format('insert into auditoria (assinatura_id, entidade, entidade_id, acao, antes, depois, usuario_id, segfyer_id, ip)
      select x.assinatura_id, $1, x.id::text, $2, dizeres_da_trilha(x.antes), dizeres_da_trilha(x.depois), $3, $4, $5
      from (select y.id, y.assinatura_id, (array_agg(y.antes) filter (where y.antes is not null))[1] as antes,
        (array_agg(y.depois) filter (where y.depois is not null))[1] as depois from (%s) y (id, assinatura_id, antes, depois) group by 1, 2) x
      where x.antes is distinct from x.depois',
    case tg_op when 'INSERT' then novas when 'DELETE' then velhas else velhas || ' union all ' || novas end)
  using tg_table_name, case tg_op when 'INSERT' then 'INCLUSAO' when 'UPDATE' then 'ALTERACAO' else 'EXCLUSAO' end, usuario_atual(),
    nullif(current_setting('balcao.segfyer_id', true), ''), nullif(current_setting('balcao.ip', true), '');
  return null;
end
$$;

drop trigger trilha on balcao.comissao;
create trigger trilha_inclusao after insert on balcao.comissao referencing new table as novas
  for each statement execute function balcao.trilha_em_conjunto();
create trigger trilha_alteracao after update on balcao.comissao referencing old table as velhas new table as novas
  for each statement execute function balcao.trilha_em_conjunto();
create trigger trilha_exclusao after delete on balcao.comissao referencing old table as velhas
  for each statement execute function balcao.trilha_em_conjunto();

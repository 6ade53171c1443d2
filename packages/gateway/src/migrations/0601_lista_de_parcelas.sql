-- The list of instalments, a line for each that is of a policy: what it is narrowed, ordered and summed by. Its own table, for an order by client
-- or a filter by insurer over a million of them reads no other; a search goes by the line of the policy in `venda_lista`.
create table balcao.parcela_lista (
  id uuid primary key references balcao.parcela (id) on delete cascade,
  assinatura_id uuid not null references balcao.assinatura (id),
  apolice_id uuid not null,
  apolice_numero text not null,
  -- number of the endorsement that charges it; null when the policy does
  endosso integer,
  numero integer not null,
  -- how many it is one of
  total integer not null,
  segurado_id uuid not null,
  segurado_nome text not null,
  bem text not null,
  seguradora text not null,
  ramo text not null,
  produtor_id uuid,
  usuario_id uuid not null,
  vencimento date not null,
  valor_centavos bigint not null,
  pago_centavos bigint not null,
  forma text not null,
  status text not null,
  pago_em date
);
comment on table balcao.parcela_lista is 'A lista de parcelas das apólices, uma linha por parcela: por onde se filtra, ordena e soma.';
call balcao.proteger('balcao.parcela_lista');
grant select on balcao.parcela_lista to balcao_app;
create index parcela_lista_vencimento on balcao.parcela_lista (assinatura_id, vencimento, id);
create index parcela_lista_segurado on balcao.parcela_lista (assinatura_id, (segurado_nome collate balcao.pt_br), id);
create index parcela_lista_apolice on balcao.parcela_lista (assinatura_id, apolice_numero, id);
create index parcela_lista_valor on balcao.parcela_lista (assinatura_id, valor_centavos, id);
create index parcela_lista_dono on balcao.parcela_lista (assinatura_id, usuario_id, vencimento, id);
create index parcela_lista_da_seguradora on balcao.parcela_lista (assinatura_id, seguradora, vencimento, id);
create index parcela_lista_da_apolice on balcao.parcela_lista (assinatura_id, apolice_id);
create index parcela_lista_do_segurado on balcao.parcela_lista (assinatura_id, segurado_id);
-- what a filter finds is summed from the index alone
create index parcela_lista_soma on balcao.parcela_lista (assinatura_id, status, vencimento, id)
  include (valor_centavos, pago_centavos, seguradora, produtor_id, usuario_id, forma);

-- Writes again the lines of some instalments, and removes those of what is gone.
create function balcao.listar_parcelas(p_ids uuid[]) returns void language sql volatile security definer set search_path = balcao, pg_temp as $$
  delete from parcela_lista l where l.id = any (p_ids) and not exists (select from parcela q join apolice a on a.id = q.apolice_id
    where q.id = l.id and q.excluido_em is null and a.excluido_em is null);
  insert into parcela_lista (id, assinatura_id, apolice_id, apolice_numero, endosso, numero, total, segurado_id, segurado_nome, bem, seguradora,
    ramo, produtor_id, usuario_id, vencimento, valor_centavos, pago_centavos, forma, status, pago_em)
  select q.id, q.assinatura_id, a.id, a.numero, e.numero, q.numero,
    (select count(*) from parcela t where t.assinatura_id = q.assinatura_id and t.apolice_id = q.apolice_id
      and t.endosso_id is not distinct from q.endosso_id and t.excluido_em is null)::int,
    a.segurado_id, s.nome, a.bem, a.seguradora, a.ramo, a.produtor_id, a.usuario_id, q.vencimento, q.valor_centavos + q.ajuste_centavos,
    coalesce(q.pago_centavos, 0), q.forma, q.status, q.pago_em
  from parcela q join apolice a on a.id = q.apolice_id join segurado s on s.id = a.segurado_id left join endosso e on e.id = q.endosso_id
  where q.id = any (p_ids) and q.excluido_em is null and a.excluido_em is null
  -- two who write of one policy at once both have its lines there
  on conflict (id) do update set apolice_id = excluded.apolice_id, apolice_numero = excluded.apolice_numero, endosso = excluded.endosso,
    numero = excluded.numero, total = excluded.total, segurado_id = excluded.segurado_id, segurado_nome = excluded.segurado_nome,
    bem = excluded.bem, seguradora = excluded.seguradora, ramo = excluded.ramo, produtor_id = excluded.produtor_id,
    usuario_id = excluded.usuario_id, vencimento = excluded.vencimento, valor_centavos = excluded.valor_centavos,
    pago_centavos = excluded.pago_centavos, forma = excluded.forma, status = excluded.status, pago_em = excluded.pago_em
$$;
revoke execute on function balcao.listar_parcelas from public;

-- One more or one less of a policy changes how many the others are of.
create function balcao.listar_parcelas_da_apolice() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_parcelas(array(select q.id from parcela q
    where (q.assinatura_id, q.apolice_id) in (select distinct m.assinatura_id, m.apolice_id from mudadas m where m.apolice_id is not null)));
  return null;
end
$$;
create function balcao.listar_parcelas_mudadas() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_parcelas(array(select id from mudadas where apolice_id is not null));
  return null;
end
$$;
create trigger listar_incluir after insert on balcao.parcela referencing new table as mudadas for each statement
  execute function balcao.listar_parcelas_da_apolice();
create trigger listar after update on balcao.parcela referencing new table as mudadas for each statement
  execute function balcao.listar_parcelas_mudadas();
create trigger deslistar after delete on balcao.parcela referencing old table as mudadas for each statement
  execute function balcao.listar_parcelas_da_apolice();

create function balcao.listar_parcelas_de_apolices() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_parcelas(array(select q.id from novas n join velhas v on v.id = n.id
    join parcela q on q.assinatura_id = n.assinatura_id and q.apolice_id = n.id
    where (n.numero, n.segurado_id, n.bem, n.seguradora, n.ramo, n.produtor_id, n.usuario_id, n.excluido_em is null) is distinct from
      (v.numero, v.segurado_id, v.bem, v.seguradora, v.ramo, v.produtor_id, v.usuario_id, v.excluido_em is null)));
  return null;
end
$$;
create trigger listar_parcelas after update on balcao.apolice referencing old table as velhas new table as novas for each statement
  execute function balcao.listar_parcelas_de_apolices();

create function balcao.listar_parcelas_do_segurado() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  update parcela_lista set segurado_nome = new.nome where assinatura_id = new.assinatura_id and segurado_id = new.id;
  return null;
end
$$;
create trigger listar_parcelas after update on balcao.segurado for each row when (old.nome is distinct from new.nome)
  execute function balcao.listar_parcelas_do_segurado();

select balcao.listar_parcelas(array(select id from balcao.parcela where apolice_id is not null));

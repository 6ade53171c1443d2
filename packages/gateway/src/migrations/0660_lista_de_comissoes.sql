-- The list of what insurers still owe of commissions, a line for each that waits: what it is narrowed, ordered and summed by, as `parcela_lista` is
-- for instalments. One that was received whole, or is expected no longer, leaves it.
create table balcao.comissao_lista (
  id uuid primary key references balcao.comissao (id) on delete cascade,
  assinatura_id uuid not null references balcao.assinatura (id),
  apolice_id uuid not null,
  apolice_numero text not null,
  -- as the insurer writes it, else ours; null when the policy pays it
  endosso text,
  parcela integer,
  tipo text not null,
  segurado_id uuid not null,
  segurado_nome text not null,
  seguradora text not null,
  ramo text not null,
  corretora_id uuid not null,
  produtor_id uuid,
  prevista_centavos bigint not null,
  recebida_centavos bigint not null,
  previsao_em date not null,
  status text not null
);
comment on table balcao.comissao_lista is 'A lista das comissões que as seguradoras ainda devem, uma linha por comissão: por onde se filtra, ordena e soma.';
call balcao.proteger('balcao.comissao_lista');
grant select on balcao.comissao_lista to balcao_app;
create index comissao_lista_previsao on balcao.comissao_lista (assinatura_id, previsao_em, id);
create index comissao_lista_segurado on balcao.comissao_lista (assinatura_id, (segurado_nome collate balcao.pt_br), id);
create index comissao_lista_apolice on balcao.comissao_lista (assinatura_id, apolice_numero, id);
create index comissao_lista_seguradora on balcao.comissao_lista (assinatura_id, seguradora, previsao_em, id);
create index comissao_lista_falta on balcao.comissao_lista (assinatura_id, (prevista_centavos - recebida_centavos), id);
create index comissao_lista_da_apolice on balcao.comissao_lista (assinatura_id, apolice_id);
create index comissao_lista_do_segurado on balcao.comissao_lista (assinatura_id, segurado_id);
-- what a filter finds is summed from the index alone
create index comissao_lista_soma on balcao.comissao_lista (assinatura_id, previsao_em, seguradora)
  include (prevista_centavos, recebida_centavos, status, ramo, produtor_id, corretora_id, id);

-- Writes again the lines of some commissions, and removes those of what waits no longer.
create function balcao.listar_comissoes_a_receber(p_ids uuid[]) returns void language sql volatile security definer
set search_path = balcao, pg_temp as $$
  delete from comissao_lista l where l.id = any (p_ids) and not exists (select from comissao c join apolice a on a.id = c.apolice_id
    where c.id = l.id and c.excluido_em is null and a.excluido_em is null and c.status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA'));
  insert into comissao_lista (id, assinatura_id, apolice_id, apolice_numero, endosso, parcela, tipo, segurado_id, segurado_nome, seguradora, ramo,
    corretora_id, produtor_id, prevista_centavos, recebida_centavos, previsao_em, status)
  select c.id, c.assinatura_id, a.id, a.numero, case when e.id is not null then coalesce(e.numero_seguradora, e.numero::text) end, q.numero, c.tipo,
    a.segurado_id, s.nome, a.seguradora, a.ramo, a.corretora_id, a.produtor_id, c.prevista_centavos, c.recebida_centavos, c.previsao_em, c.status
  from comissao c join apolice a on a.id = c.apolice_id join segurado s on s.id = a.segurado_id
    left join endosso e on e.id = c.endosso_id left join parcela q on q.id = c.parcela_id
  where c.id = any (p_ids) and c.excluido_em is null and a.excluido_em is null and c.status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA')
  on conflict (id) do update set apolice_id = excluded.apolice_id, apolice_numero = excluded.apolice_numero, endosso = excluded.endosso,
    parcela = excluded.parcela, tipo = excluded.tipo, segurado_id = excluded.segurado_id, segurado_nome = excluded.segurado_nome,
    seguradora = excluded.seguradora, ramo = excluded.ramo, corretora_id = excluded.corretora_id, produtor_id = excluded.produtor_id,
    prevista_centavos = excluded.prevista_centavos, recebida_centavos = excluded.recebida_centavos, previsao_em = excluded.previsao_em,
    status = excluded.status
$$;
revoke execute on function balcao.listar_comissoes_a_receber from public;

create function balcao.listar_comissoes_mudadas() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_comissoes_a_receber(array(select id from mudadas where apolice_id is not null));
  return null;
end
$$;
create trigger listar_incluir after insert on balcao.comissao referencing new table as mudadas for each statement
  execute function balcao.listar_comissoes_mudadas();
create trigger listar after update on balcao.comissao referencing new table as mudadas for each statement
  execute function balcao.listar_comissoes_mudadas();

create function balcao.listar_comissoes_de_apolices() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_comissoes_a_receber(array(select c.id from novas n join velhas v on v.id = n.id
    join comissao c on c.assinatura_id = n.assinatura_id and c.apolice_id = n.id
    where (n.numero, n.segurado_id, n.seguradora, n.ramo, n.corretora_id, n.produtor_id, n.excluido_em is null) is distinct from
      (v.numero, v.segurado_id, v.seguradora, v.ramo, v.corretora_id, v.produtor_id, v.excluido_em is null)));
  return null;
end
$$;
create trigger listar_comissoes after update on balcao.apolice referencing old table as velhas new table as novas for each statement
  execute function balcao.listar_comissoes_de_apolices();

-- the insurer's number of an endorsement comes after it was asked for
create function balcao.listar_comissoes_de_endosso() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  update comissao_lista l set endosso = coalesce(new.numero_seguradora, new.numero::text)
  from comissao c where c.endosso_id = new.id and l.id = c.id;
  return null;
end
$$;
create trigger listar_comissoes after update on balcao.endosso for each row
  when (old.numero_seguradora is distinct from new.numero_seguradora or old.numero is distinct from new.numero)
  execute function balcao.listar_comissoes_de_endosso();

create function balcao.listar_comissoes_do_segurado() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  update comissao_lista set segurado_nome = new.nome where assinatura_id = new.assinatura_id and segurado_id = new.id;
  return null;
end
$$;
create trigger listar_comissoes after update on balcao.segurado for each row when (old.nome is distinct from new.nome)
  execute function balcao.listar_comissoes_do_segurado();

select balcao.listar_comissoes_a_receber(array(select id from balcao.comissao
  where apolice_id is not null and status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA')));

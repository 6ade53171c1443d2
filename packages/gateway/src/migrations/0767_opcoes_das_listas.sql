-- What a list may be narrowed by (its insurers, lines of insurance, producers and brokerages) was read from all of its lines each time it was opened:
-- 650 ms of 650,000 sales. It is noted as lines are written, and stays when the last of them goes: a filter that finds nothing says so.
create table balcao.opcao_de_lista (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  lista text not null,
  cadastro text not null,
  -- whose line it was: who sees only their own is offered only their own
  usuario_id uuid not null,
  valor text not null
);
comment on table balcao.opcao_de_lista is 'Por que as listas de vendas e de parcelas se podem filtrar: cada seguradora, ramo, produtor e corretora que uma linha teve, e de quem ela era.';
call balcao.proteger('balcao.opcao_de_lista');
grant select on balcao.opcao_de_lista to balcao_app;
-- not unique: two who write the first line of an insurer at once wait for each other in nothing, and a second note of it changes no answer
create index opcao_de_lista_da_lista on balcao.opcao_de_lista (assinatura_id, lista, cadastro, usuario_id, valor);

-- Notes what the lines that came have that no line had.
create function balcao.anotar_opcoes_de_vendas() returns trigger language plpgsql security definer
  set search_path = balcao, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into opcao_de_lista (assinatura_id, lista, cadastro, usuario_id, valor)
  select x.* from (
    select distinct n.assinatura_id, 'venda_lista', o.cadastro, n.usuario_id, o.valor from novas n cross join lateral (values
      ('seguradoras', n.seguradora), ('ramos', n.ramo), ('produtores', n.produtor_id::text), ('corretoras', n.corretora_id::text)) o (cadastro, valor)
  ) x (assinatura_id, lista, cadastro, usuario_id, valor)
  where x.valor is not null and not exists (select from opcao_de_lista j
    where (j.assinatura_id, j.lista, j.cadastro, j.usuario_id, j.valor) = (x.assinatura_id, x.lista, x.cadastro, x.usuario_id, x.valor));
  return null;
end
$$;
create trigger opcoes_inclusao after insert on balcao.venda_lista referencing new table as novas
  for each statement execute function balcao.anotar_opcoes_de_vendas();
create trigger opcoes_alteracao after update on balcao.venda_lista referencing new table as novas
  for each statement execute function balcao.anotar_opcoes_de_vendas();
insert into balcao.opcao_de_lista (assinatura_id, lista, cadastro, usuario_id, valor)
select distinct n.assinatura_id, 'venda_lista', o.cadastro, n.usuario_id, o.valor from balcao.venda_lista n cross join lateral (values
  ('seguradoras', n.seguradora), ('ramos', n.ramo), ('produtores', n.produtor_id::text), ('corretoras', n.corretora_id::text)) o (cadastro, valor) where o.valor is not null;

create function balcao.anotar_opcoes_de_parcelas() returns trigger language plpgsql security definer
  set search_path = balcao, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into opcao_de_lista (assinatura_id, lista, cadastro, usuario_id, valor)
  select x.* from (
    select distinct n.assinatura_id, 'parcela_lista', o.cadastro, n.usuario_id, o.valor from novas n cross join lateral (values
      ('seguradoras', n.seguradora), ('produtores', n.produtor_id::text)) o (cadastro, valor)
  ) x (assinatura_id, lista, cadastro, usuario_id, valor)
  where x.valor is not null and not exists (select from opcao_de_lista j
    where (j.assinatura_id, j.lista, j.cadastro, j.usuario_id, j.valor) = (x.assinatura_id, x.lista, x.cadastro, x.usuario_id, x.valor));
  return null;
end
$$;
create trigger opcoes_inclusao after insert on balcao.parcela_lista referencing new table as novas
  for each statement execute function balcao.anotar_opcoes_de_parcelas();
create trigger opcoes_alteracao after update on balcao.parcela_lista referencing new table as novas
  for each statement execute function balcao.anotar_opcoes_de_parcelas();
insert into balcao.opcao_de_lista (assinatura_id, lista, cadastro, usuario_id, valor)
select distinct n.assinatura_id, 'parcela_lista', o.cadastro, n.usuario_id, o.valor from balcao.parcela_lista n cross join lateral (values
  ('seguradoras', n.seguradora), ('produtores', n.produtor_id::text)) o (cadastro, valor) where o.valor is not null;

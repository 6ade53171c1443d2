-- A manual quote may come from an insurer nobody put in the catalogue: its subscription writes the name down, as a row of its own that only
-- it sees. Rows without an owner stay the catalogue, read by all and written by nobody.
alter table balcao.seguradora
  add column id uuid not null default balcao.uuid7(),
  add column assinatura_id uuid references balcao.assinatura (id),
  add column criado_em timestamptz not null default now(),
  add column criado_por uuid default balcao.usuario_atual(),
  add constraint seguradora_propria check ((assinatura_id is null) = (strpos(slug, '__') = 0)),
  add constraint seguradora_propria_nome check (assinatura_id is null or (length(nome) between 2 and 80 and nome = btrim(nome)));
create index seguradora_da_assinatura on balcao.seguradora (assinatura_id) where assinatura_id is not null;

alter table balcao.seguradora enable row level security;
alter table balcao.seguradora force row level security;
create policy catalogo on balcao.seguradora for select to balcao_app
  using (assinatura_id is null or assinatura_id = (select balcao.assinatura_atual()));
create policy assinatura on balcao.seguradora for insert to balcao_app
  with check (assinatura_id = (select balcao.assinatura_atual()));
do $$
begin
  execute format('create policy dono on balcao.seguradora for all to %I using (true) with check (true)', current_user);
end
$$;
-- never the addresses and capacities of who is quoted over the wire
grant insert (slug, nome, tipo, assinatura_id) on balcao.seguradora to balcao_app;
create trigger trilha after insert on balcao.seguradora
  for each row when (new.assinatura_id is not null) execute function balcao.trilha_auditoria();

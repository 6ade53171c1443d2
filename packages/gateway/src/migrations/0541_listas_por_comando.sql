-- What the lists say of sales is written once a statement, however many it writes: a portfolio of twenty thousand policies that changes hands, or
-- comes in by a spreadsheet, would read its proposals, endorsements and clients twenty thousand times.
create or replace function balcao.listar_venda() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from venda_lista where id in (select id from mudadas);
  else
    perform listar_vendas(array(select id from mudadas));
  end if;
  return null;
end
$$;
create or replace function balcao.listar_apolice() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_vendas(array(select id from mudadas union all
    select e.id from mudadas m join endosso e on e.assinatura_id = m.assinatura_id and e.apolice_id = m.id));
  return null;
end
$$;
create or replace function balcao.listar_proposta() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_vendas(array(select id from mudadas union all select apolice_id from mudadas where apolice_id is not null));
  return null;
end
$$;

drop trigger listar on balcao.proposta;
drop trigger deslistar on balcao.proposta;
drop trigger listar_incluir on balcao.apolice;
drop trigger listar on balcao.apolice;
drop trigger deslistar on balcao.apolice;
drop trigger listar on balcao.endosso;
drop trigger deslistar on balcao.endosso;
create trigger listar_incluir after insert on balcao.proposta referencing new table as mudadas for each statement execute function balcao.listar_proposta();
create trigger listar after update on balcao.proposta referencing new table as mudadas for each statement execute function balcao.listar_proposta();
create trigger deslistar after delete on balcao.proposta referencing old table as mudadas for each statement execute function balcao.listar_venda();
create trigger listar_incluir after insert on balcao.apolice referencing new table as mudadas for each statement execute function balcao.listar_venda();
create trigger listar after update on balcao.apolice referencing new table as mudadas for each statement execute function balcao.listar_apolice();
create trigger deslistar after delete on balcao.apolice referencing old table as mudadas for each statement execute function balcao.listar_venda();
create trigger listar_incluir after insert on balcao.endosso referencing new table as mudadas for each statement execute function balcao.listar_venda();
create trigger listar after update on balcao.endosso referencing new table as mudadas for each statement execute function balcao.listar_venda();
create trigger deslistar after delete on balcao.endosso referencing old table as mudadas for each statement execute function balcao.listar_venda();

-- Each line has some sixty groups of letters. Kept aside up to so many kilobytes, those of many lines go into the index together; a search looks
-- through what is aside too, which takes it a few milliseconds at most.
alter index balcao.venda_lista_procurada set (fastupdate = on, gin_pending_list_limit = 256);
alter index balcao.segurado_procurada set (fastupdate = on, gin_pending_list_limit = 256);
alter index balcao.busca_chave_meio set (fastupdate = on, gin_pending_list_limit = 256);

-- Whether an account sums to its offer is asked at the end of what writes it, of proposals alone: a file of twenty thousand policies, that have
-- none, asked four hundred thousand times as it committed, for longer than a commit is waited for.
drop trigger venda_fecha on balcao.parcela;
drop trigger venda_fecha on balcao.comissao;
create constraint trigger venda_fecha after insert on balcao.parcela deferrable initially deferred
  for each row when (new.proposta_id is not null) execute function balcao.venda_fecha();
create constraint trigger venda_fecha_mudada after update of valor_centavos, excluido_em on balcao.parcela deferrable initially deferred
  for each row when (new.proposta_id is not null) execute function balcao.venda_fecha();
create constraint trigger venda_fecha_tirada after delete on balcao.parcela deferrable initially deferred
  for each row when (old.proposta_id is not null) execute function balcao.venda_fecha();
create constraint trigger venda_fecha after insert on balcao.comissao deferrable initially deferred
  for each row when (new.proposta_id is not null) execute function balcao.venda_fecha();
create constraint trigger venda_fecha_mudada after update of prevista_centavos, excluido_em on balcao.comissao deferrable initially deferred
  for each row when (new.proposta_id is not null) execute function balcao.venda_fecha();
create constraint trigger venda_fecha_tirada after delete on balcao.comissao deferrable initially deferred
  for each row when (old.proposta_id is not null) execute function balcao.venda_fecha();

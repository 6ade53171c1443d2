-- Categories and cost centres are records: searched, turned off, named once whatever the accents; a subscription begins with a plan of accounts.

drop index balcao.categoria_financeira_nome;
drop index balcao.centro_de_custo_nome;

alter table balcao.categoria_financeira add column busca text not null generated always as (balcao.sem_acento(nome)) stored;
create unique index categoria_financeira_unico on balcao.categoria_financeira (assinatura_id, balcao.sem_acento(nome)) where excluido_em is null;
create index categoria_financeira_da_lista on balcao.categoria_financeira (assinatura_id, (nome collate balcao.pt_br), id) where excluido_em is null;
call balcao.procuravel('balcao.categoria_financeira', 'nome', 'ativo');

alter table balcao.centro_de_custo add column busca text not null generated always as (balcao.sem_acento(nome)) stored;
create unique index centro_de_custo_unico on balcao.centro_de_custo (assinatura_id, balcao.sem_acento(nome)) where excluido_em is null;
create index centro_de_custo_da_lista on balcao.centro_de_custo (assinatura_id, (nome collate balcao.pt_br), id) where excluido_em is null;
call balcao.procuravel('balcao.centro_de_custo', 'nome', 'ativo');

/*
 * What a broker's books begin with. Commissions are not among them: they come from policies and statements, by the ledger. A subscription has them
 * from its first day, and changes them as it likes.
 */
create function balcao.semear_plano_de_contas(conta uuid) returns void language sql security definer set search_path = balcao, pg_temp as $$
  insert into categoria_financeira (assinatura_id, tipo, nome)
  select conta, p.tipo, p.nome from (values
    ('RECEITA', 'Honorários e consultoria'), ('RECEITA', 'Bonificações e campanhas'), ('RECEITA', 'Rendimentos de aplicações'),
    ('RECEITA', 'Outras receitas'),
    ('DESPESA', 'Aluguel e condomínio'), ('DESPESA', 'Água, luz e internet'), ('DESPESA', 'Salários e encargos'), ('DESPESA', 'Pró-labore'),
    ('DESPESA', 'Repasses a produtores'), ('DESPESA', 'Impostos e taxas'), ('DESPESA', 'Sistemas e assinaturas'), ('DESPESA', 'Marketing'),
    ('DESPESA', 'Contabilidade e jurídico'), ('DESPESA', 'Viagens e deslocamentos'), ('DESPESA', 'Tarifas bancárias'),
    ('DESPESA', 'Material e manutenção'), ('DESPESA', 'Outras despesas')) p (tipo, nome)
  on conflict do nothing
$$;
create function balcao.abrir_plano_de_contas() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform semear_plano_de_contas(new.id);
  return null;
end
$$;
revoke execute on function balcao.semear_plano_de_contas(uuid), balcao.abrir_plano_de_contas() from public;
create trigger abrir_plano_de_contas after insert on balcao.assinatura for each row execute function balcao.abrir_plano_de_contas();
select balcao.semear_plano_de_contas(id) from balcao.assinatura;

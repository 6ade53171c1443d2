-- A line of the menu that leads to what is a producer's: who signs in as one has it by this title, without what it needs of the others.

alter table balcao.menu_item add column title_produtor text;
comment on column balcao.menu_item.title_produtor is 'Título para quem entra como produtor, que não precisa da permissão da linha; nulo onde a página não tem a parte dele.';
update balcao.menu_item set title_produtor = 'Meus repasses' where rota = '/financeiro/repasses';

-- The menu says what the page says; its address stays the one it always had.
update balcao.menu_item set title = 'Conquistas' where id = 'badges';

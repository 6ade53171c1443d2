-- What every record has besides its own columns, in one call: each write stamped (when, by whom, a version that only grows), its rows
-- closed to other subscriptions, and, unless said otherwise, its changes in the audit trail. The table begins with the columns that every
-- record has (see 0050_cadastros.sql). A database of the old numbering runs this file; it has all that the others make.
create function balcao.registro(tabela regclass, auditada boolean default true) returns void language plpgsql as $$
begin
  execute format('create trigger carimbar before update on %s for each row execute function balcao.carimbar()', tabela);
  perform balcao.tabela_de_assinatura(tabela, auditada);
end
$$;
revoke execute on function balcao.registro from public;

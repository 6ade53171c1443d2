-- Receipts and invoices of the entries of the cash flow: documents of the library, linked to the entry.

alter table balcao.documento_vinculo drop constraint documento_vinculo_alvo_check;
alter table balcao.documento_vinculo add constraint documento_vinculo_alvo_check
  check (alvo in ('SEGURADO', 'ORCAMENTO', 'PROPOSTA', 'APOLICE', 'ENDOSSO', 'SINISTRO', 'PARCELA', 'EXTRATO', 'LANCAMENTO'));

-- Whether the user of the transaction sees the money of the brokerage; the product itself, which has no user, does.
create function balcao.ve_o_caixa() returns boolean language sql stable as $$
  select coalesce((
    select u.administrador or coalesce((coalesce(p.flags, '{}') || u.flags) ->> 'acessoGestao', 'true') <> 'false'
    from balcao.usuario u left join balcao.perfil_acesso p on p.id = u.perfil_id where u.id = balcao.usuario_atual()), true)
$$;

-- An entry that goes takes what hangs from it alone, and so does one that an elimination empties of who it named.
create trigger largar_documentos after delete on balcao.lancamento for each row execute function balcao.largar_documentos();
create trigger largar_documentos_do_excluido after update on balcao.lancamento for each row
  when (old.excluido_em is null and new.excluido_em is not null)
  execute function balcao.largar_documentos();
create trigger largar_documentos_do_titular after update on balcao.lancamento for each row
  when (current_setting('balcao.eliminando', true) = 'sim'
    and (new.descricao, new.pessoa, new.documento, new.observacao) is distinct from (old.descricao, old.pessoa, old.documento, old.observacao))
  execute function balcao.largar_documentos();

-- What was attached to a record, and taken off it, is read by the record.
create index auditoria_vinculo on balcao.auditoria (assinatura_id, (coalesce(depois, antes) ->> 'alvo_id')) where entidade = 'documento_vinculo';

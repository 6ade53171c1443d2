-- What a brokerage writes to clients who permit it (domain design §4.4): asked for at once, sent by the hour and the day it may be.

create table balcao.mensagem_segurado (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  segurado_id uuid not null,
  usuario_id uuid not null,
  destinatario text not null check (destinatario <> ''),
  assunto text not null check (assunto <> ''),
  texto text not null check (texto <> ''),
  -- when it leaves, and the day that is of: one a day
  sai_em timestamptz not null,
  dia date not null,
  status text not null default 'NA_FILA' check (status in ('NA_FILA', 'ENVIADA', 'CANCELADA')),
  unique (assinatura_id, id),
  foreign key (assinatura_id, segurado_id) references balcao.segurado (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create unique index mensagem_segurado_do_dia on balcao.mensagem_segurado (assinatura_id, segurado_id, dia) where status <> 'CANCELADA';
create index mensagem_segurado_escrita on balcao.mensagem_segurado (assinatura_id, criado_em desc);
comment on table balcao.mensagem_segurado is 'Mensagens por e-mail a clientes que permitem divulgação, uma por dia.';
select balcao.tabela_de_assinatura('balcao.mensagem_segurado', false);

-- Who is eliminated keeps none.
create function balcao.esquecer_mensagens() returns trigger language plpgsql as $$
begin
  delete from balcao.mensagem_segurado where segurado_id = new.id;
  return null;
end
$$;
create trigger esquecer_mensagens after update on balcao.segurado for each row
  when (current_setting('balcao.eliminando', true) = 'sim' or (new.nome = 'Titular eliminado' and old.nome <> 'Titular eliminado'))
  execute function balcao.esquecer_mensagens();

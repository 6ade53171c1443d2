-- Who asked for each e-mail to a client, and how many left lately: how much one user, one subscription and one recipient may have.

-- null: asked for by a gateway of before, counted for the subscription alone
alter table balcao.envio_entrega add column usuario_id uuid;
alter table balcao.envio_entrega alter column usuario_id set default balcao.usuario_atual();
create index entrega_recente on balcao.envio_entrega (assinatura_id, criado_em);
create index entrega_ao_destinatario on balcao.envio_entrega (lower(destinatario), criado_em);

-- E-mails to somebody by everyone who only tries the product: a new subscription for each handful would be no limit. Moments alone.
create function balcao.emails_de_testes(p_destinatario text, p_desde timestamptz, p_ate_quantos integer) returns setof timestamptz
language sql stable security definer set search_path = balcao, pg_temp as $$
  select e.criado_em from envio_entrega e join assinatura a on a.id = e.assinatura_id and a.status = 'TRIAL'
  where lower(e.destinatario) = lower(p_destinatario) and e.criado_em > p_desde and e.status <> 'CANCELADA'
  order by e.criado_em desc limit p_ate_quantos
$$;
revoke execute on function balcao.emails_de_testes(text, timestamptz, integer) from public;
grant execute on function balcao.emails_de_testes(text, timestamptz, integer) to balcao_app;

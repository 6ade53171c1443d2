-- Referrals: the code of each user, who came by it, and the credit on the invoice of whoever referred.

-- Eight letters that are not taken for each other, five bits each.
create function balcao.sortear_codigo_indicacao() returns text language sql volatile parallel safe as $$
  with sorte as materialized (select uuid_send(gen_random_uuid()) as bytes)
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(bytes, i) % 32, 1), '')
  -- of a version 4 UUID, the bytes that are wholly random
  from sorte, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as i
$$;

alter table balcao.usuario
  add column codigo_indicacao text not null default balcao.sortear_codigo_indicacao() check (codigo_indicacao ~ '^[2-9A-HJ-NP-Z]{8}$');
create unique index usuario_codigo_indicacao on balcao.usuario (codigo_indicacao);

create table balcao.indicacao (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  -- who referred
  usuario_id uuid not null,
  -- the brokerage that signed up; until then, the person who was invited
  nome text not null,
  -- where the invitation went; null when they came by the link
  email text,
  -- the subscription that signed up: one is referred once, and by one
  indicada_id uuid unique references balcao.assinatura (id),
  situacao text not null check (situacao in
    ('CONVIDADO', 'CADASTRADO', 'EM_TESTE', 'ASSINOU', 'CREDITO_LANCADO', 'ESTORNADO', 'EXPIROU', 'RECUSADA')),
  motivo text check (motivo in ('MESMO_DOCUMENTO', 'MESMO_EMAIL', 'MESMO_TELEFONE', 'MESMO_APARELHO')),
  andou_em timestamptz not null default now(),
  -- last day on which it may still earn its credit
  expira_em date not null,
  unique (assinatura_id, id),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  check ((situacao = 'RECUSADA') = (motivo is not null)),
  check (situacao <> 'CONVIDADO' or indicada_id is null)
);
create unique index indicacao_convite on balcao.indicacao (assinatura_id, lower(email)) where situacao = 'CONVIDADO' and excluido_em is null;
create index indicacao_da_assinatura on balcao.indicacao (assinatura_id, criado_em desc);
comment on table balcao.indicacao is 'Quem foi indicado por quem, e em que ponto está: do convite ao crédito na fatura.';
select balcao.registro('balcao.indicacao');

-- A credit that is reversed, and given again, is written each time: the nth change of one fact is written once.
alter table balcao.ajuste_fatura add column passo integer not null default 0 check (passo >= 0);
drop index balcao.ajuste_fatura_uma_vez;
create unique index ajuste_fatura_uma_vez on balcao.ajuste_fatura (assinatura_id, tipo, origem, passo) where tipo in ('TROCA_DE_PLANO', 'INDICACAO');

-- Whose code it is, for a caller without a session. Nobody refers from a subscription that ended, nor from support.
create function balcao.indicador_do_codigo(p_codigo text)
returns table (assinatura_id uuid, usuario_id uuid, nome text, corretora text, senha_hash text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select u.assinatura_id, u.id, u.nome, c.fantasia, u.senha_hash
  from usuario u
  join assinatura a on a.id = u.assinatura_id and a.excluido_em is null and a.status not in ('BLOQUEADA', 'CANCELADA')
  join corretora c on c.assinatura_id = a.id and c.principal and c.excluido_em is null
  where u.codigo_indicacao = p_codigo and u.status = 'ATIVO' and not u.segfyer and u.excluido_em is null
$$;

-- What the subscription of one of the caller's referrals did, and what both have in common; only of referrals of the caller.
create function balcao.fatos_da_indicada(p_indicacao uuid, p_dominios_de_todos text[])
returns table (
  nome text, email text, status text, is_email_confirmado boolean, has_fatura boolean, paga_em timestamptz,
  mesmo_documento boolean, mesmo_email boolean, mesmo_telefone boolean
)
language sql stable security definer set search_path = balcao, pg_temp as $$
  with par as (
    select i.assinatura_id as de, i.indicada_id as para from indicacao i where i.id = p_indicacao and i.assinatura_id = assinatura_atual()
  ), pessoas as (
    select u.assinatura_id, lower(u.email) as email, split_part(lower(u.email), '@', 2) as dominio, u.telefone
    from usuario u, par where u.assinatura_id in (par.de, par.para) and not u.segfyer
  ), empresas as (
    select c.assinatura_id, left(c.cnpj, 8) as raiz, c.responsavel ->> 'cpf' as cpf from corretora c, par where c.assinatura_id in (par.de, par.para)
  )
  select
    (select c.fantasia from corretora c where c.assinatura_id = b.id and c.principal and c.excluido_em is null),
    (select u.email from usuario u where u.assinatura_id = b.id and u.administrador order by u.criado_em, u.id limit 1),
    b.status,
    exists (select from usuario u where u.assinatura_id = b.id and u.email_confirmado_em is not null),
    exists (select from fatura_assinatura f where f.assinatura_id = b.id and f.status <> 'CANCELADA'),
    (select f.pago_em from fatura_assinatura f
      -- an invoice that credits paid is no payment
      where f.assinatura_id = b.id and f.valor_centavos > 0 and f.status in ('PAGA', 'PAGA_COM_ATRASO', 'PAGA_A_MAIOR')
      order by f.vencimento limit 1),
    exists (select from empresas x join empresas y on x.raiz = y.raiz or x.cpf = y.cpf where x.assinatura_id = par.de and y.assinatura_id = par.para),
    exists (select from pessoas x join pessoas y on x.dominio = y.dominio
      where x.assinatura_id = par.de and y.assinatura_id = par.para and (x.email = y.email or x.dominio <> all (p_dominios_de_todos))),
    exists (select from pessoas x join pessoas y on x.telefone = y.telefone where x.assinatura_id = par.de and y.assinatura_id = par.para)
  from par join assinatura b on b.id = par.para
$$;

-- Referrals that a day alone may move: those whose term is over.
create function balcao.indicacoes_vencidas(p_hoje date) returns table (id uuid, assinatura_id uuid)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select i.id, i.assinatura_id from indicacao i
  where i.expira_em < p_hoje and i.situacao in ('CONVIDADO', 'CADASTRADO', 'EM_TESTE', 'ASSINOU') and i.excluido_em is null
  order by i.assinatura_id, i.id
$$;

-- Whoever accepted no invitation is forgotten: the row stays, the person does not.
create function balcao.esquecer_convites(p_antes date) returns integer
language sql volatile security definer set search_path = balcao, pg_temp as $$
  with esquecidos as (
    update indicacao set email = null, nome = 'Convite sem resposta'
    where indicada_id is null and expira_em < p_antes and email is not null returning 1
  )
  select count(*)::int from esquecidos
$$;

-- Whatever a referred subscription does is followed by whoever referred it: the job is in the transaction of the fact.
create function balcao.seguir_indicacao() returns trigger
language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform enfileirar('indicacao.acompanhar', json_build_object('assinaturaId', i.assinatura_id, 'indicacaoId', i.id), 'indicacao.acompanhar:' || i.id, 12)
  from indicacao i where i.indicada_id = new.assinatura_id;
  return null;
end
$$;
create trigger seguir_indicacao after insert or update of status on balcao.fatura_assinatura
  for each row execute function balcao.seguir_indicacao();
create trigger seguir_indicacao after update of status on balcao.assinatura
  for each row when (old.status <> new.status) execute function balcao.seguir_indicacao();
create trigger seguir_indicacao after update of email_confirmado_em on balcao.usuario
  for each row when (old.email_confirmado_em is null and new.email_confirmado_em is not null) execute function balcao.seguir_indicacao();

revoke execute on function balcao.indicador_do_codigo, balcao.fatos_da_indicada, balcao.indicacoes_vencidas, balcao.esquecer_convites from public;
grant execute on function balcao.sortear_codigo_indicacao, balcao.indicador_do_codigo, balcao.fatos_da_indicada, balcao.indicacoes_vencidas,
  balcao.esquecer_convites to balcao_app;

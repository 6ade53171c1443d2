-- A broker who begins: plans, the sign-up done once, the tour, the insurer profile of the automation.

-- Global catalogue: plans, their prices, limits and what a session of theirs may do (flags as in perfil_acesso).
create table balcao.plano (
  plano text primary key check (plano in ('multicalculo', 'integrado', 'gestao')),
  ordem integer not null,
  nome text not null,
  resumo text not null,
  itens text[] not null,
  mensal_centavos bigint not null check (mensal_centavos >= 0),
  usuarios integer not null check (usuarios > 0),
  calculos_mes integer not null,
  lotes integer not null,
  flags jsonb not null default '{}'
);
insert into balcao.plano (plano, ordem, nome, resumo, itens, mensal_centavos, usuarios, calculos_mes, lotes, flags) values
  ('multicalculo', 10, 'Multicálculo', 'Para quem quer cotar mais rápido.',
   array['Cotação em todas as seguradoras ao mesmo tempo', 'Comparativo lado a lado', 'Extensão do navegador'],
   14990, 3, 1000, 3,
   '{"acessoGestao": false, "acessoRecebimento": false, "acessoParcelaAtrasada": false, "acessoBuscaDocumentos": false}'),
  ('integrado', 20, 'Integrado', 'Cotação e gestão em um só lugar.',
   array['Tudo do Multicálculo', 'Tudo da Gestão', 'Da cotação à comissão sem digitar duas vezes'],
   29990, 10, 3000, 10, '{}'),
  ('gestao', 30, 'Gestão', 'Para cuidar da carteira que já existe.',
   array['Propostas, apólices e sinistros', 'Financeiro e comissões', 'Busca de documentos e extratos'],
   19990, 5, 0, 10,
   '{"acessoMC": false, "bloqueioCotacaoAuto": true, "bloqueioCotacaoResidencial": true, "bloqueioCotacaoSaude": true}');

-- The profile whose flags are the plan's: it changes when another plan is contracted.
alter table balcao.perfil_acesso add column segue_plano boolean not null default false;
alter table balcao.corretora add column site text;

-- A sign-up has nobody signed in to keep its key for: the key alone says it was done. Touched by the function below alone.
create table balcao.cadastro (
  chave_hash bytea primary key,
  -- keyed digest of what was sent: the same key with another content is refused
  corpo_hash bytea not null,
  criado_em timestamptz not null default now()
);
revoke all on balcao.cadastro from balcao_app;

-- Takes a key in the caller's transaction; another transaction with the same key waits for its end.
create function balcao.registrar_cadastro(p_chave bytea, p_corpo bytea) returns text
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
declare
  gravado bytea;
begin
  insert into cadastro (chave_hash, corpo_hash) values (p_chave, p_corpo) on conflict do nothing;
  if found then
    return 'NOVO';
  end if;
  select corpo_hash into gravado from cadastro where chave_hash = p_chave;
  return case when gravado = p_corpo then 'REPETIDO' else 'OUTRO' end;
end
$$;
revoke execute on function balcao.registrar_cadastro(bytea, bytea) from public;
grant execute on function balcao.registrar_cadastro(bytea, bytea) to balcao_app;

create table balcao.tour_usuario (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  alterado_em timestamptz not null default now(),
  usuario_id uuid not null unique,
  step integer not null check (step between 0 and 17),
  login_configurado boolean not null default false,
  fade_menu boolean not null default false,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
select balcao.tabela_de_assinatura('balcao.tour_usuario', false);

-- Domain design §2.2: one profile of the automation per user; its token is stored hashed.
create table balcao.perfil_automacao (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(),
  usuario_id uuid not null unique,
  token_hash bytea unique,
  status text not null default 'active' check (status in ('active', 'inactive', 'unconfig')),
  credentials_active integer not null default 0 check (credentials_active >= 0),
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
select balcao.tabela_de_assinatura('balcao.perfil_automacao');

-- What the frame of the page shows: menus, apps, news; and what support does for a subscription (domain design §4).

-- The menus before the user's flags and the existing routes are applied.
create table balcao.menu_item (
  id text primary key,
  menu text not null check (menu in ('lateral', 'perfil')),
  grupo text references balcao.menu_item (id),
  ordem integer not null,
  title text not null,
  link text,
  icon text,
  rota text,
  destacado boolean not null default false,
  is_new boolean not null default false,
  needs text,
  blocked_by text,
  administrador boolean not null default false
);
comment on table balcao.menu_item is 'Itens do menu, antes das permissões de cada um.';

insert into balcao.menu_item (id, menu, grupo, ordem, title, icon, rota, needs, destacado) values
  ('inicio', 'lateral', null, 10, 'Início', 'inicio', '/home', null, false),
  ('multicalculo', 'lateral', null, 20, 'Multicálculo', 'multicalculo', null, null, false),
  ('novo-orcamento', 'lateral', 'multicalculo', 10, 'Novo orçamento', null, '/multicalculo/novo-orcamento', 'acessoMC', true),
  ('orcamentos', 'lateral', 'multicalculo', 20, 'Orçamentos', null, '/multicalculo/orcamentos', 'acessoOrcamentacao', false),
  ('sair', 'perfil', null, 90, 'Sair', 'sair', '/logoff', null, false);

-- groups and the entries that stand alone; a link in braces is filled from the environment
insert into balcao.menu_item (id, menu, grupo, ordem, title, icon, rota) values
  ('segurados', 'lateral', null, 30, 'Segurados', 'segurados', null),
  ('central-vendas', 'lateral', null, 40, 'Central de Vendas', 'vendas', null),
  ('sinistros', 'lateral', null, 50, 'Sinistros', 'sinistros', null),
  ('financeiro', 'lateral', null, 60, 'Financeiro', 'financeiro', null),
  ('buscas', 'lateral', null, 70, 'Buscas', 'buscas', null),
  ('relatorios', 'lateral', null, 80, 'Relatórios', 'relatorios', null),
  ('tarefas', 'lateral', null, 90, 'Tarefas', 'tarefas', '/tarefas'),
  ('marketing', 'lateral', null, 100, 'Marketing', 'marketing', null),
  ('configuracoes', 'lateral', null, 110, 'Configurações', 'configuracoes', null),
  ('minha-conta', 'lateral', null, 120, 'Minha Conta', 'conta', null);

-- Flags beyond the route's own rule are those of the domain design §4.3 to §4.7. The health quote needs none: without its
-- permission it is still shown, and opens the contract modal (spec §6).
insert into balcao.menu_item (id, menu, grupo, ordem, title, rota, needs, administrador, is_new) values
  ('calculo-auto', 'lateral', 'multicalculo', 30, 'Auto', '/multicalculo/orcamento-multicalculo', null, false, false),
  ('calculo-residencial', 'lateral', 'multicalculo', 31, 'Residencial', '/multicalculo/orcamento-multicalculo-residencial', null, false, false),
  ('calculo-condominio', 'lateral', 'multicalculo', 32, 'Condomínio', '/multicalculo/orcamento-multicalculo-condominio', null, false, false),
  ('calculo-pet', 'lateral', 'multicalculo', 33, 'Pet', '/multicalculo/orcamento-multicalculo-pet', null, false, false),
  ('calculo-vida', 'lateral', 'multicalculo', 34, 'Vida', '/multicalculo/orcamento-multicalculo-vida', null, false, false),
  ('calculo-empresarial', 'lateral', 'multicalculo', 35, 'Empresarial', '/multicalculo/orcamento-multicalculo-empresarial', null, false, false),
  ('calculo-saude', 'lateral', 'multicalculo', 36, 'Saúde', '/multicalculo/orcamento-multicalculo-saude', null, false, true),
  ('hfy-auto', 'lateral', 'multicalculo', 40, 'Auto em uma página', '/multicalculo/hfy-auto', null, false, false),
  ('orcamento-manual', 'lateral', 'multicalculo', 50, 'Orçamento manual', '/multicalculo/orcamento-novo', null, false, false),
  ('cotacoes', 'lateral', 'multicalculo', 60, 'Cotações', '/multicalculo/cotacoes', 'acessoOrcamentacao', false, false),
  ('renovacoes', 'lateral', 'multicalculo', 70, 'Renovações', '/multicalculo/orcamento-renovacao', 'acessoOrcamentacao', false, false),
  ('recusados', 'lateral', 'multicalculo', 80, 'Orçamentos recusados', '/multicalculo/orcamento-recusado', 'acessoOrcamentacao', false, false),

  ('segurados-painel', 'lateral', 'segurados', 10, 'Painel de segurados', '/segurados/painel', null, false, false),
  ('segurados-novo', 'lateral', 'segurados', 20, 'Novo segurado', '/segurados/novo', null, false, false),

  ('propostas', 'lateral', 'central-vendas', 10, 'Propostas e apólices', '/centralVendas/propostas', 'acessoGestao', false, false),
  ('propostas-novo', 'lateral', 'central-vendas', 20, 'Nova proposta', '/centralVendas/propostas/novo', 'acessoGestao', false, false),
  ('propostas-arquivos', 'lateral', 'central-vendas', 30, 'Arquivos de propostas', '/centralVendas/buscaArquivosPropostas', 'acessoBuscaDocumentos', false, false),
  ('propostas-importacao', 'lateral', 'central-vendas', 40, 'Importar propostas', '/centralVendas/importacaoPropostas', 'acessoGestao', false, false),
  ('transferencia', 'lateral', 'central-vendas', 50, 'Transferir carteira', '/centralVendas/transferencia', null, true, false),

  ('sinistros-painel', 'lateral', 'sinistros', 10, 'Painel de sinistros', '/sinistros/painel', 'acessoGestao', false, false),
  ('sinistros-novo', 'lateral', 'sinistros', 20, 'Novo sinistro', '/sinistros/novo', 'acessoGestao', false, false),

  ('recebimentos', 'lateral', 'financeiro', 10, 'Recebimentos', '/financeiro/recebimentos', 'acessoRecebimento', false, false),
  ('fluxo-caixa', 'lateral', 'financeiro', 20, 'Fluxo de caixa', '/financeiro/fluxoCaixa', 'acessoGestao', false, false),
  ('parcelas', 'lateral', 'financeiro', 30, 'Parcelas', '/financeiro/parcelas', 'acessoGestao', false, false),
  ('parcelas-atrasadas', 'lateral', 'financeiro', 40, 'Parcelas atrasadas', '/financeiro/parcelasAtrasadas', 'acessoParcelaAtrasada', false, false),
  ('faturas', 'lateral', 'financeiro', 50, 'Faturas', '/financeiro/faturas', 'acessoGestao', false, false),
  ('extrato-bancario', 'lateral', 'financeiro', 60, 'Extrato bancário', '/financeiro/extratoBancario', 'acessoGestao', false, false),

  ('busca-extratos', 'lateral', 'buscas', 10, 'Extratos de comissão', '/buscas/extratos', 'acessoRecebimento', false, false),
  ('busca-extratos-importar', 'lateral', 'buscas', 20, 'Importar extratos', '/buscas/extratos/importar', 'acessoRecebimento', false, false),
  ('busca-parcelas', 'lateral', 'buscas', 30, 'Parcelas em atraso', '/buscas/parcelas', 'acessoParcelaAtrasada', false, false),
  ('busca-propostas', 'lateral', 'buscas', 40, 'Propostas', '/buscas/propostas', 'acessoBuscaDocumentos', false, false),
  ('busca-apolices', 'lateral', 'buscas', 50, 'Apólices', '/buscas/apolices', 'acessoBuscaDocumentos', false, false),
  ('busca-docs', 'lateral', 'buscas', 60, 'Documentos', '/buscas/docs', 'acessoBuscaDocumentos', false, false),
  ('busca-documentos-importar', 'lateral', 'buscas', 70, 'Importar documentos', '/buscas/documentos/importar', 'acessoBuscaDocumentos', false, false),

  ('relatorio-orcamentos', 'lateral', 'relatorios', 10, 'Orçamentos', '/relatorios/orcamentos', 'acessoOrcamentacao', false, false),
  ('relatorio-producao', 'lateral', 'relatorios', 20, 'Produção', '/relatorios/producao', 'acessoGestao', false, false),
  ('relatorio-mix', 'lateral', 'relatorios', 30, 'Mix de carteira', '/relatorios/mixCarteira', 'acessoGestao', false, false),
  ('relatorio-pendencia', 'lateral', 'relatorios', 40, 'Pendência de emissão', '/relatorios/pendenciaEmissao', 'acessoGestao', false, false),
  ('relatorio-renovacoes', 'lateral', 'relatorios', 50, 'Renovações', '/relatorios/renovacoes', 'acessoGestao', false, false),
  ('relatorio-financeira', 'lateral', 'relatorios', 60, 'Análise financeira', '/relatorios/analiseFinanceira', 'acessoGestao', false, false),
  ('relatorio-comissoes', 'lateral', 'relatorios', 70, 'Comissões', '/relatorios/comissoes', 'acessoGestao', false, false),
  ('relatorio-pagamentos', 'lateral', 'relatorios', 80, 'Pagamentos de comissão', '/relatorios/pagamentosComissao', 'acessoGestao', false, false),
  ('retrospectiva', 'lateral', 'relatorios', 90, 'Retrospectiva', '/Retrospectiva', null, false, true),

  ('email-marketing', 'lateral', 'marketing', 10, 'E-mail marketing', '/marketing/emailMarketing', 'acessoGestao', false, false),
  ('nova-campanha', 'lateral', 'marketing', 20, 'Nova campanha', '/marketing/novaCampanha', 'acessoGestao', false, false),
  ('chat', 'lateral', 'marketing', 30, 'Conversas', '/chat/chat', null, false, false),
  ('telegram', 'lateral', 'marketing', 40, 'Telegram', '/TelegramBot/TelegramBot', null, false, false),

  ('pagina-publica', 'lateral', 'configuracoes', 10, 'Página pública', '/configuracao/paginaPublica', null, true, false),
  ('corretoras', 'lateral', 'configuracoes', 20, 'Corretoras', '/configuracao/corretoras', null, true, false),
  ('ramos', 'lateral', 'configuracoes', 30, 'Ramos', '/configuracao/ramos', null, true, false),
  ('seguradoras', 'lateral', 'configuracoes', 40, 'Seguradoras', '/configuracao/seguradoras', null, true, false),
  ('produtores', 'lateral', 'configuracoes', 50, 'Produtores', '/configuracao/produtores', null, true, false),
  ('usuarios', 'lateral', 'configuracoes', 60, 'Usuários', '/configuracao/usuarios', null, true, false),
  ('usuarios-novo', 'lateral', 'configuracoes', 65, 'Novo usuário', '/configuracao/usuarios/novo', null, true, false),
  ('parametros', 'lateral', 'configuracoes', 70, 'Parâmetros', '/configuracao/parametros', null, true, false),
  ('logins-seguradoras', 'lateral', 'configuracoes', 80, 'Logins Seguradoras', '/configuracao/SeguradorasLogin', null, false, false),
  ('automatizacao', 'lateral', 'configuracoes', 90, 'Tabela de automatização', '/tabelaAutomatizacao', null, false, false),
  ('filtros', 'lateral', 'configuracoes', 100, 'Novo filtro', '/filtros/novo', null, false, false),
  ('lgpd-permissoes', 'lateral', 'configuracoes', 110, 'LGPD: permissões', '/LGPD/permissoesSegurados', null, true, false),
  ('lgpd-politica', 'lateral', 'configuracoes', 120, 'LGPD: política', '/LGPD/politica', null, false, false),
  ('atualizacao', 'lateral', 'configuracoes', 130, 'Atualizações do sistema', '/sistema/atualizacao', null, false, false),

  ('conta', 'lateral', 'minha-conta', 10, 'Conta', '/minhaConta/conta', null, true, false),
  ('meu-perfil', 'lateral', 'minha-conta', 20, 'Perfil', '/minhaConta/perfil', null, false, false),
  ('badges', 'lateral', 'minha-conta', 30, 'Badges', '/minhaConta/badges', null, false, false),
  ('historico-consumo', 'lateral', 'minha-conta', 40, 'Histórico de consumo', '/minhaConta/HistoricoConsumo', null, true, false),
  ('indique', 'lateral', 'minha-conta', 50, 'Indique um corretor', '/IndiqueCorretor', null, false, false),
  ('webinars', 'lateral', 'minha-conta', 60, 'Webinars', '/suporte/webinar', null, false, false),
  ('suporte', 'lateral', 'minha-conta', 70, 'Suporte', '/suporte', null, false, false);

insert into balcao.menu_item (id, menu, ordem, title, icon, rota, link, administrador) values
  ('perfil-usuario', 'perfil', 10, 'Meu perfil', 'pessoa', '/minhaConta/perfil', null, false),
  ('perfil-conta', 'perfil', 20, 'Minha conta', 'conta', '/minhaConta/conta', null, true),
  ('perfil-notificacoes', 'perfil', 30, 'Notificações', 'sino', '/notificacoes', null, false),
  ('perfil-webinars', 'perfil', 40, 'Webinars', 'calendario', '/suporte/webinar', null, false),
  ('perfil-indique', 'perfil', 50, 'Indique um corretor', 'adicionar', '/IndiqueCorretor', null, false),
  ('perfil-ajuda', 'perfil', 60, 'Central de ajuda', 'ajuda', null, '{ajuda}', false),
  ('perfil-suporte', 'perfil', 70, 'Falar com o suporte', 'suporte', '/suporte', null, false);

-- What the apps menu shows. An address in braces is filled from the environment, and the app is left out without it.
create table balcao.aplicativo (
  id text primary key check (id ~ '^[a-z0-9-]{3,60}$'),
  ordem integer not null,
  nome text not null,
  descricao text not null,
  url text not null,
  icone text not null
);
comment on table balcao.aplicativo is 'Aplicativos do menu de aplicativos.';

insert into balcao.aplicativo (id, ordem, nome, descricao, url, icone) values
  ('extensao-chrome', 10, 'Extensão para o Chrome', 'Entra nos portais das seguradoras por você.', '{extensaoChrome}', 'extensao'),
  ('extensao-firefox', 20, 'Extensão para o Firefox', 'Entra nos portais das seguradoras por você.', '{extensaoFirefox}', 'extensao'),
  ('ajuda', 30, 'Central de ajuda', 'Guias, vídeos e perguntas frequentes.', '{ajuda}', 'ajuda'),
  ('webinars', 40, 'Webinars', 'Aulas ao vivo e gravadas sobre o produto.', '/suporte/webinar', 'video'),
  ('portal-seguradoras', 50, 'Portal das seguradoras', 'Todos os logins das seguradoras em um lugar.', '/configuracao/SeguradorasLogin', 'portal'),
  ('susep', 60, 'Consulta de corretores', 'Situação do registro na Susep.', 'https://www2.susep.gov.br/safe/Corretores/pesquisa', 'consulta'),
  ('status', 70, 'Status dos serviços', 'O que está no ar agora.', 'https://status.balcao.example', 'status');

-- Slides of the news carousel.
create table balcao.novidade (
  id text primary key check (id ~ '^[a-z0-9-]{3,60}$'),
  titulo text not null,
  texto text not null,
  publicada_em date not null,
  link text
);
comment on table balcao.novidade is 'Novidades do carrossel.';

insert into balcao.novidade (id, titulo, texto, publicada_em, link) values
  ('recusas-por-familia', 'Recusas que dizem o que fazer',
   'Cada recusa de seguradora agora vem com o motivo e o próximo passo: corrigir o campo, ajustar a comissão ou calcular de novo só o que faltou.',
   '2026-09-14', '/multicalculo/orcamentos'),
  ('comparativo-lado-a-lado', 'Comparativo lado a lado',
   'Escolha de duas a cinco ofertas e veja prêmios, franquias e coberturas em colunas, com as diferenças em destaque.',
   '2026-10-05', '/multicalculo/novo-orcamento'),
  ('cnpj-alfanumerico', 'CNPJ com letras',
   'Os cadastros e os cálculos já aceitam o novo CNPJ alfanumérico, com a conferência dos dígitos verificadores.',
   '2026-10-26', null),
  ('codigo-de-suporte', 'Suporte na mesma página que você',
   'Gere um código de suporte no menu do usuário e quem atende vê a página como você a vê, sem os dados dos seus clientes.',
   '2026-11-09', null);

-- Codes a user gives to support. What support lends is in the log of compositions, which nobody can change.
create table balcao.codigo_suporte (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null,
  usuario_id uuid not null,
  sessao_guid uuid not null,
  -- HMAC of the code: it cannot be read back, nor tried out on a copy of the table
  token_hash bytea not null unique,
  -- the page as its broker had it, without personal data
  foto jsonb not null,
  expira_em timestamptz not null,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
create index codigo_suporte_vencido on balcao.codigo_suporte (expira_em);
comment on table balcao.codigo_suporte is 'Códigos que um usuário dá ao suporte para ser atendido.';
select balcao.tabela_de_assinatura('balcao.codigo_suporte', false);

-- Append-only, like the audit trail: a subscription reads here what support did about it.
create table balcao.ato_suporte (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  em timestamptz not null,
  ato text not null check (ato in ('codigo-criado', 'codigo-lido')),
  autor_id uuid not null,
  autor text not null,
  detalhe text not null
);
create index ato_suporte_recente on balcao.ato_suporte (em desc);
comment on table balcao.ato_suporte is 'O que o suporte fez a uma assinatura; só se acrescenta.';
call balcao.proteger('balcao.ato_suporte');
grant select, insert on balcao.ato_suporte to balcao_app;

-- Each opening of the external support window: by which user, until when its token holds. The audit trail says from where.
create table balcao.acesso_suporte (
  id uuid primary key default balcao.uuid7(),
  assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null,
  usuario_id uuid not null,
  expira_em timestamptz not null,
  foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id)
);
comment on table balcao.acesso_suporte is 'Cada abertura da janela externa de suporte.';
select balcao.tabela_de_assinatura('balcao.acesso_suporte');

-- Reads a live code and records that it was read.
create function balcao.ler_codigo_suporte(p_hash bytea, p_agora timestamptz)
returns table (assinatura_id uuid, usuario_id uuid, nome_corretora text, foto jsonb, criado_em timestamptz, expira_em timestamptz)
language plpgsql volatile security definer set search_path = balcao, pg_temp as $$
#variable_conflict use_column
declare
  atendente uuid := atendente_atual();
  lido codigo_suporte;
begin
  select * into lido from codigo_suporte c where c.token_hash = p_hash and c.expira_em > p_agora;
  if atendente is null or not found then
    return;
  end if;
  insert into ato_suporte (assinatura_id, em, ato, autor_id, autor, detalhe)
  select lido.assinatura_id, p_agora, 'codigo-lido', u.id, u.nome, coalesce(lido.foto ->> 'rota', '')
  from usuario u where u.id = atendente;
  return query
    select lido.assinatura_id, lido.usuario_id,
      coalesce((select c.fantasia from corretora c where c.assinatura_id = lido.assinatura_id and c.excluido_em is null
                order by c.principal desc, c.id limit 1), ''),
      lido.foto, lido.criado_em, lido.expira_em;
end
$$;

-- Users and their brokerages by name or e-mail, for a support user, twenty at most.
create function balcao.buscar_corretores(p_busca text)
returns table (assinatura_id uuid, usuario_id uuid, nome text, nome_corretora text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select u.assinatura_id, u.id, u.nome, coalesce(c.fantasia, '')
  from usuario u
  left join lateral (
    select fantasia from corretora where corretora.assinatura_id = u.assinatura_id and excluido_em is null
    order by principal desc, id limit 1
  ) c on true
  where atendente_atual() is not null and u.excluido_em is null
    and (position(sem_acento(p_busca) in sem_acento(u.nome)) > 0 or position(lower(p_busca) in lower(u.email)) > 0
      or position(sem_acento(p_busca) in sem_acento(c.fantasia)) > 0)
  order by c.fantasia, u.nome, u.id
  limit 20
$$;

-- Name of the user or subscription a grant would reach; nothing when there is none.
create function balcao.achar_alvo_suporte(p_tipo text, p_id uuid) returns text
language sql stable security definer set search_path = balcao, pg_temp as $$
  select case p_tipo
    when 'usuario' then (select u.nome from usuario u where u.id = p_id and u.excluido_em is null)
    when 'assinatura' then (
      select coalesce((select c.fantasia from corretora c where c.assinatura_id = a.id and c.excluido_em is null
                       order by c.principal desc, c.id limit 1), a.login)
      from assinatura a where a.id = p_id and a.excluido_em is null)
  end
  where atendente_atual() is not null
$$;

create function balcao.listar_atos_suporte(p_limite integer)
returns table (em timestamptz, ato text, autor text, detalhe text)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select em, ato, autor, detalhe from ato_suporte where atendente_atual() is not null order by em desc, id desc limit p_limite
$$;

revoke execute on function balcao.ler_codigo_suporte, balcao.buscar_corretores, balcao.achar_alvo_suporte, balcao.listar_atos_suporte from
  public;
grant execute on function balcao.ler_codigo_suporte, balcao.buscar_corretores, balcao.achar_alvo_suporte, balcao.listar_atos_suporte to
  balcao_app;

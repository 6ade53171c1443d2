-- The lists of sales (domain design §4.4), and what a proposal that is typed in keeps of its own.

alter table balcao.proposta
  add tipo_documento text not null default 'APOLICE' check (tipo_documento in ('APOLICE', 'CERTIFICADO', 'BILHETE')),
  add bonus smallint check (bonus between 0 and 10),
  add ci text,
  -- how it is paid, where no offer's plan says so
  add forma text check (forma in ('BOLETO', 'PIX', 'CARTAO', 'DEBITO', 'CARNE', 'FATURA'));

-- Agenciamento may be more than the premium it is of (domain design §2.3), as in the columns of proposals and policies.
alter table balcao.comissao drop constraint comissao_bps_check;
alter table balcao.comissao add constraint comissao_bps_check check (bps between 0 and 20000);

-- The account of a sale is that of the offer's plan until it is issued: from there on it is of what was issued.
create or replace function balcao.venda_fecha() returns trigger language plpgsql as $$
declare
  p record;
  parcelado bigint;
  comissionado bigint;
begin
  select * into p from balcao.proposta where id = coalesce(new.proposta_id, old.proposta_id);
  if p.oferta_id is null or p.apolice_id is not null then return null; end if;
  select coalesce(sum(valor_centavos), 0) into parcelado from balcao.parcela where proposta_id = p.id and excluido_em is null;
  select coalesce(sum(prevista_centavos), 0) into comissionado
    from balcao.comissao where proposta_id = p.id and excluido_em is null and tipo = 'COMISSAO';
  if parcelado <> (p.plano ->> 'totalCentavos')::bigint then
    raise exception 'as parcelas não somam o plano' using errcode = 'check_violation', constraint = 'parcelas_fecham';
  end if;
  if comissionado <> p.comissao_centavos then
    raise exception 'as comissões não somam a da oferta' using errcode = 'check_violation', constraint = 'comissoes_fecham';
  end if;
  return null;
end
$$;

-- The keys of what a contract lists item by item (plates and chassis), and of what is neither: its owner, its ramo and its description.
create function balcao.chaves_do_contrato(p_segurado uuid, p_ramo text, p_bem text, p_itens jsonb) returns text[]
language sql stable set search_path = balcao, pg_temp as $$
  with veiculos as (
    select 'PLACA:' || chave_de_texto(i ->> 'placa') as chave from jsonb_array_elements(p_itens) i
    union select 'CHASSI:' || chave_de_texto(i ->> 'chassi') from jsonb_array_elements(p_itens) i
    union select unnest(risco_da_apolice(null, null, p_bem))
  ), outros as (
    select 'MANUAL:' || s.documento || ':' || chave_de_texto(p_ramo) || ':' || chave_de_texto(p_bem) as chave
    from segurado s where s.id = p_segurado and not exists (select from veiculos where chave is not null)
  )
  select coalesce(array_agg(chave order by chave), '{}') from (select chave from veiculos union select chave from outros) c where chave is not null
$$;

create or replace function balcao.identificar_apolice() returns trigger language plpgsql as $$
begin
  new.chaves_risco := case when new.rascunho is not null then balcao.risco_da_apolice(new.formulario, new.rascunho, new.bem)
    else balcao.chaves_do_contrato(new.segurado_id, new.ramo, new.bem, new.itens) end;
  return new;
end
$$;
drop trigger identificar on balcao.apolice;
create trigger identificar before insert or update of rascunho, bem, itens, ramo, segurado_id on balcao.apolice
  for each row execute function balcao.identificar_apolice();

create function balcao.identificar_proposta_digitada() returns trigger language plpgsql as $$
begin
  new.chaves_risco := balcao.chaves_do_contrato(new.segurado_id, new.ramo, new.bem,
    new.itens || case when new.placa is null then '[]' else jsonb_build_array(jsonb_build_object('placa', new.placa)) end);
  return new;
end
$$;
create trigger identificar_digitada before insert or update of bem, itens, ramo, segurado_id, placa on balcao.proposta
  for each row when (new.oferta_id is null) execute function balcao.identificar_proposta_digitada();

-- The lists of proposals, policies and endorsements, a line for each: what they are narrowed, ordered and searched by. Its own table, so that a
-- client who changes their name writes over no policy that somebody is editing, nor over its trail.
create table balcao.venda_lista (
  -- of the proposal, of the policy or of the endorsement
  id uuid primary key,
  assinatura_id uuid not null references balcao.assinatura (id),
  excluido_em timestamptz,
  tipo text not null,
  numero text not null,
  -- how its number orders: a proposal's, as a number
  ordem_numero text not null,
  -- the policy of an endorsement, or the one a proposal became
  apolice_id uuid,
  segurado_id uuid not null,
  segurado_nome text not null,
  bem text not null,
  seguradora text not null,
  ramo text not null,
  corretora_id uuid not null,
  produtor_id uuid,
  usuario_id uuid not null,
  emissao date not null,
  vig_ini date not null,
  vig_fim date not null,
  premio_liquido_centavos bigint not null,
  premio_total_centavos bigint not null,
  comissao_centavos bigint not null,
  status text not null,
  renovacao text,
  origem text not null,
  -- clauses that were issued otherwise than proposed and are not settled
  divergencias integer not null default 0,
  busca_propria text not null,
  busca_segurado text not null,
  busca text not null generated always as (busca_propria || ' ' || busca_segurado) stored
);
comment on table balcao.venda_lista is 'A lista de propostas, apólices e endossos, uma linha por registro: por onde se filtra, ordena e procura.';
call balcao.proteger('balcao.venda_lista');
grant select on balcao.venda_lista to balcao_app;
call balcao.procuravel('balcao.venda_lista', 'segurado_nome', 'tipo', 'seguradora', 'ramo', 'usuario_id', 'produtor_id');
create index venda_lista_emissao on balcao.venda_lista (assinatura_id, tipo, emissao, id) where excluido_em is null;
create index venda_lista_inicio on balcao.venda_lista (assinatura_id, tipo, vig_ini, id) where excluido_em is null;
create index venda_lista_fim on balcao.venda_lista (assinatura_id, tipo, vig_fim, id) where excluido_em is null;
create index venda_lista_segurado on balcao.venda_lista (assinatura_id, tipo, (segurado_nome collate balcao.pt_br), id) where excluido_em is null;
create index venda_lista_numero on balcao.venda_lista (assinatura_id, tipo, ordem_numero, id) where excluido_em is null;
create index venda_lista_premio on balcao.venda_lista (assinatura_id, tipo, premio_total_centavos, id) where excluido_em is null;
create index venda_lista_dono on balcao.venda_lista (assinatura_id, usuario_id, tipo, emissao, id) where excluido_em is null;
create index venda_lista_do_segurado on balcao.venda_lista (assinatura_id, segurado_id);
create index venda_lista_divergente on balcao.venda_lista (assinatura_id, tipo, emissao, id) where excluido_em is null and divergencias > 0;
-- what a filter finds is summed from the index alone
create index venda_lista_soma on balcao.venda_lista (assinatura_id, tipo, vig_ini, vig_fim)
  include (premio_total_centavos, premio_liquido_centavos, comissao_centavos, emissao, seguradora, ramo, produtor_id, usuario_id, status)
  where excluido_em is null;

-- A client as a line is searched by them.
create function balcao.busca_do_segurado(s balcao.segurado) returns text language sql immutable as $$
  select balcao.sem_acento(s.nome) || ' ' || balcao.sem_acento(coalesce(s.nome_social, '')) || ' ' || balcao.busca_valor(s.documento)
$$;

-- What items are searched by: plates and chassis.
create function balcao.busca_dos_itens(p_itens jsonb) returns text language sql immutable as $$
  select coalesce(string_agg(balcao.busca_valor(i ->> 'placa') || ' ' || balcao.busca_valor(i ->> 'chassi'), ' '), '')
  from jsonb_array_elements(p_itens) i
$$;

-- Writes again the lines of some sales, by the ids of proposals, policies or endorsements, and removes those of what is gone.
create function balcao.listar_vendas(p_ids uuid[]) returns void language sql volatile security definer set search_path = balcao, pg_temp as $$
  delete from venda_lista l where l.id = any (p_ids) and case l.tipo
    when 'PROPOSTA' then not exists (select from proposta p where p.id = l.id and p.excluido_em is null)
    when 'APOLICE' then not exists (select from apolice a where a.id = l.id and a.excluido_em is null)
    else not exists (select from endosso e join apolice a on a.id = e.apolice_id
      where e.id = l.id and e.excluido_em is null and a.excluido_em is null) end;
  insert into venda_lista (id, assinatura_id, tipo, numero, ordem_numero, apolice_id, segurado_id, segurado_nome, bem, seguradora, ramo,
    corretora_id, produtor_id, usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos, premio_total_centavos, comissao_centavos, status,
    renovacao, origem, divergencias, busca_propria, busca_segurado)
  select v.id, v.assinatura_id, v.tipo, v.numero, v.ordem_numero, v.apolice_id, v.segurado_id, s.nome, v.bem, v.seguradora, v.ramo,
    v.corretora_id, v.produtor_id, v.usuario_id, v.emissao, v.vig_ini, v.vig_fim, v.liquido, v.total, v.comissao, v.status, v.renovacao,
    v.origem, v.divergencias, v.busca, busca_do_segurado(s)
  from (
    select p.id, p.assinatura_id, 'PROPOSTA' as tipo, p.numero::text as numero, lpad(p.numero::text, 12, '0') as ordem_numero, p.apolice_id,
      p.segurado_id, p.bem, p.seguradora, p.ramo, p.corretora_id, (p.produtores -> 0 ->> 'id')::uuid as produtor_id, p.usuario_id,
      coalesce(p.transmitida_em, p.criado_em)::date as emissao, p.vig_ini, p.vig_fim, p.premio_liquido_centavos as liquido,
      p.premio_total_centavos as total,
      coalesce(p.comissao_centavos, round(p.premio_liquido_centavos * p.comissao_bps / 10000.0)::bigint) as comissao, p.status,
      null as renovacao, p.origem, 0 as divergencias,
      concat_ws(' ', p.numero, busca_valor(p.numero_seguradora), busca_valor(p.numero_apolice), sem_acento(p.bem), busca_valor(p.placa),
        busca_dos_itens(p.itens)) as busca
    from proposta p where p.id = any (p_ids) and p.excluido_em is null
    union all
    select a.id, a.assinatura_id, 'APOLICE', a.numero, a.numero, null, a.segurado_id, a.bem, a.seguradora, a.ramo, a.corretora_id,
      a.produtor_id, a.usuario_id, a.emissao, a.vig_ini, a.vig_fim, a.premio_liquido_centavos, a.premio_total_centavos,
      round(a.premio_liquido_centavos * coalesce(a.comissao_bps, 0) / 10000.0)::bigint, a.status, a.situacao_renovacao, a.origem,
      (select count(*) from divergencia_emissao d where d.apolice_id = a.id and d.status in ('ABERTA', 'CONTESTADA') and d.excluido_em is null)::int,
      concat_ws(' ', busca_valor(a.numero), sem_acento(a.bem), busca_valor(substring(upper(a.bem) from '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M')),
        busca_dos_itens(a.itens),
        (select string_agg(concat_ws(' ', p.numero, busca_valor(p.numero_seguradora)), ' ') from proposta p
          where p.assinatura_id = a.assinatura_id and p.apolice_id = a.id and p.excluido_em is null))
    from apolice a where a.id = any (p_ids) and a.excluido_em is null
    union all
    select e.id, e.assinatura_id, 'ENDOSSO', a.numero || ' / ' || e.numero, a.numero || lpad(e.numero::text, 6, '0'), a.id, a.segurado_id, a.bem,
      a.seguradora, a.ramo, a.corretora_id, a.produtor_id, a.usuario_id, coalesce(e.emitido_em, e.criado_em::date), e.vig_ini, a.vig_fim,
      e.premio_liquido_centavos, e.premio_total_centavos, e.comissao_centavos, e.status, null, e.canal, 0,
      concat_ws(' ', busca_valor(a.numero), busca_valor(e.numero_seguradora), sem_acento(a.bem),
        busca_valor(substring(upper(a.bem) from '\m[A-Z]{3}-?[0-9][A-Z0-9][0-9]{2}\M')), busca_dos_itens(a.itens))
    from endosso e join apolice a on a.id = e.apolice_id
    where e.id = any (p_ids) and e.excluido_em is null and a.excluido_em is null
  ) v join segurado s on s.id = v.segurado_id
  -- two who write of one sale at once both have its line there
  on conflict (id) do update set
    numero = excluded.numero, ordem_numero = excluded.ordem_numero, apolice_id = excluded.apolice_id,
    segurado_id = excluded.segurado_id, segurado_nome = excluded.segurado_nome, bem = excluded.bem, seguradora = excluded.seguradora,
    ramo = excluded.ramo, corretora_id = excluded.corretora_id, produtor_id = excluded.produtor_id, usuario_id = excluded.usuario_id,
    emissao = excluded.emissao, vig_ini = excluded.vig_ini, vig_fim = excluded.vig_fim,
    premio_liquido_centavos = excluded.premio_liquido_centavos, premio_total_centavos = excluded.premio_total_centavos,
    comissao_centavos = excluded.comissao_centavos, status = excluded.status, renovacao = excluded.renovacao, origem = excluded.origem,
    divergencias = excluded.divergencias, busca_propria = excluded.busca_propria, busca_segurado = excluded.busca_segurado
$$;
revoke execute on function balcao.listar_vendas from public;

create function balcao.listar_venda() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from venda_lista where id = old.id;
  else
    perform listar_vendas(array[new.id]);
  end if;
  return null;
end
$$;
-- The endorsements of a policy say of it what it says of itself.
create function balcao.listar_apolice() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_vendas(array(select new.id union all select id from endosso where assinatura_id = new.assinatura_id and apolice_id = new.id));
  return null;
end
$$;
-- A policy is found by the numbers of its proposal.
create function balcao.listar_proposta() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  perform listar_vendas(array[new.id, new.apolice_id]);
  return null;
end
$$;
create trigger listar after insert or update on balcao.proposta for each row execute function balcao.listar_proposta();
create trigger deslistar after delete on balcao.proposta for each row execute function balcao.listar_venda();
create trigger listar_incluir after insert on balcao.apolice for each row execute function balcao.listar_venda();
create trigger listar after update on balcao.apolice for each row execute function balcao.listar_apolice();
create trigger deslistar after delete on balcao.apolice for each row execute function balcao.listar_venda();
create trigger listar after insert or update on balcao.endosso for each row execute function balcao.listar_venda();
create trigger deslistar after delete on balcao.endosso for each row execute function balcao.listar_venda();

create function balcao.listar_do_segurado() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
begin
  update venda_lista set segurado_nome = new.nome, busca_segurado = busca_do_segurado(new)
  where assinatura_id = new.assinatura_id and segurado_id = new.id;
  return null;
end
$$;
create trigger listar_vendas after update on balcao.segurado for each row
  when ((old.nome, old.nome_social, old.documento) is distinct from (new.nome, new.nome_social, new.documento))
  execute function balcao.listar_do_segurado();

create function balcao.contar_divergencias() returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  alvo uuid := case when tg_op = 'DELETE' then old.apolice_id else new.apolice_id end;
begin
  update venda_lista set divergencias = (select count(*) from divergencia_emissao d
    where d.apolice_id = alvo and d.status in ('ABERTA', 'CONTESTADA') and d.excluido_em is null) where id = alvo;
  return null;
end
$$;
create trigger contar after insert or delete or update of status, excluido_em on balcao.divergencia_emissao
  for each row execute function balcao.contar_divergencias();

select balcao.listar_vendas(array(select id from balcao.proposta union all select id from balcao.apolice union all select id from balcao.endosso));

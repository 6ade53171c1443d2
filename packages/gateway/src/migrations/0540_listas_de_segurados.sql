-- The list of two hundred thousand clients: what it is narrowed by has an index of its own. Behind row-level security an index serves only a
-- comparison that is leakproof, as of plain columns: an expression over one is a column that is kept.
alter table balcao.segurado
  add cidade_chave text generated always as (balcao.sem_acento(cidade)) stored,
  add aniversario integer generated always as ((extract(month from nascimento) * 100 + extract(day from nascimento))::integer) stored;
comment on column balcao.segurado.cidade_chave is 'A cidade sem acentos nem maiúsculas, por onde se filtra.';
comment on column balcao.segurado.aniversario is 'Mês e dia do nascimento, como 412 para 12 de abril.';

drop index balcao.segurado_aniversario;
create index segurado_aniversario on balcao.segurado (assinatura_id, aniversario) where excluido_em is null and aniversario is not null;
create index segurado_na_cidade on balcao.segurado (assinatura_id, cidade_chave, (nome collate balcao.pt_br), id) where excluido_em is null;
create index segurado_sem_email on balcao.segurado (assinatura_id, (nome collate balcao.pt_br), id) where excluido_em is null and email is null;
create index segurado_sem_celular on balcao.segurado (assinatura_id, (nome collate balcao.pt_br), id) where excluido_em is null and celular is null;
create index segurado_situacao on balcao.segurado (assinatura_id, status, pessoa, (nome collate balcao.pt_br), id) where excluido_em is null;

-- words, and what the list is narrowed to by one value, together
drop index balcao.segurado_busca;
call balcao.procuravel('balcao.segurado', 'nome', 'pessoa', 'status', 'produtor_id', 'grupo_id');

-- Who has a label, as the owner sees it and of the calling subscription alone: `@>` is not leakproof.
create function balcao.segurados_com_tag(p_tag text) returns setof uuid
language sql stable security definer set search_path = balcao, pg_temp as $$
  select s.id from segurado s where s.assinatura_id = assinatura_atual() and s.excluido_em is null and s.tags @> array[p_tag]
$$;
revoke execute on function balcao.segurados_com_tag from public;
grant execute on function balcao.segurados_com_tag to balcao_app;

-- Policies that may be in force, by client and by end: who has a line, who has not, and whose ends soon.
create index apolice_vigente on balcao.apolice (assinatura_id, ramo, vig_fim) include (segurado_id, vig_ini)
  where excluido_em is null and status not in ('CANCELADA', 'SUSPENSA');
create index apolice_vigente_ate on balcao.apolice (assinatura_id, vig_fim) include (segurado_id, vig_ini)
  where excluido_em is null and status not in ('CANCELADA', 'SUSPENSA');

create index segurado_etiquetado on balcao.segurado (assinatura_id, id) where excluido_em is null and cardinality(tags) > 0;

-- The document of a case as that of its client is written: whose case it is, where it was never sold.
alter table balcao.orcamento
  add documento_chave text generated always as (upper(regexp_replace(segurado_documento, '[^0-9A-Za-z]', '', 'g'))) stored;
comment on column balcao.orcamento.documento_chave is 'O documento do segurado sem pontuação, por onde se sabe de quem é o orçamento.';
create index orcamento_da_chave on balcao.orcamento (assinatura_id, documento_chave, usuario_id) where documento_chave is not null;

-- What follows from another column is nothing that a merge writes or a trail keeps.
create or replace function balcao.dizeres_do_segurado(s balcao.segurado)
returns jsonb language sql stable as $$
  select to_jsonb(s) - array['id', 'assinatura_id', 'criado_em', 'criado_por', 'alterado_em', 'alterado_por', 'versao', 'excluido_em', 'busca',
    'cidade_chave', 'aniversario']
$$;

create or replace function balcao.trilha_auditoria()
returns trigger language plpgsql security definer set search_path = balcao, pg_temp as $$
declare
  -- secrets, and what follows from the other columns: the keys of a risk are its words squeezed together, which nothing could sweep; a document
  -- and a day written another way are swept from the columns they come from
  calados constant text[] := array['senha_hash', 'token_hash', 'companheiro_hash', 'segredo', 'chaves_risco', 'cidade_chave', 'aniversario', 'documento_chave'];
  velho jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  novo jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  linha jsonb := coalesce(novo, velho);
begin
  if velho = novo then
    return null;
  end if;
  insert into auditoria (assinatura_id, entidade, entidade_id, acao, antes, depois, usuario_id, segfyer_id, ip)
  values (
    (linha ->> 'assinatura_id')::uuid, tg_table_name, linha ->> 'id',
    case tg_op when 'INSERT' then 'INCLUSAO' when 'UPDATE' then 'ALTERACAO' else 'EXCLUSAO' end,
    velho - calados, novo - calados, usuario_atual(),
    nullif(current_setting('balcao.segfyer_id', true), ''), nullif(current_setting('balcao.ip', true), '')
  );
  return null;
end
$$;

-- The trail keeps no keys of a risk; what was read of a document, and whom a client is answered for by, are swept as other texts are when
-- somebody they name is erased.
create or replace function balcao.trilha_auditoria()
 returns trigger
 language plpgsql
 security definer
 set search_path = balcao, pg_temp
as $$
declare
  -- secrets, and what follows from the other columns: the keys of a risk are its words squeezed together, which nothing could sweep
  calados constant text[] := array['senha_hash', 'token_hash', 'companheiro_hash', 'segredo', 'chaves_risco'];
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

create or replace function balcao.tabelas_varridas()
 returns table (tabela text, coluna text, tipo text)
 language sql
 stable
 set search_path = balcao, pg_temp
as $$
  select c.table_name::text, c.column_name::text, c.data_type::text
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  where c.table_schema = 'balcao' and c.is_generated = 'NEVER' and (c.data_type in ('text', 'jsonb') or c.udt_name = '_text')
    and exists (select from information_schema.columns a where a.table_schema = 'balcao' and a.table_name = c.table_name and a.column_name = 'assinatura_id')
    and c.table_name in ('notificacao', 'tarefa', 'filtro_salvo', 'orcamento_evento', 'orcamento_recusa', 'evento', 'importacao_cadastro', 'modelo_mensagem', 'anexo',
      'grupo_segurado', 'documento', 'documento_texto', 'importacao_arquivo')
$$;

create or replace function balcao.tabelas_dos_casos() returns table (tabela text, coluna text, tipo text, de text) language sql immutable as $$
  values
    ('orcamento', 'rascunho', 'jsonb', 't.id'), ('orcamento', 'bem', 'text', 't.id'),
    ('cotacao', 'snapshot', 'jsonb', 't.orcamento_id'),
    ('resultado_cotacao', 'mensagens', 'jsonb', '(select c.orcamento_id from balcao.cotacao c where c.id = t.cotacao_id)'),
    ('oferta_cotacao', 'observacoes', 'jsonb', '(select c.orcamento_id from balcao.cotacao c where c.id = t.cotacao_id)'),
    ('solicitacao_cotacao', 'dados', 'jsonb', 't.orcamento_id'), ('solicitacao_cotacao', 'motivo_descarte', 'text', 't.orcamento_id'),
    ('envio_orcamento', 'assunto', 'text', 't.orcamento_id'), ('envio_orcamento', 'mensagem', 'text', 't.orcamento_id'),
    ('envio_resposta', 'mensagem', 'text', '(select e.orcamento_id from balcao.envio_orcamento e where e.id = t.envio_id)'),
    ('proposta', 'bem', 'text', 't.id'), ('proposta', 'exigencias', 'jsonb', 't.id'), ('proposta', 'vistoria', 'jsonb', 't.id'),
    ('proposta', 'dados_complementares', 'jsonb', 't.id'), ('proposta', 'mensagens', 'jsonb', 't.id'),
    ('resposta_exigencia', 'nota', 'text', 't.proposta_id'),
    ('proposta', 'itens', 'jsonb', 't.id'),
    ('apolice', 'bem', 'text', 't.id'), ('apolice', 'rascunho', 'jsonb', 't.id'), ('apolice', 'itens', 'jsonb', 't.id'),
    ('endosso', 'motivo', 'text', 't.apolice_id'), ('endosso', 'dados', 'jsonb', 't.apolice_id'), ('endosso', 'recusa', 'text', 't.apolice_id'),
    ('divergencia_emissao', 'nota', 'text', 't.apolice_id'),
    ('sinistro', 'item', 'text', 't.id'), ('sinistro', 'local', 'text', 't.id'), ('sinistro', 'relato', 'text', 't.id'),
    ('sinistro', 'terceiros', 'jsonb', 't.id'), ('sinistro', 'checklist', 'jsonb', 't.id'), ('sinistro', 'andamentos', 'jsonb', 't.id'),
    ('segurado', 'dependentes', 'jsonb', 't.id'),
    ('segurado', 'representantes', 'jsonb', 't.id')
$$;

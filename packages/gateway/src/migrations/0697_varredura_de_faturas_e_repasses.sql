-- What is written by hand of bills, of shares and of their lots may name a client who is of none of them: an elimination takes it out.

create or replace function balcao.tabelas_varridas()
 returns table (tabela text, coluna text, tipo text) language sql stable
set search_path = balcao, pg_temp as $$
  select c.table_name::text, c.column_name::text, c.data_type::text
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  where c.table_schema = 'balcao' and c.is_generated = 'NEVER' and (c.data_type in ('text', 'jsonb') or c.udt_name = '_text')
    and exists (select from information_schema.columns a where a.table_schema = 'balcao' and a.table_name = c.table_name and a.column_name = 'assinatura_id')
    and c.table_name in ('notificacao', 'tarefa', 'filtro_salvo', 'orcamento_evento', 'orcamento_recusa', 'evento', 'importacao_cadastro', 'modelo_mensagem', 'anexo',
      'grupo_segurado', 'documento', 'documento_texto', 'importacao_arquivo', 'lancamento', 'serie_lancamento', 'leitura_de_extrato', 'extrato_bancario',
      'transacao', 'regra_memo', 'recebimento', 'extrato_linha', 'extrato_arquivo',
      'fatura_arquivo', 'fatura_ato', 'repasse', 'lote_repasse')
$$;

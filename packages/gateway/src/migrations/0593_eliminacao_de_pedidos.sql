-- What was asked of an insurer for an endorsement is swept, as the endorsement is, when somebody it names is erased.
create or replace function balcao.tabelas_dos_casos()
 RETURNS TABLE(tabela text, coluna text, tipo text, de text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
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
    ('pedido_endosso', 'pedido', 'jsonb', '(select e.apolice_id from balcao.endosso e where e.id = t.endosso_id)'),
    ('endosso', 'motivo', 'text', 't.apolice_id'), ('endosso', 'dados', 'jsonb', 't.apolice_id'), ('endosso', 'recusa', 'text', 't.apolice_id'),
    ('divergencia_emissao', 'nota', 'text', 't.apolice_id'),
    ('sinistro', 'item', 'text', 't.id'), ('sinistro', 'local', 'text', 't.id'), ('sinistro', 'relato', 'text', 't.id'),
    ('sinistro', 'terceiros', 'jsonb', 't.id'), ('sinistro', 'checklist', 'jsonb', 't.id'), ('sinistro', 'andamentos', 'jsonb', 't.id'),
    ('segurado', 'dependentes', 'jsonb', 't.id'),
    ('segurado', 'representantes', 'jsonb', 't.id')
$function$;

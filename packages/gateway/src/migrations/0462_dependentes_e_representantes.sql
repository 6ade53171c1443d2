-- Whom a person answers for, and who answers for a company.
alter table balcao.segurado
  -- [{nome, nascimento, documento, parentesco}], of a person
  add dependentes jsonb not null default '[]' check (jsonb_typeof(dependentes) = 'array'),
  -- [{nome, documento, papel}], of a company
  add representantes jsonb not null default '[]' check (jsonb_typeof(representantes) = 'array');

-- Who is erased says nothing of those either.
create or replace function balcao.esquecer_partes_do_segurado() returns trigger language plpgsql as $$
begin
  new.contatos := '[]';
  new.enderecos := '[]';
  new.dependentes := '[]';
  new.representantes := '[]';
  new.grupo_id := null;
  return new;
end
$$;
create or replace trigger esquecer_partes before update on balcao.segurado for each row
  when (new.excluido_em is not null and new.email is null and new.celular is null and new.cep is null and new.nascimento is null
    and new.tags = '{}'
    and (new.contatos <> '[]' or new.enderecos <> '[]' or new.dependentes <> '[]' or new.representantes <> '[]' or new.grupo_id is not null)
    and coalesce(current_setting('balcao.mesclando', true), '') <> 'sim')
  execute function balcao.esquecer_partes_do_segurado();

-- And who is erased goes from the records of those who answer for them.
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
    ('apolice', 'bem', 'text', 't.id'), ('apolice', 'rascunho', 'jsonb', 't.id'),
    ('sinistro', 'item', 'text', 't.id'), ('sinistro', 'local', 'text', 't.id'), ('sinistro', 'relato', 'text', 't.id'),
    ('sinistro', 'terceiros', 'jsonb', 't.id'), ('sinistro', 'checklist', 'jsonb', 't.id'), ('sinistro', 'andamentos', 'jsonb', 't.id'),
    ('segurado', 'dependentes', 'jsonb', 't.id'), ('segurado', 'representantes', 'jsonb', 't.id')
$$;

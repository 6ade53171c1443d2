-- Renewals: what a policy was sold upon, so that the next quote begins from it, and the quote that renews it.

alter table balcao.apolice
  -- the form and the draft it was quoted with; absent for a policy that was typed in or imported
  add column formulario text check (formulario in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'MANUAL')),
  add column rascunho jsonb,
  add column schema_versao integer,
  -- class of bonus and the code that proves it; motor policies alone have them
  add column bonus smallint check (bonus between 0 and 10),
  add column ci text,
  add check ((rascunho is null) = (schema_versao is null)),
  add check (rascunho is null or formulario is not null);
alter table balcao.apolice alter column rascunho set storage external;

alter table balcao.orcamento
  add column apolice_anterior_id uuid,
  add foreign key (assinatura_id, apolice_anterior_id) references balcao.apolice (assinatura_id, id);
-- never two open renewals of one policy, whoever opens them and however fast
create unique index orcamento_renova_apolice on balcao.orcamento (assinatura_id, apolice_anterior_id)
  where apolice_anterior_id is not null and excluido_em is null and status not in ('RECUSADO', 'EXPIRADO');

-- Domain design §2.6, Apolice: where its renewal stands only ever moves forward, except that a quote thrown away gives it back.
create function balcao.vigiar_renovacao() returns trigger language plpgsql as $$
begin
  if old.situacao_renovacao <> new.situacao_renovacao and (old.situacao_renovacao, new.situacao_renovacao) not in (
    ('A_RENOVAR', 'EM_COTACAO'),
    ('A_RENOVAR', 'NAO_RENOVADA'),
    ('A_RENOVAR', 'RENOVADA_OUTRA'),
    ('A_RENOVAR', 'RENOVADA_PROPRIA'),
    ('EM_COTACAO', 'A_RENOVAR'),
    ('EM_COTACAO', 'RENOVADA_PROPRIA'),
    ('EM_COTACAO', 'RENOVADA_OUTRA'),
    ('EM_COTACAO', 'NAO_RENOVADA'),
    -- a quote refused at first and won later
    ('NAO_RENOVADA', 'EM_COTACAO')
  ) then
    raise exception 'transição recusada: renovação de % para %', old.situacao_renovacao, new.situacao_renovacao
      using errcode = 'check_violation', constraint = 'renovacao_transicao';
  end if;
  return new;
end
$$;
create trigger vigiar_renovacao before update of situacao_renovacao on balcao.apolice
  for each row execute function balcao.vigiar_renovacao();

-- A draft thrown away, or a quote that expired, leaves its policy to be renewed again; nobody has to remember it.
create function balcao.devolver_renovacao() returns trigger language plpgsql as $$
begin
  update balcao.apolice set situacao_renovacao = 'A_RENOVAR'
  where id = new.apolice_anterior_id and assinatura_id = new.assinatura_id and situacao_renovacao = 'EM_COTACAO';
  return null;
end
$$;
create trigger devolver_renovacao after update of excluido_em, status on balcao.orcamento
  for each row when (new.apolice_anterior_id is not null
    and ((new.excluido_em is not null and old.excluido_em is null) or (new.status = 'EXPIRADO' and old.status <> 'EXPIRADO')))
  execute function balcao.devolver_renovacao();

-- Every line, and the manual quote: which form a case was filled in, and offers that say how their price came about.

alter table balcao.orcamento add column formulario text not null default 'AUTO'
  check (formulario in ('AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'MANUAL'));
alter table balcao.orcamento alter column formulario drop default;
-- a line that is asked of insurers is asked in its own form
alter table balcao.orcamento add check (formulario = linha or formulario = 'MANUAL');

alter table balcao.oferta_cotacao
  add column periodicidade text not null default 'ANUAL' check (periodicidade in ('UNICA', 'MENSAL', 'ANUAL')),
  -- [{rotulo, valorCentavos}], summing to the net premium; empty when the insurer does not say
  add column composicao jsonb not null default '[]';

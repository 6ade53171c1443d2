-- A recalculation that asks only some insurers: a run of its own, immutable as any, that names the run whose answers go on standing.

alter table balcao.cotacao
  add column complementa_id uuid,
  add foreign key (assinatura_id, complementa_id) references balcao.cotacao (assinatura_id, id),
  add check (complementa_id <> id);

-- Which run it completes is part of what was asked, and is of the same case.
create function balcao.complemento_valido() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.complementa_id is distinct from old.complementa_id then
    raise exception 'uma cotação iniciada não muda' using errcode = 'check_violation', constraint = 'cotacao_imutavel';
  end if;
  if tg_op = 'INSERT' and new.complementa_id is not null and not exists (
    select 1 from balcao.cotacao c where c.id = new.complementa_id and c.orcamento_id = new.orcamento_id and c.rodada < new.rodada
  ) then
    raise exception 'uma cotação só completa outra anterior do mesmo orçamento'
      using errcode = 'check_violation', constraint = 'cotacao_complemento';
  end if;
  return new;
end
$$;
create trigger complemento_valido before insert or update of complementa_id on balcao.cotacao
  for each row execute function balcao.complemento_valido();

-- What each insurer says as of a run: its own answer where it was asked, else the newest of the runs that one completes.
create function balcao.respostas_de(alvo uuid) returns table (resultado_id uuid, cotacao_id uuid, seguradora text, rodada integer)
language sql stable as $$
  with recursive cadeia as (
    select c.id, c.complementa_id, c.rodada from balcao.cotacao c where c.id = alvo
    union all
    select c.id, c.complementa_id, c.rodada from balcao.cotacao c join cadeia on c.id = cadeia.complementa_id
  )
  select distinct on (r.seguradora) r.id, r.cotacao_id, r.seguradora, cadeia.rodada
  from cadeia join balcao.resultado_cotacao r on r.cotacao_id = cadeia.id
  order by r.seguradora, cadeia.rodada desc
$$;

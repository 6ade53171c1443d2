-- Endorsements of a policy on their own: what the insurer's answer is found by, and what arrears do and payment undoes.

create index endosso_do_protocolo on balcao.endosso (assinatura_id, protocolo) where protocolo is not null and excluido_em is null;

-- A policy that arrears suspended is covered again on the day nothing overdue is left of it.
create function balcao.levantar_suspensao() returns trigger language plpgsql as $$
begin
  update balcao.prazo set fim = greatest(inicio, coalesce(new.pago_em, current_date))
  where alvo_id = new.id and tipo = 'AVISO_DE_MORA' and fim is null and excluido_em is null;
  update balcao.apolice a set status = 'VIGENTE', suspensa_em = null, coberto_ate = null
  where a.id = new.apolice_id and a.status = 'SUSPENSA' and not exists (
    select from balcao.parcela q join balcao.prazo p on p.alvo_id = q.id and p.tipo = 'AVISO_DE_MORA' and p.fim is null and p.excluido_em is null
    where q.apolice_id = a.id and q.excluido_em is null and q.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA'));
  return null;
end
$$;
create trigger levantar_suspensao after update of status on balcao.parcela
  for each row when (new.status = 'PAGA' and old.status <> 'PAGA' and new.apolice_id is not null) execute function balcao.levantar_suspensao();

-- Income tax and social security of the tables are due on payment: of a month is what was paid in it. A payment that is undone changes what those
-- that came after it owe: those still open are worked out again, and what was paid by other values leaves a difference that the next lot settles.

alter table balcao.pagamento_repasse
  -- of one that was undone: what its month lacked (or, negative, had withheld too much) on what stayed paid
  add column difere_irrf_centavos bigint not null default 0, add column difere_inss_centavos bigint not null default 0,
  -- of one that is made: what of such differences it withholds (or, negative, gives back)
  add column acerto_irrf_centavos bigint not null default 0, add column acerto_inss_centavos bigint not null default 0,
  drop constraint pagamento_repasse_check,
  add constraint pagamento_repasse_soma check (bruto_centavos = irrf_centavos + acerto_irrf_centavos + iss_centavos + inss_centavos + acerto_inss_centavos + liquido_centavos),
  add constraint pagamento_repasse_difere check (status in ('REJEITADO', 'CANCELADO', 'ESTORNADO') or (difere_irrf_centavos, difere_inss_centavos) = (0, 0));
create index pagamento_do_mes on balcao.pagamento_repasse (assinatura_id, retencao_mes, produtor_id) where retencao_mes is not null;
create index pagamento_que_difere on balcao.pagamento_repasse (assinatura_id, produtor_id)
  where (difere_irrf_centavos, difere_inss_centavos, acerto_irrf_centavos, acerto_inss_centavos) <> (0, 0, 0, 0);

alter table balcao.lote_repasse
  -- the lot whose undoing changed what this one withholds, and when
  add column recalculado_em timestamptz, add column recalculado_por integer, add check (num_nulls(recalculado_em, recalculado_por) in (0, 2));

create or replace function balcao.posicoes(r balcao.pagamento_repasse) returns table (natureza text, titular text, centavos bigint) language sql stable as $$
  select p.natureza, r.produtor_id::text, p.centavos from (values
    ('REPASSE_A_PAGAR', r.bruto_centavos), ('DESPESA_DE_REPASSE', -r.liquido_centavos), ('IRRF_A_RECOLHER', -r.irrf_centavos - r.acerto_irrf_centavos),
    ('ISS_A_RECOLHER', -r.iss_centavos), ('INSS_A_RECOLHER', -r.inss_centavos - r.acerto_inss_centavos)) p (natureza, centavos)
  where r.excluido_em is null and r.status = 'PAGO' and p.centavos <> 0
$$;

-- approved by values that are its own no more, a lot is open again
create or replace function balcao.transicao_de_repasse_permitida(entidade text, de text, para text) returns boolean language sql immutable parallel safe as $$
  select de = para or (entidade, de, para) in (
    ('lote_repasse', 'ABERTO', 'APROVADO'), ('lote_repasse', 'ABERTO', 'CANCELADO'), ('lote_repasse', 'APROVADO', 'ABERTO'),
    ('lote_repasse', 'APROVADO', 'PAGO'), ('lote_repasse', 'APROVADO', 'CANCELADO'),
    ('lote_repasse', 'APROVADO', 'ESTORNADO'), ('lote_repasse', 'PAGO', 'ESTORNADO'),
    ('pagamento_repasse', 'PENDENTE', 'PAGO'), ('pagamento_repasse', 'PENDENTE', 'REJEITADO'), ('pagamento_repasse', 'PENDENTE', 'CANCELADO'),
    ('pagamento_repasse', 'PAGO', 'ESTORNADO'),
    ('repasse', 'LIBERADO', 'EM_LOTE'), ('repasse', 'EM_LOTE', 'LIBERADO'), ('repasse', 'EM_LOTE', 'PAGO'),
    ('repasse', 'PAGO', 'LIBERADO'), ('repasse', 'PAGO', 'ESTORNADO'), ('repasse', 'ESTORNADO', 'PAGO'), ('repasse', 'ESTORNADO', 'LIBERADO'))
$$;

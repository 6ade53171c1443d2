-- What is withheld of a person who works on their own: income tax by its progressive table and social security up to its ceiling, each of the month.

create table balcao.tabela_retencao (
  desde date primary key,
  ate date check (ate >= desde),
  -- the contributor's part that who pays withholds, of what is paid in a month up to the ceiling
  inss_bps integer not null check (inss_bps between 0 and 10000),
  inss_teto_centavos bigint not null check (inss_teto_centavos > 0),
  -- brackets by what the tax is of in the month: [{ateCentavos, bps, deducaoCentavos}], the last without an end
  irrf_faixas jsonb not null check (jsonb_typeof(irrf_faixas) = 'array'),
  -- deducted in place of social security where that is less
  irrf_simplificado_centavos bigint not null check (irrf_simplificado_centavos >= 0),
  -- up to this tax nothing is withheld
  irrf_minimo_centavos bigint not null check (irrf_minimo_centavos >= 0),
  -- taken off the tax of who receives up to an amount, and less of it up to another: {inteiraAteCentavos, inteiraCentavos, fimCentavos, fixaCentavos, taxaMilionesimos}
  irrf_reducao jsonb
);
comment on table balcao.tabela_retencao is 'Tabelas mensais de retenção de autônomos: faixas do imposto de renda e teto do INSS, de quando até quando.';

insert into balcao.tabela_retencao (desde, ate, inss_bps, inss_teto_centavos, irrf_faixas, irrf_simplificado_centavos, irrf_minimo_centavos, irrf_reducao) values
  ('2024-02-01', '2024-12-31', 1100, 778602,
    '[{"ateCentavos": 225920, "bps": 0, "deducaoCentavos": 0}, {"ateCentavos": 282665, "bps": 750, "deducaoCentavos": 16944},
      {"ateCentavos": 375105, "bps": 1500, "deducaoCentavos": 38144}, {"ateCentavos": 466468, "bps": 2250, "deducaoCentavos": 66277},
      {"ateCentavos": null, "bps": 2750, "deducaoCentavos": 89600}]', 56480, 1000, null),
  ('2025-01-01', '2025-04-30', 1100, 815741,
    '[{"ateCentavos": 225920, "bps": 0, "deducaoCentavos": 0}, {"ateCentavos": 282665, "bps": 750, "deducaoCentavos": 16944},
      {"ateCentavos": 375105, "bps": 1500, "deducaoCentavos": 38144}, {"ateCentavos": 466468, "bps": 2250, "deducaoCentavos": 66277},
      {"ateCentavos": null, "bps": 2750, "deducaoCentavos": 89600}]', 56480, 1000, null),
  ('2025-05-01', '2025-12-31', 1100, 815741,
    '[{"ateCentavos": 242880, "bps": 0, "deducaoCentavos": 0}, {"ateCentavos": 282665, "bps": 750, "deducaoCentavos": 18216},
      {"ateCentavos": 375105, "bps": 1500, "deducaoCentavos": 39416}, {"ateCentavos": 466468, "bps": 2250, "deducaoCentavos": 67549},
      {"ateCentavos": null, "bps": 2750, "deducaoCentavos": 90873}]', 60720, 1000, null),
  ('2026-01-01', null, 1100, 847555,
    '[{"ateCentavos": 242880, "bps": 0, "deducaoCentavos": 0}, {"ateCentavos": 282665, "bps": 750, "deducaoCentavos": 18216},
      {"ateCentavos": 375105, "bps": 1500, "deducaoCentavos": 39416}, {"ateCentavos": 466468, "bps": 2250, "deducaoCentavos": 67549},
      {"ateCentavos": null, "bps": 2750, "deducaoCentavos": 90873}]', 60720, 1000,
    '{"inteiraAteCentavos": 500000, "inteiraCentavos": 31289, "fimCentavos": 735000, "fixaCentavos": 97862, "taxaMilionesimos": 133145}');

-- by the tables of the month, and not by the rates of the record
alter table balcao.produtor add column retencao_tabela boolean not null default false,
  add check (not retencao_tabela or pessoa = 'PF');

-- of a payment by the tables: the month they are of, and what else was paid and withheld in it before
alter table balcao.pagamento_repasse add column retencao_mes date check (extract(day from retencao_mes) = 1),
  add column mes_bruto_centavos bigint, add column mes_irrf_centavos bigint, add column mes_inss_centavos bigint,
  add check (num_nulls(retencao_mes, mes_bruto_centavos, mes_irrf_centavos, mes_inss_centavos) in (0, 4));

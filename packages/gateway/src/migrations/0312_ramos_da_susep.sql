-- The ramos of SUSEP's table (Circular Susep 682/2022, Anexo I, which took over the codes of Circulares 395/2009, 535/2016 and 579/2018)
-- that a broker sells and that were not here yet: group and identifier, four digits. What was here stays as it was.
-- Left out on purpose: ramos in run off, acceptance from abroad, microinsurance, VGBL, and the ones whose IOF depends on the contract
-- itself (housing finance, loss of income, random events).
insert into balcao.ramo (codigo, codigo_susep, nome, linha)
select codigo, codigo, nome, linha
from (values
  ('0112', 'Assistência — bens em geral', 'OUTRO'),
  ('0141', 'Lucros cessantes', 'OUTRO'),
  ('0167', 'Riscos de engenharia', 'OUTRO'),
  ('0173', 'Global de bancos', 'OUTRO'),
  ('0195', 'Garantia estendida — bens em geral', 'OUTRO'),
  ('0196', 'Riscos nomeados e operacionais', 'OUTRO'),
  ('0310', 'Responsabilidade civil de administradores e diretores — D&O', 'OUTRO'),
  ('0313', 'Responsabilidade civil riscos ambientais', 'OUTRO'),
  ('0327', 'Compreensivo riscos cibernéticos', 'OUTRO'),
  ('0351', 'Responsabilidade civil geral', 'OUTRO'),
  ('0378', 'Responsabilidade civil profissional', 'OUTRO'),
  ('0524', 'Garantia estendida — auto', 'AUTO'),
  ('0525', 'Carta verde', 'AUTO'),
  ('0621', 'Transporte nacional', 'OUTRO'),
  ('0622', 'Transporte internacional', 'OUTRO'),
  ('0654', 'Responsabilidade civil do transportador rodoviário — carga', 'OUTRO'),
  ('0655', 'Responsabilidade civil do transportador — desvio de carga', 'OUTRO'),
  ('0746', 'Fiança locatícia', 'OUTRO'),
  ('0748', 'Crédito interno', 'OUTRO'),
  ('0749', 'Crédito à exportação', 'OUTRO'),
  ('0775', 'Garantia segurado — setor público', 'OUTRO'),
  ('0776', 'Garantia segurado — setor privado', 'OUTRO'),
  ('0929', 'Auxílio funeral — coletivo', 'VIDA'),
  ('0969', 'Viagem — coletivo', 'VIDA'),
  ('0977', 'Prestamista — coletivo', 'VIDA'),
  ('0980', 'Educacional — coletivo', 'VIDA'),
  ('0984', 'Doenças graves ou doença terminal — coletivo', 'VIDA'),
  ('1101', 'Agrícola sem cobertura do FESR', 'OUTRO'),
  ('1102', 'Agrícola com cobertura do FESR', 'OUTRO'),
  ('1103', 'Pecuário sem cobertura do FESR', 'OUTRO'),
  ('1104', 'Pecuário com cobertura do FESR', 'OUTRO'),
  ('1107', 'Florestas sem cobertura do FESR', 'OUTRO'),
  ('1108', 'Florestas com cobertura do FESR', 'OUTRO'),
  ('1130', 'Benfeitorias e produtos agropecuários', 'OUTRO'),
  ('1162', 'Penhor rural', 'OUTRO'),
  ('1164', 'Animais', 'OUTRO'),
  ('1329', 'Auxílio funeral — individual', 'VIDA'),
  ('1369', 'Viagem — individual', 'VIDA'),
  ('1377', 'Prestamista — individual', 'VIDA'),
  ('1380', 'Educacional — individual', 'VIDA'),
  ('1384', 'Doenças graves ou doença terminal — individual', 'VIDA'),
  ('1428', 'Responsabilidade civil facultativa para embarcações', 'OUTRO'),
  ('1433', 'Marítimos (casco)', 'OUTRO'),
  ('1528', 'Responsabilidade civil facultativa para aeronaves', 'OUTRO'),
  ('1535', 'Aeronáuticos (casco)', 'OUTRO')
) as susep (codigo, nome, linha)
on conflict (codigo) do nothing;

-- IOF of what is new here (Decreto 6.306/2007, with the rates of Decreto 6.339/2008): people 0,38 %; none on rural insurance (art. 23),
-- nor on export credit, international cargo and aviation (art. 22, § 1º, I); surety has none since Decreto 7.787/2012; the rest 7,38 %.
insert into balcao.ramo_iof (ramo, bps, desde, ate)
select r.codigo,
  case
    when r.linha = 'VIDA' then 38
    when r.codigo like '11%' or r.codigo in ('0622', '0749', '1528', '1535') then 0
    else 738
  end,
  date '2008-01-03',
  case when r.codigo in ('0775', '0776') then date '2012-08-15' end
from balcao.ramo r
where not exists (select from balcao.ramo_iof i where i.ramo = r.codigo)
union all
select r.codigo, 0, date '2012-08-16', null::date
from balcao.ramo r
where r.codigo in ('0775', '0776');

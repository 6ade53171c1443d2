-- Where each table is published: laws and ordinances, as they were read in November 2026. Every value that was here is theirs.

alter table balcao.tabela_retencao add column fonte text check (fonte <> '');
update balcao.tabela_retencao t set fonte = n.fonte
from (values
  (date '2024-02-01', 'IRRF: Lei 11.482/2007, art. 1º, XI (Lei 14.848/2024); desconto simplificado: Lei 9.250/1995, art. 4º, parágrafo único; dispensa até R$ 10,00: Lei 9.430/1996, art. 67. INSS: Lei 10.666/2003, art. 4º; teto: Portaria Interministerial MPS/MF nº 2, de 11/01/2024'),
  (date '2025-01-01', 'IRRF: Lei 11.482/2007, art. 1º, XI (Lei 14.848/2024); desconto simplificado: Lei 9.250/1995, art. 4º, parágrafo único; dispensa até R$ 10,00: Lei 9.430/1996, art. 67. INSS: Lei 10.666/2003, art. 4º; teto: Portaria Interministerial MPS/MF nº 6, de 10/01/2025'),
  (date '2025-05-01', 'IRRF: Lei 11.482/2007, art. 1º, XII (Lei 15.191/2025); desconto simplificado: Lei 9.250/1995, art. 4º, parágrafo único; dispensa até R$ 10,00: Lei 9.430/1996, art. 67. INSS: Lei 10.666/2003, art. 4º; teto: Portaria Interministerial MPS/MF nº 6, de 10/01/2025'),
  (date '2026-01-01', 'IRRF: Lei 11.482/2007, art. 1º, XII (Lei 15.191/2025); redução até R$ 7.350,00: Lei 9.250/1995, art. 3º-A (Lei 15.270/2025); desconto simplificado: Lei 9.250/1995, art. 4º, parágrafo único; dispensa até R$ 10,00: Lei 9.430/1996, art. 67. INSS: Lei 10.666/2003, art. 4º; teto: Portaria Interministerial MPS/MF nº 13, de 09/01/2026')
) n (desde, fonte) where n.desde = t.desde;
alter table balcao.tabela_retencao alter column fonte set not null,
  -- of a month there is one table
  add constraint tabela_retencao_mes check (extract(day from desde) = 1);
comment on column balcao.tabela_retencao.fonte is 'As leis e portarias de onde vêm os valores.';

import { faturaColetivaCalls, parcelaCalls } from '@balcao/contracts';
import { cpfValido } from '@balcao/testing';
import { readOutside } from '../support/banco.ts';
import { openSession } from '../support/gateway.ts';
import { CONTAS } from '../support/site.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

/** The bill of health of the demonstration that is open. */
const findAberta = async (): Promise<{ id: string; mes: string; apoliceId: string; titular: string }> => {
  const [fatura] = await readOutside<{ id: string; mes: string; apoliceId: string; titular: string }>(
    `select l.id, to_char(l.competencia, 'YYYY-MM') as mes, l.apolice_id as "apoliceId",
       (select v.cpf from balcao.vida v where v.apolice_id = l.apolice_id and v.papel = 'TITULAR' and v.fim is null order by v.cpf limit 1) as titular
     from balcao.fatura l join balcao.apolice a on a.id = l.apolice_id join balcao.usuario u on u.assinatura_id = l.assinatura_id
     where u.email = $1 and a.ramo = 'SAUDE' and l.status <> 'FECHADA' order by l.competencia limit 1`,
    [CONTAS.admin],
  );
  if (!fatura) throw new Error('a demonstração não tem fatura aberta');
  return fatura;
};

test('a month of a health plan: its file is judged row by row, what is right counts, the month is closed into an instalment and a commission', async ({
  page,
}) => {
  const gateway = await openSession(page, 'admin');
  const { id, mes, titular } = await findAberta();
  const dia = `05/${mes.slice(5)}/${mes.slice(0, 4)}`;
  // other people each time: the same file counts once
  const n = Date.now() % 90_000_000;
  const [mae, filho] = [cpfValido(n), cpfValido(n + 1)];
  const linhas = [
    'Movimento;CPF;Nome;Nascimento;Papel;CPF do titular;Data',
    `Inclusão;${mae};Conceição Araújo;10/05/1991;Titular;;${dia}`,
    `Inclusão;${filho};Filho da Conceição;01/02/2020;Dependente;${mae};${dia}`,
    `Inclusão;111.444.777-36;CPF Errado;10/05/1991;Titular;;${dia}`,
    `Inclusão;${titular};Já Está Aqui;10/05/1991;Titular;;${dia}`,
  ];
  const antes = await gateway.call(faturaColetivaCalls.getFatura, { faturaId: id });

  await page.goto('/financeiro/faturas?status=ABERTA');
  await ready(page, 'faturas');
  await expectAccessible(page);
  await page.goto(`/financeiro/faturas?fatura=${id}&parte=movimentacao`);
  const aberta = page.getByRole('dialog', { name: /^Fatura de / });
  await aberta.getByRole('button', { name: 'Enviar planilha' }).click();
  // as Windows writes it
  const buffer = Buffer.from(linhas.join('\r\n'), 'latin1');
  await page.getByLabel('Arquivo de movimentação').setInputFiles({ name: 'novembro.csv', mimeType: 'text/csv', buffer });
  const envio = page.getByRole('dialog', { name: 'Movimentação por planilha' });
  await expect(envio.getByText('CPF inválido.')).toBeVisible();
  await expect(envio.getByText('Esta vida já está no grupo.')).toBeVisible();
  await expect(envio.getByText('2 linhas recusadas')).toBeVisible();
  await expect(envio.getByText(`De ${antes.vidas} vidas`)).toContainText(`para ${antes.vidas + 2} vidas`);
  await expectAccessible(page);
  expect((await gateway.call(faturaColetivaCalls.getFatura, { faturaId: id })).vidas).toBe(antes.vidas);
  await envio.getByRole('button', { name: 'Confirmar 2 linhas' }).click();
  await expect(envio).toBeHidden();
  await expect(aberta.getByText(/novembro\.csv: 2 de 4 linhas/)).toBeVisible();

  await aberta.getByRole('tab', { name: /Vidas/ }).click();
  await aberta.getByLabel('Nome ou CPF').fill(mae);
  await expect(aberta.getByText('Conceição Araújo')).toBeVisible();
  await expectAccessible(page);

  await aberta.getByRole('button', { name: 'Fechar fatura' }).click();
  const pergunta = page.getByRole('alertdialog');
  await expect(pergunta).toContainText('uma parcela de');
  await pergunta.getByRole('button', { name: 'Fechar fatura' }).click();
  await expect(aberta.getByText('Fechada', { exact: true })).toBeVisible();
  await aberta.getByRole('tab', { name: 'Dinheiro' }).click();
  await expect(aberta.getByText(/^Parcela \d+: R\$/)).toBeVisible();
  await expect(aberta.getByText(/^Comissão: R\$.*\(prevista\)/)).toBeVisible();
  const fechada = await gateway.call(faturaColetivaCalls.getFatura, { faturaId: id });
  const parcelas = await gateway.call(parcelaCalls.listParcelas, { apolice: fechada.apoliceId, ordenar: '-vencimento' });
  expect(parcelas.itens[0]).toMatchObject({
    id: fechada.parcela?.id,
    valorCentavos: fechada.totalCentavos,
    forma: 'FATURA',
    status: 'ABERTA',
  });

  await aberta.getByRole('button', { name: 'Reabrir fatura' }).click();
  const reabertura = page.getByRole('dialog', { name: /^Reabrir a fatura/ });
  await reabertura.getByLabel('Por que reabre').fill('Faltou uma vida');
  await reabertura.getByRole('button', { name: 'Reabrir fatura' }).click();
  await expect(aberta.getByText('Reaberta', { exact: true })).toBeVisible();
  expect((await gateway.call(faturaColetivaCalls.getFatura, { faturaId: id })).parcela).toBeNull();
});

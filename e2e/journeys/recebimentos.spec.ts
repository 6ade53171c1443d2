import { contaFinanceiraCalls, extratoComissaoCalls } from '@balcao/contracts';
import { readOutside } from '../support/banco.ts';
import { openSession } from '../support/gateway.ts';
import { type LinhaPaga, printExtratoOf } from '../support/sandbox.ts';
import { CONTAS } from '../support/site.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const SEGURADORA = 'capivara_seguros';

/** What an insurer still owes the brokerage of the demonstration, the oldest first. */
const listDevidas = (quantas: number): Promise<LinhaPaga[]> =>
  readOutside<LinhaPaga>(
    `select a.numero as apolice, q.numero as parcela, left(s.nome, 40) as segurado, s.documento, c.prevista_centavos::int as "valorCentavos"
     from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id join balcao.parcela q on q.id = c.parcela_id
     join balcao.segurado s on s.id = a.segurado_id join balcao.usuario u on u.assinatura_id = a.assinatura_id
     join balcao.corretora o on o.id = a.corretora_id and o.principal
     where u.email = $1 and a.seguradora = $2 and c.status = 'PREVISTA' and c.excluido_em is null and c.prevista_centavos > 0
       and c.endosso_id is null
     order by c.previsao_em, c.id limit $3`,
    [CONTAS.admin, SEGURADORA, quantas],
  );

test('a statement an insurer printed is imported, conferred by keyboard, settled into an account and reopened', async ({
  page,
  queixas,
}) => {
  // the same file again is refused
  queixas.tolerate(/422/);
  const gateway = await openSession(page, 'admin');
  const nome = `Caixa ${crypto.randomUUID().slice(0, 8)}`;
  await gateway.call(contaFinanceiraCalls.createFicha, {
    nome,
    tipo: 'CAIXA',
    corretoraId: null,
    banco: null,
    agencia: null,
    conta: null,
    convenio: null,
    saldoInicialCentavos: 0,
    saldoInicialEm: '2026-01-01',
  });
  const devidas = await listDevidas(3);
  expect(devidas).toHaveLength(3);
  const numero = String(Date.now()).slice(-9);
  const estranha: LinhaPaga = { apolice: '9990001', parcela: 1, segurado: 'Ninguém', documento: '52998224725', valorCentavos: 12_345 };
  const { nome: arquivo, arquivo: buffer } = await printExtratoOf(SEGURADORA, numero, [...devidas, estranha]);

  await page.goto('/financeiro/recebimentos');
  await ready(page, 'recebimentos');
  await page.getByRole('button', { name: 'Importar extratos' }).click();
  await page.getByLabel('Arquivos de extratos').setInputFiles({ name: arquivo, mimeType: 'text/csv', buffer });
  const lido = page.getByRole('listitem').filter({ hasText: arquivo });
  await expect(lido.getByText('Lido')).toBeVisible();
  await expectAccessible(page);
  // the same file again is told where it is
  await page.getByLabel('Arquivos de extratos').setInputFiles({ name: 'de novo.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(`é o extrato ${numero}`)).toBeVisible();
  await lido.getByRole('button', { name: 'Conferir' }).click();

  const linhas = page.getByRole('listbox', { name: 'Linhas do extrato' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numero);
  await expect(page.getByText('3 de 4 linhas casadas')).toBeVisible();
  await expect(linhas.getByRole('option')).toHaveCount(1);
  await expect(page.getByText('Nenhuma comissão esperada corresponde a esta linha.')).toBeVisible();
  await expectAccessible(page);
  await linhas.press('i');
  await page.getByLabel('Motivo').fill('É de outra corretora');
  await page.getByRole('dialog').getByRole('button', { name: 'Ignorar' }).click();
  await expect(page.getByText('Nenhuma linha como se pediu.')).toBeVisible();
  await page.getByRole('button', { name: /Mostrar/ }).click();
  await page.getByRole('option', { name: 'Todas' }).click();
  await expect(linhas.getByRole('option')).toHaveCount(4);
  await linhas.press('End');
  await expect(page.getByText('Ignorada: É de outra corretora')).toBeVisible();
  await linhas.press('Home');
  await expect(linhas.getByRole('option', { selected: true })).toContainText(devidas[0]?.apolice ?? '');

  await page.getByRole('button', { name: 'Dar baixa' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('button', { name: /Conta em que o dinheiro entrou/ }).click();
  await page.getByRole('option', { name: nome }).click();
  const total = devidas.reduce((soma, { valorCentavos }) => soma + valorCentavos, 12_345);
  const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(total / 100);
  await expect(dialogo.getByText('Entra na conta')).toContainText(reais.replace(/\s/g, ' '));
  await expectAccessible(page);
  await dialogo.getByRole('button', { name: 'Baixar 1 extrato' }).click();
  await expect(page.getByText(new RegExp(`Baixado em .* na conta ${nome}`))).toBeVisible();

  await page.getByRole('button', { name: 'Reabrir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reabrir' }).click();
  await expect(page.getByText('Reaberto', { exact: true })).toBeVisible();
  const { itens } = await gateway.call(extratoComissaoCalls.listExtratos, { q: numero });
  expect(itens[0]).toMatchObject({ status: 'REABERTO', baixa: null, casadas: 3 });
  expect((await listDevidas(3)).map(({ apolice, parcela }) => [apolice, parcela])).toEqual(
    devidas.map(({ apolice, parcela }) => [apolice, parcela]),
  );

  // many at once, from the list; on a phone too
  await page.getByRole('link', { name: 'Recebimentos' }).first().click();
  await ready(page, 'recebimentos');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('checkbox', { name: new RegExp(numero) }).check();
  await page.getByRole('button', { name: 'Baixar 1 extrato' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Conta em que o dinheiro entrou/ })
    .click();
  await page.getByRole('option', { name: nome }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Baixar 1 extrato' }).click();
  await expect(page.getByRole('row', { name: new RegExp(numero) }).getByText('Baixado')).toBeVisible();
  await page.goto('/financeiro/recebimentos?ver=recebimentos');
  await ready(page, 'recebimentos');
  await expect(page.getByRole('row', { name: new RegExp(`Extrato ${numero}`) })).toContainText(reais.replace(/\s/g, ' '));
  await expectAccessible(page);
});

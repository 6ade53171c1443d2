import { feriadosBancarios, formatCentavos, formatData, valorEmAtraso } from '@balcao/domain';
import { dia, writeContrato } from '../support/contrato.ts';
import { openSession } from '../support/gateway.ts';
import { watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

test('an overdue instalment is reissued by its insurer, refused by another ask, and its client is spoken to again on a day', async ({
  page,
}) => {
  await watchPage(page);
  const gateway = await openSession(page, 'admin');
  const escrita = async (seguradora: string, nome: string, documento: string) => {
    const numero = `REE-${nome.slice(0, 2)}${Math.floor(performance.timeOrigin + performance.now())}`;
    await writeContrato(gateway, { numero, segurado: { nome, documento }, bem: 'Torno', seguradora, vencimento: dia(-20) });
    return numero;
  };
  // clients of this journey alone: whoever is known by a document keeps the name they have
  const [boa, sem] = [
    await escrita('jequitiba_seguros', 'Iracema Peixoto', '735.284.916-55'),
    await escrita('mico_leao_seguros', 'Moacir Peixoto', '418.305.927-50'),
  ];

  const open = async (numero: string) => {
    await page.goto(`/financeiro/parcelasAtrasadas?q=${numero}`);
    await ready(page, 'parcelasAtrasadas');
    await page.getByRole('button', { name: new RegExp(`Ver em resumo: .*${numero}`) }).click();
    return page.getByRole('dialog', { name: `Parcela 1 de 2 da apólice ${numero}` });
  };
  let gaveta = await open(boa);
  await gaveta.getByRole('button', { name: 'Anotar contato' }).click();
  const contato = page.getByRole('dialog', { name: 'Contato com o cliente' });
  await contato.getByLabel(/O que foi dito/).fill('Pediu outro boleto.');
  await expectAccessible(page);
  await contato.getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(gaveta.getByText(`(próximo contato em ${formatData(dia(3))})`)).toBeVisible();

  await gaveta.getByRole('button', { name: 'Pedir reemissão' }).click();
  const pedido = page.getByRole('dialog', { name: 'Pedir reemissão à seguradora' });
  await pedido.getByLabel('Recado para a seguradora').fill('Primeiro pedido #RECUSA');
  await expectAccessible(page);
  await pedido.getByRole('button', { name: 'Pedir', exact: true }).click();
  // the answer arrives by itself
  await expect(gaveta.getByText('Recusada', { exact: true })).toBeVisible();
  await expect(gaveta.getByText(/processo de cancelamento/)).toBeVisible();

  await gaveta.getByRole('button', { name: 'Pedir reemissão' }).click();
  await pedido.getByRole('button', { name: 'Pedir', exact: true }).click();
  await expect(gaveta.getByText('Reemitida', { exact: true })).toBeVisible();
  // by its contract: 2% once, and 1% a month of thirty days
  const { totalCentavos, multaCentavos, jurosCentavos } = valorEmAtraso({ valorCentavos: 107_380, vencimento: dia(-20) }, dia(5), {
    atraso: { multaBps: 200, jurosMesBps: 100 },
    feriados: feriadosBancarios,
  });
  const [valor, multa, juros] = [totalCentavos, multaCentavos, jurosCentavos].map((um) => formatCentavos(um));
  await expect(gaveta.getByText(`Vence em ${formatData(dia(5))}, ${valor}: multa ${multa}, juros ${juros}`)).toBeVisible();
  await expect(gaveta.getByText('Em aberto', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await gaveta.getByRole('button', { name: 'Segunda via' }).click();
  const via = page.getByRole('dialog', { name: 'Segunda via' });
  await expect(via.getByRole('img', { name: /Código de barras da linha/ })).toBeVisible();
  await expect(via.getByText(`${valor}, vence em ${formatData(dia(5))}`)).toBeVisible();
  await via.getByText('Fechar').click();

  gaveta = await open(sem);
  await gaveta.getByRole('button', { name: 'Pedir reemissão' }).click();
  await expect(page.getByText('Mico-Leão Seguros não recebe pedidos de reemissão por aqui')).toBeVisible();
  await page.getByRole('button', { name: 'Informar linha ou Pix' }).click();
  await expect(page.getByRole('dialog', { name: 'Segunda via' }).getByLabel('Linha digitável')).toBeVisible();

  await page.goto(`/financeiro/parcelasAtrasadas?q=${sem}`);
  await ready(page, 'parcelasAtrasadas');
  await page.getByRole('checkbox', { name: new RegExp(sem) }).check();
  await page.getByRole('button', { name: 'Pedir reemissão de 1 parcela' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir', exact: true }).click();
  await expect(page.getByText(/Moacir Peixoto: Mico-Leão Seguros não recebe pedidos/)).toBeVisible();
  await expectAccessible(page);
});

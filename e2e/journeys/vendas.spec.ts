import { contratoManualCalls } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import { openSession } from '../support/gateway.ts';
import { hoje } from '../support/orcamentos.ts';
import { watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const dia = (dias: number): string => addDias(hoje(), dias);

test('a policy typed in is found in the list, cancelled by its days, and stands again as it stood', async ({ page }) => {
  test.setTimeout(120_000);
  await watchPage(page);
  const gateway = await openSession(page, 'admin');
  const { corretoras } = await gateway.call(contratoManualCalls.getOpcoes, {});
  const numero = `E2E-${Math.floor(performance.timeOrigin + performance.now())}`;
  await gateway.call(contratoManualCalls.createContrato, {
    segurado: { pessoa: 'PF', documento: '529.982.247-25', nome: 'Rosa Peixoto', email: null, celular: null },
    seguradora: 'jequitiba_seguros',
    ramo: '0171',
    corretoraId: corretoras[0]?.id ?? '',
    tipoDocumento: 'APOLICE',
    bem: `Máquina ${numero}`,
    itens: [],
    coberturas: null,
    vigIni: dia(-60),
    vigFim: dia(305),
    premioLiquidoCentavos: 200_000,
    iofCentavos: 14_760,
    comissaoBps: 2_000,
    agenciamentoBps: 0,
    prolaboreBps: 0,
    politicaComissao: 'PARCELADA',
    forma: 'BOLETO',
    parcelas: [
      { vencimento: dia(-55), valorCentavos: 107_380, linhaDigitavel: null, pagoEm: dia(-55) },
      { vencimento: dia(20), valorCentavos: 107_380, linhaDigitavel: null, pagoEm: null },
    ],
    produtores: [],
    bonus: null,
    ci: null,
    renovacaoDeId: null,
    numeroSeguradora: null,
    emitida: { numero, emissao: dia(-60) },
    motivoRisco: null,
  });

  await page.goto(`/centralVendas/propostas?q=${numero}`);
  await ready(page, 'propostas');
  await page.getByRole('link', { name: numero }).click();
  await ready(page, 'proposta');
  await expect(page.getByRole('heading', { level: 1, name: `Apólice ${numero}` })).toBeVisible();
  for (const aba of ['Parcelas', 'Comissões', 'Documentos', 'Prazos', 'Histórico']) {
    await page.getByRole('tab', { name: aba }).click();
    await expectAccessible(page);
  }

  const act = async (acao: string) => {
    await page.getByRole('button', { name: 'Ações', exact: true }).click();
    await page.getByRole('menuitem', { name: acao }).click();
  };
  await act('Cancelar apólice');
  const dialogo = page.getByRole('dialog');
  await dialogo.getByText('Proporcional aos dias').click();
  await expect(dialogo.getByText('60 de 365 dias')).toBeVisible();
  await expectAccessible(page);
  await dialogo.getByLabel('Motivo').fill('A pedido do cliente');
  await dialogo.getByRole('button', { name: 'Cancelar apólice' }).click();
  await expect(page.getByText('Apólice cancelada')).toBeVisible();
  await page.getByRole('tab', { name: 'Dados' }).click();
  await expect(page.getByText('Cancelada', { exact: true }).first()).toBeVisible();

  await act('Reativar apólice');
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /Reativar/ })
    .click();
  await expect(page.getByText('Apólice reativada')).toBeVisible();
  await expect(page.getByText('Vigente', { exact: true }).first()).toBeVisible();
});

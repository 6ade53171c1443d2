import { encodeBrCode, writeLinhaDigitavel } from '@balcao/domain';
import { dia, writeContrato } from '../support/contrato.ts';
import { openSession } from '../support/gateway.ts';
import { watchPage } from '../support/screen.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

test('an overdue instalment is paid in part, then whole, taken back, printed again, promised and reminded of', async ({
  page,
  queixas,
}) => {
  // the line with a wrong digit is refused
  queixas.tolerate(/422/);
  await watchPage(page);
  const gateway = await openSession(page, 'admin');
  const numero = `FIN-${Math.floor(performance.timeOrigin + performance.now())}`;
  await writeContrato(gateway, {
    numero,
    segurado: { nome: 'Iracema Peixoto', documento: '390.533.447-05' },
    bem: 'Torno',
    vencimento: dia(-20),
  });

  await page.goto(`/financeiro/parcelas?q=${numero}&status=TODAS`);
  await ready(page, 'parcelas');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Ver em resumo: Iracema Peixoto, parcela 1 de 2, ${numero}` }).click();
  const gaveta = page.getByRole('dialog', { name: `Parcela 1 de 2 da apólice ${numero}` });
  await expect(gaveta.getByText('Vencida', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const pay = async (valor: string | null) => {
    await gaveta.getByRole('button', { name: 'Registrar pagamento' }).click();
    const form = page.getByRole('dialog', { name: 'Registrar pagamento' });
    if (valor) await form.getByLabel(/Valor recebido/).fill(valor);
    await form.getByRole('button', { name: 'Registrar', exact: true }).click();
    await expect(form).toBeHidden();
  };
  await pay('300,00');
  await expect(gaveta.getByText('R$ 773,80').first()).toBeVisible();
  await pay(null);
  await expect(gaveta.getByText('Paga', { exact: true })).toBeVisible();
  await expect(gaveta.getByRole('button', { name: 'Registrar pagamento' })).toBeHidden();

  await gaveta.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
  await expect(gaveta.getByText('Vencida', { exact: true })).toBeVisible();
  await expect(gaveta.getByText('Devolução do registro')).toBeVisible();

  await gaveta.getByRole('button', { name: 'Segunda via' }).click();
  const via = page.getByRole('dialog', { name: 'Segunda via' });
  await via.getByRole('button', { name: 'Informar linha ou Pix' }).click();
  const linha = writeLinhaDigitavel({ banco: '001', vencimento: dia(5), valorCentavos: 77_380, campoLivre: '4'.repeat(25) });
  await via.getByLabel('Linha digitável').fill(linha.replace(/^\d/, '7'));
  await via.getByRole('button', { name: 'Guardar' }).click();
  await expect(via.getByText('A linha digitável não confere: há um dígito errado ou a menos.')).toBeVisible();
  await via.getByLabel('Linha digitável').fill(linha);
  await via
    .getByLabel('Código Pix (copia e cola)')
    .fill(encodeBrCode({ location: 'pix.exemplo.test/qr/v2/1', nome: 'Jequitiba Seguros', cidade: 'Itu' }));
  await via.getByRole('button', { name: 'Guardar' }).click();
  await expect(via.getByRole('img', { name: `Código de barras da linha ${linha.replace(/\D/g, '')}` })).toBeVisible();
  await expect(via.getByRole('img', { name: 'QR do Pix para Jequitiba Seguros' })).toBeVisible();
  await expectAccessible(page);
  await via.getByText('Fechar').click();

  await gaveta.getByRole('button', { name: 'Anotar promessa' }).click();
  await page.getByRole('dialog', { name: 'Promessa de pagamento' }).getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(gaveta.getByText(/Promessa de pagamento para/)).toBeVisible();

  await page.goto(`/financeiro/parcelasAtrasadas?q=${numero}`);
  await ready(page, 'parcelasAtrasadas');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: new RegExp(numero) }).check();
  await page.getByRole('button', { name: 'Cobrar', exact: true }).click();
  const cobranca = page.getByRole('dialog', { name: 'Cobrar 1 parcela' });
  await expect(cobranca.getByText(/Olá, \[cliente\]/)).toBeVisible();
  await expectAccessible(page);
  await cobranca.getByRole('button', { name: 'Cobrar', exact: true }).click();
  await expect(page.getByText('Iracema Peixoto: Sem e-mail no cadastro.')).toBeVisible();
});

import { cpfValido } from '@balcao/testing';
import { botaoCalcular, campo, fillCampo, fillData, chooseOpcao, expectSalvo, answerCampo } from '../support/formulario.ts';
import { openSession } from '../support/gateway.ts';
import { nomeUnico } from '../support/orcamentos.ts';
import { expectConcluido, linhaDe, linhasEm } from '../support/resultados.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

test('a broker quotes a life, from the empty form to three prices and the health declaration of one', async ({ page }) => {
  test.slow();
  await openSession(page);
  await page.goto('/multicalculo/orcamento-multicalculo-vida');
  await ready(page, 'orcamentoVida');
  await expect(page).toHaveURL(/[?&]id=[0-9a-f-]{36}/);

  await test.step('who is insured, how they live and for how much', async () => {
    await fillCampo(page, 'risco.segurado.documento', cpfValido(Date.now() % 90_000_000));
    await fillCampo(page, 'risco.segurado.nome', nomeUnico('Vera Lima'));
    await fillData(page, 'risco.segurado.nascimento', '10051986');
    await chooseOpcao(page, 'risco.segurado.sexo', 'Feminino');
    await fillCampo(page, 'risco.segurado.cep', '01310100');
    await campo(page, 'risco.segurado.avisoPrivacidade').check();
    await answerCampo(page, 'risco.pessoa.fumante', 'Não');
    await chooseOpcao(page, 'risco.pessoa.ocupacao', 'Empregado (CLT)');
    await fillCampo(page, 'risco.pessoa.rendaMensalCentavos', '9000,00');
    await chooseOpcao(page, 'risco.coberturas.prazo', 'Mensal');
    await fillCampo(page, 'risco.coberturas.doencaGraveCentavos', '50000,00');
    await fillCampo(page, 'risco.coberturas.diariaIncapacidadeCentavos', '240,01');
  });

  await test.step('two people are paid, and share the whole', async () => {
    await page.getByRole('button', { name: 'Adicionar beneficiário' }).click();
    await fillCampo(page, 'risco.beneficiarios.0.nome', 'Davi Lima');
    await chooseOpcao(page, 'risco.beneficiarios.0.parentesco', 'Filho(a)');
    await page.getByRole('button', { name: 'Adicionar beneficiário' }).click();
    await fillCampo(page, 'risco.beneficiarios.1.nome', 'Lia Lima');
    await chooseOpcao(page, 'risco.beneficiarios.1.parentesco', 'Filho(a)');
    await page.getByRole('button', { name: 'Dividir igualmente' }).click();
    await expect(campo(page, 'risco.beneficiarios.0.pctBps')).toHaveValue('50,00');
    await expect(page.getByText('Soma das partes: 100%.')).toBeVisible();
    await page.getByRole('button', { name: /^Selecionar todas/ }).click();
    await expectAccessible(page);
  });

  await test.step('a day above what income allows is refused at its field', async () => {
    await botaoCalcular(page).click();
    await expect(page.getByText(/A diária vai até 80% da renda de um dia: R\$\s240,00/).first()).toBeVisible();
    await fillCampo(page, 'risco.coberturas.diariaIncapacidadeCentavos', '240,00');
    await expectSalvo(page);
    await botaoCalcular(page).click();
  });

  await test.step('three insurers give a price by the month, explained, with what each cover waits', async () => {
    await expectConcluido(page, 3);
    await expect(linhasEm(page, 'OK')).toHaveCount(3);
    const vitoria = linhaDe(page, 'Vitória-Régia Vida');
    await expect(vitoria).toContainText('Por mês');
    await vitoria.getByRole('button', { name: /^Ver detalhes/ }).click();
    await expect(vitoria.getByRole('row', { name: /^Doenças graves.*90 dias/ })).toBeVisible();
    await expect(vitoria.getByText(/Morte: R\$\s200\.000,00 × 0,105% ÷ \(1 − \d+%\) ÷ 12/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('health is asked about one offer, under consent, and the consent may be withdrawn', async () => {
    const open = () => page.getByRole('button', { name: 'Declaração de saúde (DPS) para Vitória-Régia Vida' }).click();
    await open();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radiogroup')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Registrar declaração' }).click();
    await expect(dialog.getByText('Sem o consentimento do segurado não há declaração.')).toBeVisible();
    await dialog.getByText('O segurado leu o texto acima e consente').click();
    for (const pergunta of await dialog.getByRole('radiogroup').all()) await pergunta.getByText('Não', { exact: true }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Registrar declaração' }).click();
    await expect(page.getByText('Declaração de saúde registrada.')).toBeVisible();
    await open();
    await expect(dialog.getByText(/^Consentimento registrado por /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Revogar consentimento' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar consentimento' }).click();
    await expect(page.getByText('Consentimento revogado: as respostas foram eliminadas.')).toBeVisible();
  });
});

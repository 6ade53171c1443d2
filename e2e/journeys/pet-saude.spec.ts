import { quotingCalls } from '@balcao/contracts';
import { cpfValido } from '@balcao/testing';
import type { Page } from '@playwright/test';
import { botaoCalcular, campo, fillCampo, fillData, chooseOpcao, expectSalvo, answerCampo } from '../support/formulario.ts';
import { openSession } from '../support/gateway.ts';
import { nomeUnico } from '../support/orcamentos.ts';
import { linhaDe } from '../support/resultados.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const anoAtual = new Date().getFullYear();
const born = (anos: number): string => `01/01/${anoAtual - anos}`;

async function fillSegurado(page: Page, nome: string): Promise<void> {
  await fillCampo(page, 'risco.segurado.documento', cpfValido(Date.now() % 90_000_000));
  await fillCampo(page, 'risco.segurado.nome', nome);
  await fillData(page, 'risco.segurado.nascimento', '14031985');
  await chooseOpcao(page, 'risco.segurado.sexo', 'Feminino');
  await fillCampo(page, 'risco.segurado.cep', '01310100');
  await campo(page, 'risco.segurado.avisoPrivacidade').check();
}

const idDe = (url: string): string => new URL(url).searchParams.get('id') ?? '';

test('a broker quotes two animals on a phone, by keyboard and by copy, and sees three insurers answer', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const gateway = await openSession(page);
  await page.goto('/multicalculo/orcamento-multicalculo-pet');
  await ready(page, 'orcamentoPet');
  await expect(page).toHaveURL(/[?&]id=[0-9a-f-]{36}/);
  await fillSegurado(page, nomeUnico('Marina Azevedo'));
  await page.getByRole('button', { name: 'Adicionar animal' }).focus();
  await page.keyboard.press('Enter');
  await fillCampo(page, 'risco.pets.0.nome', 'Rex');
  await fillData(page, 'risco.pets.0.nascimento', `0101${anoAtual - 4}`);
  await chooseOpcao(page, 'risco.pets.0.porte', 'Médio (até 25 kg)');
  await campo(page, 'risco.pets.0.semRaca').check();
  await answerCampo(page, 'risco.pets.0.vacinasEmDia', 'Sim');
  await page.getByRole('button', { name: 'Copiar o animal 1' }).click();
  await fillCampo(page, 'risco.pets.1.nome', 'Bidu');
  await expect(page.getByText('Já incluído no plano')).toBeVisible();
  await campo(page, 'risco.coberturas.cirurgia').check();
  await page.getByRole('button', { name: /^Selecionar todas/ }).click();
  await expectSalvo(page);
  const { rascunho } = await gateway.call(quotingCalls.getOrcamento, { orcamentoId: idDe(page.url()) });
  expect(rascunho.risco).toMatchObject({ pets: [{ nome: 'Rex' }, { nome: 'Bidu', porte: 'MEDIO' }], coberturas: { cirurgia: true } });
  await expectAccessible(page);
  await botaoCalcular(page).click();
  for (const nome of ['Capivara Seguros', 'Araucária Seguros', 'Boto Rosa Pet']) {
    await expect(linhaDe(page, nome)).toHaveAttribute('data-status', 'OK');
  }
});

test('a broker pastes a family from a spreadsheet, sees the bands, and is told the price of each life', async ({ page }) => {
  await openSession(page);
  await page.goto('/multicalculo/orcamento-multicalculo-saude');
  await ready(page, 'orcamentoSaude');
  await expect(page).toHaveURL(/[?&]id=[0-9a-f-]{36}/);
  await fillSegurado(page, nomeUnico('Marina Azevedo'));
  await chooseOpcao(page, 'risco.contrato.contratacao', 'Individual ou familiar');
  await fillCampo(page, 'risco.contrato.municipio', 'São Paulo');
  await chooseOpcao(page, 'risco.contrato.uf', 'SP');
  await chooseOpcao(page, 'risco.contrato.abrangencia', 'Estadual');
  await answerCampo(page, 'risco.contrato.acomodacao', 'Enfermaria');
  await answerCampo(page, 'risco.contrato.coparticipacao', 'Sem');
  await page.getByRole('button', { name: 'Colar da planilha' }).click();
  const linhas = ['Nome\tNascimento', `Marina\t${born(35)}`, `Paulo\t${born(33)}`, `Lia\t${born(5)}`, `Rosa\t${born(61)}`, 'sem data'];
  await page.getByLabel('Linhas da planilha').fill(linhas.join('\n'));
  await expect(page.getByText('4 vidas lidas.')).toBeVisible();
  await expect(page.getByText('A linha 6 não tem uma data de nascimento válida.')).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar 4 vidas' }).click();
  await expect(page.getByText('59 anos ou mais: 1')).toBeVisible();
  await page.getByRole('button', { name: /^Selecionar todas/ }).click();
  await expectSalvo(page);
  // where the page stands by chance, the bar of actions may cover half of a row, which is then judged too small
  await campo(page, 'risco.vidas.3.nome').evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);
  await answerCampo(page, 'risco.informar', 'Por faixa etária');
  await expect(campo(page, 'risco.faixas.9')).toHaveValue('1');
  await answerCampo(page, 'risco.informar', 'Por data de nascimento');
  await botaoCalcular(page).click();
  await expect(page.getByText('R$ 2.130,63').first()).toBeVisible();
});

test('without the health line in the plan its page offers the line, and nothing is opened', async ({ page }) => {
  await openSession(page, 'semOrcamentacao');
  await page.goto('/multicalculo/orcamento-multicalculo-saude');
  await expect(page.getByText('Cotação de saúde não contratada')).toBeVisible();
  await expect(page).not.toHaveURL(/[?&]id=/);
  // the windows of the layout come after the first screen
  await expect(async () => {
    await page.getByRole('button', { name: 'Ver como contratar' }).click();
    await expect(page.getByRole('dialog', { name: 'Contrate a cotação de saúde' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

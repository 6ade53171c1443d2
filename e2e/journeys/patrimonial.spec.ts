import { quotingCalls } from '@balcao/contracts';
import { cnpjValido, cpfValido } from '@balcao/testing';
import type { Page } from '@playwright/test';
import { expectNothingOverFocus } from '../support/focus.ts';
import { botaoCalcular, campo, fillCampo, fillData, chooseOpcao, answerCampo } from '../support/formulario.ts';
import { openSession } from '../support/gateway.ts';
import { nomeUnico } from '../support/orcamentos.ts';
import { expectConcluido, linhas, precos } from '../support/resultados.ts';
import { expect, ready, test } from '../support/test.ts';

const CEP = '01310100';

async function endereco(page: Page): Promise<void> {
  await fillCampo(page, 'risco.segurado.cep', CEP);
  await fillCampo(page, 'risco.segurado.numero', '10');
  await expect(campo(page, 'risco.segurado.cidade')).toHaveValue('São Paulo');
  await campo(page, 'risco.segurado.avisoPrivacidade').check();
}

async function pessoa(page: Page): Promise<void> {
  await fillCampo(page, 'risco.segurado.documento', cpfValido(Date.now() % 90_000_000));
  await fillCampo(page, 'risco.segurado.nome', nomeUnico('Marina Azevedo'));
  await fillData(page, 'risco.segurado.nascimento', '14031985');
  await chooseOpcao(page, 'risco.segurado.sexo', 'Feminino');
  await endereco(page);
}

async function empresa(page: Page, nome: string): Promise<void> {
  await fillCampo(page, 'risco.segurado.documento', cnpjValido(Date.now() % 9_000_000));
  await fillCampo(page, 'risco.segurado.nome', nomeUnico(nome));
  await endereco(page);
}

const residencial = async (page: Page): Promise<void> => {
  await pessoa(page);
  await chooseOpcao(page, 'risco.imovel.tipo', 'Casa');
  await chooseOpcao(page, 'risco.imovel.uso', 'Moradia habitual');
  await chooseOpcao(page, 'risco.imovel.construcao', 'Alvenaria');
  await answerCampo(page, 'risco.imovel.posse', 'Próprio');
  await chooseOpcao(page, 'risco.imovel.cobrir', 'Prédio e conteúdo');
  await fillCampo(page, 'risco.coberturas.danosEletricosCentavos', '15000');
};

const condominio = async (page: Page): Promise<void> => {
  await empresa(page, 'Condomínio Jardim Inventado');
  await answerCampo(page, 'risco.condominio.legalmenteConstituido', 'Sim');
  await answerCampo(page, 'risco.condominio.estrutura', 'Vertical');
  await chooseOpcao(page, 'risco.condominio.tipo', 'Só residencial');
  await fillCampo(page, 'risco.condominio.unidades', '80');
  await fillCampo(page, 'risco.condominio.pavimentos', '12');
  await fillCampo(page, 'risco.condominio.idadeAnos', '15');
  await fillCampo(page, 'risco.condominio.valorReconstrucaoCentavos', '20000000');
  await fillCampo(page, 'risco.coberturas.rcCondominioCentavos', '500000');
};

const empresarial = async (page: Page): Promise<void> => {
  await empresa(page, 'Mercado Inventado Ltda');
  await answerCampo(page, 'risco.empresa.atividade', 'Comércio');
  await campo(page, 'risco.empresa.cnae').fill('supermercado');
  await page.getByRole('option', { name: /^4711-3\/02 · / }).click();
  await chooseOpcao(page, 'risco.empresa.construcao', 'Sólida (alvenaria)');
  await answerCampo(page, 'risco.empresa.posse', 'Alugado');
  await answerCampo(page, 'risco.empresa.isopainel', 'Não');
  await fillCampo(page, 'risco.valorRisco.mmuCentavos', '300000');
  await fillCampo(page, 'risco.valorRisco.mercadoriasCentavos', '500000');
  await fillCampo(page, 'risco.coberturas.incendioCentavos', '800000');
};

for (const [linha, rota, caminho, fill, seguradoras] of [
  ['RESIDENCIAL', 'orcamentoResidencial', 'orcamento-multicalculo-residencial', residencial, 6],
  ['CONDOMINIO', 'orcamentoCondominio', 'orcamento-multicalculo-condominio', condominio, 3],
  ['EMPRESARIAL', 'orcamentoEmpresarial', 'orcamento-multicalculo-empresarial', empresarial, 4],
] as const) {
  test(`from an empty form of ${linha} to the prices of its ${seguradoras} insurers`, async ({ page }) => {
    test.slow();
    const gateway = await openSession(page);
    const { id } = await gateway.call(quotingCalls.createOrcamento, { linha });
    await page.goto(`/multicalculo/${caminho}?${new URLSearchParams({ id })}`);
    await ready(page, rota);
    await expectNothingOverFocus(page);
    await botaoCalcular(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /^Corrija \d+ campos/ })).toBeFocused();
    await fill(page);
    await page.getByRole('button', { name: /^Selecionar todas/ }).click();
    await expect(page.getByText(`${seguradoras} seguradoras escolhidas`)).toBeVisible();
    await botaoCalcular(page).click();
    await expect(linhas(page)).toHaveCount(seguradoras);
    await expectConcluido(page, seguradoras);
    const lista = await precos(page);
    expect(lista.length).toBeGreaterThanOrEqual(seguradoras - 1);
    expect(lista).toEqual([...lista].sort((a, b) => a - b));
    // with what was chosen in its bar at the foot
    await page
      .getByRole('checkbox', { name: /^Comparar / })
      .first()
      .check();
    await expectNothingOverFocus(page);
  });
}

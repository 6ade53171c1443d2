import { quotingCalls, registryCalls } from '@balcao/contracts';
import { cnpjValido, cpfValido } from '@balcao/testing';
import { botaoCalcular, campo, fillCampo, fillData, chooseOpcao, expectSalvo, answerCampo } from '../support/formulario.ts';
import { writeOutside } from '../support/banco.ts';
import { openSession } from '../support/gateway.ts';
import {
  openOrcamento,
  calculate,
  comercialDe,
  createOrcamento,
  waitForFim,
  nomeUnico,
  RAPIDAS,
  umCarroConhecido,
} from '../support/orcamentos.ts';
import { chooseCompacto, expectConcluido, linhaDe, linhas, linhasEm, precos } from '../support/resultados.ts';
import { expectFitsWidth } from '../support/screen.ts';
import { clearSandboxLog, resetSandbox, setSandbox, wasCancelled } from '../support/sandbox.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

test.afterEach(resetSandbox);

test('a broker fills the whole auto form, is shown what is missing, calculates and finds it all again', async ({ page }) => {
  const gateway = await openSession(page);
  const known = await umCarroConhecido(gateway);
  const nome = nomeUnico('Marina Azevedo');

  await test.step('from home to an empty form', async () => {
    await page.goto('/home');
    await ready(page, 'home');
    await page.getByRole('main').getByRole('link', { name: 'Novo orçamento' }).click();
    await ready(page, 'novoOrcamento');
    await page.getByRole('button', { name: /^Auto/ }).click();
    await ready(page, 'orcamentoAuto');
    await expect(page).toHaveURL(/[?&]id=[0-9a-f-]{36}/);
  });

  await test.step('the insurers come chosen, and may all be let go', async () => {
    const escolhidas = page.getByRole('status').filter({ hasText: /seguradoras? escolhidas?/ });
    await expect(escolhidas).not.toHaveText(/^0/);
    await page.getByRole('button', { name: 'Limpar seleção' }).click();
    await expect(escolhidas).toHaveText(/^0/);
  });

  await test.step('calculating too early lists what is missing, and each line leads to its field', async () => {
    await botaoCalcular(page).click();
    const summary = page.getByRole('alert').filter({ hasText: /^Corrija \d+ campos/ });
    await expect(summary).toBeFocused();
    await expect(campo(page, 'risco.segurado.nome')).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('button', { name: 'Informe a placa ou marque zero km.' }).click();
    await expect(campo(page, 'risco.veiculo.placa')).toBeFocused();
    await summary.getByRole('button', { name: 'Escolha ao menos uma seguradora.' }).click();
    await expect(page.getByRole('button', { name: /^Selecionar todas/ })).toBeFocused();
  });

  await test.step('the insured, with the address of the postcode', async () => {
    await fillCampo(page, 'risco.segurado.documento', cpfValido(Date.now() % 90_000_000));
    await fillCampo(page, 'risco.segurado.nome', nome);
    await fillData(page, 'risco.segurado.nascimento', '14031985');
    await chooseOpcao(page, 'risco.segurado.sexo', 'Feminino');
    await chooseOpcao(page, 'risco.segurado.estadoCivil', 'Casado(a)');
    await fillCampo(page, 'risco.segurado.email', 'marina@exemplo.test');
    await fillCampo(page, 'risco.segurado.celular', '11900001234');
    await fillCampo(page, 'risco.segurado.cep', known.endereco.cep);
    await expect(campo(page, 'risco.segurado.cidade')).toHaveValue(known.endereco.cidade);
    await expect(campo(page, 'risco.segurado.logradouro')).toHaveValue(known.endereco.logradouro ?? '');
    await fillCampo(page, 'risco.segurado.numero', '120');
    await campo(page, 'risco.segurado.avisoPrivacidade').check();
  });

  await test.step('the car of a plate, then another of the FIPE table', async () => {
    await fillCampo(page, 'risco.veiculo.placa', known.placa);
    await expect(page.getByText('Veículo encontrado: confira os dados abaixo.')).toBeVisible();
    await expect(campo(page, 'risco.veiculo.modelo')).toHaveValue(known.veiculo.modelo);
    await expect(campo(page, 'risco.veiculo.fipe')).toHaveValue(known.veiculo.fipe);
    await page.getByRole('combobox', { name: 'Buscar veículo na tabela FIPE' }).fill('tracker');
    await page
      .getByRole('option', { name: /Tracker Premier/ })
      .first()
      .click();
    await expect(campo(page, 'risco.veiculo.modelo')).toHaveValue(/Tracker Premier/);
    const ano = await campo(page, 'risco.veiculo.anoModelo').inputValue();
    await fillCampo(page, 'risco.veiculo.anoFabricacao', ano);
    await campo(page, 'risco.veiculo.rastreador').check();
  });

  await test.step('use, place of night, driver and covers', async () => {
    await fillCampo(page, 'risco.uso.kmSemana', '350');
    await campo(page, 'risco.uso.trabalho').check();
    await campo(page, 'risco.uso.trabalhoGaragem').check();
    await page.getByRole('button', { name: 'Usar o CEP do segurado' }).click();
    await expect(campo(page, 'risco.pernoite.cepPernoite')).toHaveValue(known.endereco.cep.replace(/(\d{5})(\d{3})/, '$1-$2'));
    await chooseOpcao(page, 'risco.pernoite.moradia', 'Apartamento');
    await chooseOpcao(page, 'risco.pernoite.garagem', 'Com portão automático');
    await fillCampo(page, 'risco.condutor.anosCnh', '15');
    await campo(page, 'risco.condutor.jovens').check();
    await chooseOpcao(page, 'risco.condutor.jovensSexo', 'Ambos');
    await answerCampo(page, 'risco.condutor.jovensCobrir', 'Sim');
    await chooseOpcao(page, 'risco.coberturas.franquia', 'Reduzida');
    await fillCampo(page, 'risco.coberturas.dmCentavos', '200000');
    await chooseOpcao(page, 'risco.coberturas.carroReserva', '15 dias');
  });

  await test.step('who calculates, at which commission', async () => {
    await page.getByRole('button', { name: /^Selecionar todas/ }).click();
    await expect(page.getByText('10 seguradoras escolhidas')).toBeVisible();
    await fillCampo(page, 'comercial.comissaoBps.jequitiba_seguros', '18');
  });

  await test.step('it is saved by itself', async () => {
    await expectSalvo(page);
    await expect(page.getByText(new RegExp(`^${nome} · .*Tracker Premier`))).toBeVisible();
    const stored = await gateway.call(quotingCalls.getOrcamento, { orcamentoId: new URL(page.url()).searchParams.get('id') ?? '' });
    expect(stored.rascunho).toMatchObject({
      risco: { segurado: { nome, nascimento: '1985-03-14' }, coberturas: { franquia: 'REDUZIDA', dmCentavos: 20_000_000 } },
      comercial: { comissaoBps: { jequitiba_seguros: 1_800 } },
    });
  });

  await test.step('a row per insurer at once, then the answers one by one', async () => {
    await setSandbox({ slug: 'araucaria_seguros', segura: true });
    await botaoCalcular(page).press('Enter');
    await expect(linhas(page)).toHaveCount(10);
    // the button went with its tab: who came by keyboard is left among the results, and sees it
    const lugar = page.getByRole('tabpanel', { name: 'Resultados' });
    await expect(lugar).toBeFocused();
    await expect(lugar).toHaveCSS('outline-style', 'solid');
    await expect(linhasEm(page, 'PENDENTE', 'CALCULANDO').first()).toBeVisible();
    await expect(page.getByText(/^[1-9] de 10 responderam · faltam no máximo/)).toBeVisible();
    await expect(linhasEm(page, 'OK').first()).toBeVisible();
    await expect(linhasEm(page, 'PENDENTE', 'CALCULANDO')).toHaveCount(1);
    await resetSandbox();
    await expectConcluido(page, 10);
  });

  await test.step('the cheapest first, and by name when asked', async () => {
    const sorted = await precos(page);
    expect(sorted.length).toBeGreaterThan(6);
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
    await expect(linhas(page).first().getByText('Melhor preço')).toBeVisible();
    await page.getByText('Seguradora', { exact: true }).click();
    await expect(page).toHaveURL(/ordem=seguradora/);
    await expect(linhas(page).first()).toHaveAccessibleName('Arara-Una Seguros');
  });

  await test.step('after a reload everything is still there', async () => {
    const before = await precos(page);
    await page.reload();
    await expectConcluido(page, 10);
    expect(await precos(page)).toEqual(before);
    await page.getByRole('tab', { name: 'Dados' }).click();
    await expect(campo(page, 'risco.segurado.nome')).toHaveValue(nome);
    await expect(campo(page, 'risco.coberturas.dmCentavos')).toHaveValue(/200\.000,00/);
    await expect(campo(page, 'risco.segurado.nascimento')).toContainText('14/03/1985');
  });
});

test('every line of the summary leads to its own field, those that came with a choice too', async ({ page }) => {
  const gateway = await openSession(page);
  const { id } = await gateway.call(quotingCalls.createOrcamento, { linha: 'AUTO' });
  await openOrcamento(page, { id });
  await chooseOpcao(page, 'risco.seguro.tipo', 'Renovação na mesma seguradora');
  await campo(page, 'risco.veiculo.zeroKm').check();
  await expect(campo(page, 'risco.veiculo.placa')).toHaveCount(0);
  await campo(page, 'risco.veiculo.kitGas').check();
  await campo(page, 'risco.condutor.igualSegurado').uncheck();
  await campo(page, 'risco.proprietario.igualSegurado').uncheck();
  await page.getByRole('button', { name: 'Adicionar acessório' }).click();
  await botaoCalcular(page).click();
  const lines = page
    .getByRole('alert')
    .filter({ hasText: /^Corrija/ })
    .getByRole('button');
  const total = await lines.count();
  expect(total).toBeGreaterThan(30);
  const reached = new Set<string>();
  for (let index = 0; index < total; index += 1) {
    await lines.nth(index).click();
    reached.add(await page.evaluate(() => document.activeElement?.closest('[id^="campo-"]')?.id ?? ''));
  }
  expect(reached.has('')).toBe(false);
  expect(reached.size).toBe(total);
});

test('a complete draft that is opened says that nothing is missing', async ({ page }) => {
  const gateway = await openSession(page);
  await openOrcamento(page, await createOrcamento(gateway));
  const sections = page.getByRole('navigation', { name: 'Seções do formulário' }).getByRole('button');
  await expect(sections).toHaveCount(10);
  await expect(sections.filter({ hasText: 'Completa' })).toHaveCount(10);
});

test.describe('on the screen of a common notebook', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('the best price of ten insurers is read in one view, and the choice of seeing everything is kept', async ({ page }) => {
    const gateway = await openSession(page);
    const ativas = await gateway.call(registryCalls.listSeguradorasAtivas, { linha: 'AUTO' });
    const orcamento = await createOrcamento(gateway, { comercial: comercialDe(ativas.map(({ slug }) => slug)) });
    await waitForFim(gateway, await calculate(gateway, orcamento));
    await openOrcamento(page, orcamento, { aba: 'resultados' });
    await expectConcluido(page, 10);
    const boxes = await linhas(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.filter(({ top, bottom }) => top >= 0 && bottom <= 768).length).toBeGreaterThanOrEqual(10);
    await expectAccessible(page);

    await page.getByRole('tabpanel', { name: 'Resultados' }).getByText('Completo', { exact: true }).click();
    // Capivara has two packages: each stands where its price puts it
    await expect(linhas(page)).toHaveCount(11);
    const totais = await precos(page);
    expect(totais).toEqual([...totais].sort((a, b) => a - b));
    await expectAccessible(page);
    await page.reload();
    await expect(linhas(page)).toHaveCount(11);
    await page.getByText('Compacto', { exact: true }).click();
    await expect(linhas(page)).toHaveCount(10);
  });
});

test('recalculating makes version 2 and keeps version 1 as it was', async ({ page }) => {
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway);
  const primeira = await waitForFim(gateway, await calculate(gateway, orcamento));
  await openOrcamento(page, orcamento, { aba: 'resultados' });
  await expectConcluido(page, RAPIDAS.length);
  await chooseCompacto(page);
  const before = await precos(page);
  const nadaMudou = page.getByRole('alertdialog', { name: 'Nenhuma seguradora foi consultada' });
  await page.getByRole('button', { name: 'Recalcular só o que mudou' }).click();
  await expect(nadaMudou).toContainText(/Nada mudou desde o cálculo das \d\d:\d\d; os preços valem até \d\d\/\d\d\./);
  await expectAccessible(page);
  await nadaMudou.getByRole('button', { name: 'Manter como está' }).click();
  await expect(nadaMudou).toHaveCount(0);
  expect((await gateway.call(quotingCalls.getOrcamento, { orcamentoId: orcamento.id })).cotacoes).toHaveLength(1);

  await page.getByRole('button', { name: 'Ajustar e recalcular' }).click();
  await expect(page.getByRole('button', { name: 'Segurado', exact: true })).toBeFocused();
  await chooseOpcao(page, 'risco.coberturas.franquia', 'Reduzida');
  await botaoCalcular(page).click();
  await expect(campo(page, 'versao')).toContainText('Versão 2');
  await expectConcluido(page, RAPIDAS.length);
  expect(await precos(page)).not.toEqual(before);

  await campo(page, 'versao').click();
  await page.getByRole('option', { name: /^Versão 1/ }).click();
  await expect(page.getByText('Esta é uma versão anterior')).toBeVisible();
  await expectConcluido(page, RAPIDAS.length);
  expect(await precos(page)).toEqual(before);
  expect((await gateway.call(quotingCalls.getCotacao, { cotacaoId: primeira.cotacao.id })).resultados).toEqual(primeira.resultados);
  await page.getByRole('button', { name: 'Ver a mais recente' }).click();
  await expect(campo(page, 'versao')).toContainText('Versão 2');
});

test('cancelling in the middle keeps the prices that came and ends the rest, at the insurer too', async ({ page }) => {
  await clearSandboxLog();
  await setSandbox({ slug: 'araucaria_seguros', segura: true }, { slug: 'arara_una_seguros', segura: true });
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway, {
    comercial: comercialDe(['jequitiba_seguros', 'araucaria_seguros', 'arara_una_seguros']),
  });
  await openOrcamento(page, orcamento);
  await botaoCalcular(page).click();
  await expect(linhasEm(page, 'OK')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancelar cálculo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar cálculo' }).click();
  await expect(linhasEm(page, 'CANCELADO')).toHaveCount(2);
  await expect(linhasEm(page, 'OK')).toHaveCount(1);
  for (const slug of ['araucaria_seguros', 'arara_una_seguros']) await expect.poll(() => wasCancelled(slug)).toBe(true);
  expect(await wasCancelled('jequitiba_seguros')).toBe(false);
  await page.reload();
  await expect(linhasEm(page, 'CANCELADO')).toHaveCount(2);
  await expect(page.getByText('Cálculo cancelado · 1 de 3 respondeu antes · 2 não foram aguardadas · 1 com preço').first()).toBeVisible();
});

test('each family of refusal is told with its own remedy', async ({ page }) => {
  const gateway = await openSession(page);
  const slugs = ['jequitiba_seguros', 'lobo_guara_seguradora', 'capivara_seguros', 'mico_leao_seguros', 'sabia_seguros'];
  const observacoes = '#ERRO500:lobo_guara_seguradora #CREDENCIAL:capivara_seguros #RECUSA:sabia_seguros';
  const comercial = { ...comercialDe(slugs), descontoBps: { mico_leao_seguros: 2_500 } };
  // an insurer whose limit nobody wrote down: only its answer tells it
  await writeOutside(
    "update balcao.seguradora_tenant set comissao = (select jsonb_agg(c - 'descontoMaxBps') from jsonb_array_elements(comissao) c) where seguradora = $1",
    ['mico_leao_seguros'],
  );
  const orcamento = await createOrcamento(gateway, { comercial, risco: { observacoes } });
  await openOrcamento(page, orcamento);
  await botaoCalcular(page).click();
  await expectConcluido(page, slugs.length);

  await test.step('CREDENCIAL: whom to ask', async () => {
    await expect(linhaDe(page, 'Capivara Seguros')).toContainText(/Acesso à seguradora.*Peça ao administrador/s);
  });
  await test.step('ACEITACAO: to those who accepted', async () => {
    const refused = linhaDe(page, 'Sabiá Seguros');
    await expect(refused).toContainText('Risco não aceito');
    await refused.getByRole('button', { name: /^Ver quem aceitou/ }).click();
    await expect(linhasEm(page, 'OK').first().getByRole('checkbox')).toBeFocused();
  });
  await test.step('INSTABILIDADE: asked again, and told again', async () => {
    const failed = linhaDe(page, 'Lobo-Guará Seguradora');
    await expect(failed).toContainText('Instabilidade da seguradora');
    await failed.getByRole('button', { name: 'Tentar de novo na Lobo-Guará Seguradora' }).click();
    await expect(async () => {
      const reason = failed.getByRole('button', { name: /^Ver motivo/ });
      if ((await reason.getAttribute('aria-expanded')) !== 'true') await reason.click();
      await expect(failed).toContainText('2 tentativas', { timeout: 2_000 });
    }).toPass(); // the reason of the first try, pressed early, goes with it
    await expect(failed).toHaveAttribute('data-status', 'ERRO');
    await expectConcluido(page, slugs.length);
  });
  await test.step('COMERCIAL: the limit the insurer said is asked of it alone', async () => {
    const refused = linhaDe(page, 'Mico-Leão Seguros');
    await expect(refused).toContainText(/Condição comercial.*Desconto acima do limite/s);
    await expectAccessible(page);
    await refused.getByRole('button', { name: 'Usar desconto de 15% e recalcular: Mico-Leão Seguros' }).click();
    await expectConcluido(page, 1);
    await expect(linhaDe(page, 'Mico-Leão Seguros')).toHaveAttribute('data-status', 'OK');
    await expect(linhaDe(page, 'Jequitibá Seguros').getByText('Da versão 1')).toBeVisible();
  });
  await expectAccessible(page);
});

test('a commission below what was agreed with the insurer is refused before anybody is asked', async ({ page }) => {
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway, { comercial: comercialDe(['jequitiba_seguros', 'mico_leao_seguros'], 900) });
  await openOrcamento(page, orcamento);
  await botaoCalcular(page).click();
  await page
    .getByRole('alert')
    .getByRole('button', { name: /entre 15%? e 25%/ })
    .click();
  await expect(campo(page, 'comercial.comissaoBps.mico_leao_seguros')).toBeFocused();
  await fillCampo(page, 'comercial.comissaoBps.mico_leao_seguros', '15');
  await botaoCalcular(page).click();
  await expectConcluido(page, 2);
  await expect(linhaDe(page, 'Mico-Leão Seguros')).toContainText('15%');
});

test('a datum an insurer refuses leads to its field, with the words of the insurer', async ({ page }) => {
  const gateway = await openSession(page);
  // letters the standard's alphabet does not have: nothing of the name is left to be sent
  const orcamento = await createOrcamento(gateway, {
    comercial: comercialDe(['jequitiba_seguros']),
    risco: { segurado: { nome: 'Иван Петров' } },
  });
  await openOrcamento(page, orcamento);
  await botaoCalcular(page).click();
  const refused = linhaDe(page, 'Jequitibá Seguros');
  await expect(refused).toContainText('Dado a corrigir');
  await refused.getByRole('button', { name: /^Corrigir no formulário/ }).click();
  await expect(campo(page, 'risco.segurado.nome')).toBeFocused();
  await expect(campo(page, 'risco.segurado.nome')).toHaveAttribute('aria-invalid', 'true');
  await fillCampo(page, 'risco.segurado.nome', nomeUnico('Ivan Petrov'));
  await botaoCalcular(page).click();
  await expect(linhaDe(page, 'Jequitibá Seguros')).toHaveAttribute('data-status', 'OK');
});

test('a company with an alphanumeric CNPJ and a driver of its own is quoted', async ({ page }) => {
  const gateway = await openSession(page);
  const orcamento = await createOrcamento(gateway, { comercial: comercialDe(RAPIDAS) });
  await openOrcamento(page, orcamento);
  await answerCampo(page, 'risco.segurado.pessoa', 'Pessoa jurídica');
  const cnpj = cnpjValido(Date.now() % 90_000_000, { alfanumerico: true });
  await fillCampo(page, 'risco.segurado.documento', cnpj.toLowerCase());
  await expect(campo(page, 'risco.segurado.documento')).toHaveValue(cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'));
  await fillCampo(page, 'risco.segurado.nome', 'Transportes Ribeira Ltda.');
  await expect(campo(page, 'risco.condutor.igualSegurado')).not.toBeChecked();
  await fillCampo(page, 'risco.condutor.cpf', cpfValido(7));
  await fillCampo(page, 'risco.condutor.nome', 'Paulo Ferraz');
  await fillData(page, 'risco.condutor.nascimento', '02051980');
  await chooseOpcao(page, 'risco.condutor.sexo', 'Masculino');
  await chooseOpcao(page, 'risco.condutor.estadoCivil', 'Casado(a)');
  await fillCampo(page, 'risco.condutor.anosCnh', '20');
  await botaoCalcular(page).click();
  await expectConcluido(page, RAPIDAS.length);
  await expect(linhasEm(page, 'OK')).toHaveCount(RAPIDAS.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a quote is corrected, calculated and read without scrolling sideways', async ({ page }) => {
    const gateway = await openSession(page);
    const orcamento = await createOrcamento(gateway, { risco: { veiculo: { placa: '' } } });
    await openOrcamento(page, orcamento);
    await botaoCalcular(page).tap();
    await page.getByRole('alert').getByRole('button', { name: 'Informe a placa ou marque zero km.' }).tap();
    await expect(campo(page, 'risco.veiculo.placa')).toBeFocused();
    await expect(campo(page, 'risco.veiculo.placa')).toBeInViewport();
    await fillCampo(page, 'risco.veiculo.placa', 'BLC0D26');
    await expectSalvo(page);
    await expectFitsWidth(page);
    await botaoCalcular(page).tap();
    await expectConcluido(page, RAPIDAS.length);
    await expect(linhasEm(page, 'OK').first().getByText('À vista').first()).toBeInViewport();
    await expectFitsWidth(page);
    await expectAccessible(page);
  });
});

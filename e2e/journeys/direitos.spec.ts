import { readFile } from 'node:fs/promises';
import { type EmailGuardado, permissoesCalls } from '@balcao/contracts';
import { cpfValido } from '@balcao/testing';
import { pdfText } from '@balcao/testing/pdf-text';
import type { Page } from '@playwright/test';
import { writeOutside } from '../support/banco.ts';
import { openSession } from '../support/gateway.ts';
import { observed, watchPage } from '../support/screen.ts';
import { CONTAS, ENDERECO } from '../support/site.ts';
import { expect, expectAccessible, ready, test, typeIn } from '../support/test.ts';

/** What was written to an address so far, the newest first. */
async function cartasTo(page: Page, para: string): Promise<EmailGuardado[]> {
  const { data } = (await (await page.request.get(`${ENDERECO}/c/api/v1/diagnostico/emails`)).json()) as { data: EmailGuardado[] };
  return data.filter((carta) => carta.para === para).toSorted((a, b) => b.em.localeCompare(a.em));
}
const codigosTo = async (page: Page, para: string): Promise<string[]> =>
  (await cartasTo(page, para)).flatMap(({ texto }) => /código (\d{6})/.exec(texto)?.[1] ?? []);

/** Has a code sent by the button of a part of the page, and types the one that arrives. */
async function confirm(visita: Page, parte: string, para: string): Promise<void> {
  const antes = (await codigosTo(visita, para)).length;
  const part = visita.getByRole('region', { name: parte });
  await part.getByRole('button', { name: 'Receber código por e-mail' }).click();
  const campo = part.getByLabel(/Código que chegou/);
  await expect(campo).toBeFocused();
  await expect.poll(async () => (await codigosTo(visita, para)).length).toBe(antes + 1);
  await typeIn(campo, (await codigosTo(visita, para))[0] ?? '');
}

async function ask(visita: Page, tipo: string, para: string, detalhe = ''): Promise<void> {
  await visita.getByLabel(/O que você pede/).selectOption({ label: tipo });
  if (detalhe) await typeIn(visita.getByLabel(/Quer explicar melhor/), detalhe);
  await confirm(visita, 'Seus direitos', para);
  await visita.getByRole('button', { name: 'Fazer o pedido' }).click();
  await expect(visita.getByText('Pedido feito')).toBeVisible();
}

test('a client says what they permit and asks for their rights by their link; the broker sees it live, answers, and they take their data', async ({
  page,
  browser,
}) => {
  await watchPage(page);
  const gateway = await openSession(page, 'admin');
  const seguradoId = crypto.randomUUID();
  const marca = seguradoId.slice(0, 8).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'x');
  const documento = cpfValido(Date.now() % 90_000_000);
  const [nome, email] = [`Zulmira ${marca}`, `${marca}@cliente.test`];
  await writeOutside(
    `insert into balcao.segurado (id, assinatura_id, pessoa, documento, nome, email)
     select $1, assinatura_id, 'PF', $2, $3, $4 from balcao.usuario where email = $5`,
    [seguradoId, documento, nome, email, CONTAS.admin],
  );
  const linkOf = async (porEmail: boolean) => (await gateway.call(permissoesCalls.createColeta, { seguradoId, porEmail })).url;
  await page.goto('/LGPD/permissoesSegurados?aba=pedidos');
  await ready(page, 'lgpdPermissoes');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    const visita = await phone.newPage();
    await watchPage(visita);
    const link = await linkOf(true);
    await expect.poll(async () => (await cartasTo(page, email)).some(({ links }) => links.includes(link))).toBe(true);
    await visita.goto(link);
    await ready(visita, 'permissoesCliente');
    const ofertas = visita.getByRole('checkbox', { name: 'Ofertas por e-mail' });
    await expect(ofertas).not.toBeChecked();
    await expectAccessible(visita);
    for (const permite of [true, false]) {
      await ofertas.setChecked(permite);
      await visita.getByRole('button', { name: 'Salvar o que permito' }).click();
      await expect(visita.getByText('Resposta guardada')).toBeVisible();
      await visita.reload();
      await expect(ofertas).toBeChecked({ checked: permite });
    }

    await ask(visita, 'Ver os dados que vocês têm de mim', email);
    await expect(visita.getByText(/A corretora responde até \d{2}\/\d{2}\/\d{4}/).first()).toBeVisible();
    // nobody reads the list again: it is told
    const linha = page.getByRole('row').filter({ hasText: nome });
    await expect(linha).toContainText(/Acesso.*0% passado/);
    await page.getByRole('button', { name: `Abrir o pedido de acesso de ${nome}` }).click();
    const pedido = page.getByRole('dialog', { name: `Acesso: ${nome}` });
    await expect(pedido).toContainText('Feito pelo próprio titular');
    await expectAccessible(page);
    await typeIn(pedido.getByRole('textbox', { name: 'Resposta dada ao titular' }), 'Baixe os seus dados por este link.');
    await pedido.getByRole('button', { name: 'Concluir' }).dblclick();
    await expect(pedido).toContainText('Atendido');
    // what had the focus is gone with the form: the key is the drawer's
    await pedido.press('Escape');
    await expect(pedido).toBeHidden();

    await visita.reload();
    await expect(visita.getByText('Baixe os seus dados por este link.')).toBeVisible();
    await confirm(visita, 'Baixar os seus dados', email);
    const files: Record<string, Buffer> = {};
    for (const formato of ['PDF', 'JSON']) {
      const [download] = await Promise.all([
        visita.waitForEvent('download'),
        visita.getByRole('button', { name: `Baixar ${formato}` }).click(),
      ]);
      files[download.suggestedFilename()] = await readFile(await download.path());
    }
    await expectAccessible(visita);
    const { titular, dados } = JSON.parse(String(files['meus-dados.json'])) as { titular: object; dados: Record<string, object[]> };
    expect(titular).toEqual({ nome, documento });
    expect(dados['permissoes']?.map((ato) => Object(ato).ato)).toEqual(expect.arrayContaining(['CONCEDIDA', 'REVOGADA']));
    expect(pdfText(files['meus-dados.pdf'] as Buffer)).toContain(nome);

    await ask(visita, 'Corrigir os meus dados', email, 'Meu nome tem Souza.');
    await page.getByRole('button', { name: `Abrir o pedido de correção de ${nome}` }).click();
    const correcao = page.getByRole('dialog', { name: `Correção: ${nome}` });
    await expect(correcao).toContainText('Meu nome tem Souza.');
    await typeIn(correcao.getByLabel('Nome correto'), `${nome} Souza`);
    await correcao.getByRole('button', { name: 'Corrigir e concluir' }).click();
    await expect(correcao).toContainText('Cadastro corrigido.');
    await correcao.press('Escape');
    await expect(correcao).toBeHidden();

    // few codes go out by one link: the rest is asked by another, which no e-mail may bring any more
    await visita.goto(await linkOf(false));
    await visita.reload();
    await expect(visita.getByText(`Olá, ${nome} Souza.`, { exact: false })).toBeVisible();
    await ask(visita, 'Levar os meus dados para outro lugar', email);
    await expect(page.getByRole('row').filter({ hasText: nome }).filter({ hasText: 'Portabilidade' })).toContainText('Aberto');
    await visita.reload();
    await ask(visita, 'Apagar os meus dados', email);
    await page.getByRole('button', { name: `Abrir o pedido de eliminação de ${nome} Souza` }).click();
    const eliminacao = page.getByRole('dialog', { name: `Eliminação: ${nome} Souza` });
    await eliminacao.getByRole('button', { name: 'Eliminar os dados' }).click();
    await page.getByLabel('Digite o documento do titular para confirmar').fill(documento);
    await page.getByRole('dialog', { name: 'Eliminar os dados' }).getByRole('button', { name: 'Eliminar os dados' }).click();
    await expect(page.getByText('Dados eliminados').first()).toBeVisible();
    await visita.reload();
    await expect(visita.getByRole('heading', { level: 1 })).toHaveText('Este link não está mais disponível');
    expect((await observed(visita)).violacoes).toEqual([]);
  } finally {
    await phone.close();
  }
});

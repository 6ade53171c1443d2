import { expect, type Locator, type Page } from '@playwright/test';

/** The element of one field of the auto form, by its path in the draft. */
export const campo = (page: Page, caminho: string): Locator => page.locator(`[id="campo-${caminho}"]`);

/** Types in a text, number, money or masked field and leaves it, as who fills a form does. */
export async function fillCampo(page: Page, caminho: string, texto: string): Promise<void> {
  const field = campo(page, caminho);
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(texto);
  await field.press('Tab');
}

/** Chooses one option of a list. */
export async function chooseOpcao(page: Page, caminho: string, opcao: string): Promise<void> {
  await campo(page, caminho).click();
  await page.getByRole('option', { name: opcao, exact: true }).click();
  await expect(campo(page, caminho)).toContainText(opcao);
}

/** Types a day, `DDMMAAAA`, in a date field. */
export async function fillData(page: Page, caminho: string, ddmmaaaa: string): Promise<void> {
  await campo(page, caminho).getByRole('spinbutton').first().click();
  await page.keyboard.type(ddmmaaaa);
  await page.keyboard.press('Tab');
}

/** Answers one of a few choices shown as a bar. */
export const answerCampo = (page: Page, caminho: string, opcao: string): Promise<void> =>
  campo(page, caminho).getByText(opcao, { exact: true }).click();

export const estadoDaGravacao = (page: Page): Locator => page.locator('[data-gravacao]');

/** What is on the screen is at the gateway. */
export const expectSalvo = (page: Page): Promise<void> => expect(estadoDaGravacao(page)).toHaveText(/^Salvo às \d\d:\d\d/);

const GRAVACAO = /\/rascunho/;

/** Keeps saves from the gateway until `letSave`. */
export const holdSaves = (page: Page): Promise<unknown> => page.route(GRAVACAO, (route) => route.abort());

/** Lets saves through again, and tells the page as a browser does whose network is back: after some failures they are tried ever more seldom. */
export async function letSave(page: Page): Promise<void> {
  await page.unroute(GRAVACAO);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

export const botaoCalcular = (page: Page): Locator => page.getByRole('button', { name: 'Calcular', exact: true });

import { expect, type Locator, type Page } from '@playwright/test';

const lista = (page: Page): Locator => page.getByRole('list', { name: 'Respostas das seguradoras' });

/** Rows of the insurers, one each. */
export const linhas = (page: Page): Locator => lista(page).getByRole('article');

/** Rows in one of the states an answer may have, as the contract names them. */
export const linhasEm = (page: Page, ...estados: readonly string[]): Locator =>
  lista(page).locator(estados.map((estado) => `article[data-status="${estado}"]`).join(', '));

export const linhaDe = (page: Page, seguradora: string): Locator => lista(page).getByRole('article', { name: seguradora });

/** Nobody is left to answer. */
export const expectConcluido = (page: Page, total: number): Promise<void> =>
  expect(page.getByText(new RegExp(`^${total} seguradoras? respond(eu|eram) · `))).toBeVisible();

/** The density is this browser's choice from here on: the account's, left by another journey, would count from the next page on. */
export async function chooseCompacto(page: Page): Promise<void> {
  const painel = page.getByRole('tabpanel', { name: 'Resultados' });
  for (const densidade of ['Completo', 'Compacto']) await painel.getByText(densidade, { exact: true }).click();
}

/** Prices on screen from top to bottom, in centavos; the cheapest package of each row. */
export async function precos(page: Page): Promise<number[]> {
  const texts = await linhasEm(page, 'OK').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('div')]
        .filter((cell) => cell.textContent === 'À vista')
        .map((cell) => cell.nextElementSibling?.textContent ?? ''),
    ),
  );
  return texts.map((values) => Math.min(...values.map((value) => Number(value.replace(/\D/g, '')))));
}

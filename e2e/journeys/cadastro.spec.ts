import type { EmailGuardado } from '@balcao/contracts';
import type { APIRequestContext } from '@playwright/test';
import { ENDERECO } from '../support/site.ts';
import { expect, ready, test, typeIn } from '../support/test.ts';

const SENHA_NOVA = 'Travessia#2026';

/** The newest e-mail kept for an address; the queue may still be at it. */
async function emailTo(request: APIRequestContext, para: string): Promise<EmailGuardado> {
  let found: EmailGuardado | undefined;
  await expect
    .poll(async () => {
      const reply = await request.get(`${ENDERECO}/c/api/v1/diagnostico/emails`);
      found = ((await reply.json()) as { data: EmailGuardado[] }).data.find((email) => email.para === para);
      return found !== undefined;
    })
    .toBe(true);
  return found as EmailGuardado;
}

test('a brokerage signs up, confirms its e-mail, signs the terms and begins its trial', async ({ page, request }) => {
  const email = `nova-${Date.now()}@vale.test`;
  await page.goto('/onboarding');
  await ready(page, 'plano');
  await expect(page.getByRole('radio', { name: /Integrado/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await ready(page, 'userInfo');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Informe o seu nome.')).toBeVisible();
  await typeIn(page.getByLabel('Nome completo'), 'Marina Prates');
  await typeIn(page.getByLabel('E-mail de trabalho'), email);
  await typeIn(page.getByLabel('Celular com DDD'), '11900001234');
  await typeIn(page.locator('input[type=password]'), SENHA_NOVA);
  await page.getByRole('button', { name: 'Continuar' }).click();

  await ready(page, 'companyInfo');
  await typeIn(page.getByLabel('Nome da corretora'), 'Prates Corretora');
  await typeIn(page.getByLabel('CNPJ'), '12ABC34501DE36');
  await expect(page.getByText('Este CNPJ não confere. Revise os números.')).toBeVisible();
  await typeIn(page.getByLabel('CNPJ'), '12ABC34501DE35');
  await page.getByRole('button', { name: 'Continuar' }).click();

  await ready(page, 'insuranceCompanies');
  await page.getByLabel('Marcar todas').check();
  await page.getByLabel('Li e aceito as condições do período de teste').check();
  await page.getByRole('button', { name: 'Concluir cadastro' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  const [link] = (await emailTo(request, email)).links;
  await page.goto(link as string);
  await ready(page, 'confirmacaoEmail');
  await page.goto('/login');
  await typeIn(page.getByLabel('E-mail'), email);
  await typeIn(page.getByLabel('Senha', { exact: true }), SENHA_NOVA);
  await page.getByRole('button', { name: 'Entrar' }).click();

  await ready(page, 'assinarTermos');
  const accept = page.getByRole('button', { name: 'Aceitar' });
  await expect(accept).toBeDisabled();
  await page.getByRole('region', { name: 'Texto dos termos de uso' }).focus();
  await page.keyboard.press('End');
  await accept.click();
  await ready(page, 'home');
  await expect(page.getByText('Você tem 15 dias de teste grátis.')).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'balcao_termo_assinado')?.value).toBe('true');
});

test('a link followed twice says so and leads to the entrance', async ({ page, queixas }) => {
  queixas.tolerate(/410/);
  await page.goto(`/confirmacaoEmail?token=${'x'.repeat(43)}`);
  await ready(page, 'confirmacaoEmail');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /login|entrar/i })
      .first(),
  ).toBeVisible();
});

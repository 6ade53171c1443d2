import { conviteCalls, type EmailGuardado, onboardingCalls, termosCalls } from '@balcao/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { Gateway } from './gateway.ts';
import { ENDERECO } from './site.ts';
import { expect, expectAccessible, ready, typeIn } from './test.ts';

/** The step that unlocks everything (spec §4). */
const FIM_DO_TOUR = 17;

/** The password of whoever enters for the first time. */
export const SENHA_NOVA = 'Travessia#2026';

/** The link of the newest e-mail kept for an address; the queue may still be at it. */
export async function linkTo(request: APIRequestContext, para: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const reply = await request.get(`${ENDERECO}/c/api/v1/diagnostico/emails`);
      link = ((await reply.json()) as { data: EmailGuardado[] }).data.find((email) => email.para === para)?.links[0];
      return link !== undefined;
    })
    .toBe(true);
  return link as string;
}

/** A CNPJ nobody has yet, with its check digits. */
function cnpjNovo(): string {
  const base = String(Date.now()).slice(-12).padStart(12, '1');
  const digit = (digits: string): string => {
    const soma = [...digits].toReversed().reduce((sum, one, index) => sum + Number(one) * (2 + (index % 8)), 0);
    return String(soma % 11 < 2 ? 0 : 11 - (soma % 11));
  };
  const first = digit(base);
  return base + first + digit(base + first);
}

/** A subscription with nothing in it, whose owner has entered `page`: on trial, with every plan's screens. */
export async function openAssinatura(
  page: Page,
  { nome, corretora, email, seguradoras = [] }: { nome: string; corretora: string; email: string; seguradoras?: string[] },
): Promise<void> {
  await new Gateway(page.request, '').call(onboardingCalls.conclude, {
    userPlan: 'integrado',
    user: { name: nome, email, phone: '11900001234', password: SENHA_NOVA },
    company: { name: corretora, cnpj: cnpjNovo() },
    seguradoras,
    aceiteTermos: true,
  });
  await page.goto(await linkTo(page.request, email));
  await ready(page, 'confirmacaoEmail');
  await enterFirst(page, email);
}

/** Accepts the invitation of a link and signs in for the first time. */
export async function acceptAndEnter(page: Page, { link, email }: { link: string; email: string }): Promise<void> {
  await page.goto(link);
  await ready(page, 'convite');
  await expectAccessible(page);
  await typeIn(page.getByLabel('Crie uma senha'), SENHA_NOVA);
  await typeIn(page.getByLabel('Repita a senha'), SENHA_NOVA);
  await page.getByRole('button', { name: 'Aceitar o convite' }).click();
  await expect(page.getByRole('heading', { name: 'Convite aceito' })).toBeVisible();
  await enterFirst(page, email);
}

/** Signs in for the first time, by the form, accepts the terms and leaves the tour, which would take whoever is elsewhere home. */
export async function enterFirst(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await typeIn(page.getByLabel('E-mail'), email);
  await typeIn(page.getByLabel('Senha', { exact: true }), SENHA_NOVA);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await ready(page, 'assinarTermos');
  await page.getByRole('region', { name: 'Texto dos termos de uso' }).focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await ready(page, 'home');
  await page.getByRole('dialog').getByRole('button', { name: 'Agora não' }).click();
}

/** Accepts the invitation of a link and signs in by calls alone, the terms accepted and the tour left: the pages of `page` are those of whoever was invited. */
export async function acceptUnseen(page: Page, { link, nome, email }: { link: string; nome: string; email: string }): Promise<void> {
  const token = new URL(link).searchParams.get('token') ?? '';
  await new Gateway(page.request, '').call(conviteCalls.acceptConvite, { token, nome, senha: SENHA_NOVA });
  const gateway = await Gateway.enterAs(page.request, email, SENHA_NOVA);
  const termo = await gateway.call(termosCalls.getPendente, {});
  if (!termo) throw new Error(`${email} had no terms to sign`);
  await gateway.call(termosCalls.sign, { id: termo.id, sha256: termo.sha256 });
  await gateway.call(onboardingCalls.saveTour, { ...(await gateway.call(onboardingCalls.getTour, {})), step: FIM_DO_TOUR });
}

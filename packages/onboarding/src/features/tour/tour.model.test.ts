import { umaSessao } from '@balcao/testing';
import {
  ausenciaDe,
  beginsAlone,
  hasCredenciais,
  isBeginning,
  isMenuFaded,
  isReached,
  nextStep,
  paradasDe,
  passoDe,
  previousStep,
} from './tour.model.ts';

const sessao = umaSessao();
const perfil = (status: string, credentials_active: number) => ({ status, user_id: 'u', credentials_active });

it('goes from 1 to 17 without skipping a step', () => {
  const walked = [1];
  while ((walked.at(-1) ?? 17) < 17) walked.push(nextStep(walked.at(-1) ?? 17, sessao));
  expect(walked).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});

it('leaves out the pages the user may not open', () => {
  const semMulticalculo = umaSessao({ acessoMC: false });
  expect(nextStep(9, semMulticalculo)).toBe(13);
  expect(previousStep(13, semMulticalculo)).toBe(9);
  expect(paradasDe(semMulticalculo).map(({ destaque }) => destaque)).not.toContain('multicalculo');
});

it('dims the menu during the tour, except while one of its lines is highlighted', () => {
  const faded = Array.from({ length: 18 }, (_, step) => step).filter((step) => isMenuFaded(passoDe(step)));
  expect(faded).toEqual([1, 2, 4, 6, 7, 9, 11, 12, 14, 15, 16]);
});

it('never goes back to the welcome', () => {
  expect(previousStep(3, sessao)).toBeNull();
  expect(previousStep(4, sessao)).toBe(3);
});

it('the guided tour stops at everything the numbered one highlights', () => {
  expect(paradasDe(sessao).map(({ step, destaque }) => [step, destaque])).toEqual([
    [3, 'loginsSeguradoras'],
    [5, 'buscaDocumentos'],
    [8, 'importacaoPdf'],
    [10, 'multicalculo'],
    [13, 'home'],
    [16, 'ajuda'],
  ]);
});

it.each([
  [3, '/configuracao/SeguradorasLogin', true],
  [3, '/configuracao/SeguradorasLogin/', true],
  [3, '/home', false],
  [4, '/configuracao/SeguradorasLogin', false],
  [1, '/home', false],
  [16, '/home', false],
])('at step %p, arriving at %p completes it: %p', (step, pathname, expected) => {
  expect(isReached(passoDe(step), pathname)).toBe(expected);
});

it.each([
  [null, false],
  [perfil('active', 0), false],
  [perfil('inactive', 3), false],
  [perfil('active', 3), true],
])('of the profile %p, credentials are in use: %p', (value, expected) => {
  expect(hasCredenciais(value)).toBe(expected);
  expect(beginsAlone(0, value)).toBe(!expected);
  expect(ausenciaDe(expected)).toBe(expected ? 30 : 2);
});

it('does not start automatically during the numbered tour', () => {
  expect([1, 16].map((step) => beginsAlone(step, null))).toEqual([false, false]);
  expect(beginsAlone(17, null)).toBe(true);
});

it('shows the welcome once, at the first access', () => {
  expect(isBeginning(0, { primeiroAcesso: true })).toBe(true);
  expect(isBeginning(0, { primeiroAcesso: false })).toBe(false);
  expect(isBeginning(1, { primeiroAcesso: true })).toBe(false);
});

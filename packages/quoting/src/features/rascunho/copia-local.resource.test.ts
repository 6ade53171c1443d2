/** @jest-environment jsdom */
import { dropOldCopies, openCofre } from './copia-local.resource.ts';

const AGORA = Date.parse('2026-03-02T12:00:00.000Z');
const dono = { usuarioId: 'u1', orcamentoId: 'o1' };
const copia = {
  versao: 2,
  em: '2026-03-02T11:00:00.000Z',
  rascunho: { risco: { segurado: { nome: 'Maria' } }, comercial: {} },
  enviados: [],
};

beforeEach(() => localStorage.clear());

it('gives back what was written, to the same user and orçamento only', () => {
  expect(openCofre(dono, localStorage, () => AGORA).write(copia)).toBe(true);
  expect(openCofre(dono, localStorage, () => AGORA).read()).toEqual(copia);
  expect(openCofre({ ...dono, usuarioId: 'u2' }, localStorage, () => AGORA).read()).toBeNull();
  expect(openCofre({ ...dono, orcamentoId: 'o2' }, localStorage, () => AGORA).read()).toBeNull();
});

it('reads nothing from a copy that is not one', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('balcao:rascunho:u1:o1', '{"versao":');
  expect(openCofre(dono, localStorage, () => AGORA).read()).toBeNull();
});

it('forgets copies after seven days', () => {
  openCofre(dono, localStorage, () => AGORA).write(copia);
  dropOldCopies(localStorage, AGORA);
  expect(localStorage).toHaveLength(1);
  dropOldCopies(localStorage, AGORA + 8 * 86_400_000);
  expect(localStorage).toHaveLength(0);
});

it('survives a storage that is full', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('cheio', 'QuotaExceededError');
  });
  expect(openCofre(dono, localStorage, () => AGORA).write(copia)).toBe(false);
  expect(warn).toHaveBeenCalled();
});

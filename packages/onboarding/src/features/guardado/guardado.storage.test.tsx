import { readGuardado, saveGuardado } from './guardado.storage.ts';

it('without storage the sign-up still works: there is no copy, and the failure is only logged', () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('cheio', 'QuotaExceededError');
  });
  saveGuardado({ userPlan: 'gestao' });
  expect(logged).toHaveBeenCalledTimes(1);
  set.mockRestore();
  logged.mockRestore();
  saveGuardado({ userPlan: 'gestao' });
  expect(readGuardado()).toEqual({ userPlan: 'gestao' });
  sessionStorage.setItem('balcao:onboarding', '{');
  expect(readGuardado()).toBeNull();
});

import { isGrupoAberto, saveGrupoAberto } from './grupos.storage.ts';
import { readRecolhido, saveRecolhido } from './recolhido.storage.ts';

it('without storage the choice is lost but the menu works, and the failure is only logged', () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const forbidden = () => {
    throw new DOMException('cheio', 'QuotaExceededError');
  };
  const [set, get] = [
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden),
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden),
  ];
  saveRecolhido(true);
  saveGrupoAberto('Buscas', true);
  expect([readRecolhido(), isGrupoAberto('Buscas')]).toEqual([null, null]);
  expect(logged).toHaveBeenCalledTimes(2);
  for (const spy of [logged, set, get]) spy.mockRestore();
});

it('keeps the choice, and ignores invalid stored values', () => {
  saveRecolhido(true);
  saveGrupoAberto('Buscas', false);
  expect([readRecolhido(), isGrupoAberto('Buscas'), isGrupoAberto('Relatórios')]).toEqual([true, false, null]);
  localStorage.setItem('balcao:menu-grupos', '"texto"');
  expect(isGrupoAberto('Buscas')).toBeNull();
});

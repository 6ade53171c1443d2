import { construcaoRoutes } from '@balcao/contracts';
import { layoutPageOf } from './erros.model.ts';

it('shows that a page is being built at each address whose capability has not landed', () => {
  for (const { path } of Object.values(construcaoRoutes.rules)) expect(layoutPageOf(path)).toBe('construcao');
});

it('ignores addresses of other parcels, and shows "not found" for the rest', () => {
  expect([layoutPageOf('/'), layoutPageOf('/home'), layoutPageOf('/teste'), layoutPageOf('/nada')]).toEqual([
    null,
    null,
    'teste',
    'naoEncontrado',
  ]);
});

import { construcaoRoutes } from '@balcao/contracts';
import { layoutPageOf } from './erros.model.ts';

it('shows that a page is being built at each address whose capability has not landed', () => {
  for (const { path } of Object.values(construcaoRoutes.rules)) expect(layoutPageOf(path)).toBe('construcao');
});

it('leaves to the others what is theirs, and says of the rest that it does not exist', () => {
  expect([layoutPageOf('/'), layoutPageOf('/home'), layoutPageOf('/teste'), layoutPageOf('/nada')]).toEqual([
    null,
    null,
    'teste',
    'naoEncontrado',
  ]);
});

import { keepArranjo, readArranjo, SEM_ARRANJO } from './arranjo.storage.ts';

const arranjo = { ocultas: ['numero'], ordem: ['status', 'linha'] };

afterEach(() => localStorage.clear());

it('keeps how each user arranged each list', () => {
  keepArranjo('u1', '/c/api/v1/orcamentos', arranjo);
  expect(readArranjo('u1', '/c/api/v1/orcamentos')).toEqual(arranjo);
  expect(readArranjo('u2', '/c/api/v1/orcamentos')).toEqual(SEM_ARRANJO);
  expect(readArranjo('u1', '/c/api/v1/cotacoes')).toEqual(SEM_ARRANJO);
});

it('leaves nothing behind of a list put back as it was made', () => {
  keepArranjo('u1', 'a', arranjo);
  keepArranjo('u1', 'a', SEM_ARRANJO);
  expect(localStorage).toHaveLength(0);
});

it.each(['', 'null', '{', '{"ocultas":7,"ordem":[]}'])('counts %s as nothing kept', (text) => {
  localStorage.setItem('balcao:lista:u1:a', text);
  expect(readArranjo('u1', 'a')).toEqual(SEM_ARRANJO);
});

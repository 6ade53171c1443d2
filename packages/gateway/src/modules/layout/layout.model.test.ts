import type { Sessao } from '@balcao/contracts';
import { buildMenu } from './layout.model.ts';
import type { LinhaMenu } from './layout.repository.ts';

const sessao = { administrador: false } as Sessao;
const linha = (over: Partial<LinhaMenu>): LinhaMenu => ({
  id: 'x',
  grupo: null,
  title: 'X',
  titleProdutor: null,
  link: null,
  icon: null,
  rota: '/home',
  destacado: false,
  isNew: false,
  needs: null,
  blockedBy: null,
  administrador: false,
  ...over,
});

it('never shows a route the site does not have', () => {
  expect(buildMenu([linha({ rota: '/nao-existe' })], sessao)).toEqual([]);
});

it('keeps an outside link, which has no route to check', () => {
  expect(buildMenu([linha({ rota: null, link: 'https://ajuda.exemplo.test' })], sessao)).toMatchObject([
    { link: 'https://ajuda.exemplo.test' },
  ]);
});

it('leads whoever signs in as a producer to what is theirs, by its own title, and nowhere else', () => {
  const linhas = [
    linha({ id: 'a', needs: 'acessoGestao', title: 'Todos', titleProdutor: 'Meus' }),
    linha({ id: 'b', needs: 'acessoGestao', title: 'Outra' }),
  ];
  const titulos = (over: Partial<Sessao>) => buildMenu(linhas, { ...sessao, ...over }).map(({ title }) => title);
  expect(titulos({ acessoGestao: false, produtorId: 'p1' })).toEqual(['Meus']);
  expect(titulos({ produtorId: 'p1' })).toEqual(['Meus', 'Outra']);
  expect(titulos({})).toEqual(['Todos', 'Outra']);
  expect(titulos({ administrador: true, produtorId: 'p1' })).toEqual(['Todos', 'Outra']);
  expect(titulos({ acessoGestao: false })).toEqual([]);
});

it('shows what is for administrators to administrators only', () => {
  const linhas = [linha({ administrador: true })];
  expect(buildMenu(linhas, sessao)).toEqual([]);
  expect(buildMenu(linhas, { ...sessao, administrador: true })).toHaveLength(1);
});

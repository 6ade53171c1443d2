import type { Notificacao } from '@balcao/contracts';
import { filterNotificacoes, filtrosOf, isInside, searchOf } from './notificacoes.model.ts';

const aviso = (id: string, tipo: number, lido: boolean): Notificacao => ({
  id,
  tipo,
  lido,
  titulo: id,
  descricao: '',
  data: '2026-11-20T12:00:00Z',
  link: null,
});
const lista = [aviso('a', 3, false), aviso('b', 3, true), aviso('c', 9, false)];
const left = (search: string, vistas: string[] = []) =>
  filterNotificacoes(lista, filtrosOf(new URLSearchParams(search)), new Set(vistas)).map(({ id }) => id);

it.each([
  ['', ['a', 'b', 'c']],
  ['leitura=naoLidas', ['a', 'c']],
  ['leitura=lidas', ['b']],
  ['tipo=dinheiro', ['a', 'b']],
  ['tipo=aviso&leitura=naoLidas', ['c']],
  ['tipo=nenhum&leitura=talvez', ['a', 'b', 'c']],
])('of the address ?%s leaves %j', (search, ids) => {
  expect(left(search)).toEqual(ids);
});

it('keeps on the unread list what has just been read there', () => {
  expect(left('leitura=naoLidas', ['b'])).toEqual(['a', 'b', 'c']);
  expect(left('leitura=lidas', ['a'])).toEqual(['b']);
});

it('writes in the address only what filters', () => {
  expect(searchOf({ leitura: 'todas', tipo: null }).toString()).toBe('');
  expect(searchOf({ leitura: 'lidas', tipo: 'arquivo' }).toString()).toBe('leitura=lidas&tipo=arquivo');
});

it('leads only to screens of this build', () => {
  expect(['/home?x=1', '/nada', '//fora.exemplo', 'https://fora.exemplo'].map(isInside)).toEqual([true, false, false, false]);
});

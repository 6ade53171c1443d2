import type { ItemMenu } from '@balcao/contracts';
import { initialsOf } from './initials.model.ts';
import { validItems } from './usuario.model.ts';

const item = (title: string, rota: string | null, link: string | null = null): ItemMenu => ({
  title,
  rota,
  link,
  icon: null,
  destacado: false,
  isNew: false,
  subitems: null,
});

it('takes the initials of the first and last names', () => {
  expect(initialsOf('Marina do Prado')).toBe('MP');
  expect(initialsOf('ágata')).toBe('Á');
  expect(initialsOf('')).toBe('');
});

it('keeps only items whose address this build knows, without Sair, which the bar adds', () => {
  const items = [item('Início', '/home'), item('Perfil', '/minhaConta/inexistente'), item('Nada', null), item('Sair', '/logoff')];
  expect(validItems(items)).toEqual([{ title: 'Início', href: '/home', isFora: false, isNew: false }]);
});

it('accepts an external item only with a web address', () => {
  const items = [item('Ajuda', null, 'https://ajuda.exemplo/'), item('Mal', null, 'javascript:alert(1)')];
  expect(validItems(items).map(({ href, isFora }) => [href, isFora])).toEqual([['https://ajuda.exemplo/', true]]);
});

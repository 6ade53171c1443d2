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

it('stands for a person by first and last name', () => {
  expect(initialsOf('Marina do Prado')).toBe('MP');
  expect(initialsOf('ágata')).toBe('Á');
  expect(initialsOf('')).toBe('');
});

it('keeps only items whose address this build knows, and leaves the way out to the bar', () => {
  const items = [item('Início', '/home'), item('Perfil', '/minhaConta/inexistente'), item('Nada', null), item('Sair', '/logoff')];
  expect(validItems(items)).toEqual([{ title: 'Início', href: '/home', isFora: false, isNew: false }]);
});

it('takes an item of another site only by an address of the web', () => {
  const items = [item('Ajuda', null, 'https://ajuda.exemplo/'), item('Mal', null, 'javascript:alert(1)')];
  expect(validItems(items).map(({ href, isFora }) => [href, isFora])).toEqual([['https://ajuda.exemplo/', true]]);
});

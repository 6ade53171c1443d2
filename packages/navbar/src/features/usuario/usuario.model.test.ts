import type { ItemMenu } from '@balcao/contracts';
import { initialsOf, validItems } from './usuario.model.ts';

const item = (title: string, rota: string | null): ItemMenu => ({
  title,
  rota,
  link: null,
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
  expect(validItems(items)).toEqual([{ title: 'Início', rota: '/home' }]);
});

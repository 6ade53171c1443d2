import { after, slotOf } from './parcels.model.ts';

it('follows a parcel from its failure to its return', () => {
  const failed = after({}, { tipo: 'falhou', parcel: 'menu' });
  expect(failed).toEqual({ menu: 'parada' });
  const asked = after(failed, { tipo: 'pedida', parcel: 'menu' });
  expect(asked).toEqual({ menu: 'tentando' });
  expect(after(asked, { tipo: 'falhou', parcel: 'menu' })).toEqual({ menu: 'parada' });
  expect(after(asked, { tipo: 'montada', parcel: 'menu' })).toEqual({});
});

it('ignores parcels that never failed', () => {
  const falhas = { menu: 'parada' } as const;
  expect(after(falhas, { tipo: 'montada', parcel: 'navbar' })).toBe(falhas);
  expect(after(falhas, { tipo: 'pedida', parcel: 'navbar' })).toBe(falhas);
});

it('knows the place of each parcel at an address', () => {
  expect(slotOf('navbar', '/home')).toBe('slot-navbar');
  expect(slotOf('menu', '/nao/existe')).toBe('slot-menu');
  expect(slotOf('menu', '/login')).toBeNull();
  expect(slotOf('dashboard', '/home')).toBe('slot-pagina');
  expect(slotOf('quoting', '/home')).toBeNull();
  expect(slotOf('layout', '/404')).toBeNull();
});

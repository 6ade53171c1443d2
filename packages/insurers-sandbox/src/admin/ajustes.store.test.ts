import { seguradoras } from '../seguradoras/seguradoras.table.ts';
import { createAjustes } from './ajustes.store.ts';

const perfil = seguradoras.find(({ falhaPct }) => falhaPct > 0);
if (!perfil) throw new Error('no insurer fails');

it('leaves each insurer its own share of faults', () => {
  expect(createAjustes().of(perfil)).toEqual({ falhaPct: perfil.falhaPct, latenciaMs: null, fora: false, segura: false });
});

it('has none that nobody asked for, whatever else is changed of an insurer', () => {
  const ajustes = createAjustes(0);
  expect(ajustes.set(perfil, { latenciaMs: [5, 5] })).toEqual({ falhaPct: 0, latenciaMs: [5, 5], fora: false, segura: false });
  expect(ajustes.set(perfil, { falhaPct: 100 }).falhaPct).toBe(100);
  ajustes.clear();
  expect(ajustes.of(perfil).falhaPct).toBe(0);
});

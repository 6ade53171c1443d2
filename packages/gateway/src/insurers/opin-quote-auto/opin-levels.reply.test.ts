import type { RiscoAuto } from '@balcao/contracts';
import { riscoVetor } from '../pedido.fixture.ts';
import { levelsOf } from './opin-levels.reply.ts';

const asking = (over: Partial<RiscoAuto['coberturas']>) => levelsOf({ coberturas: { ...riscoVetor.coberturas, ...over } });

it('reads the level from the description of the cover', () => {
  const nivelDe = asking({ vidros: 'COMPLETO', carroReserva: '7', assistencia: '500' });
  expect(nivelDe({ code: 'VIDROS', description: 'BASICO' })).toBe('Básico');
  expect(nivelDe({ code: 'VIDROS', description: 'Vidros completos' })).toBe('Completo');
  expect(nivelDe({ code: 'CARRO_RESERVA', description: '15 dias' })).toBe('15 dias');
  expect(nivelDe({ code: 'REBOQUE', description: 'Reboque 300 km' })).toBe('300 km');
  expect(nivelDe({ code: 'GUINCHO', description: 'Guincho, quilometragem ilimitada' })).toBe('Ilimitada');
});

it('uses the requested level where the description has none, and nothing where none was requested', () => {
  const nivelDe = asking({ vidros: 'BASICO', carroReserva: '30', assistencia: '200' });
  expect(nivelDe({ code: 'VIDROS' })).toBe('Básico');
  expect(nivelDe({ code: 'CARRO_RESERVA', description: 'Carro reserva' })).toBe('30 dias');
  expect(nivelDe({ code: 'GUINCHO', description: 'Guincho e socorro' })).toBe('200 km');
  expect(nivelDe({ code: 'CHAVEIRO', description: 'Chaveiro' })).toBeUndefined();
  const semNada = asking({ vidros: 'SEM', carroReserva: 'SEM', assistencia: 'SEM' });
  expect(['VIDROS', 'CARRO_RESERVA', 'GUINCHO'].map((code) => semNada({ code }))).toEqual([undefined, undefined, undefined]);
});

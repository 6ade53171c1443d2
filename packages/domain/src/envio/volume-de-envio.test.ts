import fc from 'fast-check';
import { inicioDoVolume, volumeRestante } from './volume-de-envio.ts';

const em = (hora: number): Date => new Date(Date.UTC(2026, 2, 10, hora));

it('lets everything leave while nothing did', () => {
  expect(volumeRestante({ enviados: [], maximo: 10, querendo: 3 })).toEqual({ restantes: 10, liberaEm: null });
});

it('gives the moment the next can be sent: a day after the one that frees its place', () => {
  const enviados = [em(3), em(1), em(2)];
  expect(volumeRestante({ enviados, maximo: 3, querendo: 1 })).toEqual({ restantes: 0, liberaEm: em(25) });
  expect(volumeRestante({ enviados, maximo: 3, querendo: 2 })).toEqual({ restantes: 0, liberaEm: em(26) });
  expect(volumeRestante({ enviados, maximo: 4, querendo: 2 })).toEqual({ restantes: 1, liberaEm: em(25) });
  // more than ever fit: when all that does
  expect(volumeRestante({ enviados, maximo: 3, querendo: 9 })).toEqual({ restantes: 0, liberaEm: em(27) });
});

it('frees the requested number at the given moment and not before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 86_399_999 }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 5 }),
      (idades, maximo, querendo) => {
        fc.pre(querendo <= maximo && idades.length <= maximo);
        const agora = em(30);
        const enviados = idades.map((idade) => new Date(agora.getTime() - idade));
        const { restantes, liberaEm } = volumeRestante({ enviados, maximo, querendo });
        expect(restantes).toBe(maximo - enviados.length);
        if (!liberaEm) return expect(querendo).toBeLessThanOrEqual(restantes);
        const contam = (quando: Date) => enviados.filter((um) => um > inicioDoVolume(quando)).length;
        expect(contam(liberaEm) + querendo).toBeLessThanOrEqual(maximo);
        return expect(contam(new Date(liberaEm.getTime() - 1)) + querendo).toBeGreaterThan(maximo);
      },
    ),
  );
});

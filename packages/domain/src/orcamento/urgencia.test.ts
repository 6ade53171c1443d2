import { vigenciaInicial } from '../blocos/vigencia-inicial.ts';
import { parametrosUrgencia } from './parametros-urgencia.ts';
import { rotuloUrgencia } from './rotulo-urgencia.ts';
import { compareUrgencias, type FatosUrgencia, urgenciaDe } from './urgencia.ts';

const hoje = '2026-11-20';
const umCaso = (over: Partial<FatosUrgencia> = {}): FatosUrgencia => ({
  status: 'CALCULADO',
  vigIni: null,
  fimApolice: null,
  esperaDesde: null,
  prazo: null,
  ...over,
});
const frase = (over: Partial<FatosUrgencia>) => {
  const urgencia = urgenciaDe(umCaso(over), { hoje });
  return urgencia && rotuloUrgencia(urgencia);
};

it.each([
  [{ vigIni: '2026-11-20' }, 'Vigência começa hoje'],
  // what a case opened today starts with
  [{ vigIni: vigenciaInicial(hoje).vigIni }, null],
  [{ vigIni: '2026-11-19' }, 'Vigência começou há 1 dia'],
  [{ vigIni: '2026-11-18' }, 'Vigência começou há 2 dias'],
  [{ vigIni: '2026-11-17' }, null],
  [{ fimApolice: '2026-11-20' }, 'Apólice vence hoje'],
  [{ fimApolice: '2026-11-25' }, 'Apólice vence em 5 dias'],
  [{ fimApolice: '2026-11-26' }, null],
  [{ fimApolice: '2026-11-19' }, null],
  [{ esperaDesde: '2026-11-20T15:00:00.000Z' }, 'Cliente espera desde hoje'],
  [{ esperaDesde: '2026-11-19T15:00:00.000Z' }, 'Cliente espera desde ontem'],
  [{ esperaDesde: '2026-11-18T15:00:00.000Z' }, 'Cliente espera há 2 dias'],
  // 01:00 UTC of the 20th is still the 19th in São Paulo
  [{ esperaDesde: '2026-11-20T01:00:00.000Z' }, 'Cliente espera desde ontem'],
  [{ prazo: '2026-11-18' }, 'Prazo venceu há 2 dias'],
  [{ prazo: '2026-11-21' }, 'Prazo vence amanhã'],
  [{ prazo: '2026-11-22' }, null],
  [{}, null],
] as const)('says why %j presses, or that it does not', (over, expected) => {
  expect(frase(over)).toBe(expected);
});

it.each(['FECHADO', 'RECUSADO', 'EXPIRADO'] as const)('presses nobody once it is %s', (status) => {
  expect(frase({ status, vigIni: hoje, esperaDesde: '2026-11-18T15:00:00.000Z', prazo: hoje, fimApolice: hoje })).toBeNull();
});

it('gives the strongest reason: a waiting client before a missing cover, and a cover before a promise', () => {
  const tudo = { vigIni: hoje, fimApolice: hoje, prazo: hoje };
  expect(frase({ ...tudo, esperaDesde: '2026-11-18T15:00:00.000Z' })).toBe('Cliente espera há 2 dias');
  expect(frase(tudo)).toBe('Vigência começa hoje');
  expect(frase({ ...tudo, vigIni: null })).toBe('Apólice vence hoje');
});

it('follows the parameters', () => {
  const parametros = { ...parametrosUrgencia, vigenciaDias: 1, esperaDias: 2 };
  expect(urgenciaDe(umCaso({ vigIni: '2026-11-21' }), { hoje, parametros })).toEqual({ motivo: 'VIGENCIA', dias: 1 });
  expect(urgenciaDe(umCaso({ esperaDesde: '2026-11-19T15:00:00.000Z' }), { hoje, parametros })).toBeNull();
});

it('orders who has waited longest first, then the day nearest to today', () => {
  const fila = [
    { motivo: 'PRAZO', dias: 0 },
    { motivo: 'VIGENCIA', dias: 1 },
    { motivo: 'CLIENTE', dias: 1 },
    { motivo: 'VIGENCIA', dias: -2 },
    { motivo: 'CLIENTE', dias: 3 },
  ] as const;
  expect(fila.toSorted(compareUrgencias).map(({ motivo, dias }) => `${motivo} ${dias}`)).toEqual([
    'CLIENTE 3',
    'CLIENTE 1',
    'VIGENCIA 1',
    'VIGENCIA -2',
    'PRAZO 0',
  ]);
});

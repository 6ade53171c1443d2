import type { Exame } from '../enderecos/examine-modulo.ts';
import { umModulo } from './construcao.fixture.ts';
import { exportaDe, usaDe } from './examine-entrada.ts';

const closed: Exame = { deps: [], exporta: ['b', 'a'], isAberta: false, usa: {} };
const modulo = umModulo('react', { names: ['react', 'react-dom'] });

it('reports the exports found in the bytes under every name of the module, ignoring the manifest', () => {
  expect(exportaDe([{ modulo, exame: closed }], { react: ['mentira'] })).toEqual({ react: ['a', 'b'], 'react-dom': ['a', 'b'] });
});

it('uses the manifest when the bytes do not determine the exports, and reports `*` without it', () => {
  const exames = [{ modulo, exame: { ...closed, isAberta: true } }];
  expect(exportaDe(exames, { react: ['c', 'a'], 'react-dom': [] })).toEqual({ react: ['a', 'b', 'c'], 'react-dom': ['*', 'a', 'b'] });
});

it('merges what the modules use of each dependency, and consults the manifest only when a module uses all of it', () => {
  const exames = [
    { exame: { ...closed, deps: ['rxjs', 'react'], usa: { rxjs: ['map'], react: ['*'] } } },
    { exame: { ...closed, deps: ['rxjs', 'axios'], usa: { rxjs: ['filter', 'map'], axios: [] } } },
  ];
  const dito = { rxjs: ['mentira'], react: ['useState'], nada: ['x'] };
  expect(usaDe(exames, dito)).toEqual({ axios: [], react: ['*', 'useState'], rxjs: ['filter', 'map'] });
});

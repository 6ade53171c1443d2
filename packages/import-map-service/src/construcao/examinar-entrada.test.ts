import type { Exame } from '../enderecos/examinar-modulo.ts';
import { umModulo } from './construcao.fixture.ts';
import { exportaDe, usaDe } from './examinar-entrada.ts';

const closed: Exame = { deps: [], exporta: ['b', 'a'], isAberta: false, usa: {} };
const modulo = umModulo('react', { names: ['react', 'react-dom'] });

it('says what the bytes export under every name of the module, whatever the manifest says', () => {
  expect(exportaDe([{ modulo, exame: closed }], { react: ['mentira'] })).toEqual({ react: ['a', 'b'], 'react-dom': ['a', 'b'] });
});

it('takes the manifest’s word for what the bytes leave open, and without it says anything', () => {
  const exames = [{ modulo, exame: { ...closed, isAberta: true } }];
  expect(exportaDe(exames, { react: ['c', 'a'], 'react-dom': [] })).toEqual({ react: ['a', 'b', 'c'], 'react-dom': ['*', 'a', 'b'] });
});

it('joins what the modules use of each dependency, adding the manifest’s word only where one takes it all', () => {
  const exames = [
    { exame: { ...closed, deps: ['rxjs', 'react'], usa: { rxjs: ['map'], react: ['*'] } } },
    { exame: { ...closed, deps: ['rxjs', 'axios'], usa: { rxjs: ['filter', 'map'], axios: [] } } },
  ];
  const dito = { rxjs: ['mentira'], react: ['useState'], nada: ['x'] };
  expect(usaDe(exames, dito)).toEqual({ axios: [], react: ['*', 'useState'], rxjs: ['filter', 'map'] });
});

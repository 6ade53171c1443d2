import { umaConstrucao, umModulo } from '../construcao/construcao.fixture.ts';
import type { Construcao } from '../construcao/construcao.model.ts';
import { type Avulso, composeMapa } from './compose-mapa.ts';
import { diferencaDe } from './diferenca.ts';

const fonte = { ambientes: { local: { modulos: '/modules/' } }, imports: {} };
const mapaDe = (construcoes: readonly Construcao[], avulsos: Record<string, Avulso> = {}) =>
  composeMapa({ fonte, ambiente: 'local', construcoes, avulsos });
const menu = umaConstrucao('@balcao/menu');
const nova = umaConstrucao('@balcao/menu', { id: 'nova', modulos: [umModulo('@balcao/menu', { file: 'menu.2.js', brotli: 25 })] });
const ui = umaConstrucao('@balcao/ui');

it('finds nothing between a map and itself', () => {
  expect(diferencaDe(mapaDe([menu, ui]), mapaDe([ui, menu]))).toEqual({ entram: [], saem: [], mudam: [], servicos: [], bytes: 0 });
});

it('reports names added, removed and changed, with builds and bytes', () => {
  const diferenca = diferencaDe(mapaDe([menu, ui]), mapaDe([nova, umaConstrucao('@balcao/access')]));
  expect(diferenca.entram).toEqual([
    { nome: '@balcao/access', para: { url: '/modules/access/access.1.js', construcao: 'id-@balcao/access', bytes: 10 } },
  ]);
  expect(diferenca.saem.map(({ nome }) => nome)).toEqual(['@balcao/ui']);
  expect(diferenca.mudam).toEqual([
    {
      nome: '@balcao/menu',
      de: { url: '/modules/menu/menu.1.js', construcao: menu.id, bytes: 10 },
      para: { url: '/modules/menu/menu.2.js', construcao: 'nova', bytes: 25 },
    },
  ]);
  expect(diferenca.bytes).toBe(15);
});

it('reports a new build when no address changed, and an address of the façade as having no build', () => {
  const { mudam, servicos } = diferencaDe(mapaDe([menu, ui]), mapaDe([{ ...menu, id: 'outro-pedaco' }, ui]));
  expect(mudam).toHaveLength(1);
  expect(servicos).toEqual([{ servico: '@balcao/menu', de: menu.id, para: 'outro-pedaco' }]);
  const avulso = diferencaDe(mapaDe([menu]), mapaDe([menu], { '@balcao/menu': { url: '/modules/x.js', integridade: null } }));
  expect(avulso.mudam[0]?.para).toEqual({ url: '/modules/x.js', construcao: null, bytes: null });
});

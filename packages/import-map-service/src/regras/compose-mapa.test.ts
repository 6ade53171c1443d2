import { umaConstrucao, umArquivo, umModulo } from '../construcao/construcao.fixture.ts';
import { composeMapa, type FonteMapa } from './compose-mapa.ts';

const fonte: FonteMapa = {
  ambientes: { local: { modulos: '/modules/' }, production: { modulos: 'https://cdn.exemplo.test/m/' } },
  imports: { react: 'vendor/react/', '@balcao/ui': 'ui/', '@balcao/quoting': 'quoting/' },
};
const react = umaConstrucao('vendor/react', { modulos: [umModulo('react', { names: ['react', 'react-dom'], dir: 'vendor/react' })] });
const ui = umaConstrucao('@balcao/ui', {
  modulos: [
    umModulo('@balcao/ui', { deps: ['react'], assets: [umArquivo('inter-latin-wght.9.woff2'), umArquivo('inter-latin-ext.9.woff2')] }),
  ],
});
const quoting = umaConstrucao('@balcao/quoting', {
  contrato: '1.4.0',
  rotas: [{ id: 'orcamentos', caminho: '/multicalculo/orcamentos' }],
  modulos: [
    umModulo('@balcao/quoting', {
      deps: ['react', '@balcao/ui'],
      pages: { orcamentos: ['orcamentos.1.js', 'tabela.1.js'], mqtt: ['mqtt.1.js'] },
      chunks: [umArquivo('orcamentos.1.js'), umArquivo('tabela.1.js'), umArquivo('mqtt.1.js')],
    }),
  ],
});
const construcoes = [quoting, react, ui];
const local = composeMapa({ fonte, ambiente: 'local', construcoes });

it('maps each name to the environment’s modules folder, in the order of importmap.json', () => {
  expect(local.mapa.imports).toEqual({
    react: '/modules/vendor/react/react.1.js',
    'react-dom': '/modules/vendor/react/react.1.js',
    '@balcao/ui': '/modules/ui/ui.1.js',
    '@balcao/quoting': '/modules/quoting/quoting.1.js',
  });
  expect(Object.keys(local.mapa.imports)).toEqual(['react', '@balcao/ui', '@balcao/quoting', 'react-dom']);
  expect(composeMapa({ fonte, ambiente: 'production', construcoes }).mapa.imports['react']).toBe(
    'https://cdn.exemplo.test/m/vendor/react/react.1.js',
  );
});

it('gives integrity, dependencies and weight to every module, and integrity to every chunk', () => {
  const url = '/modules/quoting/quoting.1.js';
  expect(local.mapa.integrity[url]).toBe(quoting.modulos[0]?.integrity);
  expect(local.mapa.depcache[url]).toEqual(['react', '@balcao/ui']);
  expect(local.pesos[url]).toBe(10);
  expect(local.integridade['/modules/quoting/tabela.1.js']).toBe(umArquivo('tabela.1.js').integrity);
});

it('lists the chunks of each page and the fonts of the first paint', () => {
  expect(local.rotas).toEqual({ 'quoting/orcamentos': ['/modules/quoting/orcamentos.1.js', '/modules/quoting/tabela.1.js'] });
  expect(local.fontes).toEqual(['/modules/ui/inter-latin-wght.9.woff2']);
});

it('reports the build of each service and the highest contract version', () => {
  expect(local.servicos).toEqual({ 'vendor/react': react.id, '@balcao/ui': ui.id, '@balcao/quoting': quoting.id });
  expect(local.donos['react-dom']).toBe('vendor/react');
  expect(local.contrato).toBe('1.4.0');
  expect(composeMapa({ fonte, ambiente: 'local', construcoes: [] }).contrato).toBe('0.0.0');
});

it('an address of the façade replaces a build, with its own integrity and nothing of the build', () => {
  const url = 'https://cdn.exemplo.test/outra.js';
  const { mapa, servicos, rotas } = composeMapa({
    fonte,
    ambiente: 'local',
    construcoes,
    avulsos: { '@balcao/quoting': { url, integridade: 'sha256-x' }, '@time/nova': { url: '/modules/nova/nova.js', integridade: null } },
    scopes: { '/modules/nova/': { react: '/modules/vendor/react17.js' } },
  });
  expect(mapa.imports['@balcao/quoting']).toBe(url);
  expect(mapa.integrity[url]).toBe('sha256-x');
  expect(mapa.integrity).not.toHaveProperty('/modules/quoting/quoting.1.js');
  expect(mapa.scopes).toEqual({ '/modules/nova/': { react: '/modules/vendor/react17.js' } });
  expect(rotas).toEqual({});
  expect(servicos).toMatchObject({ '@balcao/quoting': null, '@time/nova': null });
});

it('has the same version for the same composition, in any order of builds', () => {
  expect(composeMapa({ fonte, ambiente: 'local', construcoes: construcoes.toReversed() }).versao).toBe(local.versao);
  expect(composeMapa({ fonte, ambiente: 'local', construcoes: [react, ui] }).versao).not.toBe(local.versao);
});

it('refuses an undeclared environment, including names inherited by every object', () => {
  expect(() => composeMapa({ fonte, ambiente: 'homologacao', construcoes })).toThrow('homologacao');
  expect(() => composeMapa({ fonte, ambiente: 'constructor', construcoes })).toThrow('constructor');
});

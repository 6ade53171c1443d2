import { ManifestoConstrucao } from '@balcao/import-map-service';
import { construcoesOf } from './construcoes.ts';
import type { BuiltModule, ModuleFacts } from './manifest.ts';

const facts = (change: Partial<ModuleFacts> = {}): ModuleFacts => ({
  exporta: [],
  usa: {},
  embarcados: {},
  produz: {},
  consome: {},
  enderecos: [],
  chamadas: [],
  rotas: [],
  ...change,
});
const built = (names: string[], dir: string, change: Partial<ModuleFacts> = {}): BuiltModule => ({
  file: `${dir.replace('/', '-')}-${names.length}.js`,
  integrity: 'sha256-AAAA',
  bytes: 10,
  brotli: 5,
  names,
  dir,
  key: 'key',
  deps: [],
  pages: {},
  chunks: [],
  assets: [],
  facts: facts(change),
});
const release = { contrato: '1.2.3', commit: 'abc', autor: 'Ana', mensagem: 'quoting: o CEP tem prazo' };

it('makes one build of a package with all its doors, and one of each group of libraries', () => {
  const esquema = { type: 'object' };
  const [react, shared, quoting] = construcoesOf(
    [
      built(['react', 'react-dom'], 'vendor/react', { exporta: ['useState'], embarcados: { react: '19.3.1' } }),
      built(['@balcao/shared', '@balcao/shared/lifecycle'], 'shared', {
        exporta: ['emit', 'page'],
        usa: { rxjs: ['map'] },
        produz: { 'sessao:iniciada': esquema },
      }),
      built(['@balcao/shared/realtime'], 'shared', { exporta: ['live'], usa: { rxjs: ['filter', 'map'] }, chamadas: ['GET /canais'] }),
      built(['@balcao/quoting'], 'quoting', { rotas: [{ id: 'orcamentos', caminho: '/multicalculo/orcamentos' }] }),
    ],
    release,
  );
  expect(react).toMatchObject({ servico: 'vendor/react', exporta: { react: ['useState'], 'react-dom': ['useState'] }, ...release });
  expect(shared).toMatchObject({
    servico: '@balcao/shared',
    exporta: { '@balcao/shared': ['emit', 'page'], '@balcao/shared/lifecycle': ['emit', 'page'], '@balcao/shared/realtime': ['live'] },
    usa: { rxjs: ['filter', 'map'] },
    eventos: { produz: { 'sessao:iniciada': esquema }, consome: {} },
    chamadas: ['GET /canais'],
  });
  expect(shared?.modulos.map(({ names }) => names[0])).toEqual(['@balcao/shared', '@balcao/shared/realtime']);
  expect(quoting).toMatchObject({ servico: '@balcao/quoting', rotas: [{ id: 'orcamentos', caminho: '/multicalculo/orcamentos' }] });
  for (const manifesto of [react, shared, quoting]) expect(ManifestoConstrucao.parse(manifesto)).toEqual(manifesto);
});

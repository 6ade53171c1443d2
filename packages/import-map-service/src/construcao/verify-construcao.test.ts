import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { FonteMapa } from '../regras/compose-mapa.ts';
import { buildForTest, systemModule } from '../testing/construcao-de-teste.ts';
import { sri } from './construcao.fixture.ts';
import type { Arquivo, ManifestoConstrucao, Modulo } from './construcao.model.ts';
import { compressed } from './weigh-arquivo.ts';
import { ConstrucaoRecusada, idDaConstrucao, verifyConstrucao } from './verify-construcao.ts';

const Q = '@balcao/quoting';
const FONTE: FonteMapa = {
  ambientes: { local: { modulos: '/modules/' } },
  imports: {
    react: 'vendor/react/',
    [Q]: 'quoting/',
    '@balcao/menu': 'menu/',
    '@balcao/shared': 'shared/',
    '@balcao/shared/query': 'shared/',
  },
};
const PAGINA = Buffer.from('(globalThis.pedacos||=[]).push([[1],{}]);');
const FONTE_LETRA = Buffer.from([0x77, 0x4f, 0x46, 0x32, 1, 2, 3]);

const fileOf = (file: string, bytes: Buffer): Arquivo => ({ file, integrity: sri(bytes), bytes: 1, brotli: 1 });
type Arquivos = Record<string, Buffer | undefined>;
const verify = (manifesto: ManifestoConstrucao, arquivos: Arquivos) =>
  verifyConstrucao(manifesto, { fonte: FONTE, read: async (caminho) => arquivos[caminho] ?? null });
const problemsOf = async (manifesto: ManifestoConstrucao, arquivos: Arquivos): Promise<readonly string[]> => {
  const erro: unknown = await verify(manifesto, arquivos).catch((error: unknown) => error);
  expect(erro).toBeInstanceOf(ConstrucaoRecusada);
  const { problemas, message } = erro as ConstrucaoRecusada;
  expect(message).toBe(problemas[0]);
  return problemas;
};

/** A parcel with a page and a font, and what to change of its module. */
function parcel(mudancas: Partial<Modulo> = {}, mais: Partial<ManifestoConstrucao> = {}) {
  const { manifesto, arquivos } = buildForTest({ servico: Q, usa: { react: ['useState'], '@balcao/shared': ['call'] } });
  const [modulo] = manifesto.modulos as [Modulo];
  const completo: Modulo = {
    ...modulo,
    pages: { orcamentos: ['orcamentos.1.js'] },
    chunks: [fileOf('orcamentos.1.js', PAGINA)],
    assets: [fileOf('letra.1.woff2', FONTE_LETRA)],
    ...mudancas,
  };
  return {
    modulo,
    manifesto: { ...manifesto, modulos: [completo], ...mais },
    arquivos: { ...arquivos, 'quoting/orcamentos.1.js': PAGINA, 'quoting/letra.1.woff2': FONTE_LETRA } as Arquivos,
  };
}

it('reports integrity and size of every file from its bytes', async () => {
  const { manifesto, arquivos, modulo } = parcel({ deps: ['mentira'], bytes: 1, brotli: 1 }, { exporta: {}, usa: { nada: ['x'] } });
  const verificado = await verify(manifesto, arquivos);
  const entrada = arquivos[`quoting/${modulo.file}`] as Buffer;
  const gemeos = await compressed(modulo.file, entrada);
  expect(brotliDecompressSync(gemeos?.br ?? '')).toEqual(entrada);
  expect(verificado.modulos).toEqual([
    {
      ...manifesto.modulos[0],
      integrity: sri(entrada),
      bytes: entrada.length,
      brotli: gemeos?.br.length,
      deps: ['react', '@balcao/shared'],
      chunks: [{ file: 'orcamentos.1.js', integrity: sri(PAGINA), bytes: PAGINA.length, brotli: expect.any(Number) }],
      assets: [{ file: 'letra.1.woff2', integrity: sri(FONTE_LETRA), bytes: 7, brotli: 7 }],
    },
  ]);
  expect(verificado.exporta).toEqual({ [Q]: ['bootstrap', 'mount', 'unmount'] });
  expect(verificado.usa).toEqual({ react: ['useState'], '@balcao/shared': ['call'] });
  expect(await verify(verificado, arquivos)).toEqual(verificado);
});

it('refuses a differing hash of any file, whatever its algorithm', async () => {
  const { manifesto, arquivos, modulo } = parcel();
  const certo = (algoritmo: string) => `${algoritmo}-${createHash(algoritmo).update(PAGINA).digest('base64')}`;
  for (const algoritmo of ['sha256', 'sha384', 'sha512']) {
    const { manifesto: bom } = parcel({ chunks: [{ ...fileOf('orcamentos.1.js', PAGINA), integrity: certo(algoritmo) }] });
    expect((await verify(bom, arquivos)).modulos[0]?.chunks[0]?.integrity).toBe(sri(PAGINA));
  }
  for (const caminho of [`quoting/${modulo.file}`, 'quoting/orcamentos.1.js', 'quoting/letra.1.woff2']) {
    const trocado = { ...arquivos, [caminho]: Buffer.concat([arquivos[caminho] ?? Buffer.alloc(0), Buffer.from(' ')]) };
    expect(await problemsOf(manifesto, trocado)).toEqual([`A integridade informada de ${caminho} não é a dos bytes enviados.`]);
  }
});

it('names every file that is missing, at once', async () => {
  const { manifesto, modulo } = parcel();
  expect(await problemsOf(manifesto, {})).toEqual(
    [modulo.file, 'orcamentos.1.js', 'letra.1.woff2'].map((file) => `quoting/${file} não foi enviado.`),
  );
});

it('refuses a page whose file would travel without integrity', async () => {
  const { manifesto, arquivos } = parcel({ pages: { orcamentos: ['orcamentos.1.js', 'solto.js'] } });
  expect(await problemsOf(manifesto, arquivos)).toEqual(['A página orcamentos usa solto.js, que não está entre os arquivos do módulo.']);
});

it.each<[string, Partial<Modulo>, string]>([
  ['another service’s name', { names: [Q, '@balcao/menu'] }, `@balcao/menu não é um nome de ${Q}.`],
  ['a library’s name', { names: [Q, 'react'] }, `react não é um nome de ${Q}.`],
  ['a name nobody declared', { names: [Q, 'lodash'] }, `lodash não é um nome de ${Q}.`],
  ['another service’s folder', { dir: 'menu' }, `A pasta menu não é de ${Q}.`],
  ['a folder that only begins like its own', { dir: 'quoting-2' }, `A pasta quoting-2 não é de ${Q}.`],
  ['everything but its own name', { names: [`${Q}/paginas`] }, `A construção não traz o módulo principal, ${Q}.`],
  ['a name twice', { names: [Q, Q] }, `${Q} aparece em mais de um módulo desta construção.`],
])('refuses a build that brings %s', async (_caso, mudancas, frase) => {
  const { manifesto, arquivos } = parcel(mudancas);
  expect(await problemsOf(manifesto, arquivos)).toEqual([frase]);
});

it('allows a library to bring an undeclared name, but never a declared name or one of ours', async () => {
  const bringing = (nome: string) => buildForTest({ servico: 'vendor/novo', exporta: ['x'], nomes: [nome], dir: 'vendor/novo' });
  const nova = bringing('lodash');
  expect((await verify(nova.manifesto, nova.arquivos)).exporta).toEqual({ lodash: ['x'] });
  for (const nome of ['react', '@balcao/outra']) {
    const { manifesto, arquivos } = bringing(nome);
    expect(await problemsOf(manifesto, arquivos)).toEqual([`${nome} não é um nome de vendor/novo.`]);
  }
});

/** The same parcel with other code. */
function around(codigo: string) {
  const bytes = Buffer.from(codigo);
  const { manifesto } = buildForTest({ servico: Q });
  const [modulo] = manifesto.modulos as [Modulo];
  return {
    manifesto: { ...manifesto, modulos: [{ ...modulo, file: 'q.1.js', integrity: sri(bytes) }] },
    arquivos: { 'quoting/q.1.js': bytes },
  };
}

it('refuses an entry that is not a System module, or not a parcel', async () => {
  for (const codigo of ['export const mount = 1', '<!doctype html>', systemModule({ exporta: ['mount'] })]) {
    const { manifesto, arquivos } = around(codigo);
    expect(await problemsOf(manifesto, arquivos)).toEqual([expect.stringMatching(/^quoting\/q\.1\.js: .+/)]);
  }
});

it.each(['./vizinho.js', '/modules/menu/menu.js', 'https://fora.exemplo.test/x.js', 'data:text/javascript,0', '../x.js'])(
  'refuses an entry that imports %s past the map',
  async (dep) => {
    const { manifesto, arquivos } = around(systemModule({ usa: { [dep]: [] } }));
    expect(await problemsOf(manifesto, arquivos)).toEqual([expect.stringContaining(`importa "${dep}", que é um endereço`)]);
  },
);

describe('the id', () => {
  const { manifesto } = parcel();
  const [modulo] = manifesto.modulos as [Modulo];
  const id = idDaConstrucao(manifesto);
  const withModule = (mudancas: Partial<Modulo>) => idDaConstrucao({ ...manifesto, modulos: [{ ...modulo, ...mudancas }] });

  it('is the same for the same files, regardless of who registers them and how well they compress', async () => {
    expect(id).toMatch(/^[0-9a-f]{20}$/);
    expect(idDaConstrucao({ ...manifesto, commit: 'outro', autor: 'Beto', contrato: '9.0.0' })).toBe(id);
    expect(withModule({ bytes: 1, brotli: 1, deps: [], names: [...modulo.names].reverse() })).toBe(id);
    const [a, b] = [umaPorta('@balcao/shared', 'a.js'), umaPorta('@balcao/shared/query', 'b.js')];
    expect(idDaConstrucao({ ...manifesto, modulos: [a, b] })).toBe(idDaConstrucao({ ...manifesto, modulos: [b, a] }));
  });

  it('changes with the bytes of any file, the names, the pages or the service', () => {
    const outro = sri('outro');
    const ids = [
      id,
      withModule({ integrity: outro }),
      withModule({ chunks: [{ ...fileOf('orcamentos.1.js', PAGINA), integrity: outro }] }),
      withModule({ assets: [] }),
      withModule({ names: [Q, `${Q}/x`] }),
      withModule({ pages: {} }),
      withModule({ file: 'q.2.js' }),
      idDaConstrucao({ ...manifesto, servico: '@balcao/menu' }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

function umaPorta(nome: string, file: string): Modulo {
  return { ...fileOf(file, Buffer.from(file)), names: [nome], dir: 'shared', deps: [], pages: {}, chunks: [], assets: [] };
}

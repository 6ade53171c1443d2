import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { ManifestoConstrucao } from '../construcao/construcao.model.ts';

export interface ConstrucaoDeTeste {
  readonly manifesto: ManifestoConstrucao;
  /** `<dir>/<file>` → bytes. */
  readonly arquivos: Readonly<Record<string, Buffer>>;
  /** Address of the main module where modules are at `/modules/`. */
  readonly url: string;
}

interface Receita {
  readonly servico: string;
  /** Any text; a different text makes a different build. */
  readonly texto?: string;
  readonly exporta?: readonly string[];
  /** Dependency → names used from it. */
  readonly usa?: Readonly<Record<string, readonly string[]>>;
  readonly nomes?: readonly string[];
  readonly dir?: string;
  readonly mudancas?: Partial<ManifestoConstrucao>;
}

const CICLO = ['bootstrap', 'mount', 'unmount'];
const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Text of a System module as a bundler writes it. */
export function systemModule({ exporta = CICLO, usa = {}, texto = '' }: Pick<Receita, 'exporta' | 'usa' | 'texto'>): string {
  const deps = Object.keys(usa);
  const setters = Object.values(usa).map(
    (nomes, indice) => `function(m){${nomes.map((nome) => `v${indice}_${nome}=m.${nome};`).join('')}}`,
  );
  const vars = Object.values(usa).flatMap((nomes, indice) => nomes.map((nome) => `v${indice}_${nome}`));
  return [
    `System.register(${JSON.stringify(deps)},function(e,c){"use strict";`,
    vars.length > 0 ? `var ${vars.join(',')};` : '',
    `return{setters:[${setters.join(',')}],execute:function(){`,
    ...exporta.map((nome) => `e(${JSON.stringify(nome)},${JSON.stringify(texto || nome)});`),
    '}}});\n',
  ].join('');
}

/** A build with real bytes and their real hashes. */
export function buildForTest(receita: Receita): ConstrucaoDeTeste {
  const { servico, texto = 'primeira', exporta = CICLO, usa = {}, mudancas = {} } = receita;
  const dir = receita.dir ?? servico.replace(/^@[^/]+\//, '');
  const nomes = receita.nomes ?? [servico];
  const bytes = Buffer.from(systemModule({ exporta, usa, texto }));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const file = `${dir.split('/').at(-1)}.${digest}.js`;
  const manifesto: ManifestoConstrucao = {
    servico,
    modulos: [
      {
        file,
        integrity: hashOf(bytes),
        bytes: bytes.length,
        brotli: brotliCompressSync(bytes).length,
        names: [...nomes],
        dir,
        deps: Object.keys(usa),
        pages: {},
        chunks: [],
        assets: [],
      },
    ],
    exporta: Object.fromEntries(nomes.map((nome) => [nome, [...exporta]])),
    usa: Object.fromEntries(Object.entries(usa).map(([dep, usados]) => [dep, [...usados]])),
    eventos: { produz: {}, consome: {} },
    rotas: [],
    chamadas: [],
    contrato: '1.0.0',
    embarcados: {},
    commit: 'abc123',
    autor: 'Ana',
    ...mudancas,
  };
  return { manifesto, arquivos: { [`${dir}/${file}`]: bytes }, url: `/modules/${dir}/${file}` };
}

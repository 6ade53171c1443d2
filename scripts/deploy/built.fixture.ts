import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ManifestoConstrucao } from '@balcao/import-map-service';

interface Recipe {
  /** `menu` is `@balcao/menu`. */
  readonly nome: string;
  /** Another text is another build. */
  readonly texto: string;
  readonly exporta?: readonly string[];
  /** Name of the map → names used of it. */
  readonly usa?: Readonly<Record<string, readonly string[]>>;
}

const sri = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
const shortHash = (texto: string) => createHash('sha256').update(texto).digest('hex').slice(0, 12);

function describe(file: string, texto: string) {
  const bytes = Buffer.from(texto);
  return { file, integrity: sri(bytes), bytes: bytes.length, brotli: brotliCompressSync(bytes).length };
}

/** A System module as webpack writes it: what it uses of each name copied in its setters. */
function systemModule({ texto, exporta = [], usa = {} }: Recipe): string {
  const setters = Object.values(usa).map((nomes, at) => `function(m){${nomes.map((nome) => `d${at}.${nome}=m.${nome};`).join('')}}`);
  const declared = Object.keys(usa).map((_, at) => `var d${at}={};`);
  const exported = [...exporta, 'bootstrap', 'mount', 'unmount'].map((nome) => `e(${JSON.stringify(nome)},${JSON.stringify(texto)});`);
  return `System.register(${JSON.stringify(Object.keys(usa))},(function(e,t){${declared.join('')}return{setters:[${setters.join(',')}],execute:(function(){${exported.join('')}})}}));\n`;
}

/** What a build leaves behind: a folder with `construcoes.json` and `modules/`, each service with one page chunk beside its entry. */
export async function writeBuilt(receitas: readonly Recipe[]): Promise<string> {
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-construido-'));
  const construcoes: ManifestoConstrucao[] = [];
  for (const receita of receitas) {
    const { nome, exporta = [], usa = {} } = receita;
    const servico = `@balcao/${nome}`;
    const entrada = systemModule(receita);
    // the page's chunk is the same in every build of the service
    const pagina = `(self.paginas=self.paginas||[]).push(${JSON.stringify(nome)});\n`;
    const [arquivo, pedaco] = [describe(`${nome}.${shortHash(entrada)}.js`, entrada), describe(`lista.${shortHash(pagina)}.js`, pagina)];
    const dir = path.join(pasta, 'modules', nome);
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, arquivo.file), entrada);
    await writeFile(path.join(dir, pedaco.file), pagina);
    construcoes.push({
      servico,
      modulos: [
        { ...arquivo, names: [servico], dir: nome, deps: Object.keys(usa), pages: { lista: [pedaco.file] }, chunks: [pedaco], assets: [] },
      ],
      exporta: { [servico]: [...exporta, 'bootstrap', 'mount', 'unmount'] },
      usa: Object.fromEntries(Object.entries(usa).map(([dep, nomes]) => [dep, [...nomes]])),
      eventos: { produz: {}, consome: {} },
      rotas: [{ id: 'lista', caminho: `/${nome}` }],
      enderecos: [],
      chamadas: [],
      contrato: '1.0.0',
      embarcados: {},
      commit: 'abc1234',
      autor: 'Ana',
    });
  }
  await writeFile(path.join(pasta, 'construcoes.json'), JSON.stringify(construcoes));
  return pasta;
}

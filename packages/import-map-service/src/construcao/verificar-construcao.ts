import { resumo } from '../assinatura/canonico.ts';
import type { Exame } from '../enderecos/examinar-modulo.ts';
import type { FonteMapa } from '../regras/compor.ts';
import { construcaoCopy } from './construcao.copy.ts';
import type { Arquivo, ManifestoConstrucao, Modulo } from './construcao.model.ts';
import { problemasDeDono } from './donos.ts';
import { examinarEntrada, exportaDe, usaDe } from './examinar-entrada.ts';
import { integrityOf, pesar } from './pesar.ts';

export class ConstrucaoRecusada extends Error {
  override name = 'ConstrucaoRecusada';
  readonly problemas: readonly string[];
  constructor(problemas: readonly string[]) {
    super(problemas[0]);
    this.problemas = problemas;
  }
}

export interface FontesVerificacao {
  readonly fonte: FonteMapa;
  /** Bytes of `<dir>/<file>`; null when nobody uploaded it. */
  readonly ler: (caminho: string) => Promise<Buffer | null>;
}

interface Verificado {
  readonly modulo: Modulo;
  readonly exame: Exame | null;
  readonly problemas: readonly string[];
}

/** The file with what its bytes say of it, or what is wrong with it. */
async function checkFile(dir: string, dito: Arquivo, bytes: Buffer | null): Promise<{ arquivo: Arquivo; problemas: string[] }> {
  const caminho = `${dir}/${dito.file}`;
  if (bytes === null) return { arquivo: dito, problemas: [construcaoCopy.naoEnviado(caminho)] };
  const isOutro = integrityOf(bytes, dito.integrity.split('-')[0]) !== dito.integrity;
  return {
    arquivo: { file: dito.file, ...(await pesar(caminho, bytes)) },
    problemas: isOutro ? [construcaoCopy.integridadeDiferente(caminho)] : [],
  };
}

/** A page's file that is in no list would travel without integrity. */
function problemasDasPaginas({ file, pages, chunks, assets }: Modulo): string[] {
  const conhecidos = new Set([file, ...[...chunks, ...assets].map((parte) => parte.file)]);
  return Object.entries(pages).flatMap(([pagina, files]) =>
    files.filter((nome) => !conhecidos.has(nome)).map((nome) => construcaoCopy.paginaSemArquivo(pagina, nome)),
  );
}

async function checkModule(servico: string, modulo: Modulo, ler: FontesVerificacao['ler']): Promise<Verificado> {
  const problemas = problemasDasPaginas(modulo);
  const check = async (dito: Arquivo, bytes: Buffer | null): Promise<Arquivo> => {
    const conferido = await checkFile(modulo.dir, dito, bytes);
    problemas.push(...conferido.problemas);
    return conferido.arquivo;
  };
  // one at a time: a build is many files, and all of them at once are its whole weight in memory
  const checkAll = async (ditos: readonly Arquivo[]): Promise<Arquivo[]> => {
    const conferidos: Arquivo[] = [];
    for (const dito of ditos) conferidos.push(await check(dito, await ler(`${modulo.dir}/${dito.file}`)));
    return conferidos;
  };
  const bytes = await ler(`${modulo.dir}/${modulo.file}`);
  const entrada = await check(modulo, bytes);
  const examinada = bytes ? examinarEntrada(servico, modulo, bytes) : { exame: null, problemas: [] };
  problemas.push(...examinada.problemas);
  const { exame } = examinada;
  const [chunks, assets] = [await checkAll(modulo.chunks), await checkAll(modulo.assets)];
  return { modulo: { ...modulo, ...entrada, deps: [...(exame?.deps ?? [])], chunks, assets }, exame, problemas };
}

/**
 * Judges a build by its bytes.
 *
 * @returns the manifest with integrity (SHA-256), sizes, deps, exports and uses computed from them.
 * @throws ConstrucaoRecusada with everything wrong with it.
 */
export async function verificarConstrucao(manifesto: ManifestoConstrucao, { fonte, ler }: FontesVerificacao): Promise<ManifestoConstrucao> {
  const donos = problemasDeDono(manifesto, fonte);
  if (donos.length > 0) throw new ConstrucaoRecusada(donos);
  const verificados: Verificado[] = [];
  for (const modulo of manifesto.modulos) verificados.push(await checkModule(manifesto.servico, modulo, ler));
  const problemas = verificados.flatMap((verificado) => verificado.problemas);
  if (problemas.length > 0) throw new ConstrucaoRecusada([...new Set(problemas)]);
  const exames = verificados.flatMap(({ modulo, exame }) => (exame ? [{ modulo, exame }] : []));
  return {
    ...manifesto,
    modulos: verificados.map(({ modulo }) => modulo),
    exporta: exportaDe(exames, manifesto.exporta),
    usa: usaDe(exames, manifesto.usa),
  };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const partsOf = (arquivos: readonly Arquivo[]) => arquivos.map(({ file, integrity }) => `${file} ${integrity}`).sort(byText);

/**
 * 20 hexadecimal digits over what a build is made of: its service, and names, pages and files of each module. Whoever built it, when,
 * and how well it compresses make no other build.
 */
export function idDaConstrucao({ servico, modulos }: ManifestoConstrucao): string {
  const partes = modulos.map(({ dir, file, integrity, names, pages, chunks, assets }) => ({
    lugar: `${dir}/${file}`,
    integrity,
    names: names.toSorted(byText),
    pages,
    chunks: partsOf(chunks),
    assets: partsOf(assets),
  }));
  return resumo({ servico, modulos: partes.toSorted((a, b) => byText(a.lugar, b.lugar)) });
}

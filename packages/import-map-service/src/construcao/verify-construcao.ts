import { resumo } from '../assinatura/canonico.ts';
import type { Exame } from '../enderecos/examine-modulo.ts';
import type { FonteMapa } from '../regras/compose-mapa.ts';
import { construcaoCopy } from './construcao.copy.ts';
import type { Arquivo, ManifestoConstrucao, Modulo } from './construcao.model.ts';
import { problemasDeDono } from './donos.ts';
import { examineEntrada, exportaDe, usaDe } from './examine-entrada.ts';
import { integrityOf, weighArquivo } from './weigh-arquivo.ts';

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
  /** Bytes of `<dir>/<file>`; null when it was not uploaded. */
  readonly read: (caminho: string) => Promise<Buffer | null>;
}

interface Verificado {
  readonly modulo: Modulo;
  readonly exame: Exame | null;
  readonly problemas: readonly string[];
}

/** The file with integrity and size computed from its bytes, or what is wrong with it. */
async function checkFile(dir: string, dito: Arquivo, bytes: Buffer | null): Promise<{ arquivo: Arquivo; problemas: string[] }> {
  const caminho = `${dir}/${dito.file}`;
  if (bytes === null) return { arquivo: dito, problemas: [construcaoCopy.naoEnviado(caminho)] };
  const isOutro = integrityOf(bytes, dito.integrity.split('-')[0]) !== dito.integrity;
  return {
    arquivo: { file: dito.file, ...(await weighArquivo(caminho, bytes)) },
    problemas: isOutro ? [construcaoCopy.integridadeDiferente(caminho)] : [],
  };
}

/** A page's file that is in no list would be loaded without an integrity check. */
function problemasDasPaginas({ file, pages, chunks, assets }: Modulo): string[] {
  const conhecidos = new Set([file, ...[...chunks, ...assets].map((parte) => parte.file)]);
  return Object.entries(pages).flatMap(([pagina, files]) =>
    files.filter((nome) => !conhecidos.has(nome)).map((nome) => construcaoCopy.paginaSemArquivo(pagina, nome)),
  );
}

async function checkModule(servico: string, modulo: Modulo, read: FontesVerificacao['read']): Promise<Verificado> {
  const problemas = problemasDasPaginas(modulo);
  const check = async (dito: Arquivo, bytes: Buffer | null): Promise<Arquivo> => {
    const conferido = await checkFile(modulo.dir, dito, bytes);
    problemas.push(...conferido.problemas);
    return conferido.arquivo;
  };
  // one at a time: reading all files of a build at once would hold its whole size in memory
  const checkAll = async (ditos: readonly Arquivo[]): Promise<Arquivo[]> => {
    const conferidos: Arquivo[] = [];
    for (const dito of ditos) conferidos.push(await check(dito, await read(`${modulo.dir}/${dito.file}`)));
    return conferidos;
  };
  const bytes = await read(`${modulo.dir}/${modulo.file}`);
  const entrada = await check(modulo, bytes);
  const examinada = bytes ? examineEntrada(servico, modulo, bytes) : { exame: null, problemas: [] };
  problemas.push(...examinada.problemas);
  const { exame } = examinada;
  const [chunks, assets] = [await checkAll(modulo.chunks), await checkAll(modulo.assets)];
  return { modulo: { ...modulo, ...entrada, deps: [...(exame?.deps ?? [])], chunks, assets }, exame, problemas };
}

/**
 * Checks a build against the bytes of its files.
 *
 * @returns the manifest with integrity (SHA-256), sizes, deps, exports and uses computed from them.
 * @throws ConstrucaoRecusada listing everything wrong with it.
 */
export async function verifyConstrucao(manifesto: ManifestoConstrucao, { fonte, read }: FontesVerificacao): Promise<ManifestoConstrucao> {
  const donos = problemasDeDono(manifesto, fonte);
  if (donos.length > 0) throw new ConstrucaoRecusada(donos);
  const verificados: Verificado[] = [];
  for (const modulo of manifesto.modulos) verificados.push(await checkModule(manifesto.servico, modulo, read));
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
 * 20 hexadecimal digits over the content of a build: its service, and names, pages and files of each module. Who built it, when,
 * and how well it compresses do not change the id.
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

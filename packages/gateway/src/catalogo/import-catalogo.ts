import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Writable } from 'node:stream';
import { quoted } from '../plugins/csv.ts';
import type { Db, Tx } from '../plugins/db.ts';
import { catalogoRepository, type SituacaoCatalogo } from './catalogo.repository.ts';
import { CATALOGOS, type Catalogo, type Lido, type TipoCatalogo } from './catalogos.table.ts';
import { findColumns, inOrder, type ReadColunas } from './columns.ts';
import { readCsv } from './csv-rows.ts';
import { listEdne, readEdne } from './edne.ts';

/** Result of an import. */
export interface Importacao {
  /** `ja-carregado`: the file is the one loaded last, and nothing was written. `nada`: no record could be kept, and nothing was. */
  readonly situacao: 'carregado' | 'ja-carregado' | 'nada';
  readonly versao: string;
  readonly linhas: number;
  readonly recusadas: number;
}

export interface PedidoImportacao {
  /** Database access as the owner of the tables. */
  readonly db: Db;
  readonly tipo: TipoCatalogo;
  readonly arquivo: string;
  /** Version of the file, where it does not contain one. */
  readonly versao: string | null;
  /** `latin1` for the files of the post office. */
  readonly codificacao: 'utf8' | 'latin1';
  /** CSV file with each refused record and its reason; absent when none was refused. */
  readonly arquivoRecusas: string;
  readonly agora: Date;
  /** Called after every thousand records. */
  readonly onProgress?: (lidas: number) => void;
}

interface Registro {
  readonly linha: number;
  readonly valor: unknown;
  readonly texto: string;
}

const LOTE = 1_000;
async function digestOf({ tipo, arquivo }: PedidoImportacao): Promise<string> {
  const hash = createHash('sha256');
  const arquivos = CATALOGOS[tipo].colunas === 'pasta' ? (await listEdne(arquivo)).map(([, caminho]) => caminho) : [arquivo];
  for (const caminho of arquivos) for await (const parte of createReadStream(caminho)) hash.update(parte as Buffer);
  return hash.digest('hex');
}

/** Start of a JSON list, after an optional byte order mark and blanks. */
async function isLista(arquivo: string): Promise<boolean> {
  for await (const inicio of createReadStream(arquivo, { encoding: 'utf8', end: 63 })) return /^\uFEFF?\s*\[/.test(String(inicio));
  return false;
}

async function* readRegistros(catalogo: Catalogo, { arquivo, codificacao }: PedidoImportacao): AsyncGenerator<Registro> {
  const { colunas, isListaTambem = false, semTitulos } = catalogo;
  if (colunas === 'pasta') {
    yield* readEdne(arquivo);
    return;
  }
  if (colunas === null || (isListaTambem && (await isLista(arquivo)))) {
    const lista = JSON.parse((await readFile(arquivo, 'utf8')).replace(/^\uFEFF/, '')) as unknown;
    if (!Array.isArray(lista)) throw new Error('O arquivo deve conter uma lista JSON.');
    // a record may contain secrets of an insurer, so its text is not repeated in the report
    for (const [index, valor] of lista.entries()) yield { linha: index + 1, valor, texto: '' };
    return;
  }
  let read: ReadColunas | null = null;
  for await (const { linha, celulas } of readCsv(createReadStream(arquivo, codificacao))) {
    const isTitulos: boolean = read === null && !semTitulos?.test(celulas[0] ?? '');
    read ??= isTitulos ? findColumns(colunas, celulas) : inOrder(colunas);
    if (!isTitulos) yield { linha, valor: read(celulas), texto: celulas.join(';') };
  }
}

/** Writes refused records as they occur; the file is only created for the first. */
function createRecusas(arquivo: string) {
  let saida: Writable | null = null;
  let quantas = 0;
  return {
    add({ linha, texto }: Registro, motivo: string): void {
      saida ??= createWriteStream(arquivo).on('error', () => undefined);
      if (quantas === 0) saida.write('linha;motivo;registro\r\n');
      quantas += 1;
      saida.write(`${linha};${quoted(motivo)};${quoted(texto)}\r\n`);
    },
    quantas: () => quantas,
    close: () => new Promise<void>((resolve) => (saida ? saida.end(resolve) : resolve())),
  };
}

async function flush(tx: Tx, { tabelas }: Catalogo, lidos: readonly Extract<Lido, { linhas: object }>[]): Promise<void> {
  for (const [tabela, como] of Object.entries(tabelas)) {
    const linhas = lidos.flatMap(({ linhas: { [tabela]: linha } }) => (linha ? [linha] : []));
    await catalogoRepository.save(tx, tabela, linhas, como);
  }
}

/** Reads the whole file inside the transaction. @returns the number of stored records, and the version found in the file */
async function load(tx: Tx, pedido: PedidoImportacao, recusas: ReturnType<typeof createRecusas>) {
  const catalogo = CATALOGOS[pedido.tipo];
  let [lidas, linhas]: [number, number] = [0, 0];
  let dita = '';
  let lote: Extract<Lido, { linhas: object }>[] = [];
  for await (const registro of readRegistros(catalogo, pedido)) {
    lidas += 1;
    if (!dita) dita = catalogo.versaoDe?.(registro.valor as Readonly<Record<string, string>>) ?? '';
    const lido = catalogo.read(registro.valor);
    if ('recusa' in lido) recusas.add(registro, lido.recusa);
    else lote.push(lido);
    if (lote.length >= LOTE) {
      await flush(tx, catalogo, lote);
      linhas += lote.length;
      lote = [];
    }
    if (lidas % LOTE === 0) pedido.onProgress?.(lidas);
  }
  await flush(tx, catalogo, lote);
  return { linhas: linhas + lote.length, dita };
}

/**
 * Fills a catalogue from a file in one transaction; invalid records go to a separate file with the reason. Nothing is deleted, because
 * existing sales refer to the rows. Importing the same file again writes nothing.
 *
 * @throws {Error} one pt-BR sentence: the file cannot be read, ends between quotes, or its header lacks a column
 */
export async function importCatalogo(pedido: PedidoImportacao): Promise<Importacao> {
  const { db, arquivo, agora } = pedido;
  const tipo = CATALOGOS[pedido.tipo].enche ?? pedido.tipo;
  await access(arquivo, constants.R_OK).catch(() => {
    throw new Error(`Não foi possível ler o arquivo ${arquivo}.`);
  });
  const sha256 = await digestOf(pedido);
  const recusas = createRecusas(pedido.arquivoRecusas);
  await rm(pedido.arquivoRecusas, { force: true });
  try {
    return await db.global(async (tx): Promise<Importacao> => {
      await catalogoRepository.lock(tx, tipo);
      const ultima = await catalogoRepository.last(tx, tipo);
      if (ultima?.sha256 === sha256)
        return { situacao: 'ja-carregado', versao: ultima.versao, linhas: ultima.linhas, recusadas: ultima.recusadas };
      const { linhas, dita } = await load(tx, pedido, recusas);
      const recusadas = recusas.quantas();
      const versao = pedido.versao ?? (dita || agora.toISOString().slice(0, 10));
      if (linhas === 0) return { situacao: 'nada', versao, linhas, recusadas };
      await catalogoRepository.addVersao(tx, tipo, { versao, arquivo: basename(arquivo), sha256, linhas, recusadas });
      return { situacao: 'carregado', versao, linhas, recusadas };
    });
  } finally {
    await recusas.close();
  }
}

/** A catalogue by name, with its state. */
export interface CatalogoCarregado extends SituacaoCatalogo {
  readonly tipo: TipoCatalogo;
}

/** Every catalogue; one that was never imported has no version, even if the installation came with rows. */
export const listCatalogos = (db: Db): Promise<CatalogoCarregado[]> =>
  db.global(async (tx) => {
    const found: CatalogoCarregado[] = [];
    for (const [tipo, { tabelas, enche }] of Object.entries(CATALOGOS) as [TipoCatalogo, Catalogo][]) {
      if (enche) continue;
      const [tabela = ''] = Object.keys(tabelas);
      const row = await catalogoRepository.situacao(tx, tipo, tabela);
      if (row) found.push({ tipo, ...row });
    }
    return found;
  });

import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { Id } from '@balcao/contracts';
import type { Contexto } from '../../plugins/db.ts';
import { csvDe } from '../../plugins/csv.ts';
import type { FileStore } from '../../plugins/file-store.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { type ArquivoDoZip, zipOf } from '../../plugins/zip-stream.ts';
import { faltaram, leiaMe } from './exportacao.copy.ts';
import { type Assunto, ASSUNTOS, caminhoDoAnexo, cellOf, colunasDe, TOTAL_DE_ARQUIVOS } from './exportacao.model.ts';
import type { AnexoExportado, ExportacaoRepository } from './exportacao.repository.ts';

/** Names and body of the jobs that write a copy, and take it away. */
export const TAREFA_GERAR = 'exportacao.gerar';
export const TAREFA_APAGAR = 'exportacao.apagar';
export const PedidoExportacao = z.object({ assinaturaId: Id, exportacaoId: Id });

/** As often as a copy is tried before it is given up. */
export const MAX_TENTATIVAS = 3;
const VALE_MS = 72 * 60 * 60_000;
const LOTE = 1_000;
/** How many attached files are read between two words of how far it is. */
const ANEXOS_POR_AVISO = 25;
const ANTES_DE_TODOS = '00000000-0000-0000-0000-000000000000';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas' | 'log'> {
  readonly exportacoes: ExportacaoRepository;
  readonly files: Pick<FileStore, 'putStream' | 'open' | 'erase'>;
}

/** Another copy took its place, or it was given up meanwhile. */
class Desistencia extends Error {}

export function createExportacaoJobs({ db, agora, tarefas, log, exportacoes, files }: Deps) {
  async function* recordsOf(contexto: Contexto, assunto: Assunto, signal: AbortSignal) {
    for (let depois = ANTES_DE_TODOS; ; ) {
      signal.throwIfAborted();
      const lote = await db.tenant(contexto, (tx) => exportacoes.readLote(tx, assunto, { depois, tamanho: LOTE }));
      yield* lote.map(({ linha }) => linha);
      const ultimo = lote.at(-1);
      if (!ultimo || lote.length < LOTE) return;
      depois = ultimo.id;
    }
  }

  async function listAnexos(contexto: Contexto, signal: AbortSignal): Promise<AnexoExportado[]> {
    const anexos: AnexoExportado[] = [];
    for (let depois = ANTES_DE_TODOS; ; ) {
      signal.throwIfAborted();
      const lote = await db.tenant(contexto, (tx) => exportacoes.listAnexos(tx, { depois, tamanho: LOTE }));
      anexos.push(...lote);
      const ultimo = lote.at(-1);
      if (!ultimo || lote.length < LOTE) return anexos;
      depois = ultimo.id;
    }
  }

  function* filesOf(contexto: Contexto, anexos: readonly AnexoExportado[], signal: AbortSignal): Generator<ArquivoDoZip> {
    yield { nome: 'LEIA-ME.txt', conteudo: [leiaMe(agora())] };
    for (const assunto of ASSUNTOS) {
      const colunas = colunasDe(assunto);
      yield { nome: `dados/${assunto}.json`, conteudo: jsonOf(recordsOf(contexto, assunto, signal), colunas) };
      yield { nome: `planilhas/${assunto}.csv`, conteudo: csvOf(recordsOf(contexto, assunto, signal), colunas) };
    }
    const faltam: string[] = [];
    for (const anexo of anexos)
      yield { nome: caminhoDoAnexo(anexo), conteudo: bytesOf(contexto, anexo, { faltam, signal }), isComprimido: true };
    // asked for last: by then the ones above were read
    yield { nome: 'arquivos/FALTAM.txt', conteudo: missingOf(faltam) };
  }

  async function* bytesOf(
    { assinaturaId }: Contexto,
    anexo: AnexoExportado,
    { faltam, signal }: { faltam: string[]; signal: AbortSignal },
  ): AsyncGenerator<Uint8Array> {
    signal.throwIfAborted();
    const bytes = await files.open(assinaturaId, anexo.sha256);
    if (!bytes) faltam.push(caminhoDoAnexo(anexo));
    else yield* bytes as AsyncIterable<Uint8Array>;
  }

  /** The archive, part by part, telling of each file as it is written. */
  function write(contexto: Contexto, id: string, { anexos, signal }: { anexos: readonly AnexoExportado[]; signal: AbortSignal }): Readable {
    let feitos = 0;
    async function* told(conteudo: ArquivoDoZip['conteudo']): AsyncGenerator<string | Uint8Array> {
      yield* conteudo;
      feitos += 1;
      if (feitos > TOTAL_DE_ARQUIVOS && feitos % ANEXOS_POR_AVISO !== 0) return;
      if (!(await db.tenant(contexto, (tx) => exportacoes.advance(tx, id, feitos)))) throw new Desistencia();
    }
    const arquivos = [...filesOf(contexto, anexos, signal)].map((arquivo) => ({ ...arquivo, conteudo: told(arquivo.conteudo) }));
    return zipOf(arquivos);
  }

  /** Safe to run again: it begins anew, and the copy is offered in one transaction with the job that takes it away. */
  async function generate(payload: unknown, { tentativa, signal }: { tentativa: number; signal: AbortSignal }): Promise<void> {
    const { assinaturaId, exportacaoId } = PedidoExportacao.parse(payload);
    const contexto = { assinaturaId, usuarioId: null };
    try {
      const anexos = await listAnexos(contexto, signal);
      const total = TOTAL_DE_ARQUIVOS + anexos.length;
      if (!(await db.tenant(contexto, (tx) => exportacoes.begin(tx, exportacaoId, total)))) return;
      const { sha256, bytes } = await files.putStream(assinaturaId, write(contexto, exportacaoId, { anexos, signal }));
      const expiraEm = new Date(agora().getTime() + VALE_MS);
      const isUnwanted = await db.tenant(contexto, async (tx) => {
        // given up while it was kept: somebody it names was eliminated
        if (!(await exportacoes.finish(tx, exportacaoId, { sha256, bytes, expiraEm })))
          return !(await exportacoes.isOfferedElsewhere(tx, exportacaoId, sha256));
        await tarefas.enqueue(tx, TAREFA_APAGAR, { assinaturaId, exportacaoId }, { em: expiraEm });
        return false;
      });
      if (isUnwanted) await files.erase(assinaturaId, sha256);
    } catch (error) {
      if (error instanceof Desistencia) return;
      if (tentativa < MAX_TENTATIVAS) throw error;
      log.error({ err: error }, 'uma exportação não pôde ser gerada');
      await db.tenant(contexto, (tx) => exportacoes.setStatus(tx, exportacaoId, 'FALHOU'));
    }
  }

  async function expire(payload: unknown): Promise<void> {
    const { assinaturaId, exportacaoId } = PedidoExportacao.parse(payload);
    const contexto = { assinaturaId, usuarioId: null };
    const sha256 = await db.tenant(contexto, async (tx) => {
      const exportacao = await exportacoes.find(tx, exportacaoId);
      if (!exportacao?.sha256) return null;
      await exportacoes.setStatus(tx, exportacaoId, 'VENCIDA');
      return (await exportacoes.isOfferedElsewhere(tx, exportacaoId, exportacao.sha256)) ? null : exportacao.sha256;
    });
    if (sha256) await files.erase(assinaturaId, sha256);
  }

  return { generate, expire };
}

type Registros = AsyncIterable<Record<string, unknown>>;

async function* jsonOf(registros: Registros, colunas: readonly string[]): AsyncGenerator<string> {
  let separador = '[\n';
  for await (const registro of registros) {
    yield separador + JSON.stringify(Object.fromEntries(colunas.map((coluna) => [coluna, registro[coluna] ?? null])));
    separador = ',\n';
  }
  yield separador === '[\n' ? '[]\n' : '\n]\n';
}

/** Which attached files the store no longer has. */
function* missingOf(faltam: readonly string[]): Generator<string> {
  yield faltaram(faltam);
}

async function* csvOf(registros: Registros, colunas: readonly string[]): AsyncGenerator<string> {
  const csv = csvDe<Record<string, unknown>>(colunas.map((coluna) => [coluna, (registro) => cellOf(registro[coluna])] as const));
  yield csv.header();
  for await (const registro of registros) yield csv.line(registro);
}

import * as z from 'zod/mini';
import { type ErroImportacao, Id } from '@balcao/contracts';
import type { Contexto } from '../../plugins/db.ts';
import { isBancoFora } from '../../plugins/error-handler.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { ImportacaoRepository, ImportacaoRow } from './importacao.repository.ts';
import type { Importavel } from './importavel.ts';
import { titulosOf } from './titulos-da-planilha.ts';
import { judgeLinhas } from './judge-linhas.ts';

/** Name and body of the job that judges, or writes, the lines of a file. */
export const TAREFA_IMPORTAR = 'importacao.seguir';
export const PedidoImportar = z.object({ assinaturaId: Id, usuarioId: Id, importacaoId: Id });
export type PedidoImportar = z.infer<typeof PedidoImportar>;

/** As often as a file is tried before it is given up. */
const MAX_TENTATIVAS = 3;

interface Deps extends Pick<Recursos, 'db' | 'log'> {
  readonly importacoes: ImportacaoRepository;
  readonly importaveis: ReadonlyMap<string, Importavel<unknown>>;
}

/** Ends the transaction of the records without any of them. */
class Desistencia extends Error {
  constructor(readonly motivo: 'cancelada' | 'mudou') {
    super(motivo);
  }
}

/**
 * Takes a file one step further, whichever it waits for. Safe to run again: judging writes nothing of the record, and writing is one
 * transaction that ends together with the file's own state.
 */
export function createImportacaoJob({ db, log, importacoes, importaveis }: Deps) {
  const pergunta = (contexto: Contexto, { id, mapeamento, regra }: ImportacaoRow, importavel: Importavel<unknown>) =>
    db.tenant(contexto, async (tx) => ({
      linhas: await importacoes.readLinhas(tx, id),
      mapeamento,
      regra,
      leitura: await importavel.reader(tx, contexto),
    }));

  async function confer(
    contexto: Contexto,
    importacao: ImportacaoRow,
    importavel: Importavel<unknown>,
    signal: AbortSignal,
  ): Promise<void> {
    const { id } = importacao;
    const listTomadas = (chaves: readonly string[]) => db.tenant(contexto, (tx) => importavel.listTomadas(tx, chaves));
    const erros: ErroImportacao[] = [];
    let [validas, recusadas, repetidas, ignoradas] = [0, 0, 0, 0];
    for await (const lote of judgeLinhas(importavel, await pergunta(contexto, importacao, importavel), listTomadas)) {
      signal.throwIfAborted();
      erros.push(...lote.erros);
      validas += lote.dados.length;
      recusadas += lote.recusadas;
      repetidas += lote.repetidas;
      ignoradas += lote.ignoradas;
      const vistas = validas + recusadas + ignoradas;
      if (!(await db.tenant(contexto, (tx) => importacoes.advance(tx, id, 'CONFERINDO', vistas)))) return;
    }
    await db.tenant(contexto, (tx) => importacoes.endConferencia(tx, id, { validas, recusadas, repetidas, ignoradas, erros }));
  }

  /** All that was judged well, or nothing. */
  async function write(contexto: Contexto, importacao: ImportacaoRow, importavel: Importavel<unknown>, signal: AbortSignal): Promise<void> {
    const { id, cadastro, colunas, mapeamento, regra, validas } = importacao;
    const asked = await pergunta(contexto, importacao, importavel);
    await db.tenant(contexto, async (tx) => {
      const pedido = { ...asked, leitura: await importavel.reader(tx, contexto) };
      let [written, seen] = [0, 0];
      for await (const lote of judgeLinhas(importavel, pedido, (chaves) => importavel.listTomadas(tx, chaves))) {
        signal.throwIfAborted();
        if ((await importavel.insert(tx, contexto, lote.dados, { importacaoId: id, regra })) < lote.dados.length)
          throw new Desistencia('mudou');
        written += lote.dados.length;
        seen += lote.dados.length + lote.recusadas + lote.ignoradas;
        // by another connection: nobody sees what this one has not committed. Without one, only the progress waits.
        const isWanted = await db.tenant(contexto, (other) => importacoes.advance(other, id, 'GRAVANDO', seen)).catch(() => true);
        if (!isWanted) throw new Desistencia('cancelada');
      }
      if (written !== validas) throw new Desistencia('mudou');
      await importacoes.keepMapeamento(tx, contexto, { cadastro, titulos: titulosOf(colunas), mapeamento });
      if (!(await importacoes.conclude(tx, id))) throw new Desistencia('cancelada');
    });
  }

  /** All of what it did, in one transaction, but for what somebody wrote since. */
  async function undo(contexto: Contexto, { id }: ImportacaoRow, importavel: Importavel<unknown>): Promise<void> {
    await db.tenant(contexto, async (tx) => {
      const mantidas = (await importavel.undo?.(tx, contexto, id)) ?? 0;
      await importacoes.endDesfeita(tx, id, mantidas);
    });
  }

  async function follow(pedido: PedidoImportar, signal: AbortSignal): Promise<void> {
    const { importacaoId, ...contexto } = pedido;
    const importacao = await db.tenant(contexto, (tx) => importacoes.find(tx, importacaoId));
    const importavel = importacao && importaveis.get(importacao.cadastro);
    if (!importavel) return;
    if (importacao.status === 'CONFERINDO') return confer(contexto, importacao, importavel, signal);
    if (importacao.status === 'DESFAZENDO') return undo(contexto, importacao, importavel);
    if (importacao.status !== 'GRAVANDO') return;
    try {
      await write(contexto, importacao, importavel, signal);
    } catch (error) {
      if (!(error instanceof Desistencia)) throw error;
      if (error.motivo === 'cancelada') return;
      // the records changed since the lines were judged: they are judged again, and shown again before anything is written
      const { mapeamento, regra } = importacao;
      await db.tenant(contexto, (tx) => importacoes.begin(tx, importacaoId, { status: 'CONFERINDO', mapeamento, regra }));
      await confer(contexto, importacao, importavel, signal);
    }
  }

  return async (payload: unknown, { tentativa, signal }: { tentativa: number; signal: AbortSignal }): Promise<void> => {
    const pedido = PedidoImportar.parse(payload);
    try {
      await follow(pedido, signal);
    } catch (error) {
      // while the database is away the job waits for it; any other failure that repeats is shown to the user who waits
      if (signal.aborted || isBancoFora(error) || tentativa < MAX_TENTATIVAS) throw error;
      log.error({ err: error, importacaoId: pedido.importacaoId }, 'a importação falhou');
      await db.tenant(pedido, (tx) => importacoes.giveUp(tx, pedido.importacaoId, 'FALHOU'));
    }
  };
}

import type { Armazem } from '../registro/armazem.ts';
import type { Linha } from '../registro/linha.ts';
import type { Fato, Registro } from '../registro/registro.model.ts';
import { recusas } from './servico.copy.ts';

/** Tries before a writer gives up: only other processes compete for a sequence, so each loss means somebody else's entry landed. */
const TENTATIVAS = 200;
/** Short: whoever lost must not wait while the winner goes on winning. */
const ESPERA_MAXIMA_MS = 25;
/** Between two writes in a row of one process: without it, whoever wins once is always a step ahead and goes on winning. */
const PASSAGEM_MS = 8;

export interface Quem {
  readonly id: string;
  readonly nome: string;
}

export interface Escrita {
  readonly armazem: Armazem;
  readonly agora: () => Date;
  readonly novoId: () => string;
  /** 0 to 1. */
  readonly sorteio: () => number;
}

/** What a writer decided on a state: an entry to append, or nothing to write and an answer. */
export type Decisao<T> = { readonly fato: Fato; readonly autor: Quem; readonly motivo?: string | null } | { readonly resposta: T };

export type Gravacao<T, E> = { readonly registro: Registro; readonly estado: E } | { readonly resposta: T };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The compare-and-swap of every write: read the newest state, decide, append the sequence right after it; if somebody took it, start over.
 *
 * @throws RecusaServico whatever `decidir` refuses; 503 when the log cannot be followed or too many others write.
 */
export async function gravar<E, T = never>(
  { armazem, agora, novoId, sorteio }: Escrita,
  linha: Linha<E>,
  decidir: (estado: E) => Promise<Decisao<T>> | Decisao<T>,
): Promise<Gravacao<T, E>> {
  const teveFila = linha.isOcupada;
  return linha.exclusively(async () => {
    if (teveFila) await pause(sorteio() * PASSAGEM_MS);
    for (let tentativa = 1; tentativa <= TENTATIVAS; tentativa++) {
      await linha.advance();
      if (linha.falha) throw recusas.corrompido(linha.falha.onde);
      // deciding takes its time, and the log grows meanwhile: only the sequence right after the state judged may be taken
      const { estado } = linha;
      const lidos = linha.registros.length;
      const anterior = linha.registros.at(-1)?.em ?? '';
      const decisao = await decidir(estado);
      if ('resposta' in decisao) return decisao;

      const momento = agora().toISOString();
      const registro = {
        id: novoId(),
        // a clock behind another machine's never turns the history around
        em: momento > anterior ? momento : anterior,
        sequencia: lidos + 1,
        autor: { id: decisao.autor.id, nome: decisao.autor.nome },
        motivo: decisao.motivo ?? null,
        ...decisao.fato,
      } as Registro;
      if ((await armazem.anexar(linha.nome, registro)) === 'ok') {
        await linha.advance();
        // what this entry made of what was judged; others may have written since
        return { registro, estado: linha.dobrar(estado, registro) };
      }
      await pause(sorteio() * Math.min(ESPERA_MAXIMA_MS, 2 * (tentativa - 1)));
    }
    throw recusas.disputa();
  });
}

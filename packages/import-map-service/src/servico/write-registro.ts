import type { Armazem } from '../registro/armazem.ts';
import type { Diario } from '../registro/diario.ts';
import type { Fato, Registro } from '../registro/registro.model.ts';
import { recusas } from './servico.copy.ts';

/** Attempts before a writer gives up. Only other processes compete for a sequence, so every lost attempt means that another entry was stored. */
const TENTATIVAS = 200;
/** Short, so that the losing writer gets its turn. */
const ESPERA_MAXIMA_MS = 25;
/** Pause between two consecutive writes of one process; without it, one process could always win. */
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

/** Decision of a writer on a state: an entry to append, or only an answer. */
export type Decisao<T> = { readonly fato: Fato; readonly autor: Quem; readonly motivo?: string | null } | { readonly resposta: T };

export type Gravacao<T, E> = { readonly registro: Registro; readonly estado: E } | { readonly resposta: T };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Compare-and-swap of every write: reads the newest state, decides, appends the next sequence, and starts over when another writer took it.
 *
 * @throws RecusaServico thrown by `decide`; 503 when the log cannot be read or there are too many concurrent writers.
 */
export async function writeRegistro<E, T = never>(
  { armazem, agora, novoId, sorteio }: Escrita,
  diario: Diario<E>,
  decide: (estado: E) => Promise<Decisao<T>> | Decisao<T>,
): Promise<Gravacao<T, E>> {
  const teveFila = diario.isOcupada;
  return diario.exclusively(async () => {
    if (teveFila) await pause(sorteio() * PASSAGEM_MS);
    for (let tentativa = 1; tentativa <= TENTATIVAS; tentativa++) {
      await diario.advance();
      if (diario.falha) throw recusas.corrompido(diario.falha.onde);
      // the log may grow while `decide` runs: only the sequence right after the examined state may be taken
      const { estado } = diario;
      const lidos = diario.registros.length;
      const anterior = diario.registros.at(-1)?.em ?? '';
      const decisao = await decide(estado);
      if ('resposta' in decisao) return decisao;

      const momento = agora().toISOString();
      const registro = {
        id: novoId(),
        // a clock that is behind another machine's must not reorder the history
        em: momento > anterior ? momento : anterior,
        sequencia: lidos + 1,
        autor: { id: decisao.autor.id, nome: decisao.autor.nome },
        motivo: decisao.motivo ?? null,
        ...decisao.fato,
      } as Registro;
      if ((await armazem.append(diario.nome, registro)) === 'ok') {
        await diario.advance();
        // the state right after this entry; others may have written since
        return { registro, estado: diario.fold(estado, registro) };
      }
      await pause(sorteio() * Math.min(ESPERA_MAXIMA_MS, 2 * (tentativa - 1)));
    }
    throw recusas.disputa();
  });
}

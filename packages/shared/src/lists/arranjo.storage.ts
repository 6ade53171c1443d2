import { ArranjoLista } from '@balcao/contracts';
import { readStored, writeStored } from '@balcao/shared/storage';
import * as z from 'zod/mini';

/** As the list was made. */
export const SEM_ARRANJO: ArranjoLista = { ocultas: [], ordem: [], larguras: {} };

const Guardado = z.object({ ...ArranjoLista.shape, isPendente: z._default(z.boolean(), false) });

/** The copy in this browser of how a list is arranged: what is painted until the gateway has said. */
export interface ArranjoGuardado {
  readonly arranjo: ArranjoLista;
  /** The gateway does not have it yet: it is newer than what the gateway says. */
  readonly isPendente: boolean;
}

const chaveDe = (usuario: string, lista: string) => `balcao:lista:${usuario}:${lista}`;

/** How one user arranged one list, as this browser last knew; what cannot be understood counts as nothing kept. */
export function readArranjo(usuario: string, lista: string): ArranjoGuardado {
  const guardado = readStored(chaveDe(usuario, lista), (valor) => Guardado.safeParse(valor).data);
  if (!guardado) return { arranjo: SEM_ARRANJO, isPendente: false };
  const { isPendente, ...arranjo } = guardado;
  return { arranjo, isPendente };
}

/** Whether nothing of a list was arranged. */
const isComoFoiFeita = ({ ocultas, ordem, larguras }: ArranjoLista): boolean =>
  ocultas.length + ordem.length + Object.keys(larguras).length === 0;

/** Keeps it; a failure to keep it is only logged (spec §8). */
export function keepArranjo(usuario: string, lista: string, { arranjo, isPendente }: ArranjoGuardado): void {
  const isNada = !isPendente && isComoFoiFeita(arranjo);
  writeStored(chaveDe(usuario, lista), isNada ? undefined : { ...arranjo, ...(isPendente && { isPendente }) });
}

import { ArranjoLista } from '@balcao/contracts';
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
  try {
    const guardado = Guardado.safeParse(JSON.parse(localStorage.getItem(chaveDe(usuario, lista)) ?? 'null')).data;
    if (!guardado) return { arranjo: SEM_ARRANJO, isPendente: false };
    const { isPendente, ...arranjo } = guardado;
    return { arranjo, isPendente };
  } catch {
    // a browser that keeps nothing keeps no arrangement either
    return { arranjo: SEM_ARRANJO, isPendente: false };
  }
}

/** Whether nothing of a list was arranged. */
const isComoFoiFeita = ({ ocultas, ordem, larguras }: ArranjoLista): boolean =>
  ocultas.length + ordem.length + Object.keys(larguras).length === 0;

/** Keeps it; a failure to keep it is only logged (spec §8). */
export function keepArranjo(usuario: string, lista: string, { arranjo, isPendente }: ArranjoGuardado): void {
  try {
    if (!isPendente && isComoFoiFeita(arranjo)) localStorage.removeItem(chaveDe(usuario, lista));
    else localStorage.setItem(chaveDe(usuario, lista), JSON.stringify({ ...arranjo, ...(isPendente && { isPendente }) }));
  } catch (error) {
    console.warn(error);
  }
}

import * as z from 'zod/mini';

const Id = z.string().check(z.maxLength(60));
/** Which columns a list shows, and in which order; ids this build does not know are passed over. */
export const Arranjo = z.object({
  /** Ids of the columns left out. */
  ocultas: z.array(Id).check(z.maxLength(60)),
  /** Ids in the order they stand in; a column it does not name stands where its list puts it. */
  ordem: z.array(Id).check(z.maxLength(60)),
});
export type Arranjo = z.infer<typeof Arranjo>;

/** As the list was made. */
export const SEM_ARRANJO: Arranjo = { ocultas: [], ordem: [] };

const chaveDe = (usuario: string, lista: string) => `balcao:lista:${usuario}:${lista}`;

/** How one user arranged one list in this browser; what cannot be understood counts as nothing kept. */
export function readArranjo(usuario: string, lista: string): Arranjo {
  try {
    return Arranjo.safeParse(JSON.parse(localStorage.getItem(chaveDe(usuario, lista)) ?? 'null')).data ?? SEM_ARRANJO;
  } catch {
    // a browser that keeps nothing keeps no arrangement either
    return SEM_ARRANJO;
  }
}

/** Keeps it; a failure to keep it is only logged (spec §8). */
export function keepArranjo(usuario: string, lista: string, arranjo: Arranjo): void {
  try {
    if (arranjo.ocultas.length + arranjo.ordem.length === 0) localStorage.removeItem(chaveDe(usuario, lista));
    else localStorage.setItem(chaveDe(usuario, lista), JSON.stringify(arranjo));
  } catch (error) {
    console.warn(error);
  }
}

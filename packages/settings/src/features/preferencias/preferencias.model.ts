import type { Preferencias } from '@balcao/contracts';
import { copy } from './preferencias.copy.ts';

export const temas = (['sistema', 'claro', 'escuro'] as const).map((value) => ({ value, label: copy.temas[value] }));
export const densidades = (['confortavel', 'compacta'] as const).map((value) => ({ value, label: copy.densidades[value] }));

/** Whether two sets of preferences look the same on the page. */
export const isSameAparencia = (a: Preferencias, b: Preferencias): boolean => a.tema === b.tema && a.densidade === b.densidade;

/** Takes a refused choice back, unless another one has been made of the same thing meanwhile. */
export function revert(agora: Preferencias, mudanca: Partial<Preferencias>, salvas: Preferencias): Preferencias {
  const campos = (Object.keys(mudanca) as (keyof Preferencias)[]).filter((campo) => agora[campo] === mudanca[campo]);
  return { ...agora, ...Object.fromEntries(campos.map((campo) => [campo, salvas[campo]])) };
}

import { allRoutes } from '@balcao/contracts';
import { matchRoute, scrubEvento } from '@balcao/domain';

/** One thing that happened in this tab, personal data taken out. */
export interface Registro {
  readonly em: string;
  readonly tipo: 'evento' | 'erro' | 'navegacao';
  readonly nome: string;
  readonly dados: Readonly<Record<string, string | number | boolean | null>>;
}

/** Maximum number of entries of a recording; the oldest are dropped. */
export const MAX_REGISTROS = 500;

const LUGAR = /\/modules\/[\w./-]+\.js:\d+:\d+/g;
const NOME = /^[A-Za-z]{1,40}$/;

/** An error without its message, which may quote anything: what kind it is and where in our files it came from. */
export function registroDeErro(error: unknown, em: Date): Registro {
  const { name = '', stack = '' } = error instanceof Error ? error : {};
  const onde = (stack.match(LUGAR) ?? []).slice(0, 5).join(' ');
  return { em: em.toISOString(), tipo: 'erro', nome: NOME.test(name) ? name : typeof error, dados: onde ? { onde } : {} };
}

export const registroDeEvento = (nome: string, payload: unknown, em: number): Registro => ({
  em: new Date(em).toISOString(),
  tipo: 'evento',
  nome,
  dados: scrubEvento(payload),
});

/** A navigation by the id of its route: an address may carry a name or a number of someone. */
export function registroDeNavegacao(pathname: string, em: Date): Registro {
  const rota = matchRoute(allRoutes, pathname);
  return { em: em.toISOString(), tipo: 'navegacao', nome: rota ? `${rota.table.parcel}/${rota.id}` : 'desconhecida', dados: {} };
}

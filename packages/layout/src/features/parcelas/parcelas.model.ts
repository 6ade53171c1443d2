import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import type { Slot } from '../../in-slot.component.tsx';

/** Parcels that did not come, each stopped, being tried again, or none of this page's map. */
export type Falhas = Readonly<Record<string, 'parada' | 'tentando' | 'ausente'>>;

export type Fato = { readonly tipo: 'falhou' | 'ausente' | 'montada' | 'pedida'; readonly parcela: string };

/** What is known of the failed parcels after one more fact. */
export function after(falhas: Falhas, { tipo, parcela }: Fato): Falhas {
  if (tipo === 'falhou') return { ...falhas, [parcela]: 'parada' };
  if (tipo === 'ausente') return { ...falhas, [parcela]: 'ausente' };
  if (!(parcela in falhas)) return falhas;
  // what is not there does not look as if it were about to come
  if (tipo === 'pedida' && falhas[parcela] === 'ausente') return falhas;
  if (tipo === 'pedida') return { ...falhas, [parcela]: 'tentando' };
  const { [parcela]: _, ...left } = falhas;
  return left;
}

/** Where a parcel would have been, when the address shows it; null when nobody misses it now. */
export function slotOf(parcela: string, pathname: string): Slot | null {
  const rota = matchRoute(allRoutes, pathname);
  const isMain = (rota?.rule.layout ?? 'main') === 'main';
  if (parcela === 'navbar') return isMain ? 'slot-navbar' : null;
  if (parcela === 'menu') return isMain ? 'slot-menu' : null;
  return parcela !== 'layout' && rota?.table.parcel === parcela ? 'slot-pagina' : null;
}

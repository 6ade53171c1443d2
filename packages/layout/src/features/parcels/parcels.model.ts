import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import type { Slot } from '../../in-slot.component.tsx';

/** Parcels that did not come, each stopped, being tried again, or none of this page's map. */
export type Falhas = Readonly<Record<string, 'parada' | 'tentando' | 'ausente'>>;

export type Fato = { readonly tipo: 'falhou' | 'ausente' | 'montada' | 'pedida'; readonly parcel: string };

/** What is known of the failed parcels after one more fact. */
export function after(falhas: Falhas, { tipo, parcel }: Fato): Falhas {
  if (tipo === 'falhou') return { ...falhas, [parcel]: 'parada' };
  if (tipo === 'ausente') return { ...falhas, [parcel]: 'ausente' };
  if (!(parcel in falhas)) return falhas;
  // what is not there does not look as if it were about to come
  if (tipo === 'pedida' && falhas[parcel] === 'ausente') return falhas;
  if (tipo === 'pedida') return { ...falhas, [parcel]: 'tentando' };
  const { [parcel]: _, ...left } = falhas;
  return left;
}

/** Slot of a failed parcel, when the current address shows it; otherwise null. */
export function slotOf(parcel: string, pathname: string): Slot | null {
  const rota = matchRoute(allRoutes, pathname);
  const isMain = (rota?.rule.layout ?? 'main') === 'main';
  if (parcel === 'navbar') return isMain ? 'slot-navbar' : null;
  if (parcel === 'menu') return isMain ? 'slot-menu' : null;
  return parcel !== 'layout' && rota?.table.parcel === parcel ? 'slot-pagina' : null;
}

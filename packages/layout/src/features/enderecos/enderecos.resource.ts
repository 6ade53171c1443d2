import { addressOf, layoutCalls, layoutRoutes, dashboardRoutes } from '@balcao/contracts';
import { navigateTo, replaceWith } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { useReading } from '../../reading.resource.ts';
import { destinoPermitido, origensConhecidas } from './enderecos.model.ts';

/** Where `?url=` leads, once it is known. */
export type Destino =
  | { readonly tipo: 'lendo' }
  | { readonly tipo: 'falhou'; readonly reload: () => void }
  | { readonly tipo: 'recusado' }
  | { readonly tipo: 'aceito'; readonly href: string };

/** Action requested by this page's address; addresses of this site open at once. */
export function useDestino(): Destino {
  const [asked] = useState(() => new URLSearchParams(window.location.search).get('url'));
  const { data, falha, isReading, reload } = useReading(layoutCalls.getEnderecos);
  const { origin } = window.location;
  const href = destinoPermitido(asked, origin, data ? origensConhecidas(data) : new Set());
  if (href) return { tipo: 'aceito', href };
  if (isReading) return { tipo: 'lendo' };
  return falha ? { tipo: 'falhou', reload } : { tipo: 'recusado' };
}

/** A refused address is a bad request; Back does not return to it. */
export function useRefusal(destino: Destino): void {
  useEffect(() => {
    if (destino.tipo !== 'recusado') return;
    const badRequest = addressOf(layoutRoutes, 'badRequest');
    replaceWith(badRequest);
    navigateTo(badRequest);
  }, [destino.tipo]);
}

/** Puts the address in the place of this page. */
export function useReplacement(destino: Destino): void {
  const href = destino.tipo === 'aceito' ? destino.href : null;
  useEffect(() => {
    if (href) window.location.replace(href);
  }, [href]);
}

/** Back to where the visitor was, or home when this page was the first. */
export function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else navigateTo(addressOf(dashboardRoutes, 'home'));
}

/** Opens an address beside this page. @returns whether the browser let it */
async function openBeside(href: string): Promise<boolean> {
  // with `noopener`, a blocked window could not be detected
  const opened = window.open('about:blank', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(new URL(href, window.location.origin));
  return true;
}

/** Opens the address beside this page and goes back. @returns whether the browser would not let it: then only a press can. */
export function useNewWindow(destino: Destino): boolean {
  const [isBlocked, setBlocked] = useState(false);
  const href = destino.tipo === 'aceito' ? destino.href : null;
  useEffect(() => {
    if (href) void openBeside(href).then((isOpen) => (isOpen ? goBack() : setBlocked(true)));
  }, [href]);
  return isBlocked;
}

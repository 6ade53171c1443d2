import { Recado } from './recado.component.tsx';
import { copy } from './recados.copy.ts';

/** `?attempts=1` tells that wrong passwords were the reason (spec §4). */
export function BlockedPage() {
  const isByAttempts = new URLSearchParams(window.location.search).get('attempts') === '1';
  return <Recado routeId="blocked" {...(isByAttempts ? copy.blockedAttempts : copy.blocked)} />;
}

import { readModoSuporte } from './modo-suporte.resource.ts';
import { SupportBanner } from './support-banner.component.tsx';

const startOver = () => window.location.reload();

/** The banner of the page that support lent, as the page says it now: an open page may be lent something, and may have it taken back. */
export function SupportMode() {
  const modo = readModoSuporte();
  return modo && <SupportBanner key={`${modo.concessaoId} ${modo.ate}`} modo={modo} startOver={startOver} />;
}

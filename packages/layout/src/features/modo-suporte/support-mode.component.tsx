import { readModoSuporte } from './modo-suporte.resource.ts';
import { SupportBanner } from './support-banner.component.tsx';

const startOver = () => window.location.reload();

/** Banner of the current support grant, which may begin and end while the page is open. */
export function SupportMode() {
  const modo = readModoSuporte();
  return modo && <SupportBanner key={`${modo.concessaoId} ${modo.ate}`} modo={modo} startOver={startOver} />;
}

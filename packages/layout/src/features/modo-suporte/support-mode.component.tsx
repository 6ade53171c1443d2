import { useState } from 'react';
import { readModoSuporte } from './modo-suporte.resource.ts';
import { SupportBanner } from './support-banner.component.tsx';

const startOver = () => window.location.reload();

/** The banner of the page that support lent. */
export function SupportMode() {
  const [modo] = useState(readModoSuporte);
  return modo && <SupportBanner modo={modo} startOver={startOver} />;
}

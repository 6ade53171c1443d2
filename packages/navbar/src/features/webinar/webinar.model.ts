import type { Webinar } from '@balcao/contracts';

const MINUTO_MS = 60_000;

/** Live and future webinars: the live one first, then by date. The bar shows the first few. */
export const comingOf = (webinars: readonly Webinar[], agora: Date): Webinar[] =>
  webinars
    .filter(({ live, data, duracaoMin }) => live || Date.parse(data) + duracaoMin * MINUTO_MS > agora.getTime())
    .sort((one, other) => Number(other.live) - Number(one.live) || Date.parse(one.data) - Date.parse(other.data))
    .slice(0, 4);

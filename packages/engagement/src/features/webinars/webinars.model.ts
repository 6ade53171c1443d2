import type { Webinar } from '@balcao/contracts';

const MINUTO_MS = 60_000;

/** State of a webinar at a moment. */
export interface Agenda {
  readonly aoVivo: Webinar[];
  /** Soonest first. */
  readonly proximos: Webinar[];
  /** Newest first. */
  readonly anteriores: Webinar[];
}

const startOf = ({ data }: Webinar): number => Date.parse(data);
const isOver = (webinar: Webinar, agora: Date): boolean => startOf(webinar) + webinar.duracaoMin * MINUTO_MS <= agora.getTime();

/** Groups webinars by state; live ones are those marked by the gateway, regardless of the local clock. */
export const agendaOf = (webinars: readonly Webinar[], agora: Date): Agenda => ({
  aoVivo: webinars.filter(({ live }) => live),
  proximos: webinars.filter((each) => !each.live && !isOver(each, agora)).sort((one, other) => startOf(one) - startOf(other)),
  anteriores: webinars.filter((each) => !each.live && isOver(each, agora)).sort((one, other) => startOf(other) - startOf(one)),
});

import type { Webinar } from '@balcao/contracts';

const MINUTO_MS = 60_000;

/** When a webinar is, seen from a moment. */
export interface Agenda {
  readonly aoVivo: Webinar[];
  /** Soonest first. */
  readonly proximos: Webinar[];
  /** Newest first. */
  readonly anteriores: Webinar[];
}

const startOf = ({ data }: Webinar): number => Date.parse(data);
const isOver = (webinar: Webinar, agora: Date): boolean => startOf(webinar) + webinar.duracaoMin * MINUTO_MS <= agora.getTime();

/** Webinars by when they are; live is what the gateway says is, whatever the clock here. */
export const agendaOf = (webinars: readonly Webinar[], agora: Date): Agenda => ({
  aoVivo: webinars.filter(({ live }) => live),
  proximos: webinars.filter((each) => !each.live && !isOver(each, agora)).sort((one, other) => startOf(one) - startOf(other)),
  anteriores: webinars.filter((each) => !each.live && isOver(each, agora)).sort((one, other) => startOf(other) - startOf(one)),
});

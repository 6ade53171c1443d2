import * as z from 'zod/mini';
import { defineEvent } from '../define.ts';

/** What every page listens for from its first script on: alone, so that it carries no other event along. */
export const quebraEvents = {
  /** A screen of a parcel threw while rendering; a boundary of its own stands in its place. */
  parcelQuebrou: defineEvent('composicao:parcel-quebrou', z.object({ parcel: z.string() })),
};

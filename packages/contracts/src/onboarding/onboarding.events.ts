import * as z from 'zod/mini';
import { defineEvent } from '../define.ts';
import { Tour } from './onboarding.contract.ts';

/** The guided tour between the parcels of one page. */
export const onboardingEvents = {
  /** The bar's button was pressed: the guided tour begins again. */
  tourPedido: defineEvent('onboarding:tour-pedido', z.object({})),
  /** The guided tour was left, or broke: a request made before this is dealt with, also for a parcel that is mounted later. */
  tourEncerrado: defineEvent('onboarding:tour-encerrado', z.object({})),
  /** Whether the bar offers the tour; false when the profile could not be read (spec §8). */
  tourDisponivel: defineEvent('onboarding:tour-disponivel', z.object({ disponivel: z.boolean() })),
  /** The tour moved: menu and user menu lock and unlock by it (spec §4). */
  tourMudou: defineEvent('onboarding:tour-mudou', Tour),
};

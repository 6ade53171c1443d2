import { accessRoutes, addressOf, layoutEvents } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { emit } from '../bus/bus.ts';
import { navigateTo } from '../navigation/navigation.ts';
import { endSession } from '../session/session.ts';

/** The user's own hours are over (spec §6): signed off with its sentence and sent to the login, however many were told together. */
export function leaveOutOfHours(): void {
  const login = addressOf(accessRoutes, 'login');
  if (window.location.pathname === login) return;
  emit(layoutEvents.avisoEmitido, { tipo: 'erro', titulo: catalogoDeErros.restricaoHorario.join(' ') });
  endSession('forcada');
  navigateTo(login);
}

import { notificacaoCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** Polling interval without real time (spec §9). */
const INTERVALO_MS = 30_000;

/** The newest notices and the number of unread; polled only without real time. */
export const useNotificacoes = (isConectado: boolean) =>
  useCall(notificacaoCalls.getLatest, {}, { refetchInterval: isConectado ? false : INTERVALO_MS });

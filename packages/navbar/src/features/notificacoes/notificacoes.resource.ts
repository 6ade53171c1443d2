import { notificacaoCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** Between two readings while nothing arrives by itself (spec §9). */
const INTERVALO_MS = 30_000;

/** The newest notices and how many are unread; asked for now and then only while they do not arrive by themselves. */
export const useNotificacoes = (isConectado: boolean) =>
  useCall(notificacaoCalls.getLatest, {}, { refetchInterval: isConectado ? false : INTERVALO_MS });

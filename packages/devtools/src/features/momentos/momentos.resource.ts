import { suporteCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

/** A subscription and a moment, as asked. */
export interface PedidoMomento {
  readonly assinaturaId: string;
  /** ISO */
  readonly em: string;
}

/** The composition at that moment; no request is made before one is chosen. */
export const useMomento = (pedido: PedidoMomento | null) =>
  useCall(suporteCalls.viewMomento, pedido ?? { assinaturaId: '', em: '' }, { enabled: pedido !== null });

/** Opens it, for the support person alone. */
export const useOpenMomento = () => useCommand(suporteCalls.openMomento, { invalidates: [suporteCalls.listConcessoes] });

/** Now. */
export const agora = (): Date => new Date();

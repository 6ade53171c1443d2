import { type Call, contratoCalls, endossoCalls, prazoCalls } from '@balcao/contracts';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import type * as z from 'zod/mini';

/** The endorsements of a policy, and the policy as they find it. */
export const useEndossos = (apoliceId: string) => useCall(endossoCalls.listEndossos, { apoliceId }, { staleTime: 0 });

const lidas: readonly Call[] = [contratoCalls.getContrato, contratoCalls.listHistoria, endossoCalls.listEndossos, prazoCalls.listPrazos];

/** Reads again all that is said of the sale: an endorsement changed it. */
export const refreshVenda = () =>
  Promise.all(lidas.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) }))).then(() => undefined);

/** What an endorsement would cost, while what is asked of it is whole. */
export const useSimulacaoEndosso = (pedido: z.input<typeof endossoCalls.simulateEndosso.input>, enabled: boolean) =>
  useCall(endossoCalls.simulateEndosso, pedido, { enabled, keepPrevious: true });

/** What a cancellation would keep and give back, once its day is told. */
export const useSimulacaoCancelamento = (pedido: z.input<typeof endossoCalls.simulateCancelamento.input>, enabled: boolean) =>
  useCall(endossoCalls.simulateCancelamento, pedido, { enabled, keepPrevious: ['metodo'] });

interface Feito {
  readonly onDone: () => void;
}

/** Marks an endorsement as being analysed by its insurer. */
export const useAnaliseEndosso = ({ onDone }: Feito) =>
  useCommand(endossoCalls.analyseEndosso, {
    onDone: () => {
      onDone();
      void refreshVenda();
    },
  });

/** Asks the client again to let an endorsement be asked of their insurer. */
export const useNovoConsentimento = ({ onDone }: Feito) =>
  useCommand(endossoCalls.askConsentimento, {
    onDone: () => {
      onDone();
      void refreshVenda();
    },
  });

/** Undoes a cancellation. */
export const useReativacao = ({ onDone }: Feito) =>
  useCommand(endossoCalls.reactivateApolice, {
    onDone: () => {
      void refreshVenda();
      onDone();
    },
  });

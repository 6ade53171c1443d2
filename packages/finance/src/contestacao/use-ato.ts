import type { Contestacao } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './contestacao.copy.ts';
import { refreshContestacoes } from './contestacao.resource.ts';

export interface AtoDaContestacao<D extends object> {
  inicial: () => D;
  /** What may not stay empty. */
  obrigatorios: readonly (keyof D & string)[];
  send: (digitado: D, idempotencyKey: string) => Promise<Contestacao>;
  feito: string;
  onFeito: (feita: Contestacao) => void;
}

/** The form of one act on a contestation: judged, sent once, and everything that tells of it read again. */
export function useAto<D extends object>({ inicial: begin, obrigatorios, send, feito, onFeito }: AtoDaContestacao<D>) {
  const [inicial] = useState(begin);
  return useForm<D, Contestacao>({
    inicial,
    judge: (digitado) =>
      Object.fromEntries(
        obrigatorios.filter((campo) => !String(digitado[campo] ?? '').trim()).map((campo) => [campo, copy.obrigatorio]),
      ) as Partial<Record<keyof D & string, string>>,
    goTo: focusCampo,
    send: (digitado, { idempotencyKey }) => send(digitado, idempotencyKey),
    onSent: (feita) => {
      showToast({ tone: 'sucesso', titulo: feito });
      void refreshContestacoes();
      onFeito(feita);
    },
  });
}

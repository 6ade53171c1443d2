import type { Call } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';

/** What a link opened: being read, shown, nothing, or failed in a way that may pass. */
export type Leitura<T> =
  | { readonly estado: 'lendo' }
  | { readonly estado: 'aberto'; readonly data: T }
  | { readonly estado: 'indisponivel' }
  | { readonly estado: 'falhou'; readonly falha: FalhaRequisicao };

/** The secret of this page's address. It stays in the fragment: loading the page again opens it again. */
export const tokenOfAddress = (): string => window.location.hash.slice(1);

/** Whether the gateway knows no such link, whatever the reason. */
export const isIndisponivel = (error: unknown): boolean =>
  error instanceof FalhaRequisicao && (error.status === 404 || error.status === 422);

type ChamadaPublica = Call & { readonly publica: true };

/** Reads what the link of this page opens. */
export function useLink<C extends ChamadaPublica>(contract: C): { leitura: Leitura<z.output<C['output']>>; again: () => void } {
  const [leitura, setLeitura] = useState<Leitura<z.output<C['output']>>>({ estado: 'lendo' });
  const read = useCallback(async () => {
    setLeitura({ estado: 'lendo' });
    try {
      setLeitura({ estado: 'aberto', data: await call(contract, { token: tokenOfAddress() } as z.input<C['input']>) });
    } catch (error) {
      if (isIndisponivel(error)) return setLeitura({ estado: 'indisponivel' });
      if (error instanceof FalhaRequisicao) return setLeitura({ estado: 'falhou', falha: error });
      throw error;
    }
    return undefined;
  }, [contract]);
  useEffect(() => void read(), [read]);
  return { leitura, again: () => void read() };
}

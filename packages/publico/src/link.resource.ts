import type { Call } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { useEffect, useState } from 'react';
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
const isIndisponivel = (error: unknown): boolean => error instanceof FalhaRequisicao && (error.status === 404 || error.status === 422);

type ChamadaPublica = Call & { readonly publica: true };

/** Reads what the link of this page opens. @throws what is no failure of the call */
async function readLink<C extends ChamadaPublica>(contract: C): Promise<Leitura<z.output<C['output']>>> {
  try {
    return { estado: 'aberto', data: await call(contract, { token: tokenOfAddress() } as z.input<C['input']>) };
  } catch (error) {
    if (isIndisponivel(error)) return { estado: 'indisponivel' };
    if (error instanceof FalhaRequisicao) return { estado: 'falhou', falha: error };
    throw error;
  }
}

interface Link<T> {
  readonly leitura: Leitura<T>;
  /** Asks again, from the start. */
  readonly again: () => void;
  /** Asks again behind what is shown, which stays if nothing better comes. */
  readonly refresh: () => void;
}

/** What the link of this page opens, and how to ask again. */
export function useLink<C extends ChamadaPublica>(contract: C): Link<z.output<C['output']>> {
  const [leitura, setLeitura] = useState<Leitura<z.output<C['output']>>>({ estado: 'lendo' });
  const [vez, setVez] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void readLink(contract).then((lida) => isCurrent && setLeitura(lida));
    return () => {
      isCurrent = false;
    };
  }, [contract, vez]);
  const again = () => {
    setLeitura({ estado: 'lendo' });
    setVez(vez + 1);
  };
  const refresh = () => void readLink(contract).then((lida) => lida.estado !== 'falhou' && setLeitura(lida));
  return { leitura, again, refresh };
}

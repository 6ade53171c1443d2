import type { Call } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';

/** State of a link: loading, open, invalid, or failed temporarily. */
export type Leitura<T> =
  | { readonly estado: 'lendo' }
  | { readonly estado: 'aberto'; readonly data: T }
  | { readonly estado: 'indisponivel' }
  | { readonly estado: 'falhou'; readonly falha: FalhaRequisicao };

/** The token in the address of this page. It stays in the fragment, so that a reload opens the page again. */
export const tokenOfAddress = (): string => window.location.hash.slice(1);

/** Whether the gateway does not know the link, for any reason. */
const isIndisponivel = (error: unknown): boolean => error instanceof FalhaRequisicao && (error.status === 404 || error.status === 422);

type ChamadaPublica = Call & { readonly publica: true };

/** Reads the content of the link of this page. @throws errors other than a failed call */
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
  /** Reads again, showing the loading state. */
  readonly again: () => void;
  /** Reads again in the background; the current content stays if that fails. */
  readonly refresh: () => void;
}

/** The content of the link of this page, and functions that read it again. */
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

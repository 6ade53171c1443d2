import { accessCalls, addressOf, managementRoutes, type Login } from '@balcao/contracts';
import { call, currentSession, FalhaRequisicao, navigateTo, startSession } from '@balcao/shared';
import { useEffect, useRef, useState } from 'react';
import { copy } from './login.copy.ts';
import { desfechoOf, destinationOf, errosOf, type ErrosLogin } from './login.model.ts';

/** Where the expired-password screen finds its single-use hash: this tab only, never the address. */
export const CHAVE_SENHA_EXPIRADA = 'balcao:senha-expirada';

interface Recusa {
  readonly texto: string | null;
  readonly erros: ErrosLogin;
}

const semRecusa: Recusa = { texto: null, erros: {} };

/** The sign-in of this screen: one request at a time, and each ending to its own place. */
export function useSignIn() {
  const [recusa, setRecusa] = useState(semRecusa);
  const [isBusy, setIsBusy] = useState(false);
  // a second press may come before the first has re-rendered the button
  const isSending = useRef(false);

  const send = async (login: Login): Promise<Recusa> => {
    if (isSending.current) return semRecusa;
    const erros = errosOf(login);
    if (Object.keys(erros).length > 0) return refuse({ texto: null, erros });
    isSending.current = true;
    setIsBusy(true);
    setRecusa(semRecusa);
    const next = await signIn(login).catch((error: unknown) => {
      release();
      throw error;
    });
    if (typeof next !== 'string') {
      release();
      return refuse(next);
    }
    // still busy: the screen is about to leave
    navigateTo(next);
    return semRecusa;
  };
  const release = () => {
    isSending.current = false;
    setIsBusy(false);
  };
  const refuse = (next: Recusa): Recusa => {
    setRecusa(next);
    return next;
  };
  return { recusa, isBusy, send };
}

/** @returns the address to go to, or why the sign-in stays here */
async function signIn(login: Login): Promise<string | Recusa> {
  try {
    await call(accessCalls.login, login);
  } catch (error) {
    if (!(error instanceof FalhaRequisicao)) throw error;
    const desfecho = desfechoOf(error);
    if (desfecho.tipo === 'aviso') return desfecho;
    if (desfecho.tipo === 'expirada') sessionStorage.setItem(CHAVE_SENHA_EXPIRADA, desfecho.hash);
    return desfecho.para;
  }
  return startSession() ? destinationOf(window.location.search) : { texto: copy.semCookie, erros: {} };
}

/** Someone already signed in has nothing to do here (spec §4); the guard says so too, before this page loads. */
export function useLeaveWhenSignedIn(): void {
  useEffect(() => {
    if (currentSession()) navigateTo(addressOf(managementRoutes, 'home'));
  }, []);
}

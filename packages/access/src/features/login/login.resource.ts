import type { Login } from '@balcao/contracts';
import { currentSession, navigateTo, prepareCalls } from '@balcao/shared';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Aviso } from '../../envio.model.ts';
import type { CodigoStepProps } from './codigo-step.component.tsx';
import { copy } from './login.copy.ts';
import type { CampoLogin } from './login.model.ts';

/** The second step of a sign-in that wants one: its screen, and the proof the first ended with. */
export interface SegundoFator {
  readonly Step: ComponentType<CodigoStepProps>;
  readonly token: string;
}

type AvisoLogin = Aviso<CampoLogin>;

const semAviso: AvisoLogin = { texto: null, erros: {}, isRepetivel: false };
const semPrograma = { tipo: 'aviso', aviso: { ...semAviso, texto: copy.semPrograma, isRepetivel: true } } as const;

// the form shows itself without knowing what an answer means: that comes while it is being filled
const loadEntrada = () => import(/* webpackChunkName: "entrada" */ './entrada.ts');

/** Brings what sending will need, before it is needed. */
export function prepareSignIn(): void {
  prepareCalls();
  // sending itself reports what cannot be loaded
  loadEntrada().catch(() => undefined);
}

/** The sign-in of this screen: one request at a time, and each ending to its own place. */
export function useSignIn(onSegundoFator: (segundo: SegundoFator) => void) {
  const [aviso, setAviso] = useState(semAviso);
  const [isBusy, setIsBusy] = useState(false);
  // a second press may come before the first has re-rendered the button
  const isSending = useRef(false);

  const release = () => {
    isSending.current = false;
    setIsBusy(false);
  };
  const send = async (login: Login): Promise<AvisoLogin> => {
    if (isSending.current) return semAviso;
    isSending.current = true;
    setIsBusy(true);
    setAviso(semAviso);
    try {
      const entrada = await loadEntrada().catch(() => null);
      const desfecho = entrada ? await entrada.signIn(login) : semPrograma;
      // still busy: the screen is about to leave
      if ('para' in desfecho) navigateTo(desfecho.para);
      else release();
      if (desfecho.tipo === 'codigo' && entrada) onSegundoFator({ Step: entrada.CodigoStep, token: desfecho.token });
      if (desfecho.tipo !== 'aviso') return semAviso;
      setAviso(desfecho.aviso);
      return desfecho.aviso;
    } catch (error) {
      release();
      throw error;
    }
  };
  return { aviso, isBusy, send };
}

/** Someone already signed in has nothing to do here (spec §4); the guard says so too, before this page loads, and knows where to. */
export function useLeaveWhenSignedIn(): void {
  useEffect(() => {
    if (currentSession()) navigateTo('/');
  }, []);
}

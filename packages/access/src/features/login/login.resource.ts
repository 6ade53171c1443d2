import type { Login } from '@balcao/contracts';
import { currentSession, navigateTo, prepareCalls } from '@balcao/shared';
import { EnvioRecusado, semAviso } from '@balcao/shared/forms';
import { type ComponentType, useEffect } from 'react';
import type { CodigoStepProps } from './codigo-step.component.tsx';
import { copy } from './login.copy.ts';

/** The second step of a sign-in that wants one: its screen, and the proof the first ended with. */
export interface SegundoFator {
  readonly Step: ComponentType<CodigoStepProps>;
  readonly token: string;
}

// the form shows itself without knowing what an answer means: that comes while it is being filled
const loadEntrada = () => import(/* webpackChunkName: "entrada" */ './entrada.ts');

/** Brings what sending will need, before it is needed. */
export function prepareSignIn(): void {
  prepareCalls();
  // sending itself reports what cannot be loaded
  loadEntrada().catch(() => undefined);
}

/** Signs in. @returns where to go, or the second step @throws {EnvioRecusado} */
export async function enter(login: Login): Promise<string | SegundoFator> {
  const entrada = await loadEntrada().catch(() => {
    throw new EnvioRecusado({ ...semAviso, texto: copy.semPrograma, isRepetivel: true });
  });
  const desfecho = await entrada.signIn(login);
  if (desfecho.tipo === 'aviso') throw new EnvioRecusado(desfecho.aviso);
  if ('para' in desfecho) return desfecho.para;
  return { Step: desfecho.tipo === 'codigo' ? entrada.CodigoStep : entrada.InscricaoStep, token: desfecho.token };
}

/** Someone already signed in has nothing to do here (spec §4); the guard says so too, before this page loads, and knows where to. */
export function useLeaveWhenSignedIn(): void {
  useEffect(() => {
    if (currentSession()) navigateTo('/');
  }, []);
}

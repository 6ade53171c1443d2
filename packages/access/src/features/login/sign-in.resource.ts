import { accessCalls, type Login } from '@balcao/contracts';
import { call, FalhaRequisicao, startSession } from '@balcao/shared';
import { EnvioRecusado, semAviso } from '@balcao/shared/forms';
import { keepProva } from '../../prova.storage.ts';
import { normalizeCodigo } from './codigo.model.ts';
import { copy } from './entrada.copy.ts';
import { type CampoLogin, type Desfecho, desfechoOf, destinationOf, errosOf } from './login.model.ts';

/** Asks the gateway for a session with e-mail and password, unless they cannot even be sent. */
export async function signIn(login: Login): Promise<Desfecho> {
  const erros = errosOf(login);
  if (Object.keys(erros).length > 0) return { tipo: 'aviso', aviso: { ...semAviso, erros } };
  return endingOf<CampoLogin>(call(accessCalls.login, login), ['email', 'senha']);
}

/** Asks for the session a second factor still held back. @returns where to go @throws {EnvioRecusado} */
export async function confirmCodigo(token: string, texto: string): Promise<string> {
  const codigo = normalizeCodigo(texto);
  const desfecho = await endingOf<'codigo'>(call(accessCalls.confirmCodigo, { token, codigo }), ['codigo']);
  if ('para' in desfecho) return desfecho.para;
  throw new EnvioRecusado(desfecho.tipo === 'aviso' ? desfecho.aviso : semAviso);
}

async function endingOf<Campo extends string>(answer: Promise<unknown>, campos: readonly Campo[]): Promise<Desfecho<Campo>> {
  try {
    await answer;
  } catch (error) {
    if (!(error instanceof FalhaRequisicao)) throw error;
    // spec §4: -1 resolves with the data, whatever the flag beside it says
    if (error.tipo !== 'recusada' || error.code !== -1) return follow(desfechoOf(error, campos));
  }
  if (!startSession()) return { tipo: 'aviso', aviso: { ...semAviso, texto: copy.semCookie } };
  return { tipo: 'ir', para: destinationOf(window.location.search) };
}

/** The hash of an expired password goes on in this tab, not in the address. */
function follow<Campo extends string>(desfecho: Desfecho<Campo>): Desfecho<Campo> {
  if (desfecho.tipo === 'expirada') keepProva({ origem: 'login', hash: desfecho.hash });
  return desfecho;
}

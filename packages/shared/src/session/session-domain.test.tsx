/**
 * @jest-environment-options {"url": "https://app.corretora.com.br/home"}
 */
import { COOKIE_SESSAO } from '@balcao/contracts';
import { serializeSessao } from '@balcao/domain';
import { umaSessao } from '@balcao/testing';
import { currentSession, endSession } from './session.ts';

it.each(['app.corretora.com.br', 'corretora.com.br'])('forgets a session whose cookie is of %s, with nobody to ask', (dominio) => {
  document.cookie = `${COOKIE_SESSAO}=${serializeSessao(umaSessao())}; Path=/; Domain=${dominio}`;
  expect(currentSession()).not.toBeNull();
  endSession('logoff');
  expect(currentSession()).toBeNull();
  expect(document.cookie).not.toContain(COOKIE_SESSAO);
});

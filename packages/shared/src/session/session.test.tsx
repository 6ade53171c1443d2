import { sessaoEvents } from '@balcao/contracts';
import { signIn, signOut } from '@balcao/testing';
import { act, render, screen } from '@testing-library/react';
import { on } from '../bus/bus.ts';
import { currentSession, endSession, requireSession, startSession } from './session.ts';
import { useSession } from './use-session.ts';

afterEach(() => {
  signOut();
  currentSession();
});

it('reads the session another tab wrote', () => {
  expect(currentSession()).toBeNull();
  signIn({ username: 'Bia' });
  expect(currentSession()?.username).toBe('Bia');
});

it('treats a cookie nobody can read as no session', () => {
  document.cookie = 'balcao_session=%7Bquebrado; Path=/';
  expect(currentSession()).toBeNull();
  expect(() => requireSession()).toThrow('sem sessão');
});

it('tells the page once when the session starts and once when it ends', () => {
  const facts: string[] = [];
  const started = on(sessaoEvents.iniciada).subscribe(() => facts.push('iniciada'));
  const ended = on(sessaoEvents.encerrada).subscribe(({ motivo }) => facts.push(motivo));
  signIn();
  startSession();
  endSession('logoff');
  endSession('logoff');
  started.unsubscribe();
  ended.unsubscribe();
  expect(facts).toEqual(['iniciada', 'logoff']);
  expect(document.cookie).not.toContain('balcao_session');
});

it('re-renders who uses it', () => {
  const Nome = () => <p>{useSession()?.username ?? 'ninguém'}</p>;
  render(<Nome />);
  expect(screen.getByText('ninguém')).toBeVisible();
  act(() => {
    signIn({ username: 'Caio' });
    startSession();
  });
  expect(screen.getByText('Caio')).toBeVisible();
});

import { renderHook } from '@testing-library/react';
import { useRedirecionamento } from './redirecionamento.resource.ts';

const agentIs = (agente: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agente);
const open = () => {
  window.history.replaceState(null, '', '/multicalculo/orcamento-redirect?id=7');
  const reload = jest.fn();
  renderHook(() => useRedirecionamento(reload));
  return reload;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['Mozilla/5.0 Chrome/156.0 Safari/537.36', 1_300],
  ['Mozilla/5.0 Gecko/20100101 Firefox/153.0', 3_000],
])('goes to the car quote at once and reads it anew later: %s', (agente, espera) => {
  agentIs(agente);
  const reload = open();
  expect(window.location.pathname + window.location.search).toBe('/multicalculo/orcamento-multicalculo?id=7');
  jest.advanceTimersByTime(espera - 1);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads nothing under somebody who went on elsewhere', () => {
  const reload = open();
  window.history.replaceState(null, '', '/home');
  jest.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
});

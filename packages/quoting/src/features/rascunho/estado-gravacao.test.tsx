import { act, render, screen } from '@testing-library/react';
import { DEMORA_MS, LinhaGravacao } from './estado-gravacao.component.tsx';
import type { EstadoGravacao } from './gravador.resource.ts';

const em = '2026-03-10T13:05:00Z';
const salvo: EstadoGravacao = { tipo: 'emDia', em };
const gravando: EstadoGravacao = { tipo: 'gravando' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Draws the line in one state after the other; what each of them said aloud. */
function hear(...estados: readonly EstadoGravacao[]): string[] {
  const line = (estado: EstadoGravacao) => <LinhaGravacao estado={estado} onRetry={jest.fn()} />;
  const { rerender } = render(line(salvo));
  return estados.map((estado) => {
    rerender(line(estado));
    return screen.getByRole('status').textContent ?? '';
  });
}

it('says aloud nothing of what is saved by itself, and shows it', () => {
  expect(hear({ tipo: 'pendente' }, gravando, salvo)).toEqual(['', '', '']);
  expect(screen.getByText('Salvo às 10:05')).toBeVisible();
});

it('says aloud what was not saved, and once that it was after all', () => {
  const semConexao: EstadoGravacao = { tipo: 'semConexao', isParado: false };
  expect(hear(semConexao, gravando, salvo, { tipo: 'pendente' }, gravando, salvo)).toEqual([
    'Sem conexão: guardado neste navegador',
    '',
    'Salvo às 10:05',
    '',
    '',
    '',
  ]);
});

it('says aloud a saving that takes long', () => {
  expect(hear({ tipo: 'pendente' }, gravando)).toEqual(['', '']);
  act(() => jest.advanceTimersByTime(DEMORA_MS));
  expect(screen.getByRole('status')).toHaveTextContent('Salvando…');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BarraSelecao, type Escolha, motivoDaEscolha } from './barra-selecao.component.tsx';

const clear = jest.fn();
const escolha: Escolha = {
  total: 2,
  isTodas: false,
  doFiltro: { total: 1_234, isTotalMinimo: false },
  acimaDe: null,
  selectTodas: undefined,
  clear,
};
const open = (over: Partial<Escolha> = {}) =>
  render(
    <BarraSelecao escolha={{ ...escolha, ...over }} texto="2 selecionados" limpar="Limpar seleção">
      <button type="button">Exportar</button>
    </BarraSelecao>,
  );

it('says how many are selected and takes the selection away', async () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('2 selecionados');
  expect(screen.queryByRole('button', { name: /Selecionar todos/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  expect(clear).toHaveBeenCalledTimes(1);
});

it('offers all that the filters find by keyboard, and keeps the focus beside what it then says', async () => {
  function Oferta() {
    const [isTodas, setIsTodas] = useState(false);
    return (
      <BarraSelecao
        escolha={{ ...escolha, isTodas, selectTodas: isTodas ? undefined : () => setIsTodas(true) }}
        texto="2 selecionados"
        limpar="Limpar seleção"
      >
        <button type="button">Exportar</button>
      </BarraSelecao>
    );
  }
  render(<Oferta />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Selecionar todos os 1.234 deste filtro' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Todos os 1.234 deste filtro selecionados');
  expect(screen.getByRole('status')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveFocus();
});

it('says that more were found than were counted, and why an act is not offered to so many', () => {
  open({ isTodas: true, doFiltro: { total: 1_000, isTotalMinimo: true }, acimaDe: 1_000 });
  expect(screen.getByRole('status')).toHaveTextContent('Todos os mais de 1.000 deste filtro selecionados');
  expect(motivoDaEscolha({ acimaDe: 1_000 })).toBe('Vale para até 1.000 registros de uma vez: use um filtro mais estreito.');
  expect(motivoDaEscolha({ acimaDe: null })).toBeUndefined();
});

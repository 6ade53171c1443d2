import { render, screen } from '@testing-library/react';
import { campoId, focusCampo } from './focus-campo.ts';

it('goes to the first field of a group of items, and not to the button that removes the first', () => {
  render(
    <div id={campoId('ofertas')} tabIndex={-1}>
      <button type="button">Remover oferta 1</button>
      <div id={campoId('ofertas.0.seguradora')}>
        <button type="button">Escolha…</button>
      </div>
      <input id={campoId('ofertas.0.pacote')} aria-label="Nome da oferta" />
    </div>,
  );
  expect(focusCampo('ofertas')).toBe(true);
  expect(screen.getByRole('button', { name: 'Escolha…' })).toHaveFocus();
});

it('goes to the first of several in the order of the page, whatever that of their names, and says when none of them is on it', () => {
  render(
    <>
      <input id={campoId('documento')} aria-label="CPF" />
      <input id={campoId('itens.0.placa')} aria-label="Placa" />
      <input id={campoId('inicio')} aria-label="Início" />
    </>,
  );
  expect(focusCampo(['fora', 'inicio', 'itens.0.placa'])).toBe(true);
  expect(screen.getByRole('textbox', { name: 'Placa' })).toHaveFocus();
  expect(focusCampo(['inicio', 'documento'])).toBe(true);
  expect(screen.getByRole('textbox', { name: 'CPF' })).toHaveFocus();
  expect(focusCampo(['fora'])).toBe(false);
});

it('goes to the choice already made, to the only control where there is no field, and to the group where there is nothing', () => {
  render(
    <>
      <div id={campoId('posse')}>
        <input type="radio" aria-label="Próprio" />
        <input type="radio" aria-label="Alugado" defaultChecked />
      </div>
      <div id={campoId('vazio')} tabIndex={-1}>
        <button type="button">Adicionar</button>
      </div>
      <div id={campoId('nada')} tabIndex={-1} data-testid="nada" />
    </>,
  );
  focusCampo('posse');
  expect(screen.getByRole('radio', { name: 'Alugado' })).toHaveFocus();
  focusCampo('vazio');
  expect(screen.getByRole('button', { name: 'Adicionar' })).toHaveFocus();
  focusCampo('nada');
  expect(screen.getByTestId('nada')).toHaveFocus();
  expect(focusCampo('ausente')).toBe(false);
});

import { currentSession, listComandos, runComando } from '@balcao/shared';
import { signIn, signOut } from '@balcao/testing';
import { fireEvent, render } from '@testing-library/react';
import { type OrcamentoNaMao, useComandosDoOrcamento } from './comandos-do-orcamento.ts';

const aberto: OrcamentoNaMao = {
  orcamentoId: 'o1',
  rodadas: 2,
  isOver: false,
  isManual: false,
  isUmaPagina: false,
  vista: { aba: 'dados', show: jest.fn() },
  onCalcular: jest.fn(),
  onCompararVersoes: jest.fn(),
};
function Tela(props: Partial<OrcamentoNaMao>) {
  useComandosDoOrcamento({ ...aberto, ...props });
  return null;
}
const titulos = () => listComandos().map(({ titulo }) => titulo);

beforeEach(() => {
  signIn();
  currentSession();
  window.history.replaceState(null, '', '/multicalculo/orcamento-multicalculo?id=o1');
});
afterEach(signOut);

it('offers what can be done with the quote as it stands', () => {
  const { rerender, unmount } = render(<Tela />);
  expect(titulos()).toEqual(['Calcular de novo', 'Ver os resultados', 'Comparar versões', 'Enviar ao cliente']);
  rerender(<Tela rodadas={0} />);
  expect(titulos()).toEqual(['Calcular', 'Ver os resultados']);
  rerender(<Tela isManual isUmaPagina />);
  expect(titulos()).toEqual(['Concluir', 'Comparar versões', 'Enviar ao cliente']);
  unmount();
  expect(titulos()).toEqual([]);
});

it('neither calculates nor sends a quote that is over', () => {
  render(<Tela isOver />);
  expect(titulos()).toEqual(['Ver os resultados', 'Comparar versões']);
});

it('is done by keys, and takes one where it says', () => {
  render(<Tela />);
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(aberto.onCalcular).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(aberto.vista.show).toHaveBeenCalledWith('resultados');
  runComando('enviar');
  expect(window.location.pathname + window.location.search).toBe('/multicalculo/orcamento-enviar-email?id=o1');
});

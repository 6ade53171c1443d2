import { quotingCalls } from '@balcao/contracts';
import { currentSession, listComandos, runComando } from '@balcao/shared';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { useComandosDasEscolhidas } from './comandos-das-escolhidas.ts';
import { ComandosDeNovo } from './comandos-de-novo.component.tsx';
import { type OrcamentoNaMao, useComandosDoOrcamento } from './comandos-do-orcamento.ts';

const aberto: OrcamentoNaMao = {
  orcamentoId: 'o1',
  rodadas: 2,
  isOver: false,
  isManual: false,
  isUmaPagina: false,
  vista: { aba: 'dados', show: jest.fn() },
  onCalculate: jest.fn(),
  onCompareVersoes: jest.fn(),
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
  expect(aberto.onCalculate).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(aberto.vista.show).toHaveBeenCalledWith('resultados');
  runComando('enviar');
  expect(window.location.pathname + window.location.search).toBe('/multicalculo/orcamento-enviar-email?id=o1');
});

function Escolhidas({ ofertas }: { ofertas: readonly string[] }) {
  useComandosDasEscolhidas({ orcamentoId: 'o1', cotacaoId: 'c1', isOver: false, ofertas });
  return null;
}

it('compares and sends the offers chosen among the results, once there are enough', () => {
  const { rerender } = render(<Escolhidas ofertas={[]} />);
  expect(titulos()).toEqual([]);
  rerender(<Escolhidas ofertas={['a']} />);
  expect(titulos()).toEqual(['Enviar as ofertas escolhidas']);
  rerender(<Escolhidas ofertas={['a', 'b']} />);
  expect(titulos()).toEqual(['Comparar as ofertas escolhidas', 'Enviar as ofertas escolhidas']);
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(window.location.pathname + window.location.search).toBe('/multicalculo/hfy-comparativo?id=o1&cotacao=c1&ofertas=a%2Cb');
});

it('opens a new quote of any line one may open, from wherever one is', async () => {
  const gateway = fakeGateway();
  signIn({ bloqueioCotacaoResidencial: true, hash: 'outro' });
  currentSession();
  gateway.answer(quotingCalls.createOrcamento, { id: '0190b000-0000-7000-8000-000000000040', numero: 1 });
  render(<ComandosDeNovo />);
  expect(titulos()).toContain('Novo orçamento: Auto');
  expect(titulos()).toContain('Novo orçamento: manual, ofertas digitadas');
  expect(titulos()).not.toContain('Novo orçamento: Residencial');
  runComando('novo-AUTO');
  await waitFor(() => expect(window.location.search).toBe('?id=0190b000-0000-7000-8000-000000000040'));
  expect(gateway.pedidos.map(({ input }) => input)).toEqual([{ linha: 'AUTO' }]);
  gateway.close();
});

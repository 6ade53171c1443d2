import { render, screen, within } from '@testing-library/react';
import { umaProposta } from './proposta.fixture.ts';
import { Situacao } from './situacao.component.tsx';

it('leads from a proposal its insurer refused to what has to be calculated again', () => {
  const recusada = umaProposta({
    status: 'CANCELADA',
    transmissao: 'RECUSADA',
    mensagens: [{ codigo: '404', texto: 'A seguradora não reconhece mais esta oferta. Calcule de novo antes de transmitir.' }],
  });
  render(<Situacao proposta={recusada} periodicidade="ANUAL" onMudou={() => undefined} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('não reconhece mais esta oferta');
  expect(within(alert).getByRole('link', { name: 'Ajustar e recalcular' })).toHaveAttribute(
    'href',
    expect.stringContaining(`orcamento-editar?id=${recusada.orcamentoId}`),
  );
});

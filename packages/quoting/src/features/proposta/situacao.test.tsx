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

it('says in how many instalments it is paid, and not of what is paid by the month', () => {
  const plano = {
    forma: 'CARTAO',
    n: 10,
    primeiraCentavos: 44_580,
    demaisCentavos: 44_570,
    jurosBps: 0,
    totalCentavos: 445_710,
  } as const;
  const proposta = umaProposta({ plano, rotuloPagamento: 'Cartão de crédito', status: 'TRANSMITIDA' });
  const { rerender } = render(<Situacao proposta={proposta} periodicidade="ANUAL" onMudou={() => undefined} />);
  expect(screen.getByText('Parcelas').parentElement).toHaveTextContent(/10× de R\$\s445,70, sem juros$/);
  rerender(<Situacao proposta={proposta} periodicidade="MENSAL" onMudou={() => undefined} />);
  expect(screen.queryByText('Parcelas')).not.toBeInTheDocument();
});

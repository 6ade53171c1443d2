import type { Combinado } from '@balcao/domain';
import { umaOferta } from '@balcao/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Simulador } from './simulador.component.tsx';

const combinado: Combinado = { comissaoMinBps: 1_000, comissaoMaxBps: 2_500, descontoMaxBps: 1_500 };
const user = userEvent.setup({ pointerEventsCheck: 0 });
const resultado = () => screen.getByRole('status', { name: 'Resultado da simulação' });
const slide = (nome: string, bps: number) =>
  fireEvent.change(screen.getByRole('slider', { name: `${nome}, deslizar` }), { target: { value: bps } });

function open(over: Parameters<typeof umaOferta>[0] = {}) {
  const told = { onApply: jest.fn(), onClose: jest.fn() };
  render(<Simulador seguradoraNome="Jequitibá Seguros" oferta={umaOferta(over)} descontoBps={0} combinado={combinado} {...told} />);
  return told;
}

afterEach(cleanup);

it('begins at the offer itself, and prices another commission as it moves', () => {
  open({ composicao: [{ rotulo: 'Casco', valorCentavos: 451_411 }] });
  expect(resultado()).toHaveTextContent('R$ 4.847,25');
  slide('Comissão', 1_500);
  expect(resultado()).toHaveTextContent('R$ 4.562,13');
  expect(resultado()).toHaveTextContent('R$ 637,29');
  expect(screen.getByText(/Calculado pela composição/)).toBeVisible();
});

it('says what it only estimates', () => {
  open();
  slide('Desconto', 500);
  expect(screen.getByText(/^Estimativa/)).toBeVisible();
});

it('warns below the commission agreed and does not let it be asked', async () => {
  const { onApply } = open();
  const typed = screen.getByLabelText('Comissão', { selector: 'input[type="text"], input:not([type])' });
  await user.clear(typed);
  await user.type(typed, '5');
  expect(screen.getByText('A comissão está abaixo do mínimo combinado com a seguradora.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aplicar e recalcular' }));
  expect(onApply).not.toHaveBeenCalled();
});

it('slides no further than what was agreed with the insurer, and begins inside of it', () => {
  open({ comissaoBps: 3_000 });
  const slider = (nome: string) => screen.getByRole('slider', { name: `${nome}, deslizar` });
  expect([slider('Comissão').getAttribute('min'), slider('Comissão').getAttribute('max')]).toEqual(['1000', '2500']);
  expect(slider('Comissão')).toHaveValue('2500');
  slide('Desconto', 3_000);
  expect(slider('Desconto')).toHaveValue('1500');
});

it('hands over what was chosen, typed or slid', async () => {
  const { onApply } = open();
  await user.clear(screen.getByLabelText('Comissão', { selector: 'input[type="text"], input:not([type])' }));
  await user.type(screen.getByLabelText('Comissão', { selector: 'input[type="text"], input:not([type])' }), '18');
  slide('Desconto', 200);
  await user.click(screen.getByRole('button', { name: 'Aplicar e recalcular' }));
  const preco = expect.objectContaining({ premioLiquidoCentavos: expect.any(Number) });
  expect(onApply).toHaveBeenCalledWith({ comissaoBps: 1_800, descontoBps: 200, franquia: 'NORMAL' }, preco);
});

it('applies to a typed offer only what was moved', async () => {
  const onApply = jest.fn();
  render(
    <Simulador {...{ oferta: umaOferta(), combinado, onApply }} seguradoraNome="Jequitibá" descontoBps={0} isManual onClose={jest.fn()} />,
  );
  const aplicar = screen.getByRole('button', { name: 'Aplicar à oferta' });
  expect(aplicar).toHaveAttribute('aria-disabled', 'true');
  slide('Desconto', 200);
  await user.click(aplicar);
  expect(onApply).toHaveBeenCalledTimes(1);
});

it('offers no deductible where the line has no kinds of it', () => {
  open({ franquias: [] });
  expect(screen.queryByText('Franquia')).toBeNull();
});

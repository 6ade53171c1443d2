import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormSection } from './form-section.component.tsx';

it('keeps what was typed in it while closed', async () => {
  render(
    <FormSection titulo="Veículo">
      <input aria-label="Placa" />
    </FormSection>,
  );
  await userEvent.type(screen.getByLabelText('Placa'), 'ABC1D23');
  const toggle = screen.getByRole('button', { name: 'Veículo' });
  await userEvent.click(toggle);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(toggle);
  expect(screen.getByRole('textbox')).toHaveValue('ABC1D23');
});

it('builds deferred fields by itself', async () => {
  render(
    <FormSection titulo="Coberturas" isDeferred>
      <input aria-label="Danos materiais" />
    </FormSection>,
  );
  expect(await screen.findByLabelText('Danos materiais')).toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.component.tsx';

it('hides the password until its owner asks to see it', async () => {
  render(<PasswordField name="senha" label="Senha" value="segredo" onChange={jest.fn()} />);
  const input = screen.getByLabelText('Senha');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Ocultar senha' })).toBeInTheDocument();
});

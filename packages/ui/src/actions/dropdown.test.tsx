import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.component.tsx';
import { Dropdown, DropdownItem } from './dropdown.component.tsx';

const renderDropdown = () =>
  render(
    <>
      <Dropdown label="Sua conta" trigger={(props) => <Button {...props}>Conta</Button>}>
        {(close) => <DropdownItem onClick={close}>Sair</DropdownItem>}
      </Dropdown>
      <p>Fora</p>
    </>,
  );

it('opens by its button and closes by a choice, by a press outside and by Esc, which gives the focus back', async () => {
  renderDropdown();
  const button = screen.getByRole('button', { name: 'Conta' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(button);
  await userEvent.click(screen.getByText('Fora'));
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Sair' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull();
  expect(button).toHaveFocus();
});

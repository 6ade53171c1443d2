import { Button } from '@balcao/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.component.tsx';

it('opens by keyboard, moves by arrows and acts', async () => {
  const onAction = jest.fn();
  render(
    <Menu
      label="Ações"
      trigger={<Button>Mais</Button>}
      actions={[
        { id: 'editar', label: 'Editar', onAction: jest.fn() },
        { id: 'duplicar', label: 'Duplicar', onAction },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: /Ações|Mais/ })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

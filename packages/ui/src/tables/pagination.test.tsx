import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination.component.tsx';

it('says which records are in sight and marks the page', () => {
  render(<Pagination pagina={3} tamanho={20} total={1287} onChange={jest.fn()} />);
  expect(screen.getByText('41–60 de 1.287')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Página 65' })).toBeInTheDocument();
});

it('stops at the last page', async () => {
  const onChange = jest.fn();
  render(<Pagination pagina={2} tamanho={20} total={25} onChange={onChange} />);
  expect(screen.getByText('21–25 de 25')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Página anterior' }));
  expect(onChange).toHaveBeenCalledWith(1);
});

it('says that more were found than it can turn to', () => {
  render(<Pagination pagina={50} tamanho={20} total={1000} isTotalMinimo onChange={jest.fn()} />);
  expect(screen.getByText('981–1.000 de mais de 1.000. Refine a busca para ver os demais.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Próxima página' })).toHaveAttribute('aria-disabled', 'true');
});

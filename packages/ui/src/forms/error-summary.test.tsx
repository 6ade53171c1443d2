import { TextField } from '@balcao/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateField } from './date-field.component.tsx';
import { ErrorSummary } from './error-summary.component.tsx';
import { FormSection } from './form-section.component.tsx';
import { RadioGroup } from './radio-group.component.tsx';
import { Select } from './select.component.tsx';

const options = [
  { value: 'A', label: 'Um' },
  { value: 'B', label: 'Dois' },
];
const ignore = jest.fn();

const form = (
  <>
    <ErrorSummary
      issues={[
        { campo: 'cep', mensagem: 'Informe o CEP.' },
        { campo: 'uso', mensagem: 'Escolha o uso.' },
        { campo: 'nascimento', mensagem: 'Informe o nascimento.' },
        { campo: 'garagem', mensagem: 'Escolha a garagem.' },
      ]}
    />
    <FormSection titulo="Pernoite" defaultOpen={false}>
      <TextField name="cep" label="CEP" value="" onChange={ignore} />
    </FormSection>
    <Select name="uso" label="Uso" options={options} value={null} onChange={ignore} />
    <DateField name="nascimento" label="Nascimento" value={null} onChange={ignore} />
    <RadioGroup name="garagem" label="Garagem" options={options} value="B" onChange={ignore} />
  </>
);

const go = (mensagem: string) => userEvent.click(screen.getByRole('button', { name: mensagem }));

it('takes focus when it appears and counts what is left to correct', () => {
  render(form);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Corrija 4 campos para continuar');
});

it('opens the closed section of a field and focuses it', async () => {
  render(form);
  expect(screen.getByRole('button', { name: 'Pernoite' })).toHaveAttribute('aria-expanded', 'false');
  await go('Informe o CEP.');
  expect(screen.getByRole('textbox', { name: 'CEP' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Pernoite' })).toHaveAttribute('aria-expanded', 'true');
});

it('focuses a list, the first part of a date and the radio that is on', async () => {
  render(form);
  await go('Escolha o uso.');
  expect(screen.getByRole('button', { name: /Uso/ })).toHaveFocus();
  await go('Informe o nascimento.');
  expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus();
  await go('Escolha a garagem.');
  expect(screen.getByRole('radio', { name: 'Dois' })).toHaveFocus();
});

it('shows nothing without issues', () => {
  const { container } = render(<ErrorSummary issues={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('names the refused field, without a colon after a question mark', () => {
  const mensagem = 'Campo obrigatório.';
  render(
    <ErrorSummary
      issues={[
        { campo: 'isopainel', rotulo: 'Tem isopainel?', mensagem },
        { campo: 'cnae', rotulo: 'CNAE', mensagem },
      ]}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Tem isopainel? Campo obrigatório.',
    'CNAE: Campo obrigatório.',
  ]);
});

it('says what is wrong in the order of the page, and leaves the focus where it is when the form takes it to a field', () => {
  const campos = ['nome', 'itens.0.placa', 'fora', 'inicio'];
  const fields = campos
    .filter((campo) => campo !== 'fora')
    .map((campo) => <TextField key={campo} name={campo} label={campo} value="" onChange={ignore} />);
  const { rerender } = render(<div>{fields}</div>);
  rerender(
    <div>
      <ErrorSummary isFocused={false} issues={[...campos].reverse().map((campo) => ({ campo, mensagem: `${campo}?` }))} />
      {fields}
    </div>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['nome?', 'itens.0.placa?', 'inicio?', 'fora?']);
  expect(document.body).toHaveFocus();
});

import { apoioCalls, type RascunhoOrcamento } from '@balcao/contracts';
import { definicaoAuto, linhaAuto, type SecaoDefinida } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway } from '@balcao/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { LinhaAberta } from '../../linha-aberta.ts';
import { CampoTexto } from './campos.component.tsx';
import { type PecasDeCampo, SecaoDeDados } from './secao-de-dados.component.tsx';

const gateway = fakeGateway();
const secao = (wanted: string) => definicaoAuto.secoes.find(({ id }) => id === wanted) as SecaoDefinida;

function Tela({ id, risco, pecas }: { id: string; risco: Record<string, unknown>; pecas?: PecasDeCampo }) {
  const form = useForm({ defaultValues: { risco, comercial: {} } as RascunhoOrcamento });
  return (
    <QueryProvider>
      <LinhaAberta value={linhaAuto}>
        <FormProvider {...form}>
          <SecaoDeDados secao={secao(id)} {...(pecas && { pecas })} />
          <CampoTexto nome="risco.segurado.nome" label="Segurado" />
        </FormProvider>
      </LinhaAberta>
    </QueryProvider>
  );
}

beforeEach(() => beginSignedIn(gateway, queryClient));
afterEach(cleanup);
afterAll(gateway.close);

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`), { selector: 'input' });
const isThere = (name: string) => screen.queryByLabelText(new RegExp(`^${name}( \\*)?$`), { selector: 'input' }) !== null;

it('takes another postcode of the form with one press, while it is another', async () => {
  render(<Tela id="pernoite" risco={{ segurado: { cep: '01310100' }, pernoite: { cepPernoite: '' } }} />);
  await userEvent.click(screen.getByText('Usar o CEP do segurado'));
  expect(field('CEP de pernoite')).toHaveValue('01310-100');
  expect(screen.queryByText('Usar o CEP do segurado')).toBeNull();
});

it('fills a section by the key that was looked up, only where it is empty, and says so below the fields', async () => {
  gateway.answer(apoioCalls.findPessoa, {
    documento: '52998224725',
    pessoa: 'PF',
    nome: 'Rui Lima',
    nascimento: '1980-01-01',
    sexo: 'M',
    estadoCivil: 'CASADO',
    email: 'rui@exemplo.test',
    celular: null,
    cep: null,
    numero: null,
  });
  render(<Tela id="condutor" risco={{ segurado: { pessoa: 'PF' }, condutor: { igualSegurado: false, nome: 'Rui de Lima' } }} />);
  await userEvent.type(field('CPF do condutor'), '52998224725');
  await userEvent.tab();
  await waitFor(() => expect(document.getElementById('campo-risco.condutor.estadoCivil')).toHaveTextContent('Casado(a)'));
  expect(field('Nome do condutor')).toHaveValue('Rui de Lima');
  const aviso = screen.getByText(/Pessoa encontrada na sua base/);
  expect(field('Anos de habilitação').compareDocumentPosition(aviso)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('puts in other fields what follows from an answer', async () => {
  render(<Tela id="veiculo" risco={{ veiculo: { zeroKm: false, placa: 'ABC1D23' } }} />);
  await userEvent.click(field('Veículo zero km'));
  expect(isThere('Placa')).toBe(false);
  await userEvent.click(field('Veículo zero km'));
  expect(field('Placa')).toHaveValue('');
});

it('keeps on the page a plate that is refused of a car of zero km, so that it can be erased', () => {
  render(<Tela id="veiculo" risco={{ veiculo: { zeroKm: true, placa: 'ABC1D23' } }} />);
  expect(field('Placa')).toHaveValue('ABC1D23');
  expect(field('Placa')).not.toBeRequired();
});

it('says of a field what the rest of the form makes true of it', async () => {
  render(<Tela id="renovacao" risco={{ seguro: { tipo: 'RENOVACAO_PROPRIA' }, renovacao: { bonus: 0 } }} />);
  expect(field('Código de identificação \\(CI\\)')).not.toBeRequired();
  await userEvent.clear(field('Classe de bônus'));
  await userEvent.type(field('Classe de bônus'), '3');
  await waitFor(() => expect(field('Código de identificação \\(CI\\)')).toBeRequired());
  expect(screen.queryByText(/Seguro novo começa na classe 0/)).toBeNull();
});

it('draws a field that depends on the rest again only when what the rest says of it changes', async () => {
  const drawn = jest.fn();
  const Contada = () => {
    drawn();
    return null;
  };
  const risco = { seguro: { tipo: 'RENOVACAO_PROPRIA' }, renovacao: { bonus: 0 }, segurado: { nome: '' } };
  render(<Tela id="renovacao" risco={risco} pecas={{ 'risco.renovacao.ci': Contada }} />);
  drawn.mockClear();
  await userEvent.type(field('Segurado'), 'Ana Souza');
  await userEvent.tab();
  expect(drawn).not.toHaveBeenCalled();
  await userEvent.type(field('Classe de bônus'), '3');
  await waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
});

import { type CompartilhamentoPublico, compartilhamentoPublicoCalls } from '@balcao/contracts';
import { fakeGateway, refusal } from '@balcao/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy as moldura } from '../../moldura.copy.ts';
import { CompartilhamentoPage } from './compartilhamento.page.tsx';

jest.mock('single-spa', () => ({ navigateToUrl: jest.fn() }));

const user = userEvent.setup();
const gateway = fakeGateway();
const publico = (
  status: CompartilhamentoPublico['seguradoras'][number]['status'],
  over: Partial<CompartilhamentoPublico> = {},
): CompartilhamentoPublico => ({
  corretora: { nome: 'Boa Vista', cnpj: '11222333000181', susep: '202011233' },
  corretor: { nome: 'Rita', email: 'rita@boavista.test' },
  nome: 'Zélia Prado',
  isEmpresa: false,
  finalidades: ['RENOVACAO'],
  produtos: ['AUTO', 'PESSOAS'],
  meses: 12,
  endosso: null,
  expiraEm: '2026-12-26T12:00:00Z',
  seguradoras: [
    {
      slug: 'jequitiba_seguros',
      nome: 'Jequitibá Seguros',
      status,
      valeAte: status === 'AUTORIZADO' ? '2027-11-21T12:00:00Z' : null,
      apolices: 0,
    },
  ],
  ...over,
});

beforeEach(() => {
  window.location.hash = '#segredo';
});
afterEach(() => {
  cleanup();
  gateway.reset();
});
afterAll(gateway.close);

it('says what is asked and for how long, before anybody is sent anywhere', async () => {
  gateway.answer(compartilhamentoPublicoCalls.view, publico('PENDENTE'));
  render(<CompartilhamentoPage />);
  expect(await screen.findByText('Seguros de automóvel')).toBeVisible();
  expect(screen.queryByText('Seguros de residência, condomínio e empresa')).toBeNull();
  expect(screen.getByText(/vale por 12 meses/)).toBeVisible();
  gateway.reply(compartilhamentoPublicoCalls.start, refusal(503, 503, 'Em atualização.'));
  await user.click(screen.getByRole('button', { name: 'Autorizar em Jequitibá Seguros' }));
  expect(await screen.findByText('Não deu certo')).toBeVisible();
});

it('says of an endorsement what changes, and asks for nothing to be read', async () => {
  const endosso = { apolice: 'A-123', tipo: 'ALTERACAO', descricao: 'Trocou de carro.', isEsperando: true } as const;
  gateway.answer(compartilhamentoPublicoCalls.view, publico('PENDENTE', { produtos: [], finalidades: [], endosso }));
  render(<CompartilhamentoPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizar a mudança da sua apólice' })).toBeVisible();
  expect(screen.getByText('Alteração na apólice A-123:')).toBeVisible();
  expect(screen.getByText('Trocou de carro.')).toBeVisible();
  expect(screen.queryByText(/Apólices, coberturas/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Autorizar em Jequitibá Seguros' })).toBeVisible();
});

it('asks a company for the CPF of who acts for it', async () => {
  gateway.answer(compartilhamentoPublicoCalls.view, publico('RECUSADO', { isEmpresa: true }));
  render(<CompartilhamentoPage />);
  await user.type(await screen.findByLabelText('CPF de quem responde pela empresa'), '52998224725');
  gateway.reply(compartilhamentoPublicoCalls.start, refusal(503, 503, 'Em atualização.'));
  await user.click(screen.getByRole('button', { name: 'Tentar de novo em Jequitibá Seguros' }));
  expect(await screen.findByText('Não deu certo')).toBeVisible();
  expect(gateway.pedidos.at(-1)?.input).toMatchObject({ token: 'segredo', seguradora: 'jequitiba_seguros', cpf: '52998224725' });
});

it('lets the client take it back, with what was read', async () => {
  gateway.answer(compartilhamentoPublicoCalls.view, publico('AUTORIZADO'));
  render(<CompartilhamentoPage />);
  expect(await screen.findByText('Autorizada · até 21/11/2027')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar a autorização de Jequitibá Seguros' }));
  await user.click(screen.getByRole('checkbox', { name: 'Apagar também o que já foi lido' }));
  gateway.answer(compartilhamentoPublicoCalls.revoke, publico('REVOGADO'));
  await user.click(screen.getByRole('button', { name: 'Cancelar autorização' }));
  expect(await screen.findByText('Cancelada')).toBeVisible();
  expect(gateway.pedidos.at(-1)?.input).toMatchObject({ apagar: true });
});

it('opens nothing by a link that is none', async () => {
  gateway.reply(compartilhamentoPublicoCalls.view, refusal(404, 404, 'Não encontrado.'));
  render(<CompartilhamentoPage />);
  expect(await screen.findByRole('heading', { level: 1, name: moldura.indisponivel })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

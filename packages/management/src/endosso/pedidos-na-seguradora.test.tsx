import { type Endosso, type EndossosDaApolice, endossoCalls, type PedidoNaSeguradora } from '@balcao/contracts';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PedidosNaSeguradora } from './pedidos-na-seguradora.component.tsx';

jest.mock('single-spa', () => ({ navigateToUrl: jest.fn() }));

const user = userEvent.setup();
const gateway = fakeGateway();
const ENDOSSO = '0190b000-0000-7000-8000-0000000000e1';
const pedido = (over: Partial<PedidoNaSeguradora> = {}): PedidoNaSeguradora => ({
  endossoId: ENDOSSO,
  consentimento: {
    status: 'PENDENTE',
    url: 'http://localhost/publico/compartilhamento#x',
    linkAte: '2026-12-26T12:00:00Z',
    enviadoPara: 'z@casa.com',
  },
  protocoladoEm: null,
  endereco: null,
  consultas: 0,
  consultadoEm: null,
  proximaEm: null,
  desistidoEm: null,
  ...over,
});
const show = (status: Endosso['status'], um: PedidoNaSeguradora) => {
  const endosso = { id: ENDOSSO, numero: 3, status, protocolo: 'EN-1', versao: 4 } as Endosso;
  const lida = { endossos: [endosso], pedidos: [um] } as unknown as EndossosDaApolice;
  render(<PedidosNaSeguradora lida={lida} />, { wrapper: QueryProvider });
};

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('gives the link that waits for the client, and asks again', async () => {
  show('SOLICITADO', pedido());
  expect(screen.getByText(/Espera a autorização do cliente/)).toBeVisible();
  expect(screen.getByText(/Link enviado para z@casa.com/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copiar o link' })).toBeVisible();
  gateway.answer(endossoCalls.askConsentimento, pedido());
  await user.click(screen.getByRole('button', { name: 'Pedir autorização de novo' }));
  expect(gateway.pedidos.at(-1)?.input).toEqual({ endossoId: ENDOSSO, versao: 4 });
});

it('says that a link ended with no answer, and gives none', () => {
  show('SOLICITADO', pedido({ consentimento: { status: 'PENDENTE', url: null, linkAte: '2026-01-01T12:00:00Z', enviadoPara: null } }));
  expect(screen.getByText('O link venceu sem resposta do cliente.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copiar o link' })).toBeNull();
});

it('tells how a request is followed, and where the insurer shows it', () => {
  const protocoladoEm = '2026-11-26T12:00:00Z';
  const proximaEm = '2026-11-26T13:00:00Z';
  show('EM_ANALISE', pedido({ protocoladoEm, consultas: 2, consultadoEm: protocoladoEm, proximaEm, endereco: 'https://s.test/e' }));
  expect(screen.getByText(/Protocolo EN-1/)).toBeVisible();
  expect(screen.getByText(/Perguntado 2 vezes/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver na seguradora' })).toHaveAttribute('href', 'https://s.test/e');
});

it('leaves to a person what is followed no more, and shows nothing of what was answered', () => {
  show('EM_ANALISE', pedido({ protocoladoEm: '2026-10-01T12:00:00Z', desistidoEm: '2026-11-01T12:00:00Z' }));
  expect(screen.getByText(/registre a resposta/)).toBeVisible();
  cleanup();
  show('EMITIDO', pedido());
  expect(screen.queryByRole('heading')).toBeNull();
});

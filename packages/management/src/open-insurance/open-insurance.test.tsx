import { type ApoliceExterna, type Compartilhamento, compartilhamentoCalls, type CompartilhamentosDoSegurado } from '@balcao/contracts';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenInsurance } from './open-insurance.component.tsx';

jest.mock('single-spa', () => ({ navigateToUrl: jest.fn() }));

const user = userEvent.setup();
const gateway = fakeGateway();
const ZELIA = '0190b000-0000-7000-8000-000000000001';
const cliente = { id: ZELIA, nome: 'Zélia Prado', email: 'zelia@casa.com.br', celular: '35900001234' };

const consentimento = (over: Partial<Compartilhamento> = {}): Compartilhamento => ({
  id: '0190b000-0000-7000-8000-0000000000c1',
  seguradora: 'jequitiba_seguros',
  seguradoraNome: 'Jequitibá Seguros',
  produtos: ['AUTO'],
  finalidades: ['RENOVACAO'],
  status: 'AUTORIZADO',
  pedidoEm: '2026-11-20T12:00:00Z',
  linkAte: '2026-12-20T12:00:00Z',
  autorizadoEm: '2026-11-21T12:00:00Z',
  valeAte: '2027-11-21T12:00:00Z',
  encerradoEm: null,
  encerradoPor: null,
  lidoEm: '2026-11-21T12:01:00Z',
  falha: null,
  apolices: 1,
  ...over,
});
const apolice = (over: Partial<ApoliceExterna> = {}): ApoliceExterna => ({
  id: '0190b000-0000-7000-8000-0000000000a1',
  compartilhamentoId: '0190b000-0000-7000-8000-0000000000c1',
  seguradora: 'jequitiba_seguros',
  seguradoraNome: 'Jequitibá Seguros',
  numero: '0531001',
  produto: 'AUTO',
  nomeProduto: 'Automóvel Individual',
  linha: 'AUTO',
  bem: 'Chevrolet Onix 2023',
  vigIni: '2026-02-15',
  vigFim: '2027-02-15',
  premioTotalCentavos: 227_878,
  bonus: 9,
  sinistros: 0,
  corretor: 'Horizonte Corretora',
  coberturas: [{ codigo: 'VIDROS', nome: 'Vidros', limiteCentavos: 500_000, premioCentavos: 18_000, franquiaCentavos: null }],
  lidaEm: '2026-11-21T12:01:00Z',
  apoliceId: null,
  orcamento: null,
  ...over,
});
const tudo = (over: Partial<CompartilhamentosDoSegurado> = {}): CompartilhamentosDoSegurado => ({
  seguradoras: [
    { slug: 'jequitiba_seguros', nome: 'Jequitibá Seguros' },
    { slug: 'tucano_azul_seguros', nome: 'Tucano Azul Seguros' },
  ],
  compartilhamentos: [],
  apolices: [],
  ...over,
});

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  signOut();
  queryClient.clear();
  gateway.reset();
});
afterAll(gateway.close);

const show = (data: CompartilhamentosDoSegurado) => {
  gateway.answer(compartilhamentoCalls.listDoSegurado, data);
  render(
    <QueryProvider>
      <OpenInsurance cliente={cliente} />
    </QueryProvider>,
  );
};
const sent = (part: string) => gateway.pedidos.filter(({ path, method }) => method === 'POST' && path.includes(part));

it('asks chosen insurers, refusing to ask nobody, and shows the link to copy or send', async () => {
  show(tudo());
  expect(await screen.findByText('Nada foi pedido a este cliente ainda.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pedir dados por Open Insurance' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await user.click(dialogo.getByRole('button', { name: 'Criar o link' }));
  expect(await dialogo.findByText('Escolha ao menos uma opção de cada lista.')).toBeVisible();
  expect(sent('compartilhamentos')).toHaveLength(0);
  const url = 'https://balcao.test/publico/compartilhamento#segredo';
  gateway.answer(compartilhamentoCalls.createPedido, { url, expiraEm: '2026-12-26T12:00:00Z', enviadoPara: 'zelia@casa.com.br' });
  await user.click(dialogo.getByRole('checkbox', { name: 'Tucano Azul Seguros' }));
  await user.click(dialogo.getByRole('button', { name: 'Criar o link' }));
  expect(await dialogo.findByDisplayValue(url)).toBeVisible();
  expect(sent('compartilhamentos')[0]?.input).toMatchObject({
    seguradoras: ['tucano_azul_seguros'],
    produtos: ['AUTO', 'PATRIMONIAL', 'PESSOAS'],
    finalidades: ['RENOVACAO'],
    meses: 12,
    porEmail: true,
  });
  expect(dialogo.getByRole('link', { name: 'Mandar por WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(url)),
  );
});

it('shows what was read, and opens a quote of it', async () => {
  show(
    tudo({
      compartilhamentos: [consentimento()],
      apolices: [apolice(), apolice({ id: '0190b000-0000-7000-8000-0000000000a2', nomeProduto: 'Residencial', apoliceId: ZELIA })],
    }),
  );
  expect(await screen.findByText('Automóvel Individual')).toBeVisible();
  expect(screen.getAllByText(/bônus 9 · por Horizonte Corretora/)).toHaveLength(2);
  expect(screen.getByText('Já é da corretora')).toBeVisible();
  // what is ours already is no opportunity
  expect(screen.getAllByRole('button', { name: /^Orçar renovação/ })).toHaveLength(1);
  gateway.reply(compartilhamentoCalls.openOrcamento, refusal(403, 403, 'Sua assinatura não permite orçar esta linha.'));
  await user.click(screen.getByRole('button', { name: 'Orçar renovação: Automóvel Individual, Jequitibá Seguros' }));
  expect(await screen.findByText('O orçamento não foi aberto')).toBeVisible();
});

it('ends a consent with what was read, asking first', async () => {
  show(tudo({ compartilhamentos: [consentimento()], apolices: [apolice()] }));
  await user.click(await screen.findByRole('button', { name: 'Encerrar: Jequitibá Seguros' }));
  const pergunta = within(screen.getByRole('alertdialog'));
  await user.click(pergunta.getByRole('checkbox', { name: 'Apagar também o que já foi lido' }));
  const ended = consentimento({ status: 'REVOGADO', encerradoEm: '2026-11-26T12:00:00Z', encerradoPor: 'CORRETORA', apolices: 0 });
  gateway.answer(compartilhamentoCalls.revoke, ended);
  gateway.answer(compartilhamentoCalls.listDoSegurado, tudo({ compartilhamentos: [ended] }));
  await user.click(pergunta.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText(/Encerrada em .* pela corretora/)).toBeVisible();
  await waitFor(() => expect(sent('revogacao')[0]?.input).toMatchObject({ apagar: true }));
  expect(screen.getByText('Nenhuma apólice foi lida.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apagar o que foi lido/ })).toBeNull();
});

it('says why a reading did not end, and that it failed to be shown at all', async () => {
  show(tudo({ compartilhamentos: [consentimento({ falha: 'LIMITE' })] }));
  expect(await screen.findByText('A seguradora pediu para esperar; lemos de novo sozinhos.')).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.reply(compartilhamentoCalls.listDoSegurado, refusal(503, 503, 'Em atualização.'));
  render(
    <QueryProvider>
      <OpenInsurance cliente={cliente} />
    </QueryProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

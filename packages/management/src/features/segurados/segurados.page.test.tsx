import { apoioCalls, filtroCalls, seguradoCalls, type SeguradoResumo, visaoSeguradoCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { PainelPage, visaoAberta } from './painel.page.tsx';
import { SeguradoNovoPage } from './segurado-novo.page.tsx';
import { RUI, umaFicha, umaVisao, ZELIA } from './segurados.fixture.ts';

const user = userEvent.setup();
const gateway = fakeGateway();
const ficha = umaFicha();
const resumo = (over: Partial<SeguradoResumo> = {}): SeguradoResumo => ({
  id: ZELIA,
  nome: 'Zélia Prado',
  pessoa: 'PF',
  documento: '11144477735',
  email: 'zelia@casa.com.br',
  celular: '35900001234',
  cidade: 'Varginha',
  uf: 'MG',
  nascimento: '1980-05-17',
  tags: ['VIP'],
  grupo: 'Prado',
  produtor: null,
  vigentes: 2,
  premioVigenteCentavos: 250_000,
  proximoFim: '2026-12-01',
  permissoes: 3,
  ativo: true,
  alteradoEm: '2026-03-01T12:00:00Z',
  ...over,
});
const visao = umaVisao();

function open(page: ReactNode, address: string) {
  window.history.replaceState(null, '', address);
  signIn({});
  currentSession();
  render(
    <QueryProvider>
      <BrowserRouter>
        {page}
        <ToastRegion />
      </BrowserRouter>
    </QueryProvider>,
  );
}
const asked = (method: string) => gateway.pedidos.filter((pedido) => pedido.method === method);
const page = (itens: SeguradoResumo[], total = itens.length) => ({ itens, total, pagina: 1, tamanho: 20 });

// reading the script for the first time is not what is waited for below
beforeAll(() => visaoAberta.preload(), 60_000);
beforeEach(() => {
  gateway.answer(filtroCalls.listFiltros, []);
  // before the call whose address would take its word for a client
  gateway.answer(seguradoCalls.findConhecido, null);
  gateway.answer(seguradoCalls.listFichas, page([resumo(), resumo({ id: RUI, nome: 'Rui Prado', vigentes: 0, ativo: false })]));
  gateway.answer(seguradoCalls.getOpcoes, {
    produtores: [{ id: RUI, nome: 'Ivo' }],
    grupos: [{ id: RUI, nome: 'Prado', tipo: 'FAMILIA' }],
    tags: ['VIP'],
  });
  gateway.answer(visaoSeguradoCalls.getVisao, visao);
  gateway.answer(seguradoCalls.getFicha, ficha);
  gateway.answer(seguradoCalls.listParecidos, []);
  gateway.answer(apoioCalls.findCep, null);
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  sessionStorage.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

describe('the list', () => {
  it('shows who the clients are and what they have, each leading to the whole of them', async () => {
    open(<PainelPage />, '/segurados/painel');
    const link = await screen.findByRole('link', { name: 'Zélia Prado' });
    expect(link).toHaveAttribute('href', `/segurados/painel?id=${ZELIA}`);
    const row = screen.getByRole('row', { name: /Zélia Prado/ });
    expect(row).toHaveTextContent('111.444.777-35');
    expect(row).toHaveTextContent('01/12/2026');
  });

  it('tells apart a brokerage without clients, a filter that finds none and an answer that did not come', async () => {
    gateway.answer(seguradoCalls.listFichas, page([]));
    open(<PainelPage />, '/segurados/painel');
    expect(await screen.findByText('Nenhum segurado ainda')).toBeVisible();
    cleanup();
    queryClient.clear();
    open(<PainelPage />, '/segurados/painel?tem=AUTO');
    expect(await screen.findByRole('button', { name: /Limpar/ })).toBeVisible();
    expect(screen.queryByText('Nenhum segurado ainda')).toBeNull();
    cleanup();
    queryClient.clear();
    gateway.reply(seguradoCalls.listFichas, refusal(500, 500, 'Falhou aqui.'));
    open(<PainelPage />, '/segurados/painel');
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });

  it('puts a label on those chosen', async () => {
    gateway.answer(seguradoCalls.changeLote, [{ id: ZELIA, nome: 'Zélia Prado', ok: true, mudou: true, mensagem: null }]);
    open(<PainelPage />, '/segurados/painel');
    await user.click(await screen.findByRole('checkbox', { name: /Zélia Prado/ }));
    await user.click(screen.getByRole('button', { name: 'Etiquetar ou trocar produtor' }));
    const janela = await screen.findByRole('dialog');
    await user.type(within(janela).getByRole('combobox', { name: 'Etiqueta' }), 'Frota');
    await user.click(within(janela).getByRole('button', { name: 'Aplicar' }));
    await waitFor(() =>
      expect(asked('POST').map(({ input }) => input)).toContainEqual({ ids: [ZELIA], mudanca: { tipo: 'TAG_POSTA', tag: 'Frota' } }),
    );
    expect(await screen.findByText('1 segurado mudado')).toBeVisible();
  });
});

describe('the whole view', () => {
  it('says who the client is, what they have, permit and belong to, and what is done from there', async () => {
    open(<PainelPage />, `/segurados/painel?id=${ZELIA}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Zélia Prado' })).toBeVisible();
    expect(screen.getByText('(35) 3471-1234 (Consultório)')).toBeVisible();
    expect(screen.getByText('Rua Um, 10, Varginha/MG, 37002-000')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rui Prado' })).toHaveAttribute('href', `/segurados/painel?id=${RUI}`);
    expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', `/segurados/novo?id=${ZELIA}`);
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/5535900001234');
    expect(screen.getByRole('link', { name: 'Novo orçamento' })).toHaveAttribute('href', `/multicalculo/novo-orcamento?segurado=${ZELIA}`);
    await user.click(screen.getByRole('tab', { name: /Apólices/ }));
    expect(await screen.findByText('Onix 2022 · Jequitibá Seguros · Nº 531.77')).toBeVisible();
    expect(screen.getByText('E mais 2 registros.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Mensagens/ }));
    expect(await screen.findByRole('link', { name: 'Sua cotação' })).toBeVisible();
    expect(screen.getByText(/ainda não aberta/)).toBeVisible();
    expect(screen.getByText('Feliz aniversário')).toBeVisible();
    expect(screen.getByText(/ainda vai sair/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Linha do tempo' }));
    expect((await screen.findAllByText(/Apólice emitida|Permissão revogada/)).map(({ textContent }) => textContent)).toEqual([
      'Apólice emitida',
      'Permissão revogada',
    ]);
    expect(screen.getByRole('link', { name: '531.77' })).toHaveAttribute(
      'href',
      expect.stringContaining('/centralVendas/propostas/proposta?id='),
    );
    await user.click(screen.getByRole('tab', { name: /Sinistros/ }));
    expect(await screen.findByText('Nenhum sinistro.')).toBeVisible();
  });

  it('says whom the client answers for, and what the whole group pays', async () => {
    const dependentes = [{ nome: 'Bia', nascimento: null, documento: null, parentesco: 'FILHO' as const }];
    gateway.answer(visaoSeguradoCalls.getVisao, umaVisao({ ficha: umaFicha({ dependentes }) }));
    open(<PainelPage />, `/segurados/painel?id=${ZELIA}`);
    expect(await screen.findByText('Bia (Filho ou filha)')).toBeVisible();
    expect(screen.getByText(/^Família · Prêmio do grupo: R\$\s4\.000,00$/)).toBeVisible();
  });

  it('says who may be the same person, and why', async () => {
    gateway.answer(seguradoCalls.listParecidos, [
      { id: RUI, nome: 'Zelia Prado', documento: '52998224725', pontos: 80, motivos: ['NOME_E_NASCIMENTO'] },
    ]);
    open(<PainelPage />, `/segurados/painel?id=${ZELIA}`);
    expect(await screen.findByText(/80 de 100: mesmo nome e nascimento/)).toBeVisible();
  });

  it('offers to try again when it did not come', async () => {
    gateway.reply(visaoSeguradoCalls.getVisao, refusal(500, 500, 'Falhou aqui.'));
    open(<PainelPage />, `/segurados/painel?id=${ZELIA}`);
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});

describe('the form', () => {
  const type = async (nome: string, texto: string) => {
    const field = await screen.findByRole('textbox', { name: nome });
    await user.clear(field);
    await user.type(field, texto);
    await user.tab();
  };

  it('leads to whom a document already is', async () => {
    gateway.answer(seguradoCalls.findConhecido, { id: RUI, nome: 'Rui Prado' });
    open(<SeguradoNovoPage />, '/segurados/novo');
    await type('CPF', '11144477735');
    expect(await screen.findByRole('link', { name: 'Abrir Rui Prado' })).toHaveAttribute('href', `/segurados/painel?id=${RUI}`);
  });

  it('is refused at its fields before it is sent', async () => {
    open(<SeguradoNovoPage />, '/segurados/novo');
    await type('CPF', '11144477736');
    await user.click(screen.getByRole('button', { name: 'Incluir segurado' }));
    expect((await screen.findAllByText('Informe um CPF válido.')).length).toBeGreaterThan(0);
    expect(asked('POST')).toEqual([]);
  });

  it('sends a new client with further contacts and the labels apart', async () => {
    gateway.answer(seguradoCalls.createFicha, ficha);
    open(<SeguradoNovoPage />, '/segurados/novo');
    await type('CPF', '11144477735');
    await type('Nome', 'Zélia Prado');
    await type('Etiquetas', 'VIP, Frota');
    await user.click(screen.getByRole('button', { name: 'Adicionar contato' }));
    await type('Contato', '(35) 90000-4321');
    await user.click(screen.getByRole('button', { name: 'Incluir segurado' }));
    await waitFor(() => expect(asked('POST')).toHaveLength(1));
    expect(asked('POST')[0]?.input).toMatchObject({
      nome: 'Zélia Prado',
      contatos: [{ tipo: 'CELULAR', valor: '(35) 90000-4321', rotulo: null }],
      tags: ['VIP', 'Frota'],
    });
  });

  it('sends whom a person answers for, and of a company who answers for it', async () => {
    gateway.answer(seguradoCalls.createFicha, ficha);
    open(<SeguradoNovoPage />, '/segurados/novo');
    await type('CPF', '11144477735');
    await type('Nome', 'Zélia Prado');
    expect(screen.queryByRole('button', { name: 'Adicionar representante' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Adicionar dependente' }));
    await type('Nome do dependente', 'Bia');
    await user.click(screen.getByRole('button', { name: 'Incluir segurado' }));
    await waitFor(() => expect(asked('POST')).toHaveLength(1));
    expect(asked('POST')[0]?.input).toMatchObject({
      dependentes: [{ nome: 'Bia', parentesco: 'FILHO', nascimento: null, documento: null }],
      representantes: [],
    });
  });

  it('keeps nothing of the street of the postcode before', async () => {
    gateway.answer(apoioCalls.findCep, { cep: '78200000', logradouro: null, bairro: null, cidade: 'Cáceres', uf: 'MT' });
    open(<SeguradoNovoPage />, `/segurados/novo?id=${ZELIA}`);
    await type('CEP', '78200000');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Cáceres'));
    expect(screen.getByRole('textbox', { name: 'Rua' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Número' })).toHaveValue('10');
  });

  it('changes a client over the version that was read', async () => {
    gateway.answer(seguradoCalls.updateFicha, { ...ficha, nome: 'Zélia Lima', versao: 4 });
    open(<SeguradoNovoPage />, `/segurados/novo?id=${ZELIA}`);
    await type('Nome', 'Zélia Lima');
    await user.click(screen.getByRole('button', { name: 'Salvar segurado' }));
    await waitFor(() => expect(asked('PUT')).toHaveLength(1));
    expect(asked('PUT')[0]?.input).toMatchObject({ nome: 'Zélia Lima', versao: 3, enderecos: ficha.enderecos });
  });
});

it('shows a client in short beside the list by keyboard, with a link to the whole view, and gives the focus back', async () => {
  open(<PainelPage />, '/segurados/painel?q=zelia');
  const button = await screen.findByRole('button', { name: 'Ver em resumo: Zélia Prado' });
  button.focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Zélia Prado' });
  expect(window.location.search).toBe(`?q=zelia&ver=${ZELIA}`);
  expect(within(drawer).getByText('zelia@casa.com.br')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'Abrir a visão completa' })).toHaveAttribute('href', `/segurados/painel?id=${ZELIA}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

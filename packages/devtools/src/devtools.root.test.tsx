import { type Ambiente, type Concessao, defineEvent, type FotoDaPagina, suporteCalls } from '@balcao/contracts';
import { formatHora } from '@balcao/domain';
import { currentSession, emit, on, prepareCalls } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { DevtoolsRoot } from './devtools.root.tsx';

jest.mock('single-spa', () => ({ getAppNames: () => ['@balcao/quoting'], getAppStatus: () => 'MOUNTED', navigateToUrl: jest.fn() }));
const Q = '@balcao/quoting';
const gateway = fakeGateway();
const medido = defineEvent('teste:medido', z.object({ valor: z.int() }));
const soon = new Date(Date.now() + 1_800_000).toISOString();
const em = '2026-11-20T12:00:00Z';
const id = '0190b000-0000-7000-8000-000000000009';

const inline = (over: Partial<Ambiente> = {}) => {
  const ambiente: Ambiente = {
    nome: 'staging',
    versao: '1',
    sequencia: 7,
    digest: 'd1',
    construcoes: { [Q]: 'b1', '@balcao/menu': 'm1' },
    chave: { id: 'k', x: 'x' },
    devtools: true,
    suporte: null,
    ...over,
  };
  document.body.innerHTML = `<script type="application/json" id="balcao-ambiente">${JSON.stringify(ambiente)}</script>`;
};
const registrada = (idConstrucao: string, noAr: boolean) => ({
  servico: Q,
  id: idConstrucao,
  autor: 'ana',
  commit: 'c',
  registradaEm: em,
  noAr,
  canario: false,
  daInstalacao: false,
  mensagem: 'quoting: o CEP tem prazo',
  versao: '1.0.0',
  quarentena: false,
});
const foto: FotoDaPagina = {
  digest: 'd2',
  sequencia: 7,
  construcoes: { [Q]: 'b2', '@balcao/menu': 'm1' },
  rota: 'quoting/orcamentos',
  caminho: '/multicalculo/orcamentos',
  parcelas: [{ nome: 'quoting', estado: 'MOUNTED', montadaEmMs: 12 }],
  bandeiras: { acessoMC: false },
  sobreposicoes: [],
  navegador: { agente: 'Mozilla/5.0', idioma: 'pt-BR', largura: 1440, altura: 900 },
  eventos: [{ em, nome: 'sessao:iniciada', resumo: {} }],
};
const concessao: Concessao = {
  id: 'c1',
  tipo: 'construcao',
  para: { tipo: 'usuario', id },
  paraNome: 'Rita Prado',
  construcoes: { [Q]: 'b2' },
  soLeitura: false,
  motivo: 'Cálculo não abre',
  autor: 'Rui Alves',
  criadaEm: em,
  ate: soon,
  encerradaEm: null,
  sairam: [],
};
const pageOf = <T,>(...itens: T[]) => ({ itens, total: itens.length, pagina: 1, tamanho: 20 });

beforeAll(() => {
  prepareCalls();
  // jsdom measures nothing
  Object.assign(performance, { getEntriesByType: () => [], getEntriesByName: () => [] });
});
beforeEach(() => {
  inline();
  gateway.answer(suporteCalls.listConstrucoes, [registrada('b1', true), registrada('b2', false)]);
  gateway.answer(suporteCalls.listConcessoes, pageOf());
});
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  localStorage.clear();
  signOut();
});
afterAll(gateway.close);

async function open(aba?: string, segfyer = true) {
  signIn({ segfyer, token: crypto.randomUUID() });
  currentSession();
  render(<DevtoolsRoot />);
  const user = userEvent.setup();
  await user.keyboard('{Control>}{Alt>}{b}{/Alt}{/Control}');
  if (aba) await user.click(screen.getByRole('tab', { name: aba }));
  return user;
}
const sent = (path: string) => gateway.pedidos.filter((pedido) => pedido.path === path);

describe('panel', () => {
  it('opens and closes with Ctrl+Alt+B, moves the focus, and reopens on the same tab', async () => {
    const user = await open('Sessão');
    expect(screen.getByRole('complementary', { name: 'Ferramentas de suporte' })).toBeVisible();
    await user.keyboard('{Control>}{Alt>}{b}{/Alt}{/Control}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('button', { name: /^Abrir as ferramentas/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Abrir as ferramentas/ }));
    expect(screen.getByRole('complementary')).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Sessão' })).toHaveAttribute('aria-selected', 'true');
  });

  it('is resized with the arrow keys, down to its smallest width', async () => {
    const user = await open();
    const edge = screen.getByRole('separator', { name: 'Largura do painel' });
    act(() => edge.focus());
    await user.keyboard('{ArrowLeft}');
    expect(edge).toHaveAttribute('aria-valuenow', '680');
    await user.keyboard('{ArrowRight>20/}');
    expect(edge).toHaveAttribute('aria-valuenow', '340');
  });

  it('hides the tabs of support from users who are not of support', async () => {
    inline({ nome: 'local' });
    await open(undefined, false);
    expect(screen.queryByRole('tab', { name: 'Atendimento' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Auditoria' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Mensagens' })).toBeNull();
    expect(gateway.pedidos).toEqual([]);
  });
});

it('shows what runs here, what everyone has and where it came from', async () => {
  inline({ construcoes: { [Q]: 'b2' } });
  await open();
  const list = screen.getByRole('list', { name: 'Serviços desta página' });
  expect(await within(list).findByText('canário')).toBeVisible();
  expect(within(list).getByText('b2')).toBeVisible();
  expect(within(list).getByText('b1')).toBeVisible();
  expect(within(list).getByText('na tela')).toBeVisible();
});

it('outlines the parcels on the screen, and takes the outlines away', async () => {
  inline();
  document.body.insertAdjacentHTML('beforeend', '<div id="parcel-quoting"></div>');
  const place = { top: 10, left: 0, width: 300, height: 40 } as DOMRect;
  jest.spyOn(document.getElementById('parcel-quoting') as HTMLElement, 'getBoundingClientRect').mockReturnValue(place);
  const user = await open();
  await user.click(screen.getByRole('switch', { name: 'Contornar os módulos na tela' }));
  expect(screen.getByText('quoting b1')).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Contornar os módulos na tela' }));
  expect(screen.queryByText('quoting b1')).toBeNull();
});

describe('events', () => {
  it('lists each as it is published, also one that broke its contract, and publishes it again', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard: number[] = [];
    const subscription = on(medido).subscribe(({ valor }) => heard.push(valor));
    const user = await open('Eventos');
    await act(async () => {
      emit(medido, { valor: 4 });
      emit(medido, { valor: 'x' } as never);
    });
    await user.type(screen.getByRole('searchbox', { name: 'Filtrar por nome ou conteúdo' }), 'medido');
    const [broken, good] = screen.getAllByRole('button', { name: 'Repetir teste:medido' });
    expect(screen.getByText('fora do contrato: ninguém ouviu')).toBeVisible();
    expect(broken).toHaveAttribute('aria-disabled', 'true');
    await user.click(good as HTMLElement);
    expect(heard).toEqual([4, 4]);
    subscription.unsubscribe();
    complaint.mockRestore();
  });

  it('adds nothing while paused, and can be cleared', async () => {
    const user = await open('Eventos');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    await act(async () => emit(medido, { valor: 1 }));
    expect(screen.getByText('Nenhum evento passou ainda.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await act(async () => emit(medido, { valor: 2 }));
    expect(screen.getAllByText('teste:medido')).toHaveLength(1);
  });
});

it('shows the decision of the guard, the flags, the connections and the leak counters', async () => {
  await open('Sessão');
  expect(screen.getByText('Elementos na página')).toBeVisible();
  expect(screen.getAllByText('ninguém ouve')).toHaveLength(3);
  expect(screen.getByText('acessoMC')).toBeVisible();
});

describe('overrides of this computer', () => {
  beforeEach(() => inline({ nome: 'local' }));

  it('accepts only an address of this computer, stored under the keys of import-map-overrides', async () => {
    localStorage.setItem(`import-map-override:${Q}`, 'http://localhost:1/velho.js');
    const user = await open('Sobreposições', false);
    const field = screen.getByRole('textbox', { name: Q });
    await user.clear(field);
    await user.type(field, 'https://evil.test/x.js');
    await user.click(screen.getByRole('button', { name: `Usar o endereço de ${Q}` }));
    expect(field).toHaveAccessibleDescription(/Use um endereço deste computador/);
    await user.clear(field);
    await user.type(field, 'http://localhost:8080/x.js');
    await user.click(screen.getByRole('button', { name: `Usar o endereço de ${Q}` }));
    expect(localStorage.getItem(`import-map-override:${Q}`)).toBe('http://localhost:8080/x.js');
    await user.click(screen.getByRole('button', { name: 'Tirar todas' }));
    expect(localStorage.getItem(`import-map-override:${Q}`)).toBeNull();
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
  });

  it('are not offered in any other environment', async () => {
    inline({ nome: 'production' });
    await open('Sobreposições');
    expect(screen.queryByText('Neste computador')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Emprestar uma construção' })).toBeVisible();
  });
});

describe('lending', () => {
  it('shows missing fields, lends a registered build, and shows a refusal of the gateway at its field', async () => {
    gateway.reply(suporteCalls.grant, {
      status: 422,
      body: { success: false, code: 'CAMPOS', message: 'x', errors: [{ campo: 'motivo', codigo: 'X', mensagem: 'Motivo vago.' }] },
    });
    const user = await open('Sobreposições');
    await user.click(screen.getByRole('button', { name: 'Emprestar' }));
    expect(await screen.findByText('Escolha ao menos uma construção.')).toBeVisible();
    expect(sent('/suporte/concessoes').filter(({ method }) => method === 'POST')).toEqual([]);

    await user.click(screen.getByRole('button', { name: /Serviço/ }));
    await user.click(screen.getByRole('option', { name: Q }));
    await user.click(screen.getByRole('button', { name: /Construção/ }));
    await user.click(screen.getByRole('option', { name: /b2/ }));
    await user.click(screen.getByRole('button', { name: 'Acrescentar' }));
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Cálculo não abre');
    await user.click(screen.getByRole('button', { name: 'Emprestar' }));
    expect(await screen.findByText('Motivo vago.')).toBeVisible();
    const [pedido] = sent('/suporte/concessoes').filter(({ method }) => method === 'POST');
    expect(pedido?.input).toEqual({ para: { tipo: 'eu', id: null }, construcoes: { [Q]: 'b2' }, motivo: 'Cálculo não abre', minutos: 30 });
  });

  it('lists what is lent now and takes it back', async () => {
    gateway.answer(suporteCalls.listConcessoes, pageOf({ ...concessao, sairam: [{ nome: 'caio@prado.test', em: soon }] }));
    gateway.answer(suporteCalls.end, {});
    const user = await open('Sobreposições');
    expect(await screen.findByText(`até ${formatHora(soon)} · por Rui Alves · Cálculo não abre`)).toBeVisible();
    expect(screen.getByText(`Saíram: caio@prado.test (${formatHora(soon)})`)).toBeVisible();
    gateway.answer(suporteCalls.listConcessoes, pageOf());
    await user.click(screen.getByRole('button', { name: 'Encerrar o empréstimo de Rita Prado' }));
    expect(await screen.findByText('Nenhum empréstimo em vigor.')).toBeVisible();
    expect(sent('/suporte/concessoes/c1')).toHaveLength(1);
  });
});

describe('what a broker sees', () => {
  const read = async () => {
    const user = await open('Atendimento');
    await user.type(screen.getByRole('textbox', { name: 'Código de suporte' }), 'k7qf 2m9x{Enter}');
    return user;
  };

  it('marks what differs from this page and opens the same, with a reason', async () => {
    gateway.answer(suporteCalls.readCodigo, {
      codigo: 'K7QF-2M9X',
      foto,
      corretor: { usuarioId: id, assinaturaId: id, nomeCorretora: 'Vale Seguros' },
      criadoEm: em,
      ate: soon,
    });
    gateway.reply(suporteCalls.openIgual, refusal(409, 'ENCERRADO', 'O código venceu.'));
    const user = await read();
    expect(await screen.findByText('Vale Seguros')).toBeVisible();
    expect(screen.getByText('1 serviço difere desta página.')).toBeVisible();
    expect(screen.getByText('acessoMC: não')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abrir igual' }));
    expect(sent('/suporte/codigos/abrir')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Tela em branco');
    await user.click(screen.getByRole('button', { name: 'Abrir igual' }));
    expect(await screen.findByText('O código venceu.')).toBeVisible();
    expect(sent('/suporte/codigos/abrir')[0]?.input).toMatchObject({ motivo: 'Tela em branco' });
  });

  it('says that a code does not exist, and offers to try again', async () => {
    gateway.reply(suporteCalls.readCodigo, refusal(404, 'NAO_ENCONTRADO', 'Código inexistente ou vencido.'));
    await read();
    expect(await screen.findByText('Código inexistente ou vencido.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });

  it('does not send a text that cannot be a code', async () => {
    const user = await open('Atendimento');
    await user.type(screen.getByRole('textbox', { name: 'Código de suporte' }), 'abc{Enter}');
    expect(screen.getByText('O código tem oito letras e números, como K7QF-2M9X.')).toBeVisible();
    expect(gateway.pedidos.filter(({ path }) => path.startsWith('/suporte/codigos'))).toEqual([]);
  });
});

it('pages through the audit', async () => {
  const acts = (pagina: number) =>
    Array.from({ length: 20 }, (_, index) => ({
      em,
      ato: 'concedida' as const,
      autor: 'Rui Alves',
      concessaoId: `c${pagina}-${index}`,
      detalhe: `${pagina}-${index}`,
      motivo: null,
    }));
  gateway.reply(suporteCalls.listAuditoria, ({ input }) => ({
    status: 200,
    body: { success: true, data: { itens: acts(Number(input['pagina'])), total: 40, pagina: Number(input['pagina']), tamanho: 20 } },
  }));
  const user = await open('Auditoria');
  expect(await screen.findByText('1-0')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  await waitFor(() => expect(screen.getByText('2-0')).toBeVisible());
});

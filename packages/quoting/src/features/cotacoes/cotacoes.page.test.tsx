import { carteiraCalls, type CotacaoResumo, sessaoCalls, type SolicitacaoCotacao, solicitacaoCalls } from '@balcao/contracts';
import { EventEmitter } from 'node:events';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal } from '@balcao/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { CotacoesPage } from './cotacoes.page.tsx';

/** The broker's end of the wire: what a browser would hear. */
class FakeBroker extends EventEmitter {
  readonly subscribed = new Set<string>();
  subscribe(path: string, _options: unknown, done?: (error: Error | null, granted: { qos: number }[]) => void) {
    this.subscribed.add(path);
    done?.(null, [{ qos: 1 }]);
  }
  unsubscribe(path: string) {
    this.subscribed.delete(path);
  }
  end() {
    this.removeAllListeners();
  }
}
const broker = new FakeBroker();
jest.mock('mqtt', () => ({ __esModule: true, default: { connect: () => broker } }));

const gateway = fakeGateway();
const user = userEvent.setup();
const cotacao: CotacaoResumo = {
  id: '0190b000-0000-7000-8000-000000000051',
  orcamentoId: '0190b000-0000-7000-8000-000000000040',
  numero: 12,
  versao: 2,
  criadoEm: '2026-11-20T12:00:00.000Z',
  origem: 'RENOVACAO',
  segurado: 'Ana Souza',
  bem: 'Onix',
  linha: 'AUTO',
  formulario: 'AUTO',
  status: 'CONCLUIDA',
  seguradorasOk: 7,
  responderam: 9,
  canceladas: 0,
  seguradorasTotal: 10,
  menorPremioCentavos: 322_140,
  menorSeguradora: 'Alfa Seguros',
  usuario: 'Eva',
};
const lead: SolicitacaoCotacao = {
  id: '0190b000-0000-7000-8000-000000000061',
  criadoEm: '2026-11-20T12:00:00.000Z',
  linha: 'AUTO',
  origem: 'QUESTIONARIO',
  status: 'NOVA',
  nome: 'Bruno Reis',
  email: null,
  celular: '35999990000',
  dados: {},
  consentimento: { texto: 'sim', versao: '1', em: '2026-11-20T12:00:00.000Z' },
  orcamentoId: null,
  responsavel: null,
  assumidaEm: null,
  protocolo: null,
  utm: null,
  avisado: null,
};
const page = { pagina: 1, tamanho: 20 };

function open(search = '') {
  renderAt(`/multicalculo/cotacoes${search}`, <CotacoesPage />);
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(sessaoCalls.canais, { assinatura: 'local/a1', usuario: 'local/u1' });
  gateway.answer(carteiraCalls.listCotacoes, { itens: [cotacao], total: 1, ...page });
  gateway.answer(solicitacaoCalls.listSolicitacoes, { itens: [lead], total: 1, ...page });
});
afterEach(cleanup);
afterAll(gateway.close);

it('leads each run to its results, and says how many insurers priced it', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Ana Souza' })).toHaveAttribute(
    'href',
    `/multicalculo/orcamento-multicalculo?id=${cotacao.orcamentoId}&cotacao=${cotacao.id}`,
  );
  expect(screen.getByText('7 de 10')).toBeVisible();
  expect(screen.getByText('Renovação')).toBeVisible();
});

it('tells a cancelled run as one: how many answered before', async () => {
  const cancelada: CotacaoResumo = { ...cotacao, status: 'CANCELADA', seguradorasOk: 1, responderam: 3, canceladas: 7 };
  gateway.answer(carteiraCalls.listCotacoes, { itens: [cancelada], total: 1, ...page });
  open();
  expect(await screen.findByText('cancelado: 3 de 10 responderam')).toBeVisible();
  expect(screen.getByText('Cancelada', { ignore: 'option' })).toBeVisible();
});

it('says of typed offers that they were informed: nobody calculated', async () => {
  const manual: CotacaoResumo = { ...cotacao, formulario: 'MANUAL', seguradorasOk: 2, seguradorasTotal: 2, responderam: 2 };
  gateway.answer(carteiraCalls.listCotacoes, { itens: [manual], total: 1, ...page });
  open();
  expect(await screen.findByText('2 informadas')).toBeVisible();
  expect(screen.getByText('nº 12 · versão 2 · Onix')).toBeVisible();
});

it('says which access is missing, and offers nothing that would be refused', async () => {
  const frase = 'O seu usuário não tem o acesso “orçamentos”. Peça a quem administra a sua corretora que o libere.';
  gateway.reply(carteiraCalls.listCotacoes, refusal(403, 'sem-permissao', frase));
  open();
  expect(await screen.findByText('Falta um acesso ao seu usuário')).toBeVisible();
  expect(screen.getByText(frase)).toBeVisible();
  expect(screen.queryByText(/erro inesperado/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Exportar/ })).toBeNull();
});

it('lets try again when the runs did not come', async () => {
  gateway.reply(carteiraCalls.listCotacoes, refusal(500, 500, 'Falhou aqui.'));
  open();
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  gateway.answer(carteiraCalls.listCotacoes, { itens: [cotacao], total: 1, ...page });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Ana Souza' })).toBeVisible();
});

it('takes a lead and goes to the quote it became, already filled', async () => {
  const orcamentoId = '0190b000-0000-7000-8000-000000000071';
  gateway.answer(solicitacaoCalls.takeSolicitacao, { orcamentoId, linha: 'AUTO' });
  open();
  await user.click(await screen.findByRole('tab', { name: /^Solicitações/ }));
  expect(window.location.search).toBe('?aba=solicitacoes');
  await user.click(await screen.findByRole('button', { name: 'Assumir a solicitação de Bruno Reis' }));
  await waitFor(() => expect(window.location.search).toBe(`?id=${orcamentoId}`));
});

it('follows the leads live: a new one appears, one that a colleague took goes, and the count of the tab with them', async () => {
  open('?aba=solicitacoes');
  expect(await screen.findByText('Bruno Reis')).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Solicitações 1' })).toBeVisible();
  const topico = await waitFor(() => {
    const [path] = [...broker.subscribed].filter((um) => um.endsWith('/multicalculo/solicitacoes'));
    expect(path).toBeDefined();
    return path as string;
  });
  act(() => void broker.emit('connect'));
  const say = () => act(() => void broker.emit('message', topico, Buffer.from(JSON.stringify({ em: '2026-11-20T12:00:00.000Z' }))));
  gateway.answer(solicitacaoCalls.listSolicitacoes, {
    itens: [{ ...lead, id: lead.id.replace(/.$/, '2'), nome: 'Carla Dias' }, lead],
    total: 2,
    ...page,
  });
  say();
  expect(await screen.findByText('Carla Dias')).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Solicitações 2' })).toBeVisible();
  gateway.answer(solicitacaoCalls.listSolicitacoes, { itens: [], total: 0, ...page });
  say();
  await waitFor(() => expect(screen.queryByText('Bruno Reis')).toBeNull());
  expect(screen.getByRole('tab', { name: 'Solicitações' })).toBeVisible();
});

it('says of a request of the public page its protocol, where the client came from and whose turn it is', async () => {
  const daPagina = {
    origem: 'PAGINA_PUBLICA',
    protocolo: '261124-K7QF2M',
    utm: { source: 'instagram', campaign: 'verao' },
    avisado: 'Eva',
  } as const;
  gateway.answer(solicitacaoCalls.listSolicitacoes, { itens: [{ ...lead, ...daPagina }], total: 1, ...page });
  open('?aba=solicitacoes');
  expect(await screen.findByText(/261124-K7QF2M$/)).toBeVisible();
  expect(screen.getByText('instagram · verao')).toBeVisible();
  expect(screen.getByText('na vez de Eva')).toBeVisible();
});

it('reads the leads again when the connection comes back: what was said meanwhile nobody heard', async () => {
  open('?aba=solicitacoes');
  expect(await screen.findByText('Bruno Reis')).toBeVisible();
  act(() => void broker.emit('connect'));
  await waitFor(() =>
    expect(gateway.pedidos.filter(({ path }) => path === solicitacaoCalls.listSolicitacoes.path).length).toBeGreaterThan(2),
  );
  gateway.answer(solicitacaoCalls.listSolicitacoes, { itens: [], total: 0, ...page });
  act(() => void broker.emit('close'));
  act(() => void broker.emit('connect'));
  await waitFor(() => expect(screen.queryByText('Bruno Reis')).toBeNull());
});

it('discards a lead only with a reason', async () => {
  gateway.answer(solicitacaoCalls.discardSolicitacao, { ...lead, status: 'DESCARTADA' });
  open('?aba=solicitacoes');
  await user.click(await screen.findByRole('button', { name: 'Descartar a solicitação de Bruno Reis' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
  expect(within(dialog).getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Já fechou');
  await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
  await waitFor(() =>
    expect(gateway.pedidos.find(({ method }) => method === 'POST')?.input).toEqual({ solicitacaoId: lead.id, motivo: 'Já fechou' }),
  );
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

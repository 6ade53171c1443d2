import { conversaCalls, envioCalls, escolhaCalls, historiaCalls, type HistoriaOrcamento, quotingCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal, umaOferta, umEnvio, umResultado, umaCotacao } from '@balcao/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { HistoriaPage } from './historia.page.tsx';

const id = '0190b000-0000-7000-8000-000000000040';
const gateway = fakeGateway();
const user = userEvent.setup();
const historia: HistoriaOrcamento = {
  id,
  numero: 7,
  linha: 'AUTO',
  formulario: 'AUTO',
  status: 'CALCULADO',
  criadoEm: '2026-03-02T12:00:00Z',
  usuario: 'Rita',
  segurado: 'Ana Souza',
  bem: 'Onix 1.0',
  propostaOfertaId: null,
  secoes: [{ titulo: 'Segurado', campos: [{ rotulo: 'Nome completo', valor: 'Ana Souza' }] }],
  versoes: [
    {
      cotacaoId: '0190b000-0000-7000-8000-000000000041',
      versao: 1,
      status: 'CONCLUIDA',
      criadoEm: '2026-03-02T12:10:00Z',
      usuario: 'Rita',
      seguradoras: 3,
      responderam: 3,
      comPreco: 2,
      canceladas: 0,
      melhorPremioCentavos: 250_000,
      melhorSeguradora: 'Jequitibá Seguros',
      vendida: null,
    },
  ],
  eventos: [
    {
      id: '0190b000-0000-7000-8000-000000000042',
      em: '2026-03-03T12:00:00Z',
      tipo: 'ENVIADO',
      usuario: 'Rita',
      texto: 'Enviou 2 ofertas.',
    },
  ],
  clienteEsperaDesde: null,
  anexos: [],
};
const vazia: HistoriaOrcamento = { ...historia, status: 'RASCUNHO', segurado: null, bem: null, secoes: [], versoes: [], eventos: [] };

function open(search = `?id=${id}`) {
  renderAt(`/multicalculo/orcamento-visualizar${search}`, <HistoriaPage />);
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(historiaCalls.getHistoria, historia);
  gateway.answer(escolhaCalls.listEscolhas, []);
  gateway.answer(envioCalls.listEnvios, []);
});
afterEach(cleanup);
afterAll(gateway.close);

it('tells a case whole: its runs, what happened since, and what was asked in words', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Orçamento nº 7' })).toBeVisible();
  expect(screen.getByText('Ana Souza · Onix 1.0 · por Rita')).toBeVisible();
  expect(screen.getByText('Calculado')).toBeVisible();
  expect(screen.getByText(/2 de 3 com preço/)).toBeVisible();
  expect(screen.getByText('Enviou 2 ofertas.')).toBeVisible();
  expect(screen.getByText('Nome completo')).toBeVisible();
  expect(screen.getByText('Nenhum arquivo anexado.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', `/multicalculo/orcamento-editar?id=${id}`);
  expect(screen.getByRole('link', { name: 'Recusar' })).toHaveAttribute('href', `/multicalculo/orcamento-recusado?id=${id}`);
});

it('tells a cancelled run as one: how many answered before', async () => {
  const [versao] = historia.versoes as [HistoriaOrcamento['versoes'][number]];
  const cancelada = { ...versao, status: 'CANCELADA' as const, seguradoras: 5, responderam: 3, canceladas: 2 };
  gateway.answer(historiaCalls.getHistoria, { ...historia, versoes: [cancelada] });
  open();
  expect(await screen.findByText(/cancelado: 3 de 5 responderam · 2 de 5 com preço/)).toBeVisible();
});

it('says of typed offers how many insurers were informed: none was asked', async () => {
  gateway.answer(historiaCalls.getHistoria, { ...historia, formulario: 'MANUAL' });
  open();
  expect(await screen.findByText(/2 seguradoras informadas/)).toBeVisible();
  expect(screen.queryByText(/com preço/)).toBeNull();
});

it('says what a draft has nothing of, and offers no refusal of it', async () => {
  gateway.answer(historiaCalls.getHistoria, vazia);
  open();
  expect(await screen.findByText('Este orçamento ainda não foi calculado nem concluído.')).toBeVisible();
  expect(screen.getByText('Nada foi preenchido ainda.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Recusar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Editar' })).toBeVisible();
});

it('offers no editing of a case that was sold, and leads to its proposal', async () => {
  const propostaOfertaId = '0190b000-0000-7000-8000-000000000043';
  gateway.answer(historiaCalls.getHistoria, { ...historia, status: 'FECHADO', propostaOfertaId });
  open();
  expect(await screen.findByText('Fechado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver proposta' })).toHaveAttribute(
    'href',
    `/multicalculo/orcamento-incluir-proposta?id=${id}&oferta=${propostaOfertaId}`,
  );
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
});

it('says of a closed case what was sold and for how much, never the cheapest beside it', async () => {
  const [versao] = historia.versoes;
  if (!versao) throw new Error('a run is needed');
  const vendida = { seguradora: 'Mico-Leão Seguros', pacote: 'Completo', premioTotalCentavos: 284_725 };
  gateway.answer(historiaCalls.getHistoria, { ...historia, status: 'FECHADO', versoes: [{ ...versao, vendida }] });
  open();
  expect(await screen.findByText('Oferta vendida')).toBeVisible();
  expect(screen.getByText('R$ 2.847,25').parentElement).toHaveTextContent('R$ 2.847,25 Mico-Leão Seguros — Completo');
  expect(screen.queryByText('R$ 2.500,00')).toBeNull();
});

it('says which offer the client chose, of which version, and marks it among its offers', async () => {
  const [cotacaoId, ofertaId] = ['0190b000-0000-7000-8000-000000000041', '0190b000-0000-7000-8000-000000000031'];
  const escolha = { ofertaId, em: '2026-03-05T13:30:00Z', seguradora: 'Jequitibá Seguros', pacote: 'Completo', cotacaoId, versao: 1 };
  gateway.answer(escolhaCalls.listEscolhas, [escolha]);
  gateway.answer(quotingCalls.getCotacao, {
    cotacao: umaCotacao({ id: cotacaoId, orcamentoId: id }),
    resultados: [umResultado({ cotacaoId, ofertas: [umaOferta({ id: ofertaId }), umaOferta({ pacote: 'Essencial' })] })],
  });
  open();
  expect(await screen.findByText('O cliente escolheu Jequitibá Seguros — Completo')).toBeVisible();
  expect(screen.getByText(/A oferta é da versão 1\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver a versão 1' }).getAttribute('href')).toContain(`cotacao=${cotacaoId}`);
  expect(screen.getByRole('link', { name: 'Incluir proposta' }).getAttribute('href')).toContain(`oferta=${ofertaId}`);
  await user.click(screen.getByRole('button', { name: 'Ver ofertas da versão 1' }));
  const marca = await screen.findByText('Escolhida pelo cliente em 05/03/2026 10:30');
  expect(marca.closest('li')).toHaveTextContent('Completo');
});

it('says that what is not there is not there, in the address or in the base', async () => {
  open('?id=torto');
  expect(screen.getByText('Orçamento não encontrado')).toBeVisible();
  expect(gateway.pedidos).toEqual([]);
  cleanup();
  gateway.reply(historiaCalls.getHistoria, refusal(404, 'nao-encontrado', 'Registro não encontrado.'));
  open();
  expect(await screen.findByText('Orçamento não encontrado')).toBeVisible();
});

it('lets try again when it did not come', async () => {
  gateway.reply(historiaCalls.getHistoria, refusal(500, 500, 'Falhou aqui.'));
  open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(historiaCalls.getHistoria, historia);
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Orçamento nº 7' })).toBeVisible();
});

it('shows who waits for an answer and since when, and answers from the case, once however often it is pressed', async () => {
  const dita = { nome: 'Zélia', oferta: null, entregas: [] };
  const duvida = { ...dita, id, tipo: 'DUVIDA' as const, em: '2026-03-04T12:00:00Z', mensagem: 'Cobre vidros?' };
  const resposta = {
    ...dita,
    id: duvida.id.replace('40', '44'),
    tipo: 'RESPOSTA' as const,
    nome: 'Rita',
    em: '2026-03-04T13:00:00Z',
    mensagem: 'Sim.',
  };
  gateway.answer(envioCalls.listEnvios, [umEnvio({ respostas: [duvida], clienteEsperaDesde: duvida.em })]);
  open();
  expect(await screen.findByText(/O cliente espera resposta desde 04\/03\/2026 09:00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Responder ao cliente' }));
  expect(screen.getByText('Escreva a resposta.')).toBeVisible();
  gateway.answer(conversaCalls.answer, umEnvio({ respostas: [duvida, resposta] }));
  gateway.answer(envioCalls.listEnvios, [umEnvio({ respostas: [duvida, resposta] })]);
  await user.type(screen.getByRole('textbox', { name: /Sua resposta/ }), 'Sim.');
  await user.dblClick(screen.getByRole('button', { name: 'Responder ao cliente' }));
  expect(await within(screen.getByRole('log')).findByText('Sim.')).toBeVisible();
  expect(within(screen.getByRole('log')).getByText('só na página do cliente')).toBeVisible();
  expect(screen.queryByText(/O cliente espera/)).toBeNull();
  expect(gateway.pedidos.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

import { escolhaCalls, type Orcamento, propostaCalls, quotingCalls } from '@balcao/contracts';
import { endSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal, umaRevisao, umRascunhoAuto } from '@balcao/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { InclusaoPage } from './inclusao.page.tsx';
import { hoje, id, umaProposta } from './proposta.fixture.ts';
import { TransmissaoPage } from './transmissao.page.tsx';

const gateway = fakeGateway();
afterEach(cleanup);
afterAll(gateway.close);

it.each([
  ['the number at the insurer', 'Número na seguradora', 'P-123', InclusaoPage],
  ['what an insurer still needs', /Chassi/, '9BWZZZ377VT004251', TransmissaoPage],
] as const)('keeps %s when the session ends under it', async (_what, name, texto, Page) => {
  const revisao = umaRevisao({
    pendencias: [{ campo: 'dadosComplementares.chassi', codigo: 'obrigatorio', mensagem: 'Informe o chassi do veículo.' }],
  });
  const open = () => {
    beginSignedIn(gateway, queryClient);
    gateway.answer(propostaCalls.getRevisao, revisao);
    gateway.answer(escolhaCalls.listEscolhas, []);
    renderAt(`/multicalculo/x?id=${revisao.orcamento.id}&oferta=${revisao.oferta.id}`, <Page />);
  };
  open();
  await userEvent.type(await screen.findByRole('textbox', { name }), texto);
  act(() => endSession('expirada'));
  cleanup();
  open();
  expect(await screen.findByRole('textbox', { name })).toHaveValue(texto);
});

it('shows the transmission asked in another tab as soon as the offer is read again', async () => {
  beginSignedIn(gateway, queryClient);
  const proposta = umaProposta({ status: 'TRANSMITIDA', transmissao: 'CONCLUIDA', numeroSeguradora: 'P-77' });
  gateway.answer(propostaCalls.getRevisao, umaRevisao());
  gateway.answer(propostaCalls.getProposta, proposta);
  renderAt(`/multicalculo/x?id=${id(40)}&oferta=${id(31)}`, <TransmissaoPage />);
  await screen.findByRole('button', { name: 'Transmitir à seguradora' });
  gateway.answer(propostaCalls.getRevisao, umaRevisao({ proposta }));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('P-77')).toBeVisible();
});

it.each([
  ['included', 'Incluir proposta', propostaCalls.includeProposta, InclusaoPage],
  ['transmitted', 'Transmitir à seguradora', propostaCalls.transmit, TransmissaoPage],
] as const)(
  'a risk that is insured already is %s only with the reason asked for, which goes with it',
  async (_done, button, contract, Page) => {
    beginSignedIn(gateway, queryClient);
    gateway.answer(escolhaCalls.listEscolhas, []);
    gateway.answer(propostaCalls.getRevisao, umaRevisao());
    gateway.reply(contract, refusal(409, 'risco-ja-segurado', 'Já segurado.', { encontrados: [{ tipo: 'APOLICE', registro: null }] }));
    renderAt(`/multicalculo/x?id=${id(40)}&oferta=${id(31)}`, <Page />);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Vender o mesmo risco outra vez?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'A outra será cancelada.');
    await userEvent.click(dialog.getByRole('button', { name: 'Vender mesmo assim' }));
    const asked = () => gateway.pedidos.filter(({ method }) => method === 'POST').map(({ input }) => input['confirmacao']);
    await waitFor(() => expect(asked()).toEqual([undefined, { motivo: 'A outra será cancelada.' }]));
  },
);

it('leads an address that names the case alone to what was sold of it', async () => {
  beginSignedIn(gateway, queryClient);
  const proposta = umaProposta({ status: 'TRANSMITIDA' });
  const fechado: Orcamento = {
    id: id(40),
    numero: 7,
    linha: 'AUTO',
    formulario: 'AUTO',
    origem: 'INTERNO',
    status: 'FECHADO',
    versao: 3,
    criadoEm: '2026-03-02T12:00:00Z',
    alteradoEm: '2026-03-02T12:00:00Z',
    rascunho: umRascunhoAuto({ hoje }),
    isMinhaVersao: true,
    propostaOfertaId: id(31),
    cotacoes: [],
  };
  gateway.answer(quotingCalls.getOrcamento, fechado);
  gateway.answer(propostaCalls.getRevisao, umaRevisao({ proposta }));
  gateway.answer(propostaCalls.getProposta, proposta);
  renderAt(`/multicalculo/orcamento-incluir-proposta?id=${id(40)}`, <InclusaoPage />);
  expect(await screen.findByRole('heading', { name: 'Proposta 12' })).toBeVisible();
  expect(window.location.search).toBe(`?id=${id(40)}&oferta=${id(31)}`);
});

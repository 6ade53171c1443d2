import { propostaCalls, escolhaCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, umaRevisao } from '@balcao/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { InclusaoPage } from './inclusao.page.tsx';
import { umaProposta } from './proposta.fixture.ts';
import { TransmissaoPage } from './transmissao.page.tsx';

const id = (last: number) => `0190b000-0000-7000-8000-0000000000${last}`;
const gateway = fakeGateway();
const user = userEvent.setup();
const escolha = { em: '2026-03-05T13:30:00Z', seguradora: 'Capivara Seguros', pacote: 'Essencial', cotacaoId: id(20), versao: 2 };

function open(search = `id=${id(40)}&oferta=${id(31)}`, Page = InclusaoPage) {
  renderAt(`/multicalculo/x?${search}`, <Page />);
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(propostaCalls.getRevisao, umaRevisao());
});
afterEach(cleanup);
afterAll(gateway.close);

it('says that the offer is the one the client chose', async () => {
  gateway.answer(escolhaCalls.listEscolhas, [{ ...escolha, ofertaId: id(31) }]);
  open();
  expect(await screen.findByText('Escolhida pelo cliente em 05/03/2026 10:30')).toBeVisible();
});

it('says that the client chose another, and leads to it', async () => {
  gateway.answer(escolhaCalls.listEscolhas, [{ ...escolha, ofertaId: id(32) }]);
  open();
  expect(await screen.findByText('O cliente escolheu outra oferta: Capivara Seguros — Essencial')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Incluir a que ele escolheu' }));
  expect(window.location.search).toBe(`?id=${id(40)}&oferta=${id(32)}`);
});

it('says so before another offer is sent to its insurer, and leads to sending the one they chose', async () => {
  gateway.answer(escolhaCalls.listEscolhas, [{ ...escolha, ofertaId: id(32) }]);
  open(undefined, TransmissaoPage);
  expect(await screen.findByText('O cliente escolheu outra oferta: Capivara Seguros — Essencial')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Transmitir a que ele escolheu' });
  expect(link.getAttribute('href')).toBe(`/multicalculo/orcamento-multicalculo-transmitir?id=${id(40)}&oferta=${id(32)}`);
});

it('asks for what is left to complete only while something is left to send', async () => {
  gateway.answer(escolhaCalls.listEscolhas, []);
  open(undefined, TransmissaoPage);
  expect(await screen.findByText(/^Complete o que a seguradora precisa/)).toBeVisible();
  cleanup();
  queryClient.clear();
  const enviada = umaProposta({ status: 'TRANSMITIDA', numeroSeguradora: 'P-77' });
  gateway.answer(propostaCalls.getRevisao, umaRevisao({ proposta: enviada }));
  gateway.answer(propostaCalls.getProposta, enviada);
  open(undefined, TransmissaoPage);
  expect(await screen.findByText('Transmitida')).toBeVisible();
  expect(screen.queryByText(/^Complete o que a seguradora precisa/)).toBeNull();
});

it('suggests the one the client chose when the address names none', async () => {
  gateway.answer(escolhaCalls.listEscolhas, [{ ...escolha, ofertaId: id(32) }]);
  open(`id=${id(40)}`);
  const link = await screen.findByRole('link', { name: 'Incluir proposta' });
  expect(link.getAttribute('href')).toBe(`/multicalculo/orcamento-incluir-proposta?id=${id(40)}&oferta=${id(32)}`);
});

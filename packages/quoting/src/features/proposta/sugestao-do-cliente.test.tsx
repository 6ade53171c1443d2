import { propostaCalls, escolhaCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, umaRevisao } from '@balcao/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { InclusaoPage } from './inclusao.page.tsx';

const id = (last: number) => `0190b000-0000-7000-8000-0000000000${last}`;
const gateway = fakeGateway();
const user = userEvent.setup();
const escolha = { em: '2026-03-05T13:30:00Z', seguradora: 'Capivara Seguros', pacote: 'Essencial', cotacaoId: id(20), versao: 2 };

function open(search = `id=${id(40)}&oferta=${id(31)}`) {
  renderAt(`/multicalculo/x?${search}`, <InclusaoPage />);
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

it('suggests the one the client chose when the address names none', async () => {
  gateway.answer(escolhaCalls.listEscolhas, [{ ...escolha, ofertaId: id(32) }]);
  open(`id=${id(40)}`);
  const link = await screen.findByRole('link', { name: 'Incluir proposta' });
  expect(link.getAttribute('href')).toBe(`/multicalculo/orcamento-incluir-proposta?id=${id(40)}&oferta=${id(32)}`);
});

import { escolhaCalls, propostaCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, umaRevisao } from '@balcao/testing';
import { cleanup, screen } from '@testing-library/react';
import { renderAt } from '../../pagina.fixture.tsx';
import { InclusaoPage } from './inclusao.page.tsx';
import { TransmissaoPage } from './transmissao.page.tsx';

const gateway = fakeGateway();
afterEach(cleanup);
afterAll(gateway.close);

it.each([
  ['RECUSADO', 'Este orçamento foi recusado'],
  ['EXPIRADO', 'Este orçamento expirou'],
  ['FECHADO', 'Este orçamento está fechado'],
  ['CALCULANDO', 'Este orçamento ainda está sendo calculado'],
] as const)(
  'of a case that is %s, with no sale of its own, shows the offer and asks for nothing that would be refused',
  async (status, titulo) => {
    beginSignedIn(gateway, queryClient);
    const revisao = umaRevisao();
    gateway.answer(propostaCalls.getRevisao, { ...revisao, orcamento: { ...revisao.orcamento, status } });
    gateway.answer(escolhaCalls.listEscolhas, []);
    for (const [Page, acao] of [
      [InclusaoPage, 'Incluir proposta'],
      [TransmissaoPage, 'Transmitir'],
    ] as const) {
      renderAt(`/multicalculo/x?id=${revisao.orcamento.id}&oferta=${revisao.oferta.id}`, <Page />);
      expect(await screen.findByText(titulo)).toBeVisible();
      expect(screen.queryByRole('button', { name: new RegExp(acao) })).toBeNull();
      expect(screen.getByRole('link', { name: 'Ver o orçamento' })).toBeVisible();
      cleanup();
      queryClient.clear();
    }
  },
);

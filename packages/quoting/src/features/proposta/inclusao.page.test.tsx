import { escolhaCalls, propostaCalls } from '@balcao/contracts';
import { endSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, umaRevisao } from '@balcao/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { InclusaoPage } from './inclusao.page.tsx';

const gateway = fakeGateway();
afterEach(cleanup);
afterAll(gateway.close);

it('keeps what was written when the session ends under it', async () => {
  const revisao = umaRevisao();
  const open = () => {
    beginSignedIn(gateway, queryClient);
    gateway.answer(propostaCalls.getRevisao, revisao);
    gateway.answer(escolhaCalls.listEscolhas, []);
    renderAt(`/multicalculo/x?id=${revisao.orcamento.id}&oferta=${revisao.oferta.id}`, <InclusaoPage />);
  };
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Número na seguradora' }), 'P-123');
  act(() => endSession('expirada'));
  cleanup();
  open();
  expect(await screen.findByRole('textbox', { name: 'Número na seguradora' })).toHaveValue('P-123');
});

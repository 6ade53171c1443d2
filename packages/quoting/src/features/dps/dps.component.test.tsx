import { dpsCalls } from '@balcao/contracts';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway } from '@balcao/testing';
import { ThemeRoot } from '@balcao/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dps } from './dps.component.tsx';
import { copy } from './dps.copy.ts';

const gateway = fakeGateway();
const id = '0190b000-0000-7000-8000-000000000040';
beforeEach(() => beginSignedIn(gateway, queryClient));
afterEach(cleanup);
afterAll(gateway.close);

it('gives the keyboard back to the button that opened the declaration', async () => {
  gateway.answer(dpsCalls.getDps, { consentimento: null, declaracao: null });
  render(
    <ThemeRoot>
      <QueryProvider>
        <Dps orcamentoId={id} ofertaId={id} seguradoraNome="Vitória-Régia Vida" segurado="Helena" />
      </QueryProvider>
    </ThemeRoot>,
  );
  const button = screen.getByRole('button', { name: copy.abrirDe('Vitória-Régia Vida') });
  await userEvent.click(button);
  await screen.findByRole('checkbox', { name: copy.consentimento });
  await userEvent.click(screen.getByRole('button', { name: copy.cancelar }));
  await waitFor(() => expect(button).toHaveFocus());
});

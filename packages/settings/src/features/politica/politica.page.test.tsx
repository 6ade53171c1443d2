import { politicaCalls, type PoliticaPublica } from '@balcao/contracts';
import { refusal } from '@balcao/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { copy } from './politica.copy.ts';
import { PoliticaPage } from './politica.page.tsx';

const user = userEvent.setup();
const publica: PoliticaPublica = {
  politica: {
    id: '0190b000-0000-7000-8000-0000000000bb',
    versao: '1.0',
    titulo: 'Política de privacidade',
    texto: '## 1. De que trata\n\nDos dados pessoais.',
    sha256: 'a'.repeat(64),
    publicadoEm: '2026-01-05T12:00:00.000Z',
  },
  versoes: [{ versao: '1.0', publicadoEm: '2026-01-05T12:00:00.000Z' }],
  encarregadoEmail: 'dpo@exemplo.test',
};
const minha = { aceites: [], encarregado: null, encarregadoVersao: 0 };

function open(sessao: { administrador: boolean } | null) {
  openPage(<PoliticaPage />, { address: '/LGPD/politica', sessao });
}
beforeEach(() => gateway.answer(politicaCalls.getPolitica, publica));

it('is read without a session, which asks for nothing else', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: '1. De que trata' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'dpo@exemplo.test' })).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.aceitar })).toBeNull();
  expect(gateway.pedidos.map(({ path }) => path)).toEqual(['/c/api/v1/publico/politica']);
});

it('is accepted once, by its text, by who signed in', async () => {
  gateway.answer(politicaCalls.getMinha, minha);
  gateway.answer(politicaCalls.accept, { aceitoEm: '2026-11-24T12:00:00.000Z' });
  open({ administrador: false });
  const button = await screen.findByRole('button', { name: copy.aceitar });
  gateway.answer(politicaCalls.getMinha, { ...minha, aceites: [{ versao: '1.0', aceitoEm: '2026-11-24T12:00:00.000Z' }] });
  await user.dblClick(button);
  expect(await screen.findByText(/Você aceitou esta versão/)).toBeVisible();
  const sent = gateway.pedidos.filter(({ method }) => method === 'POST').map(({ input }) => input);
  expect(sent).toEqual([{ id: publica.politica.id, sha256: publica.politica.sha256 }]);
});

it('lets try again when it could not be read', async () => {
  gateway.reply(politicaCalls.getPolitica, refusal(500, 500, 'Falhou aqui.'));
  open(null);
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(politicaCalls.getPolitica, publica);
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: '1. De que trata' })).toBeVisible();
});

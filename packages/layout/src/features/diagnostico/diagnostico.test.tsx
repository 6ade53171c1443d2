import { diagnosticoCalls, layoutEvents } from '@balcao/contracts';
import { emit, prepareCalls } from '@balcao/shared';
import { fakeGateway, refusal } from '@balcao/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { caminhoDoLink } from './diagnostico.model.ts';
import { TestePage } from './teste.page.tsx';

const gateway = fakeGateway();
const saude = {
  ambiente: 'local',
  versao: '0.1.0',
  em: '2026-11-20T12:00:00.000Z',
  servicos: [{ nome: 'banco', situacao: 'ok' as const }],
};
const email = {
  id: '1',
  em: '2026-11-20T12:00:00.000Z',
  para: 'rita@balcao.test',
  assunto: 'Senha nova',
  texto: 'Abra o link.',
  links: ['http://localhost:9000/expired?hash=abc', 'javascript:alert(1)'],
};

beforeAll(prepareCalls);
afterEach(gateway.reset);
afterAll(gateway.close);

const card = (name: string) => within(screen.getByRole('region', { name }));

it('shows what is up and the mailbox of the local environment, its links one press away on this site', async () => {
  gateway.answer(diagnosticoCalls.getDiagnostico, saude);
  gateway.answer(diagnosticoCalls.listEmails, [email]);
  render(<TestePage />);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('banco')).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  const emails = card('E-mails guardados');
  await userEvent.click(await emails.findByText('Senha nova'));
  expect(emails.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/expired?hash=abc']);
});

it('shows settings that differ between gateways, and nothing while they agree', async () => {
  gateway.answer(diagnosticoCalls.getDiagnostico, saude);
  gateway.answer(diagnosticoCalls.listEmails, []);
  render(<TestePage />);
  expect(await screen.findByText('banco')).toBeVisible();
  expect(screen.queryByText(/não receberam a mesma/)).toBeNull();
  gateway.answer(diagnosticoCalls.getDiagnostico, { ...saude, divergencias: ['CHAVE_SESSAO', 'contratos'] });
  await userEvent.click(card('Serviços').getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText('Os gateways deste site não receberam a mesma configuração: CHAVE_SESSAO, contratos.')).toBeVisible();
});

it('explains that e-mails are only kept in the local environment, and retries a failed read', async () => {
  gateway.reply(diagnosticoCalls.getDiagnostico, refusal(500, 'ERRO', 'x'));
  gateway.reply(diagnosticoCalls.listEmails, refusal(404, 'NAO_ENCONTRADO', 'x'));
  render(<TestePage />);
  expect(await screen.findByText(/só ficam guardados no ambiente local/)).toBeVisible();
  gateway.answer(diagnosticoCalls.getDiagnostico, { ...saude, servicos: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum serviço informado')).toBeVisible();
});

it('shows "not found" when the gateway does not expose its health', async () => {
  gateway.reply(diagnosticoCalls.getDiagnostico, refusal(404, 'nao-encontrado', 'x'));
  gateway.reply(diagnosticoCalls.listEmails, refusal(404, 'nao-encontrado', 'x'));
  render(<TestePage />);
  await waitFor(() => expect(window.location.pathname).toBe('/404'));
  expect(screen.queryByRole('region', { name: 'E-mails guardados' })).not.toBeInTheDocument();
});

it('looks for the extension again when asked', async () => {
  render(<TestePage />);
  const extensao = card('Extensão do navegador');
  expect(extensao.getByRole('status')).toHaveTextContent('A extensão não respondeu nesta página.');
  document.documentElement.dataset['balcaoExtensao'] = '1.2.0';
  await userEvent.click(extensao.getByRole('button', { name: 'Procurar de novo' }));
  expect(extensao.getByRole('status')).toHaveTextContent('A extensão respondeu nesta página (1.2.0).');
  delete document.documentElement.dataset['balcaoExtensao'];
});

it('shows the last events without personal data', async () => {
  emit(layoutEvents.avisoEmitido, { tipo: 'sucesso', titulo: 'Rita Lima' });
  render(<TestePage />);
  const row = screen.getByRole('row', { name: /layout:aviso-emitido/ });
  expect(row).toHaveTextContent('tipo: sucesso, titulo: •••');
});

it('keeps a stored link on the site on screen', () => {
  expect(caminhoDoLink('https://outro.test/blocked?token=x')).toBe('/blocked?token=x');
  expect([caminhoDoLink('javascript:alert(1)'), caminhoDoLink('https://x.test//evil.com')]).toEqual([null, null]);
});

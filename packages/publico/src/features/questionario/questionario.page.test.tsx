import { questionarioCalls } from '@balcao/contracts';
import { fakeGateway, refusal } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy as moldura } from '../../moldura.copy.ts';
import { copy } from './questionario.copy.ts';
import { QuestionarioPage } from './questionario.page.tsx';

// a whole form of questions is slow to read by role on a busy machine
jest.setTimeout(30_000);
const gateway = fakeGateway();
afterEach(gateway.reset);
afterAll(gateway.close);

const open = (respondido = false) => {
  gateway.answer(questionarioCalls.ver, {
    corretora: { nome: 'Corretora Prado', cnpj: '11222333000181', susep: '' },
    corretor: { nome: 'Ana Lima', email: 'ana@prado.com.br' },
    privacidade: { texto: 'Usamos as respostas só para cotar.', versao: '1' },
    expiraEm: '2026-12-05T23:59:59-03:00',
    respondido,
  });
  window.history.replaceState(null, '', `/publico/questionario#${'t'.repeat(43)}`);
  render(<QuestionarioPage />);
};

it('asks for a name and for consent, then hands in what was answered and thanks', async () => {
  open();
  gateway.answer(questionarioCalls.responder, { recebidoEm: '2026-11-21T23:00:00Z' });
  await userEvent.click(await screen.findByRole('button', { name: copy.enviar }));
  expect(screen.getByText(copy.faltaNome)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Nome completo/), 'Zélia Prado');
  await userEvent.selectOptions(screen.getByLabelText('Garagem'), 'PORTAO_AUTOMATICO');
  await userEvent.click(screen.getByRole('button', { name: copy.enviar }));
  expect(screen.getByText(copy.faltaConsentimento)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: copy.enviar }));
  expect(await screen.findByText(copy.recebido)).toBeVisible();
  expect(gateway.pedidos.at(-1)?.input).toMatchObject({
    consentimento: true,
    respostas: { segurado: { nome: 'Zélia Prado' }, pernoite: { garagem: 'PORTAO_AUTOMATICO' } },
  });
});

it('asks about another driver only when there is one', async () => {
  open();
  await screen.findByRole('button', { name: copy.enviar });
  expect(screen.queryByLabelText(copy.campos['condutor.nome'])).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(copy.campos['condutor.igualSegurado']), 'nao');
  expect(screen.getByLabelText(copy.campos['condutor.nome'])).toBeVisible();
});

it('says at each question what the gateway refused, keeping what was typed', async () => {
  open();
  const errors = [{ campo: 'respostas.segurado.cep', codigo: 'invalido', mensagem: 'Informe um CEP válido.' }];
  const recusa = { success: false, code: 'campos-invalidos', message: 'Confira.', errors };
  gateway.reply(questionarioCalls.responder, { status: 422, body: recusa });
  await userEvent.type(await screen.findByLabelText(/Nome completo/), 'Zélia Prado');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: copy.enviar }));
  expect(await screen.findByText('Informe um CEP válido.')).toBeVisible();
  expect(screen.getByLabelText(/Nome completo/)).toHaveValue('Zélia Prado');
});

it('thanks who answered already, and shows nothing of a link that opens nothing', async () => {
  open(true);
  expect(await screen.findByText(copy.recebido)).toBeVisible();
  gateway.reply(questionarioCalls.ver, refusal(404, 'link-indisponivel', 'x'));
  render(<QuestionarioPage />);
  expect(await screen.findByRole('heading', { name: moldura.indisponivel })).toBeVisible();
});

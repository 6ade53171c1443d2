import { type LinhaCotada, questionarioArquivoCalls, questionarioCalls } from '@balcao/contracts';
import { questionarioDe } from '@balcao/domain';
import { fakeGateway, refusal } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy as moldura } from '../../moldura.copy.ts';
import { copy } from './questionario.copy.ts';
import { QuestionarioPage } from './questionario.page.tsx';

const gateway = fakeGateway();
afterEach(gateway.reset);
afterAll(gateway.close);

const open = ({ respondido = false, linha = 'AUTO' }: { respondido?: boolean; linha?: LinhaCotada } = {}) => {
  gateway.answer(questionarioCalls.view, {
    corretora: { nome: 'Corretora Prado', cnpj: '11222333000181', susep: '' },
    corretor: { nome: 'Ana Lima', email: 'ana@prado.com.br' },
    questionario: questionarioDe(linha),
    privacidade: {
      texto: 'Usamos as respostas só para cotar.',
      versao: '1',
      saude: linha === 'VIDA' ? 'Autorizo os dados de saúde.' : null,
    },
    expiraEm: '2026-12-05T23:59:59-03:00',
    respondido,
  });
  gateway.answer(questionarioArquivoCalls.list, []);
  window.history.replaceState(null, '', `/publico/questionario#${'t'.repeat(43)}`);
  render(<QuestionarioPage />);
};

it('requires a name and consent, then sends the answers and thanks the client', async () => {
  open();
  gateway.answer(questionarioCalls.answer, { recebidoEm: '2026-11-21T23:00:00Z' });
  await userEvent.click(await screen.findByRole('button', { name: copy.enviar }));
  expect(screen.getByText(copy.faltaResposta)).toBeVisible();
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
  expect(screen.queryByLabelText('Nome do motorista principal')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Você é o motorista principal?'), 'nao');
  expect(screen.getByLabelText('Nome do motorista principal')).toBeVisible();
});

it('shows each refusal at its question, keeping the typed answers', async () => {
  open();
  const errors = [{ campo: 'respostas.segurado.cep', codigo: 'invalido', mensagem: 'Informe um CEP válido.' }];
  const recusa = { success: false, code: 'campos-invalidos', message: 'Confira.', errors };
  gateway.reply(questionarioCalls.answer, { status: 422, body: recusa });
  await userEvent.type(await screen.findByLabelText(/Nome completo/), 'Zélia Prado');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: copy.enviar }));
  expect(await screen.findByText('Informe um CEP válido.')).toBeVisible();
  expect(screen.getByLabelText(/Nome completo/)).toHaveValue('Zélia Prado');
});

it('thanks a client who has already answered, and shows nothing for an invalid link', async () => {
  open({ respondido: true });
  expect(await screen.findByText(copy.recebido)).toBeVisible();
  gateway.reply(questionarioCalls.view, refusal(404, 'link-indisponivel', 'x'));
  render(<QuestionarioPage />);
  expect(await screen.findByRole('heading', { name: moldura.indisponivel })).toBeVisible();
});

it('adds and removes list items, and clears the other options with the exclusive one', async () => {
  open({ linha: 'PET' });
  gateway.answer(questionarioCalls.answer, { recebidoEm: '2026-11-21T23:00:00Z' });
  const add = await screen.findByRole('button', { name: copy.adicionar('animal') });
  await userEvent.click(add);
  // with the press itself: what is typed next is meant for it
  expect(screen.getByLabelText(/^Nome( \*)?$/)).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/^Nome( \*)?$/), 'Rex');
  await userEvent.click(add);
  await userEvent.click(screen.getByRole('button', { name: copy.retirar('animal', 2) }));
  expect(add).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/Nome completo/), 'Zélia Prado');
  await userEvent.click(screen.getByRole('checkbox', { name: copy.consentimento }));
  await userEvent.click(screen.getByRole('button', { name: copy.enviar }));
  expect(await screen.findByText(copy.recebido)).toBeVisible();
  expect(gateway.pedidos.at(-1)?.input).toMatchObject({ respostas: { pets: [{ nome: 'Rex' }] } });
});

it('requires a separate consent to health data, and sends once when pressed twice', async () => {
  open({ linha: 'VIDA' });
  gateway.answer(questionarioCalls.answer, { recebidoEm: '2026-11-21T23:00:00Z' });
  await userEvent.type(await screen.findByLabelText(/Nome completo/), 'Zélia Prado');
  await userEvent.click(screen.getByRole('checkbox', { name: copy.consentimento }));
  await userEvent.click(screen.getByRole('checkbox', { name: copy.consentimentoSaude }));
  await userEvent.dblClick(screen.getByRole('button', { name: copy.enviar }));
  expect(await screen.findByText(copy.recebido)).toBeVisible();
  const enviados = gateway.pedidos.filter(({ path }) => path.endsWith('/respostas'));
  expect(enviados.map(({ input }) => input)).toEqual([expect.objectContaining({ consentimentoSaude: true })]);
});

it('sends photographs with their kind, retries failed ones, and removes sent ones', async () => {
  open();
  const arquivoId = '0190b000-0000-7000-8000-000000000071';
  gateway.reply(questionarioArquivoCalls.add, refusal(500, 500, 'Falhou aqui.'));
  const foto = new File(['x'], 'cnh.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByTestId('camera'), foto);
  const retry = await screen.findByRole('button', { name: copy.tentarNome('cnh.jpg') });
  gateway.answer(questionarioArquivoCalls.add, { id: arquivoId, nome: 'cnh.jpg', mime: 'image/jpeg', bytes: 1 });
  await userEvent.click(retry);
  expect(await screen.findByText(copy.arquivoEnviado('cnh.jpg'))).toBeVisible();
  gateway.answer(questionarioArquivoCalls.remove, {});
  await userEvent.click(screen.getByRole('button', { name: copy.retirarNome('cnh.jpg') }));
  expect(gateway.pedidos.at(-1)?.input).toEqual({ token: 't'.repeat(43), arquivoId });
  expect(screen.queryByText(copy.arquivoEnviado('cnh.jpg'))).toBeNull();
});

it('keeps what is neither a photograph nor a PDF, says what is taken, and offers no second try of it', async () => {
  open();
  const heic = new File(['x'], 'foto.heic', { type: 'image/heic' });
  await userEvent.upload(await screen.findByTestId('camera'), heic);
  expect(await screen.findByText(copy.arquivoFalhou('foto.heic', copy.tipo))).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.tentarNome('foto.heic') })).toBeNull();
  expect(gateway.pedidos.filter(({ path }) => path === questionarioArquivoCalls.add.path)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: copy.retirarNome('foto.heic') }));
  expect(screen.queryByText(/foto\.heic/)).toBeNull();
});

it('offers no second try of a file the gateway will never take', async () => {
  open();
  const errors = [{ campo: 'arquivo', codigo: 'invalido', mensagem: 'O arquivo não é um PDF, PNG ou JPEG.' }];
  const recusa = { success: false, code: 'campos-invalidos', message: 'Confira.', errors };
  gateway.reply(questionarioArquivoCalls.add, { status: 422, body: recusa });
  await userEvent.upload(await screen.findByTestId('escolha'), new File(['x'], 'vazio.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(copy.arquivoFalhou('vazio.pdf', 'O arquivo não é um PDF, PNG ou JPEG.'))).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.tentarNome('vazio.pdf') })).toBeNull();
});

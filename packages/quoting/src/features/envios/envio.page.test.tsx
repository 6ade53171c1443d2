import { envioCalls, type PreparoEnvio } from '@balcao/contracts';
import { endSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal, umEnvio } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { EnvioPage } from './envio.page.tsx';

const id = '0190b000-0000-7000-8000-000000000040';
const [barata, vencida] = ['0190b000-0000-7000-8000-000000000031', '0190b000-0000-7000-8000-000000000032'] as const;
const gateway = fakeGateway();
const user = userEvent.setup();
const oferta = {
  seguradora: 'Jequitibá Seguros',
  pacote: 'Padrão',
  premioTotalCentavos: 322_140,
  periodicidade: 'ANUAL' as const,
  validade: '2026-12-01',
  vencida: false,
};
const preparo: PreparoEnvio = {
  numero: 7,
  status: 'CALCULADO',
  ofertas: [
    { ...oferta, id: barata },
    { ...oferta, id: vencida, pacote: 'Antigo', vencida: true },
  ],
  modelos: [
    { id: '0190b000-0000-7000-8000-000000000051', canal: 'EMAIL', nome: 'Padrão', assunto: 'Sua cotação', corpo: 'Olá, {{cliente}}!' },
  ],
  variaveis: { cliente: 'Ana' },
  sugerido: { email: 'ana@exemplo.test', celular: '' },
  maxDestinatarios: 5,
  maxOfertas: 5,
  emails: { restantes: 28, liberaEm: null },
  validadeDias: 14,
  linkAte: '2026-12-06',
};

const feito = umEnvio();

function open(search = `?id=${id}&ofertas=${barata}`) {
  renderAt(
    `/multicalculo/orcamento-enviar-email${search}`,
    <>
      <EnvioPage />
      <ToastRegion />
    </>,
  );
}
const pressEnviar = async () => user.click(await screen.findByRole('button', { name: 'Enviar e-mail' }));
const posts = () => gateway.pedidos.filter(({ method }) => method === 'POST').map(({ input }) => input);

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(envioCalls.prepare, preparo);
  gateway.answer(envioCalls.listEnvios, []);
});
afterEach(cleanup);
afterAll(gateway.close);

it('writes a sending from the message kept, shows how it will be read, and sends it', async () => {
  gateway.answer(envioCalls.createEnvio, feito);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Enviar orçamento nº 7' })).toBeVisible();
  expect(screen.getByText('Olá, Ana!')).toBeVisible();
  expect(await screen.findByText('Nada foi enviado ainda.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Antigo/ })).toBeDisabled();
  await pressEnviar();
  await waitFor(() =>
    expect(posts()).toEqual([
      expect.objectContaining({ canal: 'EMAIL', destinatarios: ['ana@exemplo.test'], ofertas: [barata], assunto: 'Sua cotação' }),
    ]),
  );
});

it('asks for a subject only where the message has one: an e-mail', async () => {
  open();
  expect(await screen.findByLabelText('Assunto')).toBeVisible();
  expect(screen.getAllByText('Sua cotação')).not.toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
  expect(screen.queryByLabelText('Assunto')).not.toBeInTheDocument();
  expect(screen.queryByText('Sua cotação')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
});

it('takes the notice of a link away with the page it is of', async () => {
  gateway.answer(envioCalls.createEnvio, umEnvio({ canal: 'LINK', url: 'https://balcao.test/publico/cotacao#abc' }));
  open();
  await user.click(await screen.findByRole('radio', { name: 'Só o link' }));
  await user.click(screen.getByRole('button', { name: 'Criar link' }));
  expect(await screen.findByText('O link está pronto para copiar.')).toBeVisible();
  cleanup();
  render(<ToastRegion />);
  expect(screen.queryByText('O link está pronto para copiar.')).not.toBeInTheDocument();
});

it('sends nothing by Enter in a field of one line, and sends by Control+Enter', async () => {
  gateway.answer(envioCalls.createEnvio, feito);
  open();
  await user.type(await screen.findByLabelText('E-mails'), '{Enter}');
  await user.type(screen.getByLabelText('Assunto'), '{Enter}');
  expect(posts()).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(posts()).toHaveLength(1));
});

it('keeps what was written when the session ends under it, and not the offers that ended meanwhile', async () => {
  open(`?id=${id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Mensagem' }), ' Até logo.');
  act(() => endSession('expirada'));
  cleanup();
  beginSignedIn(gateway, queryClient);
  gateway.answer(envioCalls.prepare, { ...preparo, ofertas: preparo.ofertas.map((uma) => ({ ...uma, vencida: true })) });
  gateway.answer(envioCalls.listEnvios, []);
  open(`?id=${id}`);
  expect(await screen.findByRole('textbox', { name: 'Mensagem' })).toHaveValue('Olá, {{cliente}}! Até logo.');
  expect(screen.getByRole('checkbox', { name: /Padrão/ })).not.toBeChecked();
});

it('says how many e-mails may still leave, and when the next may once none does', async () => {
  open();
  expect(await screen.findByText('Nas próximas 24 horas você ainda pode enviar 28 e-mails.')).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.answer(envioCalls.prepare, { ...preparo, emails: { restantes: 0, liberaEm: '2026-12-02T12:30:00.000Z' } });
  open();
  expect(await screen.findByText(/Pode enviar de novo em 02\/12\/2026 09:30/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Só o link' }));
  expect(screen.queryByText(/Pode enviar de novo/)).not.toBeInTheDocument();
});

it('keeps all that was written when no more e-mails may leave, and says when they may', async () => {
  gateway.reply(envioCalls.createEnvio, refusal(429, 'emails-demais', 'Pode enviar de novo em 02/12/2026 09:30.'));
  open();
  const mensagem = await screen.findByRole('textbox', { name: 'Mensagem' });
  await user.type(mensagem, ' Até logo.');
  await pressEnviar();
  expect(await screen.findByText('Pode enviar de novo em 02/12/2026 09:30.')).toBeVisible();
  expect(mensagem).toHaveValue('Olá, {{cliente}}! Até logo.');
  expect(screen.getByRole('textbox', { name: /E-mails/ })).toHaveValue('ana@exemplo.test');
  expect(posts()).toHaveLength(1);
});

it('sends nothing without an offer or somebody to send it to', async () => {
  open();
  await user.click(await screen.findByRole('checkbox', { name: /Padrão/ }));
  await user.clear(screen.getByRole('textbox', { name: /E-mails/ }));
  await pressEnviar();
  expect(await screen.findByText('Escolha ao menos uma oferta.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /E-mails/ })).toBeInvalid();
  expect(posts()).toEqual([]);
});

it('takes what the gateway refused to its field, and any other refusal above the button', async () => {
  const errors = [{ campo: 'destinatarios.0', codigo: 'invalido', mensagem: 'Confira este e-mail.' }];
  gateway.reply(envioCalls.createEnvio, { status: 422, body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors } });
  open();
  await pressEnviar();
  expect(await screen.findByText('Confira este e-mail.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /E-mails/ })).toBeInvalid();
  gateway.reply(envioCalls.createEnvio, refusal(409, 'oferta-vencida', 'Uma das ofertas venceu.'));
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent);
  };
  await pressEnviar();
  expect(await screen.findByRole('alert')).toHaveTextContent('Uma das ofertas venceu.');
  // the button stays at the foot of a long page: what came of it comes into sight, time and again
  await pressEnviar();
  await waitFor(() => expect(seen.filter((text) => text.includes('Uma das ofertas venceu.'))).toHaveLength(2));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('says what to do without an orçamento, and without an offer', async () => {
  open('');
  expect(screen.getByText('Escolha um orçamento')).toBeVisible();
  cleanup();
  gateway.answer(envioCalls.prepare, { ...preparo, ofertas: [] });
  open();
  expect(await screen.findByText('Este orçamento ainda não tem ofertas')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar e-mail' })).toBeNull();
});

it.each([
  ['FECHADO', 'Este orçamento está fechado'],
  ['RECUSADO', 'Este orçamento foi recusado'],
  ['EXPIRADO', 'Este orçamento expirou'],
] as const)('of a case that is %s writes nothing new, says why, and sends nothing again', async (status, titulo) => {
  gateway.answer(envioCalls.prepare, { ...preparo, status });
  gateway.answer(envioCalls.listEnvios, [feito]);
  open();
  expect(await screen.findByText(titulo)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Revogar link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver o orçamento' })).toHaveAttribute('href', `/multicalculo/orcamento-visualizar?id=${id}`);
  expect(screen.queryByRole('button', { name: 'Enviar e-mail' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reenviar e-mails' })).toBeNull();
});

it('shows whole rows of the first offers, whatever was chosen among the others, and the rest when asked', async () => {
  const ofertas = Array.from({ length: 14 }, (_, index) => ({
    ...oferta,
    id: `0190b000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    pacote: `Plano ${index + 1}`,
  }));
  gateway.answer(envioCalls.prepare, { ...preparo, ofertas });
  open(`?id=${id}&ofertas=${ofertas[12]?.id}`);
  expect(await screen.findByRole('checkbox', { name: /Plano 13/ })).toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Mostrar mais 3 ofertas' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(14);
  expect(screen.getByRole('group', { name: 'Ofertas' })).toHaveFocus();
});

it('lets try again what did not come: the sending to be written, and those of before', async () => {
  gateway.reply(envioCalls.prepare, refusal(500, 500, 'Falhou aqui.'));
  open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(envioCalls.prepare, preparo);
  gateway.reply(envioCalls.listEnvios, refusal(500, 500, 'Falhou aqui.'));
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Enviar e-mail' })).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(envioCalls.listEnvios, []);
  await user.click(again);
  expect(await screen.findByText('Nada foi enviado ainda.')).toBeVisible();
});

it('keeps a message under a name with Enter, sends nothing by it, and says what a name lacks', async () => {
  open();
  const nome = await screen.findByLabelText('Nome do modelo');
  await user.click(nome);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Dê um nome ao modelo.')).toBeVisible();
  expect(nome).toHaveFocus();
  gateway.answer(envioCalls.saveModelo, { id, canal: 'EMAIL', nome: 'Meu', assunto: 'Assunto', corpo: 'Uma mensagem.' });
  await user.keyboard('Meu{Enter}');
  await waitFor(() =>
    expect(gateway.pedidos.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/c/api/v1/modelos-mensagem']),
  );
});

it('names the template the message is of, until the message is another', async () => {
  open();
  const modelo = await screen.findByRole('button', { name: /Modelo/ });
  expect(modelo).toHaveTextContent('Padrão');
  await user.type(screen.getByRole('textbox', { name: /Assunto/ }), '!');
  expect(modelo).not.toHaveTextContent('Padrão');
});

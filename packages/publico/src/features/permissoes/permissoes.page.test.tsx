import { direitosPublicosCalls, Finalidade, type PedidosDoLink, permissoesPublicasCalls, type PermissoesPublicas } from '@balcao/contracts';
import { fakeGateway, refusal } from '@balcao/testing';
import { ThemeRoot } from '@balcao/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PermissoesPage } from './permissoes.page.tsx';
import { copy as direitos } from './direitos.copy.ts';
import { copy } from './permissoes.copy.ts';

const gateway = fakeGateway();
const user = userEvent.setup();
const token = 'a'.repeat(43);
const publicas: PermissoesPublicas = {
  corretora: { nome: 'Corretora Azul', cnpj: '11222333000181', susep: '' },
  corretor: { nome: 'Ana Lima', email: 'ana@exemplo.test' },
  encarregado: { nome: 'Dora Lemos', email: 'dora@exemplo.test', telefone: null },
  nome: 'Zélia Prado',
  finalidades: Finalidade.options.map((finalidade) => ({
    finalidade,
    texto: `Sobre ${finalidade}`,
    textoVersao: '1.0',
    estado: 'SEM_REGISTRO' as const,
  })),
  expiraEm: '2026-12-24T12:00:00.000Z',
  respondidoEm: null,
};
let meus: PedidosDoLink;
beforeEach(() => (meus = { pedidos: [], hasDados: false }));
const sent = () => gateway.pedidos.filter(({ path }) => path.endsWith('/respostas')).map(({ input }) => input);

function open(refused?: ReturnType<typeof refusal>) {
  if (refused) gateway.reply(permissoesPublicasCalls.view, refused);
  else gateway.answer(permissoesPublicasCalls.view, publicas);
  gateway.answer(direitosPublicosCalls.listPedidos, meus);
  window.history.replaceState(null, '', `/publico/permissoes#${token}`);
  render(
    <ThemeRoot>
      <PermissoesPage />
    </ThemeRoot>,
  );
}
afterEach(gateway.reset);
afterAll(gateway.close);

it('never ticks advertising beforehand, and sends what is ticked once, with the words that were read', async () => {
  open();
  const email = await screen.findByRole('checkbox', { name: 'Ofertas por e-mail' });
  expect(email).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Cotação' })).toBeChecked();
  await user.click(email);
  gateway.answer(permissoesPublicasCalls.answer, {
    ...publicas,
    respondidoEm: '2026-11-24T12:00:00.000Z',
    finalidades: publicas.finalidades.map((uma) => (uma.finalidade === 'MARKETING_EMAIL' ? { ...uma, estado: 'CONCEDIDA' as const } : uma)),
  });
  await user.dblClick(screen.getByRole('button', { name: copy.salvar }));
  expect(await screen.findByText(copy.salvou)).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    token,
    respostas: expect.arrayContaining([{ finalidade: 'MARKETING_EMAIL', textoVersao: '1.0', permite: true }]),
  });
  expect(screen.getByText(/Dora Lemos/)).toBeVisible();
});

it('keeps what was ticked when the answer does not arrive, and says so', async () => {
  open();
  await user.click(await screen.findByRole('checkbox', { name: 'Ofertas por WhatsApp' }));
  gateway.reply(permissoesPublicasCalls.answer, refusal(409, 'texto-substituido', 'O texto mudou.'));
  await user.click(screen.getByRole('button', { name: copy.salvar }));
  expect(await screen.findByText('O texto mudou.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Ofertas por WhatsApp' })).toBeChecked();
});

it('says nothing of anybody by a link that does not open', async () => {
  open(refusal(404, 'link-indisponivel', 'Este link não está mais disponível.'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Este link não está mais disponível'));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

describe('what a client asks of their own data', () => {
  const pedido = {
    tipo: 'ELIMINACAO',
    recebidaEm: '2026-11-24T12:00:00.000Z',
    prazoEm: '2026-12-09T12:00:00.000Z',
    isRepetido: false,
  } as const;
  const asked = () => gateway.pedidos.filter(({ path }) => path.endsWith('/titular/pedidos')).map(({ input }) => input);
  async function receiveCode() {
    open();
    await user.selectOptions(await screen.findByLabelText(/O que você pede/), 'ELIMINACAO');
    gateway.answer(direitosPublicosCalls.sendCodigo, { enviadoPara: 'z•••@exemplo.test', expiraEm: '2026-11-24T12:15:00.000Z' });
    await user.click(screen.getByRole('button', { name: direitos.receberCodigo }));
    return screen.findByLabelText(/Código que chegou/);
  }

  it('is asked once with the code that was sent, and says until when it is answered', async () => {
    const campo = await receiveCode();
    await waitFor(() => expect(campo).toHaveFocus());
    expect(screen.getByText(/z•••@exemplo.test/)).toBeVisible();
    gateway.answer(direitosPublicosCalls.createPedido, pedido);
    await user.type(campo, '123456');
    await user.dblClick(screen.getByRole('button', { name: direitos.pedir }));
    expect(await screen.findByText(/responde até 09\/12\/2026/)).toBeVisible();
    expect(asked()).toEqual([{ token, tipo: 'ELIMINACAO', detalhe: null, codigo: '123456' }]);
  });

  it('says at its field that a code is wrong, and keeps what was chosen', async () => {
    const campo = await receiveCode();
    const errors = [{ campo: 'codigo', codigo: 'invalido', mensagem: 'Este código não confere.' }];
    gateway.reply(direitosPublicosCalls.createPedido, { status: 422, body: { success: false, code: 'campos', message: 'x', errors } });
    await user.type(campo, '111111');
    await user.click(screen.getByRole('button', { name: direitos.pedir }));
    expect(await screen.findByText('Este código não confere.')).toBeVisible();
    expect(campo).toHaveAccessibleDescription(/não confere/);
    expect(screen.getByLabelText(/O que você pede/)).toHaveValue('ELIMINACAO');
  });

  it('asks first what is wanted', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: direitos.receberCodigo }));
    expect(await screen.findByText(direitos.faltaTipo)).toBeVisible();
    expect(gateway.pedidos.filter(({ path }) => /titular\/(codigo|pedidos)$/.test(path))).toEqual([]);
  });
});

describe('what a client asked before', () => {
  const acesso = {
    tipo: 'ACESSO',
    status: 'ABERTA',
    recebidaEm: '2026-11-24T12:00:00.000Z',
    prazoEm: '2026-12-09T12:00:00.000Z',
    resposta: null,
    encerradaEm: null,
  } as const;

  it('is followed until it is answered, and offers no data before', async () => {
    meus = { pedidos: [acesso], hasDados: false };
    open();
    expect(await screen.findByText(/A corretora responde até 09\/12\/2026/)).toBeVisible();
    expect(screen.queryByText(direitos.dados)).toBeNull();
  });

  it('is handed over as a file with the code that was sent, and none without one', async () => {
    meus = {
      pedidos: [{ ...acesso, status: 'ATENDIDA', resposta: 'Baixe aqui.', encerradaEm: '2026-11-25T12:00:00.000Z' }],
      hasDados: true,
    };
    URL.createObjectURL = () => 'blob:dados';
    URL.revokeObjectURL = () => undefined;
    open();
    expect(await screen.findByText('Baixe aqui.')).toBeVisible();
    gateway.answer(direitosPublicosCalls.sendCodigo, { enviadoPara: 'z•••@exemplo.test', expiraEm: '2026-11-24T12:15:00.000Z' });
    const [dosDados] = screen.getAllByRole('button', { name: direitos.receberCodigo });
    await user.click(dosDados as HTMLElement);
    const campo = await screen.findByLabelText(/Código que chegou/);
    await waitFor(() => expect(campo).toHaveFocus());
    await user.click(screen.getByRole('button', { name: direitos.json }));
    expect(await screen.findByText(direitos.faltaCodigo)).toBeVisible();
    await user.type(campo, '123456');
    gateway.reply(direitosPublicosCalls.downloadDados, { status: 200, body: '{}' });
    await user.dblClick(screen.getByRole('button', { name: direitos.pdf }));
    expect(await screen.findByText(direitos.baixou)).toBeVisible();
    expect(gateway.pedidos.filter(({ path }) => path.endsWith('/titular/dados')).at(-1)?.input).toEqual({
      token,
      codigo: '123456',
      formato: 'pdf',
    });
  });
});

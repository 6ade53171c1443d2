import { quotingCalls } from '@balcao/contracts';
import { fakeGateway, refusal, signIn } from '@balcao/testing';
import { Button } from '@balcao/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import type { CasoCopiado } from './novo-com-os-mesmos-dados.modal.tsx';
import { useNovoComOsMesmosDados } from './use-novo-com-os-mesmos-dados.component.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const novo = '0190b000-0000-7000-8000-000000000042';
const caso: CasoCopiado = { id: '0190b000-0000-7000-8000-000000000041', numero: 1_002, linha: 'AUTO', formulario: 'AUTO' };
const manual: CasoCopiado = { ...caso, linha: 'VIDA', formulario: 'MANUAL' };
const asked = () => gateway.pedidos.filter(({ method }) => method === 'POST');
const open = () => user.click(screen.getByRole('button', { name: 'Abrir novo orçamento' }));
const linha = (nome: RegExp) => screen.getByRole('radio', { name: nome });
let token = 0;
function Cena({ orcamento }: { orcamento: CasoCopiado }) {
  const { canDuplicate, ask: openFor, dialog } = useNovoComOsMesmosDados();
  return (
    <>
      {canDuplicate && <Button onClick={() => openFor(orcamento)}>Copiar</Button>}
      {dialog}
    </>
  );
}

async function ask(orcamento: CasoCopiado = caso, flags: Parameters<typeof signIn>[0] = {}) {
  signIn({ ...flags, token: `sessao-${++token}` });
  window.history.replaceState(null, '', '/multicalculo/orcamentos');
  render(
    <BrowserRouter>
      <Cena {...{ orcamento }} />
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  return screen.findByRole('dialog', { name: 'Novo com os dados do orçamento 1002' });
}

beforeEach(() => {
  gateway.reset();
  gateway.answer(quotingCalls.createOrcamento, { id: novo, numero: 1_003 });
});
afterEach(cleanup);
afterAll(gateway.close);

it('begins with the line of the case, says what goes along, and leads to the new one', async () => {
  const dialog = await ask();
  expect(linha(/^Auto/)).toBeChecked();
  expect(within(dialog).getAllByRole('radio')).toHaveLength(8);
  expect(dialog).toHaveTextContent('Os dados do risco vão para o novo orçamento.');
  await open();
  await waitFor(() => expect(window.location.search).toBe(`?id=${novo}`));
  expect(asked().map(({ input }) => input)).toEqual([{ linha: 'AUTO', duplicarDe: caso.id }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that only what lines share goes into another, and opens that one', async () => {
  const dialog = await ask();
  await user.click(linha(/^Residencial/));
  expect(dialog).toHaveTextContent('Só o que as linhas têm em comum vai junto');
  await open();
  await waitFor(() => expect(window.location.pathname).toBe('/multicalculo/orcamento-multicalculo-residencial'));
  expect(asked()[0]?.input).toEqual({ linha: 'RESIDENCIAL', duplicarDe: caso.id });
});

it.each([
  ['of a manual case keeps its line', manual, /^Manual/, { linha: 'VIDA', formulario: 'MANUAL', duplicarDe: caso.id }],
  ['into a manual case is of no line yet', caso, /^Manual/, { linha: 'OUTRO', formulario: 'MANUAL', duplicarDe: caso.id }],
  ['leaves the manual form', manual, /^Pet/, { linha: 'PET', duplicarDe: caso.id }],
])('a copy %s', async (_what, orcamento, nome, input) => {
  await ask(orcamento);
  await user.click(linha(nome));
  await open();
  await waitFor(() => expect(asked().map((pedido) => pedido.input)).toEqual([input]));
});

it('offers only lines the user may open, and asks for one where that of the case is not among them', async () => {
  await ask(caso, { bloqueioCotacaoAuto: true, acessoCotacaoSaude: false, bloqueioOrcamentoManual: true });
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'RESIDENCIAL',
    'CONDOMINIO',
    'PET',
    'VIDA',
    'EMPRESARIAL',
  ]);
  await open();
  expect(screen.getByText('Escolha a linha do novo orçamento.')).toBeVisible();
  expect(asked()).toEqual([]);
});

it('asks once however often it is pressed, and again after a failure it asks for the same one', async () => {
  gateway.reply(quotingCalls.createOrcamento, refusal(403, 'cotacao-bloqueada', 'Sua assinatura não permite orçar esta linha.'));
  await ask();
  await user.dblClick(screen.getByRole('button', { name: 'Abrir novo orçamento' }));
  expect(await screen.findByText('Sua assinatura não permite orçar esta linha.')).toBeVisible();
  const before = asked().length;
  await open();
  await waitFor(() => expect(asked()).toHaveLength(before + 1));
  const keys = () => new Set(asked().map(({ headers }) => headers['idempotency-key']));
  expect(keys().size).toBe(1);
  // another line is another orçamento
  await user.click(linha(/^Vida/));
  gateway.answer(quotingCalls.createOrcamento, { id: novo, numero: 1_003 });
  await open();
  await waitFor(() => expect(window.location.search).toBe(`?id=${novo}`));
  expect(keys().size).toBe(2);
});

it('gives up without asking anything, and the focus returns', async () => {
  await ask();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copiar' })).toHaveFocus());
  expect(asked()).toEqual([]);
});

it.each([
  ['the subscription blocks copies', { bloqueioDuplicarOrcamento: true }],
  ['the user may not open quotes', { acessoMC: false }],
])('is not offered where %s', (_what, flags) => {
  signIn({ ...flags, token: `sessao-${++token}` });
  render(
    <BrowserRouter>
      <Cena orcamento={caso} />
    </BrowserRouter>,
  );
  expect(screen.queryByRole('button', { name: 'Copiar' })).toBeNull();
});

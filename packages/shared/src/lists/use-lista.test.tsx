import { type Renovacao, renovacaoCalls } from '@balcao/contracts';
import { currentSession, listComandos, runComando } from '@balcao/shared';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { listaNoEndereco } from '@balcao/domain';
import { useEscolhidas } from './use-escolhidas.ts';
import { useLista } from './use-lista.ts';

const gateway = fakeGateway();
const endereco = listaNoEndereco({ schema: renovacaoCalls.listRenovacoes.input, filtros: ['q', 'situacao'], ordem: 'fim' });
const rowId = ({ apoliceId }: Renovacao) => apoliceId;

// the roles a table of ui writes out, which a small screen would take away
const LINHA = { role: 'row' };
const CELULA = { role: 'cell' };

type Filtro = 'q' | 'situacao';

function Tela({ abas = [] }: { abas?: readonly Filtro[] }) {
  const { box, ...lista } = useLista({ endereco, list: renovacaoCalls.listRenovacoes, abas });
  const { isAnterior, falha } = lista;
  const { selected, onSelect, escolhidas, isTodas, selectTodas, acimaDe, total, alvo } = useEscolhidas({ lista, rowId, maximo: 2 });
  return (
    <>
      <p>{`${lista.status} ${lista.total} de ${lista.ativos} filtros`}</p>
      <p>{isAnterior ? 'o de antes' : falha ? falha.tipo : 'o pedido'}</p>
      <button type="button" onClick={() => lista.change({ situacao: 'EM_COTACAO' })}>
        outra aba
      </button>
      <input aria-label="busca" onChange={({ target }) => lista.search(target.value)} />
      <button type="button" onClick={() => lista.orderBy([{ column: 'premio', direction: 'desc' }])}>
        ordenar
      </button>
      <button type="button" onClick={() => lista.change({ pagina: 2 })}>
        página 2
      </button>
      <button type="button" onClick={() => lista.clear()}>
        limpar
      </button>
      <p>{`${total} escolhidas${isTodas ? ', todas' : ''}${acimaDe === null ? '' : `, acima de ${acimaDe}`}`}</p>
      {selectTodas && (
        <button type="button" onClick={selectTodas}>
          todas
        </button>
      )}
      <p>{JSON.stringify(alvo)}</p>
      <output>{[...escolhidas.values()].map(({ segurado }) => segurado).join()}</output>
      <div ref={box}>
        <table>
          <tbody>
            {lista.rows.map((row) => (
              <tr {...LINHA} key={row.apoliceId}>
                <td {...CELULA}>
                  <a href={`#${row.apoliceId}`}>{row.segurado}</a>
                  <input
                    type="checkbox"
                    aria-label={row.segurado}
                    checked={selected.has(row.apoliceId)}
                    onChange={() => onSelect(new Set([...selected, row.apoliceId]))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const umas = (...nomes: string[]) =>
  nomes.map((segurado, n) => ({
    apoliceId: `0190b000-0000-7000-8000-${String(n + 1).padStart(12, '0')}`,
    numero: `${n}`,
    segurado,
    bem: 'Onix',
    linha: 'AUTO' as const,
    seguradora: 'Alfa Seguros',
    fim: '2026-12-20',
    dias: 10,
    janela: 'LIGAR' as const,
    premioTotalCentavos: 100_000,
    bonus: null,
    bonusPrevisto: null,
    sinistros: 0,
    situacao: 'A_RENOVAR' as const,
    usuario: 'Eva',
    orcamento: null,
  }));
const janelas = { LISTAR: 0, COTAR: 0, ENVIAR: 0, LIGAR: 0, URGENTE: 0, VENCIDA: 0, PERDIDA: 0 };
const paginaDe = (...nomes: string[]) => ({
  itens: umas(...nomes),
  total: nomes.length,
  pagina: 1,
  tamanho: 20,
  janelas,
  somaCentavos: 0,
});
type Pagina = ReturnType<typeof paginaDe>;
const answer = (...nomes: string[]) => gateway.answer(renovacaoCalls.listRenovacoes, paginaDe(...nomes));

/** The next page arrives when the test says so. */
function hold(): (pagina: Pagina) => void {
  let arrive: (pagina: Pagina) => void = () => undefined;
  const late = new Promise<Pagina>((resolve) => {
    arrive = resolve;
  });
  gateway.answer(renovacaoCalls.listRenovacoes, late);
  return (pagina) => arrive(pagina);
}

function open(search = '', abas: readonly Filtro[] = []) {
  signIn({ token: crypto.randomUUID() });
  currentSession();
  window.history.replaceState(null, '', `/multicalculo/orcamento-renovacao${search}`);
  render(
    <QueryProvider>
      <BrowserRouter>
        <Tela abas={abas} />
      </BrowserRouter>
    </QueryProvider>,
  );
}
const asked = () => gateway.pedidos.at(-1)?.input;

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
  gateway.reset();
  signOut();
});
afterAll(gateway.close);

it('asks for what the address says, and says what was answered', async () => {
  answer('Ana', 'Bia');
  open('?q=a&pagina=2&situacao=nenhuma!');
  expect(screen.getByText('loading 0 de 1 filtros')).toBeVisible();
  expect(await screen.findByText('ready 2 de 1 filtros')).toBeVisible();
  expect(asked()).toMatchObject({ q: 'a', pagina: '2', ordenar: 'fim' });
  expect(asked()).not.toHaveProperty('situacao');
});

it('writes in the address what changes: a page is a step of the history, a filter and an order are not', async () => {
  answer('Ana');
  open('?situacao=A_RENOVAR');
  await screen.findByText('ready 1 de 1 filtros');
  const before = window.history.length;
  await userEvent.click(screen.getByText('ordenar'));
  expect(window.location.search).toBe('?situacao=A_RENOVAR&ordenar=-premio');
  expect(window.history.length).toBe(before);
  await userEvent.click(screen.getByText('página 2'));
  expect(window.location.search).toBe('?situacao=A_RENOVAR&ordenar=-premio&pagina=2');
  expect(window.history.length).toBe(before + 1);
  await userEvent.click(screen.getByText('limpar'));
  expect(window.location.search).toBe('?ordenar=-premio');
});

it('looks for a text once typing rests', async () => {
  answer('Ana');
  open();
  await screen.findByText('ready 1 de 0 filtros');
  await userEvent.type(screen.getByLabelText('busca'), ' ana ');
  expect(window.location.search).toBe('');
  await waitFor(() => expect(window.location.search).toBe('?q=ana'));
  await waitFor(() => expect(asked()).toMatchObject({ q: 'ana' }));
});

it('keeps the failure of a reading, and reads again when asked to', async () => {
  gateway.reply(renovacaoCalls.listRenovacoes, refusal(422, 'invalido', 'Ordem desconhecida.'));
  open();
  expect(await screen.findByText('failed 0 de 0 filtros')).toBeVisible();
});

it('keeps the former page in sight while another is read, and says that it is the former', async () => {
  answer('Ana');
  open();
  await screen.findByText('ready 1 de 0 filtros');
  const arrive = hold();
  await userEvent.click(screen.getByText('página 2'));
  expect(screen.getByText('o de antes')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana' })).toBeVisible();
  arrive(paginaDe('Bia'));
  expect(await screen.findByText('o pedido')).toBeVisible();
});

it('never shows under one tab what another tab answered', async () => {
  answer('Ana');
  open('', ['situacao']);
  await screen.findByText('ready 1 de 0 filtros');
  const arrive = hold();
  await userEvent.click(screen.getByText('outra aba'));
  expect(screen.getByText('loading 0 de 0 filtros')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull();
  arrive(paginaDe('Bia'));
  expect(await screen.findByRole('link', { name: 'Bia' })).toBeVisible();
});

it('counts no tab among the filters, and stays in it when they are taken off', async () => {
  answer('Ana');
  open('?q=ana&situacao=EM_COTACAO', ['situacao']);
  expect(await screen.findByText('ready 1 de 1 filtros')).toBeVisible();
  await userEvent.click(screen.getByText('limpar'));
  expect(window.location.search).toBe('?situacao=EM_COTACAO');
  expect(await screen.findByText('ready 1 de 0 filtros')).toBeVisible();
});

it('says that a page which waits for the network could not be read, and reads it once there is network', async () => {
  answer('Ana');
  open();
  await screen.findByText('ready 1 de 0 filtros');
  act(() => onlineManager.setOnline(false));
  await userEvent.click(screen.getByText('página 2'));
  expect(screen.getByText('failed 0 de 0 filtros')).toBeVisible();
  expect(screen.getByText('semResposta')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('ready 1 de 0 filtros')).toBeVisible();
});

it('keeps what is chosen, as the list says it now, up to as many as one request takes', async () => {
  answer('Ana', 'Bia', 'Caio');
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ana' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bia' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Caio' }));
  expect(screen.getByRole('status')).toHaveTextContent('Ana,Bia');
  answer('Ana Maria');
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ana Maria,Bia'));
});

const answerSome = (total: number, ...nomes: string[]) =>
  gateway.answer(renovacaoCalls.listRenovacoes, { itens: umas(...nomes), total, pagina: 1, tamanho: 20, janelas, somaCentavos: 0 });

it('offers all that the filters find once the whole page is chosen, for as long as the filters are the same', async () => {
  answerSome(30, 'Ana', 'Bia');
  open('?situacao=A_RENOVAR');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ana' }));
  expect(screen.queryByText('todas')).toBeNull();
  expect(screen.getByText(JSON.stringify({ ids: [umas('Ana')[0]?.apoliceId] }))).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bia' }));
  await userEvent.click(screen.getByText('todas'));
  expect(screen.getByText('30 escolhidas, todas')).toBeVisible();
  expect(screen.getByText(JSON.stringify({ filtro: { consulta: { situacao: 'A_RENOVAR' }, total: 30 } }))).toBeVisible();
  await userEvent.click(screen.getByText('página 2'));
  await userEvent.click(screen.getByText('ordenar'));
  expect(screen.getByText('30 escolhidas, todas')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Ana' })).toBeChecked();
  await userEvent.click(screen.getByText('limpar'));
  expect(await screen.findByText('0 escolhidas')).toBeVisible();
});

it('says how many an act may reach when the filters find more', async () => {
  answerSome(1_001, 'Ana');
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ana' }));
  await userEvent.click(screen.getByText('todas'));
  expect(screen.getByText('1001 escolhidas, todas, acima de 1000')).toBeVisible();
});

it('offers its keys while there are lines, and selecting only where lines are selected', async () => {
  answer('Ana', 'Bia');
  open();
  const ids = () => listComandos().map(({ id }) => id);
  expect(ids()).toEqual([]);
  await screen.findByText('ready 2 de 0 filtros');
  expect(ids()).toEqual(['lista-seguinte', 'lista-anterior', 'lista-selecionar']);
  act(() => runComando('lista-seguinte'));
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus();
  act(() => runComando('lista-seguinte'));
  act(() => runComando('lista-selecionar'));
  expect(screen.getByRole('checkbox', { name: 'Bia' })).toBeChecked();
});

import { escolhaCalls, preferenciasCalls, quotingCalls } from '@balcao/contracts';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, umaCotacao, umaOferta, umResultado } from '@balcao/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ResultadosAoVivo } from './resultados.component.tsx';
import { useOrdemEstavel } from './use-ordem-estavel.ts';

const orcamentoId = '0198b2c4-0000-7000-8000-0000000000b1';
const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
const ofertaId = (last: number) => `0190b000-0000-7000-8000-0000000000${last}`;
const meio = umResultado({
  seguradora: 'jequitiba_seguros',
  cotacaoId,
  ofertas: [umaOferta({ id: ofertaId(31), premioLiquidoCentavos: 343_000 })],
});
const duas = umResultado({
  seguradora: 'capivara_seguros',
  cotacaoId,
  ofertas: [
    umaOferta({ id: ofertaId(33), pacote: 'Ampliado', premioLiquidoCentavos: 360_000 }),
    umaOferta({ id: ofertaId(32), pacote: 'Essencial', principal: false, premioLiquidoCentavos: 300_000 }),
  ],
});
const preferencias = {
  tema: 'sistema',
  densidade: 'confortavel',
  collapsedMenu: true,
  showTutorialPlugin: true,
  densidadeResultados: 'compacto',
} as const;

const gateway = fakeGateway();
const user = userEvent.setup();

async function open() {
  gateway.answer(quotingCalls.getCotacao, { cotacao: umaCotacao({ id: cotacaoId, orcamentoId }), resultados: [meio, duas] });
  const told = {
    onOrdem: jest.fn(),
    onPedido: jest.fn(),
    onVersao: jest.fn(),
    onRecalculate: jest.fn(),
    onCampo: jest.fn(),
    onComercial: jest.fn(),
  };
  render(
    <MemoryRouter>
      <QueryProvider>
        <ResultadosAoVivo {...{ orcamentoId, cotacaoId }} cotacoes={[]} ordem="premio" pedido={null} {...told} />
      </QueryProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('list', { name: 'Respostas das seguradoras' });
}
const names = () => screen.getAllByRole('article').map((article) => article.textContent?.match(/Essencial|Ampliado|Completo/)?.[0]);

beforeEach(() => {
  localStorage.clear();
  beginSignedIn(gateway, queryClient);
  gateway.answer(escolhaCalls.listEscolhas, []);
  gateway.answer(preferenciasCalls.getPreferencias, preferencias);
  gateway.answer(preferenciasCalls.savePreferencias, { ...preferencias, densidadeResultados: 'completo' });
});
afterEach(cleanup);
afterAll(gateway.close);

it('shows one row of each insurer, or every package in the order of its price', async () => {
  await open();
  expect(names()).toEqual(['Essencial', 'Completo']);
  await user.click(screen.getByRole('radio', { name: 'Completo' }));
  expect(names()).toEqual(['Essencial', 'Completo', 'Ampliado']);
  expect(screen.getByRole('article', { name: 'Capivara Seguros Ampliado' })).toBeVisible();
});

it('draws the mark of each insurer beside its name, in one row, whole, and where there is no price', async () => {
  await open();
  const marks = () => screen.getAllByRole('article').map((row) => row.querySelector('svg[viewBox="0 0 32 32"]')?.textContent);
  const compact = marks();
  expect(compact.length).toBeGreaterThan(1);
  for (const mark of compact) expect(mark).toMatch(/^[A-Z]{2}$/);
  await user.click(screen.getByRole('radio', { name: 'Completo' }));
  expect(marks().length).toBeGreaterThan(compact.length);
  for (const mark of marks()) expect(mark).toMatch(/^[A-Z]{2}$/);
});

it('says once the covers all have alike, and not in each offer', async () => {
  await open();
  await user.click(screen.getByRole('radio', { name: 'Completo' }));
  const [limite] = umaOferta({}).coberturas.filter(({ lmiCentavos }) => lmiCentavos);
  expect(screen.getByText('Em todas as ofertas')).toBeVisible();
  expect(screen.getAllByText(new RegExp(`^${limite?.nome}:`))).toHaveLength(1);
});

it('is kept in this browser and by the account, beside what else the account keeps', async () => {
  await open();
  await user.click(screen.getByRole('radio', { name: 'Completo' }));
  await waitFor(() => expect(gateway.pedidos.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  const [saved] = gateway.pedidos.filter(({ method }) => method === 'PUT');
  expect(saved?.input).toEqual({ ...preferencias, densidadeResultados: 'completo' });
  cleanup();
  await open();
  expect(screen.getByRole('radio', { name: 'Completo' })).toBeChecked();
});

describe('while answers come', () => {
  const rows = (...chaves: string[]) => chaves.map((chave) => ({ chave, seguradora: chave }));
  function Lista({ emOrdem, criterio = 'premio' }: { emOrdem: ReturnType<typeof rows>; criterio?: string }) {
    const { linhas, isPresa, release, leitor } = useOrdemEstavel(emOrdem, criterio);
    return (
      <>
        {isPresa && (
          <button type="button" onClick={release}>
            Reordenar
          </button>
        )}
        <div role="list" tabIndex={-1} {...leitor}>
          {linhas.map(({ chave }) => (
            <button type="button" key={chave}>
              {chave}
            </button>
          ))}
        </div>
      </>
    );
  }
  const order = () =>
    within(screen.getByRole('list'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('rows stay under the keyboard, and are put in order when it leaves', () => {
    const { rerender } = render(<Lista emOrdem={rows('alfa', 'beta')} />);
    act(() => screen.getByRole('button', { name: 'beta' }).focus());
    rerender(<Lista emOrdem={rows('gama', 'beta', 'alfa')} />);
    expect(order()).toEqual(['alfa', 'beta', 'gama']);
    expect(screen.getByRole('button', { name: 'beta' })).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'beta' }).blur());
    expect(order()).toEqual(['gama', 'beta', 'alfa']);
  });

  it('rows stay under a pointer that moves, until asked for or until it rests', () => {
    const { rerender } = render(<Lista emOrdem={rows('alfa', 'beta')} />);
    const move = Object.assign(new Event('pointermove', { bubbles: true }), { pointerType: 'mouse', movementX: 3, movementY: 0 });
    fireEvent(screen.getByRole('list'), move);
    rerender(<Lista emOrdem={rows('beta', 'alfa')} />);
    expect(order()).toEqual(['alfa', 'beta']);
    fireEvent.click(screen.getByRole('button', { name: 'Reordenar' }));
    expect(order()).toEqual(['beta', 'alfa']);
  });

  it('another order asked for is obeyed at once', () => {
    const { rerender } = render(<Lista emOrdem={rows('alfa', 'beta')} />);
    act(() => screen.getByRole('button', { name: 'beta' }).focus());
    rerender(<Lista emOrdem={rows('beta', 'alfa')} criterio="nota" />);
    expect(order()).toEqual(['beta', 'alfa']);
  });
});

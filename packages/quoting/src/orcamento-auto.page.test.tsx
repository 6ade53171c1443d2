import { apoioCalls, type Orcamento, quotingCalls, type RascunhoAuto, registryCalls, type SeguradoraAtiva } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { unsavedWork } from '@balcao/shared';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, umRascunhoAuto, umaCotacao } from '@balcao/testing';
import { ThemeRoot } from '@balcao/ui';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { OrcamentoAutoPage } from './orcamento-auto.page.tsx';

const id = '0198b2c4-0000-7000-8000-0000000000b1';
const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
const hoje = hojeEm(new Date());
const completo = umRascunhoAuto({ hoje });
const seguradora = (slug: string, nome: string): SeguradoraAtiva => ({
  slug,
  nome,
  tipo: 'SEGURADORA',
  linhas: ['AUTO'],
  comissaoPadraoBps: 2_000,
  comissaoMinBps: 500,
  comissaoMaxBps: 3_000,
});

// a whole form is drawn and typed in: slow on a busy machine
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

const gateway = fakeGateway();
const saves = () =>
  gateway.pedidos.filter(({ method }) => method === 'PUT').map(({ input }) => input as { versao: number; rascunho: RascunhoAuto });
const runs = () => gateway.pedidos.filter(({ method, path }) => method === 'POST' && path.endsWith('/cotacoes'));

const orcamento = (rascunho: RascunhoAuto, over: Partial<Orcamento> = {}): Orcamento => ({
  id,
  numero: 1_042,
  linha: 'AUTO',
  formulario: 'AUTO',
  origem: 'INTERNO',
  status: 'RASCUNHO',
  versao: 3,
  criadoEm: '2026-03-02T12:00:00.000Z',
  alteradoEm: '2026-03-02T12:00:00.000Z',
  rascunho,
  cotacoes: [],
  ...over,
});

/** A gateway that keeps the draft: each save raises its version. */
function keeping(inicial: Orcamento) {
  let atual = inicial;
  gateway.reply(quotingCalls.getOrcamento, () => ({ status: 200, body: { success: true, data: atual } }));
  gateway.reply(quotingCalls.saveRascunho, ({ input }) => {
    if (input.versao !== atual.versao) return refusal(409, 409, 'Outra pessoa salvou antes.');
    atual = { ...atual, versao: atual.versao + 1, alteradoEm: new Date().toISOString(), rascunho: input.rascunho as RascunhoAuto };
    return { status: 200, body: { success: true, data: { versao: atual.versao, alteradoEm: atual.alteradoEm } } };
  });
  return {
    somebodySaves: (rascunho: RascunhoAuto) => {
      atual = { ...atual, versao: atual.versao + 1, rascunho };
    },
    atual: () => atual,
  };
}

async function openAtOnce(rascunho: RascunhoAuto = completo, search = `?id=${id}`, over: Partial<Orcamento> = {}) {
  const store = keeping({ ...orcamento(rascunho), ...over });
  window.history.replaceState(null, '', `/multicalculo/orcamento-multicalculo${search}`);
  render(
    <ThemeRoot>
      <QueryProvider>
        <BrowserRouter>
          <OrcamentoAutoPage />
        </BrowserRouter>
      </QueryProvider>
    </ThemeRoot>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Orçamento auto nº 1042' });
  return store;
}
async function open(...args: Parameters<typeof openAtOnce>) {
  const store = await openAtOnce(...args);
  await screen.findByText('Jequitibá Seguros');
  return store;
}

const user = userEvent.setup({ pointerEventsCheck: 0 });
// by label: a search by role reads the styles of the whole form each time
const named = (name: string) => new RegExp(`^${name}( \\*)?$`);
const field = (name: string) => screen.getByLabelText(named(name), { selector: 'input' });
const absent = (name: string) => screen.queryByLabelText(named(name), { selector: 'input' }) === null;
const retype = async (name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
const calcular = () => screen.getByText('Calcular', { selector: 'button' });

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  gateway.reset();
  signIn();
  gateway.answer(registryCalls.listSeguradorasAtivas, [
    seguradora('jequitiba_seguros', 'Jequitibá Seguros'),
    seguradora('capivara_seguros', 'Capivara Seguros'),
  ]);
  gateway.answer(registryCalls.listCorretoras, []);
  gateway.answer(registryCalls.listProdutores, []);
  gateway.answer(quotingCalls.getCotacao, {
    cotacao: umaCotacao({ id: cotacaoId, orcamentoId: id, status: 'CALCULANDO', seguradoras: ['jequitiba_seguros'] }),
    resultados: [],
  });
});
afterEach(cleanup);
afterAll(gateway.close);

it('opens a new orçamento when the address names none, and takes its place in the history', async () => {
  keeping(orcamento(completo));
  gateway.answer(quotingCalls.createOrcamento, { id, numero: 1_042 });
  window.history.replaceState(null, '', '/multicalculo/orcamento-multicalculo');
  const before = window.history.length;
  render(
    <QueryProvider>
      <BrowserRouter>
        <OrcamentoAutoPage />
      </BrowserRouter>
    </QueryProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Orçamento auto nº 1042' });
  expect(window.location.search).toBe(`?id=${id}`);
  expect(window.history.length).toBe(before);
  expect(gateway.pedidos.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('says whose quote it is and of what', async () => {
  const { segurado, veiculo } = completo.risco;
  await open();
  expect(screen.getByText(`${segurado?.nome} · ${veiculo?.modelo} ${veiculo?.anoModelo} · ${veiculo?.placa}`)).toBeVisible();
});

it('says that a case has ended, leads to where it is read, and calculates it no more', async () => {
  await open(completo, `?id=${id}`, { status: 'FECHADO' });
  expect(screen.getByText('Este orçamento está fechado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver o orçamento' })).toHaveAttribute('href', `/multicalculo/orcamento-visualizar?id=${id}`);
  expect(screen.queryByText('Calcular', { selector: 'button' })).toBeNull();
});

describe('fields', () => {
  it('come and go with what they depend on', async () => {
    await open();
    expect(absent('Apólice anterior')).toBe(true);
    expect(absent('CPF do condutor')).toBe(true);
    await user.click(field('O condutor principal é o segurado'));
    expect(field('CPF do condutor')).toBeVisible();
    await user.click(field('Veículo zero km'));
    expect(absent('Placa')).toBe(true);
  });

  it('ask for a company its own words, and who drives', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }));
    expect(field('CNPJ')).toBeVisible();
    expect(field('Razão social')).toBeVisible();
    expect(absent('Nome social')).toBe(true);
    expect(field('CPF do condutor')).toBeVisible();
  });

  it('are filled by a plate', async () => {
    const { veiculo: _, ...semVeiculo } = completo.risco;
    gateway.answer(apoioCalls.findVeiculoPorPlaca, {
      placa: 'BRA2E19',
      chassi: null,
      anoFabricacao: 2022,
      veiculo: {
        fipe: '005340-6',
        marca: 'Fiat',
        modelo: 'Argo 1.0',
        anoModelo: 2023,
        combustivel: 'FLEX',
        valorCentavos: 6_500_000,
        lugares: 5,
      },
    });
    await open({ ...completo, risco: semVeiculo });
    await user.type(field('Placa'), 'bra2e19');
    await user.tab();
    await waitFor(() => expect(field('Modelo')).toHaveValue('Argo 1.0'));
    expect(field('Código FIPE')).toHaveValue('005340-6');
    expect(field('Valor FIPE')).toHaveValue('65.000,00');
    expect(screen.getByText(/Veículo encontrado/)).toBeInTheDocument();
  });

  it('are filled by a known person only where they are empty', async () => {
    const segurado = { ...completo.risco.segurado, documento: '', nome: 'Ana de Souza', profissao: '', email: '' };
    gateway.answer(apoioCalls.findPessoa, {
      documento: '52998224725',
      pessoa: 'PF',
      nome: 'Outro Nome',
      nascimento: '1980-01-01',
      sexo: 'F',
      estadoCivil: 'CASADO',
      email: 'ana@exemplo.test',
      celular: null,
      cep: null,
      numero: null,
    });
    await open({ ...completo, risco: { ...completo.risco, segurado } });
    await user.type(field('CPF'), '52998224725');
    await user.tab();
    await waitFor(() => expect(field('E-mail')).toHaveValue('ana@exemplo.test'));
    expect(field('Nome completo')).toHaveValue('Ana de Souza');
  });
});

describe('saving', () => {
  it('happens by itself after typing rests, and says when', async () => {
    const store = await open();
    await retype('Profissão', 'Dentista');
    await screen.findByText(/^Salvo às/, undefined);
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(store.atual().rascunho.risco).toMatchObject({ segurado: { profissao: 'Dentista' } });
  });

  it('pins the build of the parcel from the first keystroke until it is saved, and through a conflict', async () => {
    const store = await open();
    expect(unsavedWork.get('quoting')).toBe(0);
    fireEvent.change(field('Profissão'), { target: { value: 'D' } });
    await waitFor(() => expect(unsavedWork.get('quoting')).toBe(1));
    await screen.findByText(/^Salvo às/);
    await waitFor(() => expect(unsavedWork.get('quoting')).toBe(0));
    store.somebodySaves({ ...completo, risco: { ...completo.risco, segurado: { ...completo.risco.segurado, profissao: 'Médica' } } });
    fireEvent.change(field('Profissão'), { target: { value: 'De' } });
    await screen.findByRole('alertdialog');
    expect(unsavedWork.get('quoting')).toBe(1);
    cleanup();
    await waitFor(() => expect(unsavedWork.get('quoting')).toBe(0));
  });

  it('brings back what was typed before the page went away', async () => {
    await open();
    gateway.drop(quotingCalls.saveRascunho);
    await retype('Profissão', 'Dentista');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    // the last save of the screen that went finds nobody
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    queryClient.clear();
    await open();
    expect(field('Profissão')).toHaveValue('Dentista');
    expect(screen.getByText('Recuperamos o que você tinha digitado')).toBeVisible();
    await waitFor(() => expect(saves().at(-1)?.rascunho.risco.segurado?.profissao).toBe('Dentista'));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });

  it('without connection keeps everything in this browser and says so', async () => {
    await open();
    gateway.drop(quotingCalls.saveRascunho);
    await retype('Profissão', 'Dentista');
    await screen.findByText('Sem conexão: guardado neste navegador');
    expect(Object.values(localStorage).join()).toContain('Dentista');
  });

  it('shows both versions when somebody else saved, and keeps the one chosen', async () => {
    const store = await open();
    store.somebodySaves({ ...completo, risco: { ...completo.risco, segurado: { ...completo.risco.segurado, profissao: 'Médica' } } });
    await retype('Profissão', 'Dentista');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('Médica')).toBeVisible();
    expect(within(dialog).getByText('Dentista')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Usar a outra versão' }));
    await waitFor(() => expect(field('Profissão')).toHaveValue('Médica'));
  });
});

describe('calculating', () => {
  it('stops at what is missing: a summary takes focus and leads to each field', async () => {
    await open({ ...completo, risco: { ...completo.risco, segurado: { ...completo.risco.segurado, nome: '' } } });
    await user.click(calcular());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(runs()).toHaveLength(0);
    await user.click(within(summary).getByRole('button', { name: /obrigatório/ }));
    expect(field('Nome completo')).toHaveFocus();
    expect(field('Nome completo')).toBeInvalid();

    await user.type(field('Nome completo'), 'Ana Souza');
    await user.tab();
    await waitFor(() => expect(field('Nome completo')).toBeValid());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says nothing at the fields before the first attempt', async () => {
    await open();
    await user.clear(field('Nome completo'));
    await user.tab();
    expect(field('Nome completo')).toBeValid();
  });

  it('pressed twice saves what is pending and runs once, with one key, and shows the results', async () => {
    gateway.answer(quotingCalls.calculate, { cotacaoId, versao: 1 });
    await open();
    await retype('Profissão', 'Dentista');
    fireEvent.click(calcular());
    fireEvent.click(calcular());
    await waitFor(() => expect(window.location.search).toContain(`cotacao=${cotacaoId}`));
    expect(runs()).toHaveLength(1);
    expect(runs()[0]?.input).toMatchObject({ versao: 4, seguradoras: ['jequitiba_seguros'] });
    expect(runs()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(saves()).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Resultados' })).toHaveAttribute('aria-selected', 'true'));
  });

  it('pressed before the insurers came, waits for them and runs', async () => {
    gateway.answer(quotingCalls.calculate, { cotacaoId, versao: 1 });
    let come: (ativas: SeguradoraAtiva[]) => void = () => undefined;
    gateway.answer(
      registryCalls.listSeguradorasAtivas,
      new Promise<SeguradoraAtiva[]>((resolve) => {
        come = resolve;
      }),
    );
    await openAtOnce();
    fireEvent.click(calcular());
    fireEvent.click(calcular());
    await waitFor(() => expect(calcular()).toHaveAttribute('aria-busy', 'true'));
    expect(runs()).toEqual([]);
    come([seguradora('jequitiba_seguros', 'Jequitibá Seguros')]);
    await waitFor(() => expect(runs()).toHaveLength(1));
  });

  it('waits no more once the insurers did not come, and asks for them again when pressed again', async () => {
    gateway.answer(quotingCalls.calculate, { cotacaoId, versao: 1 });
    gateway.reply(registryCalls.listSeguradorasAtivas, refusal(500, 500, 'Falhou aqui.'));
    await openAtOnce();
    const asked = () => gateway.pedidos.filter(({ path }) => path === registryCalls.listSeguradorasAtivas.path).length;
    await waitFor(() => expect(asked()).toBe(1));
    fireEvent.click(calcular());
    await waitFor(() => expect(asked()).toBe(2));
    await waitFor(() => expect(calcular()).not.toHaveAttribute('aria-busy', 'true'));
    expect(runs()).toEqual([]);
    gateway.answer(registryCalls.listSeguradorasAtivas, [seguradora('jequitiba_seguros', 'Jequitibá Seguros')]);
    fireEvent.click(calcular());
    await waitFor(() => expect(runs()).toHaveLength(1));
  });

  it('answers to Ctrl+Enter from any field', async () => {
    gateway.answer(quotingCalls.calculate, { cotacaoId, versao: 1 });
    await open();
    act(() => field('Profissão').focus());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(runs()).toHaveLength(1));
  });

  it('shows at its field what the gateway refuses', async () => {
    gateway.reply(quotingCalls.calculate, {
      status: 422,
      body: {
        success: false,
        code: 422,
        message: 'Confira os campos.',
        errors: [{ campo: 'risco.veiculo.placa', codigo: 'x', mensagem: 'Placa recusada.' }],
      },
    });
    await open();
    await user.click(calcular());
    await waitFor(() => expect(field('Placa')).toBeInvalid());
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Placa: Placa recusada.' })).toBeVisible();
  });

  it('counts in each section what is still missing', async () => {
    await open({ ...completo, risco: { ...completo.risco, pernoite: { cepPernoite: '01310100' } } });
    const section = screen.getByRole('region', { name: 'Pernoite' });
    expect(within(section).getByText('Faltam 2')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Veículo' })).getByText('Completa')).toBeVisible();
  });

  it('judges the insurers of the draft once the insurers of the brokerage are known', async () => {
    await open();
    const section = screen.getByRole('region', { name: 'Seguradoras e comissão' });
    expect(await within(section).findByText('Completa')).toBeVisible();
  });
});

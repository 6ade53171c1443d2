import { apoioCalls, quotingCalls, registryCalls, type SeguradoraAtiva } from '@balcao/contracts';
import { unsavedWork } from '@balcao/shared';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { refusal } from '@balcao/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { OrcamentoAutoPage } from './orcamento-auto.page.tsx';
import {
  absent,
  botaoCalcular,
  completo,
  cotacaoId,
  field,
  gateway,
  id,
  keeping,
  open,
  openAtOnce,
  orcamento,
  prepareForm,
  retype,
  runs,
  saves,
  seguradora,
  user,
} from './orcamento-auto.fixture.tsx';

prepareForm();

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

it('takes the focus to the beginning of the form from the results that lead there', async () => {
  await open(completo, `?id=${id}&aba=resultados`);
  await user.click(screen.getByRole('button', { name: 'Ir para os dados' }));
  expect(screen.getByRole('button', { name: 'Segurado' })).toHaveFocus();
});

it('says whose quote it is and of what', async () => {
  const { segurado, veiculo } = completo.risco;
  await open();
  expect(screen.getByText(`${segurado?.nome} · ${veiculo?.modelo} ${veiculo?.anoModelo} · ${veiculo?.placa}`)).toBeVisible();
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

  it('sends nothing of a field that was drawn and never filled', async () => {
    await open({ ...completo, comercial: { ...completo.comercial, descontoBps: {} } });
    await retype('Profissão', 'Dentista');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.rascunho.comercial.descontoBps).toEqual({});
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

  it('takes over by itself what somebody else saved in other fields, and says which', async () => {
    const store = await open();
    store.somebodySaves({ ...completo, risco: { ...completo.risco, segurado: { ...completo.risco.segurado, nome: 'Ana Prado Lima' } } });
    await retype('Profissão', 'Dentista');
    expect(await screen.findByText(/Veio da outra: Nome completo ou razão social\./)).toBeVisible();
    expect(field('Nome completo')).toHaveValue('Ana Prado Lima');
    expect(screen.getByText('Outra pessoa também alterou este orçamento')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(store.atual().rascunho.risco['segurado']).toMatchObject({ nome: 'Ana Prado Lima', profissao: 'Dentista' }));
  });

  it('never says that somebody else wrote what the user did in another tab', async () => {
    const store = await open();
    store.somebodySaves(
      { ...completo, risco: { ...completo.risco, segurado: { ...completo.risco.segurado, nome: 'Ana Prado Lima' } } },
      true,
    );
    await retype('Profissão', 'Dentista');
    expect(await screen.findByText('Você também alterou este orçamento em outra aba ou aparelho')).toBeVisible();
    await waitFor(() => expect(store.atual().rascunho.risco['segurado']).toMatchObject({ profissao: 'Dentista' }));
    store.somebodySaves({ ...completo, risco: { ...completo.risco, segurado: { ...completo.risco.segurado, profissao: 'Médica' } } }, true);
    await retype('Profissão', 'Pintora');
    expect(await screen.findByRole('alertdialog', { name: 'Você salvou este orçamento em outra aba ou aparelho' })).toBeVisible();
    expect(screen.queryByText(/Outra pessoa/)).toBeNull();
  });
});

describe('calculating', () => {
  it('stops at what is missing: a summary takes focus and leads to each field', async () => {
    await open({ ...completo, risco: { ...completo.risco, segurado: { ...completo.risco.segurado, nome: '' } } });
    await user.click(botaoCalcular());
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
    fireEvent.click(botaoCalcular());
    fireEvent.click(botaoCalcular());
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
    fireEvent.click(botaoCalcular());
    fireEvent.click(botaoCalcular());
    await waitFor(() => expect(botaoCalcular()).toHaveAttribute('aria-busy', 'true'));
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
    fireEvent.click(botaoCalcular());
    await waitFor(() => expect(asked()).toBe(2));
    await waitFor(() => expect(botaoCalcular()).not.toHaveAttribute('aria-busy', 'true'));
    expect(runs()).toEqual([]);
    gateway.answer(registryCalls.listSeguradorasAtivas, [seguradora('jequitiba_seguros', 'Jequitibá Seguros')]);
    fireEvent.click(botaoCalcular());
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
    await user.click(botaoCalcular());
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

import {
  type Call,
  type ComissaoAReceber,
  comissaoAReceberCalls,
  type Contestacao,
  contestacaoCalls,
  extratoComissaoCalls,
  type Recebimento,
  recebimentoCalls,
} from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { RecebimentosPage } from './recebimentos.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const id = (n: number): string => `01992a3c-0000-7000-8000-00000000000${n}`;
const [ALFA, BETA] = [
  { slug: 'alfa_seguros', nome: 'Alfa Seguros' },
  { slug: 'beta_seguros', nome: 'Beta Seguros' },
];
const CORRETORA = { id: id(9), nome: 'Vale' };

const devida = (over: Partial<ComissaoAReceber> = {}): ComissaoAReceber => ({
  id: id(1),
  apoliceId: id(2),
  apolice: '0531-77',
  endosso: null,
  parcela: 3,
  tipo: 'COMISSAO',
  segurado: { id: id(3), nome: 'Zélia Prado' },
  seguradora: ALFA,
  ramo: 'Automóvel',
  corretora: CORRETORA,
  produtor: null,
  previstaCentavos: 6_000,
  recebidaCentavos: 5_000,
  faltaCentavos: 1_000,
  previsaoEm: '2026-10-01',
  dias: 50,
  status: 'DIVERGENTE',
  contestacao: null,
  ...over,
});
const contestacao = (over: Partial<Contestacao> = {}): Contestacao => ({
  id: id(5),
  versao: 1,
  numero: 7,
  seguradora: ALFA,
  corretora: CORRETORA,
  motivo: 'PAGA_A_MENOR',
  status: 'ABERTA',
  desfecho: null,
  itens: 1,
  abertos: 1,
  diferencaCentavos: 1_000,
  faltaCentavos: 1_000,
  criadaEm: '2026-11-20T12:00:00.000Z',
  enviadaEm: null,
  encerradaEm: null,
  proximoContatoEm: null,
  dias: 3,
  texto: null,
  meio: null,
  destinatario: null,
  protocolo: null,
  respondidaEm: null,
  comissoes: [
    {
      id: id(6),
      ordem: 1,
      comissaoId: id(1),
      apoliceId: id(2),
      apolice: '0531-77',
      endosso: null,
      parcela: 3,
      segurado: 'Zélia Prado',
      previsaoEm: '2026-10-01',
      previstaCentavos: 6_000,
      recebidaCentavos: 5_000,
      diferencaCentavos: 1_000,
      recebidaHojeCentavos: 5_000,
      situacao: 'ABERTO',
      pagoPor: null,
    },
  ],
  eventos: [
    {
      id: id(7),
      tipo: 'CRIADA',
      dia: '2026-11-20',
      texto: null,
      desfecho: null,
      isAutomatico: false,
      criadoEm: '2026-11-20T12:00:00.000Z',
      usuario: 'Ana',
    },
  ],
  envio: null,
  ultimoDestinatario: 'comissoes@alfa.test',
  ...over,
});

/** What a call was asked so far. */
const asked = ({ method, path }: Call) => {
  const end = path.split('/').at(-1);
  return gateway.pedidos.filter((um) => um.method === method && um.path.endsWith(`/${end}`)).map(({ input }) => input);
};

function open(search: string, sessao: object = {}): void {
  signIn({ token: crypto.randomUUID(), ...sessao });
  currentSession();
  window.history.replaceState(null, '', `/financeiro/recebimentos${search}`);
  render(
    <QueryProvider>
      <BrowserRouter>
        <RecebimentosPage />
      </BrowserRouter>
    </QueryProvider>,
  );
}

beforeEach(() => {
  gateway.answer(extratoComissaoCalls.getOpcoes, {
    seguradoras: [ALFA, BETA],
    corretoras: [CORRETORA],
    contas: [{ id: id(8), nome: 'Caixa' }],
    podeReabrir: true,
  });
  gateway.answer(comissaoAReceberCalls.listAReceber, {
    itens: [
      devida(),
      devida({ id: id(4), seguradora: BETA, apolice: '0531-88' }),
      devida({ id: id(6), apolice: '0531-99', status: 'CONTESTADA', contestacao: { id: id(5), numero: 7, status: 'ENVIADA' } }),
    ],
    total: 3,
    pagina: 1,
    tamanho: 20,
  });
  gateway.answer(comissaoAReceberCalls.getTotais, {
    total: 3,
    previstaCentavos: 18_000,
    recebidaCentavos: 15_000,
    faltaCentavos: 3_000,
    seguradoras: [
      {
        ...ALFA,
        total: 2,
        aVencerCentavos: 0,
        ate30Centavos: 0,
        ate60Centavos: 2_000,
        ate90Centavos: 0,
        maisDe90Centavos: 0,
        faltaCentavos: 2_000,
      },
      {
        ...BETA,
        total: 1,
        aVencerCentavos: 0,
        ate30Centavos: 0,
        ate60Centavos: 1_000,
        ate90Centavos: 0,
        maisDe90Centavos: 0,
        faltaCentavos: 1_000,
      },
    ],
  });
  gateway.answer(comissaoAReceberCalls.getOpcoes, { seguradoras: [], ramos: [], produtores: [] });
  gateway.answer(contestacaoCalls.listContestacoes, { itens: [contestacao()], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(contestacaoCalls.getTotais, { total: 1, abertas: 1, diferencaCentavos: 1_000, faltaCentavos: 1_000 });
  gateway.answer(contestacaoCalls.getContestacao, contestacao());
});
afterEach(() => {
  queryClient.clear();
  gateway.reset();
  signOut();
});
afterAll(gateway.close);

it('says what each insurer owes by age, and asks only for those of one insurer that nothing asks for yet', async () => {
  open('?ver=pendentes');
  expect(await screen.findByRole('tab', { name: 'A receber' })).toHaveAttribute('aria-selected', 'true');
  const resumo = await screen.findByRole('table', { name: 'Quanto falta de cada seguradora, por idade' });
  expect(within(resumo).getByRole('row', { name: /Alfa Seguros/ })).toHaveTextContent('R$ 20,00');
  const row = async (nome: RegExp) => screen.findByRole('checkbox', { name: nome });
  await user.click(await row(/apólice 0531-77/));
  await user.click(await row(/apólice 0531-88/));
  const ato = screen.getByRole('button', { name: 'Contestar 2 comissões' });
  expect(ato).toHaveAccessibleDescription('Selecione comissões de uma seguradora só.');
  await user.click(await row(/apólice 0531-88/));
  await user.click(await row(/apólice 0531-99/));
  expect(screen.getByRole('button', { name: 'Contestar 2 comissões' })).toHaveAccessibleDescription(
    'Uma das selecionadas já está em contestação.',
  );
  await user.click(await row(/apólice 0531-99/));
  await user.click(screen.getByRole('button', { name: 'Contestar 1 comissão' }));
  const form = await screen.findByRole('dialog', { name: 'Contestar 1 comissão' });
  expect(within(form).getByText(/Alfa Seguros deve R\$ 10,00/)).toBeVisible();
  gateway.answer(contestacaoCalls.createContestacao, contestacao());
  await user.type(within(form).getByLabelText(/O que dizer na carta/), 'Falta parte.');
  await user.click(within(form).getByRole('button', { name: 'Contestar' }));
  expect(await screen.findByRole('dialog', { name: 'Contestação 7 · Alfa Seguros' })).toBeVisible();
  expect(asked(contestacaoCalls.createContestacao)).toEqual([{ comissaoIds: [id(1)], motivo: 'PAGA_A_MENOR', texto: 'Falta parte.' }]);
});

it('narrows the list to one insurer of the summary, and opens what is contested', async () => {
  open('?ver=pendentes');
  await user.click(await screen.findByRole('button', { name: 'Só esta: Beta Seguros' }));
  await waitFor(() => expect(asked(comissaoAReceberCalls.listAReceber).length + window.location.search.length).toBeGreaterThan(0));
  expect(new URLSearchParams(window.location.search).get('seguradora')).toBe('beta_seguros');
  await user.click(await screen.findByRole('button', { name: 'Abrir a contestação 7, enviada' }));
  expect(await screen.findByRole('dialog', { name: 'Contestação 7 · Alfa Seguros' })).toBeVisible();
});

it('sends the letter where the last one to the insurer went, and refuses are said at their field', async () => {
  open(`?ver=contestacoes&contestacao=${id(5)}`);
  const aberta = await screen.findByRole('dialog', { name: 'Contestação 7 · Alfa Seguros' });
  expect(within(aberta).getByText('Pendente')).toBeVisible();
  await user.click(await within(aberta).findByRole('button', { name: 'Enviar por e-mail' }));
  const form = await screen.findByRole('dialog', { name: 'Enviar a carta por e-mail' });
  expect(within(form).getByLabelText(/E-mail da seguradora/)).toHaveValue('comissoes@alfa.test');
  await user.clear(within(form).getByLabelText(/E-mail da seguradora/));
  await user.click(within(form).getByRole('button', { name: 'Enviar' }));
  expect(within(form).getByLabelText(/E-mail da seguradora/)).toHaveAccessibleDescription(/Preencha este campo/);
  await user.type(within(form).getByLabelText(/E-mail da seguradora/), 'outra@alfa.test');
  gateway.answer(contestacaoCalls.sendCarta, contestacao());
  gateway.answer(contestacaoCalls.getContestacao, contestacao({ envio: { destinatario: 'outra@alfa.test', status: 'NA_FILA' } }));
  await user.click(within(form).getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('A carta está sendo enviada a outra@alfa.test.')).toBeVisible();
  expect(asked(contestacaoCalls.sendCarta)).toMatchObject([{ destinatario: 'outra@alfa.test' }]);
  expect(screen.queryByRole('button', { name: 'Enviar por e-mail' })).toBeNull();
});

it('says how one was closed and by what, and reopens only what somebody closed', async () => {
  const paga = contestacao({
    status: 'ENCERRADA',
    desfecho: 'PAGA',
    encerradaEm: '2026-11-22T12:00:00.000Z',
    comissoes: [
      {
        ...contestacao().comissoes[0],
        situacao: 'PAGO',
        pagoPor: 'Extrato 991',
        recebidaHojeCentavos: 6_000,
      } as Contestacao['comissoes'][number],
    ],
  });
  gateway.answer(contestacaoCalls.getContestacao, paga);
  open(`?ver=contestacoes&contestacao=${id(5)}`);
  const aberta = await screen.findByRole('dialog', { name: 'Contestação 7 · Alfa Seguros' });
  expect(await within(aberta).findByText('por Extrato 991')).toBeVisible();
  expect(within(aberta).getByText(/hoje recebida R\$ 60,00/)).toBeVisible();
  for (const nome of ['Reabrir', 'Mais', 'Enviar por e-mail']) expect(within(aberta).queryByRole('button', { name: nome })).toBeNull();
  expect(within(aberta).getByRole('button', { name: 'Ver a carta' })).toBeVisible();
});

it('of whom only reads hides what writes', async () => {
  open('?ver=pendentes', { bloqueioOrcamentoManual: true });
  await screen.findByRole('button', { name: 'Abrir a contestação 7, enviada' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Abrir a contestação 7, enviada' }));
  const aberta = await screen.findByRole('dialog', { name: 'Contestação 7 · Alfa Seguros' });
  expect(await within(aberta).findByRole('button', { name: 'Ver a carta' })).toBeVisible();
  for (const nome of ['Mais', 'Enviar por e-mail']) expect(within(aberta).queryByRole('button', { name: nome })).toBeNull();
});

it('tries again what could not be read, and says when nothing is owed', async () => {
  gateway.drop(comissaoAReceberCalls.listAReceber);
  open('?ver=pendentes');
  const again = (await screen.findAllByRole('button', { name: 'Tentar novamente' }))[0] as HTMLElement;
  gateway.answer(comissaoAReceberCalls.listAReceber, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  await user.click(again);
  expect(await screen.findByText('Nenhuma comissão atrasada')).toBeVisible();
});

it('chooses the commissions a receipt by hand pays, and tells what is of none', async () => {
  gateway.answer(recebimentoCalls.listRecebimentos, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  gateway.answer(recebimentoCalls.listEsperadas, [
    {
      id: id(1),
      apoliceId: id(2),
      apolice: '0531-77',
      endosso: null,
      parcela: 3,
      segurado: 'Zélia Prado',
      tipo: 'COMISSAO',
      previstaCentavos: 6_000,
      abertaCentavos: 6_000,
      previsaoEm: '2026-10-01',
      status: 'PREVISTA',
    },
  ]);
  gateway.answer(recebimentoCalls.createRecebimento, {} as Recebimento);
  open('?ver=recebimentos');
  await user.click(await screen.findByRole('button', { name: 'Lançar recebimento' }));
  const form = await screen.findByRole('dialog', { name: 'Recebimento sem extrato' });
  expect(within(form).getByText('Escolha a seguradora e a corretora para procurar as comissões.')).toBeVisible();
  await user.type(within(form).getByLabelText(/Descrição/), 'Depósito');
  await user.click(within(form).getByRole('button', { name: /Seguradora/ }));
  await user.click(await screen.findByRole('option', { name: 'Alfa Seguros' }));
  await user.type(within(form).getByLabelText(/Valor que entrou/), '100,00');
  await user.click(await within(form).findByRole('button', { name: 'Incluir: 0531-77, parcela 3 · Zélia Prado' }));
  expect(within(form).getByText('Sem comissão: R$ 40,00')).toBeVisible();
  await user.click(within(form).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(recebimentoCalls.createRecebimento)).toHaveLength(1));
  expect(asked(recebimentoCalls.createRecebimento)[0]).toMatchObject({
    valorCentavos: 10_000,
    comissoes: [{ comissaoId: id(1), valorCentavos: 6_000, isParte: false }],
  });
});

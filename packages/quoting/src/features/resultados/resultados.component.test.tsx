import { parametrosCalls, quotingCalls, resultadosCalls, type ResultadoCotacao, escolhaCalls } from '@balcao/contracts';
import { parametrosPadrao } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, signIn, umaOferta, umResultado } from '@balcao/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type ResultadosProps, ResultadosAoVivo } from './resultados.component.tsx';
import { barata, calculando, cara, cotacao, cotacaoId, ofertaId, orcamentoId, recusado } from './resultados.fixture.ts';

const combinado = { comissaoMinBps: 1_000, comissaoMaxBps: 2_500, descontoMaxBps: 2_000 };
/** A case that goes on; one that is over has none. */
const vivas = { termos: jest.fn(), simulate: jest.fn(), adjust: jest.fn(), combinado: () => combinado };
const gateway = fakeGateway();
const user = userEvent.setup();
const row = (name: string) => screen.getByRole('article', { name });

async function open(resultados: ResultadoCotacao[], over: Partial<ResultadosProps> = {}) {
  gateway.answer(quotingCalls.getCotacao, { cotacao, resultados });
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
        <ResultadosAoVivo
          {...{ orcamentoId, cotacaoId }}
          cotacoes={[]}
          ordem="premio"
          pedido={null}
          condicoes={vivas}
          {...told}
          {...over}
        />
      </QueryProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('list', { name: over.isManual ? 'Ofertas informadas' : 'Respostas das seguradoras' });
  return told;
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(escolhaCalls.listEscolhas, []);
});
afterEach(cleanup);
afterAll(gateway.close);

it('shows each insurer in its state, the cheapest first, with both packages of one insurer', async () => {
  await open([cara, calculando, barata]);
  expect(screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)).toEqual([
    'Capivara Seguros',
    'Jequitibá Seguros',
    'Tucano Azul Seguros',
  ]);
  await user.click(within(row('Capivara Seguros')).getByRole('button', { name: '+1 pacote de Capivara Seguros' }));
  expect(within(row('Capivara Seguros')).getByText('Essencial')).toBeVisible();
  expect(within(row('Capivara Seguros')).getByText('Melhor preço')).toBeVisible();
  expect(within(row('Jequitibá Seguros')).getByText('R$ 4.847,25')).toBeVisible();
  expect(within(row('Tucano Azul Seguros')).getByText(/s de até 45 s/)).toBeVisible();
});

it('says of a renewal what is paid today, and by how much each offer is above or below it', async () => {
  gateway.answer(resultadosCalls.getApoliceAtual, {
    seguradora: 'Jequitibá Seguros',
    numero: '0531',
    fimVigencia: null,
    premio: { liquidoCentavos: null, iofCentavos: null, totalCentavos: 400_000 },
    coberturas: null,
    franquias: null,
    assistencias: null,
  });
  await open([cara, barata], { isRenovacao: true });
  expect(await screen.findByText('Hoje R$ 4.000,00, Jequitibá Seguros: os percentuais são sobre este prêmio.')).toBeVisible();
  expect(row('Jequitibá Seguros')).toHaveTextContent('+21,2% sobre a apólice atual');
  expect(row('Capivara Seguros')).toHaveTextContent('-19,5% sobre a apólice atual');
  await user.click(screen.getByRole('radio', { name: 'Completo' }));
  expect(screen.getByRole('article', { name: /Jequitibá/ })).toHaveTextContent('+21,2% sobre a apólice atual');
  // the choice is kept
  await user.click(screen.getByRole('radio', { name: 'Compacto' }));
});

it('asks nothing of a current policy, and compares with none, where the insurance is new', async () => {
  await open([cara, barata]);
  expect(gateway.pedidos.filter(({ path }) => path.endsWith('/apolice-atual'))).toEqual([]);
  expect(document.body).not.toHaveTextContent(/apólice atual|percentuais/);
});

it('says how many answered and how long the rest may take', async () => {
  await open([cara, calculando, recusado({ familiaErro: 'ACEITACAO' })]);
  expect(screen.getByText(/^2 de 3 responderam · faltam no máximo \d+ s$/)).toBeVisible();
});

it('says of typed offers that somebody informed them: nobody was asked, and nobody answered', async () => {
  await open([cara, barata], { isManual: true });
  const ofertas = cara.ofertas.length + barata.ofertas.length;
  expect(screen.getAllByText(`${ofertas} ofertas informadas`)[0]).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${ofertas} ofertas informadas`));
  expect(document.body).not.toHaveTextContent(/respond|resposta|Cálculo conclu/i);
});

it('offers of a case that is over nothing that could only be refused: no calculation, no way on, no sending, no asking again', async () => {
  const recusas = [
    recusado({ familiaErro: 'INSTABILIDADE', status: 'ERRO' }),
    recusado({
      seguradora: 'arara_una_seguros',
      familiaErro: 'DADO',
      mensagens: [{ codigo: 'CEP', texto: 'CEP?', campo: 'segurado.cep' }],
    }),
    recusado({
      seguradora: 'tucano_azul_seguros',
      familiaErro: 'COMERCIAL',
      mensagens: [{ codigo: 'COMERCIAL_DESCONTO', texto: 'Desconto acima do limite do corretor, 15%.' }],
    }),
    recusado({ seguradora: 'capivara_seguros', familiaErro: 'ACEITACAO' }),
  ];
  const acts = [/^Avançar com esta/, /Ajustar e recalcular/, /^Tentar de novo/, /^Corrigir no formulário/, /^(Usar|Ajustar) desconto/];
  const offeredBy = async (over: Partial<ResultadosProps>) => {
    await open([cara, ...recusas], over);
    await user.click(screen.getByRole('checkbox', { name: 'Comparar Jequitibá Seguros, Completo' }));
    const offered = acts.map((name) => screen.queryByRole('button', { name }) !== null);
    return [...offered, screen.queryByRole('link', { name: 'Enviar ao cliente' }) !== null];
  };
  expect(await offeredBy({})).toEqual([true, true, true, true, true, true]);
  cleanup();
  expect(await offeredBy({ condicoes: undefined })).toEqual([false, false, false, false, false, false]);
  // what was answered is still looked at
  expect(screen.getByRole('button', { name: /^Ver quem aceitou/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver detalhes de Jequitibá Seguros, Completo' })).toBeVisible();
});

it('opens the covers and the ways to pay of an offer', async () => {
  await open([cara]);
  await user.click(screen.getByRole('button', { name: 'Ver detalhes de Jequitibá Seguros, Completo' }));
  expect(screen.getByRole('table', { name: 'Coberturas' })).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Parcelamentos' })).getAllByRole('row')).toHaveLength(4);
});

it('compares from two offers on, up to five', async () => {
  await open([cara, barata]);
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Jequitibá Seguros, Completo' }));
  expect(screen.getByText('Escolha de 2 a 5 ofertas para comparar.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '+1 pacote de Capivara Seguros' }));
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Capivara Seguros, Essencial' }));
  const link = screen.getByRole('link', { name: 'Comparar' });
  const url = new URL(link.getAttribute('href') ?? '', 'http://balcao.test');
  expect(url.pathname).toBe('/multicalculo/hfy-comparativo');
  expect(Object.fromEntries(url.searchParams)).toEqual({ id: orcamentoId, cotacao: cotacaoId, ofertas: `${ofertaId(31)},${ofertaId(33)}` });
});

it('sends what was chosen to the client, from one offer on, for who may', async () => {
  await open([cara, barata]);
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Jequitibá Seguros, Completo' }));
  expect(screen.getByRole('link', { name: 'Enviar ao cliente' })).toHaveAttribute(
    'href',
    `/multicalculo/orcamento-enviar-email?${new URLSearchParams({ id: orcamentoId, cotacao: cotacaoId, ofertas: ofertaId(31) })}`,
  );
  cleanup();
  signIn({ acessoOrcamentacao: false, token: 'sem-envio' });
  await open([cara, barata]);
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Jequitibá Seguros, Completo' }));
  expect(screen.queryByRole('link', { name: 'Enviar ao cliente' })).toBeNull();
});

describe('a refusal', () => {
  it('about a datum leads to its field', async () => {
    const mensagens = [{ codigo: 'CEP', texto: 'CEP de pernoite não atendido.', campo: 'pernoite.cepPernoite' }];
    const { onCampo } = await open([recusado({ familiaErro: 'DADO', mensagens })]);
    expect(screen.getByText(/CEP de pernoite não atendido\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Corrigir no formulário/ }));
    expect(onCampo).toHaveBeenCalledWith('pernoite.cepPernoite', 'CEP de pernoite não atendido.');
  });

  it('about the discount leads to the discount of that insurer, and not to its commission', async () => {
    const mensagens = [{ codigo: 'COMERCIAL_DESCONTO', texto: 'Desconto acima do limite do corretor, 15%.' }];
    // while somebody may still answer, nothing is asked again
    const { onComercial } = await open([calculando, recusado({ familiaErro: 'COMERCIAL', mensagens })]);
    await user.click(screen.getByRole('button', { name: 'Ajustar desconto: Sabiá Seguros' }));
    expect(onComercial).toHaveBeenCalledWith('sabia_seguros', 'descontoBps');
  });

  it('of terms proposes the limit the insurer said, and asks that insurer alone', async () => {
    const mensagens = [{ codigo: 'COMERCIAL_DESCONTO', texto: 'Desconto acima do limite do corretor, 15%.' }];
    const adjust = jest.fn();
    const condicoes = { termos: jest.fn(), recalculate: jest.fn(), simulate: jest.fn(), adjust, combinado: () => combinado };
    const { onComercial } = await open([cara, recusado({ familiaErro: 'COMERCIAL', mensagens })], { condicoes });
    await user.click(await screen.findByRole('button', { name: 'Usar desconto de 15% e recalcular: Sabiá Seguros' }));
    expect(adjust).toHaveBeenCalledWith('sabia_seguros', { campo: 'descontoBps', bps: 1_500 }, cotacaoId);
    expect(onComercial).not.toHaveBeenCalled();
  });

  it('of the risk leads to who accepted it, and says so when nobody did', async () => {
    await open([recusado({ familiaErro: 'ACEITACAO' }), cara]);
    await user.click(screen.getByRole('button', { name: /Ver quem aceitou/ }));
    expect(row('Jequitibá Seguros')).toContainElement(document.activeElement as HTMLElement);
    cleanup();
    await open([recusado({ familiaErro: 'ACEITACAO' })]);
    expect(screen.getByText(/Nenhuma seguradora aceitou este risco até agora\./)).toBeVisible();
  });

  it('of access or of product says what to do, without a link to nowhere', async () => {
    await open([
      recusado({ familiaErro: 'CREDENCIAL', status: 'CREDENCIAL' }),
      recusado({ seguradora: 'arara_una_seguros', familiaErro: 'PERMISSAO' }),
    ]);
    expect(within(row('Sabiá Seguros')).getByText(/Peça ao administrador/)).toBeVisible();
    expect(
      within(row('Arara-Una Seguros')).getByText(/gerente comercial da seguradora e peça a liberação para cotar este seguro/),
    ).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('of access tells the administrator what to put right, and not to ask the administrator', async () => {
    signIn({ administrador: true, token: 'administradora' });
    await open([recusado({ familiaErro: 'CREDENCIAL', status: 'CREDENCIAL' })]);
    expect(within(row('Sabiá Seguros')).getByText(/confira o usuário e a senha da corretora e tente de novo/)).toBeVisible();
    expect(screen.queryByText(/Peça ao administrador/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Tentar de novo na Sabiá Seguros' })).toBeVisible();
  });

  it('of instability asks that insurer again, and shows it calculating', async () => {
    gateway.answer(quotingCalls.retryResultado, recusado({ status: 'PENDENTE', familiaErro: null, versao: 9 }));
    await open([recusado({ familiaErro: 'INSTABILIDADE', status: 'ERRO' })]);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo na Sabiá Seguros' }));
    await waitFor(() => expect(within(row('Sabiá Seguros')).getByText('Na fila')).toBeVisible());
    const retries = gateway.pedidos.filter(({ path }) => path.endsWith('/repetir'));
    expect(retries.map(({ headers }) => headers['idempotency-key'])).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });
});

it('cancels what has not answered once the user is sure', async () => {
  gateway.answer(quotingCalls.cancelCotacao, { ...cotacao, status: 'CANCELADA' });
  await open([cara, calculando]);
  await user.click(screen.getByRole('button', { name: 'Cancelar cálculo' }));
  gateway.answer(quotingCalls.getCotacao, { cotacao, resultados: [{ ...calculando, status: 'CANCELADO', versao: 9 }] });
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancelar cálculo' }));
  await waitFor(() => expect(within(row('Tucano Azul Seguros')).getByText('Cancelado')).toBeInTheDocument());
  expect(screen.getAllByText('Cálculo cancelado · 1 de 2 respondeu antes · 1 não foi aguardada · 1 com preço')[0]).toBeVisible();
  expect(screen.queryByText(/^Cálculo concluído|^2 seguradoras responderam/)).toBeNull();
});

it('names the version just calculated before the list of versions is read again', async () => {
  const antes = { id: '0198b2c4-0000-7000-8000-0000000000c0', versao: 1, status: 'CONCLUIDA', criadoEm: '2026-03-02T12:00:00.000Z' };
  await open([cara], { cotacoes: [antes] });
  expect(await screen.findByRole('button', { name: /Versão 2/ })).toBeVisible();
});

it('offers the older versions and says when one of them is shown', async () => {
  const cotacoes = [
    { id: '0198b2c4-0000-7000-8000-0000000000c2', versao: 3, status: 'CONCLUIDA', criadoEm: '2026-03-02T12:00:00.000Z' },
    { id: cotacaoId, versao: 2, status: 'CONCLUIDA', criadoEm: '2026-03-01T12:00:00.000Z' },
  ];
  const { onVersao } = await open([cara], { cotacoes });
  expect(screen.getByText('Esta é uma versão anterior')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver a mais recente' }));
  expect(onVersao).toHaveBeenCalledWith(cotacoes[0]?.id);
});

it('lets try again when the run cannot be read', async () => {
  gateway.drop(quotingCalls.getCotacao);
  render(
    <MemoryRouter>
      <QueryProvider>
        <ResultadosAoVivo
          {...{ orcamentoId, cotacaoId }}
          cotacoes={[]}
          ordem="premio"
          onOrdem={jest.fn()}
          pedido={null}
          onPedido={jest.fn()}
          onVersao={jest.fn()}
          onRecalculate={jest.fn()}
          onCampo={jest.fn()}
          onComercial={jest.fn()}
        />
      </QueryProvider>
    </MemoryRouter>,
  );
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(quotingCalls.getCotacao, { cotacao, resultados: [cara] });
  await user.click(retry);
  await waitFor(() => expect(row('Jequitibá Seguros')).toBeVisible());
});

describe('terms that may still change', () => {
  const done = { ...cotacao, status: 'CONCLUIDA' as const, seguradoras: ['capivara_seguros'], comissaoBps: { capivara_seguros: 1_000 } };
  const kept = { versao: 1, comissaoBps: 2_000, descontoBps: 300, resultado: cara };
  const newest = [{ id: cotacaoId, versao: 2, status: 'CONCLUIDA', criadoEm: '2026-03-01T12:00:00.000Z' }];
  const condicoesCom = (comissaoBps: Record<string, number>) => ({
    termos: () => ({ seguradoras: Object.keys(comissaoBps), comissaoBps, descontoBps: { jequitiba_seguros: 300 } }),
    recalculate: jest.fn(),
    simulate: jest.fn(),
    adjust: jest.fn(),
    combinado: () => combinado,
  });

  async function openKept(comissaoBps: Record<string, number> = { capivara_seguros: 1_000, jequitiba_seguros: 2_000 }) {
    const condicoes = condicoesCom(comissaoBps);
    gateway.answer(quotingCalls.getCotacao, { cotacao: done, resultados: [barata], anteriores: [kept] });
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
          <ResultadosAoVivo {...{ orcamentoId, cotacaoId, condicoes }} cotacoes={newest} ordem="premio" pedido={null} {...told} />
        </QueryProvider>
      </MemoryRouter>,
    );
    await screen.findByRole('list', { name: 'Respostas das seguradoras' });
    return condicoes;
  }

  it('keeps the answer of an insurer that was not asked, and says of which version it is', async () => {
    await openKept();
    expect(within(row('Jequitibá Seguros')).getByText('Da versão 1')).toBeVisible();
    expect(within(row('Capivara Seguros')).queryByText(/Da versão/)).toBeNull();
    expect(screen.getByText('1 seguradora respondeu · 1 com preço · 1 resposta de versão anterior')).toBeVisible();
    expect(screen.getAllByText(/^Quem não foi consultado/)).toHaveLength(1);
  });

  it('asks again only whose terms changed, and names nobody when none did', async () => {
    const same = await openKept();
    await user.click(screen.getByRole('button', { name: 'Recalcular só o que mudou' }));
    expect(same.recalculate).toHaveBeenCalledWith([], cotacaoId);
    cleanup();
    queryClient.clear();
    const changed = await openKept({ capivara_seguros: 1_000, jequitiba_seguros: 1_500 });
    await user.click(screen.getByRole('button', { name: 'Recalcular só o que mudou' }));
    expect(changed.recalculate).toHaveBeenCalledWith(['jequitiba_seguros'], cotacaoId);
  });

  it('asks one insurer alone, and simulates an offer on the terms it was priced with', async () => {
    const condicoes = await openKept();
    await user.click(screen.getByRole('button', { name: /^Ver detalhes de Capivara/ }));
    await user.click(screen.getByRole('button', { name: 'Recalcular só na Capivara Seguros' }));
    expect(condicoes.recalculate).toHaveBeenCalledWith(['capivara_seguros'], cotacaoId);
    await user.click(screen.getByRole('button', { name: /^Ver detalhes de Jequitibá/ }));
    await user.click(screen.getByRole('button', { name: 'Simular condições na Jequitibá Seguros, Completo' }));
    expect(condicoes.simulate).toHaveBeenCalledWith({ resultado: cara, oferta: cara.ofertas[0], descontoBps: 300 });
  });
});

it('scores each offer among the others and explains the score and the price in words', async () => {
  const composta = umResultado({
    seguradora: 'jequitiba_seguros',
    cotacaoId,
    ofertas: [
      umaOferta({
        id: ofertaId(31),
        composicao: [
          { rotulo: 'Casco', valorCentavos: 400_000 },
          { rotulo: 'Assistência', valorCentavos: 51_411 },
        ],
      }),
    ],
  });
  await open([composta, barata]);
  const nota = await within(row('Jequitibá Seguros')).findByText(/^Nota \d+$/);
  expect(nota).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver detalhes de Jequitibá Seguros, Completo' }));
  expect(screen.getByRole('table', { name: /Como esta nota foi formada/ })).toHaveTextContent('a mais do que a oferta mais barata');
  expect(screen.getByRole('table', { name: 'Como este preço foi formado' })).toHaveTextContent('R$ 514,11');
});

it('scores by what the subscription chose to weigh, as soon as that is known', async () => {
  const pesos = { preco: 100, coberturas: 0, limites: 0, franquia: 0, parcelamento: 0 };
  gateway.answer(parametrosCalls.getParametros, { ...parametrosPadrao, pesos, versao: 1, alteradoEm: null, alteradoPor: null });
  await open([cara, barata]);
  // price alone: the cheapest has it all, and the other what its price leaves of it
  await waitFor(() => expect(within(row('Capivara Seguros')).getByText('Nota 100')).toBeVisible());
  const [menor, maior] = [barata, cara].map(({ ofertas }) => ofertas[0]?.premioTotalCentavos ?? 0) as [number, number];
  expect(within(row('Jequitibá Seguros')).getByText(`Nota ${Math.round((100 * menor) / maior)}`)).toBeVisible();
});

it('shows a price by the month as such, and the waiting times of its covers', async () => {
  const mensal = umaOferta({
    id: ofertaId(31),
    periodicidade: 'MENSAL',
    franquias: [],
    coberturas: [{ codigo: 'INT', nome: 'Internação', lmiCentavos: null, premioCentavos: null, franquiaCentavos: null, carenciaDias: 180 }],
  });
  await open([umResultado({ seguradora: 'jequitiba_seguros', cotacaoId, ofertas: [mensal] })]);
  expect(within(row('Jequitibá Seguros')).getByText('Por mês')).toBeVisible();
  expect(within(row('Jequitibá Seguros')).getByText(/Internação 180 dias/)).toBeVisible();
});

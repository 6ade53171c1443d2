import { addDias, hojeEm } from '@balcao/domain';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

const hoje = hojeEm(new Date());
let teste: QuotingTeste;
let eva: Corretor;
const ids: Record<string, string> = {};

async function caso(nome: string, colunas: { status?: string; vigIni?: string | null } = {}): Promise<string> {
  const { rows } = await teste.owner(
    `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, usuario_id, segurado_nome, status, vig_ini, fechado_em)
     values ($1, (select coalesce(max(numero), 0) + 1 from balcao.orcamento), 'AUTO', 'AUTO', $2, $3, $4, $5,
       case when $4 = 'FECHADO' then now() end) returning id`,
    [eva.usuario.assinaturaId, eva.usuario.usuarioId, nome, colunas.status ?? 'CALCULADO', colunas.vigIni ?? null],
  );
  ids[nome] = rows[0].id as string;
  return ids[nome];
}
const evento = (id: string, haDias: number, usuarioId: string | null) =>
  teste.owner(
    `insert into balcao.orcamento_evento (assinatura_id, orcamento_id, tipo, usuario_id, texto, em)
     values ($1, $2, $3, $4, 'fato', now() - make_interval(days => $5))`,
    [eva.usuario.assinaturaId, id, usuarioId ? 'OUTRO' : 'RESPONDIDO', usuarioId, haDias],
  );

beforeAll(async () => {
  teste = await createQuotingTest();
  eva = await teste.createCorretor();
  await caso('Sem pressa', { vigIni: addDias(hoje, 20) });
  await caso('Amanhã', { vigIni: addDias(hoje, 1) });
  await caso('Começou', { vigIni: addDias(hoje, -1) });
  await caso('Vendido', { status: 'FECHADO', vigIni: hoje });
  await caso('Velho', { vigIni: addDias(hoje, -60) });
  await evento(await caso('Espera'), 2, null);
  const respondido = await caso('Respondido');
  await evento(respondido, 2, null);
  await evento(respondido, 1, eva.usuario.usuarioId);
  const prazo = await caso('Prazo');
  await teste.owner(
    `insert into balcao.tarefa (assinatura_id, titulo, tipo, vinculo, responsavel_id, vencimento) values ($1, 'Enviar vistoria', 'DOCUMENTO', $2, $3, $4)`,
    [eva.usuario.assinaturaId, JSON.stringify({ tipo: 'ORCAMENTO', id: prazo }), eva.usuario.usuarioId, hoje],
  );
});
afterAll(() => teste.close());

const list = async (query: string) =>
  (await eva.request('GET', `orcamentos?${query}`)).json<{ data: { itens: { segurado: string; urgencia: unknown }[]; total: number } }>()
    .data;

it('says of each case why it presses, and of the others nothing', async () => {
  const { itens } = await list('ordenar=numero');
  expect(Object.fromEntries(itens.map(({ segurado, urgencia }) => [segurado, urgencia]))).toEqual({
    'Sem pressa': null,
    Amanhã: null,
    Começou: { motivo: 'VIGENCIA', dias: -1 },
    Vendido: null,
    Velho: null,
    Espera: { motivo: 'CLIENTE', dias: 2 },
    Respondido: null,
    Prazo: { motivo: 'PRAZO', dias: 0 },
  });
});

it('lists only what presses, the most pressing first, with its count, words and board alike', async () => {
  const { itens, total } = await list('urgente=sim&ordenar=urgencia');
  expect([itens.map(({ segurado }) => segurado), total]).toEqual([['Espera', 'Começou', 'Prazo'], 3]);
  expect((await list('urgente=sim&q=comecou')).itens.map(({ segurado }) => segurado)).toEqual(['Começou']);
  const { data } = (await eva.request('GET', 'orcamentos/quadro?urgente=sim')).json<{ data: { status: string; total: number }[] }>();
  expect(data.find(({ status }) => status === 'CALCULADO')?.total).toBe(3);
  expect((await eva.request('GET', 'orcamentos/exportar?urgente=sim')).body.trim().split('\r\n')).toHaveLength(4);
});

it('orders what presses before the rest, the newest of these first', async () => {
  expect((await list('ordenar=urgencia')).itens.map(({ segurado }) => segurado)).toEqual([
    'Espera',
    'Começou',
    'Prazo',
    'Respondido',
    'Velho',
    'Vendido',
    'Amanhã',
    'Sem pressa',
  ]);
});

it('keeps one order among cases that press alike, the newest first', async () => {
  const outra = await teste.createCorretor();
  await teste.owner(
    `insert into balcao.orcamento (id, assinatura_id, numero, linha, formulario, usuario_id, segurado_nome, status, vig_ini)
     select ('018f0000-0000-7000-8000-0000000000' || lpad(g::text, 2, '0'))::uuid, $1, g, 'AUTO', 'AUTO', $2, 'Nome', 'CALCULADO', $3
     from generate_series(10, 40) g order by g % 7, g`,
    [outra.usuario.assinaturaId, outra.usuario.usuarioId, hoje],
  );
  const read = async (ordenar: string) =>
    (await outra.request('GET', `orcamentos?tamanho=50&ordenar=${ordenar}`))
      .json<{ data: { itens: { numero: number }[] } }>()
      .data.itens.map(({ numero }) => numero);
  const newest = Array.from({ length: 31 }, (_, n) => 40 - n);
  expect(await read('urgencia')).toEqual(newest);
  expect(await read('-urgencia')).toEqual(newest.toReversed());
});

it('shows another subscription none of it', async () => {
  const outra = await teste.createCorretor();
  expect((await outra.request('GET', 'orcamentos?urgente=sim&ordenar=urgencia')).json().data).toMatchObject({ itens: [], total: 0 });
});

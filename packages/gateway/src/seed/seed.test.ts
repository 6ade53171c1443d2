import { FamiliaErro, type Linha, type Orcamento, type Parcelamento, type ResumoPainel, StatusOrcamento, Sessao } from '@balcao/contracts';
import {
  addDias,
  calcComissao,
  calcIof,
  hojeEm,
  isCelular,
  isChassi,
  isCnpj,
  isCpf,
  isPlaca,
  payloadCanonico,
  serializeSessao,
} from '@balcao/domain';
import pg from 'pg';
import { createDb, type Db } from '../plugins/db.ts';
import { createOwnerPool } from '../plugins/postgres-pool.ts';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { assinaturasDemo } from './assinaturas.ts';
import { enderecos, modelosPorAno } from './catalogos.ts';
import { createMundo } from './mundo.ts';
import { orcamentosAuto } from './orcamentos.ts';
import { produtoresDemo, seguradosDemo } from './registro.ts';
import { seed } from './seed.ts';
import { veiculosDemo } from './veiculos.ts';

const agora = new Date();
const hoje = hojeEm(agora);
let teste: AppTeste;

const asOwner = async <T>(url: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const db = createDb(createOwnerPool({ databaseUrl: url, max: 2 }), { papel: null });
  return work(db).finally(() => db.close());
};
async function rows<T extends object>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: teste.banco.urlSuperusuario });
  await client.connect();
  return client
    .query(sql)
    .then((result) => result.rows as T[])
    .finally(() => client.end());
}
const count = async (sql: string): Promise<number> => Number((await rows<{ n: string }>(`select count(*) as n from ${sql}`))[0]?.n);

beforeAll(async () => {
  teste = await createTestApp();
  await asOwner(teste.banco.url, (db) => seed({ db, agora }));
}, 300_000);
afterAll(() => teste.close());

const CONTAS = ['corretor', 'admin', 'suporte', 'trial', 'pendente', 'expirado', 'reativada'] as const;
const sessoes = new Map<string, Awaited<ReturnType<AppTeste['signIn']>>>();
async function signIn(conta: (typeof CONTAS)[number]) {
  const entrada = sessoes.get(conta) ?? (await teste.signIn({ email: `${conta}@balcao.test` }));
  sessoes.set(conta, entrada);
  return entrada;
}
const read = async (conta: (typeof CONTAS)[number], path: string) => {
  const { headers } = await signIn(conta);
  const response = await teste.app.inject({ method: 'GET', url: `/c/api/v1/${path}`, headers });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response.json().data;
};

it('fills the database once', async () => {
  const antes = await count('balcao.orcamento');
  expect(await asOwner(teste.banco.url, (db) => seed({ db, agora }))).toBe(false);
  expect(await count('balcao.orcamento')).toBe(antes);
});

it('leaves nothing half done when it fails', async () => {
  const banco = await createTestDatabase();
  const broken: Db = {
    ...createDb(banco.pool),
    global: (work) =>
      asOwner(banco.url, (db) =>
        db.global((tx) =>
          work({
            ...tx,
            run: (sql, params) => (sql.includes('balcao.cotacao ') ? Promise.reject(new Error('sem energia')) : tx.run(sql, params)),
          }),
        ),
      ),
  };
  await expect(seed({ db: broken, agora })).rejects.toThrow('sem energia');
  const [left] = (await banco.pool.query('select (select count(*) from balcao.seguradora) + (select count(*) from balcao.fipe) as n')).rows;
  expect(Number(left.n)).toBe(0);
  await banco.drop();
});

it.each<[(typeof CONTAS)[number], Partial<Sessao>]>([
  [
    'corretor',
    { administrador: false, segfyer: false, administradorOrcamento: false, temParcelaPendente: false, statusAssinatura: 'Ativa' },
  ],
  ['admin', { administrador: true, nomeCorretora: 'Vale do Sapucaí Corretora' }],
  ['suporte', { segfyer: true, nomeSegfyer: 'Iara Campos' }],
  ['trial', { statusAssinatura: 'Trial' }],
  ['pendente', { temParcelaPendente: true, statusAssinatura: 'Pendente' }],
  ['expirado', { statusAssinatura: 'Expirada', administrador: true }],
  ['reativada', { statusAssinatura: 'Reativada', administrador: true }],
])('%s@balcao.test signs in as what it demonstrates', async (conta, expected) => {
  const { sessao } = await signIn(conta);
  expect(sessao).toMatchObject(expected);
});

it.each(CONTAS)('%s@balcao.test gets every field of the session, in a cookie a browser keeps', async (conta) => {
  const { sessao } = await signIn(conta);
  const campos = Object.keys(Sessao.shape);
  expect(Object.keys(JSON.parse(JSON.stringify(sessao)) as object).toSorted()).toEqual(campos.toSorted());
  expect(`balcao_session=${serializeSessao(sessao)}`.length).toBeLessThan(4_096);
});

it('shows the trial on its fifth day, with days left', async () => {
  const { sessao } = await signIn('trial');
  expect(hojeEm(new Date(sessao.dataTrialInicio as string))).toBe(addDias(hoje, -4));
  expect(Date.parse(sessao.dataTrialFim as string)).toBeGreaterThan(agora.getTime() + 2 * 86_400_000);
});

it('shows a trial that ended three days ago, and the way on from it', async () => {
  const { sessao, headers } = await signIn('expirado');
  expect(Date.parse(sessao.dataTrialFim as string)).toBe(agora.getTime() - 3 * 86_400_000);
  expect(await read('expirado', 'assinatura')).toMatchObject({ status: 'Expirada', faturas: [] });
  const resumo = await teste.app.inject({ method: 'GET', url: '/c/api/v1/painel/resumo', headers });
  expect(resumo.json()).toMatchObject({ code: 'trial-expirado' });
});

it('gives insurer logins to who pays, and none to a trial; an unpaid invoice to who is pending', async () => {
  expect(await read('corretor', 'onboarding/perfil-seguradoras')).toMatchObject({ status: 'active', credentials_active: 13 });
  expect(await read('trial', 'onboarding/perfil-seguradoras')).toBeNull();
  expect((await read('trial', 'onboarding/passos')).map(({ feito }: { feito: boolean }) => feito)).toEqual([false, true, true]);
  expect((await read('pendente', 'assinatura')).faturas).toMatchObject([{ status: 'VENCIDA', valorCentavos: 14_990 }]);
});

it('holds the volumes of the plan', async () => {
  expect(await count("balcao.segurado where pessoa = 'PF'")).toBe(1_200);
  // and the condominiums that came for a price and bought
  expect(await count("balcao.segurado where pessoa = 'PJ' and nome not like 'Condomínio %'")).toBe(180);
  expect(await count("balcao.segurado where documento ~ '[A-Z]'")).toBe(20);
  expect(await count('balcao.seguradora')).toBe(14);
  expect(await count('(select distinct codigo from balcao.fipe) x')).toBeGreaterThanOrEqual(60);
  expect(await count('balcao.cnae')).toBeGreaterThanOrEqual(60);
  // every activity the demo's companies have is one the form finds
  expect(
    await count(
      "balcao.orcamento o where formulario = 'EMPRESARIAL' and not exists (select from balcao.cnae where codigo = o.rascunho #>> '{risco,empresa,cnae}')",
    ),
  ).toBe(0);
  expect(await count('balcao.apolice')).toBeGreaterThanOrEqual(600);
  expect(await count('balcao.orcamento')).toBeGreaterThanOrEqual(900);
  expect(await count('balcao.resultado_cotacao')).toBeGreaterThanOrEqual(5_400);
  expect(await count("balcao.usuario where email <> 'suporte@balcao.test'")).toBeGreaterThanOrEqual(12);
});

it('shows a portfolio at work: proposals, claims in every state, tasks, notices, webinars', async () => {
  expect(await count('balcao.proposta')).toBeGreaterThan(400);
  expect(
    await count("balcao.orcamento o where status = 'FECHADO' and not exists (select from balcao.proposta p where p.orcamento_id = o.id)"),
  ).toBe(0);
  expect(await count('balcao.sinistro')).toBe(140);
  expect(await count('(select distinct status from balcao.sinistro) x')).toBe(9);
  expect(await count("balcao.sinistro where classificacao = 'INTEGRAL'")).toBeGreaterThanOrEqual(4);
  expect(await count("balcao.sinistro where terceiros <> '[]'")).toBeGreaterThanOrEqual(4);
  expect(await count("balcao.lancamento where status = 'REALIZADO'")).toBeGreaterThan(40);
  expect(await count("balcao.lancamento where status = 'PREVISTO' and vencimento < current_date")).toBeGreaterThan(0);
  expect(await count('balcao.tarefa')).toBeGreaterThanOrEqual(80);
  expect(await count('balcao.notificacao')).toBeGreaterThanOrEqual(60);
  expect(await count('balcao.webinar')).toBe(4);
  expect(await count('balcao.webinar where data <= now() and data + make_interval(mins => duracao_min) > now()')).toBe(1);
});

it('shows clocks of the law that ended in every portfolio that sells, that run where a policy was issued lately, and one near its end', async () => {
  const [portfolios] = await rows<{ n: number }>(
    `select count(distinct assinatura_id)::int as n from balcao.proposta where status = 'EMITIDA' and transmitida_em is not null`,
  );
  const comRelogios = await rows<{ encerrados: number; correm: number; quase: number; recentes: number }>(
    `select count(*) filter (where fim is not null)::int as encerrados, count(*) filter (where fim is null)::int as correm,
       count(*) filter (where tipo = 'ENTREGA_APOLICE' and current_date - inicio <= 27)::int as recentes,
       count(*) filter (where fim is null and tipo = 'ENTREGA_APOLICE' and current_date - inicio between 20 and 30)::int as quase
     from balcao.prazo group by assinatura_id`,
  );
  expect(comRelogios).toHaveLength(portfolios?.n ?? 0);
  expect(comRelogios.filter(({ encerrados, correm, recentes }) => encerrados === 0 || (correm === 0 && recentes > 0))).toEqual([]);
  expect(comRelogios.some(({ recentes }) => recentes > 0)).toBe(true);
  expect(comRelogios.reduce((total, { quase }) => total + quase, 0)).toBeGreaterThan(0);
  // what was issued long ago was delivered, and nothing begins or ends to come
  expect(await count("balcao.prazo where tipo = 'ENTREGA_APOLICE' and fim is null and inicio < current_date - 30")).toBe(0);
  expect(await count('balcao.prazo where fim > current_date or inicio > current_date')).toBe(0);
});

it('keeps a file of the bank that waits, with one movement to be decided and one that is new', async () => {
  const [espera, ...outras] = await read('admin', 'extratos-bancarios/leituras');
  expect([espera, outras]).toMatchObject([{ nome: 'extrato-parcial.ofx', por: expect.any(String) }, []]);
  const leitura = await read('admin', `extratos-bancarios/leituras/${espera.id}`);
  expect(leitura).toMatchObject({ novos: 1, duvidosos: [{ duvida: 'OUTRO_FITID', memo: 'PIX RECEBIDO MARINA COUTO' }] });
  expect(leitura.conhecidos).toBeGreaterThan(0);
});

it('finds in the quick search what the demo holds, each kind of it', async () => {
  const [pessoa] = await rows<{ nome: string; documento: string }>(
    `select p.nome, p.documento from balcao.sinistro s join balcao.apolice a on a.id = s.apolice_id join balcao.segurado p on p.id = a.segurado_id
     join balcao.assinatura t on t.id = s.assinatura_id where t.login = 'vale-do-sapucai' order by s.numero limit 1`,
  );
  const found: { category: number; url: string }[] = await read(
    'admin',
    `search/match?query=${encodeURIComponent(pessoa?.documento ?? '')}&limit=50`,
  );
  expect(found.map(({ category }) => category)).toEqual(expect.arrayContaining([2, 3]));
  expect(await read('admin', `search/match?query=${encodeURIComponent(pessoa?.nome ?? '')}`)).not.toEqual([]);
});

it('gives everybody documents, plates and phones that pass, and nobody a real one', async () => {
  const pessoas = await rows<{ documento: string; pessoa: string; celular: string; email: string | null }>(
    'select documento, pessoa, celular, email from balcao.segurado',
  );
  for (const { documento, pessoa, celular, email } of pessoas) {
    expect([documento, pessoa === 'PF' ? isCpf(documento) : isCnpj(documento)]).toEqual([documento, true]);
    expect([celular, isCelular(celular) && celular.slice(2, 7) === '90000']).toEqual([celular, true]);
    expect(email ?? '@exemplo.test').toMatch(/^[a-z0-9.]*@exemplo\.test$/);
  }
  for (const { placa, chassi } of await rows<{ placa: string; chassi: string }>('select placa, chassi from balcao.veiculo_placa')) {
    expect([placa, isPlaca(placa) && isChassi(chassi)]).toEqual([placa, true]);
  }
});

interface OfertaRow {
  readonly linha: Linha;
  readonly ramo: string | null;
  readonly seguradora: string;
  readonly liquido: number;
  readonly iof: number;
  readonly total: number;
  readonly bps: number;
  readonly comissao: number;
  readonly parcelamentos: readonly Parcelamento[];
}

it('knows the street of a postcode everybody tries first', async () => {
  const { logradouro, bairro, cidade } = await read('corretor', 'apoio/cep/01310100');
  expect([logradouro, bairro, cidade]).toEqual(['Avenida Paulista', 'Bela Vista', 'São Paulo']);
});

it('prices so that everything adds up', async () => {
  const ofertas =
    await rows<OfertaRow>(`select o.linha, o.rascunho #>> '{risco,objeto,ramo}' as ramo, r.seguradora, f.premio_liquido_centavos::int as liquido,
    f.iof_centavos::int as iof, f.premio_total_centavos::int as total, f.comissao_bps as bps, f.comissao_centavos::int as comissao,
    f.parcelamentos from balcao.oferta_cotacao f join balcao.resultado_cotacao r on r.id = f.resultado_id
    join balcao.cotacao c on c.id = f.cotacao_id join balcao.orcamento o on o.id = c.orcamento_id`);
  const ofRamo = new Map(
    (await rows<{ ramo: string; bps: number }>('select ramo, bps from balcao.ramo_iof')).map(({ ramo, bps }) => [ramo, bps]),
  );
  expect(ofertas.length).toBeGreaterThan(3_000);
  for (const { linha, ramo, seguradora, liquido, iof, total, bps, comissao, parcelamentos } of ofertas) {
    const iofBps = ramo ? ofRamo.get(ramo) : { VIDA: 38, SAUDE: seguradora === 'pau_brasil_saude' ? 0 : 238 }[String(linha)];
    expect([iof, total, comissao]).toEqual([calcIof(liquido, iofBps ?? 738), liquido + iof, calcComissao(liquido, bps)]);
    for (const { n, primeiraCentavos, demaisCentavos, totalCentavos, jurosBps } of parcelamentos) {
      expect(primeiraCentavos + (n - 1) * demaisCentavos).toBe(totalCentavos);
      expect([jurosBps, totalCentavos > total]).toEqual([jurosBps, jurosBps > 0]);
    }
  }
});

it('shows in the list the best price of the newest run, and of a sale the one it was sold for', async () => {
  expect(
    await count(`balcao.orcamento o where melhor_premio_centavos is distinct from
      (select min(f.premio_total_centavos) from balcao.oferta_cotacao f where f.cotacao_id = o.cotacao_id)`),
  ).toBe(0);
  expect(
    await count(`balcao.orcamento o where status = 'FECHADO' and not exists (select from balcao.proposta p where p.orcamento_id = o.id
      and o.premio_de = 'VENDA' and p.premio_total_centavos = o.premio_centavos and p.seguradora = o.premio_seguradora)`),
  ).toBe(0);
  expect(
    await count(`balcao.orcamento o where cotacao_id is distinct from
      (select c.id from balcao.cotacao c where c.orcamento_id = o.id order by rodada desc limit 1)`),
  ).toBe(0);
});

it('demonstrates every state and every family of refusal, and leaves nothing running', async () => {
  const statuses = (await rows<{ status: string }>('select distinct status from balcao.orcamento')).map(({ status }) => status);
  expect(statuses.sort()).toEqual(StatusOrcamento.options.filter((status) => status !== 'CALCULANDO').sort());
  const familias = (
    await rows<{ f: string }>('select distinct familia_erro as f from balcao.resultado_cotacao where familia_erro is not null')
  ).map(({ f }) => f);
  expect(familias.sort()).toEqual([...FamiliaErro.options].sort());
  expect(await count("balcao.cotacao where status <> 'CONCLUIDA'")).toBe(0);
  const fechados = await count("balcao.orcamento where status = 'FECHADO'");
  expect(fechados / (await count('balcao.orcamento'))).toBeGreaterThan(0.25);
});

it('dates nothing in the future', async () => {
  for (const [tabela, coluna] of [
    ['orcamento', 'criado_em'],
    ['orcamento', 'alterado_em'],
    ['orcamento', 'fechado_em'],
    ['cotacao', 'iniciada_em'],
    ['atividade', 'em'],
    ['sinistro', 'aviso_em'],
    ['proposta', 'transmitida_em'],
    ['notificacao', 'lida_em'],
  ] as const) {
    expect([tabela, coluna, await count(`balcao.${tabela} where ${coluna} > now() + interval '1 minute'`)]).toEqual([tabela, coluna, 0]);
  }
});

it.each(['corretor', 'admin', 'trial', 'pendente'] as const)('makes the day of %s@ look alive', async (conta) => {
  const resumo: ResumoPainel = await read(conta, 'painel/resumo');
  expect(resumo.orcamentosAbertos.total).toBeGreaterThan(0);
  expect(resumo.renovacoes.total).toBeGreaterThan(0);
  expect(resumo.atividades.length).toBeGreaterThan(3);
});

it('opens every page of the list and any case of it', async () => {
  const { itens, total } = await read('admin', 'orcamentos?tamanho=100&ordenar=-numero');
  expect([itens.length, total]).toEqual([100, 970]);
  for (const { id } of itens.slice(0, 10)) {
    const orcamento: Orcamento = await read('admin', `orcamentos/${id}`);
    for (const cotacao of orcamento.cotacoes) await read('admin', `cotacoes/${cotacao.id}`);
  }
});

it('gives the next case the next number', async () => {
  const { headers } = await signIn('trial');
  const response = await teste.app.inject({
    method: 'POST',
    url: '/c/api/v1/orcamentos',
    headers: { ...headers, 'idempotency-key': 'a1' },
    payload: { linha: 'AUTO' },
  });
  expect(response.json().data.numero).toBe(19);
});

it('denies each flag, and sets each block, to somebody', async () => {
  const [{ flags }] = (await rows<{ flags: string[] }>(
    `select array_agg(distinct f.key || '=' || f.value) as flags from balcao.usuario, jsonb_each_text(flags) f`,
  )) as [{ flags: string[] }];
  for (const flag of [
    'acessoMC',
    'acessoGestao',
    'acessoOrcamentacao',
    'administradorOrcamento',
    'acessoCotacaoSaude',
    'acessoBuscaDocumentos',
    'acessoRecebimento',
    'acessoParcelaAtrasada',
    'acessoConfigurarLoginsTodos',
  ]) {
    expect(flags).toContain(`${flag}=false`);
  }
  for (const flag of [
    'bloqueioCotacaoAuto',
    'bloqueioCotacaoResidencial',
    'bloqueioOrcamentoManual',
    'bloqueioDuplicarOrcamento',
    'bloqueioTransmitir',
    'bloqueioCotacaoSaude',
  ]) {
    expect(flags).toContain(`${flag}=true`);
  }
});

it('draws the same world twice for the same moment, and the same people on another day', () => {
  const draw = (momento: Date) => {
    const mundo = createMundo(momento);
    const [assinatura] = assinaturasDemo(mundo);
    if (!assinatura) throw new Error('sem assinatura');
    const pequena = { ...assinatura, volumes: { ...assinatura.volumes, pf: 20, pj: 4, orcamentos: 12 } };
    const produtores = produtoresDemo(mundo, pequena);
    const segurados = seguradosDemo(mundo, pequena, { enderecos: enderecos(mundo), produtores });
    return { segurados, orcamentos: orcamentosAuto(mundo, pequena, veiculosDemo(mundo, segurados, modelosPorAno(mundo))) };
  };
  const first = draw(agora);
  expect(payloadCanonico(draw(agora))).toBe(payloadCanonico(first));
  const later = draw(new Date(agora.getTime() + 3 * 86_400_000));
  expect(later.segurados.map(({ documento }) => documento)).toEqual(first.segurados.map(({ documento }) => documento));
});

it('fills the policies with what their renewal begins from', async () => {
  const { itens, janelas } = await read('admin', 'renovacoes?tamanho=100&linha=AUTO');
  // what ended more than 30 days ago has been decided
  const { PERDIDA: _decided, ...open } = janelas as Record<string, number>;
  expect(Object.values(open).length).toBeGreaterThan(0);
  expect(itens.length).toBeGreaterThan(0);
  expect(Object.values(open).every((total) => total > 0)).toBe(true);
  expect(itens.every(({ bonusPrevisto }: { bonusPrevisto: number | null }) => bonusPrevisto !== null)).toBe(true);
  expect(new Set(itens.map(({ bonus }: { bonus: number }) => bonus)).size).toBeGreaterThan(4);
});

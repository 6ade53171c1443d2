import {
  type ExtratoResumo,
  Formulario,
  type OfertaCotacao,
  type Orcamento,
  type OrcamentoResumo,
  type Proposta,
  type RascunhoAuto,
  type RascunhoOrcamento,
  type StatusOrcamento,
} from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import pg from 'pg';
import { palavras } from '../insurers/opin-quote-auto/opin-quote-auto.copy.ts';
import { linhaDo } from '../modules/orcamento/orcamento.model.ts';
import { createDb } from '../plugins/db.ts';
import { createOwnerPool } from '../plugins/postgres-pool.ts';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import { negociadasDe } from './cotacoes.ts';
import { seed } from './seed.ts';

const agora = new Date();
const hoje = hojeEm(agora);
let teste: AppTeste;
let banco: pg.Client;

beforeAll(async () => {
  teste = await createTestApp();
  const db = createDb(createOwnerPool({ databaseUrl: teste.banco.url, max: 2 }), { papel: null });
  await seed({ db, agora }).finally(() => db.close());
  banco = new pg.Client({ connectionString: teste.banco.urlSuperusuario });
  await banco.connect();
}, 300_000);
afterAll(async () => {
  await banco.end();
  await teste.close();
});

const rows = async <T extends object>(sql: string): Promise<T[]> => (await banco.query(sql)).rows as T[];
const count = async (sql: string): Promise<number> => Number((await rows<{ n: string }>(`select count(*) as n from ${sql}`))[0]?.n);
async function reader(conta: string) {
  const { headers } = await teste.signIn({ email: `${conta}@balcao.test` });
  return async <T>(path: string): Promise<T> => {
    const response = await teste.app.inject({ method: 'GET', url: `/c/api/v1/${path}`, headers });
    expect([path, response.statusCode]).toEqual([path, 200]);
    return response.json().data;
  };
}

interface Caso {
  readonly numero: number;
  readonly formulario: Formulario;
  readonly status: StatusOrcamento;
  readonly rascunho: RascunhoOrcamento;
  readonly versao: number;
  readonly criado: Date;
}
const listCasos = () =>
  rows<Caso>('select numero, formulario, status, rascunho, schema_versao as versao, criado_em as criado from balcao.orcamento');
const DE_PRINCIPAL = "a.login = 'vale-do-sapucai'";

function judge({ formulario, rascunho, versao }: Caso, dia: string): string[] {
  const linha = linhaDo(formulario);
  const read = linha.read(linha.migrate(rascunho, versao));
  if (!read) return [`${formulario}: outra forma`];
  const judged = linha.validate(read, { hoje: dia, seguradoras: formulario === 'MANUAL' ? [] : negociadasDe(formulario) });
  return judged.ok ? [] : judged.errors.map(({ campo, codigo }) => `${formulario} ${campo}: ${codigo}`);
}

it('fills every case that was calculated with a risk its own line accepts, on the day it was filled', async () => {
  const calculados = (await listCasos()).filter(({ status }) => status !== 'RASCUNHO');
  expect(new Set(calculados.map(({ formulario }) => formulario))).toEqual(new Set(Formulario.options));
  for (const caso of calculados) expect([caso.numero, judge(caso, hojeEm(caso.criado))]).toEqual([caso.numero, []]);
});

it('leaves drafts whole or half way, never wrong; those of other lines than cars may still be calculated today', async () => {
  const rascunhos = (await listCasos()).filter(({ status }) => status === 'RASCUNHO');
  for (const caso of rascunhos) {
    const dia = caso.formulario === 'AUTO' ? hojeEm(caso.criado) : hoje;
    expect(judge(caso, dia).filter((erro) => !erro.endsWith(': obrigatorio'))).toEqual([]);
  }
  const inteiros = rascunhos.filter((caso) => caso.formulario !== 'AUTO' && judge(caso, hoje).length === 0);
  expect(inteiros.length).toBeGreaterThanOrEqual(3);
  expect(inteiros.length).toBeLessThan(rascunhos.filter(({ formulario }) => formulario !== 'AUTO').length);
});

it('shows of every form a case in each of the main states', async () => {
  const found = await rows<{ formulario: Formulario; status: StatusOrcamento }>(
    `select distinct o.formulario, o.status from balcao.orcamento o join balcao.assinatura a on a.id = o.assinatura_id where ${DE_PRINCIPAL}`,
  );
  const states = new Set(found.map(({ formulario, status }) => `${formulario} ${status}`));
  for (const formulario of Formulario.options)
    for (const status of ['RASCUNHO', 'CALCULADO', 'ENVIADO', 'FECHADO', 'RECUSADO'])
      expect([formulario, status, states.has(`${formulario} ${status}`)]).toEqual([formulario, status, true]);
});

it('shows the broker of the demo, who sees only what is theirs, a priced, a sent and a decided case of every line', async () => {
  const read = await reader('corretor');
  const { itens } = await read<{ itens: OrcamentoResumo[] }>('orcamentos?tamanho=100&status=CALCULADO');
  for (const formulario of Formulario.options) {
    expect([formulario, itens.some((um) => um.formulario === formulario && um.premioCentavos !== null)]).toEqual([formulario, true]);
    const de = (...status: StatusOrcamento[]) =>
      count(`balcao.orcamento o join balcao.usuario u on u.id = o.usuario_id where u.email = 'corretor@balcao.test'
        and o.formulario = '${formulario}' and o.status in (${status.map((um) => `'${um}'`).join(', ')})`);
    expect([formulario, (await de('ENVIADO')) > 0, (await de('FECHADO', 'RECUSADO')) > 0]).toEqual([formulario, true, true]);
  }
});

type OfertaDaLinha = Pick<OfertaCotacao, 'composicao' | 'coberturas' | 'periodicidade'> & {
  readonly numero: number;
  readonly formulario: Formulario;
  readonly liquido: number;
};

it('prices every calculated case, and the explanation of each price sums to it', async () => {
  const semPreco = `balcao.orcamento o where status in ('CALCULADO', 'ENVIADO', 'FECHADO') and not exists (
    select from balcao.oferta_cotacao f where f.cotacao_id = o.cotacao_id)`;
  expect(await count(semPreco)).toBe(0);
  const ofertas = await rows<OfertaDaLinha>(`select o.numero, o.formulario, f.premio_liquido_centavos::int as liquido, f.composicao,
    f.coberturas, f.periodicidade from balcao.oferta_cotacao f join balcao.cotacao c on c.id = f.cotacao_id
    join balcao.orcamento o on o.id = c.orcamento_id where o.formulario not in ('AUTO', 'MANUAL')`);
  expect(ofertas.length).toBeGreaterThan(150);
  for (const { numero, formulario, liquido, composicao, coberturas, periodicidade } of ofertas) {
    expect([numero, composicao.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0)]).toEqual([numero, liquido]);
    const temTudo = coberturas.length > 0 && composicao.length > 0 && composicao.every(({ valorCentavos }) => valorCentavos > 0);
    expect([numero, temTudo]).toEqual([numero, true]);
    if (formulario === 'PET' || formulario === 'SAUDE') expect(periodicidade).toBe('MENSAL');
  }
  const seguradoras = await rows<{ formulario: Formulario; n: string }>(`select o.formulario, count(distinct r.seguradora) as n
    from balcao.resultado_cotacao r join balcao.cotacao c on c.id = r.cotacao_id join balcao.orcamento o on o.id = c.orcamento_id
    where r.status = 'OK' group by 1`);
  // there are two insurers of health, and every line can be compared
  for (const { formulario, n } of seguradoras)
    expect([formulario, Number(n) >= (formulario === 'SAUDE' ? 2 : 3)]).toEqual([formulario, true]);
  const comparaveis = await rows<{ formulario: Formulario }>(`select distinct o.formulario from balcao.orcamento o
    join balcao.usuario u on u.id = o.usuario_id and u.email = 'corretor@balcao.test'
    where o.status in ('CALCULADO', 'ENVIADO')
      and (select count(*) from balcao.oferta_cotacao f where f.cotacao_id = o.cotacao_id) > 1`);
  expect(comparaveis.map(({ formulario }) => formulario).sort()).toEqual([...Formulario.options].sort());
});

it('numbers cases in the order they were opened, whatever their form', async () => {
  expect(
    await count(`(select numero, row_number() over (partition by assinatura_id order by criado_em) as lugar from balcao.orcamento) x
      where numero <> lugar`),
  ).toBe(0);
});

it.each(['corretor', 'admin'])('keeps for %s a car where a car is looked for, and cars first in the list', async (conta) => {
  const read = await reader(conta);
  const first = async (query: string) => (await read<{ itens: OrcamentoResumo[] }>(`orcamentos?${query}`)).itens[0];
  // the newest beginning of cover, and the oldest case still open, are of cars with a known plate
  expect(await first('status=CALCULADO&tamanho=1&ordenar=-vigIni')).toMatchObject({ linha: 'AUTO', formulario: 'AUTO' });
  const oldest = await first('status=CALCULADO&tamanho=30&ordenar=criadoEm');
  expect(oldest).toMatchObject({ formulario: 'AUTO' });
  const { rascunho } = await read<Orcamento>(`orcamentos/${oldest?.id}`);
  expect((rascunho as RascunhoAuto).risco.veiculo?.placa).toMatch(/^[A-Z]{3}\d/);
  const { itens } = await read<{ itens: OrcamentoResumo[] }>('orcamentos?tamanho=20');
  expect(itens.filter(({ formulario }) => formulario === 'AUTO').length).toBeGreaterThanOrEqual(14);
});

it('opens a case of each form whole, with its run and its story', async () => {
  const read = await reader('admin');
  for (const formulario of Formulario.options) {
    const [caso] = await rows<{ id: string; cotacao: string }>(`select o.id, o.cotacao_id as cotacao from balcao.orcamento o
      join balcao.assinatura a on a.id = o.assinatura_id where ${DE_PRINCIPAL} and o.formulario = '${formulario}' and o.status = 'CALCULADO'`);
    expect(await read<Orcamento>(`orcamentos/${caso?.id}`)).toMatchObject({ formulario, status: 'CALCULADO' });
    const { resultados } = await read<{ resultados: { ofertas: unknown[] }[] }>(`cotacoes/${caso?.cotacao}`);
    expect(resultados.some(({ ofertas }) => ofertas.length > 0)).toBe(true);
    await read(`orcamentos/${caso?.id}/historia`);
  }
});

it('makes every sale of an offer of its own case, in instalments and commissions that sum to the centavo', async () => {
  expect(await count('balcao.proposta where orcamento_id is not null and oferta_id is null')).toBe(0);
  const vendas = 'balcao.proposta p where p.oferta_id is not null';
  expect(await count(vendas)).toBeGreaterThan(300);
  const wrong = {
    oferta: `not exists (select from balcao.oferta_cotacao f join balcao.resultado_cotacao r on r.id = f.resultado_id
      join balcao.cotacao c on c.id = f.cotacao_id where f.id = p.oferta_id and c.orcamento_id = p.orcamento_id and r.seguradora = p.seguradora
        and (f.premio_liquido_centavos, f.iof_centavos, f.comissao_centavos) = (p.premio_liquido_centavos, p.iof_centavos, p.comissao_centavos)
        and f.parcelamentos @> jsonb_build_array(p.plano))`,
    plano: `(p.plano ->> 'totalCentavos')::bigint is distinct from (select sum(valor_centavos) from balcao.parcela x where x.proposta_id = p.id)`,
    quantas: `(p.plano ->> 'n')::int is distinct from (select count(*) from balcao.parcela x where x.proposta_id = p.id)`,
    resto: `exists (select from balcao.parcela x where x.proposta_id = p.id and x.numero > 1
      and x.valor_centavos <> (p.plano ->> 'demaisCentavos')::bigint)`,
    iof: `p.iof_centavos is distinct from (select sum(iof_centavos) from balcao.parcela x where x.proposta_id = p.id)`,
    comissao: `p.comissao_centavos is distinct from (select sum(prevista_centavos) from balcao.comissao x where x.proposta_id = p.id)`,
    base: `p.premio_liquido_centavos is distinct from (select sum(base_centavos) from balcao.comissao x where x.proposta_id = p.id)`,
    politica: `p.politica_comissao is distinct from (select politica_comissao from balcao.seguradora_tenant t
      where t.assinatura_id = p.assinatura_id and t.seguradora = p.seguradora)`,
    vigencia: 'p.vig_fim <= p.vig_ini or p.bem is null',
  };
  for (const [regra, condicao] of Object.entries(wrong)) expect([regra, await count(`${vendas} and (${condicao})`)]).toEqual([regra, 0]);
});

it('pays what fell due of a policy in force, almost always, and nothing of what is not', async () => {
  const parcelas = 'balcao.parcela x join balcao.proposta p on p.id = x.proposta_id where';
  expect(await count(`${parcelas} x.status = 'PAGA' and (p.status <> 'EMITIDA' or x.pago_em > current_date)`)).toBe(0);
  expect(await count(`${parcelas} (p.status in ('RECUSADA', 'CANCELADA')) <> (x.status = 'CANCELADA')`)).toBe(0);
  expect(await count(`${parcelas} x.status = 'ABERTA' and x.vencimento < '${hoje}'`)).toBe(0);
  const devidas = await count(`${parcelas} x.status in ('PAGA', 'VENCIDA', 'EM_COBRANCA')`);
  const atrasadas = await count(`${parcelas} x.status in ('VENCIDA', 'EM_COBRANCA')`);
  expect(atrasadas / devidas).toBeGreaterThan(0.01);
  expect(atrasadas / devidas).toBeLessThan(0.08);
  const comissoes = 'balcao.comissao c left join balcao.parcela x on x.id = c.parcela_id where';
  expect(await count(`${comissoes} c.status = 'RECEBIDA' and c.recebida_centavos <> c.prevista_centavos`)).toBe(0);
  expect(await count(`${comissoes} c.recebida_centavos > 0 and x.id is not null and x.status <> 'PAGA'`)).toBe(0);
  for (const status of ['PREVISTA', 'RECEBIDA', 'DIVERGENTE'])
    expect([status, (await count(`balcao.comissao where status = '${status}'`)) > 0]).toEqual([status, true]);
});

it('has on sale again what was refused or given up, until its prices ended, and closed only what stands', async () => {
  const standing = `exists (select from balcao.proposta p where p.orcamento_id = o.id and p.status not in ('RECUSADA', 'CANCELADA'))`;
  expect(await count(`balcao.orcamento o where (o.status = 'FECHADO') <> ${standing}`)).toBe(0);
  expect(await count("balcao.orcamento where status <> 'FECHADO' and fechado_em is not null")).toBe(0);
  const devolvidos = await rows<{ status: StatusOrcamento; validade: string }>(
    `select o.status, (select max(r.validade) from balcao.resultado_cotacao r where r.cotacao_id = o.cotacao_id)::text as validade
     from balcao.orcamento o where o.id in (select orcamento_id from balcao.proposta where status in ('RECUSADA', 'CANCELADA'))`,
  );
  expect(new Set(devolvidos.map(({ status }) => status))).toEqual(new Set(['CALCULADO', 'EXPIRADO']));
  for (const { status, validade } of devolvidos) expect(status).toBe(validade < addDias(hoje, -7) ? 'EXPIRADO' : 'CALCULADO');
});

it('has the policy of every sale that was issued, as the product issues it, and of no other', async () => {
  const vendas = 'balcao.proposta p left join balcao.apolice a on a.id = p.apolice_id where p.oferta_id is not null';
  expect(await count(`${vendas} and (p.status = 'EMITIDA') <> (a.id is not null)`)).toBe(0);
  expect(await count(`${vendas} and p.status = 'EMITIDA'`)).toBeGreaterThan(50);
  const wrong = {
    numero: 'p.numero_apolice is distinct from a.numero',
    venda: `(a.assinatura_id, a.seguradora, a.ramo, a.corretora_id, a.segurado_id, a.usuario_id, a.orcamento_id, a.bem, a.vig_ini, a.vig_fim)
      is distinct from (p.assinatura_id, p.seguradora, p.ramo, p.corretora_id, p.segurado_id, p.usuario_id, p.orcamento_id, p.bem, p.vig_ini, p.vig_fim)`,
    premio: 'a.premio_total_centavos <> p.premio_total_centavos or a.iof_centavos <> p.iof_centavos',
    rascunho: `not exists (select from balcao.orcamento o where o.id = a.orcamento_id and o.formulario = a.formulario
      and o.rascunho = a.rascunho and o.schema_versao = a.schema_versao)`,
    bonus: `(a.formulario = 'AUTO') <> (a.bonus is not null)`,
    emissao: `a.emissao > '${hoje}' or a.emissao < (p.transmitida_em at time zone 'America/Sao_Paulo')::date`,
    status: `a.status <> case when a.vig_ini > '${hoje}' then 'A_VIGORAR' when a.vig_fim < '${hoje}' then 'VENCIDA' else 'VIGENTE' end`,
  };
  for (const [regra, condicao] of Object.entries(wrong))
    expect([regra, await count(`${vendas} and p.status = 'EMITIDA' and (${condicao})`)]).toEqual([regra, 0]);
});

it('says what every policy to be renewed covers, for its own premium, and what its proposal is of', async () => {
  const semDesfecho = `a.situacao_renovacao in ('A_RENOVAR', 'EM_COTACAO') and a.vig_fim <= '${addDias(hoje, 60)}' and a.orcamento_id is null`;
  const daCarteira = `balcao.apolice a left join balcao.proposta p on p.apolice_id = a.id where ${semDesfecho}`;
  expect(await count(`${daCarteira}`)).toBeGreaterThan(60);
  const wrong = {
    proposta: 'p.id is null',
    coberturas: `coalesce(jsonb_array_length(p.coberturas -> 'coberturas'), 0) < 2`,
    assistencias: `p.coberturas -> 'assistencias' is null`,
    premio: `(select sum((c ->> 'premioCentavos')::bigint) from jsonb_array_elements(p.coberturas -> 'coberturas') c)
      is distinct from a.premio_liquido_centavos`,
    franquia: `a.formulario = 'AUTO' and coalesce((p.coberturas #>> '{franquias,0,valorCentavos}')::bigint, 0) <= 0`,
  };
  for (const [regra, condicao] of Object.entries(wrong))
    expect([regra, await count(`${daCarteira} and (${condicao})`)]).toEqual([regra, 0]);
  expect(await count(`balcao.proposta where oferta_id is null and coberturas is null`)).toBe(0);
});

it('names the covers and assistances of a car as the insurers name them when they are asked: a renewal is compared by them', async () => {
  const named = async (tabela: string, onde: string, nomes: Readonly<Record<string, string>>) => {
    const found = await rows<{ codigo: string; nome: string }>(
      `select distinct c ->> 'codigo' as codigo, c ->> 'nome' as nome from ${tabela}, jsonb_array_elements(${onde}) c`,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { codigo, nome } of found) expect([codigo, nome]).toEqual([codigo, nomes[codigo]]);
  };
  const ofertas = `balcao.oferta_cotacao f join balcao.cotacao q on q.id = f.cotacao_id
    join balcao.orcamento o on o.id = q.orcamento_id and o.formulario = 'AUTO'`;
  const vendidas = "(select p.* from balcao.proposta p join balcao.apolice a on a.id = p.apolice_id and a.formulario = 'AUTO') p";
  await named(ofertas, 'f.coberturas', palavras.nomesCobertura);
  await named(vendidas, "p.coberturas -> 'coberturas'", palavras.nomesCobertura);
  await named(vendidas, "p.coberturas -> 'assistencias'", palavras.nomesAssistencia);
});

it('reads a sale with its instalments and commissions through the product', async () => {
  const [venda] = await rows<{ id: string }>(`select p.id from balcao.proposta p join balcao.assinatura a on a.id = p.assinatura_id
    where ${DE_PRINCIPAL} and p.oferta_id is not null and p.status = 'EMITIDA' and (p.plano ->> 'n')::int > 3
      and p.produtores <> '[]' order by p.numero desc limit 1`);
  const read = await reader('admin');
  const { parcelas, plano, comissoes, comissaoCentavos, produtores } = await read<Proposta>(`propostas/${venda?.id}`);
  expect(parcelas.map(({ numero }) => numero)).toEqual(Array.from({ length: plano?.n ?? 0 }, (_, index) => index + 1));
  expect(comissoes.reduce((soma, { previstaCentavos }) => soma + previstaCentavos, 0)).toBe(comissaoCentavos);
  expect(produtores.length).toBeGreaterThan(0);
  expect(produtores.every(({ nome }) => nome.length > 0)).toBe(true);
});

it('has statements of two insurers to confer: of one a commission is paid short and a line is of nobody, the other is ready to be settled', async () => {
  const read = await reader('admin');
  const { itens } = await read<{ itens: ExtratoResumo[] }>('extratos?ordenar=numero');
  expect(itens.map(({ status, pendentes }) => [status, pendentes])).toEqual([
    ['CONFERENCIA', 1],
    ['CONFERENCIA', 0],
  ]);
  expect(itens.every(({ linhas }) => linhas >= 3)).toBe(true);
});

it('asks insurers for commissions: one contestation waits, and one closed by itself when the rest came', async () => {
  const contestacoes = await rows<{ status: string; itens: number }>(
    `select k.numero, k.status, k.desfecho, count(*)::int as itens, bool_and(i.situacao = 'PAGO') as pagas from balcao.contestacao k
     join balcao.contestacao_item i on i.contestacao_id = k.id group by k.id, k.numero, k.status, k.desfecho order by k.assinatura_id, k.numero`,
  );
  expect(contestacoes).toContainEqual({ numero: 1, status: 'ENCERRADA', desfecho: 'PAGA', itens: 1, pagas: true });
  expect(contestacoes.filter(({ status, itens }) => status === 'ENVIADA' && itens > 1).length).toBeGreaterThan(0);
});

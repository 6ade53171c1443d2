import { type Comercial, type Orcamento, type Renovacao, type RenovacaoGerada, SituacaoRenovacao } from '@balcao/contracts';
import { addAnos, addDias, hojeEm, transicoesRenovacao } from '@balcao/domain';
import { type Corretor, createQuotingTest, type QuotingTeste, umRascunho } from '../../testing/test-quoting.ts';

const hoje = hojeEm(new Date());
let teste: QuotingTeste;
let dona: Corretor;
let colega: Corretor;
let estranha: Corretor;
let numero = 0;

beforeAll(async () => {
  teste = await createQuotingTest();
  dona = await teste.createCorretor({ flags: { administradorOrcamento: false } });
  colega = await teste.createCorretor({ assinaturaId: dona.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  estranha = await teste.createCorretor({ administrador: true });
  await teste.owner(
    `insert into balcao.fipe (codigo, ano_modelo, combustivel, marca, modelo, valor_centavos, lugares)
     values ('004399-1', 2023, 'FLEX', 'Chevrolet', 'Onix 1.0 Mec.', 7900000, 5)`,
  );
});
afterAll(() => teste.close());

interface Mudancas {
  readonly dias?: number;
  readonly bonus?: number | null;
  readonly rascunho?: object | null;
  readonly ramo?: string;
  readonly seguradora?: string;
  readonly situacao?: string;
  readonly status?: string;
}

/** A policy of a broker that ends so many days from today. */
async function apoliceDe({ usuario }: Corretor, mudancas: Mudancas = {}): Promise<string> {
  const { dias = 20, bonus = 4, ramo = '0531', seguradora = 'alfa_seguros', situacao = 'A_RENOVAR', status = 'VIGENTE' } = mudancas;
  const { rascunho = umRascunho(usuario.corretoraId, { renovacao: { bonus: 4, ci: '123456789012' } }) } = mudancas;
  const fim = addDias(hoje, dias);
  numero += 1;
  const { rows } = await teste.owner(
    `with p as (insert into balcao.segurado (assinatura_id, pessoa, documento, nome, nascimento, cep)
       values ($1, 'PF', lpad($2::text, 11, '0'), 'Rosa Peixoto ' || $2, '1980-05-05', '37500100') returning id)
     insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, situacao_renovacao, status, formulario, rascunho, schema_versao, bonus, ci,
       cancelada_em)
     select $1, 'AP' || $2, $3, $4, $5, p.id, 'Onix 1.0 2023 · ABC1D23', $6, $7::date, $7::date, $8::date, 300000, 22140, 322140, $9, $10,
       case when $11::jsonb is null then null else 'AUTO' end, $11::jsonb, case when $11::jsonb is null then null else 1 end, $12::smallint, $13,
       case when $10 = 'CANCELADA' then $7::date end
     from p returning id`,
    [
      usuario.assinaturaId,
      numero,
      seguradora,
      ramo,
      usuario.corretoraId,
      usuario.usuarioId,
      addAnos(fim, -1),
      fim,
      situacao,
      status,
      rascunho && JSON.stringify(rascunho),
      bonus,
      bonus === null ? null : '123456789012',
    ],
  );
  return rows[0].id;
}

const list = async (quem: Corretor, query = '') => {
  const { data } = (await quem.request('GET', `renovacoes?tamanho=100&${query}`)).json<{
    data: { itens: Renovacao[]; total: number; janelas: Record<string, number> };
  }>();
  return data;
};
const one = async (quem: Corretor, id: string, query = '') => (await list(quem, query)).itens.find(({ apoliceId }) => apoliceId === id);
const open = async (quem: Corretor, ids: readonly string[], headers = {}): Promise<RenovacaoGerada[]> =>
  (await quem.request('POST', 'renovacoes/gerar-orcamentos', { ids }, headers)).json().data;
const read = async (quem: Corretor, id: string): Promise<Orcamento> => (await quem.request('GET', `orcamentos/${id}`)).json().data;
const cases = async (apoliceId: string) =>
  (await teste.owner('select id from balcao.orcamento where apolice_anterior_id = $1 and excluido_em is null', [apoliceId])).rows;

it('lists what ends within 60 days either way, in its window, with the bonus of today and of the renewal', async () => {
  const [perto, longe, velha] = [
    await apoliceDe(dona, { dias: 12 }),
    await apoliceDe(dona, { dias: 61 }),
    await apoliceDe(dona, { dias: -45 }),
  ];
  expect(await one(dona, perto)).toMatchObject({
    janela: 'LIGAR',
    dias: 12,
    bonus: 4,
    bonusPrevisto: 5,
    situacao: 'A_RENOVAR',
    orcamento: null,
  });
  expect(await one(dona, velha)).toMatchObject({ janela: 'PERDIDA', dias: -45, bonusPrevisto: 4 });
  expect(await one(dona, longe)).toBeUndefined();
});

it('lists by the windows the subscription chose, in the list, its counts, its file and its filters', async () => {
  const quem = await teste.createCorretor({ administrador: true });
  const [longe, perto] = [await apoliceDe(quem, { dias: 80 }), await apoliceDe(quem, { dias: 20 })];
  expect(await one(quem, longe)).toBeUndefined();
  const dias = { listarDias: 90, cotarDias: 70, enviarDias: 50, ligarDias: 25, urgenteDias: 3, vencidaDias: 30, perdidaDias: 60 };
  expect((await quem.request('PUT', 'parametros/renovacao', { ...dias, versao: 0 })).statusCode).toBe(200);
  expect([(await one(quem, longe))?.janela, (await one(quem, perto))?.janela]).toEqual(['LISTAR', 'LIGAR']);
  expect((await list(quem)).janelas).toMatchObject({ LISTAR: 1, LIGAR: 1, ENVIAR: 0 });
  expect((await list(quem, 'janela=LISTAR')).itens.map(({ apoliceId }) => apoliceId)).toEqual([longe]);
  expect((await quem.request('GET', 'renovacoes/exportar')).body.trim().split('\n')).toHaveLength(3);
  const contado = await quem.request('POST', 'filtros-salvos/contar', {
    lista: 'RENOVACOES',
    definicao: { conector: 'E', condicoes: [{ campo: 'numero', operador: 'CONTEM', valor: 'AP' }] },
  });
  expect(contado.json().data).toMatchObject({ total: 2 });
});

it('counts a claim against the bonus, but neither glass nor a claim that was refused', async () => {
  const id = await apoliceDe(dona, { dias: 9 });
  const claim = (causa: string, status: string) =>
    teste.owner(
      `insert into balcao.sinistro (assinatura_id, numero, apolice_id, usuario_id, item, causa, ocorrido_em, aviso_em, status)
       values ($1, (select coalesce(max(numero), 0) + 1 from balcao.sinistro), $2, $3, 'Onix', $4, now(), now(), $5)`,
      [dona.usuario.assinaturaId, id, dona.usuario.usuarioId, causa, status],
    );
  await claim('VIDROS', 'ENCERRADO_COM_INDENIZACAO');
  await claim('COLISAO', 'ENCERRADO_SEM_INDENIZACAO');
  expect(await one(dona, id)).toMatchObject({ sinistros: 0, bonusPrevisto: 5 });
  await claim('COLISAO', 'REGULACAO');
  expect(await one(dona, id)).toMatchObject({ sinistros: 1, bonusPrevisto: 3 });
});

it('filters by window, line and words, counts each window, and refuses what it does not know', async () => {
  const id = await apoliceDe(dona, { dias: 3 });
  expect(await one(dona, id, 'janela=URGENTE')).toBeDefined();
  expect(await one(dona, id, 'janela=LISTAR,COTAR')).toBeUndefined();
  expect(await one(dona, id, 'linha=RESIDENCIAL')).toBeUndefined();
  expect(await one(dona, id, `q=${encodeURIComponent(`róSA ap${numero}`)}`)).toBeDefined();
  for (const q of ['ALFÁ', 'abc-1d23', '37500-100', `ap-${numero}`, `ap${numero} 37.500-100`])
    expect([q, await one(dona, id, `q=${encodeURIComponent(q)}`)]).toEqual([q, expect.anything()]);
  const { janelas, total, itens } = await list(dona);
  expect(Object.values(janelas).reduce((sum, n) => sum + n)).toBe(total);
  expect(itens.map(({ fim }) => fim)).toEqual(itens.map(({ fim }) => fim).sort());
  for (const query of ['janela=NUNCA', 'situacao=TALVEZ', 'ordenar=cor'])
    expect((await dona.request('GET', `renovacoes?${query}`)).statusCode).toBe(422);
});

it('opens a quote that is ready to be calculated: the risk evolved, tied to its policy', async () => {
  const id = await apoliceDe(dona, { dias: 20 });
  const [outcome] = await open(dona, [id]);
  expect(outcome).toMatchObject({ apoliceId: id, resultado: 'GERADA', orcamento: { formulario: 'AUTO' } });
  const orcamento = await read(dona, outcome?.orcamento?.id as string);
  expect(orcamento).toMatchObject({ origem: 'RENOVACAO', status: 'RASCUNHO', linha: 'AUTO' });
  expect(orcamento.rascunho.risco).toMatchObject({
    seguro: {
      tipo: 'RENOVACAO_PROPRIA',
      vigIni: addDias(hoje, 20),
      seguradoraAnterior: 'Alfa Seguros',
      fimVigAnterior: addDias(hoje, 20),
      premioAnteriorCentavos: expect.any(Number),
      sinistros: 0,
    },
    veiculo: { valorFipeCentavos: 7_900_000 },
    renovacao: { bonus: 5, ci: '123456789012' },
  });
  const { comercial } = orcamento.rascunho;
  expect(comercial.seguradoras?.[0]).toBe('alfa_seguros');
  // nothing is left to choose: asked as it is, it is calculated
  const calculo = await dona.calculate({ id: orcamento.id, versao: orcamento.versao }, comercial as Comercial);
  expect(calculo.statusCode).toBe(200);
  expect(await one(dona, id)).toMatchObject({ situacao: 'EM_COTACAO', orcamento: { id: orcamento.id, numero: orcamento.numero } });
});

it('leaves out whoever sold it and sells no more, so that it is calculated as it is', async () => {
  const { rows } = await teste.owner(
    `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento, ativo)
     values ($1, 'INTERNO', 'PF', 'Paula Saiu', '11144477735', false), ($1, 'INTERNO', 'PF', 'Bia Fica', '52998224725', true) returning id`,
    [dona.usuario.assinaturaId],
  );
  const [saiu, fica] = rows.map(({ id }) => id as string);
  const soldBy = async (...produtores: object[]) => {
    const rascunho = umRascunho(dona.usuario.corretoraId, { renovacao: { bonus: 4, ci: '123456789012' }, seguro: { produtores } });
    const [outcome] = await open(dona, [await apoliceDe(dona, { rascunho })]);
    return read(dona, outcome?.orcamento?.id as string);
  };
  const produtoresDe = ({ rascunho }: Orcamento) => (rascunho.risco['seguro'] as { produtores?: unknown[] }).produtores;
  const sozinha = await soldBy({ id: saiu, pctBps: 10_000 });
  expect(produtoresDe(sozinha) ?? []).toEqual([]);
  const { id, versao, rascunho } = sozinha;
  expect((await dona.calculate({ id, versao }, rascunho.comercial as Comercial)).statusCode).toBe(200);
  // what is left of a division is the broker's to complete: the form says that it does not add up
  expect(produtoresDe(await soldBy({ id: saiu, pctBps: 4_000 }, { id: fica, pctBps: 6_000 }))).toEqual([{ id: fica, pctBps: 6_000 }]);
});

it('is a congênere when the insurer is none of those to be asked', async () => {
  await teste.owner(
    `insert into balcao.seguradora (slug, nome, tipo, linhas) values ('fora_seguros', 'Fora Seguros', 'SEGURADORA', '{AUTO}')`,
  );
  const [outcome] = await open(dona, [await apoliceDe(dona, { seguradora: 'fora_seguros' })]);
  const { rascunho } = await read(dona, outcome?.orcamento?.id as string);
  expect(rascunho.risco).toMatchObject({ seguro: { tipo: 'RENOVACAO_CONGENERE', seguradoraAnterior: 'Fora Seguros' } });
});

it('is asked of every insurer that quotes the line for the brokerage, and of no other', async () => {
  const { assinaturaId, corretoraId } = dona.usuario;
  await teste.owner(
    `insert into balcao.seguradora (slug, nome, tipo, linhas) values ('zeta_inativa', 'Zeta', 'SEGURADORA', '{AUTO}'),
       ('lar_seguros', 'Lar Seguros', 'SEGURADORA', '{RESIDENCIAL}')`,
  );
  await teste.owner(
    `insert into balcao.seguradora_tenant (assinatura_id, seguradora, corretora_id, codigo_corretor, ativo, comissao)
     select $1, s, $2, 'C-1', s <> 'zeta_inativa', '[{"linha":"AUTO","padraoBps":1500,"minBps":500,"maxBps":2000},
       {"linha":"RESIDENCIAL","padraoBps":3000,"minBps":500,"maxBps":4000}]' from unnest('{zeta_inativa,lar_seguros}'::text[]) s`,
    [assinaturaId, corretoraId],
  );
  const rascunhoOf = async (seguradora: string, ramo = '0531') => {
    const mudancas = ramo === '0531' ? { seguradora } : { seguradora, ramo, rascunho: null, bonus: null };
    const [outcome] = await open(dona, [await apoliceDe(dona, mudancas)]);
    return (await read(dona, outcome?.orcamento?.id as string)).rascunho.comercial;
  };
  const daBeta = await rascunhoOf('beta_seguros');
  expect(daBeta.seguradoras).toEqual(expect.arrayContaining(['alfa_seguros', 'beta_seguros']));
  expect(daBeta.seguradoras).not.toContain('zeta_inativa');
  expect(Object.keys(daBeta.comissaoBps ?? {}).toSorted()).toEqual(daBeta.seguradoras?.toSorted());
  const daCasa = await rascunhoOf('beta_seguros', '0114');
  expect(daCasa).toMatchObject({ seguradoras: ['lar_seguros'], comissaoBps: { lar_seguros: 3_000 } });
});

it('begins with the insured alone when the policy came without its form', async () => {
  const [outcome] = await open(dona, [await apoliceDe(dona, { rascunho: null, bonus: null, ramo: '0114' })]);
  const { rascunho, linha } = await read(dona, outcome?.orcamento?.id as string);
  expect(linha).toBe('RESIDENCIAL');
  expect(rascunho.risco).toMatchObject({
    segurado: { nome: expect.stringContaining('Rosa'), cep: '37500100' },
    seguro: { fimVigAnterior: addDias(hoje, 20) },
  });
});

it('makes one quote of a policy, however often it is asked and however many ask at once', async () => {
  const id = await apoliceDe(dona);
  const headers = { 'idempotency-key': 'renovar-uma-vez' };
  const [first] = await open(dona, [id, id], headers);
  expect(await open(dona, [id, id], headers)).toEqual([first]);
  expect((await open(dona, [id]))[0]).toMatchObject({ resultado: 'JA_EM_COTACAO', orcamento: first?.orcamento });
  const other = await apoliceDe(dona);
  const together = await Promise.all([1, 2, 3, 4].map(() => open(dona, [other])));
  expect(
    together
      .flat()
      .map(({ resultado }) => resultado)
      .sort(),
  ).toEqual(['GERADA', 'JA_EM_COTACAO', 'JA_EM_COTACAO', 'JA_EM_COTACAO']);
  expect([await cases(id), await cases(other)].map((rows) => rows.length)).toEqual([1, 1]);
});

it('never has two open renewals of one policy, whoever writes them', async () => {
  const id = await apoliceDe(dona);
  await open(dona, [id]);
  const { id: outro } = await dona.create();
  await expect(teste.owner('update balcao.orcamento set apolice_anterior_id = $2 where id = $1', [outro, id])).rejects.toThrow(
    /orcamento_renova_apolice/,
  );
});

it('says of each policy what became of it, and one refusal takes nothing from the others', async () => {
  const [boa, cancelada, renovada] = [
    await apoliceDe(dona),
    await apoliceDe(dona, { status: 'CANCELADA' }),
    await apoliceDe(dona, { situacao: 'RENOVADA_PROPRIA' }),
  ];
  const outcomes = await open(dona, [cancelada, boa, renovada, '0190b000-0000-7000-8000-00000000ffff']);
  expect(outcomes.map(({ resultado, mensagem }) => [resultado, mensagem])).toEqual([
    ['RECUSADA', 'Uma apólice cancelada não se renova.'],
    ['GERADA', null],
    ['RECUSADA', 'Esta apólice já foi renovada ou perdida.'],
    ['RECUSADA', 'Registro não encontrado.'],
  ]);
});

it('gives the policy back when its draft is thrown away, and it may be renewed again', async () => {
  const id = await apoliceDe(dona);
  const [first] = await open(dona, [id]);
  expect((await dona.request('DELETE', `orcamentos/${first?.orcamento?.id}`)).statusCode).toBe(200);
  expect(await one(dona, id)).toMatchObject({ situacao: 'A_RENOVAR', orcamento: null });
  expect((await open(dona, [id]))[0]).toMatchObject({ resultado: 'GERADA' });
});

it('leaves the case with whom the policy belongs to, whoever opens it', async () => {
  const chefe = await teste.createCorretor({ assinaturaId: dona.usuario.assinaturaId, administrador: true });
  const [outcome] = await open(chefe, [await apoliceDe(dona)]);
  expect((await read(dona, outcome?.orcamento?.id as string)).origem).toBe('RENOVACAO');
});

it('neither shows nor renews a policy of another subscription, nor a colleague’s outside one’s scope', async () => {
  const id = await apoliceDe(dona);
  for (const quem of [estranha, colega]) {
    expect(await one(quem, id)).toBeUndefined();
    expect((await quem.request('GET', 'renovacoes/exportar')).body).not.toContain('Rosa');
    expect((await open(quem, [id]))[0]).toMatchObject({ resultado: 'RECUSADA', mensagem: 'Registro não encontrado.' });
  }
  expect(await cases(id)).toEqual([]);
});

it('names every policy that a filter finds, within the scope, unless they are more than were seen', async () => {
  const vendedora = await teste.createCorretor({ nome: 'Vendedora' });
  const ids = [await apoliceDe(vendedora, { dias: 9 }), await apoliceDe(vendedora, { dias: 8 })];
  await apoliceDe(vendedora, { dias: 40 });
  const lote = (quem: Corretor, query: string) => quem.request('GET', `renovacoes/lote?${query}`);
  const found = (await lote(vendedora, 'janela=LIGAR&total=2')).json<{ data: Renovacao[] }>().data;
  expect(found.map(({ apoliceId }) => apoliceId)).toEqual(ids.toReversed());
  const grown = await lote(vendedora, 'janela=LIGAR&total=1');
  expect([grown.statusCode, grown.json().code]).toEqual([409, 'filtro-cresceu']);
  expect((await lote(estranha, 'janela=LIGAR&total=1000')).body).not.toContain(ids[0]);
  for (const query of ['total=1001', 'total=0', 'janela=NENHUMA&total=1']) expect((await lote(vendedora, query)).statusCode).toBe(422);
});

it('writes the filtered list down, whole', async () => {
  const { body, headers } = await dona.request('GET', 'renovacoes/exportar?janela=LIGAR');
  expect(headers['content-type']).toContain('text/csv');
  expect(body.trim().split('\r\n')).toHaveLength(1 + (await list(dona, 'janela=LIGAR')).total);
});

it('writes the list down in the order it is asked in, each policy as the list shows it', async () => {
  for (const dias of [12, 31, 4, 7]) await apoliceDe(dona, { dias });
  const { itens, total } = await list(dona, 'ordenar=-fim');
  const { body } = await dona.request('GET', 'renovacoes/exportar?ordenar=-fim');
  const numeros = body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';')[6]);
  expect(total).toBeGreaterThan(3);
  expect(numeros).toHaveLength(total);
  expect(numeros.slice(0, itens.length)).toEqual(itens.map((item) => item.numero));
});

it.each([
  [{ acessoOrcamentacao: false }, 'GET', 'renovacoes'],
  [{ acessoOrcamentacao: false }, 'POST', 'renovacoes/gerar-orcamentos'],
  [{ acessoMC: false }, 'POST', 'renovacoes/gerar-orcamentos'],
] as const)('with %j, %s %s is forbidden', async (flags, method, path) => {
  const barrado = await teste.createCorretor({ flags });
  const ids = ['0190b000-0000-7000-8000-00000000ffff'];
  expect((await barrado.request(method, path, method === 'POST' ? { ids } : undefined)).statusCode).toBe(403);
});

it('opens nothing where the line is blocked', async () => {
  const barrada = await teste.createCorretor({ flags: { bloqueioCotacaoAuto: true } });
  const id = await apoliceDe(barrada);
  expect((await open(barrada, [id]))[0]).toMatchObject({
    resultado: 'RECUSADA',
    mensagem: 'Sua assinatura não permite orçar esta linha.',
  });
});

it('moves a renewal between the very states of domain', async () => {
  const situacoes = SituacaoRenovacao.options;
  for (const de of situacoes) {
    const id = await apoliceDe(dona, { situacao: de });
    const aceitas: string[] = [];
    for (const para of situacoes.filter((situacao) => situacao !== de)) {
      const move = 'update balcao.apolice set situacao_renovacao = $2 where id = $1';
      const isAceita = await teste.owner(move, [id, para]).then(
        () => true,
        () => false,
      );
      if (!isAceita) continue;
      aceitas.push(para);
      await teste.owner('alter table balcao.apolice disable trigger vigiar_renovacao');
      await teste.owner(move, [id, de]);
      await teste.owner('alter table balcao.apolice enable trigger vigiar_renovacao');
    }
    expect([de, aceitas.toSorted()]).toEqual([de, [...transicoesRenovacao[de]].toSorted()]);
  }
});

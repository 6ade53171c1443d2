import type { ColunaQuadro, CotacaoResumo, FiltroSalvo, OrcamentoResumo, ResultadoLote } from '@balcao/contracts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let dona: Corretor;
let colega: Corretor;
let chefe: Corretor;
let estranha: Corretor;
let rodada: { orcamentoId: string; cotacaoId: string };

beforeAll(async () => {
  teste = await createQuotingTest();
  dona = await teste.createCorretor({ nome: 'Dona', flags: { administradorOrcamento: false } });
  const { assinaturaId } = dona.usuario;
  colega = await teste.createCorretor({ nome: 'Colega', assinaturaId, flags: { administradorOrcamento: false } });
  chefe = await teste.createCorretor({ nome: 'Chefe', assinaturaId, administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
  teste.seguradoras.gama_seguros.answer = () => Promise.reject(new Error('fora'));
  rodada = await dona.run();
  await dona.until(rodada.cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
});
afterAll(() => teste.close());

const data = async <T>(quem: Corretor, path: string): Promise<T> => (await quem.request('GET', path)).json<{ data: T }>().data;
const runs = async (quem: Corretor, query = '') => (await data<{ itens: CotacaoResumo[]; total: number }>(quem, `cotacoes?${query}`)).itens;
const lote = async (quem: Corretor, acao: string, body: object): Promise<ResultadoLote[]> =>
  (await quem.request('POST', `orcamentos/lote/${acao}`, body)).json().data;
const countCases = async (quem: Corretor, q: string) => (await data<{ total: number }>(quem, `orcamentos?q=${q}`)).total;
const statusOf = async (id: string) => (await chefe.request('GET', `orcamentos/${id}`)).json().data.status as string;

describe('runs', () => {
  it('tells of each run how many insurers priced it and the lowest price among them', async () => {
    expect(await runs(dona)).toEqual([
      expect.objectContaining({
        id: rodada.cotacaoId,
        orcamentoId: rodada.orcamentoId,
        versao: 1,
        origem: 'INTERNO',
        segurado: 'Zélia Conceição Prado',
        status: 'CONCLUIDA',
        seguradorasOk: 2,
        seguradorasTotal: 3,
        menorPremioCentavos: 322_140,
        menorSeguradora: 'Alfa Seguros',
        usuario: 'Dona',
      }),
    ]);
  });

  it('finds, filters, orders and writes down; refuses what it does not know', async () => {
    expect(await runs(dona, 'q=zelia&status=CONCLUIDA&linha=AUTO&ordenar=-menorPremio')).toHaveLength(1);
    for (const q of ['ABC-1D23', 'álfa', '37500-100'])
      expect([q, await runs(dona, `q=${encodeURIComponent(q)}`)]).toEqual([q, [expect.anything()]]);
    expect(await runs(dona, 'q=ninguem')).toEqual([]);
    expect(await runs(dona, 'linha=PET')).toEqual([]);
    expect((await dona.request('GET', 'cotacoes?ordenar=cor')).statusCode).toBe(422);
    expect((await dona.request('GET', 'cotacoes/exportar')).body).toContain('Corretora;Zélia Conceição Prado;Auto;');
  });

  it('shows nothing to another subscription, nor to a colleague outside the scope; all to who administers', async () => {
    for (const quem of [estranha, colega]) {
      expect(await runs(quem)).toEqual([]);
      expect((await quem.request('GET', 'cotacoes/exportar')).body).not.toContain('Zélia');
    }
    expect(await runs(chefe)).toHaveLength(1);
  });
});

describe('many at once', () => {
  it('discards drafts, says why not of the rest, and leaves other people’s alone', async () => {
    const [meu, alheio] = [(await dona.create()).id, (await colega.create()).id];
    const outcomes = await lote(dona, 'descartar', { ids: [meu, rodada.orcamentoId, alheio, meu] });
    expect(outcomes.map(({ ok, mensagem }) => [ok, mensagem])).toEqual([
      [true, null],
      [false, 'Só um orçamento ainda em rascunho pode ser descartado.'],
      [false, 'Registro não encontrado.'],
    ]);
    expect(await statusOf(alheio)).toBe('RASCUNHO');
    expect((await chefe.request('GET', `orcamentos/${meu}`)).statusCode).toBe(404);
  });

  it('passes cases to a colleague, who then sees them; only for administrators, only within the subscription', async () => {
    const { id } = await dona.create();
    expect((await dona.request('POST', 'orcamentos/lote/atribuir', { ids: [id], usuarioId: colega.usuario.usuarioId })).statusCode).toBe(
      403,
    );
    expect((await dona.request('GET', 'orcamentos/lote/usuarios')).statusCode).toBe(403);
    const fora = await chefe.request('POST', 'orcamentos/lote/atribuir', { ids: [id], usuarioId: estranha.usuario.usuarioId });
    expect([fora.statusCode, fora.json().errors[0].campo]).toEqual([422, 'usuarioId']);
    expect((await data<{ nome: string }[]>(chefe, 'orcamentos/lote/usuarios')).map(({ nome }) => nome)).toEqual([
      'Chefe',
      'Colega',
      'Dona',
    ]);
    expect(await lote(chefe, 'atribuir', { ids: [id], usuarioId: colega.usuario.usuarioId })).toEqual([
      { id, ok: true, mensagem: null, orcamento: { numero: expect.any(Number), segurado: null } },
    ]);
    expect((await colega.request('GET', `orcamentos/${id}`)).statusCode).toBe(200);
    expect((await dona.request('GET', `orcamentos/${id}`)).statusCode).toBe(404);
    expect(await lote(estranha, 'atribuir', { ids: [id], usuarioId: estranha.usuario.usuarioId })).toEqual([
      { id, ok: false, mensagem: 'Registro não encontrado.', orcamento: null },
    ]);
  });

  describe('of a whole filter', () => {
    let vendedora: Corretor;
    let gerente: Corretor;
    const insertCaso = async (quem: Corretor, nome: string, status = 'RASCUNHO') => {
      const { assinaturaId, usuarioId } = quem.usuario;
      const { rows } = await teste.owner(
        `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, usuario_id, segurado_nome, status)
         values ($1, (select coalesce(max(numero), 8000) + 1 from balcao.orcamento), 'AUTO', 'AUTO', $2, $3, $4) returning id`,
        [assinaturaId, usuarioId, nome, status],
      );
      return rows[0]?.id as string;
    };
    const ofFilter = (quem: Corretor, acao: string, filtro: { consulta: object; total: number }, extra: object = {}) =>
      quem.request('POST', `orcamentos/lote/${acao}`, { filtro, ...extra });
    const namesOf = (desfechos: readonly ResultadoLote[]) =>
      Object.fromEntries(desfechos.map(({ orcamento, mensagem }) => [orcamento?.segurado, mensagem]));

    beforeAll(async () => {
      vendedora = await teste.createCorretor({ nome: 'Vendedora', flags: { administradorOrcamento: false } });
      gerente = await teste.createCorretor({ nome: 'Gerente', assinaturaId: vendedora.usuario.assinaturaId, administrador: true });
    });

    it('acts on what the filter finds of what the caller may see, and says of each what became of it', async () => {
      await insertCaso(vendedora, 'Lote Um');
      await insertCaso(vendedora, 'Lote Dois');
      await insertCaso(vendedora, 'Lote Calculado', 'CALCULADO');
      await insertCaso(vendedora, 'Outro nome');
      await insertCaso(gerente, 'Lote Alheio');
      const answer = await ofFilter(vendedora, 'descartar', { consulta: { q: 'lote' }, total: 3 });
      expect(namesOf(answer.json().data)).toEqual({
        'Lote Um': null,
        'Lote Dois': null,
        'Lote Calculado': 'Só um orçamento ainda em rascunho pode ser descartado.',
      });
      for (const q of ['outro nome', 'lote alheio']) expect(await countCases(gerente, encodeURIComponent(q))).toBe(1);
    });

    it('does nothing when the filter finds more than the caller saw', async () => {
      await insertCaso(vendedora, 'Cresceu Um');
      await insertCaso(vendedora, 'Cresceu Dois');
      const answer = await ofFilter(vendedora, 'descartar', { consulta: { q: 'cresceu' }, total: 1 });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'filtro-cresceu']);
      expect(await countCases(gerente, 'cresceu')).toBe(2);
    });

    it('takes as many as the contract says and no more, and either names or a filter', async () => {
      expect((await ofFilter(vendedora, 'descartar', { consulta: {}, total: 1_001 })).json().errors[0].campo).toBe('filtro.total');
      for (const body of [{}, { ids: [rodada.orcamentoId], filtro: { consulta: {}, total: 1 } }]) {
        const answer = await vendedora.request('POST', 'orcamentos/lote/descartar', body);
        expect([answer.statusCode, answer.json().errors[0].campo]).toEqual([422, 'ids']);
      }
      expect((await ofFilter(vendedora, 'descartar', { consulta: { status: 'INVENTADO' }, total: 1 })).json().errors[0].campo).toBe(
        'status',
      );
      expect((await ofFilter(vendedora, 'descartar', { consulta: { filtro: rodada.orcamentoId }, total: 1 })).statusCode).toBe(422);
    });

    it('runs once when it is asked again under its key', async () => {
      await insertCaso(vendedora, 'Repetida');
      const headers = { 'idempotency-key': '0190b000-0000-7000-8000-00000000beef' };
      const body = { filtro: { consulta: { q: 'repetida' }, total: 1 }, usuarioId: gerente.usuario.usuarioId };
      const [first, again] = [
        await gerente.request('POST', 'orcamentos/lote/atribuir', body, headers),
        await gerente.request('POST', 'orcamentos/lote/atribuir', body, headers),
      ];
      expect(again.json()).toEqual(first.json());
      const [{ id }] = first.json().data as [ResultadoLote];
      const { rows } = await teste.owner('select texto from balcao.orcamento_evento where orcamento_id = $1', [id]);
      expect(rows).toEqual([{ texto: 'Atribuído a Gerente' }]);
    });

    it('passes on hundreds, in the order of the list', async () => {
      await teste.owner(
        `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, usuario_id, segurado_nome, status)
         select $1, 7000 + g, 'AUTO', 'AUTO', $2, 'Centena ' || g, 'CALCULADO' from generate_series(1, 250) g`,
        [vendedora.usuario.assinaturaId, vendedora.usuario.usuarioId],
      );
      const answer = await ofFilter(
        gerente,
        'atribuir',
        { consulta: { q: 'centena' }, total: 250 },
        { usuarioId: gerente.usuario.usuarioId },
      );
      const desfechos = answer.json().data as ResultadoLote[];
      expect(desfechos.filter(({ ok }) => ok)).toHaveLength(250);
      expect(await countCases(vendedora, 'centena')).toBe(0);
    });
  });

  it('writes down only the selected', async () => {
    const { orcamentoId: id, cotacaoId } = await dona.run();
    // with its answers: the board below counts both quotes
    await dona.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
    const { body } = await dona.request('GET', `orcamentos/exportar?ids=${id}`);
    expect(body.trim().split('\r\n')).toHaveLength(2);
    expect((await dona.request('GET', 'orcamentos/exportar?ids=abc')).statusCode).toBe(422);
  });
});

describe('board', () => {
  it('counts and sums each state with the filters of the list', async () => {
    const quadro = await data<ColunaQuadro[]>(dona, 'orcamentos/quadro?q=zelia');
    expect(quadro).toHaveLength(7);
    expect(quadro.find(({ status }) => status === 'CALCULADO')).toEqual({ status: 'CALCULADO', total: 2, somaCentavos: 2 * 322_140 });
    const alheio = await data<ColunaQuadro[]>(estranha, 'orcamentos/quadro');
    expect(alheio.map(({ total }) => total)).toEqual(Array(7).fill(0));
  });

  it('moves only where a person may: sent by other means, and back from a refusal', async () => {
    const move = (quem: Corretor, para: string, id = rodada.orcamentoId) => quem.request('POST', `orcamentos/${id}/mover`, { para });
    for (const quem of [colega, estranha]) expect((await move(quem, 'ENVIADO')).statusCode).toBe(404);
    expect((await move(dona, 'FECHADO')).statusCode).toBe(422);
    expect((await move(dona, 'CALCULADO')).statusCode).toBe(409);
    expect((await move(dona, 'ENVIADO')).json().data).toEqual({ status: 'ENVIADO' });
    await teste.owner(`update balcao.orcamento set status = 'RECUSADO', motivo_recusa = 'PRECO' where id = $1`, [rodada.orcamentoId]);
    expect((await move(dona, 'CALCULADO')).statusCode).toBe(200);
    expect(await statusOf(rodada.orcamentoId)).toBe('CALCULADO');
    const { rows } = await teste.owner('select tipo from balcao.orcamento_evento where orcamento_id = $1 order by em', [
      rodada.orcamentoId,
    ]);
    expect(rows.map(({ tipo }) => tipo)).toEqual(['ENVIADO', 'REABERTO']);
  });
});

describe('saved filters', () => {
  const novo = { lista: 'ORCAMENTOS', nome: 'Para enviar', consulta: { status: 'CALCULADO' }, padrao: false, compartilhado: false };
  const list = (quem: Corretor) => data<FiltroSalvo[]>(quem, 'filtros-salvos?lista=ORCAMENTOS');
  const create = async (quem: Corretor, over: object = {}) =>
    (await quem.request('POST', 'filtros-salvos', { ...novo, ...over })).json().data as FiltroSalvo;

  it('keeps one’s own, one name each and one default at most', async () => {
    const first = await create(dona, { padrao: true });
    expect(first).toMatchObject({ nome: 'Para enviar', meu: true, dono: 'Dona', padrao: true });
    expect((await dona.request('POST', 'filtros-salvos', { ...novo, nome: 'PARA ENVIAR' })).json().errors[0].campo).toBe('nome');
    const second = await create(dona, { nome: 'Urgentes', padrao: true });
    expect((await list(dona)).map(({ nome, padrao }) => [nome, padrao])).toEqual([
      ['Para enviar', false],
      ['Urgentes', true],
    ]);
    const renamed = await dona.request('PUT', `filtros-salvos/${second.id}`, { ...novo, nome: 'Urgente', compartilhado: true });
    expect(renamed.json().data).toMatchObject({ nome: 'Urgente', padrao: false, compartilhado: true });
    expect((await dona.request('DELETE', `filtros-salvos/${first.id}`)).statusCode).toBe(200);
    expect((await list(dona)).map(({ nome }) => nome)).toEqual(['Urgente']);
  });

  it('shows a shared one to the brokerage, which may use it and not touch it; nothing to anybody else', async () => {
    const { id } = await create(dona, { nome: 'Da equipe', compartilhado: true });
    const secreto = await create(dona, { nome: 'Só meu' });
    expect((await list(colega)).find((filtro) => filtro.id === id)).toMatchObject({ meu: false, dono: 'Dona', padrao: false });
    expect((await list(colega)).some((filtro) => filtro.id === secreto.id)).toBe(false);
    expect(await list(estranha)).toEqual([]);
    for (const quem of [colega, estranha]) {
      const { lista: _lista, ...dados } = novo;
      expect((await quem.request('PUT', `filtros-salvos/${id}`, dados)).statusCode).toBe(404);
      expect((await quem.request('DELETE', `filtros-salvos/${id}`)).statusCode).toBe(404);
    }
  });
});

it('names in the list the producer of the draft', async () => {
  const { rows } = await teste.owner(
    `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento) values ($1, 'INTERNO', 'PF', 'Paula Vende', '11144477735') returning id`,
    [dona.usuario.assinaturaId],
  );
  await dona.prepare({ seguro: { tipo: 'NOVO', corretoraId: dona.usuario.corretoraId, produtores: [{ id: rows[0].id, pctBps: 10_000 }] } });
  const { itens } = await data<{ itens: OrcamentoResumo[] }>(dona, 'orcamentos?ordenar=-numero&tamanho=1');
  expect(itens[0]?.produtor).toBe('Paula Vende');
});

it.each([
  [{ acessoOrcamentacao: false }, 'GET', 'cotacoes', undefined],
  [{ acessoOrcamentacao: false }, 'GET', 'orcamentos/quadro', undefined],
  [{ acessoMC: false }, 'POST', 'orcamentos/lote/descartar', { ids: ['0190b000-0000-7000-8000-00000000ffff'] }],
] as const)('with %j, %s %s is forbidden', async (flags, method, path, body) => {
  const barrado = await teste.createCorretor({ flags });
  expect((await barrado.request(method, path, body)).statusCode).toBe(403);
});

import { orcamentoTopics } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import { conclude, emDias, prepareManual, umaOferta } from '../../testing/test-manual.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { TAREFA_EXPIRAR } from './expiracao.job.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ nome: 'Ana' });
});
afterAll(() => teste.close());

async function calculado(quem: Corretor, oferta: object = {}): Promise<string> {
  const orcamento = await prepareManual(quem, [umaOferta(oferta)]);
  await conclude(quem, orcamento);
  return orcamento.id;
}
const refuse = (quem: Corretor, id: string, body: object = { motivo: 'PRECO' }, headers = {}) =>
  quem.request('POST', `orcamentos/${id}/recusar`, body, headers);
const reopen = (quem: Corretor, id: string) => quem.request('POST', `orcamentos/${id}/reabrir`, {});
const statusOf = async (id: string) =>
  (await teste.owner('select status from balcao.orcamento where id = $1', [id])).rows[0].status as string;
const tasksOf = async (id: string) =>
  (await teste.owner("select titulo, tipo, vencimento::text, status from balcao.tarefa where vinculo ->> 'id' = $1", [id])).rows;

describe('losing a case', () => {
  it('writes state, reason and the task of calling again together', async () => {
    const id = await calculado(ana);
    const recontatoEm = emDias(30);
    const answer = await refuse(ana, id, { motivo: 'CONCORRENTE', concorrente: 'Corretora Vizinha', recontatoEm });
    expect(answer.json().data).toEqual({ status: 'RECUSADO' });
    expect(await tasksOf(id)).toMatchObject([{ tipo: 'RETORNO', vencimento: recontatoEm, status: 'ABERTA' }]);
    const { itens } = (await ana.request('GET', 'orcamentos/recusados?motivo=CONCORRENTE')).json().data;
    expect(itens).toMatchObject([
      { orcamentoId: id, concorrente: 'Corretora Vizinha', premioPerdidoCentavos: 322_140, recontatoEm, usuario: 'Ana' },
    ]);
  });

  it('is found by words in any order, the insurer of the price and the rival, accents or not', async () => {
    const quem = await teste.createCorretor({ nome: 'Quem procura' });
    const id = await calculado(quem);
    await refuse(quem, id, { motivo: 'CONCORRENTE', concorrente: 'Araucária Vizinha' });
    const found = async (q: string) =>
      (await quem.request('GET', `orcamentos/recusados?q=${encodeURIComponent(q)}`))
        .json()
        .data.itens.map((um: { orcamentoId: string }) => um.orcamentoId);
    for (const q of ['vizinha araucaria', 'ALFÁ', '37.500-100']) expect([q, await found(q)]).toEqual([q, [id]]);
    expect(await found('araucaria ninguem')).toEqual([]);
    // of a loss without a rival nothing is known of one, and it has no more words for that
    const semRival = await calculado(quem);
    await refuse(quem, semRival, { motivo: 'PRECO' });
    expect(await found('vizinha')).toEqual([id]);
    expect(await found('ninguem')).toEqual([]);
    expect(await found('xy')).toEqual([]);
  });

  it.each([
    [{ motivo: 'OUTRO' }, 'texto'],
    [{ motivo: 'OUTRO', texto: '   ' }, 'texto'],
    [{ motivo: 'PRECO', premioPerdidoCentavos: 0 }, 'premioPerdidoCentavos'],
    [{ motivo: 'PRECO', recontatoEm: emDias(-1) }, 'recontatoEm'],
    [{ motivo: 'CAPRICHO' }, 'motivo'],
  ])('refuses %j at its field', async (body, campo) => {
    const id = await calculado(ana);
    const refused = await refuse(ana, id, body);
    expect([refused.statusCode, refused.json().errors[0].campo, await statusOf(id)]).toEqual([422, campo, 'CALCULADO']);
  });

  it('is done once, however often it is sent', async () => {
    const id = await calculado(ana);
    const headers = { 'idempotency-key': uuidv7() };
    const body = { motivo: 'PRECO', recontatoEm: emDias(1) };
    const answers = await Promise.all([refuse(ana, id, body, headers), refuse(ana, id, body, headers), refuse(ana, id, body)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual(expect.arrayContaining([200]));
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('is not for a draft, nor twice', async () => {
    const { id } = await ana.create();
    expect((await refuse(ana, id)).json().code).toBe('orcamento-nao-recusavel');
    const perdido = await calculado(ana);
    await refuse(ana, perdido);
    expect((await refuse(ana, perdido)).json().code).toBe('orcamento-nao-recusavel');
  });

  it('leaves nothing behind when it dies in the middle', async () => {
    const id = await calculado(ana);
    await teste.owner(`create function balcao.cair() returns trigger language plpgsql as $$ begin raise exception 'caiu'; end $$`);
    await teste.owner('create trigger cair before insert on balcao.orcamento_recusa for each row execute function balcao.cair()');
    expect((await refuse(ana, id, { motivo: 'PRECO', recontatoEm: emDias(2) })).statusCode).toBe(500);
    await teste.owner('drop trigger cair on balcao.orcamento_recusa');
    expect([await statusOf(id), await tasksOf(id)]).toEqual(['CALCULADO', []]);
  });

  it('sums the losses by motive, of one’s own subscription and scope', async () => {
    const dona = await teste.createCorretor({ flags: { administradorOrcamento: false } });
    const colega = await teste.createCorretor({ assinaturaId: dona.usuario.assinaturaId, flags: { administradorOrcamento: false } });
    await refuse(dona, await calculado(dona), { motivo: 'PRECO', premioPerdidoCentavos: 100_000 });
    await refuse(dona, await calculado(dona), { motivo: 'PRECO' });
    await refuse(dona, await calculado(dona), { motivo: 'ATRASO' });
    const { total, totais } = (await dona.request('GET', 'orcamentos/recusados')).json().data;
    expect([total, totais]).toEqual([
      3,
      [
        { motivo: 'PRECO', quantidade: 2, premioPerdidoCentavos: 422_140 },
        { motivo: 'ATRASO', quantidade: 1, premioPerdidoCentavos: 322_140 },
      ],
    ]);
    expect((await colega.request('GET', 'orcamentos/recusados')).json().data).toMatchObject({ total: 0, itens: [], totais: [] });
    expect((await ana.request('GET', 'orcamentos/recusados?motivo=ATRASO')).json().data.itens).toEqual([]);
  });
});

it('tells whoever has the case open, once each time it ends or is open again', async () => {
  const { tempoReal } = teste.recursos;
  const id = await calculado(ana);
  const published = jest.spyOn(tempoReal, 'publish').mockResolvedValue();
  const told = () => published.mock.calls.filter(([topic]) => topic.pattern === orcamentoTopics.mudou.pattern).map(([, params]) => params);
  await refuse(ana, id);
  await reopen(ana, id);
  await reopen(ana, id);
  const heard = { canal: tempoReal.canal('assinatura', ana.usuario.assinaturaId), orcamentoId: id };
  expect(told()).toEqual([heard, heard]);
  published.mockRestore();
});

describe('having a case back', () => {
  it('opens it again, keeps the loss on record and calls the task off', async () => {
    const id = await calculado(ana);
    await refuse(ana, id, { motivo: 'DESISTIU', recontatoEm: emDias(5) });
    expect((await reopen(ana, id)).json().data).toEqual({ status: 'CALCULADO' });
    expect(await tasksOf(id)).toMatchObject([{ status: 'CANCELADA' }]);
    expect((await refuse(ana, id, { motivo: 'PRECO' })).statusCode).toBe(200);
    const { rows } = await teste.owner(
      'select motivo, reaberta_em is null as vigente from balcao.orcamento_recusa where orcamento_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { motivo: 'DESISTIU', vigente: false },
      { motivo: 'PRECO', vigente: true },
    ]);
  });

  it('is only for what was lost', async () => {
    expect((await reopen(ana, await calculado(ana))).json().code).toBe('orcamento-nao-recusado');
  });

  it('neither loses nor has back a case of another subscription', async () => {
    const estranho = await teste.createCorretor({ administrador: true });
    const id = await calculado(ana);
    expect((await refuse(estranho, id)).statusCode).toBe(404);
    await refuse(ana, id);
    expect((await reopen(estranho, id)).statusCode).toBe(404);
    expect(await statusOf(id)).toBe('RECUSADO');
  });
});

describe('when prices no longer hold', () => {
  const age = (id: string, dias: number) =>
    teste.owner(
      'update balcao.resultado_cotacao r set validade = $2 from balcao.orcamento o where o.id = $1 and r.cotacao_id = o.cotacao_id',
      [id, emDias(-dias)],
    );
  async function expire(): Promise<void> {
    await teste.db.tenant(ana.usuario, (tx) => teste.recursos.tarefas.enqueue(tx, TAREFA_EXPIRAR, {}));
    const deadline = Date.now() + 30_000;
    const left = () => teste.owner('select from graphile_worker.jobs where task_identifier = $1', [TAREFA_EXPIRAR]);
    while ((await left()).rowCount) {
      if (Date.now() > deadline) throw new Error('a expiração não terminou');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('ends the case after the days of grace, tells its broker and writes it down; others stay', async () => {
    const bia = await teste.createCorretor();
    const [vencido, recente, semValidade, perdido] = [
      await calculado(bia),
      await calculado(bia),
      await calculado(bia, { validade: undefined }),
      await calculado(bia),
    ];
    await age(vencido, 8);
    await age(recente, 7);
    await age(perdido, 30);
    await refuse(bia, perdido);
    await expire();
    expect(await Promise.all([vencido, recente, semValidade, perdido].map(statusOf))).toEqual([
      'EXPIRADO',
      'CALCULADO',
      'CALCULADO',
      'RECUSADO',
    ]);
    const { rows } = await teste.owner(
      "select tipo, usuario_id from balcao.orcamento_evento where orcamento_id = $1 and tipo = 'EXPIRADO'",
      [vencido],
    );
    expect(rows).toEqual([{ tipo: 'EXPIRADO', usuario_id: null }]);
    const avisos = await teste.owner('select titulo, link from balcao.notificacao where usuario_id = $1', [bia.usuario.usuarioId]);
    expect(avisos.rows).toEqual([{ titulo: 'Um orçamento expirou', link: `/multicalculo/orcamento-visualizar?id=${vencido}` }]);
    await expire();
    expect((await teste.owner('select from balcao.notificacao where usuario_id = $1', [bia.usuario.usuarioId])).rowCount).toBe(1);
  });

  it('waits as many days as the subscription chose', async () => {
    const caio = await teste.createCorretor();
    const id = await calculado(caio);
    await age(id, 8);
    await teste.db.tenant(caio.usuario, (tx) =>
      tx.run('insert into balcao.parametro_cotacao (assinatura_id, carencia_dias) values ($1, 30)', [caio.usuario.assinaturaId]),
    );
    await expire();
    expect(await statusOf(id)).toBe('CALCULADO');
    await age(id, 31);
    await expire();
    expect(await statusOf(id)).toBe('EXPIRADO');
    expect((await reopen(caio, id)).statusCode).toBe(409);
  });
});

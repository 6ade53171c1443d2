import { uuidv7 } from 'uuidv7';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, SLUGS, umRascunho } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ nome: 'Ana' });
});
afterAll(() => teste.close());

const errosDe = (response: { json(): unknown }) => (response.json() as { errors: { campo: string }[] }).errors.map(({ campo }) => campo);

it('opens a draft with the day’s defaults and the user’s brokerage', async () => {
  const { id, numero } = await ana.create();
  const response = await ana.request('GET', `orcamentos/${id}`);
  expect(response.json().data).toMatchObject({
    id,
    numero,
    linha: 'AUTO',
    status: 'RASCUNHO',
    versao: 1,
    cotacoes: [],
    rascunho: { risco: { seguro: { tipo: 'NOVO', corretoraId: ana.usuario.corretoraId }, coberturas: { dmCentavos: 10_000_000 } } },
  });
});

describe('the insurers of a new case', () => {
  const termosDe = async (quem: Corretor, id: string) => (await quem.request('GET', `orcamentos/${id}`)).json().data.rascunho.comercial;
  const novo = async (quem: Corretor) => (await termosDe(quem, (await quem.create()).id)).seguradoras as string[];
  const deactivateSeguradora = (quem: Corretor, slug: string) =>
    teste.db.tenant(quem.usuario, (tx) => tx.run('update balcao.seguradora_tenant set ativo = false where seguradora = $1', [slug]));

  it('are all that the brokerage works with, each at the commission agreed, where its user never asked any', async () => {
    const bia = await teste.createCorretor();
    expect(await termosDe(bia, (await bia.create()).id)).toEqual(comercial(...SLUGS));
  });

  it('are those the user asked last in the line, whatever a colleague asked since', async () => {
    const bia = await teste.createCorretor();
    const caio = await teste.createCorretor({ assinaturaId: bia.usuario.assinaturaId });
    await bia.run(comercial('alfa_seguros', 'beta_seguros', 'gama_seguros'));
    await bia.run(comercial('gama_seguros', 'alfa_seguros'));
    await caio.run(comercial('beta_seguros'));
    expect((await novo(bia)).sort()).toEqual(['alfa_seguros', 'gama_seguros']);
    expect(await novo(caio)).toEqual(['beta_seguros']);
    await deactivateSeguradora(bia, 'alfa_seguros');
    expect(await novo(bia)).toEqual(['gama_seguros']);
    // none of the last ones is left: all who may be asked
    await deactivateSeguradora(bia, 'beta_seguros');
    expect(await novo(caio)).toEqual(['gama_seguros']);
  });

  it('do not come of a run that only asked again those that had failed', async () => {
    const bia = await teste.createCorretor();
    const { cotacaoId } = await bia.run(comercial('alfa_seguros', 'beta_seguros'));
    await teste.db.tenant(bia.usuario, (tx) =>
      tx.run(
        `insert into balcao.cotacao (assinatura_id, orcamento_id, rodada, snapshot, payload_hash, seguradoras, limite_segundos, complementa_id)
         select assinatura_id, orcamento_id, 2, snapshot, payload_hash, '{beta_seguros}', 1, id from balcao.cotacao where id = $1`,
        [cotacaoId],
      ),
    );
    expect((await novo(bia)).sort()).toEqual(['alfa_seguros', 'beta_seguros']);
  });
});

it('never gives two cases one number, nor skips one, when many are opened at once', async () => {
  const bia = await teste.createCorretor();
  const opened = await Promise.all(Array.from({ length: 12 }, () => bia.create()));
  expect(opened.map(({ numero }) => numero).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

it('opens one case when the same request arrives twice', async () => {
  const headers = { 'idempotency-key': uuidv7() };
  const [first, second] = await Promise.all([1, 2].map(() => ana.request('POST', 'orcamentos', { linha: 'AUTO' }, headers)));
  expect(first?.json().data).toEqual(second?.json().data);
});

it('refuses a line no insurer is asked about, at its field', async () => {
  const response = await ana.request('POST', 'orcamentos', { linha: 'OUTRO' });
  expect(response.statusCode).toBe(422);
  expect(errosDe(response)).toEqual(['linha']);
});

it('keeps a case in which nothing was typed out of every list until its first save, and lets it go after eight days', async () => {
  const bia = await teste.createCorretor();
  const [typed, left] = [await bia.create(), await bia.create()];
  const copied = (await bia.request('POST', 'orcamentos', { linha: 'AUTO', duplicarDe: typed.id })).json().data;
  const idsOf = async (path: string) => (await bia.request('GET', path)).json().data.itens.map(({ id }: { id: string }) => id);
  const today = async () => (await bia.request('GET', 'painel/resumo')).json().data;
  expect(await idsOf('orcamentos')).toEqual([copied.id]);
  expect((await bia.request('GET', `orcamentos?q=${typed.numero}`)).json().data.total).toBe(0);
  expect(await today()).toMatchObject({
    orcamentosAbertos: { total: 1 },
    mes: { orcamentos: 1 },
    atividades: [{ orcamentoId: copied.id }],
  });
  expect((await bia.request('GET', `orcamentos/${typed.id}`)).statusCode).toBe(200);

  await bia.request('PUT', `orcamentos/${typed.id}/rascunho`, { versao: 1, rascunho: umRascunho(bia.usuario.corretoraId) });
  expect((await idsOf('orcamentos')).sort()).toEqual([typed.id, copied.id].sort());
  expect(await today()).toMatchObject({ orcamentosAbertos: { total: 2 }, mes: { orcamentos: 2 } });

  const after = async (days: number) => {
    await teste.owner(`select balcao.descartar_em_branco(now() + make_interval(days => $1))`, [days]);
    return Promise.all([typed, left].map(async ({ id }) => (await bia.request('GET', `orcamentos/${id}`)).statusCode));
  };
  expect(await after(7)).toEqual([200, 200]);
  expect(await after(9)).toEqual([200, 404]);
});

it('saves the draft and shows in the list what it says', async () => {
  const { id } = await ana.create();
  const rascunho = umRascunho(ana.usuario.corretoraId);
  const saved = await ana.request('PUT', `orcamentos/${id}/rascunho`, { versao: 1, rascunho });
  expect(saved.json().data.versao).toBe(2);
  const list = await ana.request('GET', `orcamentos?q=${encodeURIComponent('zelia conceicao')}`);
  expect(list.json().data.itens).toContainEqual(
    expect.objectContaining({
      id,
      segurado: 'Zélia Conceição Prado',
      bem: 'Onix 1.0 Mec. 2023 · ABC1D23',
      tipo: 'NOVO',
      vigIni: rascunho.risco.seguro?.vigIni,
      usuario: 'Ana',
    }),
  );
});

it('refuses a save over another one, hands both versions back and writes nothing', async () => {
  const { id } = await ana.create();
  const mine = umRascunho(ana.usuario.corretoraId, { observacoes: 'a minha' });
  const theirs = umRascunho(ana.usuario.corretoraId, { observacoes: 'a outra' });
  await ana.request('PUT', `orcamentos/${id}/rascunho`, { versao: 1, rascunho: theirs });
  const refused = await ana.request('PUT', `orcamentos/${id}/rascunho`, { versao: 1, rascunho: mine });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().data).toMatchObject({
    minhaVersao: 1,
    atual: { versao: 2, alteradoPor: 'Ana', rascunho: { risco: { observacoes: 'a outra' } } },
  });
  const kept = await ana.request('GET', `orcamentos/${id}`);
  expect(kept.json().data).toMatchObject({ versao: 2, rascunho: { risco: { observacoes: 'a outra' } } });
});

it('says to each who reads a draft whether they saved it last: to nobody is their own writing somebody else’s', async () => {
  const chefe = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: true } });
  const { id } = await ana.create();
  const save = (quem: Corretor, versao: number, observacoes: string) =>
    quem.request('PUT', `orcamentos/${id}/rascunho`, { versao, rascunho: umRascunho(ana.usuario.corretoraId, { observacoes }) });
  const isMinha = async (quem: Corretor) => (await quem.request('GET', `orcamentos/${id}`)).json().data.isMinhaVersao;
  await save(ana, 1, 'da Ana');
  expect([await isMinha(ana), await isMinha(chefe)]).toEqual([true, false]);
  await save(chefe, 2, 'do chefe');
  expect([await isMinha(ana), await isMinha(chefe)]).toEqual([false, true]);
});

it('lets one of two simultaneous saves through, and tells the other', async () => {
  const { id } = await ana.create();
  const rascunho = umRascunho(ana.usuario.corretoraId);
  const answers = await Promise.all([1, 2].map(() => ana.request('PUT', `orcamentos/${id}/rascunho`, { versao: 1, rascunho })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('discards a draft, and only a draft', async () => {
  const { id } = await ana.create();
  expect((await ana.request('DELETE', `orcamentos/${id}`)).statusCode).toBe(200);
  expect((await ana.request('GET', `orcamentos/${id}`)).statusCode).toBe(404);
  const other = await ana.create();
  await teste.owner("update balcao.orcamento set status = 'CALCULANDO' where id = $1", [other.id]);
  expect((await ana.request('DELETE', `orcamentos/${other.id}`)).statusCode).toBe(409);
});

it('writes nothing into a case that is over', async () => {
  const { id } = await ana.create();
  for (const status of ['CALCULANDO', 'CALCULADO'])
    await teste.owner('update balcao.orcamento set status = $2 where id = $1', [id, status]);
  await teste.owner("update balcao.orcamento set status = 'FECHADO', fechado_em = now() where id = $1", [id]);
  const response = await ana.request('PUT', `orcamentos/${id}/rascunho`, { versao: 1, rascunho: umRascunho(ana.usuario.corretoraId) });
  expect([response.statusCode, response.json().code]).toEqual([409, 'orcamento-encerrado']);
});

it('shows who does not administer quotes their own, and an administrator everybody’s', async () => {
  const dono = await teste.createCorretor({ administrador: true, flags: { administradorOrcamento: false } });
  const { assinaturaId } = dono.usuario;
  const [lia, leo] = [
    await teste.createCorretor({ assinaturaId, flags: { administradorOrcamento: false } }),
    await teste.createCorretor({ assinaturaId, flags: { administradorOrcamento: false } }),
  ];
  const begun = async (quem: Corretor) => {
    const aberto = await quem.create();
    await quem.request('PUT', `orcamentos/${aberto.id}/rascunho`, { versao: 1, rascunho: umRascunho(quem.usuario.corretoraId) });
    return aberto;
  };
  const [deLia, deLeo] = [await begun(lia), await begun(leo)];
  const idsOf = async (quem: Corretor) => (await quem.request('GET', 'orcamentos')).json().data.itens.map(({ id }: { id: string }) => id);
  expect(await idsOf(lia)).toEqual([deLia.id]);
  expect(await idsOf(leo)).toEqual([deLeo.id]);
  expect((await idsOf(dono)).sort()).toEqual([deLia.id, deLeo.id].sort());
  expect((await lia.request('GET', `orcamentos/${deLeo.id}`)).statusCode).toBe(404);
  expect((await lia.request('DELETE', `orcamentos/${deLeo.id}`)).statusCode).toBe(404);
  expect((await lia.request('PUT', `orcamentos/${deLeo.id}/rascunho`, { versao: 1, rascunho: umRascunho('') })).statusCode).toBe(404);
});

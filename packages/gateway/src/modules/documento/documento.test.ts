import type { DocumentoResumo, FichaDocumento, SugestaoDocumento } from '@balcao/contracts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';
import { createDocumentos, type DocumentoPort } from './create-documentos.ts';
import { pdfOf } from './documento.fixture.ts';

const config = testConfig();
const B = '/c/api/v1/documentos';
let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let caio: Corretor;
let port: DocumentoPort;
let n = 0;
beforeAll(async () => {
  teste = await createQuotingTest({ config });
  [ana, bia] = [await teste.createCorretor({ administrador: true }), await teste.createCorretor()];
  // of the same brokerage, and only of their own cases
  caio = await teste.createCorretor({
    assinaturaId: ana.usuario.assinaturaId,
    corretoraId: ana.usuario.corretoraId,
    flags: { administradorOrcamento: false },
  } as never);
  port = await createDocumentos({ ...teste.recursos, db: teste.db, agora: () => new Date(), config } as never);
});
afterAll(() => teste.close());

const contextoDe = ({ usuario: { assinaturaId, usuarioId } }: Corretor) => ({ assinaturaId, usuarioId });
const ask = (quem: Corretor, method: 'GET' | 'POST', caminho: string, payload?: object) =>
  teste.app.inject({ method, url: `${B}${caminho}`, headers: quem.entrada.headers, ...(payload && { payload }) });
async function keep(quem: Corretor, linhas: readonly string[], nome = `arquivo ${(n += 1)}.pdf`, opcoes = {}): Promise<string> {
  const bytes = await pdfOf([...linhas, `folha ${n}`], opcoes);
  const { id } = await teste.db.tenant(contextoDe(quem), (tx) =>
    port.keepDocumento(tx, contextoDe(quem), { bytes, nome, tipo: 'OUTRO', origem: 'UPLOAD' }),
  );
  await until(async () => (await leituraOf(id)) !== 'PENDENTE');
  return id;
}
const leituraOf = async (id: string): Promise<string> =>
  (await teste.owner('select leitura from balcao.documento where id = $1', [id])).rows[0]?.leitura;
const found = async (quem: Corretor, q: string): Promise<string[]> =>
  (await ask(quem, 'GET', `?vinculado=todos&q=${encodeURIComponent(q)}`)).json().data.itens.map(({ id }: DocumentoResumo) => id);
const one = async (sql: string, params: unknown[]): Promise<string> => (await teste.owner(`${sql} returning id`, params)).rows[0].id;
const addSegurado = (quem: Corretor, nome: string, documento: string) =>
  one("insert into balcao.segurado (assinatura_id, pessoa, documento, nome, criado_por) values ($1, 'PF', $2, $3, $4)", [
    quem.usuario.assinaturaId,
    documento,
    nome,
    quem.usuario.usuarioId,
  ]);

it('reads the text of a PDF and finds it by words, without accents, by their root and by numbers without punctuation', async () => {
  const id = await keep(
    ana,
    ['Apólice de seguro residencial', 'Segurada: Ágata Brandão', 'CPF 390.533.447-05', 'Placa BRA-2E19'],
    'contrato.pdf',
  );
  expect(await leituraOf(id)).toBe('LIDO');
  for (const q of ['agata', 'Brandão', 'apolices', 'residenciais', '39053344705', '390.533.447-05', 'bra2e19', 'contrato', 'agat brand'])
    expect([q, await found(ana, q)]).toEqual([q, [id]]);
  for (const q of ['inexistente', 'agata inexistente', "o'reilly & | !", '()']) expect([q, await found(ana, q)]).toEqual([q, []]);
});

it('tells a PDF that is locked, broken or without text, and goes on', async () => {
  const trancado = await keep(ana, ['segredo'], 'trancado.pdf', { senha: 'abre' });
  const vazio = await keep(ana, [], 'vazio.pdf');
  const bytes = Buffer.from(`%PDF-1.7\nquebrado ${(n += 1)}`);
  const { id: quebrado } = await teste.db.tenant(contextoDe(ana), (tx) =>
    port.keepDocumento(tx, contextoDe(ana), { bytes, nome: 'quebrado.pdf', tipo: 'OUTRO', origem: 'UPLOAD' }),
  );
  await until(async () => (await leituraOf(quebrado)) !== 'PENDENTE');
  expect(await Promise.all([trancado, vazio, quebrado].map(leituraOf))).toEqual(['CIFRADO', 'LIDO', 'CORROMPIDO']);
  expect(await found(ana, 'quebrado')).toEqual([quebrado]);
});

it('suggests the record a text names, with why, and links a lot where one is clear', async () => {
  const [segurado] = [await addSegurado(ana, 'Otávio Quintela', '52998224725')];
  const claro = await keep(ana, ['Segurado: Otávio Quintela', 'CPF: 529.982.247-25']);
  const semNada = await keep(ana, ['uma folha qualquer']);
  const sugestoes: SugestaoDocumento[] = (await ask(ana, 'GET', `/${claro}/sugestoes`)).json().data;
  expect(sugestoes).toMatchObject([
    { alvo: 'SEGURADO', alvoId: segurado, nome: 'Otávio Quintela', pontos: 86, motivos: ['DOCUMENTO', 'NOME'] },
  ]);
  const listed: DocumentoResumo[] = (await ask(ana, 'GET', '?vinculado=false&tamanho=100')).json().data.itens;
  expect(listed.find(({ id }) => id === claro)?.sugestao).toMatchObject({ alvoId: segurado, pontos: 86 });
  const lote = await ask(ana, 'POST', '/lote', { ids: [claro, semNada], ato: { tipo: 'VINCULAR_SUGERIDO' } });
  expect(lote.json().data).toMatchObject([
    { id: claro, ok: true, mensagem: 'Ligado a Otávio Quintela.' },
    { id: semNada, ok: false, mensagem: 'O texto não diz a que registro pertence.' },
  ]);
  const doRegistro = await ask(ana, 'GET', `/registro?alvo=SEGURADO&alvoId=${segurado}`);
  expect(doRegistro.json().data.map(({ id }: { id: string }) => id)).toEqual([claro]);
});

it('links, unlinks and throws away; what is linked is not thrown away, and what was may come again', async () => {
  const segurado = await addSegurado(ana, 'Iolanda Sá', '11144477735');
  const id = await keep(ana, ['laudo'], 'laudo médico.pdf');
  const vinculo = { alvo: 'SEGURADO', alvoId: segurado };
  const linked: FichaDocumento = (await ask(ana, 'POST', `/${id}/vinculos`, vinculo)).json().data;
  expect(linked.vinculos).toEqual([{ ...vinculo, nome: 'Iolanda Sá' }]);
  const discard = () => ask(ana, 'POST', '/lote', { ids: [id], ato: { tipo: 'DESCARTAR' } });
  expect((await discard()).json().data).toMatchObject([
    { ok: false, mensagem: 'Está ligado a um registro. Desligue-o antes de descartar.' },
  ]);
  expect((await ask(ana, 'POST', `/${id}/desvincular`, vinculo)).json().data.vinculos).toEqual([]);
  expect((await discard()).json().data).toMatchObject([{ ok: true }]);
  expect([(await ask(ana, 'GET', `/${id}`)).statusCode, await found(ana, 'laudo')]).toEqual([404, []]);
  const { rows } = await teste.owner('select count(*)::int as n from balcao.documento_texto where documento_id = $1', [id]);
  expect(rows).toEqual([{ n: 0 }]);
});

it('says nothing of documents of another subscription', async () => {
  const segurado = await addSegurado(bia, 'Norma Lins', '39053344705');
  const id = await keep(ana, ['assunto reservado'], 'reservado.pdf');
  const attempts = [
    await ask(bia, 'GET', `/${id}`),
    await ask(bia, 'GET', `/${id}/arquivo`),
    await ask(bia, 'GET', `/${id}/sugestoes`),
    await ask(bia, 'POST', `/${id}/vinculos`, { alvo: 'SEGURADO', alvoId: segurado }),
    await ask(ana, 'GET', `/registro?alvo=SEGURADO&alvoId=${segurado}`),
  ];
  expect(attempts.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect(await found(bia, 'reservado')).toEqual([]);
  const alheio = await ask(ana, 'POST', `/${id}/vinculos`, { alvo: 'SEGURADO', alvoId: segurado });
  expect([alheio.statusCode, alheio.json().errors[0].campo]).toEqual([422, 'alvoId']);
});

it('shows who sees only their own what hangs from a record of theirs, and nothing of the others', async () => {
  const [dela, dele] = [await addSegurado(ana, 'Cliente dela', '15350946056'), await addSegurado(caio, 'Cliente dele', '86288366757')];
  const [um, outro] = [await keep(ana, ['papel um']), await keep(ana, ['papel dois'])];
  await ask(ana, 'POST', `/${um}/vinculos`, { alvo: 'SEGURADO', alvoId: dela });
  await ask(ana, 'POST', `/${outro}/vinculos`, { alvo: 'SEGURADO', alvoId: dele });
  expect([(await ask(caio, 'GET', `/${um}`)).statusCode, (await ask(caio, 'GET', `/${outro}`)).statusCode]).toEqual([404, 200]);
  expect(await found(caio, 'papel')).toEqual([outro]);
  expect((await ask(caio, 'POST', `/${outro}/vinculos`, { alvo: 'SEGURADO', alvoId: dela })).statusCode).toBe(422);
});

it('does not read again what was read, and leaves what was thrown away meanwhile', async () => {
  const id = await keep(ana, ['uma vez só']);
  await teste.owner("select graphile_worker.add_job('documento.ler', $1::json)", [
    JSON.stringify({ assinaturaId: ana.usuario.assinaturaId, documentoId: id }),
  ]);
  await until(async () => (await teste.owner("select 1 from graphile_worker.jobs where task_identifier = 'documento.ler'")).rowCount === 0);
  expect(await leituraOf(id)).toBe('LIDO');
});

it('hangs from an instalment of a policy that came without a proposal, by the number of the policy', async () => {
  const apoliceId = await writeUmaApolice(teste, ana);
  const { rows } = await teste.owner(
    'select q.id, a.numero from balcao.parcela q join balcao.apolice a on a.id = q.apolice_id where a.id = $1 and q.numero = 7',
    [apoliceId],
  );
  const id = await keep(ana, ['Segunda via do boleto']);
  const vinculo = { alvo: 'PARCELA', alvoId: rows[0].id };
  const linked: FichaDocumento = (await ask(ana, 'POST', `/${id}/vinculos`, vinculo)).json().data;
  expect(linked.vinculos).toEqual([{ ...vinculo, nome: `Parcela 7 da apólice ${rows[0].numero}` }]);
  expect((await ask(caio, 'POST', `/${await keep(caio, ['Outra folha'])}/vinculos`, vinculo)).statusCode).toBe(422);
});

import { Readable } from 'node:stream';
import { createFileStore, type FileStore, sha256Of } from '../../plugins/file-store.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createDocumentosOver, type DocumentoPort, type NovoDocumento } from './create-documentos.ts';

const config = testConfig();
let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let files: FileStore;
let documentos: DocumentoPort;
let n = 0;

beforeAll(async () => {
  teste = await createQuotingTest({ config });
  [ana, bia] = [await teste.createCorretor(), await teste.createCorretor()];
  files = await createFileStore({ pastaDados: config.pastaDados, env: {}, log: { warn: () => undefined } });
  documentos = documentosOver(files);
});
afterAll(() => teste.close());

const documentosOver = (store: FileStore): DocumentoPort =>
  createDocumentosOver({ db: teste.db, agora: () => new Date(), tarefas: teste.recursos.tarefas, files: store });
const umPdf = () => Buffer.from(`%PDF-1.7\napólice ${(n += 1)}\n%%EOF`);
const contextoDe = ({ usuario: { assinaturaId, usuarioId } }: Corretor) => ({ assinaturaId, usuarioId });
const CHEGADA = { nome: 'apólice.pdf', tipo: 'OUTRO', origem: 'UPLOAD' } as const;
const keep = (quem: Corretor, novo: NovoDocumento, por = documentos) =>
  teste.db.tenant(contextoDe(quem), (tx) => por.keepDocumento(tx, contextoDe(quem), novo));
const read = async (quem: Corretor, id: string): Promise<Buffer | null> => {
  const aberto = await teste.db.tenant(contextoDe(quem), (tx) => documentos.openDocumento(tx, contextoDe(quem), id));
  const stream = aberto && (await aberto.open());
  return stream && Buffer.concat(await stream.toArray());
};
const erasingOf = async (bytes: Buffer) =>
  (await teste.owner('select 1 from graphile_worker._private_jobs where key like $1', [`anexo.apagar:%${sha256Of(bytes)}`])).rowCount;

it.each(['at hand', 'as a stream'])('keeps a file %s, and gives its very bytes back', async (how) => {
  const pdf = umPdf();
  const { id, novo } = await keep(ana, { ...CHEGADA, ...(how === 'at hand' ? { bytes: pdf } : { stream: Readable.from([pdf]) }) });
  expect(novo).toBe(true);
  expect((await read(ana, id))?.equals(pdf)).toBe(true);
});

it('knows the same bytes again, of whatever name and however many at once, and learns what they are', async () => {
  const pdf = umPdf();
  const answers = await Promise.all([1, 2, 3].map((vez) => keep(ana, { ...CHEGADA, nome: `${vez}.pdf`, bytes: pdf })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers.filter(({ novo }) => novo)).toHaveLength(1);
  const again = await keep(ana, { ...CHEGADA, tipo: 'APOLICE', bytes: pdf });
  await keep(ana, { ...CHEGADA, tipo: 'OUTRO', bytes: pdf });
  expect((await teste.owner('select tipo from balcao.documento where id = $1', [again.id])).rows).toEqual([{ tipo: 'APOLICE' }]);
});

it('keeps what two subscriptions have for each by itself', async () => {
  const pdf = umPdf();
  const [minha, dela] = [await keep(ana, { ...CHEGADA, bytes: pdf }), await keep(bia, { ...CHEGADA, bytes: pdf })];
  expect(minha.id).not.toBe(dela.id);
  expect(await read(bia, minha.id)).toBeNull();
  const linked = teste.db.tenant(contextoDe(bia), (tx) =>
    documentos.linkDocumento(tx, contextoDe(bia), { documentoId: minha.id, alvo: 'SEGURADO', alvoId: dela.id }),
  );
  expect(await linked).toBe(false);
});

it.each([
  ['nothing', Buffer.alloc(0), 'obrigatorio'],
  ['a page called a PDF', Buffer.from('<html><script>alert(1)</script>'), 'invalido'],
  ['a program', Buffer.from('MZ\u0090\u0000\u0003 program'), 'invalido'],
])('refuses %s, at hand and as a stream, and keeps nothing of it', async (_, bytes, codigo) => {
  for (const conteudo of [{ bytes }, { stream: Readable.from([bytes]) }]) {
    await expect(keep(ana, { ...CHEGADA, ...conteudo })).rejects.toMatchObject({ status: 422, errors: [{ campo: 'arquivo', codigo }] });
  }
  expect(await files.has(ana.usuario.assinaturaId, sha256Of(bytes))).toBe(false);
});

it('judges a stream that comes byte by byte', async () => {
  const pdf = umPdf();
  const { id } = await keep(ana, { ...CHEGADA, stream: Readable.from([...pdf].map((byte) => Buffer.from([byte]))) });
  expect((await read(ana, id))?.equals(pdf)).toBe(true);
});

it('lets bytes go whose document never committed', async () => {
  const pdf = umPdf();
  const undone = teste.db.tenant(contextoDe(ana), async (tx) => {
    await documentos.keepDocumento(tx, contextoDe(ana), { ...CHEGADA, bytes: pdf });
    throw new Error('desistiu');
  });
  await expect(undone).rejects.toThrow('desistiu');
  expect(await files.has(ana.usuario.assinaturaId, sha256Of(pdf))).toBe(true);
  expect(await erasingOf(pdf)).toBe(1);
});

it('keeps bytes again that went between their keeping and their document, and says so where it cannot', async () => {
  const pdf = umPdf();
  const { assinaturaId } = ana.usuario;
  const guardado = await documentos.keepBytes(contextoDe(ana), { bytes: pdf });
  await files.erase(assinaturaId, sha256Of(pdf));
  const { id } = await keep(ana, { ...CHEGADA, guardado });
  expect((await read(ana, id))?.equals(pdf)).toBe(true);
  const outro = umPdf();
  const lido = await documentos.keepBytes(contextoDe(ana), { stream: Readable.from([outro]) });
  await files.erase(assinaturaId, sha256Of(outro));
  await expect(keep(ana, { ...CHEGADA, guardado: lido })).rejects.toMatchObject({ status: 409, id: 'arquivo-sumiu' });
});

it('links a document to a record once', async () => {
  const { id: documentoId } = await keep(ana, { ...CHEGADA, bytes: umPdf() });
  const { id: alvoId } = await ana.create();
  const link = () =>
    teste.db.tenant(contextoDe(ana), (tx) => documentos.linkDocumento(tx, contextoDe(ana), { documentoId, alvo: 'ORCAMENTO', alvoId }));
  expect([await link(), await link()]).toEqual([true, false]);
});

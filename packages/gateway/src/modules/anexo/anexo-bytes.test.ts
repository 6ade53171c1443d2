import { readdir } from 'node:fs/promises';
import { createServidorS3, type ServidorS3 } from '@balcao/import-map-service/testing';
import { uuidv7 } from 'uuidv7';
import { createApp } from '../../app.ts';
import type { Config } from '../../config.ts';
import { createFileStore, type FileStore, sha256Of } from '../../plugins/file-store.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type Corretor, createQuotingTest, PATH, type QuotingTeste } from '../../testing/test-quoting.ts';
import { eventoPort, orcamentoPort } from '../orcamento/index.ts';
import { anexoRepository } from './anexo.repository.ts';
import { createAnexoService } from './anexo.service.ts';
import { createEraseBytesJob, createAskErase, TAREFA_APAGAR } from './erase-bytes.job.ts';
import { until } from '../../testing/until.ts';

/** Attachments on a real database, in the folder and in a bucket over real HTTP: what becomes of their bytes. */
const log = { warn: () => undefined };
let s3: ServidorS3;
let config: Config;
let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let n = 0;

const umPdf = () => Buffer.from(`%PDF-1.7\nproposta ${(n += 1)}\n%%EOF`);
const novoCaso = async (quem = ana) => (await quem.create()).id;
const send = (quem: Corretor, id: string, payload: Buffer) =>
  teste.app.inject({
    method: 'POST',
    url: `${PATH}/orcamentos/${id}/anexos?nome=proposta.pdf`,
    headers: { ...quem.entrada.headers, 'content-type': 'application/pdf' },
    payload,
  });
const attach = async (quem: Corretor, id: string, payload: Buffer): Promise<string> => (await send(quem, id, payload)).json().data.id;
const read = (quem: Corretor, id: string, anexoId: string) => quem.request('GET', `orcamentos/${id}/anexos/${anexoId}`);
const remove = (quem: Corretor, id: string, anexoId: string) => quem.request('DELETE', `orcamentos/${id}/anexos/${anexoId}`);

const openFiles = (): Promise<FileStore> => createFileStore({ pastaDados: config.pastaDados, env: config.mapas.env, log });
/** `<subscription>/<hash>` of everything the store holds. */
const stored = async (onde: string): Promise<string[]> => {
  if (onde === 'bucket') return [...s3.objetos.keys()].map((chave) => chave.replace('clientes/anexos/', ''));
  const todos = await readdir(`${config.pastaDados}/arquivos-clientes/anexos`, { recursive: true }).catch(() => []);
  return todos.filter((nome) => nome.includes('/'));
};
const keyOf = ({ usuario }: Corretor, bytes: Buffer): string => `${usuario.assinaturaId}/${sha256Of(bytes)}`;
/** Jobs of erasing that are still to be done, and are due. */
const due = async () =>
  (
    await teste.owner("select attempts from graphile_worker.jobs where task_identifier = $1 and run_at < now() + interval '30 minutes'", [
      TAREFA_APAGAR,
    ])
  ).rows;
const settled = () => until(async () => (await due()).length === 0);

async function open(onde: string): Promise<void> {
  s3 = await createServidorS3();
  const env = onde === 'bucket' ? { ...s3.env, S3_ANEXOS_BUCKET: 'clientes' } : {};
  const base = testConfig();
  config = { ...base, mapas: { ...base.mapas, env } };
  teste = await createQuotingTest({ config });
  ana = await teste.createCorretor();
  bia = await teste.createCorretor();
}

describe.each(['folder', 'bucket'])('in a %s', (onde) => {
  beforeAll(() => open(onde), 60_000);
  afterAll(async () => {
    await teste.close();
    await s3.close();
  });

  it('lie under their subscription, come back whole, and are gone from the store once removed', async () => {
    const [id, pdf] = [await novoCaso(), umPdf()];
    const anexoId = await attach(ana, id, pdf);
    expect(await stored(onde)).toContain(keyOf(ana, pdf));
    expect((await read(ana, id, anexoId)).rawPayload.equals(pdf)).toBe(true);
    expect((await remove(ana, id, anexoId)).statusCode).toBe(200);
    await until(async () => !(await stored(onde)).includes(keyOf(ana, pdf)));
    expect((await read(ana, id, anexoId)).statusCode).toBe(404);
  });

  it('stay while another case names them, and go with the last that does', async () => {
    const [um, outro, pdf] = [await novoCaso(), await novoCaso(), umPdf()];
    const [primeiro, segundo] = [await attach(ana, um, pdf), await attach(ana, outro, pdf)];
    await remove(ana, um, primeiro);
    await settled();
    expect((await read(ana, outro, segundo)).rawPayload.equals(pdf)).toBe(true);
    await remove(ana, outro, segundo);
    await until(async () => !(await stored(onde)).includes(keyOf(ana, pdf)));
  });

  it('are of one subscription: another that has the same bytes neither reads nor loses them', async () => {
    const [daAna, daBia, pdf] = [await novoCaso(ana), await novoCaso(bia), umPdf()];
    const [minha, dela] = [await attach(ana, daAna, pdf), await attach(bia, daBia, pdf)];
    const alheias = [read(bia, daAna, minha), remove(bia, daAna, minha), read(bia, daBia, minha), remove(bia, daBia, minha)];
    expect((await Promise.all(alheias)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    await remove(bia, daBia, dela);
    await until(async () => !(await stored(onde)).includes(keyOf(bia, pdf)));
    expect((await read(ana, daAna, minha)).rawPayload.equals(pdf)).toBe(true);
    const files = await openFiles();
    expect(await files.get(bia.usuario.assinaturaId, sha256Of(pdf))).toBeNull();
  });

  it('may be attached again, and are there', async () => {
    const [id, pdf] = [await novoCaso(), umPdf()];
    await remove(ana, id, await attach(ana, id, pdf));
    const denovo = await attach(ana, id, pdf);
    await settled();
    expect((await read(ana, id, denovo)).rawPayload.equals(pdf)).toBe(true);
  });

  it('are erased by a job that may run twice, and never those a row names', async () => {
    const [id, pdf, solto] = [await novoCaso(), umPdf(), umPdf()];
    const files = await openFiles();
    const { assinaturaId } = ana.usuario;
    const run = createEraseBytesJob({ db: teste.db, anexos: anexoRepository, files });
    const anexoId = await attach(ana, id, pdf);
    const sha256 = await files.put(assinaturaId, solto);
    for (let vez = 0; vez < 2; vez += 1) {
      await run({ assinaturaId, sha256 });
      await run({ assinaturaId, sha256: sha256Of(pdf) });
    }
    expect([await files.has(assinaturaId, sha256), (await read(ana, id, anexoId)).statusCode]).toEqual([false, 200]);
  });

  it('are kept again when an erasing came between the bytes and their row', async () => {
    const [id, pdf] = [await novoCaso(), umPdf()];
    const files = await openFiles();
    const run = createEraseBytesJob({ db: teste.db, anexos: anexoRepository, files });
    const { assinaturaId } = ana.usuario;
    let vezes = 0;
    const { id: anexoId } = await addThrough({
      ...files,
      async put(dona, bytes) {
        const sha256 = await files.put(dona, bytes);
        if ((vezes += 1) === 1) await run({ assinaturaId, sha256 });
        return sha256;
      },
    })({ orcamentoId: id, nome: 'a.pdf', conteudo: pdf });
    expect([vezes, (await read(ana, id, anexoId)).rawPayload.equals(pdf)]).toEqual([2, true]);
  });

  it('that never got a row, the process having died in between, go by themselves', async () => {
    const [id, pdf] = [await novoCaso(), umPdf()];
    const files = await openFiles();
    const dies = addThrough({
      ...files,
      async put(dona, bytes) {
        await files.put(dona, bytes);
        throw new Error('o processo morreu');
      },
    });
    await expect(dies({ orcamentoId: id, nome: 'a.pdf', conteudo: pdf })).rejects.toThrow('morreu');
    expect(await stored(onde)).toContain(keyOf(ana, pdf));
    const adiada = await teste.owner(
      `update graphile_worker._private_jobs set run_at = now() where key = $1 and run_at > now() + interval '50 minutes'`,
      [`${TAREFA_APAGAR}:${ana.usuario.assinaturaId}:${sha256Of(pdf)}`],
    );
    expect(adiada.rowCount).toBe(1);
    await until(async () => !(await stored(onde)).includes(keyOf(ana, pdf)));
  });

  it('go with the case that is deleted, unless another names them', async () => {
    const [id, outro, pdf, repetido] = [await novoCaso(), await novoCaso(), umPdf(), umPdf()];
    const [anexoId, , fica] = [await attach(ana, id, pdf), await attach(ana, id, repetido), await attach(ana, outro, repetido)];
    expect((await ana.request('DELETE', `orcamentos/${id}`)).statusCode).toBe(200);
    await until(async () => !(await stored(onde)).includes(keyOf(ana, pdf)));
    await settled();
    expect((await read(ana, id, anexoId)).statusCode).toBe(404);
    expect((await read(ana, outro, fica)).rawPayload.equals(repetido)).toBe(true);
  });

  it('stay with a case a stranger tried to delete', async () => {
    const [id, pdf] = [await novoCaso(), umPdf()];
    const anexoId = await attach(ana, id, pdf);
    expect((await bia.request('DELETE', `orcamentos/${id}`)).statusCode).toBe(404);
    await settled();
    expect((await read(ana, id, anexoId)).rawPayload.equals(pdf)).toBe(true);
  });

  it('go with a case nobody wrote in, when it is swept', async () => {
    const [id, pdf] = [await novoCaso(), umPdf()];
    await attach(ana, id, pdf);
    await teste.owner(`update balcao.orcamento set excluido_em = now() where id = $1`, [id]);
    await until(async () => !(await stored(onde)).includes(keyOf(ana, pdf)));
  });
});

/** Attaching as the gateway does, over a store of the test's own. */
function addThrough(files: FileStore) {
  const service = createAnexoService({
    db: teste.db,
    agora: () => new Date(),
    newId: uuidv7,
    files,
    askErase: createAskErase(teste.recursos.tarefas),
    anexos: anexoRepository,
    orcamentos: orcamentoPort,
    eventos: eventoPort,
  });
  const { assinaturaId, usuarioId } = ana.usuario;
  const chamador = { assinaturaId, usuarioId, sessao: ana.entrada.sessao };
  return (pedido: Parameters<typeof service.add>[0]) => service.add(pedido, chamador);
}

describe('a bucket that is down', () => {
  beforeAll(() => open('bucket'), 60_000);
  afterAll(() => teste.close());

  it('is told as such to whoever uploads or downloads, and leaves no attachment half made', async () => {
    const [id, pdf] = [await novoCaso(), umPdf()];
    const anexoId = await attach(ana, id, pdf);
    for (const status of [503, 403]) {
      s3.fail(status);
      const [upload, download] = [await send(ana, id, umPdf()), await read(ana, id, anexoId)];
      for (const response of [upload, download]) {
        expect([response.statusCode, response.json()]).toEqual([
          502,
          { success: false, code: 'arquivos-fora-do-ar', message: 'Os arquivos estão fora do ar no momento. Tente de novo em instantes.' },
        ]);
      }
    }
    s3.fail(null);
    expect((await ana.request('GET', `orcamentos/${id}/anexos`)).json().data.map((anexo: { id: string }) => anexo.id)).toEqual([anexoId]);
    expect(await stored('bucket')).toEqual([keyOf(ana, pdf)]);
    expect((await read(ana, id, anexoId)).rawPayload.equals(pdf)).toBe(true);
  });

  it('does not keep anybody from removing; the bytes go when it is back, even in another process', async () => {
    const [id, pdf] = [await novoCaso(), umPdf()];
    const anexoId = await attach(ana, id, pdf);
    s3.fail(503);
    expect((await remove(ana, id, anexoId)).statusCode).toBe(200);
    await until(async () => (await due()).some(({ attempts }) => attempts === 1));
    expect(await stored('bucket')).toContain(keyOf(ana, pdf));
    // the gateway stops with its queue; another starts on the same database
    await teste.app.close();
    s3.fail(null);
    const outro = await createApp({ config, databaseUrl: teste.banco.url, insurers: new Map(), agora: () => new Date() });
    try {
      await outro.ready();
      await until(async () => !(await stored('bucket')).includes(keyOf(ana, pdf)));
      await settled();
      await s3.close();
      const recusado = await outro.inject({
        method: 'POST',
        url: `${PATH}/orcamentos/${id}/anexos?nome=a.pdf`,
        headers: { ...ana.entrada.headers, 'content-type': 'application/pdf' },
        payload: umPdf(),
      });
      expect([recusado.statusCode, recusado.json().code]).toEqual([502, 'arquivos-fora-do-ar']);
    } finally {
      await outro.close();
    }
  });
});

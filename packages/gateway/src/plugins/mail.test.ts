import { createVerify } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { loadKeys } from './keys.ts';
import { createDkim, type Dkim } from './mail-dkim.ts';
import { createOutbox } from './mail-outbox.ts';
import { htmlOf, linksOf, safeCarta } from './mail.model.ts';
import { until } from '../testing/until.ts';

const carta = {
  para: 'ana@balcao.test',
  assunto: 'Olá, Ação',
  paragrafos: ['Um', 'Dois'],
  botao: { texto: 'Abrir', url: 'http://localhost:9000/x?t=segredo' },
};

const queued = async (url: string): Promise<{ texto: string }[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ texto: string }>('select to_jsonb(j)::text as texto from graphile_worker._private_jobs j');
  await client.end();
  return rows;
};
const enqueue = async (teste: AppTeste, para = carta.para): Promise<void> => {
  const usuario = await teste.createUser();
  await teste.db.tenant(usuario, (tx) => teste.recursos.correio.enqueue(tx, { ...carta, para }));
};

it('keeps e-mails in files of this user alone, newest first, with the links of this site', async () => {
  const config = testConfig();
  const teste = await createTestApp({ config });
  const pasta = join(config.pastaDados, 'emails');
  const list = createOutbox(config.pastaDados).list;
  await enqueue(teste);
  await until(async () => (await list()).length === 1);
  await enqueue(teste, 'bia@balcao.test');
  await until(async () => (await list()).length === 2);
  await writeFile(join(pasta, '2999.json'), 'não é um e-mail');
  const [novo, velho] = await list();
  expect(novo).toMatchObject({ para: 'bia@balcao.test', assunto: 'Olá, Ação', links: ['http://localhost:9000/x?t=segredo'] });
  expect(velho?.texto).toContain('Um\n\nDois');
  const [arquivo] = await readdir(pasta);
  expect((await stat(join(pasta, arquivo ?? ''))).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(join(pasta, arquivo ?? ''), 'utf8'))).toMatchObject({ para: 'ana@balcao.test' });
  await until(async () => (await queued(teste.banco.url)).length === 0);
  await teste.close();
});

it('never leaves a link readable in the queue, and writes nothing when the transaction does not commit', async () => {
  const teste = await createTestApp();
  const usuario = await teste.createUser();
  await teste.db
    .tenant(usuario, async (tx) => {
      await teste.recursos.correio.enqueue(tx, carta);
      throw new Error('desistiu');
    })
    .catch(() => undefined);
  // enqueued for tomorrow's worker: the row can be looked at
  await teste.db.tenant(usuario, (tx) =>
    teste.recursos.correio.enqueue(
      { ...tx, run: (sql, params = []) => tx.run(sql, [...params.slice(0, 4), new Date(Date.now() + 86_400_000)]) },
      carta,
    ),
  );
  const rows = await queued(teste.banco.url);
  expect(rows).toHaveLength(1);
  for (const clear of ['segredo', 'ana@balcao.test']) expect(rows[0]?.texto).not.toContain(clear);
  await teste.close();
});

/** The signature of a message's headers, by RFC 6376 with relaxed canonicalization: whose it says it is, and whether it is. */
function verifyDkim(mensagem: string, chavePublica: string) {
  const [cabecalho = ''] = mensagem.split('\r\n\r\n');
  const campos = cabecalho.split(/\r\n(?![ \t])/).map((campo) => {
    const [nome = '', ...valor] = campo.split(':');
    return [nome.trim().toLowerCase(), valor.join(':').replace(/\s+/g, ' ').trim()] as const;
  });
  const assinatura = campos.find(([nome]) => nome === 'dkim-signature')?.[1] ?? '';
  const tag = (nome: string): string => new RegExp(`(?:^|; ?)${nome}=([^;]*)`).exec(assinatura)?.[1]?.replace(/\s/g, '') ?? '';
  const assinados = tag('h')
    .split(':')
    .map((nome) => `${nome.toLowerCase()}:${campos.findLast(([outro]) => outro === nome.toLowerCase())?.[1] ?? ''}\r\n`);
  const texto = `${assinados.join('')}dkim-signature:${assinatura.replace(/((?:^|; ?)b=)[^;]*/, '$1')}`;
  const key = { key: Buffer.from(chavePublica, 'base64'), format: 'der', type: 'spki' } as const;
  return { d: tag('d'), s: tag('s'), isValid: createVerify('sha256').update(texto).verify(key, tag('b'), 'base64') };
}

describe('with a mail server', () => {
  const chegou: { para: string[]; corpo: string }[] = [];
  let recusas: { responseCode: number }[] = [];
  let server: SMTPServer;
  let teste: AppTeste;
  let dkim: Dkim;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let corpo = '';
        stream.on('data', (chunk: Buffer) => (corpo += chunk.toString('utf8')));
        stream.on('end', () => {
          const refusal = recusas.shift();
          if (refusal) return done(Object.assign(new Error('no'), refusal));
          chegou.push({ para: session.envelope.rcptTo.map(({ address }) => address), corpo });
          return done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const config = testConfig({
      correio: { smtpUrl: `smtp://127.0.0.1:${port}`, remetente: 'Balcão <oi@balcao.test>', spf: 'a:mail.balcao.test' },
    });
    dkim = createDkim((await loadKeys(config)).sessao);
    teste = await createTestApp({ config });
  });
  beforeEach(() => chegou.splice(0));
  afterAll(async () => {
    await teste.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it('sends text and page to one address, even one that looks like two', async () => {
    await enqueue(teste, 'a@x.test, b@y.test');
    await enqueue(teste);
    await until(() => chegou.some(({ para }) => para.includes('ana@balcao.test')));
    const email = chegou.find(({ para }) => para.includes('ana@balcao.test'));
    expect(email?.para).toEqual(['ana@balcao.test']);
    expect(email?.corpo).toMatch(/multipart\/alternative/);
    expect(email?.corpo).toMatch(/Auto-Submitted: auto-generated/);
    expect(chegou.flatMap(({ para }) => para)).not.toContain('b@y.test');
  });

  it('signs what leaves from somebody’s own domain, and shows the name that was chosen', async () => {
    const usuario = await teste.createUser();
    const dono = usuario.assinaturaId;
    const { chavePublica, seletor, segredo } = await dkim.draw(dono, 'casa.com.br');
    const dominio = { endereco: 'contato@casa.com.br', dominio: 'casa.com.br', seletor, segredo: segredo.toString('base64'), dono };
    const emNomeDe = { nome: 'Casa', responderPara: 'ola@casa.com.br' };
    await teste.db.tenant(usuario, async (tx) => {
      await teste.recursos.correio.enqueue(tx, { ...carta, de: { nome: 'Casa', dominio }, emNomeDe });
      await teste.recursos.correio.enqueue(tx, { ...carta, para: 'bia@balcao.test', de: { nome: 'Casa', dominio: null } });
    });
    await until(() => chegou.length === 2);
    const assinado = chegou.find(({ para }) => para.includes('ana@balcao.test'))?.corpo ?? '';
    expect(assinado).toMatch(/^From: Casa <contato@casa\.com\.br>\r$/m);
    expect(assinado).toMatch(/^Reply-To: .*ola@casa\.com\.br/m);
    expect(verifyDkim(assinado, chavePublica)).toEqual({ d: 'casa.com.br', s: seletor, isValid: true });
    expect(verifyDkim(assinado.replace('From: Casa', 'From: Caso'), chavePublica).isValid).toBe(false);
    const outro = chegou.find(({ para }) => para.includes('bia@balcao.test'))?.corpo ?? '';
    expect(outro).toMatch(/^From: Casa <oi@balcao\.test>\r$/m);
    expect(outro).not.toContain('DKIM-Signature');
    expect(() => dkim.open({ ...dominio, dono: 'outra' })).toThrow('unable to authenticate');
  });

  it('tries again when the server is busy', async () => {
    recusas = [{ responseCode: 451 }];
    await enqueue(teste);
    await until(() => chegou.length === 1);
    expect(recusas).toEqual([]);
  });

  it('gives up at once what the server refuses for good, and leaves nothing in the queue', async () => {
    recusas = [{ responseCode: 550 }];
    await enqueue(teste);
    await until(async () => recusas.length === 0 && (await queued(teste.banco.url)).length === 0);
    expect(chegou).toEqual([]);
  });
});

it('writes what people typed as text, never as a page', () => {
  const html = htmlOf({ ...carta, paragrafos: ['Olá, <b onclick="x">Ana</b>'] });
  expect(html).not.toContain('<b onclick');
  expect(html).toContain('&#60;b onclick');
});

it('lets nothing that was typed begin another header', () => {
  const emNomeDe = { nome: 'Ana\r\nBcc: v@x.test', rodape: 'uma\nduas', responderPara: 'ana@x.test\u2028Bcc: v@x.test' };
  const anexos = [{ nome: 'a\r\nX: 1.pdf', tipo: 'application/pdf', conteudo: Buffer.alloc(0) }];
  expect(safeCarta({ ...carta, assunto: 'Olá\r\nBcc: v@x.test', emNomeDe, anexos })).toMatchObject({
    assunto: 'Olá Bcc: v@x.test',
    emNomeDe: { nome: 'Ana Bcc: v@x.test', rodape: 'uma\nduas', responderPara: 'ana@x.test Bcc: v@x.test' },
    anexos: [{ nome: 'a X: 1.pdf' }],
  });
});

it('sends what was typed into a subject as a subject', async () => {
  const config = testConfig();
  const teste = await createTestApp({ config });
  const usuario = await teste.createUser();
  await teste.db.tenant(usuario, (tx) => teste.recursos.correio.enqueue(tx, { ...carta, assunto: 'Olá\r\nBcc: v@x.test' }));
  const { list } = createOutbox(config.pastaDados);
  await until(async () => (await list()).length === 1);
  expect((await list())[0]?.assunto).toBe('Olá Bcc: v@x.test');
  await teste.close();
});

it('finds only the links of this site', () => {
  expect(linksOf('a http://s.test/x b http://s.test.evil.test/y http://s.test/x', 'http://s.test')).toEqual(['http://s.test/x']);
});

it('refuses to link elsewhere', async () => {
  const teste = await createTestApp({ config: testConfig({ siteUrl: 'https://corretoras.example' }) });
  expect(teste.recursos.correio.endereco('/expired?hash=a')).toBe('https://corretoras.example/expired?hash=a');
  for (const path of ['//evil.test/x', 'https://evil.test'])
    expect(() => teste.recursos.correio.endereco(path)).toThrow('só leva a este site');
  await teste.close();
});

it('reads an outbox nobody has written to as empty', async () => {
  expect(await createOutbox(await mkdtemp(join(tmpdir(), 'balcao-correio-'))).list()).toEqual([]);
});

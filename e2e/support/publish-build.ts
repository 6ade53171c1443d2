import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { composicaoCalls, RELATAR_SAUDE } from '@balcao/contracts';
import { expect, type Page } from '@playwright/test';
import { DADOS, ENDERECO } from './site.ts';

const dist = path.join(import.meta.dirname, '../../dist');

interface Arquivo {
  readonly file: string;
}
interface Modulo extends Arquivo {
  readonly dir: string;
  readonly chunks: readonly Arquivo[];
  readonly assets: readonly Arquivo[];
}
interface Manifesto {
  readonly servico: string;
  readonly modulos: readonly Modulo[];
}

const asDeployer = (): string =>
  `Basic ${Buffer.from(`deployer:${readFileSync(path.join(DADOS, 'import-map-password'), 'utf8').trim()}`).toString('base64')}`;

/** Asks the import-map service, as its deployer unless told otherwise. @throws when it refuses. */
async function ask<T>(metodo: string, caminho: string, corpo?: Buffer | object, autorizacao = asDeployer()): Promise<T> {
  const isBytes = Buffer.isBuffer(corpo);
  const reply = await fetch(`${ENDERECO}/import-maps/v1${caminho}`, {
    method: metodo,
    headers: {
      authorization: autorizacao,
      'content-type': isBytes ? 'application/octet-stream' : 'application/json',
    },
    ...(corpo && { body: isBytes ? new Uint8Array(corpo) : JSON.stringify(corpo) }),
  });
  if (!reply.ok) throw new Error(`${metodo} ${caminho}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** The local build of a parcel, as it would be registered. */
function manifestoDe(servico: string): Manifesto {
  const todos = JSON.parse(readFileSync(path.join(dist, 'construcoes.json'), 'utf8')) as Manifesto[];
  const manifesto = todos.find((each) => each.servico === servico);
  if (!manifesto) throw new Error(`${servico} não foi construído`);
  return manifesto;
}

/** Files of the local build the site was given already, by this process. */
const enviados = new Set<string>();

/** Registers another build of a parcel: the local one with its entry's text changed. @returns its id */
export async function registerBuild(servico: string, change: (codigo: string) => string): Promise<string> {
  const { modulos, ...resto } = manifestoDe(servico);
  const [modulo, ...outros] = modulos as [Modulo, ...Modulo[]];
  const read = (file: string) => readFileSync(path.join(dist, 'modules', modulo.dir, file));
  const bytes = Buffer.from(change(read(modulo.file).toString()));
  const file = `${path.basename(modulo.dir)}.${randomBytes(6).toString('hex')}.js`;
  await ask('PUT', `/arquivos/${modulo.dir}/${file}`, bytes);
  const iguais = [...modulo.chunks, ...modulo.assets, ...outros.flatMap((outro) => [outro, ...outro.chunks, ...outro.assets])];
  for (const igual of iguais) {
    const arquivo = `${modulo.dir}/${igual.file}`;
    if (enviados.has(arquivo)) continue;
    await ask('PUT', `/arquivos/${arquivo}`, read(igual.file));
    enviados.add(arquivo);
  }
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  const entrada = { ...modulo, file, integrity, bytes: bytes.length, brotli: brotliCompressSync(bytes).length };
  const { id } = await ask<{ id: string }>('POST', '/construcoes', { manifesto: { ...resto, modulos: [entrada, ...outros] } });
  return id;
}

/** Puts a build on the air for everyone. */
export const deployBuild = (servico: string, construcao: string): Promise<{ sequencia: number }> =>
  ask('POST', '/ambientes/local/implantacoes', { servico, construcao, motivo: 'ensaio de ponta a ponta' });

const PESSOAS = ['Primeira Pessoa', 'Segunda Pessoa'];

/** Tokens of the installation's first two people: made once for its data, for a third would wait to be confirmed. */
async function pessoas(): Promise<readonly string[]> {
  const guardadas = path.join(DADOS, 'pessoas-do-ensaio.json');
  if (existsSync(guardadas)) return JSON.parse(readFileSync(guardadas, 'utf8')) as string[];
  const direitos = { servicos: ['*'], ambientes: ['*'], acoes: ['*'] };
  const tokens: string[] = [];
  for (const pessoa of PESSOAS) tokens.push((await ask<{ token: string }>('POST', '/tokens', { pessoa, direitos })).token);
  writeFileSync(guardadas, JSON.stringify(tokens));
  return tokens;
}

/** Puts on the air a build of what everybody uses: one person asks, another approves. */
export async function deployByTwo(servico: string, construcao: string): Promise<void> {
  const [primeira, segunda] = (await pessoas()).map((token) => `Bearer ${token}`);
  const pedido = { servico, construcao, motivo: 'ensaio de ponta a ponta' };
  const { pendente } = await ask<{ pendente: string }>('POST', '/ambientes/local/implantacoes', pedido, primeira);
  await ask('POST', `/ambientes/local/aprovacoes/${pendente}`, {}, segunda);
}

/** A module that runs something more before all else. */
export const running =
  (mais: string) =>
  (codigo: string): string =>
    codigo.replace(/execute:\(?function\(\)\{/, (inicio) => inicio + mais);

/** A build that leaves its mark on the page when it runs, on the air. @returns its id */
export async function publishMarked(servico: string, marca: string): Promise<string> {
  const id = await registerBuild(servico, running(`(self.marcas||=[]).push(${JSON.stringify(marca)});`));
  await deployBuild(servico, id);
  return id;
}

/** What is on the air of a service now. */
export async function liveBuild(servico: string): Promise<string> {
  const reply = await fetch(`${ENDERECO}/login`);
  const [, json = '{}'] = /id="balcao-ambiente">([^<]*)</.exec(await reply.text()) ?? [];
  return (JSON.parse(json) as { construcoes: Record<string, string> }).construcoes[servico] as string;
}

interface EstadoDoAmbiente {
  readonly canarios: Readonly<Record<string, unknown>>;
  readonly fixacoes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Puts services back as they were before a test: everyone's map, and what some have in its place.
 *
 * @param put by one person, unless said
 * @throws when a test left a canary, or a subscription from which a build of before was taken: taken back here, but it is that test's fault
 */
export async function restoreBuilds(
  antes: Readonly<Record<string, string>>,
  put: (servico: string, id: string) => Promise<unknown> = deployBuild,
): Promise<void> {
  for (const [servico, id] of Object.entries(antes)) if ((await liveBuild(servico)) !== id) await put(servico, id);
  const { canarios, fixacoes } = await ask<EstadoDoAmbiente>('GET', '/ambientes/local/estado');
  const fixados = Object.values(fixacoes).flatMap((delas) => Object.keys(delas));
  const sobras = Object.keys(antes).filter((servico) => servico in canarios || fixados.includes(servico));
  for (const servico of sobras) {
    // what another build takes the place of is tried by everyone again, and ends its canary
    await put(servico, await registerBuild(servico, running(`/* ${randomBytes(6).toString('hex')} */`)));
    await put(servico, antes[servico] as string);
  }
  if (sobras.length > 0) throw new Error(`o teste deixou quem não tem o mapa de todos em ${sobras.join(', ')}`);
}

/** Build of a service that the page says it runs. */
export const runningBuild = (page: Page, servico: string): Promise<string | undefined> =>
  page.evaluate(
    (nome) =>
      (JSON.parse(document.getElementById('balcao-ambiente')?.textContent ?? '{}') as { construcoes: Record<string, string> }).construcoes[
        nome
      ],
    servico,
  );

/** First byte of what the broker says once a subscription holds. */
const SUBACK = 0x90;

/** Opens the page and waits until it hears of deploys. Seen from inside: not every browser tells of its sockets from outside. */
export async function openAndListen(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.addInitScript((suback) => {
    const Socket = self.WebSocket;
    self.WebSocket = class extends Socket {
      // a screen may have a socket of its own
      private isOurs = false;
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          if (this.isOurs && data instanceof ArrayBuffer && new Uint8Array(data)[0] === suback) Object.assign(self, { estaOuvindo: true });
        });
      }
      override send(data: Parameters<WebSocket['send']>[0]): void {
        this.isOurs ||= data instanceof Uint8Array && new TextDecoder().decode(data).includes('/gestao/composicao');
        super.send(data);
      }
    };
  }, SUBACK);
  await open();
  await expect.poll(() => page.evaluate(() => 'estaOuvindo' in self)).toBe(true);
}

/** Marks left by the builds that ran in this page, none if it was loaded anew. */
export const marcas = (page: Page): Promise<string[]> => page.evaluate(() => (self as unknown as { marcas?: string[] }).marcas ?? []);

/** As a page of a tab out of sight, or back in it. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

export const CAMINHO_DO_MAPA = composicaoCalls.mapa.path;
interface Relato {
  readonly servico: string;
  readonly construcao: string;
  readonly falhas: number;
}

/** What the page tells the gateway of its builds, noted in the page itself: Firefox shows nobody the body of such a request. @returns reads it */
export async function hearReports(page: Page): Promise<() => Promise<Relato[]>> {
  await page.addInitScript((address) => {
    const bodies: string[] = [];
    Object.assign(window, { relatosEnviados: bodies });
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (input === address && typeof init?.body === 'string') bodies.push(init.body);
      return send(input, init);
    };
  }, RELATAR_SAUDE.path);
  return async () => {
    const bodies = await page.evaluate(() => (window as unknown as { relatosEnviados: string[] }).relatosEnviados);
    return bodies.flatMap((body) => (JSON.parse(body) as { relatos: Relato[] }).relatos);
  };
}

export async function expectRunning(page: Page, servico: string, construcao: string): Promise<void> {
  await expect.poll(() => runningBuild(page, servico)).toBe(construcao);
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createArquivosStore } from '@balcao/import-map-service';
import { umaConstrucao } from '../../testing/test-build.ts';
import { guardarInstalacao, guardarInstalacaoDepois } from './guardar-instalacao.ts';

const [menu, quoting] = [umaConstrucao('@balcao/menu'), umaConstrucao('@balcao/quoting')];
const base = [menu.manifesto, quoting.manifesto];
let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'instalacao-'));
  for (const [caminho, bytes] of Object.entries({ ...menu.arquivos, ...quoting.arquivos })) {
    mkdirSync(dirname(join(pasta, 'modules', caminho)), { recursive: true });
    writeFileSync(join(pasta, 'modules', caminho), bytes);
  }
});
afterEach(() => rmSync(pasta, { recursive: true, force: true }));
const open = () => createArquivosStore({ pasta: join(pasta, 'arquivos'), env: {} });

it('keeps every file of the installation, so that it outlives its folder, and keeps none twice', async () => {
  const arquivos = await open();
  await guardarInstalacao({ arquivos, base, pastaModulos: join(pasta, 'modules') });
  rmSync(join(pasta, 'modules'), { recursive: true });
  for (const [caminho, bytes] of Object.entries({ ...menu.arquivos, ...quoting.arquivos })) {
    expect(await arquivos.ler(caminho)).toEqual(bytes);
    expect(await arquivos.ler(caminho, 'br')).not.toBeNull();
  }
  // its folder is gone, and nothing is read of it again
  await guardarInstalacao({ arquivos, base, pastaModulos: join(pasta, 'modules') });
});

it('waits until the process has started, and tells what went wrong', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const erros: unknown[] = [];
  const arquivos = { existe: jest.fn(async () => false), guardar: jest.fn() };
  const instalacao = { arquivos, base, pastaModulos: join(pasta, 'nenhuma') };
  const stop = guardarInstalacaoDepois(instalacao, (erro) => erros.push(erro));
  stop();
  jest.advanceTimersByTime(120_000);
  expect(arquivos.existe).not.toHaveBeenCalled();
  guardarInstalacaoDepois(instalacao, (erro) => erros.push(erro));
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  for (let vez = 0; vez < 200 && erros.length === 0; vez++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect([erros, arquivos.guardar.mock.calls]).toMatchObject([[{ code: 'ENOENT' }], []]);
});

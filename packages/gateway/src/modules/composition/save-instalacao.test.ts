import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createArquivosStore } from '@balcao/import-map-service';
import { umaConstrucao } from '../../testing/test-build.ts';
import { saveInstalacao, saveInstalacaoLater } from './save-instalacao.ts';

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

it('stores every file of the installation once, so that it outlives its folder', async () => {
  const arquivos = await open();
  await saveInstalacao({ arquivos, base, pastaModulos: join(pasta, 'modules') });
  rmSync(join(pasta, 'modules'), { recursive: true });
  for (const [caminho, bytes] of Object.entries({ ...menu.arquivos, ...quoting.arquivos })) {
    expect(await arquivos.read(caminho)).toEqual(bytes);
    expect(await arquivos.read(caminho, 'br')).not.toBeNull();
  }
  // its folder is gone and is not read again
  await saveInstalacao({ arquivos, base, pastaModulos: join(pasta, 'modules') });
});

it('waits until the process has started, and reports errors', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const erros: unknown[] = [];
  const arquivos = { exists: jest.fn(async () => false), save: jest.fn() };
  const instalacao = { arquivos, base, pastaModulos: join(pasta, 'nenhuma') };
  const stop = saveInstalacaoLater(instalacao, (erro) => erros.push(erro));
  stop();
  jest.advanceTimersByTime(120_000);
  expect(arquivos.exists).not.toHaveBeenCalled();
  saveInstalacaoLater(instalacao, (erro) => erros.push(erro));
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  for (let vez = 0; vez < 200 && erros.length === 0; vez++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect([erros, arquivos.save.mock.calls]).toMatchObject([[{ code: 'ENOENT' }], []]);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whileBuildingAlone } from './build-lock.ts';

const here = path.resolve('scripts/build');
let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process, and its output until it ends. */
function launch(file: string): {
  readonly end: Promise<{ code: number | null; text: string }>;
  heard: (text: string) => Promise<void>;
} {
  const child = spawn(process.execPath, ['--import', 'tsx', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  let isOver = false;
  const end = new Promise<{ code: number | null; text: string }>((resolve) =>
    child.once('close', (code) => {
      isOver = true;
      resolve({ code, text });
    }),
  );
  const heard = async (wanted: string) => {
    while (!text.includes(wanted)) {
      if (isOver) throw new Error(`ended without saying it:\n${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { end, heard };
}

it('lets one process at a time write the same files', async () => {
  const file = path.join(folder, 'writer.mts');
  writeFileSync(
    file,
    `import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { whileBuildingAlone } from ${JSON.stringify(path.join(here, 'build-lock.ts'))};
const mine = ${JSON.stringify(path.join(folder, 'shared.json'))};
for (let turn = 0; turn < 5; turn += 1) {
  await whileBuildingAlone(${JSON.stringify(folder)}, () => undefined, async () => {
    if (existsSync(mine + '.novo')) throw new Error('two are writing');
    writeFileSync(mine + '.novo', String(process.pid));
    await new Promise((resolve) => setTimeout(resolve, 30));
    renameSync(mine + '.novo', mine);
  });
}
`,
  );
  const ends = await Promise.all([launch(file), launch(file)].map(({ end }) => end));
  expect(ends).toEqual([
    { code: 0, text: '' },
    { code: 0, text: '' },
  ]);
});

it('gives the folder back when the work fails', async () => {
  await expect(
    whileBuildingAlone(
      folder,
      () => undefined,
      () => Promise.reject(new Error('does not compile')),
    ),
  ).rejects.toThrow('does not compile');
  await expect(
    whileBuildingAlone(
      folder,
      () => undefined,
      () => Promise.resolve('built'),
    ),
  ).resolves.toBe('built');
});

it('waits while another process builds in this checkout, and says so', async () => {
  const manifest = path.resolve('dist/manifest.json');
  const read = () => {
    try {
      return readFileSync(manifest, 'utf8');
    } catch {
      return null;
    }
  };
  await whileBuildingAlone(
    path.resolve('dist'),
    () => undefined,
    async () => {
      const before = read();
      const { heard } = launch(path.join(here, 'build.ts'));
      await heard('Outro processo está construindo nesta pasta');
      for (const child of children.splice(0)) child.kill('SIGKILL');
      expect(read()).toBe(before);
    },
  );
});

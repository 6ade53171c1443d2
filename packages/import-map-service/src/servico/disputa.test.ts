import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArmazemPasta } from '../registro/armazem-pasta.ts';
import { describeDisputa } from '../testing/disputa.ts';

const pasta = mkdtempSync(join(tmpdir(), 'disputa-'));
afterAll(() => rmSync(pasta, { recursive: true, force: true }));

describeDisputa(() => createArmazemPasta(pasta));

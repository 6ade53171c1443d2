import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArmazemPasta } from '../registro/armazem-pasta.ts';
import { createSaudePasta } from '../registro/saude-pasta.ts';
import type { Anotacao } from '../registro/armazem.ts';
import { startProcess } from '../testing/dois-processos.ts';
import { deUmaCorretora } from '../testing/relatos.ts';
import { describeSaudePartilhada } from '../testing/saude-partilhada.ts';
import { ANA, createServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';

const Q = '@balcao/quoting';
let pasta: string;
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'mapas-'));
});
afterEach(() => rm(pasta, { recursive: true, force: true }));

describe('over one folder', () => {
  describeSaudePartilhada(async () => ({ open: () => createArmazemPasta(pasta), drop: () => Promise.resolve() }));
});

it('reverts a build whose failures were split between two processes', async () => {
  const um = await createServicoDeTeste({}, pasta);
  const velha = await um.publish(umaConstrucaoDe(Q, 'velha'));
  const nova = await um.register(umaConstrucaoDe(Q, 'nova'));
  await um.servico.deployConstrucao('local', { servico: Q, construcao: nova.id }, ANA);
  const processos = ['corretora-a', 'corretora-b'].map((origem) =>
    startProcess({ pasta, databaseUrl: null, implantacoes: [], relatos: deUmaCorretora(Q, nova.id, { origem }) }),
  );
  await Promise.all(processos.map(({ ready }) => ready));
  for (const { go } of processos) go();
  await Promise.all(processos.map(({ done }) => done));
  const fim = Date.now() + 30_000;
  const live = async () => (await um.servico.estado('local')).servicos[Q]?.construcao;
  while ((await live()) === nova.id && Date.now() < fim) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await live()).toBe(velha.id);
  const historico = await um.servico.historico('local', { tipos: ['revertido'] });
  expect(historico).toMatchObject([{ servico: Q, construcao: nova.id, medida: { falhas: 6, origens: 2 } }]);
  await um.close();
});

const em = new Date('2026-03-01T12:30:00.000Z');
const DESDE = { recente: new Date(em.getTime() - 60_000), antiga: new Date(em.getTime() - 86_400_000) };
const umaAnotacao = (momento: string, aba = 'aba-1'): Anotacao => ({
  servico: Q,
  construcao: 'q1',
  tipo: 'assinatura',
  origem: 'corretora-a',
  abas: [aba],
  ruins: [aba],
  pessoas: ['p'],
  boas: 0,
  em: momento,
});

it('ignores a truncated line and lines of an older version, and keeps the lines around them', async () => {
  const [um, outro] = [createSaudePasta(pasta), createSaudePasta(pasta)];
  await um.add('local', [umaAnotacao('2026-03-01T12:00:00.000Z')]);
  const arquivo = join(pasta, 'local', '2026-03-01T12.jsonl');
  // lines of an older version, and a truncated line
  await appendFile(
    arquivo,
    '\n[{"servico":"@balcao/quoting","construcao":"q1","montagens":9,"falhas":9,"sessoes":["s"]}]\n\n[{"servico":"@balcao/qu',
  );
  expect((await outro.read('local', DESDE)).map(({ falhas }) => falhas)).toEqual([1]);
  await um.add('local', [umaAnotacao('2026-03-01T12:00:20.000Z', 'aba-2')]);
  for (const saude of [um, outro]) expect((await saude.read('local', DESDE)).map(({ falhas }) => falhas)).toEqual([2]);
});

it('keeps reports after a restart, and deletes files of hours no longer needed', async () => {
  const um = createSaudePasta(pasta);
  await um.add('local', [umaAnotacao('2026-03-01T10:59:59.000Z'), umaAnotacao('2026-03-01T11:00:00.000Z')]);
  expect((await createSaudePasta(pasta).read('local', DESDE)).map(({ em: minuto }) => minuto)).toEqual([
    '2026-03-01T10:59:00.000Z',
    '2026-03-01T11:00:00.000Z',
  ]);
  await um.forget(new Date('2026-03-01T11:00:00.000Z'));
  expect(await readdir(join(pasta, 'local'))).toEqual(['2026-03-01T11.jsonl']);
  expect((await um.read('local', DESDE)).map(({ em: minuto }) => minuto)).toEqual(['2026-03-01T11:00:00.000Z']);
});

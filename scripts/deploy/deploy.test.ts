import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Asked, type Between, isSwap, standBetween } from './between.fixture.ts';
import { writeBuilt } from './built.fixture.ts';
import { type Ran, startDeploy } from './run-deploy.fixture.ts';
import { type ServiceFixture, startService } from './service.fixture.ts';

const AMBIENTES = [
  'publicar',
  'voltar',
  'canario',
  'pessoas',
  'contrato',
  'mudou',
  'mesma',
  'cancelar',
  'queda',
  'gelo',
  'sumiu',
  'vazio',
  'cheio',
  'destino',
];
let service: ServiceFixture;
const folders: string[] = [];
const betweens: Between[] = [];
beforeAll(async () => {
  service = await startService(AMBIENTES);
});
afterAll(async () => {
  await Promise.all(betweens.map((stood) => stood.close()));
  await service.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function built(...recipes: Parameters<typeof writeBuilt>[0]): Promise<string> {
  const folder = await writeBuilt(recipes);
  folders.push(folder);
  return folder;
}

async function proxied(before: (asked: Asked) => Promise<'pass' | 'cut'>): Promise<Between> {
  const stood = await standBetween(service.url, before);
  betweens.push(stood);
  return stood;
}

const env = (more: Record<string, string> = {}) => ({ IMPORT_MAP_URL: service.url, IMPORT_MAP_PASSWORD: service.senha, ...more });
/** What publishes asks for a reason. */
const PUBLISHES = /^(menu|navbar|quoting|shared|outra|all|copy|create|canary)\b/;
const withReason = (text: string): string[] => [
  ...text.split(' '),
  ...(PUBLISHES.test(text) && !text.includes('--reason') ? ['--reason', 'teste'] : []),
];
const deploy = (text: string, more: Record<string, string> = {}): Promise<Ran> => startDeploy(withReason(text), env(more)).done;
const liveIn = async (ambiente: string): Promise<Record<string, string>> => {
  const { corpo } = await service.ask('GET', `/v1/ambientes/${ambiente}/estado`);
  const servicos = corpo['servicos'] as Record<string, { construcao: string }>;
  return Object.fromEntries(Object.entries(servicos).map(([servico, { construcao }]) => [servico, construcao]));
};
const idIn = ({ text }: Ran): string => /Construção (\w+)/.exec(text)?.[1] ?? '';
/** Arguments of the undo command that a run prints. */
const undoIn = ({ text }: Ran): string => /Para desfazer: npm run deploy -- (.*)/.exec(text)?.[1] ?? '';

it('deploys a build and prints its impact and undo command; a second time there is nothing to do', async () => {
  const [one, two] = [await built({ nome: 'menu', texto: 'um' }), await built({ nome: 'menu', texto: 'dois' })];
  const first = await deploy(`menu --env publicar --from ${one} --reason estreia`);
  expect(first).toMatchObject({ code: 0, text: expect.stringContaining('Enviando 2 de 2 arquivos') });
  expect(first.text).toContain('rotas /menu');
  expect(first.text).toContain('É a primeira construção deste serviço');

  const second = await deploy(`menu --env publicar --from ${two}`);
  expect(second.text).toContain('Enviando 1 de 2 arquivos');
  expect(second.text).toMatch(new RegExp(`@balcao/menu {2}${idIn(first)} → ${idIn(second)}`));
  expect(undoIn(second)).toBe(`rollback menu --to ${idIn(first)} --env publicar`);
  expect(await liveIn('publicar')).toEqual({ '@balcao/menu': idIn(second) });

  const again = await deploy(`menu --env publicar --from ${two}`);
  expect(again).toMatchObject({ code: 0, text: expect.stringContaining('já está no ar: nada a publicar') });

  const logs = path.join(service.pasta, 'import-map/registro/publicar');
  expect(await readdir(logs)).toHaveLength(2);
  const entry = JSON.parse(await readFile(path.join(logs, '000000001.json'), 'utf8')) as { registro?: object };
  expect(entry).toMatchObject({ tipo: 'publicado', motivo: 'estreia', autor: { id: 'deployer' } });
  const stored = await readdir(path.join(service.pasta, 'import-map/arquivos/menu'));
  for (const file of await readdir(path.join(two, 'modules/menu'))) {
    expect(stored).toContain(file);
    const bytes = await readFile(path.join(service.pasta, 'import-map/arquivos/menu', file));
    expect(bytes.equals(await readFile(path.join(two, 'modules/menu', file)))).toBe(true);
  }
});

it('sends the rest when the service no longer has a file it was known to have', async () => {
  await deploy(`navbar --env sumiu --from ${await built({ nome: 'navbar', texto: 'f1' })}`);
  const stored = path.join(service.pasta, 'import-map/arquivos/navbar');
  const lost = (await readdir(stored)).filter((file) => file.startsWith('lista.'));
  await Promise.all(lost.map((file) => rm(path.join(stored, file))));
  const ran = await deploy(`navbar --env sumiu --from ${await built({ nome: 'navbar', texto: 'f2' })}`);
  expect(ran).toMatchObject({ code: 0, text: expect.stringContaining('enviando os demais') });
  expect(await readdir(stored)).toEqual(expect.arrayContaining(lost));
});

it('can be undone with the printed command, and redone', async () => {
  const first = await deploy(`menu --env voltar --from ${await built({ nome: 'menu', texto: 'v1' })}`);
  const second = await deploy(`menu --env voltar --from ${await built({ nome: 'menu', texto: 'v2' })}`);
  const back = await deploy(undoIn(second));
  expect(back).toMatchObject({ code: 0, text: expect.stringContaining('De volta na sequência 3') });
  expect(await liveIn('voltar')).toEqual({ '@balcao/menu': idIn(first) });
  const forth = await deploy(undoIn(back));
  expect(forth.code).toBe(0);
  expect(await liveIn('voltar')).toEqual({ '@balcao/menu': idIn(second) });

  const history = await deploy('history menu --env voltar');
  expect(history.text.trim().split('\n')).toHaveLength(4);
  expect(history.text).toMatch(/#3 .*deployer.*voltou menu .*: retorno pedido na linha de comando/);
  const difference = await deploy('diff 1 2 --env voltar');
  expect(difference.text).toContain(`@balcao/menu  ${idIn(first)} → ${idIn(second)}`);
  const status = await deploy('status --env voltar');
  expect(status.text).toMatch(new RegExp(`menu +${idIn(second)}`));
  expect((await deploy('rollback navbar --env voltar')).text).toContain('@balcao/navbar não está neste ambiente.');
});

it('opens a canary, grows it, ends it, and promotes another', async () => {
  const first = await deploy(`menu --env canario --from ${await built({ nome: 'menu', texto: 'c1' })}`);
  const folder = await built({ nome: 'menu', texto: 'c2' });
  const open = await deploy(`menu --env canario --from ${folder} --canary 10 --tenants a1,a2`);
  expect(open).toMatchObject({ code: 0, text: expect.stringContaining('10% das assinaturas e 2 assinaturas escolhidas') });
  expect(await liveIn('canario')).toEqual({ '@balcao/menu': idIn(first) });
  expect((await deploy('canary menu --env canario --grow 25')).text).toContain('25% das assinaturas e 2 assinaturas escolhidas');
  expect(await deploy('canary menu --env canario --grow 5')).toMatchObject({
    code: 1,
    text: 'Um canário só cresce: para diminuí-lo, encerre-o.\n',
  });
  expect((await deploy('status --env canario')).text).toContain('Canário: @balcao/menu');
  const history = (await deploy('history --env canario')).text;
  expect(history).toMatch(/abriu canário de menu \w+ para 10% das assinaturas e 2 assinaturas escolhidas: teste/);
  expect(history).toMatch(/ampliou canário de menu \w+ para 25% das assinaturas/);
  expect((await deploy(undoIn(open))).code).toBe(0);
  await deploy(`menu --env canario --build ${idIn(open)} --canary 50`);
  const promoted = await deploy('canary menu --env canario --promote');
  expect(promoted.code).toBe(0);
  expect(await liveIn('canario')).toEqual({ '@balcao/menu': idIn(open) });
  expect((await deploy(undoIn(promoted))).code).toBe(0);
  expect(await liveIn('canario')).toEqual({ '@balcao/menu': idIn(first) });
});

it('leaves what everyone shares waiting for a second person, who is not the first', async () => {
  const folder = await built({ nome: 'shared', texto: 's1' });
  expect(await deploy(`shared --env pessoas --from ${folder}`)).toMatchObject({
    code: 1,
    text: expect.stringContaining('a senha do deployer não é uma'),
  });
  const [ana, beatriz] = [await service.tokenOf('Ana'), await service.tokenOf('Beatriz')];
  const as = (token: string) => ({ IMPORT_MAP_TOKEN: token });
  const asked = await deploy(`shared --env pessoas --from ${folder}`, as(ana));
  expect(asked).toMatchObject({ code: 3, text: expect.stringContaining('Espera por uma segunda pessoa') });
  expect(await liveIn('pessoas')).toEqual({});
  const approval = /aprova com: npm run deploy -- (.*)/.exec(asked.text)?.[1] ?? '';
  expect(await deploy(approval, as(ana))).toMatchObject({ code: 1, text: expect.stringContaining('é preciso outra pessoa') });
  const approved = await deploy(approval, as(beatriz));
  expect(approved).toMatchObject({ code: 0, text: expect.stringContaining('Aprovada e no ar') });
  expect(await liveIn('pessoas')).toEqual({ '@balcao/shared': idIn(asked) });

  const another = await deploy(`shared --env pessoas --from ${await built({ nome: 'shared', texto: 's2' })}`, as(beatriz));
  const refusal = /Para retirá-la: npm run deploy -- (.*)/.exec(another.text)?.[1] ?? '';
  expect((await deploy(refusal)).text).toContain('Retirada da espera');
  expect((await deploy('status --env pessoas')).text).not.toContain('Espera aprovação');
});

it('fills an environment at once, copies it into others, and takes one away', async () => {
  const whole = await built(
    { nome: 'menu', texto: 'junto', usa: { '@balcao/quoting': ['abrir'] }, exporta: ['fechar'] },
    { nome: 'quoting', texto: 'junto', usa: { '@balcao/menu': ['fechar'] }, exporta: ['abrir'] },
    { nome: 'navbar', texto: 'junto' },
  );
  expect((await deploy(`menu --env cheio --from ${whole}`)).code).toBe(1);
  const rehearsed = await deploy(`all --env cheio --from ${whole} --dry-run`);
  expect(rehearsed).toMatchObject({ code: 0, text: expect.stringContaining('+ @balcao/menu') });
  expect(await liveIn('cheio')).toEqual({});
  expect(await deploy(`menu,quoting --env cheio --from ${whole}`)).toMatchObject({
    code: 0,
    text: expect.stringContaining('No ar na sequência 1'),
  });
  expect(Object.keys(await liveIn('cheio')).sort()).toEqual(['@balcao/menu', '@balcao/quoting']);
  const all = await deploy(`all --env cheio --from ${whole}`);
  expect(all).toMatchObject({ code: 0, text: expect.stringContaining('@balcao/navbar  (nada) →') });

  expect((await deploy('copy cheio navbar --env destino')).code).toBe(0);
  expect(Object.keys(await liveIn('destino'))).toEqual(['@balcao/navbar']);
  const copied = await deploy('copy cheio --env destino');
  expect(copied).toMatchObject({ code: 0, text: expect.stringContaining('@balcao/menu  (nada) →') });
  expect(await liveIn('destino')).toEqual(await liveIn('cheio'));
  expect((await deploy('copy cheio --env destino')).text).toContain('Nada mudou');

  expect(await deploy('create --env novo --source cheio')).toMatchObject({
    code: 0,
    text: expect.stringContaining('O ambiente novo foi criado.'),
  });
  expect(await liveIn('novo')).toEqual(await liveIn('cheio'));
  expect((await deploy('remove --env destino --confirm destino --reason fim')).text).toContain('importmap.json da instalação');
  expect((await deploy('remove --env novo --confirm novo --reason fim')).code).toBe(0);
  expect((await deploy('status --env novo')).text).toContain('O ambiente "novo" não existe.');
});

it('prints the time of São Paulo, in any time zone', async () => {
  await deploy(`navbar --env vazio --from ${await built({ nome: 'navbar', texto: 'hora' })}`);
  const [here, there] = [
    await deploy('history --env vazio', { TZ: 'America/Sao_Paulo' }),
    await deploy('history --env vazio', { TZ: 'Asia/Tokyo' }),
  ];
  expect(there.text).toBe(here.text);
});

it('is refused when it would break another parcel, which is named', async () => {
  const whole = await built(
    { nome: 'menu', texto: 'inteiro', exporta: ['abrirMenu'] },
    { nome: 'quoting', texto: 'usa', usa: { '@balcao/menu': ['abrirMenu'] } },
  );
  await deploy(`menu --env contrato --from ${whole}`);
  expect((await deploy(`quoting --env contrato --from ${whole}`)).code).toBe(0);
  const before = await liveIn('contrato');
  const refused = await deploy(`menu --env contrato --from ${await built({ nome: 'menu', texto: 'sem' })}`);
  expect(refused.code).toBe(1);
  expect(refused.text).toContain('A implantação quebraria @balcao/quoting.');
  expect(refused.text).toMatch(/@balcao\/quoting: .*abrirMenu/);
  expect(await liveIn('contrato')).toEqual(before);
});

it('reports concurrent changes, and deploys on the new map', async () => {
  await deploy(`navbar --env mudou --from ${await built({ nome: 'navbar', texto: 'n1' })}`);
  const others = await deploy(`navbar --env vazio --from ${await built({ nome: 'navbar', texto: 'n2' })}`);
  let isFirst = true;
  const { url } = await proxied(async (asked) => {
    if (isSwap(asked) && isFirst) {
      isFirst = false;
      await service.ask('POST', '/v1/ambientes/mudou/implantacoes', {
        servico: '@balcao/navbar',
        construcao: idIn(others),
        motivo: 'outro',
      });
    }
    return 'pass';
  });
  const ran = await deploy(`menu --env mudou --from ${await built({ nome: 'menu', texto: 'm1' })} --url ${url}`);
  expect(ran).toMatchObject({ code: 0, text: expect.stringContaining(`@balcao/navbar agora é ${idIn(others)}`) });
  expect(await liveIn('mudou')).toEqual({ '@balcao/menu': idIn(ran), '@balcao/navbar': idIn(others) });
});

it('does not undo a concurrent deploy of the same parcel by another user', async () => {
  await deploy(`menu --env mesma --from ${await built({ nome: 'menu', texto: 'a' })}`);
  const others = await deploy(`menu --env vazio --from ${await built({ nome: 'menu', texto: 'b' })}`);
  const { url } = await proxied(async (asked) => {
    if (isSwap(asked))
      await service.ask('POST', '/v1/ambientes/mesma/implantacoes', { servico: '@balcao/menu', construcao: idIn(others), motivo: 'outro' });
    return 'pass';
  });
  const ran = await deploy(`menu --env mesma --from ${await built({ nome: 'menu', texto: 'c' })} --url ${url}`);
  expect(ran).toMatchObject({ code: 1, text: expect.stringContaining('outra pessoa publicou @balcao/menu') });
  expect(await liveIn('mesma')).toEqual({ '@balcao/menu': idIn(others) });
});

it('changes nothing when interrupted before the swap', async () => {
  const { url, asked } = await proxied((question) =>
    question.corpo.includes('"simular":true') ? new Promise<'pass'>(() => undefined) : Promise.resolve('pass'),
  );
  const folder = await built({ nome: 'menu', texto: 'x' });
  const running = startDeploy(['menu', '--env', 'cancelar', '--from', folder, '--url', url, '--reason', 'teste'], env());
  await running.until('Construção ');
  while (!asked.some(({ corpo }) => corpo.includes('"simular":true'))) await new Promise((resolve) => setTimeout(resolve, 20));
  running.interrupt();
  expect(await running.done).toMatchObject({ code: 130, text: expect.stringContaining('Cancelado antes da troca') });
  expect(await liveIn('cancelar')).toEqual({});
});

it('explains a failure in one sentence', async () => {
  const folder = await built({ nome: 'menu', texto: 'z' });
  const where = `menu --env queda --from ${folder}`;
  const dead = await deploy(`${where} --url http://127.0.0.1:9`);
  expect(dead).toMatchObject({ code: 1, text: expect.stringContaining('O serviço de mapas não responde em http://127.0.0.1:9.') });
  const { url } = await proxied((asked) => Promise.resolve(isSwap(asked) ? 'cut' : 'pass'));
  expect(await deploy(`${where} --url ${url}`)).toMatchObject({ code: 1, text: expect.stringContaining('não se sabe se ela aconteceu') });
  expect(await deploy(where, { IMPORT_MAP_TOKEN: 'imt_errado' })).toMatchObject({
    code: 1,
    text: expect.stringContaining('venceu ou foi revogada'),
  });
  expect(await deploy(where, { IMPORT_MAP_PASSWORD: '' })).toMatchObject({ code: 1, text: expect.stringContaining('Não há credencial') });
  expect(await deploy(`menu --env nenhum --from ${folder}`)).toMatchObject({
    code: 1,
    text: expect.stringContaining('O ambiente "nenhum" não existe.'),
  });
  expect(await deploy(`outra --env queda --from ${folder}`)).toMatchObject({ code: 2, text: expect.stringContaining('Há: menu.') });
  expect(await deploy('menu --env queda --dry-run --force')).toMatchObject({ code: 2, text: expect.stringContaining('--force') });
  expect(await deploy(`${where} --dry-run`)).toMatchObject({ code: 0, text: expect.stringContaining('nada mudou') });
  expect(await liveIn('queda')).toEqual({});
});

it('stops at a freeze, and goes on after it', async () => {
  const folder = await built({ nome: 'menu', texto: 'g' });
  const frozen = await deploy('freeze --env gelo --reason feriado');
  expect(await deploy(`menu --env gelo --from ${folder}`)).toMatchObject({
    code: 1,
    text: expect.stringContaining('congelado por deployer (feriado)'),
  });
  expect((await deploy(undoIn(frozen))).code).toBe(0);
  expect((await deploy(`menu --env gelo --from ${folder}`, { IMPORT_MAP_PASSWORD: '', BALCAO_DATA: service.pasta })).code).toBe(0);
  expect((await deploy('kill-switch on --env gelo --reason teste')).text).toContain('Chave geral ligada em gelo');
  expect((await deploy('status --env gelo')).text).toContain('Chave geral ligada');
});

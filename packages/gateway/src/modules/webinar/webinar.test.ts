import { type Canais, topicPath, type Webinar, webinarTopics } from '@balcao/contracts';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';

const MINUTO = 60_000;
const LINK = 'https://www.youtube.com/live/abc';

let teste: AppTeste;
let ana: Entrada;

async function owner(sql: string, params: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: teste.banco.url });
  await client.connect();
  await client.query(sql, params).finally(() => client.end());
}
/** Beginning so many minutes from now. */
async function webinar(emMinutos: number, duracaoMin = 60): Promise<string> {
  const id = uuidv7();
  await owner('insert into balcao.webinar (id, titulo, data, duracao_min, link) values ($1, $2, $3, $4, $5)', [
    id,
    `Em ${emMinutos}`,
    new Date(Date.now() + emMinutos * MINUTO),
    duracaoMin,
    LINK,
  ]);
  return id;
}
const call = (method: 'GET' | 'POST', path: string, quem = ana) =>
  teste.app.inject({ method, url: `/webinar/${path}`, headers: quem.headers });

beforeAll(async () => {
  teste = await createTestApp();
  ana = await teste.signIn(await teste.createUser());
});
beforeEach(() => owner('delete from balcao.webinar'));
afterAll(() => teste.close());

it('lists what is live, what comes and what went', async () => {
  const [passado, vivo, amanha, logo] = [await webinar(-600), await webinar(-5), await webinar(1_440), await webinar(30)];
  const todos: Webinar[] = (await call('GET', 'getAll')).json().data;
  expect(todos.map(({ id, live, link }) => [id, live, link])).toEqual([
    [vivo, true, LINK],
    [logo, false, null],
    [amanha, false, null],
    [passado, false, LINK],
  ]);
});

it('takes the one on the air for the next one, then the one to come, then none', async () => {
  await webinar(-600);
  expect((await call('GET', 'getNext')).json()).toMatchObject({ success: true, data: null });
  const logo = await webinar(30);
  expect((await call('GET', 'getNext')).json().data).toMatchObject({ id: logo, live: false });
  const vivo = await webinar(-5);
  expect((await call('GET', 'getNext')).json().data).toMatchObject({ id: vivo, live: true });
});

it('subscribes each user once, and undoes it as often as asked', async () => {
  const id = await webinar(30);
  const outra = await teste.signIn(await teste.createUser());
  for (let n = 0; n < 2; n += 1) expect((await call('POST', `subscribe/${id}`)).json().data).toMatchObject({ id, inscrito: true });
  expect((await call('GET', 'getNext', outra)).json().data).toMatchObject({ id, inscrito: false });
  for (let n = 0; n < 2; n += 1) expect((await call('POST', `unsubscribe/${id}`)).json().data).toMatchObject({ id, inscrito: false });
  expect((await call('GET', 'getNext')).json().data.inscrito).toBe(false);
});

it('refuses one that does not exist, and a seat in one that ended', async () => {
  expect((await call('POST', `subscribe/${uuidv7()}`)).statusCode).toBe(404);
  expect((await call('POST', `unsubscribe/${uuidv7()}`)).statusCode).toBe(404);
  expect((await call('POST', 'subscribe/x')).statusCode).toBe(422);
  const ended = await call('POST', `subscribe/${await webinar(-600)}`);
  expect([ended.statusCode, ended.json().code]).toEqual([409, 'webinar-encerrado']);
});

it('tells everybody when it begins and, moved, when it ends', async () => {
  const canais: Canais = (await teste.app.inject({ method: 'GET', url: '/c/api/v1/sessao/canais', headers: ana.headers })).json().data;
  const ouvinte = await connectMqtt(teste, ana);
  const topico = topicPath(webinarTopics.aoVivo, { canal: canais.todos ?? '' });
  expect(await ouvinte.subscribe(topico)).toBe(true);
  expect(await ouvinte.subscribe(topicPath(webinarTopics.aoVivo, { canal: canais.usuario }))).toBe(false);
  const began = ouvinte.next();
  const id = await webinar(0.005);
  expect(await began).toEqual({ topico, payload: { id, live: true } });
  const ended = ouvinte.next();
  await owner("update balcao.webinar set data = now() - interval '61 minutes' where id = $1", [id]);
  expect((await ended).payload).toEqual({ id, live: false });
  ouvinte.client.end(true);
});

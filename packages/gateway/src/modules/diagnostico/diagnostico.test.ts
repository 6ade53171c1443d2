import { createTestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { readCorreio } from '../../testing/test-correio.ts';

const get = async (config: ReturnType<typeof testConfig>, url: string) => {
  const teste = await createTestApp({ config });
  const response = await teste.app.inject({ method: 'GET', url });
  await teste.close();
  return response;
};

it('tells how each part fares, to anybody', async () => {
  const response = await get(testConfig(), '/c/api/v1/diagnostico');
  expect(response.json().data).toMatchObject({
    ambiente: 'local',
    versao: expect.any(String),
    servicos: [
      { nome: 'banco', situacao: 'ok' },
      { nome: 'tarefas', situacao: 'ok' },
      { nome: 'broker', situacao: 'ok' },
    ],
  });
});

it('tells nothing in production, to anybody', async () => {
  expect((await get(testConfig({ ambiente: 'production' }), '/c/api/v1/diagnostico')).statusCode).toBe(404);
});

it('shows the kept e-mails of a developer’s machine, newest first', async () => {
  const config = testConfig();
  const teste = await createTestApp({ config });
  const usuario = await teste.createUser();
  for (const assunto of ['Primeiro', 'Segundo']) {
    await teste.db.tenant(usuario, (tx) =>
      teste.recursos.correio.enqueue(tx, {
        para: usuario.email,
        assunto,
        paragrafos: ['Oi'],
        botao: { texto: 'Ir', url: teste.recursos.correio.endereco('/home') },
      }),
    );
    await readCorreio(teste, config).to(usuario.email);
  }
  const { data } = (await teste.app.inject({ method: 'GET', url: '/c/api/v1/diagnostico/emails' })).json();
  expect(data).toMatchObject([{ assunto: 'Segundo', para: usuario.email, links: ['http://localhost:9000/home'] }, { assunto: 'Primeiro' }]);
  await teste.close();
});

it.each([
  ['staging', testConfig({ ambiente: 'staging' })],
  ['production', testConfig({ ambiente: 'production' })],
  ['a mail server', testConfig({ correio: { smtpUrl: 'smtp://127.0.0.1:1', remetente: 'a@b.test', spf: 'a:mail.balcao.test' } })],
])('knows of no kept e-mails with %s', async (_, config) => {
  expect((await get(config, '/c/api/v1/diagnostico/emails')).statusCode).toBe(404);
});

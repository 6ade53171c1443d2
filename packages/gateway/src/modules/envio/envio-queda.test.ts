import { createTcpProxy, type ProxyTcp } from '@balcao/testing/tcp-proxy';
import { sendCaso } from '../../testing/test-envio.ts';
import { createQuotingTest, type QuotingTeste, SLUGS, umaResposta } from '../../testing/test-quoting.ts';

let proxy: ProxyTcp;
let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest({
    reach: async (url) => {
      proxy = await createTcpProxy(url);
      return { databaseUrl: proxy.through(url) };
    },
  });
});
afterAll(async () => {
  proxy.letThrough();
  await teste.close();
  await proxy.close();
});

it('an e-mail that left while the database went away is not called uncertain', async () => {
  const ana = await teste.createCorretor();
  for (const slug of SLUGS) teste.seguradoras[slug].answer = async () => umaResposta(300_000, ['Essencial', 'Completo']);
  const happened = proxy.cutAt('pedido', /envio_entrega set status(.|\n)*ENVIADA/);
  // who asked may be told to come back, for the e-mail leaves while they are answered
  await sendCaso(ana, { canal: 'EMAIL', destinatarios: ['cliente@exemplo.test'] }).catch(() => undefined);
  await happened;
  proxy.letThrough();
  const statuses = async () => (await teste.owner('select status from balcao.envio_entrega')).rows.map(({ status }) => String(status));
  const deadline = Date.now() + 40_000;
  while ((await statuses()).includes('ENVIANDO') && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await statuses()).toEqual(['ENVIADA']);
});

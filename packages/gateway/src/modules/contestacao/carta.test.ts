import type { Contestacao } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { okOf, readComissoes } from '../../testing/extrato.fixture.ts';
import { readPdfText } from '../../testing/read-pdf-text.ts';
import { pdfOf, textPartOf } from '../../testing/test-carta.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createSmtpTeste, type SmtpTeste } from '../../testing/test-smtp.ts';
import { until } from '../../testing/until.ts';

let teste: QuotingTeste;
let smtp: SmtpTeste;
beforeAll(async () => {
  smtp = await createSmtpTeste();
  teste = await createQuotingTest({ config: smtp.config });
}, 120_000);
afterAll(async () => {
  await teste.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.chegou.splice(0);
  smtp.respostas.splice(0);
});

const hoje = hojeEm(new Date());
const PARA = 'comissoes@alfa.test';

/** A contestation of one commission that never came. */
async function contested(): Promise<{ quem: Corretor; id: string; apolice: string }> {
  const quem = await teste.createCorretor({ administrador: true });
  const apoliceId = await writeUmaApolice(teste, quem);
  await teste.owner('update balcao.comissao set previsao_em = $2 where apolice_id = $1', [apoliceId, addDias(hoje, -40)]);
  const comissao = (await readComissoes(teste, apoliceId))[8];
  const pedido = { comissaoIds: [comissao?.id], motivo: 'NAO_PAGA', texto: null };
  const { id } = okOf<Contestacao>(await quem.request('POST', 'contestacoes', pedido));
  return { quem, id, apolice: comissao?.apolice ?? '' };
}
const send = (quem: Corretor, id: string) =>
  quem.request('POST', `contestacoes/${id}/enviar`, { destinatario: PARA, mensagem: 'Prezados,\n\nsegue a carta.' });
const read = async (quem: Corretor, id: string) => okOf<Contestacao>(await quem.request('GET', `contestacoes/${id}`));
const untilSent = async (quem: Corretor, id: string) => {
  await until(async () => !['NA_FILA', 'ENVIANDO'].includes((await read(quem, id)).envio?.status ?? ''));
  return read(quem, id);
};

it('goes by e-mail with the letter, in the name of the brokerage, and the contestation is sent once the server took it', async () => {
  const { quem, id, apolice } = await contested();
  expect(okOf<Contestacao>(await send(quem, id))).toMatchObject({ status: 'ABERTA', envio: { destinatario: PARA } });
  const enviada = await untilSent(quem, id);
  expect(enviada).toMatchObject({
    status: 'ENVIADA',
    meio: 'EMAIL',
    destinatario: PARA,
    enviadaEm: hoje,
    envio: { status: 'ENVIADA' },
    ultimoDestinatario: PARA,
    eventos: [{ tipo: 'ENVIADA', texto: PARA }, { tipo: 'CRIADA' }],
  });
  expect(smtp.chegou.map(({ para }) => para)).toEqual([PARA]);
  const { corpo } = smtp.chegou[0] as { corpo: string };
  expect(textPartOf(corpo)).toContain('segue a carta.');
  expect(corpo).toContain('filename=contestacao-0001.pdf');
  const carta = await readPdfText(pdfOf(corpo));
  expect(carta).toContain(apolice);
  expect(carta).toContain('Comissão não paga');
}, 60_000);

it('that the server refuses leaves the contestation open, and who sent it is told', async () => {
  const { quem, id } = await contested();
  smtp.respostas.push(550);
  okOf(await send(quem, id));
  expect(await untilSent(quem, id)).toMatchObject({ status: 'ABERTA', envio: { status: 'FALHOU' } });
  const { rows } = await teste.owner('select titulo, link from balcao.notificacao where assinatura_id = $1', [quem.usuario.assinaturaId]);
  expect(rows).toEqual([
    { titulo: 'A carta da contestação 0001 não foi entregue', link: `/financeiro/recebimentos?ver=contestacoes&contestacao=${id}` },
  ]);
  okOf(await send(quem, id));
  expect(await untilSent(quem, id)).toMatchObject({ status: 'ENVIADA' });
}, 60_000);

it('that may have been taken is sent to nobody again by itself', async () => {
  const { quem, id } = await contested();
  smtp.respostas.push('cai');
  okOf(await send(quem, id));
  expect(await untilSent(quem, id)).toMatchObject({ status: 'ABERTA', envio: { status: 'INCERTA' } });
  expect(smtp.chegou).toHaveLength(1);
}, 60_000);

it('of a process that ended while it was sending is uncertain, and is sent to nobody again', async () => {
  const { quem, id } = await contested();
  const envioId = uuidv7();
  const { assinaturaId, usuarioId } = quem.usuario;
  await teste.owner(
    `insert into balcao.contestacao_envio (id, assinatura_id, usuario_id, contestacao_id, destinatario, mensagem, status)
     values ($1, $2, $3, $4, $5, 'Segue.', 'ENVIANDO')`,
    [envioId, assinaturaId, usuarioId, id, PARA],
  );
  // while one is on its way, another waits
  expect((await send(quem, id)).json().code).toBe('carta-a-caminho');
  await teste.db.tenant(quem.usuario, (tx) =>
    teste.recursos.tarefas.enqueue(tx, 'contestacao.enviar', { assinaturaId, usuarioId, envioId }),
  );
  expect(await untilSent(quem, id)).toMatchObject({ status: 'ABERTA', envio: { status: 'INCERTA' } });
  expect(smtp.chegou).toEqual([]);
}, 60_000);

it('asked to be sent twice at once is sent once; of a contestation that closed meanwhile, not at all', async () => {
  const { quem, id } = await contested();
  const respostas = await Promise.all([send(quem, id), send(quem, id)]);
  expect(respostas.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
  await untilSent(quem, id);
  const enviadas = smtp.chegou.length;
  expect(enviadas).toBe(respostas.filter(({ statusCode }) => statusCode === 200).length);
  okOf(await quem.request('POST', `contestacoes/${id}/encerrar`, { desfecho: 'DESISTIDA', texto: null }));
  expect((await send(quem, id)).json().code).toBe('contestacao-encerrada');
  expect(smtp.chegou).toHaveLength(enviadas);
}, 60_000);

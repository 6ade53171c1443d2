import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DominioRemetente } from '@balcao/contracts';
import { testConfig } from '../../testing/test-config.ts';
import { type CorreioTeste, readCorreio } from '../../testing/test-correio.ts';
import { sendCaso } from '../../testing/test-envio.ts';
import { type Corretor, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let admin: Corretor;
let estranha: Corretor;
let correio: CorreioTeste;
let publish: (registros: Record<string, string[]>) => void;
let zona: string;

beforeAll(async () => {
  const config = testConfig();
  zona = join(config.pastaDados, 'zona.json');
  publish = (registros) => writeFileSync(zona, JSON.stringify(registros));
  publish({});
  teste = await createQuotingTest({ config: { ...config, dnsZona: zona } });
  correio = readCorreio(teste, config);
  admin = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000, ['Essencial', 'Ampliado', 'Máximo']);
});
afterAll(() => teste.close());

const ENDERECO = 'contato@casa.com.br';
let versao = 0;
async function choose(mudanca: object) {
  const response = await admin.request('PUT', 'parametros/remetente', {
    nome: '',
    responderPara: null,
    endereco: null,
    ...mudanca,
    versao,
  });
  if (response.statusCode === 200) versao += 1;
  return response;
}
const dominioOf = async (quem = admin): Promise<DominioRemetente | null> =>
  (await quem.request('GET', 'parametros/remetente/dominio')).json().data.dominio;
const check = async (): Promise<DominioRemetente> => (await admin.request('POST', 'parametros/remetente/conferir', {})).json().data.dominio;
const zonaOf = ({ registros }: DominioRemetente) => Object.fromEntries(registros.map(({ nome, valor }) => [nome, [valor]]));
async function sendTo(para: string) {
  await sendCaso(admin, { canal: 'EMAIL', destinatarios: [para] });
  const [carta] = await correio.to(para);
  return carta;
}

it('is refused at its fields, and answers nothing of a domain while none was chosen', async () => {
  const recusada = await choose({ responderPara: 'ola', endereco: 'casa@gmail.com' });
  expect([recusada.statusCode, recusada.json().errors.map(({ campo }: { campo: string }) => campo)]).toEqual([
    422,
    ['responderPara', 'endereco'],
  ]);
  expect(await dominioOf()).toBeNull();
  expect((await admin.request('POST', 'parametros/remetente/conferir', {})).statusCode).toBe(409);
});

it('signs e-mails to clients by its name and answer, from the domain only once it is verified', async () => {
  expect(await sendTo('antes@exemplo.test')).not.toHaveProperty('de');
  expect((await choose({ nome: 'Casa Seguros', responderPara: 'ola@casa.com.br', endereco: ENDERECO })).statusCode).toBe(200);
  expect(await sendTo('semdominio@exemplo.test')).toMatchObject({
    de: 'Casa Seguros <nao-responda@balcao.test>',
    responderPara: 'ola@casa.com.br',
  });
  expect(await dominioOf()).toMatchObject({ dominio: 'casa.com.br', situacao: 'NAO_VERIFICADO', conferidoEm: null });
  expect(await check()).toMatchObject({ situacao: 'PENDENTE', motivo: expect.stringContaining('DKIM: Ainda não encontramos') });
  const dominio = (await dominioOf()) as DominioRemetente;
  publish({ ...zonaOf(dominio), 'casa.com.br': ['v=spf1 -all'] });
  expect(await check()).toMatchObject({ situacao: 'FALHOU', motivo: expect.stringMatching(/^SPF: Falta a:/) });
  publish(zonaOf(dominio));
  expect(await check()).toMatchObject({ situacao: 'VERIFICADO', motivo: null, conferidoEm: expect.any(String) });
  expect(await sendTo('assinado@exemplo.test')).toMatchObject({ de: `Casa Seguros <${ENDERECO}>` });
  const { email } = admin.usuario;
  expect((await admin.request('POST', 'parametros/remetente/teste', {})).json().data).toEqual({
    para: email,
    de: `Casa Seguros <${ENDERECO}>`,
    resultado: 'aceita',
  });
  expect((await correio.to(email))[0]).toMatchObject({ assunto: 'Teste de envio de Casa Seguros', responderPara: 'ola@casa.com.br' });
});

it('is looked at each day: what is gone stops the domain and is told, silence changes nothing', async () => {
  const runDay = async () => {
    await teste.db.global((tx) => teste.recursos.tarefas.enqueue(tx, 'remetente_diario', {}));
    // reading the e-mails waits until the queue has nothing left to do
    await correio.to('ninguem@exemplo.test');
  };
  const dominio = (await dominioOf()) as DominioRemetente;
  writeFileSync(zona, 'quebrada');
  await runDay();
  expect(await dominioOf()).toMatchObject({ situacao: 'VERIFICADO', motivo: expect.stringContaining('não respondeu') });
  publish({ ...zonaOf(dominio), [`${dominio.seletor}._domainkey.casa.com.br`]: [] });
  await runDay();
  expect(await dominioOf()).toMatchObject({ situacao: 'FALHOU' });
  const { notificacoes } = (await admin.request('GET', '/notificacao/getLatestNotifications')).json().data;
  expect(notificacoes[0]).toMatchObject({
    titulo: 'O domínio dos seus e-mails deixou de ser verificado',
    link: '/configuracao/parametros',
  });
  expect(await sendTo('depois@exemplo.test')).toMatchObject({ de: 'Casa Seguros <nao-responda@balcao.test>' });
});

it('keeps the key sealed, out of answers and of the trail, and one subscription’s from another', async () => {
  expect(await dominioOf(estranha)).toBeNull();
  const { rows } = await teste.owner('select * from balcao.dominio_remetente where assinatura_id = $1', [admin.usuario.assinaturaId]);
  const [row] = rows as { segredo: Buffer }[];
  expect(row?.segredo.toString('latin1')).not.toContain('PRIVATE KEY');
  const trilha = await teste.owner("select depois from balcao.auditoria where entidade = 'dominio_remetente' limit 1");
  expect(trilha.rows[0]?.['depois']).not.toHaveProperty('segredo');
});

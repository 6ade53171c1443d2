import type { LinkColeta, PermissoesDoSegurado, PermissoesPublicas, ProvaPermissao } from '@balcao/contracts';
import { headersOf, htmlOf, textOf } from '../../plugins/mail.model.ts';
import { type CorreioTeste, readCorreio } from '../../testing/test-correio.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createTokensDescadastro } from './descadastro-token.ts';

const config = testConfig();
let correio: CorreioTeste;
let teste: QuotingTeste;
let admin: Corretor;
let outra: Corretor;
let seguradoId: string;
let agora = new Date();
beforeAll(async () => {
  teste = await createQuotingTest({ config, agora: () => agora });
  correio = readCorreio(teste, config);
  admin = await teste.createCorretor({ administrador: true });
  outra = await teste.createCorretor({ administrador: true });
  seguradoId = await addSegurado(admin, 'Zélia Conceição', '11144477735', 'zelia@exemplo.test');
});
afterAll(() => teste.close());

async function addSegurado({ usuario }: Corretor, nome: string, documento: string, email: string | null): Promise<string> {
  const { rows } = await teste.owner(
    "insert into balcao.segurado (assinatura_id, pessoa, documento, nome, email) values ($1, 'PF', $2, $3, $4) returning id",
    [usuario.assinaturaId, documento, nome, email],
  );
  return rows[0].id as string;
}
/** The installation's key, which every module that signs is given. */
const chaveOf = ({ recursos }: QuotingTeste): Buffer => (recursos as typeof recursos & { readonly chave: Buffer }).chave;
let vezes = 0;
const publico = (chamada: string, payload: object) =>
  teste.app.inject({
    method: 'POST',
    url: `/c/api/v1/publico/${chamada}`,
    payload,
    remoteAddress: `10.2.${Math.floor((vezes += 1) / 250)}.${vezes % 250}`,
  });
const list = async (query = '', corretor = admin) =>
  (await corretor.request('GET', `permissoes-lgpd${query}`)).json<{ data: { itens: PermissoesDoSegurado[]; total: number } }>().data;
const provas = async () => (await admin.request('GET', `permissoes-lgpd/${seguradoId}/provas`)).json<{ data: ProvaPermissao[] }>().data;
const collect = async (porEmail = false) =>
  (await admin.request('POST', `permissoes-lgpd/${seguradoId}/coleta`, { porEmail })).json<{ data: LinkColeta }>().data;
/** The e-mail that took a link to its client. */
const emailWith = async (url: string) => (await correio.to('zelia@exemplo.test')).find(({ texto }) => texto.includes(url));
const tokenOf = (url: string): string => new URL(url).hash.slice(1);
const respostas = (permite: boolean) => [{ finalidade: 'MARKETING_EMAIL', textoVersao: '1.0', permite }];

it('takes what a client permits by a link, once for each change, with its proof, and shows it in the matrix', async () => {
  const token = tokenOf((await collect()).url);
  const lida = (await publico('permissoes', { token })).json<{ data: PermissoesPublicas }>().data;
  expect(lida.nome).toBe('Zélia Conceição');
  expect(lida.finalidades.map(({ estado }) => estado)).toEqual(Array(5).fill('SEM_REGISTRO'));
  const pedido = { token, respostas: respostas(true) };
  const twice = await Promise.all([publico('permissoes/respostas', pedido), publico('permissoes/respostas', pedido)]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const [prova, ...rest] = await provas();
  expect(rest).toEqual([]);
  expect(prova).toMatchObject({ finalidade: 'MARKETING_EMAIL', ato: 'CONCEDIDA', origem: 'PAGINA_CLIENTE', quem: 'Zélia Conceição' });
  expect(prova?.ip).toMatch(/^10\.2\./);
  expect(prova?.textoSha256).toMatch(/^[0-9a-f]{64}$/);
  expect((await publico('permissoes/respostas', { token, respostas: [{ ...respostas(true)[0], textoVersao: '0.9' }] })).statusCode).toBe(
    409,
  );
  const [row] = (await list('?finalidade=MARKETING_EMAIL&estado=CONCEDIDA')).itens;
  expect(row).toMatchObject({
    nome: 'Zélia Conceição',
    coleta: 'RESPONDIDA',
    permissoes: { MARKETING_EMAIL: 'CONCEDIDA', COTACAO: 'SEM_REGISTRO' },
  });
  expect((await list('?finalidade=MARKETING_EMAIL&estado=REVOGADA')).total).toBe(0);
  expect((await list('?q=111.444')).total).toBe(1);
  expect((await list('', outra)).total).toBe(0);
  expect((await outra.request('GET', `permissoes-lgpd/${seguradoId}/provas`)).statusCode).toBe(404);
  expect((await outra.request('POST', `permissoes-lgpd/${seguradoId}/coleta`, { porEmail: false })).statusCode).toBe(404);
  expect((await admin.request('GET', 'permissoes-lgpd/exportar')).body).toContain('Concedida');
});

it('asks in the name of the brokerage, with its telephone, in the e-mail and on its page', async () => {
  await teste.owner("update balcao.corretora set telefone = '3534712000' where id = $1", [admin.usuario.corretoraId]);
  const { url } = await collect(true);
  expect((await emailWith(url))?.texto).toContain('Corretora de Teste · (35) 3471-2000');
  const pagina = (await publico('permissoes', { token: tokenOf(url) })).json<{ data: PermissoesPublicas }>().data;
  expect(pagina.corretora).toMatchObject({ nome: 'Corretora de Teste', telefone: '3534712000', logo: null });
});

it('answers a forged link and one past its day alike', async () => {
  const { url } = await collect();
  const forged = await publico('permissoes', { token: 'a'.repeat(43) });
  agora = new Date(agora.getTime() + 31 * 86_400_000);
  const expired = await publico('permissoes', { token: tokenOf(url) });
  agora = new Date();
  expect([forged.statusCode, expired.statusCode]).toEqual([404, 404]);
  expect(forged.json().message).toBe(expired.json().message);
});

it('asks a broker who writes down a consent for its proof, and keeps what was said unchangeable', async () => {
  const say = (ato: string, nota: string | null) =>
    admin.request('POST', `permissoes-lgpd/${seguradoId}/atos`, { finalidade: 'MARKETING_WHATSAPP', ato, nota });
  expect((await say('CONCEDIDA', null)).json().errors).toEqual([expect.objectContaining({ campo: 'nota' })]);
  expect((await say('CONCEDIDA', 'Autorização assinada no balcão')).json().data).toMatchObject({ origem: 'CORRETORA', ato: 'CONCEDIDA' });
  expect((await say('REVOGADA', null)).statusCode).toBe(200);
  expect((await list('?finalidade=MARKETING_WHATSAPP&estado=REVOGADA')).total).toBe(1);
  const { usuario } = admin;
  await expect(teste.db.tenant(usuario, (tx) => tx.run("update balcao.permissao_lgpd set ato = 'CONCEDIDA'"))).rejects.toThrow(
    'permission denied',
  );
});

describe('e-mails that were not asked for', () => {
  const oneClick = (url: string, tipo = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') =>
    teste.app.inject({ method: 'POST', url, headers: { 'content-type': tipo }, payload });
  const signed = () => createTokensDescadastro(chaveOf(teste)).sign({ assinaturaId: admin.usuario.assinaturaId, seguradoId });
  const path = (token: string) => `/c/api/v1/publico/descadastro/um-clique/${token}`;
  const revocations = async () =>
    (await provas()).filter(({ finalidade, origem }) => finalidade === 'MARKETING_EMAIL' && origem === 'DESCADASTRO');

  it('carry the headers and the page of RFC 8058', async () => {
    const { enviadoPara, url } = await collect(true);
    expect(enviadoPara).toBe('zelia@exemplo.test');
    expect((await emailWith(url))?.texto).toContain(`/cancelamentoEmail#${signed()}`);
    const descadastro = { pagina: 'https://x.test/p', umClique: 'https://x.test/u', texto: 'Não quer?' };
    const carta = { para: 'a@x.test', assunto: 'Oi', paragrafos: ['Um'], descadastro };
    expect(headersOf(carta)).toEqual({
      'List-Unsubscribe': '<https://x.test/u>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(headersOf({ ...carta, descadastro: undefined as never })).toEqual({});
    expect(textOf(carta)).toContain('https://x.test/p');
    expect(htmlOf(carta)).toContain('href="https://x.test/p"');
  });

  it('end with one click, repeated or not, and begin again by the page', async () => {
    const clicks = await Promise.all([
      oneClick(path(signed())),
      oneClick(path(signed())),
      oneClick(path(signed()), 'multipart/form-data; boundary=x', '--x--'),
    ]);
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await revocations()).toHaveLength(1);
    const refused = await admin.request('POST', `permissoes-lgpd/${seguradoId}/coleta`, { porEmail: true });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'email-cancelado']);
    const page = (await publico('descadastro', { token: signed() })).json().data;
    expect(page).toMatchObject({ isDescadastrado: true, corretora: { nome: 'Corretora de Teste' } });
    expect(JSON.stringify(page)).not.toMatch(/zelia|Zélia|111444/);
    const back = await publico('descadastro/confirmar', { token: signed(), isDescadastrado: false });
    expect(back.json().data.isDescadastrado).toBe(false);
    expect((await admin.request('POST', `permissoes-lgpd/${seguradoId}/coleta`, { porEmail: true })).statusCode).toBe(200);
  });

  it('are not ended by a token that was not signed here, which learns nothing', async () => {
    const good = signed();
    const before = (await provas()).length;
    const other = createTokensDescadastro(chaveOf(teste)).sign({ assinaturaId: outra.usuario.assinaturaId, seguradoId });
    const bad = [
      `${good.slice(0, -2)}AA`,
      'x'.repeat(86),
      'abc',
      other,
      createTokensDescadastro(Buffer.alloc(32)).sign({ assinaturaId: admin.usuario.assinaturaId, seguradoId }),
    ];
    const answers = await Promise.all(bad.map((token) => publico('descadastro/confirmar', { token, isDescadastrado: true })));
    const clicks = await Promise.all(bad.map((token) => oneClick(path(token))));
    expect(new Set([...answers, ...clicks].map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(new Set([...answers, ...clicks].map((answer) => answer.json().message)).size).toBe(1);
    expect(await provas()).toHaveLength(before);
  });

  it('show the page to who opens the address of the header, without unsubscribing', async () => {
    const before = (await provas()).length;
    const response = await teste.app.inject({ method: 'GET', url: path(signed()) });
    expect([response.statusCode, response.headers.location]).toEqual([302, `/cancelamentoEmail#${signed()}`]);
    expect(await provas()).toHaveLength(before);
  });
});

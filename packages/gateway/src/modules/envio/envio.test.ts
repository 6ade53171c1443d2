import type { CotacaoPublica, EnvioOrcamento, PreparoEnvio } from '@balcao/contracts';
import { addDias, formatCentavos, formatData, hojeEm, variaveisDasOfertas } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { createPublico, endPrecos, giveMarca } from '../../testing/test-envio.ts';
import { pdfText } from '@balcao/testing/pdf-text';
import { pdfOf, textPartOf } from '../../testing/test-carta.ts';
import { createSmtpTeste, type SmtpTeste } from '../../testing/test-smtp.ts';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';

let teste: QuotingTeste;
let ana: Corretor;
let publico: ReturnType<typeof createPublico>;
let smtp: SmtpTeste;
let chegou: SmtpTeste['chegou'];
beforeAll(async () => {
  smtp = await createSmtpTeste();
  chegou = smtp.chegou;
  teste = await createQuotingTest({ config: smtp.config });
  ana = await teste.createCorretor();
  publico = createPublico(teste);
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000, ['Essencial', 'Ampliado', 'Máximo']);
  teste.seguradoras.beta_seguros.answer = async () => umaResposta(351_000, ['Padrão', 'Plus', 'Prime']);
});
afterAll(async () => {
  await teste.close();
  await smtp.close();
});
beforeEach(() => {
  chegou.splice(0);
  smtp.respostas.splice(0);
});

async function calculado(corretor: Corretor = ana): Promise<{ id: string; ofertas: string[] }> {
  const { orcamentoId, cotacaoId } = await corretor.run(comercial('alfa_seguros', 'beta_seguros'));
  const { resultados } = await corretor.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  return { id: orcamentoId, ofertas: resultados.flatMap((resultado) => resultado.ofertas.map((oferta) => oferta.id)) };
}
let clientes = 0;
/** To a client of its own each time: how many e-mails one may get is proven elsewhere. */
const pedido = (ofertas: readonly (string | undefined)[], resto: object = {}) => ({
  canal: 'EMAIL',
  destinatarios: [`cliente-${(clientes += 1)}@exemplo.test`],
  ofertas,
  assunto: 'Sua cotação nº {{numero}}',
  mensagem: 'Olá, {{cliente}}.\n\n{{ofertas}}\n\nVale até {{validade}}.',
  ...resto,
});
const send = (id: string, body: object, corretor: Corretor = ana) => corretor.request('POST', `orcamentos/${id}/envios`, body);
async function enviado(body: object = {}, corretor: Corretor = ana) {
  const { id, ofertas } = await calculado(corretor);
  const response = await send(id, pedido([ofertas[0], ofertas[3]], body), corretor);
  expect([response.statusCode, response.body]).toEqual([200, expect.anything()]);
  const envio = response.json<{ data: EnvioOrcamento }>().data;
  return { id, ofertas, envio, token: new URL(envio.url as string).hash.slice(1) };
}
const list = async (id: string, corretor: Corretor = ana) =>
  (await corretor.request('GET', `orcamentos/${id}/envios`)).json<{ data: EnvioOrcamento[] }>().data;
const view = (token: string) => publico('cotacao', { token });
const entregue = (id: string, status: string, corretor: Corretor = ana) =>
  until(async () => (await list(id, corretor))[0]?.entregas.every((entrega) => entrega.status === status) ?? false);

it('e-mails the client once each, with the comparison, the link and the broker to answer to, and the case becomes ENVIADO', async () => {
  const { id, envio } = await enviado({ destinatarios: ['cliente@exemplo.test', 'conjuge@exemplo.test'] });
  await entregue(id, 'ENVIADA');
  expect(chegou.map(({ para }) => para).toSorted()).toEqual(['cliente@exemplo.test', 'conjuge@exemplo.test']);
  const corpo = chegou[0]?.corpo ?? '';
  const responderPara = new RegExp(`Reply-To: [^<]*<${ana.usuario.email}>`);
  expect(responderPara.test(corpo)).toBe(true);
  expect(textPartOf(corpo)).toContain('Olá, Zélia.');
  // whoever gets it knows who sent it, and for which brokerage
  expect(textPartOf(corpo).replace(/\s+/g, ' ')).toContain(
    `pediu uma cotação de seguro à Corretora de Teste. Quem a enviou foi Pessoa de Teste (${ana.usuario.email}), pelo Balcão.`,
  );
  expect(textPartOf(corpo)).toContain('• Alfa Seguros — Essencial: R$ 3.221,40');
  expect(textPartOf(corpo)).toContain(envio.url);
  const pdf = pdfText(pdfOf(corpo));
  for (const expected of ['Comparativo de seguros', 'Alfa Seguros', 'Beta Seguros', 'R$ 3.221,40', 'SUSEP 0201234567'])
    expect(pdf).toContain(expected);
  expect(pdf).not.toMatch(/comiss/i);
  expect((await ana.request('GET', `orcamentos/${id}`)).json().data.status).toBe('ENVIADO');
});

it('carries the logo and the telephone of the brokerage in the e-mail too', async () => {
  const clara = await teste.createCorretor();
  await giveMarca(teste, clara);
  const { id } = await enviado({}, clara);
  await entregue(id, 'ENVIADA', clara);
  const corpo = (chegou[0]?.corpo ?? '').replace(/=\r?\n/g, '');
  expect(textPartOf(corpo)).toContain('Corretora de Teste · (35) 3471-2000');
  expect(corpo).toMatch(/src=3D"cid:logo"[\s\S]*Content-ID: <logo>[\s\S]*iVBORw0KGgo/i);
});

it('promises in preview, message, page and PDF the same prices, and the day the first of them ends', async () => {
  const { id, ofertas } = await calculado();
  const escolhidas = [ofertas[0], ofertas[3]];
  const [primeiro, segundo] = [1, 2].map((dias) => addDias(hojeEm(new Date()), dias)) as [string, string];
  await endPrecos(teste, [ofertas[0]], segundo);
  await endPrecos(teste, [ofertas[3]], primeiro);
  const preparo = (await ana.request('GET', `orcamentos/${id}/envios/preparo`)).json<{ data: PreparoEnvio }>().data;
  const previstas = escolhidas.flatMap((oferta) => preparo.ofertas.find((uma) => uma.id === oferta) ?? []);
  const variaveis = { ...preparo.variaveis, ...variaveisDasOfertas(previstas, preparo.linkAte) };
  const envio = (await send(id, pedido(escolhidas))).json<{ data: EnvioOrcamento }>().data;
  await entregue(id, 'ENVIADA');
  const corpo = chegou.find((carta) => textPartOf(carta.corpo).includes(envio.url ?? '-'))?.corpo ?? '';
  const texto = textPartOf(corpo);
  const pagina = (await view(new URL(envio.url ?? '').hash.slice(1))).json<{ data: CotacaoPublica }>().data;
  const pdf = pdfText(pdfOf(corpo));
  expect(pagina.validade).toBe(primeiro);
  expect(variaveis.validade).toBe(formatData(primeiro));
  expect(texto).toContain(`Vale até ${formatData(primeiro)}.`);
  expect(pdf).toContain(`Preços válidos até ${formatData(primeiro)}`);
  expect(texto.replaceAll('\r', '')).toContain(variaveis.ofertas);
  for (const { premioTotalCentavos, validade } of pagina.ofertas) {
    const preco = formatCentavos(premioTotalCentavos);
    for (const dito of [variaveis.ofertas, texto, pdf]) expect(dito.replaceAll('\u00a0', ' ')).toContain(preco.replaceAll('\u00a0', ' '));
    expect(texto).toContain(`preço até ${formatData(validade ?? '')}`);
  }
});

it('attaches a quote of one offer alone too', async () => {
  const { id, ofertas } = await calculado();
  await send(id, pedido([ofertas[0]]));
  await entregue(id, 'ENVIADA');
  const pdf = pdfText(pdfOf(chegou[0]?.corpo ?? ''));
  expect(pdf).toContain('Cotação de seguro');
  expect(pdf).not.toContain('as ofertas diferem');
});

it('tries again when the server is busy, gives up when it refuses for good, and tells the broker', async () => {
  smtp.respostas.push(451);
  const ocupado = await enviado();
  await entregue(ocupado.id, 'ENVIADA');
  expect(chegou).toHaveLength(1);
  smtp.respostas.push(550);
  const recusado = await enviado();
  await entregue(recusado.id, 'FALHOU');
  const { notificacoes } = (await ana.request('GET', '/notificacao/getLatestNotifications')).json().data;
  expect(notificacoes.some(({ titulo }: { titulo: string }) => titulo.includes('um e-mail não chegou'))).toBe(true);
});

it('never sends a second e-mail when the server was cut off with the first, nor when a process died in the middle', async () => {
  smtp.respostas.push('cai');
  const { id } = await enviado();
  await entregue(id, 'INCERTA');
  expect(chegou).toHaveLength(1);
  const outro = await enviado();
  await entregue(outro.id, 'ENVIADA');
  chegou.splice(0);
  // as a process that died between speaking to the server and writing it down leaves it
  const { rows } = await teste.owner(
    `insert into balcao.envio_entrega (assinatura_id, envio_id, destinatario, status)
     select assinatura_id, id, 'a@exemplo.test', 'ENVIANDO' from balcao.envio_orcamento where id = $1 returning id, assinatura_id`,
    [outro.envio.id],
  );
  const { assinaturaId, usuarioId } = ana.usuario;
  await teste.db.tenant({ assinaturaId, usuarioId }, (tx) =>
    teste.recursos.tarefas.enqueue(tx, 'quoting.entregar', { assinaturaId, usuarioId, entregaId: rows[0].id }),
  );
  await until(async () => (await list(outro.id))[0]?.entregas.some(({ status }) => status === 'INCERTA') ?? false);
  expect(chegou).toEqual([]);
});

it('answers a repeated key with the first sending and e-mails once', async () => {
  const { id, ofertas } = await calculado();
  const headers = { 'idempotency-key': uuidv7() };
  const um = pedido([ofertas[0]]);
  const [first, again] = await Promise.all([1, 2].map(() => ana.request('POST', `orcamentos/${id}/envios`, um, headers)));
  expect(again?.json().data.id).toBe(first?.json().data.id);
  await entregue(id, 'ENVIADA');
  expect(chegou).toHaveLength(1);
});

it('refuses recipients, offers and variables it cannot serve, at their field', async () => {
  const { id, ofertas } = await calculado();
  const outra = await calculado();
  const refused = async (body: object) => {
    const response = await send(id, pedido([ofertas[0]], body));
    return [response.statusCode, ...response.json<{ errors: { campo: string }[] }>().errors.map(({ campo }) => campo)];
  };
  expect(await refused({ destinatarios: [] })).toEqual([422, 'destinatarios']);
  expect(await refused({ destinatarios: ['a@x.com', 'ana@x'] })).toEqual([422, 'destinatarios.1']);
  expect(await refused({ destinatarios: ['a@x.com', 'A@x.com'] })).toEqual([422, 'destinatarios.1']);
  expect(await refused({ destinatarios: ['a@x.com\nBcc: b@x.com'] })).toEqual([422, 'destinatarios.0']);
  expect(await refused({ destinatarios: [1, 2, 3, 4, 5, 6].map((n) => `c${n}@x.com`) })).toEqual([422, 'destinatarios']);
  expect(await refused({ canal: 'WHATSAPP', destinatarios: ['(20) 90000-1234'] })).toEqual([422, 'destinatarios.0']);
  expect(await refused({ ofertas: [] })).toEqual([422, 'ofertas']);
  expect(await refused({ ofertas: [...ofertas] })).toEqual([422, 'ofertas']);
  expect(await refused({ ofertas: [outra.ofertas[0]] })).toEqual([422, 'ofertas']);
  expect(await refused({ ofertas: [ofertas[0], ofertas[0]] })).toEqual([422, 'ofertas']);
  expect(await refused({ mensagem: 'Olá, {{cleinte}}, veja.' })).toEqual([422, 'mensagem']);
  expect(await list(id)).toEqual([]);
});

it('refuses an offer whose price no longer holds', async () => {
  const { id, ofertas } = await calculado();
  await endPrecos(teste, [ofertas[0]], addDias(hojeEm(new Date()), -1));
  expect((await send(id, pedido([ofertas[0]]))).statusCode).toBe(422);
});

it('hands a WhatsApp conversation over with the message typed, and a plain link without anybody', async () => {
  const { envio } = await enviado({ canal: 'WHATSAPP', destinatarios: ['(35) 99876-5432'], mensagem: 'Olá, {{cliente}}: {{link}}' });
  const url = new URL(envio.whatsapp as string);
  expect([url.origin, url.pathname, url.searchParams.get('text')]).toEqual(['https://wa.me', '/5535998765432', `Olá, Zélia: ${envio.url}`]);
  const link = await enviado({ canal: 'LINK', destinatarios: [] });
  expect(link.envio).toMatchObject({ canal: 'LINK', entregas: [], situacao: 'ATIVO' });
  expect(chegou).toEqual([]);
});

it('shows the client offers, brokerage and validity, and never a commission, a document or a whole name', async () => {
  const { id, ofertas, token } = await enviado();
  const response = await view(token);
  expect(response.headers['cache-control']).toBe('no-store');
  const { data } = response.json<{ data: CotacaoPublica }>();
  expect(data).toMatchObject({
    cliente: 'Zélia',
    aberta: true,
    aceite: null,
    corretora: { nome: 'Corretora de Teste', susep: '0201234567' },
  });
  expect(data.ofertas.map((oferta) => oferta.id)).toEqual([ofertas[0], ofertas[3]]);
  expect(data.ofertas.map(({ slug }) => slug)).toEqual(['alfa_seguros', 'beta_seguros']);
  expect(data.grupos.map(({ titulo }) => titulo)).toEqual(expect.arrayContaining(['Prêmio', 'Coberturas', 'Pagamento']));
  expect(data.ofertas[0]?.pagamento).toEqual({
    aVistaCentavos: null,
    semJuros: { n: 10, primeiraCentavos: 32_214, demaisCentavos: 32_214, totalCentavos: 322_140 },
  });
  expect(response.body).not.toMatch(/comiss|Conceição|Prado|1985-04-12|60\.?000,?00\b/i);
  await view(token);
  expect((await list(id))[0]).toMatchObject({ aberturas: 2, abertoEm: expect.any(String) });
  const { rows } = await teste.owner(`select tipo from balcao.orcamento_evento where orcamento_id = $1 order by em`, [id]);
  expect(rows.map(({ tipo }) => tipo)).toEqual(['ENVIADO', 'ABERTO']);
});

it('answers expired, revoked, guessed, malformed and foreign links with the very same words', async () => {
  const vencido = await enviado();
  await teste.owner(`update balcao.envio_orcamento set expira_em = now() - interval '1 second' where id = $1`, [vencido.envio.id]);
  const revogado = await enviado();
  expect((await ana.request('POST', `orcamentos/${revogado.id}/envios/${revogado.envio.id}/revogar`, {})).json().data).toMatchObject({
    situacao: 'REVOGADO',
    url: null,
  });
  const apagado = await enviado();
  await teste.owner('update balcao.orcamento set excluido_em = now() where id = $1', [apagado.id]);
  const vivo = await enviado();
  const trocado = (vivo.token.startsWith('A') ? 'B' : 'A') + vivo.token.slice(1);
  const tokens = [vencido.token, revogado.token, apagado.token, trocado, '', 'x', 'a'.repeat(43), vivo.envio.id, `${vivo.token}x`];
  const answers = await Promise.all(tokens.map(view));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
  const aceites = await Promise.all(
    tokens.map((token) => publico('cotacao/aceite', { token, ofertaId: vivo.ofertas[0], nome: 'Zélia Prado', concordo: true })),
  );
  expect(new Set(aceites.map(({ body }) => body))).toEqual(new Set([answers[0]?.body]));
  // an offer of another sending is nobody's here
  expect(
    (await publico('cotacao/aceite', { token: vivo.token, ofertaId: revogado.ofertas[0], nome: 'Zélia', concordo: true })).statusCode,
  ).toBe(404);
});

it('keeps no token anywhere in the database', async () => {
  const { token } = await enviado();
  const { rows } = await teste.owner(
    `select table_name as t from information_schema.tables where table_schema in ('balcao', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  for (const { t } of rows as { t: string }[]) {
    const schema = ['_private_jobs', '_private_tasks', '_private_job_queues', '_private_known_crontabs', 'migrations'].includes(t)
      ? 'graphile_worker'
      : 'balcao';
    if (t === 'idempotencia') continue;
    const found = await teste.owner(`select count(*)::int as n from ${schema}.${t} x where x::text like $1`, [`%${token}%`]);
    expect([t, found.rows[0].n]).toEqual([t, 0]);
  }
});

it('records a choice once, however often it is repeated, and tells the broker once', async () => {
  const { id, ofertas, token } = await enviado();
  const accept = (ofertaId: string | undefined) => publico('cotacao/aceite', { token, ofertaId, nome: 'Zélia Prado', concordo: true });
  expect((await publico('cotacao/aceite', { token, ofertaId: ofertas[0], nome: 'Zélia Prado', concordo: false })).statusCode).toBe(422);
  const answers = await Promise.all([1, 2, 3].map(() => accept(ofertas[0])));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.json().data.aceite.ofertaId).toBe(ofertas[0]);
  const outra = await accept(ofertas[3]);
  expect([outra.statusCode, outra.json().message]).toEqual([409, 'A sua escolha já foi registrada. Para mudar, fale com o seu corretor.']);
  expect((await list(id))[0]?.respostas).toMatchObject([{ tipo: 'ACEITE', nome: 'Zélia Prado', oferta: 'Alfa Seguros — Essencial' }]);
  const { notificacoes } = (await ana.request('GET', '/notificacao/getLatestNotifications')).json().data;
  const link = `/multicalculo/orcamento-enviar-email?id=${id}`;
  expect(notificacoes.filter((aviso: { link: string; tipo: number }) => aviso.link === link && aviso.tipo === 3)).toHaveLength(1);
  expect((await view(token)).json().data.aceite.ofertaId).toBe(ofertas[0]);
});

it('does not take a choice for a closed case or a price that ended', async () => {
  const { id, ofertas, token } = await enviado();
  const accept = (ofertaId: string | undefined) => publico('cotacao/aceite', { token, ofertaId, nome: 'Zélia Prado', concordo: true });
  await endPrecos(teste, [ofertas[0]], addDias(hojeEm(new Date()), -1));
  expect((await accept(ofertas[0])).json().code).toBe('preco-vencido');
  await teste.owner(`update balcao.orcamento set status = 'RECUSADO', motivo_recusa = 'PRECO' where id = $1`, [id]);
  expect((await accept(ofertas[3])).json().code).toBe('escolha-fechada');
  expect((await view(token)).json().data.aberta).toBe(false);
});

it('takes a question once per key, and only so many of one link', async () => {
  const { id, token } = await enviado();
  const chave = uuidv7();
  const ask = (qual = uuidv7()) => publico('cotacao/duvida', { token, chave: qual, nome: 'Zélia Prado', mensagem: 'Cobre vidros?' });
  await Promise.all([ask(chave), ask(chave), ask(chave)]);
  expect((await list(id))[0]?.respostas).toHaveLength(1);
  for (let n = 1; n < 10; n += 1) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).json().code).toBe('duvidas-demais');
});

it('counts what one address asks for and stops it', async () => {
  const attempt = () =>
    teste.app.inject({ method: 'POST', url: '/c/api/v1/publico/cotacao', payload: { token: 'x' }, remoteAddress: '192.0.2.9' });
  const answers = [];
  for (let n = 0; n < 61; n += 1) answers.push((await attempt()).statusCode);
  expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
});

it('sends again what its link still opens, and nothing else', async () => {
  const { id, envio } = await enviado();
  await entregue(id, 'ENVIADA');
  expect((await ana.request('POST', `orcamentos/${id}/envios/${envio.id}/reenviar`, {})).statusCode).toBe(200);
  await entregue(id, 'ENVIADA');
  await until(() => chegou.length >= 2);
  await ana.request('POST', `orcamentos/${id}/envios/${envio.id}/revogar`, {});
  expect((await ana.request('POST', `orcamentos/${id}/envios/${envio.id}/reenviar`, {})).statusCode).toBe(409);
});

it('sends nothing again of a case that is over, which the screen is told before it asks', async () => {
  const { id, envio } = await enviado();
  await entregue(id, 'ENVIADA');
  await teste.owner(`update balcao.orcamento set status = 'RECUSADO', motivo_recusa = 'PRECO' where id = $1`, [id]);
  const resposta = await ana.request('POST', `orcamentos/${id}/envios/${envio.id}/reenviar`, {});
  expect([resposta.statusCode, resposta.json().code]).toEqual([409, 'orcamento-encerrado']);
  expect((await ana.request('GET', `orcamentos/${id}/envios/preparo`)).json().data.status).toBe('RECUSADO');
});

it('shows and gives nothing of it to another brokerage, nor to a colleague who sees only their own', async () => {
  const { id, ofertas, envio } = await enviado();
  const bia = await teste.createCorretor();
  const caio = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  for (const outro of [bia, caio]) {
    expect((await outro.request('GET', `orcamentos/${id}/envios`)).statusCode).toBe(404);
    expect((await outro.request('GET', `orcamentos/${id}/envios/preparo`)).statusCode).toBe(404);
    expect((await send(id, pedido([ofertas[0]]), outro)).statusCode).toBe(404);
    expect((await outro.request('POST', `orcamentos/${id}/envios/${envio.id}/revogar`, {})).statusCode).toBe(404);
  }
  const meu = await enviado({}, bia);
  expect((await bia.request('POST', `orcamentos/${meu.id}/envios/${envio.id}/revogar`, {})).statusCode).toBe(404);
  expect((await bia.request('POST', `orcamentos/${meu.id}/envios/${envio.id}/reenviar`, {})).statusCode).toBe(404);
  const rows = await teste.db.tenant(bia.usuario, (tx) => tx.rows('select id from balcao.envio_orcamento where id = $1', [envio.id]));
  expect(rows).toEqual([]);
});

it('keeps a message as a model of the subscription, in the place of the product’s own of that name', async () => {
  const { id } = await calculado();
  const preparo = async (corretor: Corretor, orcamentoId: string) =>
    (await corretor.request('GET', `orcamentos/${orcamentoId}/envios/preparo`)).json<{
      data: { modelos: { nome: string; corpo: string; canal: string }[] };
    }>().data;
  const antes = await preparo(ana, id);
  expect(antes.modelos.map(({ nome }) => nome)).toEqual(['Envio da cotação', 'Renovação', 'Envio da cotação', 'Lembrete']);
  const modelo = { canal: 'EMAIL', nome: 'Renovação', assunto: 'Renove já', corpo: 'Olá, {{cliente}}: veja a renovação.' };
  expect((await ana.request('POST', 'modelos-mensagem', modelo)).statusCode).toBe(200);
  expect((await ana.request('POST', 'modelos-mensagem', { ...modelo, corpo: 'Olá {{x}} tudo bem' })).statusCode).toBe(422);
  const depois = await preparo(ana, id);
  expect(depois.modelos).toHaveLength(4);
  expect(depois.modelos.find(({ nome }) => nome === 'Renovação')?.corpo).toBe(modelo.corpo);
  const bia = await teste.createCorretor();
  const dela = await calculado(bia);
  expect((await preparo(bia, dela.id)).modelos.find(({ nome }) => nome === 'Renovação')?.corpo).not.toBe(modelo.corpo);
});

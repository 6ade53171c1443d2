import { type PaginaPublica, type SolicitacaoCotacao, solicitacaoTopics, topicPath } from '@balcao/contracts';
import sharp from 'sharp';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createTestSite } from '../../testing/test-site.ts';
import { dataOf, publish, read, save } from './pagina-publica.fixture.ts';

let teste: QuotingTeste;
let chefe: Corretor;
let outra: Corretor;
let depoisMs = 0;
beforeAll(async () => {
  teste = await createQuotingTest({ site: createTestSite(), agora: () => new Date(Date.now() + depoisMs) });
  chefe = await teste.createCorretor({ administrador: true });
  outra = await teste.createCorretor({ administrador: true });
});
beforeEach(() => (depoisMs = 0));
afterAll(() => teste.close());

let vezes = 0;
const ip = () => `10.2.${Math.floor((vezes += 1) / 250)}.${vezes % 250}`;
const visit = (slug: string, search = '') => teste.app.inject({ method: 'GET', url: `/p/${slug}${search}`, remoteAddress: ip() });
const publico = (chamada: string, payload: object, remoteAddress = ip()) =>
  teste.app.inject({ method: 'POST', url: `/c/api/v1/publico/pagina/${chamada}`, payload, remoteAddress });
const provaOf = (html: string): string => /data-prova="([^"]+)"/.exec(html)?.[1] ?? '';
const open = async (slug: string) => provaOf((await visit(slug)).body);
const pedido = (slug: string, prova: string, mais: object = {}) => ({
  slug,
  prova,
  linha: 'AUTO',
  respostas: { 'segurado.celular': '(35) 99876-5432', 'segurado.nome': 'Zélia Prado', 'veiculo.placa': 'ABC1D23' },
  consentimento: true,
  consentimentoVersao: 1,
  site: '',
  utm: { source: 'instagram', campaign: 'verão' },
  ...mais,
});
/** As a person does: the page is read for a while. */
async function send(slug: string, mais: object = {}, prova?: string) {
  const used = prova ?? (await open(slug));
  depoisMs += 5_000;
  return publico('solicitacoes', pedido(slug, used, mais));
}
const leads = async (quem: Corretor) =>
  dataOf<{ itens: SolicitacaoCotacao[]; total: number }>(await quem.request('GET', 'solicitacoes-cotacao?tamanho=100'));
const avisosOf = async (usuarioId: string) =>
  (await teste.owner("select titulo, descricao, link from balcao.notificacao where usuario_id = $1 and titulo like 'Pedido%'", [usuarioId]))
    .rows;

describe('editing', () => {
  it('suggests a page in the name of the brokerage, which opens nothing until it is published', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const pagina = await read(quem);
    expect(pagina).toMatchObject({ versao: 0, publicada: null, slug: 'corretora-de-teste' });
    const conteudo = { ...pagina.conteudo, whatsapp: '(35) 99876-5432' };
    const saved = dataOf<PaginaPublica>(await save(quem, { ...pagina, slug: 'rascunho-so', conteudo }));
    expect(saved).toMatchObject({ versao: 1, isAlterada: true, conteudo: { whatsapp: '35998765432' } });
    expect((await visit('rascunho-so')).statusCode).toBe(404);
  });

  it('refuses at its field what nobody could read, and an address of somebody else', async () => {
    await publish(outra, 'ja-tomado');
    const pagina = await read(chefe);
    const recusada = await save(chefe, {
      ...pagina,
      slug: 'Não Pode',
      conteudo: { ...pagina.conteudo, cor: '#ffe066', destaque: 'azul', linhas: [], telefone: null, whatsapp: null },
    });
    expect(recusada.statusCode).toBe(422);
    expect(recusada.json().errors.map(({ campo }: { campo: string }) => campo)).toEqual([
      'slug',
      'conteudo.cor',
      'conteudo.destaque',
      'conteudo.linhas',
      'conteudo.telefone',
    ]);
    const tomado = await save(chefe, { ...pagina, slug: 'ja-tomado', conteudo: { ...pagina.conteudo, whatsapp: '35998765432' } });
    expect([tomado.statusCode, tomado.json().errors[0].campo]).toEqual([422, 'slug']);
    const alheia = await save(chefe, {
      ...pagina,
      corretoraId: outra.usuario.corretoraId,
      conteudo: { ...pagina.conteudo, whatsapp: '35998765432' },
    });
    expect(alheia.json().errors[0].campo).toBe('corretoraId');
    const estranho = await save(chefe, {
      ...pagina,
      usuarioIds: [outra.usuario.usuarioId],
      conteudo: { ...pagina.conteudo, whatsapp: '35998765432' },
    });
    expect(estranho.json().errors[0].campo).toBe('usuarioIds');
  });

  it('tells who saves over what somebody wrote meanwhile what stands now', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const pagina = await publish(quem, 'dois-ao-mesmo-tempo');
    const [um, dois] = await Promise.all([save(quem, { ...pagina, slug: 'um-so' }), save(quem, { ...pagina, slug: 'dois-so' })]);
    expect([um.statusCode, dois.statusCode].toSorted()).toEqual([200, 409]);
  });

  it('keeps every version, numbers the consent by its text, and restores one into the draft alone', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const primeira = await publish(quem, 'com-historia', { titulo: 'Primeira' });
    const texto = `${primeira.conteudo.consentimento} E nada mais.`;
    const segunda = await publish(quem, 'com-historia', { titulo: 'Segunda', consentimento: texto });
    expect([primeira.publicada, segunda.publicada].map((one) => [one?.numero, one?.consentimentoVersao])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const outraVez = dataOf<PaginaPublica>(await quem.request('POST', 'pagina-publica/publicar', { versao: segunda.versao }));
    expect(outraVez.publicada?.numero).toBe(2);
    const { id } = primeira.publicada ?? { id: '' };
    const restaurada = await quem.request('POST', `pagina-publica/versoes/${id}/restaurar`, { versaoId: id, versao: segunda.versao });
    expect(dataOf<PaginaPublica>(restaurada)).toMatchObject({
      isAlterada: true,
      conteudo: { titulo: 'Primeira' },
      publicada: { numero: 2 },
    });
    expect((await visit('com-historia')).body).toContain('Segunda');
    // of another subscription it does not exist
    expect((await outra.request('GET', `pagina-publica/versoes/${id}`)).statusCode).toBe(404);
    await quem.request('POST', 'pagina-publica/despublicar', {});
    expect((await visit('com-historia')).statusCode).toBe(404);
    expect(dataOf<unknown[]>(await quem.request('GET', 'pagina-publica/versoes'))).toHaveLength(2);
  });

  it('draws images anew, and serves them only while the published page shows them', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const pixels = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'segredo' } })
      .jpeg()
      .toBuffer();
    const foto = dataOf<{ sha256: string; url: string; largura: number; altura: number }>(
      await quem.request('POST', 'pagina-publica/imagens', { uso: 'FOTO', imagem: `data:image/jpeg;base64,${pixels.toString('base64')}` }),
    );
    expect([foto.largura, foto.altura]).toEqual([1_200, 900]);
    expect(Buffer.from(foto.url.split(',')[1] ?? '', 'base64').includes('segredo')).toBe(false);
    const endereco = `/p/com-foto/imagem/${foto.sha256}`;
    await publish(quem, 'com-foto');
    expect((await teste.app.inject({ url: endereco })).statusCode).toBe(404);
    await publish(quem, 'com-foto', { foto: foto.sha256 });
    const servida = await teste.app.inject({ url: endereco });
    expect([servida.statusCode, servida.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await visit('com-foto')).body).toContain(`property="og:image" content="http://localhost:9000${endereco}"`);
    // an image of one page is of no other
    await publish(outra, 'ja-tomado');
    expect((await teste.app.inject({ url: `/p/ja-tomado/imagem/${foto.sha256}` })).statusCode).toBe(404);
    for (const imagem of ['data:image/jpeg;base64,AAAA', 'data:text/html;base64,PGI+'])
      expect((await quem.request('POST', 'pagina-publica/imagens', { uso: 'FOTO', imagem })).statusCode).toBe(422);
  });
});

describe('the page of an address', () => {
  it('carries what a shared link shows, escaped, under a policy of its own', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    await publish(quem, 'com-aspas', { titulo: '"Seguro" <script>alert(1)</script>', descricao: "D'oca & cia" });
    const { body, headers, statusCode } = await visit('com-aspas', '?linha=vida');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('property="og:title" content="&quot;Seguro&quot; &lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(body).toContain('name="description" content="D&#39;oca &amp; cia"');
    expect(body).toMatch(/value="VIDA" checked/);
    const nonce = /<script type="module" nonce="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('answers the same, in plain words, for an address nobody has and one that is not published', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    await publish(quem, 'saiu-do-ar');
    await quem.request('POST', 'pagina-publica/despublicar', {});
    const plain = async (slug: string) => {
      const { statusCode, body } = await visit(slug);
      return [statusCode, body.replace(/nonce="[^"]+"/g, '')];
    };
    const ninguem = await plain('ninguem-tem-este');
    expect(ninguem[0]).toBe(404);
    expect(ninguem[1]).toContain('Esta página não existe ou não está no ar');
    for (const slug of ['saiu-do-ar', '..%2f..', "a'--", '%00']) expect(await plain(slug)).toEqual(ninguem);
    const chamadas = await Promise.all(['saiu-do-ar', 'ninguem-tem-este'].map((slug) => publico('prova', { slug })));
    expect(new Set(chamadas.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(chamadas[0]?.statusCode).toBe(404);
  });

  it('is gone with the subscription', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    await publish(quem, 'de-quem-nao-pagou');
    await teste.owner("update balcao.assinatura set status = 'BLOQUEADA' where id = $1", [quem.usuario.assinaturaId]);
    expect((await visit('de-quem-nao-pagou')).statusCode).toBe(404);
  });
});

describe('a request', () => {
  it('becomes a lead with its consent and origin, is heard live, and notifies whose turn it is', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const { publicada } = await publish(quem, 'com-pedidos');
    const ouvinte = await connectMqtt(teste, quem.entrada);
    const canal = teste.recursos.tempoReal.canal('assinatura', quem.usuario.assinaturaId);
    expect(await ouvinte.subscribe(topicPath(solicitacaoTopics.mudou, { canal }))).toBe(true);
    const ouvida = ouvinte.next();
    const resposta = await send('com-pedidos');
    expect(resposta.statusCode).toBe(200);
    const { protocolo } = dataOf<{ protocolo: string }>(resposta);
    expect(protocolo).toMatch(/^\d{6}-[2-9A-Z]{6}$/);
    await ouvida;
    ouvinte.client.end(true);
    const { itens } = await leads(quem);
    expect(itens).toEqual([
      expect.objectContaining({
        linha: 'AUTO',
        origem: 'PAGINA_PUBLICA',
        status: 'NOVA',
        nome: 'Zélia Prado',
        celular: '35998765432',
        protocolo,
        utm: { source: 'instagram', campaign: 'verão' },
        consentimento: expect.objectContaining({ versao: '1', texto: expect.stringContaining('Lei 13.709/2018') }),
        dados: expect.objectContaining({ veiculo: { placa: 'ABC1D23' } }),
      }),
    ]);
    expect(publicada?.consentimentoVersao).toBe(1);
    expect(await avisosOf(quem.usuario.usuarioId)).toEqual([
      expect.objectContaining({ titulo: 'Pedido pela página pública: Auto', link: expect.stringContaining('aba=solicitacoes') }),
    ]);
    const assumida = await quem.request('POST', `solicitacoes-cotacao/${itens[0]?.id}/assumir`, {});
    const { orcamentoId } = dataOf<{ orcamentoId: string }>(assumida);
    const { rascunho } = dataOf<{ rascunho: { risco: { veiculo: { placa: string } } } }>(
      await quem.request('GET', `orcamentos/${orcamentoId}`),
    );
    expect(rascunho.risco.veiculo.placa).toBe('ABC1D23');
  });

  it('sent twice, at once or again, is one lead and one protocol; other answers with its proof are refused', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    await publish(quem, 'clique-duplo');
    const prova = await open('clique-duplo');
    const [um, dois] = await Promise.all([send('clique-duplo', {}, prova), send('clique-duplo', {}, prova)]);
    const tres = await send('clique-duplo', {}, prova);
    expect(new Set([um, dois, tres].map((resposta) => dataOf<{ protocolo: string }>(resposta).protocolo)).size).toBe(1);
    const outras = await send('clique-duplo', { respostas: { 'segurado.celular': '35998765432', 'segurado.nome': 'Outra' } }, prova);
    expect([outras.statusCode, outras.json().code]).toEqual([409, 'formulario-usado']);
    expect((await leads(quem)).total).toBe(1);
    expect(await avisosOf(quem.usuario.usuarioId)).toHaveLength(1);
  });

  it('needs a proof of this page that is neither forged, nor old, nor of the same instant', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    await publish(quem, 'com-prova');
    await publish(outra, 'ja-tomado');
    const prova = await open('com-prova');
    const codes = async (...provas: string[]) =>
      Promise.all(provas.map(async (one) => (await publico('solicitacoes', pedido('com-prova', one))).json().code));
    expect(await codes(prova)).toEqual(['formulario-cedo']);
    const alheia = await open('ja-tomado');
    depoisMs = 5_000;
    const [em = '', nome = '', selo = ''] = prova.split('.');
    const forjadas = [alheia, '', 'x', `${em}.${nome}.${'A'.repeat(43)}`, `${(Number.parseInt(em, 36) + 1).toString(36)}.${nome}.${selo}`];
    expect(new Set(await codes(...forjadas))).toEqual(new Set(['formulario-vencido']));
    depoisMs = 13 * 3_600_000;
    expect(await codes(prova)).toEqual(['formulario-vencido']);
    expect((await leads(quem)).total).toBe(0);
  });

  it('is refused at its field when something is wrong, and when a hidden field was filled in', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    await publish(quem, 'com-erros');
    const campos = async (mais: object) => (await send('com-erros', mais)).json().errors.map(({ campo }: { campo: string }) => campo);
    expect(await campos({ respostas: { 'segurado.email': 'z@exemplo.test', 'segurado.nome': 'Zélia Prado' } })).toEqual([
      'respostas.segurado.celular',
    ]);
    expect(await campos({ respostas: { 'segurado.celular': '123', 'segurado.nome': 'Zélia Prado' } })).toEqual([
      'respostas.segurado.celular',
    ]);
    expect(await campos({ respostas: { 'segurado.celular': '35998765432' } })).toEqual(['respostas.segurado.nome']);
    expect(await campos({ linha: 'PET' })).toEqual(['linha']);
    expect(await campos({ consentimento: false })).toEqual(['consentimento']);
    expect(await campos({ consentimentoVersao: 99 })).toEqual(['consentimento']);
    expect(await campos({ site: 'https://robo.test' })).toEqual(['site']);
    expect((await leads(quem)).total).toBe(0);
    // what the page does not ask is not kept
    await send('com-erros', {
      respostas: { 'segurado.celular': '35998765432', 'segurado.nome': 'Zélia Prado', 'pessoa.fumante': 'sim', __proto__: 'x' },
    });
    const { itens } = await leads(quem);
    expect(itens[0]?.dados).toEqual({ segurado: expect.objectContaining({ nome: 'Zélia Prado' }) });
  });

  it('comes a few times from one address, and no more', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    await publish(quem, 'com-limite');
    const provas = await Promise.all(Array.from({ length: 12 }, () => open('com-limite')));
    depoisMs = 5_000;
    const status: number[] = [];
    for (const prova of provas) status.push((await publico('solicitacoes', pedido('com-limite', prova), '198.51.100.7')).statusCode);
    expect(status).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect((await send('com-limite')).statusCode).toBe(200);
  });

  it('goes in turns to who may attend to it: who left, may not, or works for another brokerage is skipped', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const { assinaturaId } = quem.usuario;
    const create = (opcoes: object = {}) => teste.createUser({ assinaturaId, ...opcoes });
    const [ana, beto, caio, dora] = [
      await create(),
      await create({ flags: { acessoOrcamentacao: false } }),
      await create(),
      await create({ flags: { bloqueioCotacaoAuto: true } }),
    ];
    const rodizio = [ana, beto, caio, dora].map(({ usuarioId }) => usuarioId);
    await publish(quem, 'com-rodizio', {}, rodizio);
    // at once: nobody has two turns while another waits for one
    const provas = await Promise.all(Array.from({ length: 6 }, () => open('com-rodizio')));
    depoisMs = 5_000;
    const feitos = await Promise.all(provas.map((prova) => publico('solicitacoes', pedido('com-rodizio', prova))));
    expect(feitos.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200));
    const counts = async () => Promise.all(rodizio.map(async (id) => (await avisosOf(id)).length));
    expect(await counts()).toEqual([3, 0, 3, 0]);
    await teste.owner("update balcao.usuario set status = 'INATIVO' where id = $1", [caio.usuarioId]);
    await send('com-rodizio');
    await send('com-rodizio', { linha: 'RESIDENCIAL', respostas: { 'segurado.celular': '35998765432', 'segurado.nome': 'Zélia Prado' } });
    expect(await counts()).toEqual([4, 0, 3, 1]);
    await teste.owner("update balcao.usuario set status = 'INATIVO' where id = any($1)", [rodizio]);
    expect((await send('com-rodizio')).statusCode).toBe(200);
    expect(await avisosOf(quem.usuario.usuarioId)).toEqual([expect.objectContaining({ titulo: 'Pedido sem corretor: Auto' })]);
  });

  it('is of the subscription whose page it was sent from, and of no other', async () => {
    await publish(outra, 'ja-tomado');
    await send('ja-tomado');
    expect((await leads(outra)).total).toBeGreaterThan(0);
    expect((await leads(chefe)).total).toBe(0);
  });
});

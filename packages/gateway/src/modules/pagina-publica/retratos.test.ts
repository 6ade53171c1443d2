import type { PaginaPublica } from '@balcao/contracts';
import sharp from 'sharp';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createTestSite } from '../../testing/test-site.ts';
import { dataOf, publish, read, save } from './pagina-publica.fixture.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest({ site: createTestSite() });
});
afterAll(() => teste.close());

describe('portraits of the team', () => {
  type Imagem = { sha256: string; url: string; largura: number; altura: number };
  const pessoa = (nome: string, foto?: string) => ({ nome, cargo: '', celular: null, ...(foto && { foto }) });
  const pixelsOf = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .withExif({ IFD0: { Copyright: 'segredo' } })
      .jpeg()
      .toBuffer();
  const upload = async (quem: Corretor, [width, height]: [number, number], background = '#336699') =>
    quem.request('POST', 'pagina-publica/imagens', {
      uso: 'RETRATO',
      imagem: `data:image/jpeg;base64,${(await pixelsOf(width, height, background)).toString('base64')}`,
    });
  const keptOf = async (quem: Corretor) =>
    (await teste.owner('select sha256 from balcao.imagem_pagina where assinatura_id = $1', [quem.usuario.assinaturaId])).rows.map(
      ({ sha256 }) => sha256,
    );

  it('are drawn anew as a square, and refused when small, long or of another kind', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const drawn = dataOf<Imagem>(await upload(quem, [600, 400]));
    expect([drawn.largura, drawn.altura]).toEqual([216, 216]);
    const bytes = Buffer.from(drawn.url.split(',')[1] ?? '', 'base64');
    expect([bytes.includes('segredo'), bytes.length < 20_000]).toEqual([false, true]);
    for (const [size, frase] of [
      [[159, 300], 'pequena'],
      [[900, 400], 'comprida'],
    ] as const) {
      const recusada = await upload(quem, [...size]);
      expect([recusada.statusCode, recusada.json().errors[0].campo]).toEqual([422, 'imagem']);
      expect(recusada.json().errors[0].mensagem).toContain(frase);
    }
    const svg = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
    expect((await quem.request('POST', 'pagina-publica/imagens', { uso: 'RETRATO', imagem: svg })).statusCode).toBe(422);
  });

  it('are named at their field when nobody sent them, or another subscription did', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const alheio = dataOf<Imagem>(await upload(await teste.createCorretor({ administrador: true }), [300, 300], '#aa0000'));
    const pagina = await read(quem);
    const conteudo = { ...pagina.conteudo, whatsapp: '35998765432', equipe: [pessoa('Ana'), pessoa('Rita', alheio.sha256)] };
    const recusada = await save(quem, { ...pagina, slug: 'retrato-alheio', conteudo });
    expect([recusada.statusCode, recusada.json().errors[0].campo]).toEqual([422, 'conteudo.equipe.1.foto']);
  });

  it('are on the page while their person is, and gone for good once nobody is shown with them', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const rita = dataOf<Imagem>(await upload(quem, [300, 300], '#112233')).sha256;
    const caio = dataOf<Imagem>(await upload(quem, [300, 300], '#445566')).sha256;
    const primeira = await publish(quem, 'com-equipe', { equipe: [pessoa('Rita', rita), pessoa('Caio', caio)] });
    expect(Object.keys(primeira.imagens).toSorted()).toEqual([rita, caio].toSorted());
    const addressOf = (sha256: string) => `/p/com-equipe/imagem/${sha256}`;
    const { body } = await teste.app.inject('/p/com-equipe');
    expect(body).toContain(`src="${addressOf(rita)}" width="72" height="72" loading="lazy" decoding="async" alt="Foto de Rita"`);
    const servida = await teste.app.inject({ url: addressOf(rita) });
    expect([servida.statusCode, servida.headers['content-type'], servida.headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    // left out of the draft, still on air
    const conteudo = { ...primeira.conteudo, equipe: [pessoa('Caio', caio)] };
    const semRita = dataOf<PaginaPublica>(await save(quem, { ...primeira, conteudo }));
    expect((await teste.app.inject({ url: addressOf(rita) })).statusCode).toBe(200);
    const noAr = dataOf<PaginaPublica>(await quem.request('POST', 'pagina-publica/publicar', { versao: semRita.versao }));
    expect((await teste.app.inject({ url: addressOf(rita) })).statusCode).toBe(404);
    expect(await keptOf(quem)).toEqual([caio]);
    // the version that showed her is looked at, and taken up again, without her portrait
    const id = primeira.publicada?.id ?? '';
    const vista = dataOf<{ imagens: object }>(await quem.request('GET', `pagina-publica/versoes/${id}`));
    expect(Object.keys(vista.imagens)).toEqual([caio]);
    const restaurada = await quem.request('POST', `pagina-publica/versoes/${id}/restaurar`, { versaoId: id, versao: noAr.versao });
    expect(dataOf<PaginaPublica>(restaurada).conteudo.equipe).toEqual([pessoa('Rita'), pessoa('Caio', caio)]);
  });

  it('that were only on a draft go when it is saved without them; what was never saved goes after a week', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const rita = dataOf<Imagem>(await upload(quem, [300, 300], '#112233')).sha256;
    const pagina = await read(quem);
    const conteudo = { ...pagina.conteudo, whatsapp: '35998765432', equipe: [pessoa('Rita', rita)] };
    const saved = dataOf<PaginaPublica>(await save(quem, { ...pagina, slug: 'so-rascunho-rita', conteudo }));
    expect(await keptOf(quem)).toEqual([rita]);
    await save(quem, { ...saved, conteudo: { ...conteudo, equipe: [] } });
    expect(await keptOf(quem)).toEqual([]);
    const perdida = dataOf<Imagem>(await upload(quem, [300, 300], '#778899')).sha256;
    await teste.owner('select balcao.limpar_vencidos(now())');
    expect(await keptOf(quem)).toEqual([perdida]);
    await teste.owner("update balcao.imagem_pagina set criado_em = now() - interval '8 days'");
    await teste.owner('select balcao.limpar_vencidos(now())');
    expect(await keptOf(quem)).toEqual([]);
    expect(
      (
        await teste.owner(
          "select 1 from balcao.pagina_publica p join balcao.imagem_pagina i on p.rascunho::text like '%' || i.sha256 || '%'",
        )
      ).rows.length,
    ).toBeGreaterThan(0);
  });
});

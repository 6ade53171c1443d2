import { pdfPages, streamsOf } from '@balcao/testing/pdf-text';
import { marcaDaSeguradora } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { include, outroVeiculo, umaVenda } from '../../testing/test-proposta.ts';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, umaResposta, umRascunho } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let orcamentoId: string;
let numero: number;
let ofertas: string[];

beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor();
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000, ['Essencial', 'Ampliado', 'Máximo']);
  teste.seguradoras.beta_seguros.answer = async () => umaResposta(351_000, ['Padrão', 'Plus', 'Prime']);
  const { orcamentoId: id, cotacaoId } = await ana.run(comercial('alfa_seguros', 'beta_seguros'));
  orcamentoId = id;
  numero = (await ana.request('GET', `orcamentos/${id}`)).json().data.numero;
  const { resultados } = await ana.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  ofertas = resultados.flatMap((resultado) => resultado.ofertas.map((oferta) => oferta.id));
});
afterAll(() => teste.close());

const request = (ids: readonly string[]) => ana.request('GET', `orcamentos/${orcamentoId}/comparativo.pdf?ofertas=${ids.join(',')}`);

it('prints brokerage, case, offers side by side, validity, notice and page numbers', async () => {
  const response = await request([ofertas[0], ofertas[3]] as string[]);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = pdfPages(response.rawPayload);
  const text = pages.join('\n');
  const { email } = ana.usuario;
  for (const expected of [
    'Corretora de Teste',
    'SUSEP 0201234567',
    `Orçamento nº ${numero}`,
    'Segurado: Zélia Conceição Prado',
    'Onix 1.0 Mec. 2023 · ABC1D23',
    'Alfa Seguros',
    'Beta Seguros',
    'R$ 3.221,40',
    'R$ 3.769,04',
    'Preço válido até',
    'N300000',
    `Página 1 de ${pages.length}`,
    // whom to ask, with their address
    `Atendimento: Pessoa de Teste  ·  ${email}`,
  ]) {
    expect(text).toContain(expected);
  }
  expect(text.replaceAll('\n', ' ')).toContain('não garante a aceitação do risco');
});

it('tells in words, not by colour alone, what changes, how data are treated and whom to ask; no address of a screen is printed', async () => {
  teste.seguradoras.beta_seguros.answer = async () => {
    const resposta = umaResposta(351_000);
    if (resposta.status !== 'OK') throw new Error('umaResposta dá preço');
    const [oferta] = resposta.ofertas;
    const semLimite = { lmiCentavos: null, premioCentavos: null, franquiaCentavos: null };
    const reserva = { codigo: 'CARRO_RESERVA', nome: 'Carro reserva', ...semLimite, nivel: '15 dias' };
    const vidros = { codigo: 'VIDROS', nome: 'Vidros', ...semLimite, nivel: 'Completo' };
    return {
      ...resposta,
      ofertas: oferta
        ? [{ ...oferta, coberturas: [reserva, vidros], franquias: [{ item: 'Casco', tipo: null, valorCentavos: 900_000 }] }]
        : [],
    };
  };
  const { orcamentoId: id, cotacaoId } = await ana.run(comercial('alfa_seguros', 'beta_seguros'));
  const { resultados } = await ana.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const ids = resultados.map(({ ofertas: [oferta] }) => oferta?.id).join(',');
  const text = pdfPages((await ana.request('GET', `orcamentos/${id}/comparativo.pdf?ofertas=${ids}`)).rawPayload).join('\n');
  for (const expected of ['(não cobre)', '(franquia maior)', '15 dias', 'Completo', '* Danos materiais', 'Privacidade:', 'LGPD'])
    expect(text).toContain(expected);
  expect(text.replaceAll('\n', ' ')).toContain('fale com a corretora');
  expect(text).not.toMatch(/\/LGPD/);
});

it('prints the logo, the telephone and the name of the brokerage as they are now, and no image that cannot be read', async () => {
  const imagesOf = async () => (await request(ofertas.slice(0, 2))).rawPayload.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgaGAAAAGFAIG1q1+mAAAAAElFTkSuQmCC';
  const { corretoraId, assinaturaId } = ana.usuario;
  const keep = async (imagem: string | null) => {
    await teste.owner('delete from balcao.logo_corretora where id = $1', [corretoraId]);
    if (imagem)
      await teste.owner(
        "insert into balcao.logo_corretora (id, assinatura_id, tipo, imagem) values ($1, $2, 'image/png', decode($3, 'base64'))",
        [corretoraId, assinaturaId, imagem],
      );
  };
  expect(await imagesOf()).toBe(0);
  await keep(png);
  expect(await imagesOf()).toBeGreaterThan(0);
  await keep('bm90IGFuIGltYWdl');
  expect(await imagesOf()).toBe(0);
  await teste.owner("update balcao.corretora set fantasia = 'Casa Nova', telefone = '3534712000' where id = $1", [corretoraId]);
  const text = pdfPages((await request(ofertas.slice(0, 2))).rawPayload).join('');
  expect(text).toContain('Casa Nova');
  expect(text).toContain('(35) 3471-2000');
  await teste.owner("update balcao.corretora set fantasia = 'Corretora de Teste', telefone = null where id = $1", [corretoraId]);
  await keep(null);
});

it('draws the mark of each insurer in its colours', async () => {
  const drawn = streamsOf((await request([ofertas[0], ofertas[3]] as string[])).rawPayload).join('');
  for (const slug of ['alfa_seguros', 'beta_seguros']) {
    const [, ...hex] = /^#(..)(..)(..)$/.exec(marcaDaSeguradora(slug).cor) ?? [];
    const asPdf = hex.map((byte) => `${(Number.parseInt(byte, 16) / 255).toFixed(6).slice(0, 6).replace('.', String.raw`\.`)}\\d*`);
    expect(drawn).toMatch(new RegExp(`${asPdf.join(' ')} scn`));
  }
});

it('prints of the renewal of an own policy what that policy covers, and what changes from it', async () => {
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000);
  const { orcamentoId: vendido, ofertaId } = await umaVenda(ana);
  const proposta = (await include(ana, { orcamentoId: vendido, ofertaId })).json().data;
  await teste.owner(
    `with a as (insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao,
         vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
       select assinatura_id, 'AP-90', seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, vig_ini, vig_ini, vig_fim,
         premio_liquido_centavos, iof_centavos, premio_total_centavos, 'A_VIGORAR' from balcao.proposta where id = $1 returning id)
     update balcao.proposta p set apolice_id = a.id from a where p.id = $1`,
    [proposta.id],
  );
  teste.seguradoras.alfa_seguros.answer = async () => {
    const resposta = umaResposta(310_000);
    if (resposta.status !== 'OK') throw new Error('umaResposta dá preço');
    const doubled = resposta.ofertas.map((oferta) => ({
      ...oferta,
      coberturas: oferta.coberturas.map((cobertura) => ({ ...cobertura, lmiCentavos: 20_000_000 })),
    }));
    return { ...resposta, ofertas: doubled };
  };
  const seguro = {
    ...umRascunho(ana.usuario.corretoraId).risco.seguro,
    tipo: 'RENOVACAO_CONGENERE' as const,
    seguradoraAnterior: 'Alfa Seguros',
    apoliceAnterior: 'AP-90',
    fimVigAnterior: '2026-12-01',
    sinistros: 0,
  };
  const { orcamentoId: id, cotacaoId } = await ana.run(comercial('alfa_seguros'), { ...outroVeiculo(), seguro });
  const { resultados } = await ana.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const oferta = resultados[0]?.ofertas[0]?.id;
  const text = pdfPages((await ana.request('GET', `orcamentos/${id}/comparativo.pdf?ofertas=${oferta}`)).rawPayload).join('\n');
  expect(text).toContain('Apólice atual');
  // 100 thousand is of the policy alone: the offer covers twice as much
  for (const expected of ['R$ 100.000,00', 'R$ 200.000,00', 'R$ 4.420,00']) expect(text).toContain(expected);
  expect(text).not.toContain('Não informada');
  expect(text.replaceAll('\n', ' ')).toContain('as mudanças de cada oferta são em relação a ela');
});

it('keeps the order in which the offers were chosen', async () => {
  const text = pdfPages((await request([ofertas[3], ofertas[0]] as string[])).rawPayload).join('\n');
  expect(text.indexOf('Beta Seguros')).toBeLessThan(text.indexOf('Alfa Seguros'));
});

it('highlights rows that differ and leaves the others plain', async () => {
  const drawn = streamsOf((await request([ofertas[0], ofertas[3]] as string[])).rawPayload).join('');
  // #fdf3dc as PDF writes it
  const highlights = drawn.match(/0\.992156\d* 0\.952941\d* 0\.862745\d* scn/g) ?? [];
  expect(highlights.length).toBeGreaterThan(2);
  // three rows of price, two of payment; limits, deductibles and assistance are the same in both
  expect(highlights.length).toBeLessThan(7);
});

it.each([
  [1, 'portrait'],
  [2, 'portrait'],
  [3, 'portrait'],
  [4, 'landscape'],
  [5, 'landscape'],
])('lays %i offers out in %s', async (quantas, layout) => {
  const raw = (await request(ofertas.slice(0, quantas))).rawPayload.toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(raw) ?? [];
  expect(Number(width) > Number(height) ? 'landscape' : 'portrait').toBe(layout);
});

it('refuses six, and an offer of another case', async () => {
  const refused = async (ids: readonly string[]) => (await request(ids)).statusCode;
  expect(await refused(ofertas)).toBe(422);
  expect(await refused([ofertas[0] as string, uuidv7()])).toBe(422);
});

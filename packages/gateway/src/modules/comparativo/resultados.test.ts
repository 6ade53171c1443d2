import type { ApoliceAtual, Diferencas, Proposta, RespostaAnterior } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import { type Corretor, createQuotingTest, type QuotingTeste, SLUGS, umaResposta, umRascunho } from '../../testing/test-quoting.ts';
import { include, umaVenda } from '../../testing/test-proposta.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor();
});
beforeEach(() => {
  SLUGS.forEach((slug, index) => {
    teste.seguradoras[slug].perguntas.splice(0);
    teste.seguradoras[slug].answer = async () => umaResposta(300_000 + index * 50_000);
  });
});
afterAll(() => teste.close());

const ended = (cotacaoId: string) => ana.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
const anterioresOf = async (cotacaoId: string, quem = ana) =>
  (await quem.request('GET', `cotacoes/${cotacaoId}`)).json<{ data: { anteriores: RespostaAnterior[] } }>().data.anteriores;
const listed = async (id: string) =>
  (await ana.request('GET', 'orcamentos?tamanho=100')).json().data.itens.find((item: { id: string }) => item.id === id);

/** A case calculated once with all three insurers. */
async function calculated() {
  const orcamento = await ana.prepare();
  const cotacaoId = (await ana.calculate(orcamento)).json().data.cotacaoId as string;
  await ended(cotacaoId);
  return { orcamento, cotacaoId };
}

const only = (slug: string, comissaoBps: number, complementa: string) => ({
  seguradoras: [slug],
  comissaoBps: { [slug]: comissaoBps },
  descontoBps: {},
  complementa,
});

describe('recalculating only what changed', () => {
  it('asks one insurer in a run of its own; the others stand, marked with the run they are of', async () => {
    const { orcamento, cotacaoId } = await calculated();
    teste.seguradoras.beta_seguros.answer = async () => umaResposta(200_000, ['Padrão'], 1_500);
    const second = (await ana.calculate(orcamento, only('beta_seguros', 1_500, cotacaoId))).json().data;
    const { cotacao, resultados } = await ended(second.cotacaoId);
    expect([second.versao, cotacao.complementa, resultados.map(({ seguradora }) => seguradora)]).toEqual([2, cotacaoId, ['beta_seguros']]);
    expect(SLUGS.map((slug) => teste.seguradoras[slug].perguntas.length)).toEqual([1, 2, 1]);
    const kept = await anterioresOf(second.cotacaoId);
    expect(kept.map(({ versao, comissaoBps, resultado }) => [versao, comissaoBps, resultado.seguradora])).toEqual([
      [1, 2_000, 'alfa_seguros'],
      [1, 2_000, 'gama_seguros'],
    ]);
    expect((await listed(orcamento.id)).premioCentavos).toBe(214_760);
    // the first run is as it was
    expect((await ana.read(cotacaoId)).resultados).toHaveLength(3);
    expect(await anterioresOf(cotacaoId)).toEqual([]);
  });

  it('keeps the list at the best price that still stands when the cheapest insurer refuses the second time', async () => {
    const { orcamento, cotacaoId } = await calculated();
    teste.seguradoras.alfa_seguros.answer = async () => ({ status: 'RECUSADO', familiaErro: 'COMERCIAL', mensagens: [] });
    const second = (await ana.calculate(orcamento, only('alfa_seguros', 1_000, cotacaoId))).json().data.cotacaoId;
    await ended(second);
    expect(await listed(orcamento.id)).toMatchObject({ premioCentavos: 375_830, cotacaoId: second });
  });

  it('goes through several runs, the newest answer of each insurer standing', async () => {
    const { orcamento, cotacaoId } = await calculated();
    const second = (await ana.calculate(orcamento, only('beta_seguros', 1_500, cotacaoId))).json().data.cotacaoId;
    await ended(second);
    const third = (await ana.calculate(orcamento, only('gama_seguros', 1_500, second))).json().data.cotacaoId;
    await ended(third);
    const kept = await anterioresOf(third);
    expect(kept.map(({ versao, comissaoBps, resultado }) => [versao, comissaoBps, resultado.seguradora])).toEqual([
      [1, 2_000, 'alfa_seguros'],
      [2, 1_500, 'beta_seguros'],
    ]);
  });

  it('refuses to keep prices of another risk', async () => {
    const { orcamento, cotacaoId } = await calculated();
    const rascunho = umRascunho(ana.usuario.corretoraId, { pernoite: { cepPernoite: '37500100', moradia: 'CASA', garagem: 'SEM' } });
    const saved = await ana.request('PUT', `orcamentos/${orcamento.id}/rascunho`, { versao: orcamento.versao, rascunho });
    const changed = { ...orcamento, versao: saved.json().data.versao };
    const response = await ana.calculate(changed, only('beta_seguros', 1_500, cotacaoId));
    expect([response.statusCode, response.json().message]).toEqual([409, expect.stringContaining('mudaram desde aquele cálculo')]);
  });

  it('waits for the run it would complete to end, and completes none of another case or subscription', async () => {
    const { orcamento, cotacaoId } = await calculated();
    const other = await calculated();
    expect((await ana.calculate(orcamento, only('beta_seguros', 1_500, other.cotacaoId))).statusCode).toBe(404);
    expect((await ana.calculate(orcamento, only('beta_seguros', 1_500, uuidv7()))).statusCode).toBe(404);
    const rui = await teste.createCorretor();
    const dele = await rui.prepare();
    expect((await rui.calculate(dele, only('beta_seguros', 1_500, cotacaoId))).statusCode).toBe(404);

    teste.seguradoras.beta_seguros.answer = (_, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const running = (await ana.calculate(orcamento, only('beta_seguros', 1_500, cotacaoId))).json().data.cotacaoId;
    expect((await ana.calculate(orcamento, only('gama_seguros', 1_500, running))).statusCode).toBe(409);
    await ana.request('POST', `cotacoes/${running}/cancelar`);
  });

  it('is held by the database: what a run completes never changes, and is an earlier run of the same case', async () => {
    const { cotacaoId } = await calculated();
    const other = await calculated();
    await expect(teste.owner('update balcao.cotacao set complementa_id = $2 where id = $1', [other.cotacaoId, cotacaoId])).rejects.toThrow(
      'uma cotação iniciada não muda',
    );
  });
});

describe('the difference between two runs', () => {
  const compare = (from: string, to: string, quem = ana) => quem.request('GET', `cotacoes/${from}/diferencas/${to}`);

  it('tells fields, terms and prices before and after, answers that stand included', async () => {
    const { orcamento, cotacaoId } = await calculated();
    teste.seguradoras.beta_seguros.answer = async () => umaResposta(200_000, ['Padrão'], 1_500);
    const second = (await ana.calculate(orcamento, only('beta_seguros', 1_500, cotacaoId))).json().data.cotacaoId;
    await ended(second);
    const { risco, termos, precos } = (await compare(cotacaoId, second)).json<{ data: Diferencas }>().data;
    expect(risco).toEqual([]);
    expect(termos).toEqual([
      { seguradora: 'beta_seguros', seguradoraNome: 'Beta Seguros', termo: 'comissao', antes: '20%', depois: '15%' },
    ]);
    expect(precos.map(({ seguradora, deltaCentavos }) => [seguradora, deltaCentavos])).toEqual(
      expect.arrayContaining([
        ['alfa_seguros', 0],
        ['beta_seguros', 214_760 - 375_830],
        ['gama_seguros', 0],
      ]),
    );
  });

  it('names a changed field as the form does', async () => {
    const { orcamento, cotacaoId } = await calculated();
    const rascunho = umRascunho(ana.usuario.corretoraId, { pernoite: { cepPernoite: '37500100', moradia: 'CASA', garagem: 'SEM' } });
    const saved = await ana.request('PUT', `orcamentos/${orcamento.id}/rascunho`, { versao: orcamento.versao, rascunho });
    const second = (await ana.calculate({ ...orcamento, versao: saved.json().data.versao })).json().data.cotacaoId;
    await ended(second);
    const { risco } = (await compare(cotacaoId, second)).json<{ data: Diferencas }>().data;
    expect(risco).toEqual([
      {
        campo: 'risco.pernoite.garagem',
        rotulo: expect.any(String),
        antes: 'Com portão automático',
        depois: expect.stringMatching(/sem|não/i),
      },
    ]);
  });

  it('compares no runs of two cases, nor those of another subscription', async () => {
    const [one, two] = [await calculated(), await calculated()];
    expect((await compare(one.cotacaoId, two.cotacaoId)).statusCode).toBe(404);
    const rui = await teste.createCorretor();
    expect((await compare(one.cotacaoId, one.cotacaoId, rui)).statusCode).toBe(404);
  });
});

describe('the current policy of a renewal', () => {
  const atualOf = async (id: string, quem = ana) =>
    (await quem.request('GET', `orcamentos/${id}/apolice-atual`)).json<{ data: ApoliceAtual | null }>().data;
  const renewal = (numero: string) => ({
    seguro: {
      ...umRascunho(ana.usuario.corretoraId).risco.seguro,
      tipo: 'RENOVACAO_CONGENERE' as const,
      seguradoraAnterior: 'Gama Seguros',
      apoliceAnterior: numero,
      fimVigAnterior: '2026-12-01',
      sinistros: 0,
    },
  });

  it('is none for a new insurance, and the words of the form when the book does not have it', async () => {
    expect(await atualOf((await ana.prepare()).id)).toBeNull();
    expect(await atualOf((await ana.prepare(renewal('NAO-TEM'))).id)).toEqual({
      seguradora: 'Gama Seguros',
      numero: 'NAO-TEM',
      fimVigencia: '2026-12-01',
      premio: null,
      coberturas: null,
      franquias: null,
      assistencias: null,
    });
  });

  it('tells the premium typed in the form, where the book does not have the policy', async () => {
    const { seguro } = renewal('NAO-TEM');
    const { id } = await ana.prepare({ seguro: { ...seguro, premioAnteriorCentavos: 214_760 } });
    expect((await atualOf(id))?.premio).toEqual({ liquidoCentavos: null, iofCentavos: null, totalCentavos: 214_760 });
  });

  it('is the policy of the book, with what was sold in it when it was quoted here; of one subscription only', async () => {
    const { orcamento, cotacaoId } = await calculated();
    const { resultados } = await ana.read(cotacaoId);
    const vendida = resultados.find(({ seguradora }) => seguradora === 'beta_seguros')?.ofertas[0];
    const { assinaturaId, usuarioId, corretoraId } = ana.usuario;
    await teste.db.tenant({ assinaturaId, usuarioId }, async (tx) => {
      const seguradoId = uuidv7();
      await tx.run(
        `insert into balcao.segurado (id, assinatura_id, pessoa, documento, nome) values ($1, $2, 'PF', '11144477735', 'Zélia')`,
        [seguradoId, assinaturaId],
      );
      await tx.run(
        `insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, orcamento_id, usuario_id, emissao,
           vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
         values ($1, 'AP-77', 'beta_seguros', (select codigo from balcao.ramo limit 1), $2, $3, 'Onix', $4, $5, '2025-12-01', '2025-12-01', '2026-12-01',
           $6, $7, $8, 'VIGENTE')`,
        [
          assinaturaId,
          corretoraId,
          seguradoId,
          orcamento.id,
          usuarioId,
          vendida?.premioLiquidoCentavos,
          vendida?.iofCentavos,
          vendida?.premioTotalCentavos,
        ],
      );
    });
    const { id } = await ana.prepare(renewal('AP-77'));
    expect(await atualOf(id)).toEqual({
      seguradora: 'Beta Seguros',
      numero: 'AP-77',
      fimVigencia: '2026-12-01',
      premio: {
        liquidoCentavos: vendida?.premioLiquidoCentavos,
        iofCentavos: vendida?.iofCentavos,
        totalCentavos: vendida?.premioTotalCentavos,
      },
      coberturas: vendida?.coberturas,
      franquias: vendida?.franquias,
      assistencias: vendida?.assistencias,
    });
    const rui = await teste.createCorretor();
    const dele = await rui.prepare({ ...renewal('AP-77'), seguro: { ...renewal('AP-77').seguro, corretoraId: rui.usuario.corretoraId } });
    expect((await atualOf(dele.id, rui))?.premio).toBeNull();
    expect((await rui.request('GET', `orcamentos/${id}/apolice-atual`)).statusCode).toBe(404);
  });

  it('tells what it covers by the proposal it came of, of an own policy', async () => {
    const { orcamentoId, ofertaId } = await umaVenda(ana);
    const { id, premioTotalCentavos } = (await include(ana, { orcamentoId, ofertaId })).json<{ data: Proposta }>().data;
    await teste.owner(
      `with a as (insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao,
           vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
         select assinatura_id, 'AP-88', seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, vig_ini, vig_ini, vig_fim,
           premio_liquido_centavos, iof_centavos, premio_total_centavos, 'A_VIGORAR' from balcao.proposta where id = $1 returning id)
       update balcao.proposta p set apolice_id = a.id from a where p.id = $1`,
      [id],
    );
    const atual = await atualOf((await ana.prepare(renewal('AP-88'))).id);
    expect(atual).toMatchObject({ numero: 'AP-88', premio: { totalCentavos: premioTotalCentavos } });
    expect(atual?.coberturas?.map(({ codigo, lmiCentavos }) => [codigo, lmiCentavos])).toEqual([['RCFV-DM', 10_000_000]]);
    expect(atual?.franquias).toMatchObject([{ item: 'Casco', valorCentavos: 442_000 }]);
  });
});

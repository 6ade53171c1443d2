import type { LinhaCotada, Parcelamento, Proposta, RevisaoProposta, Transmissao } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import { complemento, createLinhasTest, declareSaude, type LinhasTeste, type Pergunta, SEGURADORAS } from '../../testing/test-linhas.ts';
import { hoje, include, readProposta, transmit, untilProposta, type Venda } from '../../testing/test-proposta.ts';
import type { Corretor } from '../../testing/test-quoting.ts';

/** Nothing pretended: each line priced, sold and told of over real HTTP in the protocol it has. */
let teste: LinhasTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createLinhasTest(createSandbox({ latencia: 0.01 }));
  ana = await teste.createCorretor();
});
afterAll(() => teste.close());

const dataOf = <T>(response: { json(): unknown }): T => (response.json() as { data: T }).data;
const camposOf = (response: { json(): unknown }) => (response.json() as { errors: { campo: string }[] }).errors.map(({ campo }) => campo);
const review = async ({ orcamentoId, ofertaId }: Venda): Promise<RevisaoProposta> =>
  dataOf(await ana.request('GET', `orcamentos/${orcamentoId}/ofertas/${ofertaId}/revisao`));
const isOver = ({ transmissao }: Proposta) => transmissao !== 'PENDENTE' && transmissao !== 'EM_CURSO';
const autoSo = (linha: LinhaCotada) => (linha === 'AUTO' ? { chassi: '9BWZZZ377VT004251' } : {});
/** Every sale here is of the same risk. */
const confirmacao = { motivo: 'Outra venda do mesmo risco.' };
const payOf = ({ forma, n }: Parcelamento) => ({ forma, n, vencimentoPrimeira: addDias(hoje, 5) });

/** Priced, included as a proposal and handed to its insurer. */
async function sold(pergunta: Pergunta): Promise<{ venda: Venda; proposta: Proposta }> {
  const venda = await teste.quote(ana, pergunta);
  const { linha } = pergunta;
  expect(venda.resultado).toMatchObject({ status: 'OK' });
  if (linha === 'VIDA') expect((await declareSaude(ana, venda)).statusCode).toBe(200);
  const plano = (await review(venda)).planos.at(-1) as Parcelamento;
  const { forma: formaPagamento, n: parcelas, vencimentoPrimeira } = payOf(plano);
  const incluida = await include(ana, venda, { formaPagamento, parcelas, vencimentoPrimeira, confirmacao });
  expect([incluida.statusCode, dataOf<Proposta>(incluida).status]).toEqual([200, 'RASCUNHO']);
  const response = await transmit(ana, venda, {
    confirmacao,
    pagamento: payOf(plano),
    dadosComplementares: { ...complemento, ...autoSo(linha) },
  });
  expect([response.statusCode, dataOf<Transmissao>(response).propostaId]).toEqual([200, dataOf<Proposta>(incluida).id]);
  return { venda, proposta: await untilProposta(ana, dataOf<Transmissao>(response).propostaId, isOver) };
}

const statusOf = async ({ orcamentoId }: Venda): Promise<string> =>
  dataOf<{ status: string }>(await ana.request('GET', `orcamentos/${orcamentoId}`)).status;

describe.each(SEGURADORAS)('%s (%s, %s)', (seguradora, _tipo, linha) => {
  it('asks for what is missing, then goes from an offer to a policy', async () => {
    const venda = await teste.quote(ana, { linha, seguradora });
    const { isTransmissivel, pendencias } = await review(venda);
    const faltam = ['email', 'celular', 'logradouro', 'numero', 'bairro', 'cidade', 'uf', ...(linha === 'AUTO' ? ['chassi'] : [])];
    const campos = [...(linha === 'VIDA' ? ['dps'] : []), ...faltam.map((campo) => `dadosComplementares.${campo}`)];
    expect([isTransmissivel, pendencias.map(({ campo }) => campo)]).toEqual([true, campos]);
    expect(camposOf(await transmit(ana, venda, { dadosComplementares: {} }))).toEqual(campos);

    const { venda: outra, proposta } = await sold({ linha, seguradora });
    expect(proposta).toMatchObject({ status: 'TRANSMITIDA', transmissao: 'CONCLUIDA', linha, mensagens: [], exigencias: [] });
    expect(proposta.numeroSeguradora).toMatch(/^P-[A-Z]{3}-\d{10}-1/);
    expect(await statusOf(outra)).toBe('FECHADO');

    const vistos: string[] = [];
    for (let dia = 1; dia <= 3; dia += 1) {
      await teste.advance(1);
      vistos.push((await readProposta(ana, proposta.id)).status);
    }
    expect(vistos).toEqual(['EM_ANALISE', 'ACEITA', 'EMITIDA']);
    const emitida = await readProposta(ana, proposta.id);
    expect(emitida.numeroApolice).toBe(proposta.numeroSeguradora?.replace('P-', 'A-'));
    const apolices = await teste.owner(
      `select a.numero, a.formulario, r.linha, a.seguradora, a.premio_total_centavos::int as premio, a.assinatura_id, a.orcamento_id,
         a.rascunho -> 'risco' -> 'segurado' ->> 'documento' as documento
       from balcao.apolice a join balcao.ramo r on r.codigo = a.ramo where a.orcamento_id = $1`,
      [outra.orcamentoId],
    );
    expect(apolices).toEqual([
      {
        numero: emitida.numeroApolice,
        formulario: linha,
        linha,
        seguradora: proposta.seguradora,
        premio: proposta.premioTotalCentavos,
        assinatura_id: ana.usuario.assinaturaId,
        orcamento_id: outra.orcamentoId,
        documento: expect.stringMatching(/^\d+$/),
      },
    ]);
  });

  it('stops at the demands of its insurer, and goes on to a policy once they are met', async () => {
    const { proposta } = await sold({ linha, seguradora, observacoes: '#EXIGENCIA' });
    await teste.advance(1);
    expect(await readProposta(ana, proposta.id)).toMatchObject({
      status: 'EXIGENCIA',
      exigencias: [{ codigo: 'EXIGENCIA', texto: 'Envie os documentos do risco antes da emissão.' }],
    });
    await teste.advance(2);
    expect((await readProposta(ana, proposta.id)).status).toBe('EMITIDA');
  });

  it('ends without a policy when its insurer refuses it after analysing, and is on sale again', async () => {
    const { venda, proposta } = await sold({ linha, seguradora, observacoes: '#RECUSADEPOIS' });
    await teste.advance(3);
    const { status, numeroApolice, parcelas, comissoes } = await readProposta(ana, proposta.id);
    expect([status, numeroApolice, new Set([...parcelas, ...comissoes].map((one) => one.status))]).toEqual([
      'RECUSADA',
      null,
      new Set(['CANCELADA']),
    ]);
    expect(await teste.owner('select from balcao.apolice where orcamento_id = $1', [venda.orcamentoId])).toEqual([]);
    expect(await statusOf(venda)).toBe('CALCULADO');
  });

  it('is refused at once, with the insurer’s words, when the insurer no longer holds the price', async () => {
    const venda = await teste.quote(ana, { linha, seguradora });
    if (linha === 'VIDA') await declareSaude(ana, venda);
    await teste.owner(
      `update balcao.referencia_oferta set referencia = jsonb_set(referencia::jsonb, '{insurerQuoteId}', '"DE-OUTRO"')::text where oferta_id = $1`,
      [venda.ofertaId],
    );
    const [plano] = (await review(venda)).planos;
    const response = await transmit(ana, venda, {
      confirmacao,
      pagamento: payOf(plano as Parcelamento),
      dadosComplementares: { ...complemento, ...autoSo(linha) },
    });
    expect(await untilProposta(ana, dataOf<Transmissao>(response).propostaId, isOver)).toMatchObject({
      status: 'CANCELADA',
      transmissao: 'RECUSADA',
      mensagens: [{ codigo: 'HTTP_422', texto: 'Oferta desconhecida.' }],
    });
    expect(await statusOf(venda)).toBe('CALCULADO');
  });
});

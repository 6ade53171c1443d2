import type { Orcamento, Proposta, RevisaoProposta } from '@balcao/contracts';
import { addDias, transicoesVenda } from '@balcao/domain';
import { type Corretor, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';
import { hoje, include, readProposta, takesProposals, transmit, umaVenda, type Venda } from '../../testing/test-proposta.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  takesProposals(teste);
  ana = await teste.createCorretor();
});
afterAll(() => teste.close());

const soma = (valores: readonly number[]) => valores.reduce((a, b) => a + b, 0);
const dataOf = <T>(response: { json(): unknown }): T => (response.json() as { data: T }).data;
const codes = (response: { json(): unknown }) =>
  (response.json() as { errors?: { campo: string; codigo: string }[] }).errors?.map(({ campo, codigo }) => `${campo}:${codigo}`);
const vendaDe = async (orcamentoId: string) => {
  const { status, propostaOfertaId } = dataOf<Orcamento>(await ana.request('GET', `orcamentos/${orcamentoId}`));
  return { status, propostaOfertaId };
};
const statusOf = async (orcamentoId: string): Promise<string> =>
  dataOf<{ status: string }>(await ana.request('GET', `orcamentos/${orcamentoId}`)).status;

describe('Incluir proposta', () => {
  it('shows what will be sold, how it may be paid and what is missing to transmit it', async () => {
    const venda = await umaVenda(ana);
    const revisao = dataOf<RevisaoProposta>(await ana.request('GET', `orcamentos/${venda.orcamentoId}/ofertas/${venda.ofertaId}/revisao`));
    expect(revisao).toMatchObject({
      seguradoraNome: 'Alfa Seguros',
      isVencida: false,
      segurado: { nome: 'Zélia Conceição Prado' },
      politicaComissao: 'PARCELADA',
      planos: [{ forma: 'BOLETO', n: 10 }],
      isTransmissivel: true,
      proposta: null,
    });
    expect(revisao.bem).toContain('Onix');
    expect(revisao.pendencias.map(({ campo }) => campo)).toContain('dadosComplementares.chassi');
  });

  it('turns an offer into a proposal with its instalments and commissions, and closes the case, in one go', async () => {
    const venda = await umaVenda(ana);
    const response = await include(ana, venda);
    expect(response.statusCode).toBe(200);
    const proposta = dataOf<Proposta>(response);
    expect(proposta).toMatchObject({
      status: 'RASCUNHO',
      orcamentoId: venda.orcamentoId,
      linha: 'AUTO',
      premioLiquidoCentavos: 300_000,
      premioTotalCentavos: 322_140,
      comissaoCentavos: 60_000,
      segurado: 'Zélia Conceição Prado',
    });
    expect(proposta.parcelas.map(({ valorCentavos, status }) => [valorCentavos, status])).toEqual(
      Array.from({ length: 10 }, () => [32_214, 'ABERTA']),
    );
    expect(soma(proposta.parcelas.map(({ iofCentavos }) => iofCentavos))).toBe(22_140);
    expect(proposta.parcelas[0]?.vencimento).toBe(addDias(hoje, 5));
    expect(proposta.comissoes.map(({ previstaCentavos, parcela }) => [previstaCentavos, parcela])).toEqual(
      Array.from({ length: 10 }, (_, index) => [6_000, index + 1]),
    );
    expect(await vendaDe(venda.orcamentoId)).toEqual({ status: 'FECHADO', propostaOfertaId: venda.ofertaId });
    expect(await readProposta(ana, proposta.id)).toEqual(proposta);
  });

  it.each([
    ['PRIMEIRA', [1]],
    ['ANTECIPADA', [null]],
  ])('expects the whole commission at once under the policy %s', async (politica, parcelas) => {
    const bia = await teste.createCorretor();
    await teste.owner('update balcao.seguradora_tenant set politica_comissao = $2 where assinatura_id = $1', [
      bia.usuario.assinaturaId,
      politica,
    ]);
    const { comissoes } = dataOf<Proposta>(await include(bia, await umaVenda(bia)));
    expect(comissoes.map(({ parcela, previstaCentavos }) => [parcela, previstaCentavos])).toEqual(parcelas.map((one) => [one, 60_000]));
  });

  it('numbers proposals one after another, finds the insured by document and takes the insurer’s number when there is one', async () => {
    const bia = await teste.createCorretor();
    const [um, dois] = [
      dataOf<Proposta>(await include(bia, await umaVenda(bia))),
      dataOf<Proposta>(await include(bia, await umaVenda(bia), { numeroSeguradora: 'PORTAL-9' })),
    ];
    expect([um.numero, dois.numero]).toEqual([1, 2]);
    expect(dois).toMatchObject({ status: 'TRANSMITIDA', numeroSeguradora: 'PORTAL-9', prazoAceite: addDias(hoje, 25) });
    const { rows } = await teste.owner('select count(*)::int as n from balcao.segurado where assinatura_id = $1', [
      bia.usuario.assinaturaId,
    ]);
    expect(rows[0]).toEqual({ n: 1 });
  });

  it('answers a double click with the same proposal, and another key with the one that stands', async () => {
    const venda = await umaVenda(ana);
    const twice = await Promise.all([1, 2].map(() => include(ana, venda, {}, { 'idempotency-key': `duplo-${venda.ofertaId}` })));
    expect(new Set(twice.map((response) => dataOf<Proposta>(response).id)).size).toBe(1);
    const again = await include(ana, venda);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'orcamento-fechado']);
    expect(dataOf<{ propostaId: string }>(again).propostaId).toBe(dataOf<Proposta>(twice[0] as never).id);
  });

  it('writes one proposal when two windows confirm at once', async () => {
    const venda = await umaVenda(ana);
    const both = await Promise.all([include(ana, venda), include(ana, venda)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { rows } = await teste.owner('select count(*)::int as n from balcao.proposta where orcamento_id = $1', [venda.orcamentoId]);
    expect(rows[0]).toEqual({ n: 1 });
  });

  it.each([
    [{ parcelas: 3 }, 'parcelas:desconhecido'],
    [{ formaPagamento: 'CARTAO' }, 'parcelas:desconhecido'],
    [{ vencimentoPrimeira: addDias(hoje, -1) }, 'vencimentoPrimeira:foraDaFaixa'],
    [{ vencimentoPrimeira: addDias(hoje, 90) }, 'vencimentoPrimeira:foraDaFaixa'],
  ])('refuses %p and leaves the case as it was', async (mudanca, erro) => {
    const venda = await umaVenda(ana);
    const response = await include(ana, venda, mudanca);
    expect([response.statusCode, codes(response)]).toEqual([422, [erro]]);
    expect(await statusOf(venda.orcamentoId)).toBe('CALCULADO');
  });

  it('refuses an offer of another case, one that expired and a cover that began', async () => {
    const [uma, outra] = [await umaVenda(ana), await umaVenda(ana)];
    expect(codes(await include(ana, { ...uma, ofertaId: outra.ofertaId }))).toEqual(['ofertaId:desconhecida']);
    await teste.owner(
      'update balcao.resultado_cotacao set validade = $2 where id = (select resultado_id from balcao.oferta_cotacao where id = $1)',
      [uma.ofertaId, addDias(hoje, -1)],
    );
    expect(codes(await include(ana, uma))).toEqual(['ofertaId:vencida']);
    await teste.owner('alter table balcao.cotacao disable trigger cotacao_imutavel');
    await teste.owner(
      `update balcao.cotacao c set snapshot = jsonb_set(snapshot, '{risco,seguro,vigIni}', to_jsonb($2::text))
       from balcao.oferta_cotacao f where f.id = $1 and c.id = f.cotacao_id`,
      [outra.ofertaId, addDias(hoje, -1)],
    );
    expect(codes(await include(ana, outra))).toEqual(['ofertaId:vigencia-passada']);
  });

  it('refuses a case that has no price yet or was lost', async () => {
    const venda = await umaVenda(ana);
    await teste.owner("update balcao.orcamento set status = 'RECUSADO', motivo_recusa = 'PRECO' where id = $1", [venda.orcamentoId]);
    expect((await include(ana, venda)).json<{ code: string }>().code).toBe('orcamento-encerrado');
  });
});

describe('Cancelar proposta', () => {
  const cancel = (quem: Corretor, id: string, motivo = 'O cliente desistiu.') =>
    quem.request('POST', `propostas/${id}/cancelamento`, { motivo });

  it('gives the sale up with what was open of it, says why in the timeline, and puts the case on sale again', async () => {
    const venda = await umaVenda(ana);
    const { id } = dataOf<Proposta>(await include(ana, venda, { numeroSeguradora: 'PORTAL-77' }));
    const cancelada = dataOf<Proposta>(await cancel(ana, id));
    expect(cancelada.status).toBe('CANCELADA');
    expect(new Set([...cancelada.parcelas, ...cancelada.comissoes].map(({ status }) => status))).toEqual(new Set(['CANCELADA']));
    expect(await vendaDe(venda.orcamentoId)).toEqual({ status: 'CALCULADO', propostaOfertaId: null });
    const { rows } = await teste.owner('select texto from balcao.orcamento_evento where orcamento_id = $1 order by em desc limit 1', [
      venda.orcamentoId,
    ]);
    expect(rows[0]?.['texto']).toContain('foi cancelada: O cliente desistiu.');
    expect(dataOf<Proposta>(await include(ana, venda)).numero).toBe(cancelada.numero + 1);
  });

  it('once only, with a reason, by who may, and of one’s own', async () => {
    const { id } = dataOf<Proposta>(await include(ana, await umaVenda(ana)));
    expect(codes(await cancel(ana, id, ' '))).toEqual([expect.stringMatching(/^motivo:/)]);
    const estranha = await teste.createCorretor();
    expect((await cancel(estranha, id)).statusCode).toBe(404);
    const semGestao = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { acessoGestao: false } });
    expect((await cancel(semGestao, id)).statusCode).toBe(403);
    expect((await readProposta(ana, id)).status).toBe('RASCUNHO');
    expect((await cancel(ana, id)).statusCode).toBe(200);
    const again = await cancel(ana, id);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'proposta-sem-volta']);
  });
});

describe('a quote that renews a policy', () => {
  /** A policy of an insurer, being renewed by the case of a sale. */
  async function renovada(venda: Venda, seguradora: string): Promise<() => Promise<unknown>> {
    const { rows } = await teste.owner(
      `with p as (insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', $5, 'Rosa Peixoto') returning id)
       insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini, vig_fim,
         premio_liquido_centavos, iof_centavos, premio_total_centavos, situacao_renovacao, status)
       select $1, 'AP' || $5, $2, '0531', $3, p.id, 'Onix', $4, current_date - 360, current_date - 360, current_date + 5, 100, 7, 107,
         'EM_COTACAO', 'VIGENTE' from p returning id`,
      [ana.usuario.assinaturaId, seguradora, ana.usuario.corretoraId, ana.usuario.usuarioId, String(Date.now()).slice(-11)],
    );
    const id = String(rows[0]?.['id']);
    await teste.owner('update balcao.orcamento set apolice_anterior_id = $2 where id = $1', [venda.orcamentoId, id]);
    return async () =>
      (await teste.owner('select situacao_renovacao as situacao from balcao.apolice where id = $1', [id])).rows[0]?.['situacao'] as unknown;
  }

  it.each([
    ['alfa_seguros', 'RENOVADA_PROPRIA'],
    ['beta_seguros', 'RENOVADA_OUTRA'],
  ])('closed with an insurer, a policy of %s is %s; the sale given up, it is being quoted again', async (seguradora, situacao) => {
    const venda = await umaVenda(ana);
    const situacaoOf = await renovada(venda, seguradora);
    const { id } = dataOf<Proposta>(await include(ana, venda));
    expect(await situacaoOf()).toBe(situacao);
    await ana.request('POST', `propostas/${id}/cancelamento`, { motivo: 'O cliente desistiu.' });
    expect(await situacaoOf()).toBe('EM_COTACAO');
  });

  it('lost, leaves the policy not renewed; opened again, it is being quoted', async () => {
    const venda = await umaVenda(ana);
    const situacaoOf = await renovada(venda, 'alfa_seguros');
    expect((await ana.request('POST', `orcamentos/${venda.orcamentoId}/recusar`, { motivo: 'PRECO' })).statusCode).toBe(200);
    expect(await situacaoOf()).toBe('NAO_RENOVADA');
    expect((await ana.request('POST', `orcamentos/${venda.orcamentoId}/reabrir`, {})).statusCode).toBe(200);
    expect(await situacaoOf()).toBe('EM_COTACAO');
  });
});

describe('who may', () => {
  it('needs acessoGestao to include and no block to transmit', async () => {
    const [semGestao, bloqueada] = [
      await teste.createCorretor({ flags: { acessoGestao: false } }),
      await teste.createCorretor({ flags: { bloqueioTransmitir: true } }),
    ];
    expect((await include(semGestao, await umaVenda(semGestao))).statusCode).toBe(403);
    expect((await transmit(bloqueada, await umaVenda(bloqueada))).statusCode).toBe(403);
  });

  it('knows nothing of another subscription’s sale, nor of a colleague’s outside one’s scope', async () => {
    const dona = await teste.createCorretor({ flags: { administradorOrcamento: false } });
    const colega = await teste.createCorretor({ assinaturaId: dona.usuario.assinaturaId, flags: { administradorOrcamento: false } });
    const venda = await umaVenda(dona);
    const feita = dataOf<Proposta>(await include(dona, await umaVenda(dona)));
    for (const quem of [ana, colega]) {
      expect((await quem.request('GET', `orcamentos/${venda.orcamentoId}/ofertas/${venda.ofertaId}/revisao`)).statusCode).toBe(404);
      expect((await include(quem, venda)).statusCode).toBe(404);
      expect((await transmit(quem, venda)).statusCode).toBe(404);
      expect((await quem.request('GET', `propostas/${feita.id}`)).statusCode).toBe(404);
    }
    const { rows } = await teste.owner('select id from balcao.parcela where assinatura_id = $1', [ana.usuario.assinaturaId]);
    const mine = await teste.db.tenant(colega.usuario, (tx) =>
      tx.rows<{ assinaturaId: string }>('select assinatura_id from balcao.parcela'),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(mine.map(({ assinaturaId }) => assinaturaId))).toEqual(new Set([dona.usuario.assinaturaId]));
  });
});

describe('the database itself', () => {
  it.each(Object.keys(transicoesVenda) as (keyof typeof transicoesVenda)[])('holds the very states of domain: %s', async (entidade) => {
    const tabela = transicoesVenda[entidade] as Record<string, readonly string[]>;
    const estados = Object.keys(tabela);
    for (const de of estados) {
      const { rows } = await teste.owner(
        'select para from unnest($3::text[]) as p (para) where para <> $2 and balcao.transicao_de_venda_permitida($1, $2, para)',
        [entidade, de, estados],
      );
      expect([de, rows.map(({ para }) => para as string).sort()]).toEqual([de, [...(tabela[de] ?? [])].sort()]);
    }
  });

  it('holds every table of a sale to its states, whoever writes', async () => {
    const { rows } = await teste.owner(
      `select coalesce(nullif(convert_from(trim(trailing '\\x00' from t.tgargs), 'utf8'), ''), c.relname) as entidade, c.relname as tabela
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
       where p.proname in ('vigiar_estado_da_venda', 'vigiar_estado_da_comissao') and t.tgenabled = 'O' and t.tgtype & 16 = 16`,
    );
    const tabelas = Object.fromEntries(rows.map(({ entidade, tabela }) => [entidade as string, tabela as string]));
    expect(tabelas).toEqual({
      ...Object.fromEntries(Object.keys(transicoesVenda).map((entidade) => [entidade, entidade])),
      divergencia: 'divergencia_emissao',
      reemissao: 'reemissao_parcela',
    });
  });

  it('refuses a skipped state, a changed sale, sums that do not close and a card’s number', async () => {
    const { id } = dataOf<Proposta>(await include(ana, await umaVenda(ana)));
    const attempts: [string, string][] = [
      ["update balcao.proposta set status = 'ACEITA', transmitida_em = now() where id = $1", 'proposta_transicao'],
      ["update balcao.parcela set status = 'ESTORNADA', pago_em = now(), pago_centavos = 1 where proposta_id = $1", 'parcela_transicao'],
      ["update balcao.comissao set status = 'CONTESTADA' where proposta_id = $1", 'comissao_transicao'],
      ['update balcao.proposta set comissao_centavos = 1 where id = $1', 'proposta_imutavel'],
      ['update balcao.parcela set valor_centavos = valor_centavos + 1 where proposta_id = $1', 'parcelas_fecham'],
      ['update balcao.comissao set prevista_centavos = prevista_centavos + 1 where proposta_id = $1', 'comissoes_fecham'],
      ['delete from balcao.parcela where proposta_id = $1 and numero = 10', 'comissao_assinatura_id_parcela_id_fkey'],
    ];
    for (const [sql, constraint] of attempts) await expect(teste.owner(sql, [id])).rejects.toMatchObject({ constraint });
    await expect(
      teste.owner("update balcao.proposta set rotulo_pagamento = 'Cartão 4111111111111111' where id = $1", [id]),
    ).rejects.toMatchObject({
      code: '23514',
    });
  });
});

it('sells a price of an insurer that takes nothing through here, but does not transmit it', async () => {
  teste.seguradoras.beta_seguros.answer = async () => umaResposta(300_000);
  const venda = await umaVenda(ana, 'beta_seguros');
  const recusada = await transmit(ana, venda);
  expect([recusada.statusCode, codes(recusada)]).toEqual([422, ['ofertaId:transmissao-indisponivel']]);
  expect((await include(ana, venda)).statusCode).toBe(200);
});

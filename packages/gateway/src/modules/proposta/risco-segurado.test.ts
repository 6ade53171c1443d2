import type { EventoOrcamento, Proposta, RascunhoAuto, RevisaoProposta, RiscoSegurado } from '@balcao/contracts';
import { addAnos, addDias } from '@balcao/domain';
import { dadosCompletos, hoje, include, takesProposals, transmit, type Venda } from '../../testing/test-proposta.ts';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, umRascunho } from '../../testing/test-quoting.ts';
import { riscoSeguradoRepository } from './risco-segurado.repository.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  takesProposals(teste);
});
afterAll(() => teste.close());

const { veiculo } = umRascunho('').risco;

/** A calculated case of a car, and its offer. */
async function sale(corretor: Corretor, placa: string, mais: Partial<RascunhoAuto['risco']> = {}): Promise<Venda> {
  const orcamento = await corretor.prepare({ veiculo: { ...veiculo, placa } as RascunhoAuto['risco']['veiculo'], ...mais });
  const { data } = (await corretor.calculate(orcamento, comercial('alfa_seguros'))).json<{ data: { cotacaoId: string } }>();
  const { resultados } = await corretor.until(data.cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  return { orcamentoId: orcamento.id, ofertaId: resultados[0]?.ofertas[0]?.id ?? '' };
}
const dataOf = <T>(response: { json(): unknown }): T => (response.json() as { data: T }).data;
const timeline = async (corretor: Corretor, { orcamentoId }: Venda): Promise<string[]> =>
  dataOf<{ eventos: EventoOrcamento[] }>(await corretor.request('GET', `orcamentos/${orcamentoId}/historia`)).eventos.map(
    ({ texto }) => texto,
  );
const doCaso = async (corretor: Corretor, { orcamentoId }: Venda): Promise<RiscoSegurado[]> =>
  dataOf(await corretor.request('GET', `orcamentos/${orcamentoId}/riscos-segurados`));

it('warns of a car that is sold already, names the sale, and sells it again only to who says why', async () => {
  const ana = await teste.createCorretor();
  const primeira = await sale(ana, 'AAA1A11');
  const { numero } = dataOf<Proposta>(await include(ana, primeira));
  const outra = await sale(ana, 'aaa-1a11');
  const encontrado = {
    tipo: 'PROPOSTA',
    registro: { numero: String(numero), seguradoraNome: 'Alfa Seguros', orcamentoId: primeira.orcamentoId },
  };
  expect(await doCaso(ana, outra)).toMatchObject([encontrado]);
  const revisao = await ana.request('GET', `orcamentos/${outra.orcamentoId}/ofertas/${outra.ofertaId}/revisao`);
  expect(dataOf<RevisaoProposta>(revisao).riscosSegurados).toMatchObject([encontrado]);

  const recusada = await include(ana, outra);
  expect([recusada.statusCode, recusada.json()]).toMatchObject([409, { code: 'risco-ja-segurado', data: { encontrados: [encontrado] } }]);
  expect((await include(ana, outra, { confirmacao: { motivo: ' ' } })).statusCode).toBe(422);
  const motivo = 'A primeira vai ser cancelada pelo cliente.';
  const aceita = await include(ana, outra, { confirmacao: { motivo } });
  expect(aceita.statusCode).toBe(200);
  expect((await timeline(ana, outra)).some((texto) => texto.includes(motivo))).toBe(true);
  // what was confirmed when it was included is not asked again when it is transmitted
  expect((await transmit(ana, outra)).statusCode).toBe(200);
});

it('warns when it is transmitted too, and by the chassis that was only completed then', async () => {
  const ana = await teste.createCorretor();
  const dadosComplementares = (placa: string, chassi: string) => ({ dadosComplementares: { ...dadosCompletos, placa, chassi } });
  const primeira = await sale(ana, 'BBB1B11');
  expect((await transmit(ana, primeira, dadosComplementares('BBB1B11', '9BWZZZ377VT000777'))).statusCode).toBe(200);
  const outra = await sale(ana, 'CCC1C11');
  const recusada = await transmit(ana, outra, dadosComplementares('CCC1C11', '9BWZZZ377VT000777'));
  expect([recusada.statusCode, recusada.json().code]).toEqual([409, 'risco-ja-segurado']);
  const confirmacao = { confirmacao: { motivo: 'Seguro de outra garantia.' } };
  expect((await transmit(ana, outra, { ...dadosComplementares('CCC1C11', '9BWZZZ377VT000777'), ...confirmacao })).statusCode).toBe(200);
});

it('says nothing of the next year of a policy, of a sale that ended, nor of another car', async () => {
  const ana = await teste.createCorretor();
  const primeira = await sale(ana, 'DDD1D11');
  const { id, vigFim } = dataOf<Proposta>(await include(ana, primeira));
  const { seguro } = umRascunho(ana.usuario.corretoraId).risco;
  const seguinte = { seguro: { ...seguro, vigIni: vigFim, vigFim: addAnos(vigFim, 1) } } as Partial<RascunhoAuto['risco']>;
  const { id: renovacao } = await ana.prepare({
    veiculo: { ...veiculo, placa: 'DDD1D11' } as RascunhoAuto['risco']['veiculo'],
    ...seguinte,
  });
  expect(await doCaso(ana, { orcamentoId: renovacao, ofertaId: '' })).toEqual([]);
  expect((await include(ana, await sale(ana, 'EEE1E11'))).statusCode).toBe(200);
  await ana.request('POST', `propostas/${id}/cancelamento`, { motivo: 'O cliente desistiu.' });
  expect((await include(ana, await sale(ana, 'DDD1D11'))).statusCode).toBe(200);
});

it('says that a colleague insured it, without their data, to who sees only their own, and nothing to another brokerage', async () => {
  const chefe = await teste.createCorretor({ administrador: true });
  const lia = await teste.createCorretor({ assinaturaId: chefe.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  const fora = await teste.createCorretor();
  await include(chefe, await sale(chefe, 'FFF1F11'));
  const delaResposta = await include(lia, await sale(lia, 'FFF1F11'));
  expect([delaResposta.statusCode, delaResposta.json().data]).toEqual([409, { encontrados: [{ tipo: 'PROPOSTA', registro: null }] }]);
  expect((await include(fora, await sale(fora, 'FFF1F11'))).statusCode).toBe(200);
});

it('lets one of two sales of the same car at once through', async () => {
  const ana = await teste.createCorretor();
  const vendas = [await sale(ana, 'GGG1G11'), await sale(ana, 'GGG1G11')];
  const codes = (await Promise.all(vendas.map((venda) => include(ana, venda)))).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, 409]);
});

it('finds a policy in force by the draft it was sold upon', async () => {
  const ana = await teste.createCorretor();
  const { assinaturaId, usuarioId, corretoraId } = ana.usuario;
  const rascunho = umRascunho(corretoraId, { veiculo: { ...veiculo, placa: 'HHH1H11' } as RascunhoAuto['risco']['veiculo'] });
  await teste.owner(
    `with s as (insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', '52998224725', 'Rui') returning id)
     insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, status, formulario, rascunho, schema_versao)
     select $1, '0531-1', 'beta_seguros', '0531', $2, s.id, 'Onix', $3, $4, $4, $5, 10, 1, 11, 'VIGENTE', 'AUTO', $6, 1 from s`,
    [assinaturaId, corretoraId, usuarioId, addDias(hoje, -30), addDias(hoje, 335), JSON.stringify(rascunho)],
  );
  expect(await doCaso(ana, await sale(ana, 'HHH1H11'))).toMatchObject([
    { tipo: 'APOLICE', registro: { numero: '0531-1', seguradoraNome: 'Beta Seguros', orcamentoId: null } },
  ]);
});

it('finds a risk by the index of its keys, and does not read every policy for it', async () => {
  const { usuario } = await teste.createCorretor();
  await teste.owner(
    `with s as (insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', '52998224725', 'Rui') returning id)
     insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
     select $1, '0531-' || g, 'beta_seguros', '0531', $2, s.id, 'Onix ABC' || lpad(g::text, 4, '0'), $3, $4, $4, $5, 10, 1, 11, 'VIGENTE'
     from s, generate_series(1, 3000) g`,
    [usuario.assinaturaId, usuario.corretoraId, usuario.usuarioId, addDias(hoje, -30), addDias(hoje, 335)],
  );
  await teste.owner('analyze balcao.apolice');
  const found = await teste.db.tenant(usuario, async (tx) => {
    const procurado = { chaves: ['PLACA:ABC0042'], vigIni: hoje, vigFim: addAnos(hoje, 1) };
    const riscos = await riscoSeguradoRepository.list(tx, procurado, usuario.usuarioId, { usuarioId: null });
    const lidas = await tx.row<{ n: number }>(
      `select (pg_stat_get_xact_tuples_returned(t) + pg_stat_get_xact_tuples_fetched(t))::int as n from (select 'balcao.apolice'::regclass::oid as t) x`,
    );
    return { numeros: riscos.map(({ registro }) => registro?.numero), lidas: lidas?.n };
  });
  expect(found.numeros).toEqual(['0531-42']);
  expect(found.lidas).toBeLessThan(50);
});

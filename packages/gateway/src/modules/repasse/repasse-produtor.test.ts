import type { FichaLote, OpcoesRepasse, Repasse } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { okOf } from '../../testing/extrato.fixture.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createRepasses, type RepassesTeste } from '../../testing/test-repasses.ts';

let teste: QuotingTeste;
let repasses: RepassesTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  repasses = createRepasses(teste);
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());

/** A user who signs in as a producer. */
async function enterAs(quem: Corretor, produtorId: string | undefined, flags: Record<string, boolean> = {}): Promise<Corretor> {
  const produtor = await teste.createCorretor({ assinaturaId: quem.usuario.assinaturaId, flags });
  await teste.owner('update balcao.usuario set produtor_id = $2 where id = $1', [produtor.usuario.usuarioId, produtorId]);
  return produtor;
}

async function prepare() {
  const mundo = await repasses.openCorretora([{ peso: 7_000, inssBps: 1_100 }, { peso: 3_000 }]);
  const { quem, produtores, comissoes } = mundo;
  await repasses.receive(mundo, comissoes[0]?.apolice ?? '', [1, 2]);
  return { ...mundo, primeiro: await enterAs(quem, produtores[0]), segundo: await enterAs(quem, produtores[1]) };
}

it('keeps what was paid, and forgets what was written of a client who is eliminated', async () => {
  const { quem, apoliceId, primeiro } = await prepare();
  const [meu, outro] = await repasses.list(primeiro);
  for (const um of [meu, outro])
    okOf(await repasses.post(primeiro, `repasses/${um?.id}/contestar`, { motivo: 'A Zélia disse que era metade' }));
  okOf(await repasses.post(quem, `repasses/${meu?.id}/responder`, { resposta: 'Falei com a Zélia' }));
  await teste.owner(`do $$ begin
    perform set_config('balcao.eliminando', 'sim', true);
    update balcao.segurado set nome = 'Eliminado' where id = (select segurado_id from balcao.apolice where id = '${apoliceId}');
  end $$`);
  const depois = await repasses.list(primeiro);
  expect(depois.map(({ contestacao }) => contestacao)).toEqual(['Texto eliminado.', 'Texto eliminado.']);
  expect(depois.find(({ id }) => id === meu?.id)?.resposta).toBe('Texto eliminado.');
  expect(depois.map(({ valorCentavos }) => valorCentavos)).toEqual([1_680, 1_680]);
}, 60_000);

describe('a producer who signs in', () => {
  it('sees what is theirs and nothing else, whatever they ask', async () => {
    const { quem, produtores, primeiro, segundo } = await prepare();
    for (const [produtor, id, valor] of [
      [primeiro, produtores[0], 3_360],
      [segundo, produtores[1], 1_440],
    ] as const) {
      const itens = await repasses.list(produtor);
      expect([...new Set(itens.map(({ produtorId }) => produtorId))]).toEqual([id]);
      const outro = produtores.find((um) => um !== id) ?? '';
      expect(await repasses.list(produtor, `produtor=${outro}`)).toEqual(itens);
      expect(okOf<{ valorCentavos: number }>(await produtor.request('GET', `repasses/totais?produtor=${outro}`)).valorCentavos).toBe(valor);
      expect((await produtor.request('GET', 'repasses/exportar')).body.trim().split('\r\n')).toHaveLength(3);
      const opcoes = okOf<OpcoesRepasse>(await produtor.request('GET', 'repasses/opcoes'));
      expect([opcoes.produtor?.id, opcoes.produtores, opcoes.contas]).toEqual([id, [], []]);
    }
    expect(await repasses.list(quem)).toHaveLength(4);
    const estranha = await prepare();
    expect((await repasses.list(estranha.quem)).every(({ produtorId }) => !produtores.includes(produtorId))).toBe(true);
  }, 90_000);

  it('needs no access of finance for what is theirs, and has no other', async () => {
    const { quem, produtores } = await prepare();
    const flags = { acessoGestao: false, acessoRecebimento: false, acessoParcelaAtrasada: false };
    const produtor = await enterAs(quem, produtores[0], flags);
    const itens = await repasses.list(produtor);
    expect([...new Set(itens.map(({ produtorId }) => produtorId))]).toEqual([produtores[0]]);
    okOf(await repasses.post(produtor, `repasses/${itens[0]?.id}/contestar`, { motivo: 'Combinamos 50 %' }));
    for (const caminho of [
      'parcelas',
      'parcelas/atrasadas',
      'recebimentos',
      'lancamentos',
      'fluxo-caixa',
      'faturas',
      'movimentos-bancarios',
      'repasses/lotes',
    ])
      expect([caminho, (await produtor.request('GET', caminho)).json().code]).toEqual([caminho, 'sem-permissao']);
    const ninguem = await teste.createCorretor({ assinaturaId: quem.usuario.assinaturaId, flags });
    expect((await ninguem.request('GET', 'repasses')).json().code).toBe('sem-permissao');
  }, 60_000);

  it('does nothing with lots, answers and balances: they are the brokerage’s', async () => {
    const { quem, primeiro } = await prepare();
    const lote = okOf<FichaLote>(await repasses.create(quem, 4_800));
    const recusas = await Promise.all([
      primeiro.request('GET', 'repasses/produtores'),
      primeiro.request('GET', 'repasses/lotes'),
      primeiro.request('GET', 'repasses/lotes/exportar'),
      primeiro.request('GET', `repasses/lotes/${lote.id}`),
      primeiro.request('GET', `repasses/lotes/${lote.id}/arquivo`),
      repasses.post(primeiro, 'repasses/lotes/simular', { de: hoje, ate: hoje }),
      repasses.create(primeiro, 4_800),
      repasses.act(primeiro, lote, 'aprovar'),
      repasses.act(primeiro, lote, 'desfazer', { motivo: 'sim' }),
      repasses.act(primeiro, lote, 'pagar', { contaId: lote.id, pagoEm: hoje }),
      repasses.act(primeiro, lote, 'remessa', { contaId: lote.id, pagarEm: hoje, convenio: null }),
      repasses.post(primeiro, 'repasses/lotes/retorno', { conteudo: 'x' }),
      repasses.post(primeiro, `repasses/${lote.id}/responder`, { resposta: 'sim' }),
    ]);
    expect(recusas.map(({ statusCode, json }) => [statusCode, json().code])).toEqual(recusas.map(() => [403, 'repasse-da-corretora']));
  }, 60_000);

  it('disputes a share of theirs, which the brokerage answers', async () => {
    const { quem, primeiro, segundo } = await prepare();
    const [meu] = await repasses.list(primeiro);
    const contest = (produtor: Corretor, motivo = 'Combinamos 50 %') =>
      repasses.post(produtor, `repasses/${meu?.id}/contestar`, { motivo });
    const answer = (resposta: string) => repasses.post(quem, `repasses/${meu?.id}/responder`, { resposta });
    expect((await answer('cedo demais')).statusCode).toBe(409);
    expect([(await contest(segundo)).statusCode, (await contest(quem)).statusCode]).toEqual([404, 403]);
    expect((await contest(primeiro, '  ')).statusCode).toBe(422);
    expect(okOf<Repasse>(await contest(primeiro))).toMatchObject({ contestacao: 'Combinamos 50 %', respondidoEm: null });
    expect((await contest(primeiro)).statusCode).toBe(409);
    expect((await repasses.list(quem, 'contestados=sim')).map(({ id }) => id)).toEqual([meu?.id]);
    expect(okOf<Repasse>(await answer('A regra é de 40 %'))).toMatchObject({ resposta: 'A regra é de 40 %' });
    expect((await repasses.list(primeiro)).find(({ id }) => id === meu?.id)?.resposta).toBe('A regra é de 40 %');
    expect(await repasses.list(quem, 'contestados=sim')).toEqual([]);
  }, 60_000);

  it('has the receipts of what was paid to them, and of nobody else', async () => {
    const { quem, contaId, primeiro, segundo } = await prepare();
    let lote = okOf<FichaLote>(await repasses.create(quem, 4_800));
    lote = okOf<FichaLote>(await repasses.act(quem, lote, 'aprovar'));
    const pendente = lote.pagamentos[0]?.id ?? '';
    expect((await quem.request('GET', `repasses/pagamentos/${pendente}/recibo`)).statusCode).toBe(409);
    lote = okOf<FichaLote>(await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje }));
    for (const [produtor, outro] of [
      [primeiro, segundo],
      [segundo, primeiro],
    ] as const) {
      const meus = okOf<{ id: string }[]>(await produtor.request('GET', 'repasses/pagamentos'));
      expect(meus).toHaveLength(1);
      const url = `repasses/pagamentos/${meus[0]?.id}/recibo`;
      expect([(await produtor.request('GET', url)).statusCode, (await outro.request('GET', url)).statusCode]).toEqual([200, 404]);
    }
    expect(okOf<object[]>(await quem.request('GET', 'repasses/pagamentos'))).toHaveLength(2);
  }, 60_000);
});

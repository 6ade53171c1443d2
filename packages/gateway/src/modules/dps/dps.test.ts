import { type DeclaracaoSaude, PerguntaDps } from '@balcao/contracts';
import { termoDps } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { type Corretor, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';

const SEGREDO = 'Marcapasso desde 2015';
const declaracao: DeclaracaoSaude = {
  titular: 'Zélia Conceição Prado',
  respostas: PerguntaDps.options.map((pergunta) =>
    pergunta === 'CARDIOVASCULAR' ? { pergunta, resposta: true, detalhe: SEGREDO } : { pergunta, resposta: false },
  ),
};
const pedido = { termoVersao: termoDps.versao, consentimento: true, declaracao };

let teste: QuotingTeste;
let dona: Corretor;
let outros: Corretor[];
let path: string;
let orcamentoId: string;

/** A calculated quote of one line, and the address of the declaration of its first offer. */
async function offerOf(quem: Corretor, formulario: 'VIDA' | 'AUTO') {
  const { orcamentoId: id, cotacaoId } = await quem.run();
  const { resultados } = await quem.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  await teste.owner('update balcao.orcamento set linha = $2, formulario = $2 where id = $1', [id, formulario]);
  const ofertaId = resultados.find(({ ofertas }) => ofertas.length > 0)?.ofertas[0]?.id;
  return { id, path: `orcamentos/${id}/ofertas/${ofertaId}/dps` };
}

beforeAll(async () => {
  teste = await createQuotingTest();
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(120_000);
  dona = await teste.createCorretor({ nome: 'Rita Corretora', flags: { administradorOrcamento: false } });
  outros = [
    await teste.createCorretor({ administrador: true }),
    await teste.createCorretor({ assinaturaId: dona.usuario.assinaturaId, flags: { administradorOrcamento: false } }),
  ];
  ({ id: orcamentoId, path } = await offerOf(dona, 'VIDA'));
});
afterAll(() => teste.close());

const read = async () => (await dona.request('GET', path)).json().data;

it('has none before it is told', async () => {
  expect(await read()).toEqual({ consentimento: null, declaracao: null });
});

it('refuses without consent, under another text or with a question left out, and keeps nothing', async () => {
  const refused = async (changes: object) =>
    (await dona.request('PUT', path, { ...pedido, ...changes })).json().errors.map(({ campo }: { campo: string }) => campo);
  expect(await refused({ consentimento: false })).toEqual(['consentimento']);
  expect(await refused({ termoVersao: '2020-01-01' })).toEqual(['termoVersao']);
  expect(await refused({ declaracao: { ...declaracao, respostas: declaracao.respostas.slice(1) } })).toEqual([
    'declaracao.respostas.CARDIOVASCULAR',
  ]);
  expect(await read()).toEqual({ consentimento: null, declaracao: null });
});

it('keeps it under the words consented to, with who wrote it down, and reads it back', async () => {
  const response = await dona.request('PUT', path, pedido);
  expect([response.statusCode, response.json().data]).toMatchObject([
    200,
    { termoVersao: termoDps.versao, registradoPor: 'Rita Corretora', revogadoEm: null },
  ]);
  expect(await read()).toMatchObject({ consentimento: { termoVersao: termoDps.versao }, declaracao });
});

it('is unreadable at rest: not in its row, its trail, the risk, the runs nor what is told live', async () => {
  for (const tabela of ['declaracao_saude', 'auditoria', 'orcamento', 'cotacao', 'resultado_cotacao']) {
    const { rows } = await teste.owner(`select to_jsonb(t)::text as texto from balcao.${tabela} t`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ texto }) => /Marcapasso/.test(texto))).toEqual([]);
  }
  const { rows } = await teste.owner("select depois from balcao.auditoria where entidade = 'declaracao_saude'");
  expect(Object.keys(rows[0].depois)).not.toContain('segredo');
  expect((await dona.request('GET', `orcamentos/${orcamentoId}`)).body).not.toContain('Marcapasso');
});

it.each(['GET', 'PUT', 'DELETE'] as const)(
  '%s knows nothing of it for another subscription, nor for a colleague outside one’s scope',
  async (method) => {
    for (const quem of outros) {
      const response = await quem.request(method, path, method === 'PUT' ? pedido : undefined);
      expect([response.statusCode, response.body.includes('Marcapasso')]).toEqual([404, false]);
    }
    expect((await read()).declaracao).toEqual(declaracao);
  },
);

it('does not open when it was moved to another offer', async () => {
  const other = await offerOf(dona, 'VIDA');
  await dona.request('PUT', other.path, { ...pedido, declaracao: { ...declaracao, titular: 'Outra Pessoa' } });
  const [, mine] = /ofertas\/(.+)\/dps/.exec(path) ?? [];
  const [, theirs] = /ofertas\/(.+)\/dps/.exec(other.path) ?? [];
  await teste.owner(
    'update balcao.declaracao_saude set segredo = (select segredo from balcao.declaracao_saude where oferta_id = $1) where oferta_id = $2',
    [mine, theirs],
  );
  expect((await dona.request('GET', other.path)).statusCode).toBe(500);
});

it('is asked of life offers only, of the orçamento they belong to', async () => {
  const auto = await offerOf(dona, 'AUTO');
  expect((await dona.request('PUT', auto.path, pedido)).statusCode).toBe(404);
  expect((await dona.request('PUT', `orcamentos/${auto.id}/${path.split('/').slice(2).join('/')}`, pedido)).statusCode).toBe(404);
  expect((await dona.request('GET', `orcamentos/${orcamentoId}/ofertas/${uuidv7()}/dps`)).statusCode).toBe(404);
});

it('erases the answers when the consent is withdrawn, keeps the evidence, and may be told anew', async () => {
  expect((await dona.request('DELETE', path)).statusCode).toBe(200);
  const { consentimento, declaracao: gone } = await read();
  expect([gone, typeof consentimento.revogadoEm]).toEqual([null, 'string']);
  expect((await dona.request('DELETE', path)).statusCode).toBe(404);
  const { rows } = await teste.owner('select segredo from balcao.declaracao_saude where orcamento_id = $1', [orcamentoId]);
  expect(rows).toEqual([{ segredo: null }]);
  await dona.request('PUT', path, pedido);
  expect(await read()).toMatchObject({ consentimento: { revogadoEm: null }, declaracao });
});

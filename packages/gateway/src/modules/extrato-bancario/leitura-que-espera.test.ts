import type { LeituraAConferir, LeituraDoExtrato } from '@balcao/contracts';
import { type AppTeste, createTestApp } from '../../testing/test-app.ts';
import { createExtratoTest, dataOf, type ExtratoTeste, ofxDo999, type UmMovimento } from '../../testing/test-extrato-bancario.ts';

let teste: AppTeste;
let ana: ExtratoTeste;
let estranha: ExtratoTeste;
beforeAll(async () => {
  teste = await createTestApp();
  const people = await Promise.all([1, 2].map(() => teste.createUser({ administrador: true })));
  [ana, estranha] = (await Promise.all(people.map(async (um) => createExtratoTest(teste, await teste.signIn(um), um)))) as [
    ExtratoTeste,
    ExtratoTeste,
  ];
});
afterAll(() => teste.close());

const tarifa: UmMovimento = { fitid: 'F1', dia: '20261110', valor: '-19.90', memo: 'TARIFA PIX' };

it('a file that waits is found by whoever may see the account, with its doubts as they stand, until it counts or is discarded', async () => {
  const conta = await ana.createConta();
  const outraConta = await ana.createConta();
  await ana.importFile(conta.id, ofxDo999(conta.conta, [tarifa]));
  const { id } = await ana.read(conta.id, ofxDo999(conta.conta, [{ ...tarifa, fitid: 'NOVO1' }]));
  await ana.read(outraConta.id, ofxDo999(outraConta.conta, [tarifa]));
  const outra = await teste.signIn(await teste.createUser({ assinaturaId: ana.contexto.assinaturaId, administrador: true }));
  const rui = createExtratoTest(teste, outra, { ...ana.contexto, email: '', corretoraId: '', usuarioId: outra.sessao.usuarioId });
  const waiting = async (quem: ExtratoTeste, query = `?contaId=${conta.id}`) =>
    dataOf<LeituraAConferir[]>(await quem.ask('GET', `extratos-bancarios/leituras${query}`));
  expect(await waiting(rui)).toEqual([
    {
      id,
      contaId: conta.id,
      conta: conta.nome,
      nome: 'extrato.ofx',
      inicio: expect.any(String),
      fim: expect.any(String),
      em: expect.any(String),
      por: 'Pessoa de Teste',
    },
  ]);
  expect((await waiting(rui, '')).map(({ contaId }) => contaId)).toEqual(expect.arrayContaining([conta.id, outraConta.id]));
  expect(dataOf<LeituraDoExtrato>(await rui.ask('GET', `extratos-bancarios/leituras/${id}`))).toMatchObject({
    id,
    novos: 0,
    duvidosos: [{ fitid: 'NOVO1', guardado: { fitid: 'F1' } }],
  });
  expect([await waiting(estranha), await waiting(estranha, '')]).toEqual([[], []]);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await estranha.ask(method, `extratos-bancarios/leituras/${id}`)).statusCode).toBe(404);
  dataOf(await rui.confirm(id, [{ indice: 0, acao: 'INCLUIR' }]));
  expect(await waiting(ana)).toEqual([]);
  expect((await ana.ask('GET', `extratos-bancarios/leituras/${id}`)).statusCode).toBe(404);
  const { id: outraLeitura } = await ana.read(conta.id, ofxDo999(conta.conta, [{ ...tarifa, fitid: 'NOVO2' }]));
  dataOf(await rui.ask('DELETE', `extratos-bancarios/leituras/${outraLeitura}`));
  expect(await waiting(ana)).toEqual([]);
  expect((await rui.ask('DELETE', `extratos-bancarios/leituras/${outraLeitura}`)).statusCode).toBe(404);
  expect(await ana.movimentos(conta.id)).toHaveLength(2);
});

it('a file that waits for an account no longer in use is not offered', async () => {
  const { id, versao: _, ...conta } = await ana.createConta();
  await ana.read(id, ofxDo999(conta.conta, [tarifa]));
  dataOf(await ana.ask('POST', 'contas-financeiras/situacao', { ids: [id], ativo: false }));
  expect(dataOf(await ana.ask('GET', `extratos-bancarios/leituras?contaId=${id}`))).toEqual([]);
});

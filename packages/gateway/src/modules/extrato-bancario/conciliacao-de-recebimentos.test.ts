import type { AlvoDaConciliacao, FluxoDeCaixa, MovimentoBancario, Recebimento } from '@balcao/contracts';
import { importExtrato, okOf } from '../../testing/extrato.fixture.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { createExtratoTest, dataOf, type ExtratoTeste, ofxDo999 as ofx, type UmMovimento } from '../../testing/test-extrato-bancario.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createTestUser } from '../../testing/test-user.ts';

let teste: QuotingTeste;
let quem: Corretor;
let ana: ExtratoTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  quem = await teste.createCorretor({ administrador: true });
  ana = createExtratoTest(teste, quem.entrada, quem.usuario);
}, 120_000);
afterAll(() => teste.close());

const ted: UmMovimento = { fitid: 'A', dia: '20261110', valor: '600.00', memo: 'TED ALFA SEGUROS' };
const reconcile = (itens: object[], de: ExtratoTeste = ana) => de.ask('POST', 'conciliacoes', { itens });
const of = (transacaoId: string, ...alvos: (readonly [Pick<Recebimento, 'id'>, number])[]) => ({
  transacaoId,
  alvos: alvos.map(([{ id }, valorCentavos]) => ({ tipo: 'RECEBIMENTO', id, valorCentavos })),
});
const undo = (id: string) => ana.ask('POST', `movimentos-bancarios/${id}/desfazer`);
const recusa = (resposta: Awaited<ReturnType<ExtratoTeste['ask']>>) => [
  resposta.statusCode,
  ...(resposta.json<{ errors?: { campo: string; mensagem: string }[] }>().errors ?? []).flatMap(({ campo, mensagem }) => [campo, mensagem]),
];

/** An account with receipts of some amounts, and the movements of its bank. */
async function prepare(centavos: readonly number[], movimentos: readonly UmMovimento[]) {
  const conta = await ana.createConta();
  const recebimentos: Recebimento[] = [];
  for (const valor of centavos)
    recebimentos.push(await ana.createRecebimento({ contaId: conta.id, dia: '2026-11-10', centavos: valor, seguradora: 'alfa_seguros' }));
  await ana.importFile(conta.id, ofx(conta.conta, movimentos));
  return { conta, recebimentos, movimentos: await ana.movimentos(conta.id) };
}
const one = <T>([primeiro]: readonly T[]): T => primeiro as T;

it('money that a receipt already has in the books is counted once: suggested, reconciled, and the books come to the bank', async () => {
  const { conta, recebimentos, movimentos } = await prepare([60_000], [ted]);
  const [recebimento, movimento] = [one(recebimentos), one(movimentos)];
  expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 60_000, bancoCentavos: 60_000, diferencaCentavos: 0, abertos: 1 });
  const [sugestao] = await ana.sugestoes(conta.id, [movimento.id]);
  expect(sugestao?.sugestoes).toMatchObject([
    {
      tipo: 'UM_PARA_UM',
      score: 92,
      alvos: [{ tipo: 'RECEBIMENTO', id: recebimento.id, nome: 'Alfa Seguros: Comissão avulsa', isPrevisto: false }],
    },
  ]);
  const alvos = dataOf<AlvoDaConciliacao[]>(await ana.ask('GET', `movimentos-bancarios/${movimento.id}/alvos?q=alfa`));
  expect(alvos).toMatchObject([{ tipo: 'RECEBIMENTO', id: recebimento.id, valorCentavos: 60_000, dia: '2026-11-10' }]);
  expect(recebimento.conciliadoCentavos).toBe(0);
  const feitos = dataOf<MovimentoBancario[]>(await reconcile([of(movimento.id, [recebimento, 60_000])]));
  expect(feitos).toMatchObject([{ status: 'CONCILIADA', alvos: [{ tipo: 'RECEBIMENTO', id: recebimento.id, valorCentavos: 60_000 }] }]);
  // the balance a person reads, the ledger, and the cash flow: once each
  expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 60_000, bancoCentavos: 60_000, diferencaCentavos: 0, abertos: 0 });
  const fluxo = dataOf<FluxoDeCaixa>(await ana.ask('GET', `fluxo-caixa?de=2026-11-01&ate=2026-11-30&agrupar=MES&conta=${conta.id}`));
  expect(fluxo.periodos).toMatchObject([{ entradasRealizadasCentavos: 60_000, saldoCentavos: 60_000 }]);
  expect(await ana.recebimento(recebimento.id)).toMatchObject({ conciliadoCentavos: 60_000, versao: recebimento.versao });
  expect((await ana.ask('GET', `movimentos-bancarios/exportar?contaId=${conta.id}`)).body).toContain('Alfa Seguros: Comissão avulsa');
  dataOf(await undo(movimento.id));
  expect(await ana.recebimento(recebimento.id)).toMatchObject({ conciliadoCentavos: 0 });
  expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 60_000, abertos: 1 });
  expect(await ana.prove()).toEqual([]);
});

it('one deposit of several receipts, one receipt of several deposits, and a receipt beside an entry, each to the centavo', async () => {
  const { conta, recebimentos, movimentos } = await prepare(
    [25_000, 35_000, 90_000],
    [
      ted,
      { fitid: 'B', dia: '20261111', valor: '500.00', memo: 'PIX PARTE' },
      { fitid: 'C', dia: '20261112', valor: '400.00', memo: 'PIX RESTO' },
      { fitid: 'D', dia: '20261113', valor: '97.00', memo: 'DEPOSITO LIQUIDO' },
    ],
  );
  const [menor, maior, grande] = recebimentos as [Recebimento, Recebimento, Recebimento];
  const [deposito, parte, resto, liquido] = movimentos as [MovimentoBancario, MovimentoBancario, MovimentoBancario, MovimentoBancario];
  const achadas = (await ana.sugestoes(conta.id, [deposito.id, parte.id])).map(({ sugestoes }) => sugestoes);
  expect(achadas[0]?.[0]).toMatchObject({ tipo: 'UM_PARA_MUITOS', alvos: [{ id: menor.id }, { id: maior.id }] });
  expect(achadas[1]).toContainEqual(
    expect.objectContaining({ tipo: 'MUITOS_PARA_UM', alvos: [expect.objectContaining({ id: grande.id, tipo: 'RECEBIMENTO' })] }),
  );
  dataOf(await reconcile([of(deposito.id, [menor, 25_000], [maior, 35_000])]));
  dataOf(await reconcile([of(parte.id, [grande, 50_000]), of(resto.id, [grande, 40_000])]));
  // what is left of nothing: the receipt is not suggested again, nor taken over what it is worth
  expect(one(await ana.sugestoes(conta.id, [liquido.id])).sugestoes).toEqual([]);
  const avulso = await ana.createRecebimento({ contaId: conta.id, dia: '2026-11-13', centavos: 10_000, seguradora: 'alfa_seguros' });
  const tarifas = await ana.createCategoria(`Tarifas ${conta.nome}`, 'DESPESA');
  dataOf(
    await reconcile([
      {
        transacaoId: liquido.id,
        alvos: [
          { tipo: 'RECEBIMENTO', id: avulso.id, valorCentavos: 10_000 },
          { tipo: 'NOVO', descricao: 'Tarifa do depósito', categoriaId: tarifas, valorCentavos: -300 },
        ],
      },
    ]),
  );
  expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 159_700, bancoCentavos: 159_700, diferencaCentavos: 0, abertos: 0 });
  dataOf(await undo(parte.id));
  expect(await ana.recebimento(grande.id)).toMatchObject({ conciliadoCentavos: 40_000 });
  expect(one(one(await ana.sugestoes(conta.id, [parte.id])).sugestoes)).toMatchObject({
    tipo: 'UM_PARA_UM',
    alvos: [{ valorCentavos: 50_000 }],
  });
  expect(await ana.prove()).toEqual([]);
});

it('a receipt of another account, of another direction, of nobody here, twice, or over what it is worth is refused in words', async () => {
  const { recebimentos, movimentos } = await prepare(
    [60_000],
    [ted, { ...ted, fitid: 'B', memo: 'OUTRO' }, { fitid: 'S', dia: '20261110', valor: '-600.00', memo: 'SAIDA' }],
  );
  const [recebimento] = recebimentos as [Recebimento];
  const [entra, outra, sai] = movimentos as [MovimentoBancario, MovimentoBancario, MovimentoBancario];
  const alheio = one((await prepare([60_000], [])).recebimentos);
  const refused = async (...itens: object[]) => recusa(await reconcile(itens));
  const [id, valor] = ['itens.0.alvos.0.id', 'itens.0.alvos.0.valorCentavos'];
  expect(await refused(of(entra.id, [alheio, 60_000]))).toEqual([
    422,
    id,
    'Este recebimento não existe mais, foi desfeito ou é de outra conta.',
  ]);
  expect(await refused(of(entra.id, [{ id: crypto.randomUUID() }, 60_000]))).toEqual([422, id, expect.any(String)]);
  expect(await refused(of(sai.id, [recebimento, -60_000]))).toEqual([422, valor, expect.stringContaining('Um recebimento se concilia')]);
  expect(await refused(of(entra.id, [recebimento, 30_000], [recebimento, 30_000]))).toEqual([
    422,
    'itens.0.alvos.1.id',
    expect.any(String),
  ]);
  expect(await refused(of(entra.id, [recebimento, 60_000]), of(outra.id, [recebimento, 60_000]))).toEqual([
    422,
    valor,
    expect.stringMatching(/^Deste recebimento só restam R\$\s600,00/),
  ]);
  dataOf(await reconcile([of(entra.id, [recebimento, 60_000])]));
  expect(await refused(of(outra.id, [recebimento, 60_000]))).toEqual([422, valor, expect.stringMatching(/restam R\$\s0,00/)]);
  // of a brokerage that the person does not see
  const limitado = await createTestUser(teste.db, { assinaturaId: quem.usuario.assinaturaId, flags: { acessoGestao: true } });
  await teste.owner('update balcao.usuario set corretora_ids = array[gen_random_uuid()] where id = $1', [limitado.usuarioId]);
  const rui = createExtratoTest(teste, await teste.signIn(limitado), limitado);
  dataOf(await undo(entra.id));
  expect(recusa(await reconcile([of(entra.id, [recebimento, 60_000])], rui))[1]).toBe(id);
  expect(one(await rui.sugestoes(entra.contaId, [entra.id])).sugestoes).toEqual([]);
});

it('what the bank confirmed is not changed, excluded nor reopened: the refusal names the movement, and undoing it frees the receipt', async () => {
  const { conta, recebimentos, movimentos } = await prepare([60_000], [ted]);
  const [recebimento, movimento] = [one(recebimentos), one(movimentos)];
  dataOf(await reconcile([of(movimento.id, [recebimento, 60_000])]));
  const { id, versao } = recebimento;
  const mudado = { ...recebimento, descricao: 'Outra' };
  const recusas = [await ana.ask('PUT', `recebimentos/${id}`, mudado), await ana.ask('DELETE', `recebimentos/${id}?versao=${versao}`)];
  for (const um of recusas) {
    expect([um.statusCode, um.json().code]).toEqual([409, 'recebimento-conciliado']);
    expect(um.body).toMatch(/“TED ALFA SEGUROS”, de 10\/11\/2026, R\$\s600,00, na conta /);
  }
  // the database says so whoever writes
  for (const sql of ['set valor_centavos = 1', 'set excluido_em = now()', "set dia = '2026-01-01'"])
    await expect(teste.db.tenant(ana.contexto, (tx) => tx.run(`update balcao.recebimento ${sql} where id = $1`, [id]))).rejects.toThrow(
      'is reconciled',
    );
  dataOf(await undo(movimento.id));
  expect((await ana.ask('DELETE', `recebimentos/${id}?versao=${versao}`)).statusCode).toBe(200);
  expect(recusa(await reconcile([of(movimento.id, [recebimento, 60_000])]))[1]).toBe('itens.0.alvos.0.id');
  expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 0, bancoCentavos: 60_000, abertos: 1 });
  expect(await ana.prove()).toEqual([]);
});

it('a settled statement is reconciled by its receipt, and reopening it waits for that to be undone', async () => {
  const conta = await ana.createConta();
  const apoliceId = await writeUmaApolice(teste, quem);
  const { rows } = await teste.owner('select numero from balcao.apolice where id = $1', [apoliceId]);
  const { extrato } = await importExtrato(teste, quem, {
    numero: 'BANCO-1',
    linhas: [{ apolice: rows[0].numero, parcela: 7, valorCentavos: 6_000 }],
  });
  okOf(await quem.request('POST', 'extratos/baixar', { ids: [extrato.id], contaId: conta.id, data: '2026-11-09' }));
  await ana.importFile(conta.id, ofx(conta.conta, [{ fitid: 'E', dia: '20261110', valor: '60.00', memo: 'CRED ALFA' }]));
  const movimento = one(await ana.movimentos(conta.id));
  const sugestao = one(one(await ana.sugestoes(conta.id, [movimento.id])).sugestoes);
  expect(sugestao).toMatchObject({
    score: 88,
    alvos: [{ tipo: 'RECEBIMENTO', nome: 'Alfa Seguros: Extrato BANCO-1', valorCentavos: 6_000 }],
  });
  dataOf(await reconcile([of(movimento.id, [one(sugestao.alvos), 6_000])]));
  const preso = await quem.request('POST', `extratos/${extrato.id}/reabrir`, {});
  expect([preso.statusCode, preso.json().code, preso.body.includes('“CRED ALFA”')]).toEqual([409, 'recebimento-conciliado', true]);
  expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 6_000, diferencaCentavos: 0 });
  dataOf(await undo(movimento.id));
  okOf(await quem.request('POST', `extratos/${extrato.id}/reabrir`, {}));
  expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 0, bancoCentavos: 6_000 });
  expect(await ana.prove()).toEqual([]);
}, 60_000);

it('the database refuses a target of two kinds, of none, and a receipt that is not whole at commit', async () => {
  const { recebimentos, movimentos } = await prepare([60_000], [ted]);
  const write = (colunas: string, valores: string, valor = 60_000) =>
    teste.db.tenant(ana.contexto, async (tx) => {
      await tx.run(
        `insert into balcao.conciliacao (assinatura_id, transacao_id, valor_centavos, ${colunas}) values ($1, $2, $3, ${valores})`,
        [quem.usuario.assinaturaId, one(movimentos).id, valor],
      );
      await tx.run("update balcao.transacao set status = 'CONCILIADA', resolvida_em = now() where id = $1", [one(movimentos).id]);
    });
  const { id } = one(recebimentos);
  await expect(write('alvo_tipo', "'RECEBIMENTO'")).rejects.toThrow('conciliacao_um_alvo');
  await expect(write('recebimento_id', `'${id}'`)).rejects.toThrow('conciliacao_um_alvo');
  await expect(write('alvo_tipo, recebimento_id, efeito', `'RECEBIMENTO', '${id}', 'CRIOU'`)).rejects.toThrow('conciliacao_efeito');
  await expect(write('alvo_tipo, recebimento_id', `'RECEBIMENTO', '${id}'`, 59_999)).rejects.toThrow('is not what it is reconciled with');
  await teste.owner('update balcao.recebimento set valor_centavos = 59000 where id = $1', [id]);
  await expect(write('alvo_tipo, recebimento_id', `'RECEBIMENTO', '${id}'`)).rejects.toThrow('a receipt of movement');
});

it('a rule leaves to a person what may be a receipt already in the books', async () => {
  const { conta } = await prepare([60_000], [ted, { fitid: 'B', dia: '20261110', valor: '12.00', memo: 'TED ALFA SEGUROS' }]);
  const categoriaId = await ana.createCategoria(`Comissões ${conta.nome}`, 'RECEITA');
  dataOf(await ana.ask('POST', 'regras-memo', { contem: 'alfa', categoriaId }));
  expect(dataOf(await ana.ask('POST', 'regras-memo/aplicar', { contaId: conta.id }))).toEqual({ conciliados: 1, deixados: 1 });
  expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 61_200, bancoCentavos: 61_200, diferencaCentavos: 0, abertos: 1 });
});

it('tells the parts of a movement in the order in which they were said', async () => {
  const { movimentos } = await prepare([], [ted]);
  const categoriaId = await ana.createCategoria('Em partes', 'RECEITA');
  const nomes = Array.from({ length: 12 }, (_, n) => `Parte ${n + 1}`);
  const alvos = nomes.map((descricao) => ({ tipo: 'NOVO', descricao, categoriaId, valorCentavos: 5_000 }));
  const [feito] = dataOf<MovimentoBancario[]>(await reconcile([{ transacaoId: one(movimentos).id, alvos }]));
  expect(feito?.alvos.map(({ nome }) => nome)).toEqual(nomes);
});

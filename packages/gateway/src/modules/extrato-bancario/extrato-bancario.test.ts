import type { ExtratoImportado, LeituraDoExtrato, MovimentoBancario, RegraMemo } from '@balcao/contracts';
import { type AppTeste, createTestApp } from '../../testing/test-app.ts';
import { asOwner } from '../../testing/test-quoting.ts';
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

const ofx = ofxDo999;
const tarifa: UmMovimento = { fitid: 'F1', dia: '20261110', valor: '-19.90', memo: 'TARIFA PIX' };
const recusa = (resposta: Awaited<ReturnType<ExtratoTeste['ask']>>) => [
  resposta.statusCode,
  ...(resposta.json<{ errors?: { campo: string }[] }>().errors ?? []).map(({ campo }) => campo),
];
const reconcile = (quem: ExtratoTeste, itens: object[], chave?: string) => quem.ask('POST', 'conciliacoes', { itens }, chave);

describe('a file', () => {
  it('is shown before it counts, with its balance held against the account, and counts once', async () => {
    const conta = await ana.createConta({ saldoInicialCentavos: 100_000 });
    const bytes = ofx(conta.conta, [tarifa, { fitid: 'F2', dia: '20261111', valor: '500.00', memo: 'PIX RECEBIDO' }], '1480.10');
    const leitura = await ana.read(conta.id, bytes);
    expect(leitura).toMatchObject({
      total: 2,
      novos: 2,
      conhecidos: 0,
      duvidosos: [],
      entradasCentavos: 50_000,
      saidasCentavos: -1_990,
      saldo: { informadoCentavos: 148_010, calculadoCentavos: 148_010, situacao: 'CONFERE' },
      jaImportado: null,
    });
    expect(await ana.movimentos(conta.id)).toEqual([]);
    const chave = crypto.randomUUID();
    const [um, outro] = await Promise.all([ana.confirm(leitura.id, [], chave), ana.confirm(leitura.id)]);
    expect([um.statusCode, outro.statusCode]).toEqual([200, 200]);
    expect(dataOf<ExtratoImportado>(um)).toMatchObject({ id: leitura.id, lidos: 2, novos: 2 });
    expect((await ana.movimentos(conta.id)).map(({ valorCentavos }) => valorCentavos)).toEqual([-1_990, 50_000]);
    expect(await ana.saldo(conta.id)).toMatchObject({
      livrosCentavos: 100_000,
      bancoCentavos: 148_010,
      diferencaCentavos: -48_010,
      abertos: 2,
      declarado: { dia: '2026-11-30', saldoCentavos: 148_010, diferencaCentavos: 0 },
    });
    const deNovo = await ana.read(conta.id, bytes);
    expect(deNovo).toMatchObject({ novos: 0, conhecidos: 2, jaImportado: { por: 'Pessoa de Teste' } });
    expect(dataOf<ExtratoImportado>(await ana.confirm(deNovo.id))).toMatchObject({ novos: 0 });
    expect(await ana.movimentos(conta.id)).toHaveLength(2);
    expect(await ana.prove()).toEqual([]);
  });

  it('keeps equal movements of one day, an identifier used again, and adds nothing of a period that overlaps', async () => {
    const conta = await ana.createConta();
    const outraTarifa = { ...tarifa, valor: '-29.90' };
    await ana.importFile(conta.id, ofx(conta.conta, [tarifa, tarifa, outraTarifa, { ...tarifa, memo: 'IOF' }]));
    expect(await ana.movimentos(conta.id)).toHaveLength(4);
    const depois = { fitid: 'F9', dia: '20261112', valor: '10.00', memo: 'DEPOSITO' };
    expect(await ana.importFile(conta.id, ofx(conta.conta, [tarifa, tarifa, outraTarifa, depois]))).toMatchObject({ lidos: 4, novos: 1 });
    expect(await ana.movimentos(conta.id)).toHaveLength(5);
  });

  it('with a doubtful movement asks for a decision of each, and tells what stands when the account changed meanwhile', async () => {
    const conta = await ana.createConta();
    const renumerada = { ...tarifa, fitid: 'NOVO1' };
    const cedo = await ana.read(conta.id, ofx(conta.conta, [renumerada]));
    expect(cedo.duvidosos).toEqual([]);
    const outra = await teste.signIn(await teste.createUser({ assinaturaId: ana.contexto.assinaturaId, administrador: true }));
    const rui = createExtratoTest(teste, outra, { ...ana.contexto, email: '', corretoraId: '', usuarioId: outra.sessao.usuarioId });
    await rui.importFile(conta.id, ofx(conta.conta, [tarifa]));
    const tarde = await ana.confirm(cedo.id);
    expect(tarde.statusCode).toBe(409);
    const [duvida] = tarde.json<{ data: LeituraDoExtrato }>().data.duvidosos;
    expect(duvida).toMatchObject({ duvida: 'OUTRO_FITID', fitid: 'NOVO1', guardado: { fitid: 'F1' } });
    expect(duvida?.porque).toContain('renumeram');
    expect(dataOf<ExtratoImportado>(await ana.confirm(cedo.id, [{ indice: 0, acao: 'IGNORAR' }]))).toMatchObject({ novos: 0 });
    expect(await ana.importFile(conta.id, ofx(conta.conta, [renumerada]), 'INCLUIR')).toMatchObject({ novos: 1 });
    expect(await ana.movimentos(conta.id)).toHaveLength(2);
  });

  it('leaves out, and says so, what the opening balance counts already', async () => {
    const conta = await ana.createConta({ saldoInicialEm: '2026-11-11' });
    const leitura = await ana.read(conta.id, ofx(conta.conta, [tarifa, { ...tarifa, dia: '20261111' }]));
    expect(leitura).toMatchObject({ anteriores: 1, novos: 1 });
    const { id, versao, ...dados } = conta;
    await ana.confirm(leitura.id);
    expect(recusa(await ana.ask('PUT', `contas-financeiras/${id}`, { ...dados, versao, saldoInicialEm: '2026-11-12' }))).toEqual([
      422,
      'saldoInicialEm',
    ]);
  });

  it('that is none, is cut, is of another account or of nobody here is refused at the file, and nothing is kept', async () => {
    const conta = await ana.createConta();
    const gaveta = await ana.createConta({ tipo: 'CAIXA', banco: null, agencia: null, conta: null });
    const inteiro = ofx(conta.conta, [tarifa]);
    const refusals = [
      await ana.send(conta.id, Buffer.alloc(0)),
      await ana.send(conta.id, inteiro.subarray(0, inteiro.length - 120)),
      await ana.send(conta.id, Buffer.from('não é extrato')),
      await ana.send(conta.id, ofx('99999-9', [tarifa])),
    ];
    expect(refusals.map(recusa)).toEqual(refusals.map(() => [422, 'arquivo']));
    expect(refusals.at(-1)?.body).toContain('99999-9');
    expect(recusa(await ana.send(gaveta.id, inteiro))).toEqual([422, 'contaId']);
    expect((await estranha.send(conta.id, inteiro)).statusCode).toBe(404);
    const leitura = await ana.read(conta.id, inteiro);
    expect((await estranha.confirm(leitura.id)).statusCode).toBe(404);
    expect(await ana.movimentos(conta.id)).toEqual([]);
  });

  it('in Latin-1 keeps its accents, in a table is read by its titles, and no memo becomes a formula in a sheet', async () => {
    const conta = await ana.createConta();
    await ana.importFile(conta.id, ofx(conta.conta, [{ ...tarifa, memo: 'MANUTENÇÃO DA CONTA' }]));
    const csv = 'Data;Histórico;Valor;Saldo\r\n12/11/2026;=HYPERLINK("http://x");-1.234,56;765,44\r\n13/11/2026;PIX;34,56;800,00\r\n';
    const leitura = await ana.read(conta.id, Buffer.from(csv, 'latin1'));
    expect(leitura).toMatchObject({ formato: 'CSV', novos: 2, inicio: '2026-11-12', saldo: { informadoCentavos: 80_000 } });
    await ana.confirm(leitura.id);
    expect((await ana.movimentos(conta.id)).map(({ memo }) => memo)).toEqual(['MANUTENÇÃO DA CONTA', '=HYPERLINK("http://x")', 'PIX']);
    const exported = (await ana.ask('GET', `movimentos-bancarios/exportar?contaId=${conta.id}&ordenar=dia`)).body;
    expect(exported).not.toMatch(/(^|;|")=HYPERLINK/m);
    expect(exported).toContain('HYPERLINK');
    expect((await ana.movimentos(conta.id, '&q=manutencao'))[0]?.memo).toBe('MANUTENÇÃO DA CONTA');
    const semTitulos = await ana.send(conta.id, Buffer.from('a;b\n1;2\n'));
    expect(recusa(semTitulos)).toEqual([422, 'arquivo']);
    const torto = await ana.send(conta.id, Buffer.from('Data;Histórico;Valor\n12/11/2026;X;abc\n'));
    expect([...recusa(torto), torto.body.includes('A linha 2')]).toEqual([422, 'arquivo', true]);
  });

  it('in a table whose titles say nothing is shown, mapped once, and then read by itself in that account', async () => {
    const conta = await ana.createConta();
    const table = (...linhas: string[]) =>
      Buffer.from(`${['Banco Qualquer', 'Quando;O que foi;Quanto', ...linhas].join('\r\n')}\r\n`, 'latin1');
    const primeira = table('12/11/2026;PIX JOSÉ;1.234,56', '13/11/2026;TARIFA;-9,90');
    const recusada = await ana.send(conta.id, primeira);
    expect([recusada.statusCode, recusada.json().code, recusada.json().errors[0].campo]).toEqual([422, 'colunas-desconhecidas', 'arquivo']);
    expect(recusada.json().data.linhas[1]).toEqual({ linha: 2, celulas: ['Quando', 'O que foi', 'Quanto'] });
    const campos = { dia: { titulo: 'Quando' }, memo: { titulo: 'O que foi' }, valor: { titulo: 'Quanto' } };
    for (const torto of [
      '{',
      '[]',
      JSON.stringify({ dia: campos.dia, memo: campos.memo }),
      JSON.stringify({ ...campos, valor: { titulo: '' } }),
    ])
      expect(recusa(await ana.send(conta.id, primeira, 'extrato.csv', torto))).toEqual([422, 'mapeamento']);
    // columns that hold something else are not remembered
    const trocada = { ...campos, valor: campos.memo };
    expect(recusa(await ana.send(conta.id, primeira, 'extrato.csv', JSON.stringify(trocada)))).toEqual([422, 'arquivo']);
    const leitura = dataOf<LeituraDoExtrato>(await ana.send(conta.id, primeira, 'extrato.csv', JSON.stringify(campos)));
    expect(leitura).toMatchObject({ formato: 'CSV', novos: 2, entradasCentavos: 123_456, saidasCentavos: -990 });
    await ana.confirm(leitura.id);
    expect((await ana.movimentos(conta.id)).map(({ memo }) => memo)).toEqual(['PIX JOSÉ', 'TARIFA']);
    expect(await ana.read(conta.id, table('14/11/2026;OUTRO;5,00'))).toMatchObject({ novos: 1, entradasCentavos: 500 });
    expect((await ana.send((await ana.createConta()).id, primeira)).json().code).toBe('colunas-desconhecidas');
    // titles that say it themselves are read as ever
    expect(await ana.read(conta.id, Buffer.from('Data;Histórico;Valor\n15/11/2026;X;7,00\n'))).toMatchObject({ novos: 1 });
  });

  it('is taken back while none of its movements is reconciled, and then may come again', async () => {
    const conta = await ana.createConta();
    const despesa = await ana.createCategoria(`Tarifas ${conta.nome}`, 'DESPESA');
    const extrato = await ana.importFile(conta.id, ofx(conta.conta, [tarifa]));
    const [movimento] = (await ana.movimentos(conta.id)) as [MovimentoBancario];
    const undo = () => ana.ask('POST', `extratos-bancarios/${extrato.id}/desfazer`);
    dataOf(
      await reconcile(ana, [
        { transacaoId: movimento.id, alvos: [{ tipo: 'NOVO', descricao: 'Tarifa', categoriaId: despesa, valorCentavos: -1_990 }] },
      ]),
    );
    expect((await undo()).json()).toMatchObject({ code: 'extrato-conciliado', data: { conciliados: 1 } });
    dataOf(await ana.ask('POST', `movimentos-bancarios/${movimento.id}/desfazer`));
    expect(dataOf<ExtratoImportado>(await undo()).desfeitoEm).not.toBeNull();
    dataOf(await undo());
    expect(await ana.movimentos(conta.id)).toEqual([]);
    expect((await ana.saldo(conta.id)).bancoCentavos).toBe(0);
    expect(await ana.importFile(conta.id, ofx(conta.conta, [tarifa]))).toMatchObject({ novos: 1 });
    expect(await ana.prove()).toEqual([]);
  });
});

describe('a movement', () => {
  it('says how many attachments of the entry it made would go, and is opened again once that was seen', async () => {
    const conta = await ana.createConta();
    const despesa = await ana.createCategoria(`Com nota ${conta.nome}`, 'DESPESA');
    await ana.importFile(conta.id, ofx(conta.conta, [tarifa]));
    const [movimento] = (await ana.movimentos(conta.id)) as [MovimentoBancario];
    const [conciliado] = dataOf<MovimentoBancario[]>(
      await reconcile(ana, [
        { transacaoId: movimento.id, alvos: [{ tipo: 'NOVO', descricao: 'Tarifa', categoriaId: despesa, valorCentavos: -1_990 }] },
      ]),
    );
    const withNota = (client: { query: (sql: string, params: unknown[]) => Promise<unknown> }) =>
      client.query(
        `with d as (insert into balcao.documento (assinatura_id, nome, mime, bytes, sha256, tipo, origem)
         select assinatura_id, 'nota.pdf', 'application/pdf', 9, $2, 'OUTRO', 'UPLOAD' from balcao.lancamento where id = $1 returning id, assinatura_id)
       insert into balcao.documento_vinculo (assinatura_id, documento_id, alvo, alvo_id) select assinatura_id, id, 'LANCAMENTO', $1 from d`,
        [conciliado?.alvos[0]?.id, 'b'.repeat(64)],
      );
    await asOwner(teste.banco.url, async (client) => void (await withNota(client)));
    const undo = (corpo?: object) => ana.ask('POST', `movimentos-bancarios/${movimento.id}/desfazer`, corpo);
    const recusada = await undo();
    expect([recusada.statusCode, recusada.json()]).toMatchObject([
      409,
      { code: 'anexos-a-apagar', message: 'Desfazer apaga o lançamento criado e o anexo dele.', data: { anexos: 1 } },
    ]);
    expect((await ana.movimentos(conta.id))[0]?.status).toBe('CONCILIADA');
    expect(dataOf<MovimentoBancario>(await undo({ anexos: 1 })).status).toBe('ABERTA');
    expect(await ana.prove()).toEqual([]);
  });

  it('is suggested what it may be, is reconciled with what was expected, and the books come to the bank', async () => {
    const conta = await ana.createConta();
    const receita = await ana.createCategoria(`Comissões ${conta.nome}`, 'RECEITA');
    const esperado = await ana.createLancamento({
      categoriaId: receita,
      tipo: 'RECEITA',
      dia: '2026-11-10',
      centavos: 60_000,
      descricao: 'Jequitibá Seguros',
    });
    await ana.importFile(conta.id, ofx(conta.conta, [{ dia: '20261110', valor: '600.00', memo: 'TED JEQUITIBA SEGUROS', fitid: 'A' }]));
    const [movimento] = (await ana.movimentos(conta.id)) as [MovimentoBancario];
    const [sugestao] = await ana.sugestoes(conta.id, [movimento.id]);
    expect(sugestao?.sugestoes[0]).toMatchObject({ tipo: 'UM_PARA_UM', score: 92, alvos: [{ id: esperado, isPrevisto: true }] });
    expect(dataOf<{ id: string }[]>(await ana.ask('GET', `movimentos-bancarios/${movimento.id}/alvos?q=jequitiba`))).toMatchObject([
      { id: esperado, valorCentavos: 60_000 },
    ]);
    const alvo = (valorCentavos: number) => [{ transacaoId: movimento.id, alvos: [{ tipo: 'LANCAMENTO', id: esperado, valorCentavos }] }];
    expect(recusa(await reconcile(ana, alvo(59_999)))).toContain('itens.0.alvos');
    expect((await reconcile(estranha, alvo(60_000))).statusCode).toBe(404);
    const chave = crypto.randomUUID();
    const [feito] = dataOf<MovimentoBancario[]>(await reconcile(ana, alvo(60_000), chave));
    expect(feito).toMatchObject({ status: 'CONCILIADA', alvos: [{ id: esperado, valorCentavos: 60_000 }] });
    expect(dataOf(await reconcile(ana, alvo(60_000), chave))).toEqual([feito]);
    expect((await reconcile(ana, alvo(60_000))).statusCode).toBe(409);
    expect(await ana.lancamento(esperado)).toMatchObject({ status: 'REALIZADO', pagoEm: '2026-11-10', contaId: conta.id });
    expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 60_000, bancoCentavos: 60_000, diferencaCentavos: 0, abertos: 0 });
    dataOf(await ana.ask('POST', `movimentos-bancarios/${movimento.id}/desfazer`));
    expect(await ana.lancamento(esperado)).toMatchObject({ status: 'PREVISTO', pagoEm: null });
    expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 0, abertos: 1 });
    expect(await ana.prove()).toEqual([]);
  });

  it('is split among new entries, of one to many and many to one, each to the centavo', async () => {
    const conta = await ana.createConta();
    const [receita, despesa] = [
      await ana.createCategoria(`Receitas ${conta.nome}`, 'RECEITA'),
      await ana.createCategoria(`Despesas ${conta.nome}`, 'DESPESA'),
    ];
    await ana.importFile(
      conta.id,
      ofx(conta.conta, [
        { fitid: 'A', dia: '20261110', valor: '97.00', memo: 'DEPOSITO LIQUIDO' },
        { fitid: 'B', dia: '20261111', valor: '60.00', memo: 'PARTE UM' },
        { fitid: 'C', dia: '20261112', valor: '40.00', memo: 'PARTE DOIS' },
      ]),
    );
    const [liquido, um, dois] = (await ana.movimentos(conta.id)) as [MovimentoBancario, MovimentoBancario, MovimentoBancario];
    const novo = (categoriaId: string, valorCentavos: number) => ({ tipo: 'NOVO', descricao: 'Parte', categoriaId, valorCentavos });
    expect(recusa(await reconcile(ana, [{ transacaoId: liquido.id, alvos: [novo(despesa, 9_700)] }]))).toEqual([
      422,
      'itens.0.alvos.0.categoriaId',
    ]);
    dataOf(await reconcile(ana, [{ transacaoId: liquido.id, alvos: [novo(receita, 10_000), novo(despesa, -300)] }]));
    const cem = await ana.createLancamento({ categoriaId: receita, tipo: 'RECEITA', dia: '2026-11-12', centavos: 10_000 });
    const parte = (movimento: MovimentoBancario, valorCentavos: number) => ({
      transacaoId: movimento.id,
      alvos: [{ tipo: 'LANCAMENTO', id: cem, valorCentavos }],
    });
    // alone it is done at what moved, and undone at what was expected
    dataOf(await reconcile(ana, [parte(um, 6_000)]));
    expect(recusa(await reconcile(ana, [parte(dois, 4_000)]))).toEqual([422, 'itens.0.alvos.0.valorCentavos']);
    dataOf(await ana.ask('POST', `movimentos-bancarios/${um.id}/desfazer`));
    const [sugestao] = (await ana.sugestoes(conta.id, [um.id])).flatMap(({ sugestoes }) => sugestoes);
    expect(sugestao).toMatchObject({ tipo: 'MUITOS_PARA_UM', movimentos: [{ id: um.id }, { id: dois.id }], alvos: [{ id: cem }] });
    dataOf(await reconcile(ana, [parte(um, 6_000), parte(dois, 4_000)]));
    expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: 19_700, bancoCentavos: 19_700, diferencaCentavos: 0 });
    // paid by two: the first undone leaves it paid by the other
    dataOf(await ana.ask('POST', `movimentos-bancarios/${um.id}/desfazer`));
    expect((await ana.lancamento(cem)).status).toBe('REALIZADO');
    dataOf(await ana.ask('POST', `movimentos-bancarios/${dois.id}/desfazer`));
    expect((await ana.lancamento(cem)).status).toBe('PREVISTO');
    expect(await ana.prove()).toEqual([]);
  });

  it('to another account is one transfer, which the movement of the other side finds', async () => {
    const [de, para] = [await ana.createConta(), await ana.createConta({ tipo: 'POUPANCA' })];
    await ana.importFile(de.id, ofx(de.conta, [{ fitid: 'T', dia: '20261110', valor: '-500.00', memo: 'TRANSF' }]));
    await ana.importFile(para.id, ofx(para.conta, [{ fitid: 'T', dia: '20261110', valor: '500.00', memo: 'TRANSF' }]));
    const [sai] = (await ana.movimentos(de.id)) as [MovimentoBancario];
    const [entra] = (await ana.movimentos(para.id)) as [MovimentoBancario];
    const transferencia = { tipo: 'TRANSFERENCIA', contaId: para.id, descricao: 'Reserva', valorCentavos: -50_000 };
    dataOf(await reconcile(ana, [{ transacaoId: sai.id, alvos: [transferencia] }]));
    const [sugestao] = (await ana.sugestoes(para.id, [entra.id])).flatMap(({ sugestoes }) => sugestoes);
    const id = sugestao?.alvos[0]?.id ?? '';
    dataOf(await reconcile(ana, [{ transacaoId: entra.id, alvos: [{ tipo: 'LANCAMENTO', id, valorCentavos: 50_000 }] }]));
    expect((await ana.saldo(de.id)).diferencaCentavos).toBe(0);
    expect((await ana.saldo(para.id)).diferencaCentavos).toBe(0);
    dataOf(await ana.ask('POST', `movimentos-bancarios/${sai.id}/desfazer`));
    expect((await ana.lancamento(id)).isExcluido).toBe(false);
    dataOf(await ana.ask('POST', `movimentos-bancarios/${entra.id}/desfazer`));
    expect((await ana.lancamento(id)).isExcluido).toBe(true);
    expect(await ana.prove()).toEqual([]);
  });

  it('is ignored with its reason and opened again; its entry, once reconciled, stays as it is', async () => {
    const conta = await ana.createConta();
    const despesa = await ana.createCategoria(`Luz ${conta.nome}`, 'DESPESA');
    await ana.importFile(conta.id, ofx(conta.conta, [tarifa]));
    const [movimento] = (await ana.movimentos(conta.id)) as [MovimentoBancario];
    expect(recusa(await ana.ask('POST', 'movimentos-bancarios/ignorar', { ids: [movimento.id], motivo: ' ' }))).toEqual([422, 'motivo']);
    dataOf(await ana.ask('POST', 'movimentos-bancarios/ignorar', { ids: [movimento.id], motivo: 'Estornada no mesmo dia' }));
    expect((await ana.movimentos(conta.id, '&status=IGNORADA'))[0]?.motivo).toBe('Estornada no mesmo dia');
    dataOf(await ana.ask('POST', `movimentos-bancarios/${movimento.id}/desfazer`));
    const pago = await ana.createLancamento({
      categoriaId: despesa,
      tipo: 'DESPESA',
      dia: '2026-11-10',
      centavos: 1_990,
      contaId: conta.id,
      isPago: true,
    });
    dataOf(await reconcile(ana, [{ transacaoId: movimento.id, alvos: [{ tipo: 'LANCAMENTO', id: pago, valorCentavos: -1_990 }] }]));
    await expect(
      teste.db.tenant(ana.contexto, (tx) => tx.run('update balcao.lancamento set valor_centavos = 1 where id = $1', [pago])),
    ).rejects.toThrow('is reconciled');
    dataOf(await ana.ask('POST', `movimentos-bancarios/${movimento.id}/desfazer`));
    // it was paid before the bank said so
    expect((await ana.lancamento(pago)).status).toBe('REALIZADO');
  });

  it('is listed by what it is, and its filter is summed', async () => {
    const conta = await ana.createConta();
    await ana.importFile(conta.id, ofx(conta.conta, [tarifa, { fitid: 'E', dia: '20261112', valor: '100.00', memo: 'PIX DE ZÉLIA' }]));
    expect((await ana.movimentos(conta.id, '&sentido=ENTRADA')).map(({ memo }) => memo)).toEqual(['PIX DE ZÉLIA']);
    expect((await ana.movimentos(conta.id, '&de=2026-11-11&q=zelia')).map(({ memo }) => memo)).toEqual(['PIX DE ZÉLIA']);
    expect((await ana.movimentos(conta.id, '&ate=2026-11-11')).map(({ memo }) => memo)).toEqual(['TARIFA PIX']);
    expect(dataOf(await ana.ask('GET', `movimentos-bancarios/totais?contaId=${conta.id}`))).toEqual({
      total: 2,
      entradasCentavos: 10_000,
      saidasCentavos: -1_990,
      abertos: 2,
      abertosCentavos: 8_010,
    });
    expect(dataOf<{ itens: unknown[] }>(await estranha.ask('GET', `movimentos-bancarios?contaId=${conta.id}`)).itens).toEqual([]);
  });
});

describe('a rule', () => {
  it('gives open movements their category, by the longest text, and is applied when asked', async () => {
    const conta = await ana.createConta();
    const [tarifas, pix] = [
      await ana.createCategoria(`Bancárias ${conta.nome}`, 'DESPESA'),
      await ana.createCategoria(`Pix ${conta.nome}`, 'DESPESA'),
    ];
    const teach = async (contem: string, categoriaId: string) =>
      dataOf<RegraMemo>(await ana.ask('POST', 'regras-memo', { contem, categoriaId }));
    const geral = await teach('tarifa', pix);
    expect(await teach('TARIFA', tarifas)).toMatchObject({ id: geral.id, categoriaId: tarifas, sentido: 'SAIDA' });
    await teach('tarifa pix', pix);
    const outra = { fitid: 'F2', dia: '20261111', valor: '-8.00', memo: 'TARIFA TED' };
    await ana.importFile(
      conta.id,
      ofx(conta.conta, [tarifa, outra, { fitid: 'F3', dia: '20261111', valor: '8.00', memo: 'ESTORNO TARIFA' }]),
    );
    const movimentos = await ana.movimentos(conta.id);
    const regras = await ana.sugestoes(
      conta.id,
      movimentos.map(({ id }) => id),
    );
    expect(regras.map(({ regra }) => regra?.categoriaId ?? null)).toEqual([pix, tarifas, null]);
    expect(dataOf(await ana.ask('POST', 'regras-memo/aplicar', { contaId: conta.id }))).toEqual({ conciliados: 2, deixados: 0 });
    expect(dataOf(await ana.ask('POST', 'regras-memo/aplicar', { contaId: conta.id }))).toEqual({ conciliados: 0, deixados: 0 });
    expect(await ana.saldo(conta.id)).toMatchObject({ livrosCentavos: -2_790, bancoCentavos: -1_990, abertos: 1 });
    expect((await estranha.ask('DELETE', `regras-memo/${geral.id}`)).statusCode).toBe(404);
    dataOf(await ana.ask('DELETE', `regras-memo/${geral.id}`));
    expect((await estranha.ask('POST', 'regras-memo', { contem: 'tarifa', categoriaId: tarifas })).statusCode).toBe(422);
    expect(await ana.prove()).toEqual([]);
  });
});

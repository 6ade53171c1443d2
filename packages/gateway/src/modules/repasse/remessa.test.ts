import type { FichaLote, LinhaRetorno, OpcoesRepasse, Repasse } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { okOf } from '../../testing/extrato.fixture.ts';
import { readPdfText } from '../../testing/read-pdf-text.ts';
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
const CONTAS = { '001': ['1584-9', '210169-6'], '341': ['0731', '12345-5'] } as const;

/** An account at a bank whose files are known, in a brokerage whose CNPJ has its digits. */
async function writeConta({ usuario }: Corretor, banco: string): Promise<string> {
  const [agencia, conta] = CONTAS[banco as '001'] ?? ['1234', '12345-6'];
  await teste.owner(`update balcao.corretora set cnpj = '11222333000181' where assinatura_id = $1 and cnpj <> '11222333000181'`, [
    usuario.assinaturaId,
  ]);
  const { rows } = await teste.owner(
    `insert into balcao.conta_financeira (assinatura_id, nome, tipo, banco, agencia, conta, saldo_inicial_em)
     values ($1, $2, 'CORRENTE', $3, $4, $5, '2026-01-01') returning id`,
    [usuario.assinaturaId, `Banco ${banco}`, banco, agencia, conta],
  );
  return rows[0].id;
}

/** A lot of three producers, approved: two accounts and a key of Pix. */
async function prepare(banco: string) {
  const mundo = await repasses.openCorretora([
    { peso: 5_000, nome: 'Zélia Conceição', pix: null, conta: { banco: '001', agencia: '1584-9', conta: '210169-6', tipo: 'CORRENTE' } },
    { peso: 3_000, nome: 'Rui Lopes', pix: null, conta: { banco: '237', agencia: '0301', conta: '1357-P', tipo: 'CORRENTE' } },
    { peso: 2_000, nome: 'Ana Prado', pix: { tipo: 'TELEFONE', chave: '+5535998765432' } },
  ]);
  await repasses.receive(mundo, mundo.comissoes[0]?.apolice ?? '', [1, 2, 3, 4, 5]);
  const contaId = await writeConta(mundo.quem, banco);
  const lote = okOf<FichaLote>(await repasses.create(mundo.quem, 12_000));
  return { ...mundo, contaId, lote: okOf<FichaLote>(await repasses.act(mundo.quem, lote, 'aprovar')) };
}
const linesOf = (arquivo: string): string[] => arquivo.split('\r\n').slice(0, -1);
/** Reads places of a line as the bank's manual counts them, and not as our tables do. */
const at = (linha: string | undefined, de: number, ate: number): string => (linha ?? '').slice(de - 1, ate);

/** What a bank sends back: the same file with its own marks, by the number of each payment. */
const returned = (remessa: string, marks: Readonly<Record<string, readonly [codigo: string, dia: string]>>): string =>
  linesOf(remessa)
    .map((linha) => {
      if (at(linha, 8, 8) === '0') return `${at(linha, 1, 142)}2${at(linha, 144, 240)}`;
      if (at(linha, 8, 8) !== '3' || at(linha, 14, 14) !== 'A') return linha;
      const [codigo, dia] = marks[at(linha, 74, 93).trim()] ?? ['BD', ''];
      const [ano, mes, d] = dia.split('-');
      const efetivo = dia ? `${d}${mes}${ano}${at(linha, 120, 134)}` : '0'.repeat(23);
      return `${at(linha, 1, 134)}${'BANCO99'.padEnd(20)}${efetivo}${at(linha, 178, 230)}${codigo.padEnd(10)}`;
    })
    .join('\r\n');

describe.each(['001', '341'] as const)('a payment file of bank %s', (banco) => {
  it('is prepared, downloaded, the same each time, and its return is applied row by row, once', async () => {
    const { quem, contaId, lote } = await prepare(banco);
    const prepared = { contaId, pagarEm: hoje, convenio: banco === '001' ? '123456' : null };
    expect((await quem.request('GET', `repasses/lotes/${lote.id}/arquivo`)).statusCode).toBe(409);
    if (banco === '001') {
      const sem = await repasses.act(quem, lote, 'remessa', { ...prepared, convenio: null });
      expect([sem.statusCode, sem.json().errors[0].campo]).toEqual([422, 'convenio']);
    }
    const ontem = await repasses.act(quem, lote, 'remessa', { ...prepared, pagarEm: addDias(hoje, -1) });
    expect([ontem.statusCode, ontem.json().errors[0].campo]).toEqual([422, 'pagarEm']);
    const enviado = okOf<FichaLote>(await repasses.act(quem, lote, 'remessa', prepared));
    expect([enviado.status, enviado.remessaNumero, enviado.contaId]).toEqual(['APROVADO', 1, contaId]);
    const baixado = await quem.request('GET', `repasses/lotes/${lote.id}/arquivo`);
    expect((await quem.request('GET', `repasses/lotes/${lote.id}/arquivo`)).body).toBe(baixado.body);
    const linhas = linesOf(baixado.body);
    expect(linhas.every((linha) => /^[\x20-\x7e]{240}$/.test(linha) && linha.startsWith(banco))).toBe(true);
    const detalhes = linhas.filter((linha) => at(linha, 8, 8) === '3' && at(linha, 14, 14) === 'A');
    expect(detalhes.map((linha) => [at(linha, 44, 73).trim(), Number(at(linha, 120, 134))]).toSorted()).toEqual([
      ['ANA PRADO', 2_400],
      ['RUI LOPES', 3_600],
      ['ZELIA CONCEICAO', 6_000],
    ]);

    const numeroDe = (nome: string) => enviado.pagamentos.find(({ produtor }) => produtor === nome)?.seuNumero ?? '';
    const primeiro = returned(baixado.body, { [numeroDe('Zélia Conceição')]: ['00', hoje], [numeroDe('Rui Lopes')]: ['AN', ''] });
    const apply = async (conteudo: string) => okOf<LinhaRetorno[]>(await repasses.post(quem, 'repasses/lotes/retorno', { conteudo }));
    const told = (aplicadas: readonly LinhaRetorno[]) => aplicadas.map(({ produtor, resultado }) => [produtor, resultado]).toSorted();
    expect(told(await apply(primeiro))).toEqual([
      ['Ana Prado', 'AGENDADO'],
      ['Rui Lopes', 'REJEITADO'],
      ['Zélia Conceição', 'PAGO'],
    ]);
    let atual = okOf<FichaLote>(await quem.request('GET', `repasses/lotes/${lote.id}`));
    expect([atual.status, atual.pagamentos.map(({ status }) => status)]).toEqual(['APROVADO', ['PENDENTE', 'REJEITADO', 'PAGO']]);
    expect(atual.pagamentos[1]?.retorno).toBe('Conta do favorecido inválida');
    expect(told(await apply(primeiro))).toEqual([
      ['Ana Prado', 'AGENDADO'],
      ['Rui Lopes', 'JA_APLICADO'],
      ['Zélia Conceição', 'JA_APLICADO'],
    ]);
    await apply(returned(baixado.body, { [numeroDe('Ana Prado')]: ['00', hoje] }));
    atual = okOf<FichaLote>(await quem.request('GET', `repasses/lotes/${lote.id}`));
    expect([atual.status, atual.pagoEm, atual.liquidoCentavos]).toEqual(['PAGO', hoje, 8_400]);
    // what the bank refused is owed again
    expect((await repasses.simulate(quem)).pagamentos.map(({ produtor, brutoCentavos }) => [produtor, brutoCentavos])).toEqual([
      ['Rui Lopes', 3_600],
    ]);
    expect(okOf<{ total: number }>(await quem.request('GET', 'lancamentos')).total).toBe(2);
    expect(await repasses.prove(quem)).toEqual([]);
  }, 60_000);
});

it('is a batch of Pix of who has a key, whatever the bank', async () => {
  const { quem, contaId, lote } = await prepare('237');
  okOf(await repasses.act(quem, lote, 'remessa', { contaId, pagarEm: hoje, convenio: null }));
  const cnab = await quem.request('GET', `repasses/lotes/${lote.id}/arquivo`);
  expect([cnab.statusCode, cnab.json().errors[0].campo]).toEqual([422, 'contaId']);
  const linhas = (await quem.request('GET', `repasses/lotes/${lote.id}/arquivo?como=pix`)).body.trim().split('\r\n');
  expect(linhas).toHaveLength(2);
  expect(linhas[1]?.split(';').map((celula) => celula.replaceAll('"', ''))).toEqual([
    'Ana Prado',
    expect.stringMatching(/^[\d.-]{14}$/),
    'Telefone',
    '5535998765432',
    '24,00',
    expect.stringMatching(/^REP1N\d$/),
    hoje.split('-').toReversed().join('/'),
  ]);
}, 60_000);

it('is not prepared for who has neither account nor key, and a file that is no return is told why', async () => {
  const mundo = await repasses.openCorretora([{ peso: 10_000, nome: 'Sem conta', pix: null }]);
  const { quem } = mundo;
  await repasses.receive(mundo, mundo.comissoes[0]?.apolice ?? '', [1]);
  const contaId = await writeConta(quem, '341');
  const aberto = okOf<FichaLote>(await repasses.create(quem, 2_400));
  const cedo = await repasses.act(quem, aberto, 'remessa', { contaId, pagarEm: hoje, convenio: null });
  expect(cedo.json().code).toBe('lote-em-outro-estado');
  const lote = okOf<FichaLote>(await repasses.act(quem, aberto, 'aprovar'));
  const sem = await repasses.act(quem, lote, 'remessa', { contaId, pagarEm: hoje, convenio: null });
  expect([sem.statusCode, sem.json().errors[0].mensagem]).toEqual([422, expect.stringContaining('Sem conta')]);
  for (const conteudo of ['OFXHEADER:100', ' '])
    expect((await repasses.post(quem, 'repasses/lotes/retorno', { conteudo })).json().errors[0].campo).toBe('conteudo');
}, 60_000);

it('gives a receipt in PDF that says who was paid, what was withheld and of what', async () => {
  const mundo = await repasses.openCorretora([{ peso: 10_000, nome: 'Zélia Conceição', irBps: 750, issBps: 500, inssBps: 1_100 }]);
  const { quem, contaId } = mundo;
  await repasses.receive(mundo, mundo.comissoes[0]?.apolice ?? '', [1, 2]);
  let lote = okOf<FichaLote>(await repasses.create(quem, 4_800));
  lote = okOf<FichaLote>(await repasses.act(quem, lote, 'aprovar'));
  lote = okOf<FichaLote>(await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje }));
  const resposta = await quem.request('GET', `repasses/pagamentos/${lote.pagamentos[0]?.id}/recibo`);
  expect(resposta.headers['content-type']).toBe('application/pdf');
  const texto = await readTexto(resposta.rawPayload);
  for (const parte of [
    'Recibo de pagamento a autônomo (RPA)',
    'Zélia Conceição',
    'R$ 48,00',
    '-R$ 3,60',
    '-R$ 2,40',
    '-R$ 5,28',
    'R$ 36,72',
    `apólice ${mundo.comissoes[0]?.apolice}`,
  ])
    expect(texto).toContain(parte);
  const itens: Repasse[] = await repasses.list(quem, `lote=${lote.id}`);
  expect(itens.every(({ status, lote: numero }) => status === 'PAGO' && numero === 1)).toBe(true);
}, 60_000);

/** The words of a PDF, as another reader reads them: pdf.js, in a thread of its own. */
async function readTexto(bytes: Buffer): Promise<string> {
  const texto = await readPdfText(new Uint8Array(bytes));
  return texto.replace(/[\s\u00a0]+/g, ' ');
}

it('keeps the agreement with the account: typed once, it is proposed, and taken when nothing is said', async () => {
  const { quem, contaId, lote } = await prepare('001');
  const proposed = async () =>
    okOf<OpcoesRepasse>(await quem.request('GET', 'repasses/opcoes')).contas.find(({ id }) => id === contaId)?.convenio;
  const send = (convenio: string | null, versao: number) =>
    repasses.act(quem, { ...lote, versao }, 'remessa', { contaId, pagarEm: hoje, convenio });
  expect(await proposed()).toBeNull();
  expect((await send(null, lote.versao)).json().errors[0].campo).toBe('convenio');
  expect((await send('AB12', lote.versao)).json().errors[0]).toMatchObject({
    campo: 'convenio',
    mensagem: 'O convênio do Banco do Brasil tem só números.',
  });
  const { versao } = okOf<FichaLote>(await send('123456', lote.versao));
  expect(await proposed()).toBe('123456');
  const depois = okOf<FichaLote>(await send(null, versao));
  expect((await quem.request('GET', `repasses/lotes/${lote.id}/arquivo`)).body.slice(32, 52).trim()).toContain('123456');
  okOf(await send('777', depois.versao));
  expect(await proposed()).toBe('777');
  // what was refused is not kept
  await teste.owner(`update balcao.produtor set documento = '11144477700' where nome = 'Rui Lopes'`);
  const { versao: ultima } = okOf<FichaLote>(await quem.request('GET', `repasses/lotes/${lote.id}`));
  expect((await send('999', ultima)).statusCode).toBe(422);
  expect(await proposed()).toBe('777');
}, 60_000);

describe('what keeps a file from being written', () => {
  const dito = async (quem: Corretor, lote: FichaLote, contaId: string, convenio: string | null = null) =>
    (await repasses.act(quem, lote, 'remessa', { contaId, pagarEm: hoje, convenio })).json().errors;

  it('is told at a field of its form, with whose data it is: a document, an account, a key of Pix, nothing at all', async () => {
    const { quem, contaId, lote, produtores } = await prepare('341');
    const [zelia, rui, ana] = produtores;
    const set = (id: string | undefined, coluna: string, valor: unknown) =>
      teste.owner(`update balcao.produtor set ${coluna} = $2 where id = $1`, [id, valor]);
    await set(zelia, 'documento', '11144477700');
    expect(await dito(quem, lote, contaId)).toMatchObject([
      { campo: 'contaId', mensagem: 'Corrija no cadastro do produtor: Zélia Conceição (CPF ou CNPJ inválido).' },
    ]);
    await set(rui, 'conta', JSON.stringify({ banco: '237', agencia: '0301', conta: '1357', tipo: 'CORRENTE' }));
    await set(ana, 'pix', JSON.stringify({ tipo: 'EMAIL', chave: 'ana prado' }));
    expect(await dito(quem, lote, contaId)).toMatchObject([
      {
        campo: 'contaId',
        mensagem:
          'Corrija no cadastro do produtor: Ana Prado (Informe a chave Pix); Rui Lopes (Informe banco, agência e conta com o dígito); Zélia Conceição (CPF ou CNPJ inválido).',
      },
    ]);
    await set(rui, 'conta', null);
    expect(await dito(quem, lote, contaId)).toMatchObject([
      { campo: 'contaId', mensagem: 'Sem conta nem chave Pix no cadastro: Rui Lopes.' },
    ]);
  }, 60_000);

  it('leaves nobody out of a file whose producer lost their account since it was prepared', async () => {
    const { quem, contaId, lote, produtores } = await prepare('341');
    okOf(await repasses.act(quem, lote, 'remessa', { contaId, pagarEm: hoje, convenio: null }));
    await teste.owner('update balcao.produtor set conta = null where id = $1', [produtores[1]]);
    const resposta = await quem.request('GET', `repasses/lotes/${lote.id}/arquivo`);
    expect([resposta.statusCode, resposta.json().errors[0].mensagem]).toEqual([422, 'Sem conta nem chave Pix no cadastro: Rui Lopes.']);
  }, 60_000);

  it('is of the brokerage when the account it leaves from is', async () => {
    const { quem, contaId, lote } = await prepare('341');
    await teste.owner(`update balcao.conta_financeira set conta = '12345' where id = $1`, [contaId]);
    expect(await dito(quem, lote, contaId)).toMatchObject([
      { campo: 'contaId', mensagem: 'Corrija o cadastro da conta: Informe banco, agência e conta com o dígito.' },
    ]);
  }, 60_000);
});

it('settles what the refusal of an earlier payment of the month leaves of a later one that was paid', async () => {
  await teste.owner(`update balcao.tabela_retencao set desde = '2020-01-01' where ate is null`);
  const mundo = await repasses.openCorretora([{ peso: 10_000, isPelaTabela: true, nome: 'Zélia Conceição' }]);
  const { quem, produtores } = mundo;
  const contaId = await writeConta(quem, '341');
  const receive = async (parcela: number, centavos: number): Promise<FichaLote> => {
    await repasses.receive(mundo, mundo.comissoes[0]?.apolice ?? '', [parcela]);
    await teste.owner(`update balcao.repasse set valor_centavos = $2 where produtor_id = $1 and status = 'LIBERADO'`, [
      produtores[0],
      centavos,
    ]);
    return okOf<FichaLote>(await repasses.act(quem, okOf<FichaLote>(await repasses.create(quem, centavos)), 'aprovar'));
  };
  const enviado = okOf<FichaLote>(
    await repasses.act(quem, await receive(1, 900_000), 'remessa', { contaId, pagarEm: hoje, convenio: null }),
  );
  const espera = await receive(2, 100_000);
  expect(espera.pagamentos).toMatchObject([{ inssCentavos: 0, irrfCentavos: 27_500 }]);
  const pago = okOf<FichaLote>(await repasses.act(quem, espera, 'pagar', { contaId, pagoEm: hoje }));
  const arquivo = await quem.request('GET', `repasses/lotes/${enviado.id}/arquivo`);
  const conteudo = returned(arquivo.body, { [enviado.pagamentos[0]?.seuNumero ?? '']: ['AN', ''] });
  okOf(await repasses.post(quem, 'repasses/lotes/retorno', { conteudo }));
  // 1.000,00 alone owe INSS of 110,00 and no income tax; 9.000,00 more owe what the month of 10.000,00 does: 932,31 and 1.584,88
  expect((await repasses.simulate(quem)).pagamentos).toMatchObject([
    { brutoCentavos: 900_000, inssCentavos: 82_231, irrfCentavos: 158_488, acertoInssCentavos: 11_000, acertoIrrfCentavos: -27_500 },
  ]);
  expect(okOf<FichaLote>(await quem.request('GET', `repasses/lotes/${pago.id}`)).pagamentos).toMatchObject([{ liquidoCentavos: 72_500 }]);
  expect(await repasses.prove(quem)).toEqual([]);
}, 60_000);

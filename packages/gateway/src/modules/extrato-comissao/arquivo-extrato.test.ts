import type { ArquivoExtrato, ExtratoResumo } from '@balcao/contracts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { importExtrato, okOf, printDoTeste, readComissoes, readExtrato, sendArquivo, untilLido } from '../../testing/extrato.fixture.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
let apolice: string;
beforeAll(async () => {
  teste = await createQuotingTest();
  [ana, estranha] = [await teste.createCorretor({ administrador: true }), await teste.createCorretor({ administrador: true })];
  apolice = (await readComissoes(teste, await writeUmaApolice(teste, ana)))[0]?.apolice as string;
}, 120_000);
afterAll(() => teste.close());

const numeros = async (quem: Corretor) =>
  okOf<{ itens: ExtratoResumo[] }>(await quem.request('GET', 'extratos')).itens.map(({ numero }) => numero);

it.each(['csv', 'txt', 'xlsx', 'pdf'] as const)(
  'reads by itself what an insurer prints as %s',
  async (formato) => {
    const linhas = [{ apolice, parcela: 7, valorCentavos: 6_000 }];
    const { extrato, linhas: lidas } = await importExtrato(teste, ana, { numero: `F-${formato.length}${formato}`, linhas }, formato);
    expect([extrato.seguradora.slug, extrato.brutoCentavos, lidas.length]).toEqual(['alfa_seguros', 6_000, 1]);
    expect(lidas[0]).toMatchObject({ apolice, parcela: 7, valorCentavos: 6_000 });
    okOf(await ana.request('DELETE', `extratos/${extrato.id}`));
  },
  90_000,
);

it('takes the same file once, and once more when its statement was removed', async () => {
  const bytes = await printDoTeste({ numero: 'R-1', linhas: [{ apolice, parcela: 8, valorCentavos: 6_000 }] });
  const { id } = okOf<ArquivoExtrato>(await sendArquivo(teste, ana, bytes));
  const lido = await untilLido(ana, id);
  const again = await sendArquivo(teste, ana, bytes, { nome: 'outro nome.csv' });
  expect([again.statusCode, again.json().errors[0].campo, again.json().errors[0].codigo]).toEqual([422, 'arquivo', 'conflito']);
  expect(again.json().errors[0].mensagem).toContain('extrato R-1');
  // other bytes of the same statement: a line break more
  const outros = okOf<ArquivoExtrato>(await sendArquivo(teste, ana, Buffer.concat([bytes, Buffer.from('\r\n')])));
  expect(await untilLido(ana, outros.id)).toMatchObject({ status: 'FALHOU', recusa: expect.stringContaining('R-1') });
  expect((await numeros(ana)).filter((numero) => numero === 'R-1')).toHaveLength(1);
  // the same bytes are another's too
  const dela = okOf<ArquivoExtrato>(await sendArquivo(teste, estranha, bytes));
  expect((await untilLido(estranha, dela.id)).status).toBe('LIDO');
  okOf(await ana.request('DELETE', `extratos/${lido.extratoId}`));
  expect((await untilLido(ana, okOf<ArquivoExtrato>(await sendArquivo(teste, ana, bytes)).id)).status).toBe('LIDO');
}, 60_000);

it('refuses what is empty, of another brokerage, or no statement, and says why', async () => {
  const vazio = await sendArquivo(teste, ana, Buffer.alloc(0));
  expect([vazio.statusCode, vazio.json().errors[0].campo]).toEqual([422, 'arquivo']);
  const alheia = await sendArquivo(teste, ana, Buffer.from('a;b\n'), { corretoraId: estranha.usuario.corretoraId });
  expect([alheia.statusCode, alheia.json().errors[0].campo]).toEqual([422, 'corretoraId']);
  for (const [formato, corte] of [
    ['pdf', 600],
    ['xlsx', 900],
  ] as const) {
    const inteiro = await printDoTeste({ numero: `T-${formato}`, linhas: [{ apolice, valorCentavos: 1 }] }, formato);
    const { id } = okOf<ArquivoExtrato>(await sendArquivo(teste, ana, inteiro.subarray(0, corte), { formato }));
    const lido = await untilLido(ana, id);
    expect([formato, lido.status, lido.recusa]).toEqual([formato, 'FALHOU', expect.stringContaining('Não foi possível ler')]);
  }
}, 90_000);

it('tells a statement that ends in the middle by what does not add up', async () => {
  const linhas = Array.from({ length: 5 }, (_, n) => ({ apolice, parcela: n + 1, valorCentavos: 1_000 }));
  const inteiro = await printDoTeste({ numero: 'M-1', linhas });
  const corte = inteiro.subarray(0, inteiro.lastIndexOf('\n', inteiro.length - 3) - 30);
  const { id } = okOf<ArquivoExtrato>(await sendArquivo(teste, ana, corte));
  const { extratoId } = await untilLido(ana, id);
  expect((await readExtrato(ana, extratoId ?? '')).extrato.avisos.length).toBeGreaterThan(0);
}, 60_000);

it('asks where the fields stand of a layout nobody knows, and remembers it for the insurer', async () => {
  const planilha = (numero: string) => Buffer.from(`Extrato nº;${numero}\nContrato;Quanto\n${apolice};60,00\nOUTRA;1,00\n`);
  const novo = okOf<ArquivoExtrato>(await sendArquivo(teste, ana, planilha('L-1')));
  const esperando = await untilLido(ana, novo.id);
  expect(esperando).toMatchObject({ status: 'SEM_MAPEAMENTO', escrita: { formato: 'CSV' } });
  expect(esperando.previa?.linhas[1]?.celulas).toEqual(['Contrato', 'Quanto']);
  const map = (mapeamento: object) =>
    ana.request('POST', `extratos/arquivos/${novo.id}/mapeamento`, { seguradora: 'alfa_seguros', mapeamento });
  const cabecalho = { numero: { titulo: 'Extrato nº' } };
  const semValor = await map({ campos: { apolice: { titulo: 'Contrato' } }, cabecalho });
  expect([semValor.statusCode, semValor.json().errors[0].campo]).toEqual([422, 'mapeamento.campos.valor']);
  okOf(await map({ campos: { apolice: { titulo: 'Contrato' }, valor: { titulo: 'Quanto' } }, cabecalho }));
  const { extratoId } = await untilLido(ana, novo.id);
  expect((await readExtrato(ana, extratoId ?? '')).extrato).toMatchObject({ numero: 'L-1', linhas: 2, brutoCentavos: 6_100 });
  // the next one of the same layout needs nobody
  const outro = okOf<ArquivoExtrato>(await sendArquivo(teste, ana, planilha('L-2')));
  expect(await untilLido(ana, outro.id)).toMatchObject({ status: 'LIDO', seguradora: 'alfa_seguros' });
  // what one brokerage mapped is no other's
  const dela = okOf<ArquivoExtrato>(await sendArquivo(teste, estranha, planilha('L-3')));
  expect((await untilLido(estranha, dela.id)).status).toBe('SEM_MAPEAMENTO');
  okOf(await estranha.request('POST', `extratos/arquivos/${dela.id}/cancelar`, {}));
  const { rows } = await teste.owner('select conteudo, previa from balcao.extrato_arquivo where id = any ($1::uuid[])', [
    [dela.id, novo.id],
  ]);
  expect(rows).toEqual([
    { conteudo: null, previa: null },
    { conteudo: null, previa: null },
  ]);
}, 60_000);

it('forgets of an eliminated client whom a line is of, and keeps what was paid', async () => {
  const documento = '39053344705';
  const { extrato } = await importExtrato(teste, ana, {
    numero: 'E-1',
    linhas: [{ apolice: 'X', documento, segurado: 'Rui Lima', valorCentavos: 500 }],
  });
  await teste.owner(`insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', $2, 'Rui Lima')`, [
    ana.usuario.assinaturaId,
    documento,
  ]);
  await teste.owner(
    `do $$ begin perform set_config('balcao.eliminando', 'sim', true);
       update balcao.segurado set nome = 'eliminado' where documento = '${documento}' and assinatura_id = '${ana.usuario.assinaturaId}'; end $$`,
  );
  expect((await readExtrato(ana, extrato.id)).linhas[0]).toMatchObject({ segurado: null, documento: null, valorCentavos: 500 });
}, 60_000);

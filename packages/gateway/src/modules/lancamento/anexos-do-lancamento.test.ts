import type { Documento, FichaDocumento, FichaLancamento, FichaPedidoTitular, MudancaRegistro } from '@balcao/contracts';
import { type CaixaTeste, createCaixa } from '../../testing/test-caixa.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';
import { createLancamentos } from './create-lancamentos.ts';

const config = testConfig();
let teste: QuotingTeste;
let caixa: CaixaTeste;
let outra: CaixaTeste;
let cotador: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest({ config });
  [caixa, outra] = [await createCaixa(teste), await createCaixa(teste)];
  const { assinaturaId, corretoraId } = caixa.quem.usuario;
  // of the same brokerage, files documents and quotes; the money is not theirs to see
  cotador = await teste.createCorretor({ assinaturaId, corretoraId, flags: { acessoGestao: false } } as never);
});
afterAll(() => teste.close());

let n = 0;
const recibo = (): Buffer =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(`recibo ${(n += 1)}`)]);
const metadataOf = (campos: Record<string, string>): string =>
  Object.entries(campos)
    .map(([nome, valor]) => `${nome} ${Buffer.from(valor).toString('base64')}`)
    .join(',');

/** Sends a file to an entry, as the browser does. @returns the document, or the status it was refused with */
async function attach(quem: Corretor, alvoId: string, bytes = recibo(), nome = `recibo ${n}.png`): Promise<string | number> {
  const headers = { ...quem.entrada.headers, 'tus-resumable': '1.0.0' };
  const metadata = metadataOf({ nome, alvo: 'LANCAMENTO', alvoId });
  const begun = await teste.app.inject({
    method: 'POST',
    url: '/c/api/v1/documentos/envios',
    headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  if (begun.statusCode !== 201) return begun.statusCode;
  const sent = await teste.app.inject({
    method: 'PATCH',
    url: String(begun.headers.location),
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    payload: bytes,
  });
  return sent.statusCode === 204 ? String(sent.headers['documento-id']) : sent.statusCode;
}
const attached = async (alvoId: string): Promise<string[]> =>
  (await caixa.ok<Documento[]>('GET', `documentos/registro?alvo=LANCAMENTO&alvoId=${alvoId}`)).map(({ nome }) => nome);
const takeOff = (documentoId: string, alvoId: string, alvo = 'LANCAMENTO') =>
  caixa.ask('POST', `documentos/${documentoId}/desvincular`, { alvo, alvoId });
const status = async (quem: Corretor, caminho: string): Promise<number> => (await quem.request('GET', caminho)).statusCode;
const stored = async (documentoId: string): Promise<{ excluido: boolean }[]> =>
  (await teste.owner('select excluido_em is not null as excluido from balcao.documento where id = $1', [documentoId])).rows;
const nothingToErase = () =>
  until(
    async () =>
      (await teste.owner("select 1 from graphile_worker.jobs where task_identifier = 'anexo.apagar' and run_at <= now()")).rowCount === 0,
  );

it('is listed with its entry, opened, and taken off: its history tells both, and what hangs from nothing else is erased', async () => {
  const { id } = await caixa.create();
  const documentoId = (await attach(caixa.quem, id, recibo(), 'nota fiscal 831.png')) as string;
  expect(await attached(id)).toEqual(['nota fiscal 831.png']);
  expect(await status(caixa.quem, `documentos/${documentoId}/arquivo`)).toBe(200);
  const ficha = await caixa.ok<FichaDocumento>('GET', `documentos/${documentoId}`);
  expect(ficha.vinculos).toMatchObject([
    { alvo: 'LANCAMENTO', alvoId: id, nome: expect.stringMatching(/^Aluguel da sala · \d\d\/\d\d\/\d{4}$/) },
  ]);
  expect((await takeOff(documentoId, id)).statusCode).toBe(200);
  expect([await attached(id), await status(caixa.quem, `documentos/${documentoId}`)]).toEqual([[], 404]);
  const historia = await caixa.ok<MudancaRegistro[]>('GET', `lancamentos/${id}/historico`);
  const anexos = historia.flatMap(({ usuario, mudancas }) =>
    mudancas.filter(({ campo }) => campo === 'Anexo').map((um) => ({ ...um, usuario })),
  );
  // the newest first, but what one person does within a second is one change: in the order it was done
  const told = [null, 'nota fiscal 831.png'].map((de, index, nomes) => ({
    campo: 'Anexo',
    de,
    para: nomes.at(index - 1),
    usuario: expect.any(String),
  }));
  expect(anexos.toSorted((a, b) => Number(a.de !== null) - Number(b.de !== null))).toEqual(told);
  await nothingToErase();
});

it('stays where else it is linked to when it is taken off an entry', async () => {
  const [um, dois] = [await caixa.create(), await caixa.create()];
  const bytes = recibo();
  const documentoId = (await attach(caixa.quem, um.id, bytes)) as string;
  expect(await attach(caixa.quem, dois.id, bytes)).toBe(documentoId);
  await takeOff(documentoId, um.id);
  expect([(await attached(um.id)).length, (await attached(dois.id)).length]).toEqual([0, 1]);
  expect(await stored(documentoId)).toEqual([{ excluido: false }]);
});

it('is of whoever sees the entry: another subscription, and who does not see the money, neither read nor send it', async () => {
  const { id } = await caixa.create();
  const documentoId = (await attach(caixa.quem, id)) as string;
  const registro = `documentos/registro?alvo=LANCAMENTO&alvoId=${id}`;
  for (const alheio of [outra.quem, cotador])
    expect([
      await status(alheio, registro),
      await status(alheio, `documentos/${documentoId}`),
      await status(alheio, `documentos/${documentoId}/arquivo`),
      await attach(alheio, id),
    ]).toEqual([404, 404, 404, 422]);
  const listed = (await cotador.request('GET', 'documentos?vinculado=todos&tamanho=100')).json().data.itens;
  expect(listed.filter((um: Documento) => um.id === documentoId)).toEqual([]);
  expect(await attached(id)).toHaveLength(1);
});

it('goes with its entry', async () => {
  const { id } = await caixa.create();
  const documentoId = (await attach(caixa.quem, id)) as string;
  const { usuario } = caixa.quem;
  await teste.db.tenant({ assinaturaId: usuario.assinaturaId, usuarioId: usuario.usuarioId }, (tx) =>
    createLancamentos({ agora: () => new Date() }).removeLancamento(tx, { id }),
  );
  expect(await stored(documentoId)).toEqual([]);
});

it('goes with the marks of the person that an elimination takes out of its entry, and only then', async () => {
  const [NOME, CPF] = ['Teodora Quintão Mafra', '39053344705'];
  const dela = await caixa.create({ descricao: 'Reembolso', pessoa: NOME, documento: CPF });
  const deOutro = await caixa.create({ descricao: 'Papelaria' });
  const [some, keep] = [await attach(caixa.quem, dela.id), await attach(caixa.quem, deOutro.id)] as [string, string];
  const novo = { tipo: 'ELIMINACAO', nome: NOME, documento: CPF, contato: 'teodora@exemplo.test', detalhe: null };
  const pedido = await caixa.ok<FichaPedidoTitular>('POST', 'solicitacoes-titular', novo);
  await caixa.ok('POST', `solicitacoes-titular/${pedido.id}/eliminacao`, { versao: pedido.versao, documento: CPF });
  const ficha = await caixa.ok<FichaLancamento>('GET', `lancamentos/${dela.id}`);
  expect([ficha.pessoa === NOME, ficha.documento === CPF]).toEqual([false, false]);
  expect([await stored(some), await stored(keep)]).toEqual([[], [{ excluido: false }]]);
});

import type { ArquivoImportado, ImportacaoDocumentos, ItemConfirmado, NomeCampoLido, ResultadoConfirmacao } from '@balcao/contracts';
import { type DadosDocumento, printDocumento } from '@balcao/insurers-sandbox';
import { documentosImpressos } from '../../leitura/judge-leitura.fixture.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId } as never);
  estranha = await teste.createCorretor({ administrador: true });
  // the insurers the sandbox prints for, beside those of the tests
  for (const { seguradora } of documentosImpressos(14))
    await teste.owner(
      `insert into balcao.seguradora (slug, nome, tipo, linhas) values ($1, $2, 'SEGURADORA', '{AUTO}') on conflict (slug) do nothing`,
      [seguradora.slug, seguradora.nome],
    );
});
afterAll(() => teste.close());

const begin = async (quem: Corretor): Promise<ImportacaoDocumentos> => (await quem.request('POST', 'importacoes', {})).json().data;
const read = async (quem: Corretor, { id }: { id: string }): Promise<ImportacaoDocumentos> =>
  (await quem.request('GET', `importacoes/${id}`)).json().data;
const send = (quem: Corretor, { id }: { id: string }, pdf: Buffer, nome = 'apolice.pdf') =>
  teste.app.inject({
    method: 'POST',
    url: `/c/api/v1/importacoes/${id}/arquivos?${new URLSearchParams({ nome }).toString()}`,
    headers: { ...quem.entrada.headers, 'content-type': 'application/pdf' },
    payload: pdf,
  });
const confirm = async (quem: Corretor, { id }: { id: string }, itens: readonly unknown[]): Promise<ResultadoConfirmacao> => {
  const resposta = await quem.request('POST', `importacoes/${id}/confirmar`, { itens });
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json().data;
};
async function readAll(quem: Corretor, importacao: { id: string }): Promise<ImportacaoDocumentos> {
  let agora = await read(quem, importacao);
  await until(async () => {
    agora = await read(quem, importacao);
    return agora.arquivos.every(({ status }) => status !== 'NA_FILA');
  });
  return agora;
}

/** What a person who changes nothing confirms. */
function asRead({ documentoId, leitura }: ArquivoImportado, acao: ItemConfirmado['acao'] = 'CRIAR'): ItemConfirmado {
  const valores = Object.entries(leitura?.campos ?? {}).map(([nome, { valor }]) => [nome as NomeCampoLido, valor] as const);
  return {
    documentoId,
    acao,
    campos: Object.fromEntries(valores),
    coberturas: (leitura?.coberturas ?? []).map(({ nome, lmi, premio, franquia }) => ({
      nome: String(nome.valor),
      lmi: lmi.valor as number,
      premio: premio.valor as number,
      franquia: franquia.valor as number | null,
    })),
    parcelas: (leitura?.parcelas ?? []).map(({ vencimento, valor }) => ({
      vencimento: String(vencimento.valor),
      valor: Number(valor.valor),
    })),
  };
}
/** The nth policy of a car that is printed. */
const carro = (n: number): DadosDocumento =>
  documentosImpressos(600).filter(({ tipo, ramo }) => tipo === 'APOLICE' && ramo.codigo === '0531')[n] as DadosDocumento;
const apoliceOf = async ({ numeroApolice }: DadosDocumento) =>
  (
    await teste.owner(
      `select a.id, a.seguradora, a.origem, a.premio_total_centavos, a.bonus, a.ci, a.vig_ini::text, s.documento, s.nome,
         jsonb_array_length(a.coberturas -> 'coberturas') as coberturas,
         (select count(*)::int from balcao.parcela p where p.apolice_id = a.id) as parcelas
       from balcao.apolice a join balcao.segurado s on s.id = a.segurado_id where a.assinatura_id = $1 and a.numero = $2`,
      [ana.usuario.assinaturaId, numeroApolice],
    )
  ).rows;

it('reads a PDF by itself and makes of what was confirmed a policy, with client, covers, instalments and the document', async () => {
  const dados = carro(0);
  const importacao = await begin(ana);
  expect((await send(ana, importacao, await printDocumento(dados))).json().data).toMatchObject({ status: 'NA_FILA', isRepetido: false });
  const [arquivo] = (await readAll(ana, importacao)).arquivos;
  expect(arquivo).toMatchObject({ status: 'LIDO', leitura: { layout: dados.familia, avisos: [] }, apoliceId: null });
  const feito = await confirm(ana, importacao, [asRead(arquivo as ArquivoImportado)]);
  expect(feito).toMatchObject({ criados: 1, atualizados: 0, ignorados: 0, erros: [] });
  const [apolice] = await apoliceOf(dados);
  expect(apolice).toMatchObject({
    seguradora: dados.seguradora.slug,
    origem: 'PDF',
    premio_total_centavos: String(dados.premioTotalCentavos),
    vig_ini: dados.vigIni,
    documento: dados.segurado.documento,
    nome: dados.segurado.nome,
    coberturas: dados.coberturas.length,
    parcelas: dados.parcelas.length,
  });
  expect(feito.importacao.arquivos).toMatchObject([{ status: 'CONFIRMADO', leitura: null, apoliceId: apolice.id }]);
  const { rows } = await teste.owner(
    'select d.tipo, v.alvo, v.alvo_id from balcao.documento d join balcao.documento_vinculo v on v.documento_id = d.id where d.id = $1',
    [arquivo?.documentoId],
  );
  expect(rows).toEqual([{ tipo: 'APOLICE', alvo: 'APOLICE', alvo_id: apolice.id }]);
});

it('confirms twice what was confirmed once, and knows the same bytes and the same policy again', async () => {
  const dados = carro(1);
  const pdf = await printDocumento(dados);
  const importacao = await begin(ana);
  await send(ana, importacao, pdf);
  await send(ana, importacao, pdf, 'a mesma.pdf');
  const lida = await readAll(ana, importacao);
  expect(lida.arquivos).toHaveLength(1);
  const item = asRead(lida.arquivos[0] as ArquivoImportado);
  expect((await confirm(ana, importacao, [item, item])).criados).toBe(2);
  expect(await confirm(ana, importacao, [item])).toMatchObject({ criados: 1, erros: [] });
  expect(await apoliceOf(dados)).toHaveLength(1);
  const outra = await begin(ana);
  await send(ana, outra, pdf);
  const [repetido] = (await readAll(ana, outra)).arquivos;
  const [apolice] = await apoliceOf(dados);
  expect(repetido).toMatchObject({ isRepetido: true, apoliceId: apolice.id });
  expect(await confirm(ana, outra, [asRead(repetido as ArquivoImportado)])).toMatchObject({
    criados: 0,
    erros: [{ erros: [{ campo: 'numeroApolice', codigo: 'conflito' }] }],
  });
  expect(await confirm(ana, outra, [asRead(repetido as ArquivoImportado, 'ATUALIZAR')])).toMatchObject({ atualizados: 1, erros: [] });
  expect(await apoliceOf(dados)).toHaveLength(1);
});

it('completes a policy with what it does not say and leaves what it says; what is wrong holds back no other', async () => {
  const [um, outro] = [carro(2), carro(3)];
  const importacao = await begin(ana);
  for (const dados of [um, outro]) await send(ana, importacao, await printDocumento(dados), `${dados.numeroApolice}.pdf`);
  const lida = await readAll(ana, importacao);
  const itens = lida.arquivos.map((arquivo) => asRead(arquivo));
  const [certo, errado] = [
    itens.find(({ campos }) => campos.numeroApolice === um.numeroApolice),
    itens.find(({ campos }) => campos.numeroApolice === outro.numeroApolice),
  ];
  const semNada = { ...certo, coberturas: [], campos: { ...certo?.campos, bonus: 3, ci: null } };
  const feito = await confirm(ana, importacao, [
    { ...errado, campos: { ...errado?.campos, seguradoDocumento: '11144477736', vigFim: '2026-02-30' } },
    semNada,
  ]);
  expect(feito).toMatchObject({ criados: 1, erros: [{ documentoId: errado?.documentoId }] });
  expect(feito.erros[0]?.erros.map(({ campo }) => campo)).toEqual(['seguradoDocumento', 'vigFim']);
  expect(await apoliceOf(outro)).toHaveLength(0);
  const outra = await begin(ana);
  await send(ana, outra, await printDocumento(um));
  const [arquivo] = (await readAll(ana, outra)).arquivos;
  const completa = asRead(arquivo as ArquivoImportado, 'ATUALIZAR');
  await confirm(ana, outra, [{ ...completa, campos: { ...completa.campos, bonus: 9, ci: '123456789012345' } }]);
  expect(await apoliceOf(um)).toMatchObject([{ bonus: 3, ci: '123456789012345', coberturas: um.coberturas.length }]);
});

it('leaves a file nobody can read to a person, refuses what is no PDF, and gives up what was not confirmed', async () => {
  const importacao = await begin(ana);
  expect((await send(ana, importacao, Buffer.from('%PDF-1.7\nnada\n%%EOF'))).statusCode).toBe(200);
  const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(32)]);
  expect((await send(ana, importacao, png)).json()).toMatchObject({ errors: [{ campo: 'arquivo' }] });
  expect((await send(ana, importacao, Buffer.alloc(0))).statusCode).toBe(422);
  const [arquivo] = (await readAll(ana, importacao)).arquivos;
  expect(arquivo).toMatchObject({ status: 'FALHOU', leitura: null });
  const cancelada = (await ana.request('POST', `importacoes/${importacao.id}/cancelar`, {})).json().data;
  expect(cancelada).toMatchObject({ status: 'CANCELADA', arquivos: [{ status: 'CANCELADO' }] });
  expect((await send(ana, importacao, Buffer.from('%PDF-1.7\noutro\n%%EOF'))).statusCode).toBe(409);
  expect((await confirm(ana, importacao, [{ documentoId: arquivo?.documentoId, acao: 'IGNORAR', campos: {} }])).erros).toHaveLength(1);
});

it('shows an import to whoever began it alone', async () => {
  const importacao = await begin(ana);
  for (const outra of [bia, estranha]) {
    expect((await outra.request('GET', `importacoes/${importacao.id}`)).statusCode).toBe(404);
    expect((await send(outra, importacao, await printDocumento(carro(4)))).statusCode).toBe(404);
    expect((await outra.request('POST', `importacoes/${importacao.id}/cancelar`, {})).statusCode).toBe(404);
  }
});

import type { ArquivoImportado, ImportacaoDocumentos, ItemConfirmado, NomeCampoLido, ResultadoConfirmacao } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import { type DadosDocumento, printDocumento } from '@balcao/insurers-sandbox';
import { documentosImpressos } from '../../leitura/judge-leitura.fixture.ts';
import { proveRazao } from '../../testing/prove-razao.ts';
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

/** The nth document of a kind, of cars, that is printed. */
const impresso = (tipo: DadosDocumento['tipo'], n = 0): DadosDocumento =>
  documentosImpressos(1_200).filter((um) => um.tipo === tipo && um.ramo.codigo === '0531')[n] as DadosDocumento;
/** Sends one document and waits until it is read. */
async function brought(dados: DadosDocumento) {
  const importacao = await begin(ana);
  await send(ana, importacao, await printDocumento(dados), 'documento.pdf');
  return { importacao, arquivo: (await readAll(ana, importacao)).arquivos[0] as ArquivoImportado };
}

it('makes of the document of a proposal a proposal handed in to its insurer, once', async () => {
  const dados = impresso('PROPOSTA');
  const { importacao, arquivo } = await brought(dados);
  expect(arquivo).toMatchObject({ status: 'LIDO', propostaId: null, apoliceId: null });
  const feito = await confirm(ana, importacao, [asRead(arquivo)]);
  expect(feito).toMatchObject({ criados: 1, erros: [] });
  const { rows } = await teste.owner(
    `select p.id, p.status, p.origem, p.transmitida_em::date::text as transmitida, p.premio_total_centavos::int as total, s.documento,
       (select count(*)::int from balcao.parcela q where q.proposta_id = p.id) as parcelas,
       (select count(*)::int from balcao.comissao c where c.proposta_id = p.id) > 0 as tem_comissao,
       (select array_agg(v.alvo) from balcao.documento_vinculo v where v.alvo_id = p.id) as ligado
     from balcao.proposta p join balcao.segurado s on s.id = p.segurado_id where p.assinatura_id = $1 and p.numero_seguradora = $2`,
    [ana.usuario.assinaturaId, dados.numeroProposta],
  );
  expect(rows).toEqual([
    {
      id: feito.importacao.arquivos[0]?.propostaId,
      status: 'TRANSMITIDA',
      origem: 'PDF',
      transmitida: dados.emissao,
      total: dados.premioTotalCentavos,
      documento: dados.segurado.documento,
      parcelas: dados.parcelas.length,
      tem_comissao: true,
      ligado: ['PROPOSTA'],
    },
  ]);
  const outra = await brought(dados);
  expect(outra.arquivo).toMatchObject({ propostaId: rows[0].id });
  expect(await confirm(ana, outra.importacao, [asRead(outra.arquivo)])).toMatchObject({
    criados: 0,
    erros: [{ erros: [{ campo: 'numeroProposta', codigo: 'conflito' }] }],
  });
  expect(await confirm(ana, outra.importacao, [asRead(outra.arquivo, 'ATUALIZAR')])).toMatchObject({ atualizados: 1, erros: [] });
});

it('makes of the document of an endorsement an endorsement issued in its policy, with its premium, once', async () => {
  const apolice = carro(5);
  const primeira = await brought(apolice);
  await confirm(ana, primeira.importacao, [asRead(primeira.arquivo)]);
  const [{ id: apoliceId, premio_total_centavos: antes }] = await apoliceOf(apolice);
  const solto = impresso('ENDOSSO');
  const semApolice = await brought(solto);
  expect(await confirm(ana, semApolice.importacao, [asRead(semApolice.arquivo)])).toMatchObject({
    criados: 0,
    erros: [{ erros: [{ campo: 'numeroApolice', codigo: 'desconhecido' }] }],
  });
  // the same printed of the policy that is here, from within its term
  const meio = addDias(apolice.vigIni, 30);
  const dados: DadosDocumento = {
    ...solto,
    seguradora: apolice.seguradora,
    familia: apolice.familia,
    numeroApolice: apolice.numeroApolice,
    motivoEndosso: 'Inclusão de cobertura',
    segurado: apolice.segurado,
    vigIni: meio,
    vigFim: apolice.vigFim,
    emissao: meio,
    item: apolice.item,
  };
  const { importacao, arquivo } = await brought(dados);
  expect(arquivo).toMatchObject({ apoliceId, endossoId: null });
  const feito = await confirm(ana, importacao, [asRead(arquivo)]);
  expect(feito).toMatchObject({ criados: 1, erros: [] });
  const { rows } = await teste.owner(
    `select e.id, e.tipo, e.status, e.vig_ini::text, e.emitido_em::text, e.premio_total_centavos::int as total from balcao.endosso e
     where e.apolice_id = $1 and e.numero_seguradora = $2`,
    [apoliceId, dados.numeroEndosso],
  );
  expect(rows).toEqual([
    {
      id: feito.importacao.arquivos[0]?.endossoId,
      tipo: 'INCLUSAO',
      status: 'EMITIDO',
      vig_ini: meio,
      emitido_em: meio,
      total: dados.premioTotalCentavos,
    },
  ]);
  expect(Number((await apoliceOf(apolice))[0].premio_total_centavos)).toBe(Number(antes) + dados.premioTotalCentavos);
  expect(await proveRazao(teste.db, ana.usuario)).toEqual([]);
  const outra = await brought(dados);
  expect(outra.arquivo).toMatchObject({ endossoId: rows[0].id });
  expect(await confirm(ana, outra.importacao, [asRead(outra.arquivo)])).toMatchObject({
    erros: [{ erros: [{ campo: 'numeroEndosso', codigo: 'conflito' }] }],
  });
});

it('says why an endorsement does not fit its policy, and holds back no other document', async () => {
  const [apolice, outra] = [carro(6), carro(7)];
  const primeira = await brought(apolice);
  await confirm(ana, primeira.importacao, [asRead(primeira.arquivo)]);
  const base = impresso('ENDOSSO', 1);
  const dados = { ...base, seguradora: apolice.seguradora, familia: apolice.familia, numeroApolice: apolice.numeroApolice };
  const importacao = await begin(ana);
  for (const um of [dados, outra]) await send(ana, importacao, await printDocumento(um), `${um.tipo}.pdf`);
  const itens = (await readAll(ana, importacao)).arquivos.map((arquivo) => asRead(arquivo));
  const endosso = itens.find(({ campos }) => campos.tipo === 'ENDOSSO') as ItemConfirmado;
  const certa = itens.find(({ campos }) => campos.tipo === 'APOLICE') as ItemConfirmado;
  const fora = { ...endosso, campos: { ...endosso.campos, vigIni: addDias(apolice.vigFim, 10) } };
  const feito = await confirm(ana, importacao, [fora, certa]);
  expect(feito).toMatchObject({ criados: 1, erros: [{ erros: [{ campo: 'vigIni', codigo: 'foraDaFaixa' }] }] });
  const cancela = { ...endosso, campos: { ...endosso.campos, motivoEndosso: 'Cancelamento a pedido' } };
  expect((await confirm(ana, importacao, [cancela])).erros[0]?.erros).toMatchObject([{ campo: 'motivoEndosso' }]);
  await teste.owner("update balcao.apolice set status = 'CANCELADA', cancelada_em = vig_ini where id = $1", [
    (await apoliceOf(apolice))[0].id,
  ]);
  const dentro = { ...endosso, campos: { ...endosso.campos, motivoEndosso: 'Alteração', vigIni: addDias(apolice.vigIni, 10) } };
  expect((await confirm(ana, importacao, [dentro])).erros[0]?.erros).toMatchObject([{ campo: 'documentoId', codigo: 'conflito' }]);
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

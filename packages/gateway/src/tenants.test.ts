import type { Conjunto, EnvioOrcamento, FiltroSalvo, LinkQuestionario, PaginaPublica, Proposta } from '@balcao/contracts';
import { addDias, PERFIS_DE_ACESSO } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import { type Julgamento, JULGAMENTOS } from './testing/test-acessos.ts';
import { sendCaso } from './testing/test-envio.ts';
import { createMundoDoCaixa, entradasDoCaixa, idsDoCaixa } from './testing/test-mundo-caixa.ts';
import { createMundoDeExtratos, entradasDeExtratos } from './testing/test-mundo-extratos.ts';
import { createMundoDeFaturas, entradasDeFaturas, idsDasFaturas, sendMovimentacao } from './testing/test-mundo-faturas.ts';
import { createMundoDoBanco, entradasDoBanco, idsDoBanco } from './testing/test-mundo-banco.ts';
import { createMundoDeRepasses, entradasDeRepasses } from './testing/test-mundo-repasses.ts';
import { createMundoDeVendas, entradasDeVendas } from './testing/test-mundo-vendas.ts';
import { dadosCompletos, hoje, include, takesProposals, umaVenda } from './testing/test-proposta.ts';
import { dados } from './testing/test-segurado.ts';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, umaResposta, umRascunho } from './testing/test-quoting.ts';

/** Ids that are of no subscription: a brand of cars, a term of use, a ramo, the name of a list, a webinar for everybody. */
const DE_TODOS =
  /^\w+ (\/c\/api\/v1\/(apoio|termos|lgpd\/politica|publico\/descadastro|publico\/indicacoes|questionarios|ramos|conta\/listas)\/|\/webinar\/)/;
/** What this world has none of, so that even its owner is told so: declarations of health (of life quotes), demands of an insurer, uploads and their bytes. */
const DE_NINGUEM = /\/dps$|:ordem|:respostaId|\/documentos\/envios\/|:documentoId\/arquivo$/;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

type Ids = Readonly<Record<string, string>>;
let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
let deAna: Ids;
let daEstranha: Ids;

const dataOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<{ data: T }>().data;
};
const produtor = {
  tipo: 'INTERNO',
  pessoa: 'PF',
  nome: 'Zélia',
  documento: '11144477735',
  susep: null,
  email: null,
  telefone: null,
  regime: null,
  retencoes: { isPelaTabela: false, irBps: 0, issBps: 0, inssBps: 0 },
  conta: null,
  pix: null,
  repasses: [],
  supervisorId: null,
  usuarioId: null,
};
const corretora = {
  fantasia: 'Filial',
  razaoSocial: 'Filial Ltda',
  cnpj: '11222333000181',
  susep: null,
  inscricaoMunicipal: null,
  emailIntranet: null,
  telefone: null,
  site: null,
  responsavel: null,
  regime: 'SIMPLES',
  aliquotas: [],
  enderecos: [],
  contas: [],
  logo: null,
  principal: false,
};
const modelo = { canal: 'EMAIL', nome: 'Meu', assunto: 'Olá', corpo: 'Olá, {{cliente}}.' };
const dadosSegurado = dados({ documento: '52998224725', nome: 'Rui' });
const seguradoraDe = (corretoraId: string) => ({
  seguradora: 'delta_seguros',
  corretoraId,
  codigoCorretor: '',
  politicaComissao: 'PARCELADA',
  condicoes: [],
  telefoneSinistro: null,
  telefoneAssistencia: null,
});
const usuarioDe = (assinaturaId: string) => ({
  nome: 'Convidada',
  email: `${assinaturaId}@convite.test`,
  telefone: null,
  ...PERFIS_DE_ACESSO.CORRETOR,
  corretoraIds: [],
  produtorId: null,
  horarios: [],
});
const sendPlanilha = (quem: Corretor) =>
  teste.app.inject({
    method: 'POST',
    url: '/c/api/v1/importacoes-cadastro?cadastro=PRODUTOR&nome=produtores.csv',
    headers: { ...quem.entrada.headers, 'content-type': 'text/csv' },
    payload: 'Nome;CPF\nBeto;529.982.247-25\n',
  });
const sendPdf = (quem: Corretor, importacaoDocumentosId: string) =>
  teste.app.inject({
    method: 'POST',
    url: `/c/api/v1/importacoes/${importacaoDocumentosId}/arquivos?nome=apolice.pdf`,
    headers: { ...quem.entrada.headers, 'content-type': 'application/pdf' },
    payload: PDF,
  });
const appendPedaco = (quem: Corretor, envioId: string) =>
  teste.app.inject({
    method: 'PATCH',
    url: `/c/api/v1/documentos/envios/${envioId}`,
    headers: { ...quem.entrada.headers, 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': '0' },
    payload: PDF,
  });
const attach = (quem: Corretor, orcamentoId: string) =>
  teste.app.inject({
    method: 'POST',
    url: `/c/api/v1/orcamentos/${orcamentoId}/anexos?nome=laudo.pdf`,
    headers: { ...quem.entrada.headers, 'content-type': 'application/pdf' },
    payload: PDF,
  });

/** A version of the public page, published. */
async function publishPagina(quem: Corretor): Promise<string> {
  const pagina = dataOf<PaginaPublica>(await quem.request('GET', 'pagina-publica'));
  const conteudo = { ...pagina.conteudo, whatsapp: '35998765432' };
  const slug = `p-${quem.usuario.usuarioId.slice(-12)}`;
  const { versao } = dataOf<PaginaPublica>(await quem.request('PUT', 'pagina-publica', { ...pagina, slug, conteudo }));
  return dataOf<PaginaPublica>(await quem.request('POST', 'pagina-publica/publicar', { versao })).publicada?.id ?? '';
}

/** One record of each kind, of one brokerage. */
async function createMundo(quem: Corretor): Promise<Ids> {
  const { assinaturaId, usuarioId } = quem.usuario;
  const enviado = await sendCaso(quem);
  const { cotacaoId } = (await teste.owner('select id as "cotacaoId" from balcao.cotacao where orcamento_id = $1', [enviado.id])).rows[0];
  const conjunto = { tipo: 'SEGURADORAS', linha: null, nome: 'Meu', compartilhado: false, seguradoras: ['alfa_seguros'], coberturas: {} };
  const filtro = { lista: 'ORCAMENTOS', nome: 'Meu', consulta: {}, padrao: false, compartilhado: false };
  const solicitacao = await teste.owner(
    `insert into balcao.solicitacao_cotacao (assinatura_id, linha, origem, nome, dados, consentimento, usuario_id)
     values ($1, 'AUTO', 'QUESTIONARIO', 'Zélia', '{}', '{"texto": "sim", "em": "2026-01-01"}', $2) returning id`,
    [assinaturaId, usuarioId],
  );
  await teste.owner(
    "insert into balcao.seguradora (slug, nome, tipo, linhas) values ('delta_seguros', 'Delta', 'SEGURADORA', '{AUTO}'), ('jequitiba_seguros', 'Jequitibá', 'SEGURADORA', '{AUTO}') on conflict do nothing",
  );
  const segurado = await teste.owner(
    "insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', '52998224725', 'Rui') returning id",
    [assinaturaId],
  );
  const repetidos = await teste.owner(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome, excluido_em)
     values ($1, 'PF', '11144477735', 'Ru', null), ($1, 'PF', '52998224725', 'Rui', now()) returning id`,
    [assinaturaId],
  );
  const mesclagem = await teste.owner(
    `insert into balcao.mesclagem_segurado (assinatura_id, sobrevivente_id, mesclado_id, antes, depois, desfazer_ate)
     values ($1, $2, $3, '{}', '{}', now() + interval '1 day') returning id`,
    [assinaturaId, ...repetidos.rows.map(({ id }) => id)],
  );
  const pedido = { tipo: 'CORRECAO', nome: 'Rui', documento: '529.982.247-25', contato: null, detalhe: null };
  const sessao = await teste.owner('select id from balcao.sessao where usuario_id = $1', [usuarioId]);
  // its charge is at the provider already: nobody is there to be asked
  const cobranca = await teste.owner(
    `with fatura as (
       insert into balcao.fatura_assinatura (assinatura_id, competencia, plano, forma, valor_centavos, vencimento)
       values ($1, '2026-01', 'integrado', 'PIX', 29990, $2) returning id)
     insert into balcao.cobranca_fatura (assinatura_id, fatura_id, txid, valor_centavos, vencimento, validade_dias, status, location)
     select $1, id, $3, 29990, $2, 30, 'ATIVA', 'psp.test/qr/1' from fatura returning fatura_id`,
    [assinaturaId, addDias(hoje, 5), assinaturaId.replaceAll('-', '')],
  );
  const externa = await teste.owner(
    `with pedido as (
       insert into balcao.pedido_compartilhamento (assinatura_id, segurado_id, usuario_id, produtos, finalidades, meses, token_hash, expira_em)
       values ($1, $2::uuid, $3, '{AUTO}', '{RENOVACAO}', 12, sha256(convert_to($2::uuid::text, 'UTF8')), now() + interval '9 days') returning id),
     consentimento as (
       insert into balcao.compartilhamento (assinatura_id, pedido_id, segurado_id, seguradora, status, consent_id, autorizado_em, vale_ate)
       select $1, id, $2::uuid, 'delta_seguros', 'AUTORIZADO', 'urn:delta:' || $2::uuid, now(), now() + interval '300 days' from pedido returning id)
     insert into balcao.apolice_externa (assinatura_id, compartilhamento_id, segurado_id, usuario_id, seguradora, numero, produto, nome_produto, linha,
       bem, vig_ini, vig_fim, premio_total_centavos, lida_em)
     select $1, id, $2, $3, 'delta_seguros', '77', 'AUTO', 'Auto', 'AUTO', 'Onix', current_date, current_date + 365, 100, now() from consentimento
     returning id, compartilhamento_id`,
    [assinaturaId, segurado.rows[0].id, usuarioId],
  );
  return {
    ...(await createMundoDeVendas(teste, quem)),
    ...(await createMundoDoCaixa(teste, quem)),
    ...(await createMundoDeFaturas(teste, quem)),
    ...(await createMundoDeExtratos(teste, quem)),
    ...(await createMundoDeRepasses(teste, quem)),
    apoliceExternaId: externa.rows[0].id,
    compartilhamentoId: externa.rows[0].compartilhamento_id,
    orcamentoId: enviado.id,
    ofertaId: enviado.ofertas[0] ?? '',
    envioId: (enviado.envio as EnvioOrcamento).id,
    cotacaoId,
    outraId: cotacaoId,
    seguradora: 'alfa_seguros',
    propostaId: dataOf<Proposta>(await include(quem, await umaVenda(quem))).id,
    anexoId: dataOf<{ id: string }>(await attach(quem, enviado.id)).id,
    conjuntoId: dataOf<Conjunto>(await quem.request('POST', 'conjuntos', conjunto)).id,
    filtroId: dataOf<FiltroSalvo>(await quem.request('POST', 'filtros-salvos', filtro)).id,
    modeloId: dataOf<{ id: string }>(await quem.request('POST', 'modelos-mensagem', modelo)).id,
    linkId: dataOf<LinkQuestionario>(await quem.request('POST', 'questionario-links', { linha: 'AUTO' })).id,
    solicitacaoId: solicitacao.rows[0].id,
    produtorId: dataOf<{ id: string }>(await quem.request('POST', 'produtores', produtor)).id,
    corretoraId: dataOf<{ id: string }>(await quem.request('POST', 'corretoras', corretora)).id,
    ...(await createMundoDoBanco(teste, quem)),
    seguradoraId: dataOf<{ id: string }>(await quem.request('POST', 'seguradoras', seguradoraDe(quem.usuario.corretoraId))).id,
    importacaoId: dataOf<{ id: string }>(await sendPlanilha(quem)).id,
    importacaoDocumentosId: dataOf<{ id: string }>(await quem.request('POST', 'importacoes', {})).id,
    exportacaoId: dataOf<{ id: string }>(await quem.request('POST', 'assinatura/exportacoes')).id,
    usuarioId: dataOf<{ id: string }>(await quem.request('POST', 'usuarios', usuarioDe(assinaturaId))).id,
    indicacaoId: dataOf<{ id: string }>(
      await quem.request('POST', 'indicacoes/convites', { nome: 'Rui', email: `${assinaturaId}@indicado.test` }),
    ).id,
    sessaoId: sessao.rows[0].id,
    id: sessao.rows[0].id,
    seguradoId: segurado.rows[0].id,
    outroSeguradoId: repetidos.rows[0].id,
    mesclagemId: mesclagem.rows[0].id,
    pedidoId: dataOf<{ id: string }>(await quem.request('POST', 'solicitacoes-titular', pedido)).id,
    faturaId: cobranca.rows[0].fatura_id,
    versaoId: await publishPagina(quem),
    guid: enviado.id,
    ordem: '1',
    respostaId: '0190b000-0000-7000-8000-00000000ffff',
    codigo: 'K7QF-2M9X',
  };
}

beforeAll(async () => {
  teste = await createQuotingTest();
  takesProposals(teste);
  const { alfa_seguros: alfa, beta_seguros: beta } = teste.seguradoras;
  for (const seguradora of [alfa, beta])
    seguradora.answer = async () => ({ ...umaResposta(300_000, ['Básico', 'Completo']), referencias: ['uma', 'outra'] });
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
  [deAna, daEstranha] = [await createMundo(ana), await createMundo(estranha)];
}, 240_000);
afterAll(() => teste.close());

/** A body (or a query) each call takes, so that what refuses it is whose it is. */
const entradaDe = (chamada: string, ids: Ids): object => {
  const { ofertaId = '', outroSeguradoId = '' } = ids;
  const [metodo, caminho = ''] = chamada.split(' ');
  const pagamento = { forma: 'BOLETO', n: 10, vencimentoPrimeira: addDias(hoje, 5) };
  const entradas: Readonly<Record<string, object>> = {
    'PUT /conjuntos/:conjuntoId': { versao: 1, nome: 'Tomado', compartilhado: true, seguradoras: ['alfa_seguros'], coberturas: {} },
    'DELETE /conjuntos/:conjuntoId': { versao: 1 },
    'GET /orcamentos/:orcamentoId/comparativo.pdf': { ofertas: ofertaId },
    'POST /orcamentos/:orcamentoId/cotacoes': { versao: 2, ...comercial('alfa_seguros') },
    'PUT /orcamentos/:orcamentoId/ofertas/:ofertaId/dps': {
      termoVersao: '1',
      consentimento: true,
      declaracao: { titular: 'Zélia', respostas: [] },
    },
    'PUT /orcamentos/:orcamentoId/rascunho': { versao: 2, rascunho: umRascunho(estranha.usuario.corretoraId) },
    'POST /orcamentos/:orcamentoId/ofertas-manuais': { versao: 2 },
    'POST /orcamentos/:orcamentoId/transmissoes': { ofertaId, pagamento, dadosComplementares: dadosCompletos },
    'POST /orcamentos/:orcamentoId/proposta': { ofertaId, formaPagamento: 'BOLETO', parcelas: 10, vencimentoPrimeira: addDias(hoje, 5) },
    'POST /propostas/:propostaId/cancelamento': { motivo: 'não é minha' },
    'POST /propostas/:propostaId/exigencias/:ordem/respostas': { nota: 'não é minha' },
    'PUT /filtros-salvos/:filtroId': { nome: 'Tomado', consulta: {}, padrao: false, compartilhado: false },
    'POST /orcamentos/:orcamentoId/envios': {
      canal: 'LINK',
      destinatarios: [],
      ofertas: [ofertaId],
      assunto: 'A sua cotação',
      mensagem: 'Escolha a sua oferta.',
    },
    'POST /orcamentos/:orcamentoId/envios/:envioId/respostas': { mensagem: 'Não é minha.' },
    'POST /orcamentos/:orcamentoId/mover': { para: 'CALCULADO' },
    'POST /orcamentos/:orcamentoId/recusar': { motivo: 'PRECO' },
    'POST /solicitacoes-cotacao/:solicitacaoId/descartar': { motivo: 'não é minha' },
    'POST /segurados/:seguradoId/compartilhamentos': {
      seguradoras: ['jequitiba_seguros'],
      produtos: ['AUTO'],
      finalidades: ['RENOVACAO'],
      meses: 12,
      porEmail: false,
    },
    'POST /compartilhamentos/:compartilhamentoId/revogacao': { apagar: true },
    'POST /permissoes-lgpd/:seguradoId/atos': { finalidade: 'RENOVACAO', ato: 'REVOGADA', nota: null },
    'POST /permissoes-lgpd/:seguradoId/coleta': { porEmail: false },
    'POST /solicitacoes-titular/:pedidoId/situacao': { versao: 1, status: 'EM_ATENDIMENTO', resposta: null },
    'POST /solicitacoes-titular/:pedidoId/correcao': { versao: 1, nome: 'Rui Lima', email: null, celular: null },
    'POST /solicitacoes-titular/:pedidoId/eliminacao': { versao: 1, documento: '52998224725' },
    'POST /pagina-publica/versoes/:versaoId/restaurar': { versao: 2 },
    ...entradasDoBanco,
    'PUT /corretoras/:corretoraId': { ...corretora, versao: 1 },
    'DELETE /corretoras/:corretoraId': { versao: 1 },
    'PUT /seguradoras/:seguradoraId': { ...seguradoraDe(ana.usuario.corretoraId), versao: 1 },
    'DELETE /seguradoras/:seguradoraId': { versao: 1 },
    'POST /segurados/:seguradoId/mesclar': { versao: 1, outroId: outroSeguradoId, outraVersao: 1, escolhas: {} },
    'PUT /segurados/:seguradoId': { ...dadosSegurado, versao: 1 },
    'DELETE /segurados/:seguradoId': { versao: 1 },
    'PUT /produtores/:produtorId': { ...produtor, versao: 1 },
    'DELETE /produtores/:produtorId': { versao: 1 },
    'PUT /usuarios/:usuarioId': { ...usuarioDe(ana.usuario.assinaturaId), versao: 1 },
    'POST /usuarios/:usuarioId/desativar': { herdeiroId: null },
    'POST /importacoes-cadastro/:importacaoId/conferir': { mapeamento: { nome: 0, documento: 1 } },
    ...entradasDeVendas(ids, ana.usuario.corretoraId),
    ...entradasDoCaixa(ids),
    ...entradasDeRepasses(ids),
    ...entradasDeFaturas,
    ...entradasDeExtratos(ids, ana.usuario.corretoraId),
    'GET /orcamentos/:orcamentoId/envios/preparo': { ofertas: ofertaId },
  };
  return entradas[`${metodo} ${caminho.replace('/c/api/v1', '')}`] ?? {};
};

const CHAMADAS = JULGAMENTOS.filter(({ chamada }) => chamada.includes('/:') && !DE_TODOS.test(chamada));
async function ask(quem: Corretor, { metodo, caminho, chamada }: Julgamento, ids: Ids): Promise<LightMyRequestResponse> {
  if (chamada === 'POST /c/api/v1/orcamentos/:orcamentoId/anexos') return attach(quem, ids['orcamentoId'] ?? '');
  if (chamada === 'PATCH /c/api/v1/documentos/envios/:envioId') return appendPedaco(quem, ids['envioId'] ?? '');
  if (chamada === 'POST /c/api/v1/importacoes/:importacaoDocumentosId/arquivos') return sendPdf(quem, ids['importacaoDocumentosId'] ?? '');
  if (chamada === 'POST /c/api/v1/faturas/:faturaId/movimentacao') return sendMovimentacao(teste, quem, ids['faturaColetivaId'] ?? '');
  const seus = [idsDoCaixa, idsDasFaturas, idsDoBanco].reduce((all, idsOf) => idsOf(chamada, all), ids);
  const url = caminho.replace(/:(\w+)/g, (_, nome: string) => seus[nome] ?? `falta-${nome}`);
  const entrada = entradaDe(chamada, ids);
  const isQuery = metodo === 'GET' || metodo === 'DELETE';
  const query = new URLSearchParams(entrada as Record<string, string>).toString();
  return quem.request(metodo as 'GET', isQuery && query ? `${url}?${query}` : url, isQuery ? undefined : entrada);
}

/** Everything a subscription keeps, once nothing is being done for it any more. */
async function kept(): Promise<Record<string, string>> {
  const pending = async () => Number((await teste.owner('select count(*) as n from graphile_worker.jobs where run_at <= now()')).rows[0].n);
  while ((await pending()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const { rows } = await teste.owner(
    `select c.relname as nome from pg_class c where c.relnamespace = 'balcao'::regnamespace and c.relkind in ('r', 'p')
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'assinatura_id' and not a.attisdropped)`,
  );
  const sums = await Promise.all(
    rows.map(async ({ nome }: { nome: string }) => {
      const sql = `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as soma from balcao.${nome} t where assinatura_id = $1`;
      return [nome, (await teste.owner(sql, [ana.usuario.assinaturaId])).rows[0].soma] as const;
    }),
  );
  return Object.fromEntries(sums);
}

it('refuses to another subscription every record named in an address, and changes nothing', async () => {
  expect(CHAMADAS.length).toBeGreaterThan(40);
  const before = await kept();
  const wrong: string[] = [];
  for (const julgamento of CHAMADAS) {
    const { statusCode, body } = await ask(estranha, julgamento, deAna);
    if (![403, 404].includes(statusCode)) wrong.push(`${julgamento.chamada}: ${statusCode} ${body.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
  expect(await kept()).toEqual(before);
}, 240_000);

it('refuses a record of another subscription below one of one’s own', async () => {
  const before = await kept();
  const wrong: string[] = [];
  for (const julgamento of CHAMADAS) {
    const nomes = [...julgamento.caminho.matchAll(/:(\w+)/g)]
      .map(([, nome]) => nome as string)
      .filter((nome) => !['seguradora', 'ordem'].includes(nome));
    const [dono, ...abaixo] = nomes;
    if (!dono || abaixo.length === 0 || DE_NINGUEM.test(julgamento.chamada)) continue;
    const ids = { ...daEstranha, ...Object.fromEntries(abaixo.map((nome) => [nome, deAna[nome] ?? ''])) };
    const { statusCode, body } = await ask(estranha, julgamento, ids);
    // an offer of another case is told at its field
    const isUnknown = statusCode === 422 && /"campo":"ofertaId","codigo":"desconhecid/.test(body);
    if (![403, 404].includes(statusCode) && !isUnknown) wrong.push(`${julgamento.chamada}: ${statusCode} ${body.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
  expect(await kept()).toEqual(before);
}, 240_000);

it('answers the owner of those records: it was whose they are that refused, not how they were asked for', async () => {
  const wrong: string[] = [];
  const order = ({ metodo }: Julgamento): number => (metodo === 'GET' ? 0 : metodo === 'DELETE' ? 2 : 1);
  const minhas = CHAMADAS.filter(({ so, chamada }) => so !== 'segfyer' && !DE_NINGUEM.test(chamada));
  for (const julgamento of minhas.toSorted((a, b) => order(a) - order(b))) {
    if (julgamento.caminho.includes('/sessoes/')) continue;
    const { statusCode, body } = await ask(ana, julgamento, deAna);
    if (statusCode >= 500 || [400, 401, 403, 404].includes(statusCode) || /campos-invalidos/.test(body))
      wrong.push(`${julgamento.chamada}: ${statusCode} ${body.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
}, 240_000);

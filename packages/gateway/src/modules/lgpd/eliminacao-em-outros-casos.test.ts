import type { FichaPedidoTitular } from '@balcao/contracts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let admin: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  admin = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const NOME = 'Quirino Marcador Unico';
const DOCUMENTO = '11144477735';
const EMAIL = 'casal@exemplo.test';
const MARCAS = new RegExp(['quirino', DOCUMENTO, '111\\.444\\.777-35'].join('|'), 'i');
/** The client whose case it is: they share an e-mail with the person. */
const DONA = { nome: 'Rosa Peixoto Alheia', documento: '39053344705', email: EMAIL, nascimento: '1985-04-12', cep: '37500-100' };

const all = async (sql: string, params: unknown[] = []) => (await teste.owner(sql, params)).rows;
const one = async (sql: string, params: unknown[]): Promise<string> => (await all(`${sql} returning id`, params))[0]?.id as string;

const condutor = {
  igualSegurado: false,
  cpf: '111.444.777-35',
  nome: NOME,
  nascimento: '1990-07-23',
  sexo: 'M',
  relacao: 'CONJUGE',
  estadoCivil: 'CASADO',
  anosCnh: 10,
  jovens: false,
};

/** A calculated case of the other client, with the person in each place that a case has for people. */
async function seedCase(seguradoId: string): Promise<{ orcamentoId: string; cotacaoId: string }> {
  const segurado = { pessoa: 'PF', sexo: 'F', estadoCivil: 'CASADO', celular: '35911112222', avisoPrivacidade: true, ...DONA };
  const proprietario = { igualSegurado: false, documento: DOCUMENTO, nome: NOME };
  const observacoes = `Ligar para ${NOME}`;
  const ids = await admin.run(undefined, { segurado, condutor, proprietario, observacoes } as never);
  await admin.until(ids.cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  await all(
    `update balcao.orcamento set segurado_id = $2, rascunho = jsonb_set(jsonb_set(rascunho, '{risco,beneficiarios}', $3), '{risco,vidas}', $4) where id = $1`,
    [
      ids.orcamentoId,
      seguradoId,
      JSON.stringify([{ nome: NOME, parentesco: 'CONJUGE', nascimento: '1990-07-23', pctBps: 10_000 }]),
      JSON.stringify([{ papel: 'DEPENDENTE', familia: 1, nome: NOME.toUpperCase(), nascimento: '1990-07-23', cid: 'F32' }]),
    ],
  );
  await all('update balcao.resultado_cotacao set mensagens = $2 where cotacao_id = $1', [
    ids.cotacaoId,
    JSON.stringify([`${NOME}: pontuação`]),
  ]);
  return ids;
}

/** A policy of the other client that began so many years ago, with a claim in which the person is the third party. */
async function seedPolicy(seguradoId: string, anos: number, orcamentoId: string | null): Promise<{ apolice: string; sinistro: string }> {
  const { assinaturaId, usuarioId, corretoraId } = admin.usuario;
  const from = `(current_date - interval '${anos} years')::date`;
  const apolice = await one(
    `insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, orcamento_id, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, status, formulario, schema_versao, rascunho)
     values ($1, gen_random_uuid()::text, 'alfa_seguros', '0531', $2, $3, $4, 'Onix', $5, ${from}, ${from}, ${from} + 365, 100, 7, 107, 'VIGENTE', 'AUTO', 1, $6)`,
    [assinaturaId, corretoraId, seguradoId, usuarioId, orcamentoId, JSON.stringify({ risco: { condutor } })],
  );
  const sinistro = await one(
    `insert into balcao.sinistro (assinatura_id, numero, apolice_id, usuario_id, item, causa, ocorrido_em, aviso_em, relato, terceiros)
     values ($1, (random() * 1000000)::int + 1, $2, $3, 'Carro', 'COLISAO', now(), now(), $4, $5)`,
    [
      assinaturaId,
      apolice,
      usuarioId,
      `Bateu no carro de ${NOME}`,
      JSON.stringify([{ nome: NOME, documento: DOCUMENTO, telefone: '35991234567' }]),
    ],
  );
  return { apolice, sinistro };
}

async function eliminate(): Promise<FichaPedidoTitular> {
  const novo = { tipo: 'ELIMINACAO', nome: NOME, documento: DOCUMENTO, contato: EMAIL, detalhe: null };
  const { id, versao } = (await admin.request('POST', 'solicitacoes-titular', novo)).json<{ data: FichaPedidoTitular }>().data;
  const done = await admin.request('POST', `solicitacoes-titular/${id}/eliminacao`, { versao, documento: DOCUMENTO });
  expect(done.statusCode).toBe(200);
  return (await admin.request('GET', `solicitacoes-titular/${id}`)).json<{ data: FichaPedidoTitular }>().data;
}

/** Every row of the product that still names the person, by its table. */
async function tracesOf(): Promise<string[]> {
  const found: string[] = [];
  const tabelas = await all(
    "select table_name as t from information_schema.tables where table_schema = 'balcao' and table_type = 'BASE TABLE'",
  );
  for (const { t } of tabelas)
    for (const { row } of await all(`select to_jsonb(x) as row from balcao.${t} x`))
      if (MARCAS.test(JSON.stringify(row))) found.push(`${t}:${row.entidade_id ?? row.id}`);
  return found;
}

it('takes a person out of the cases of others, and keeps them where a contract in its time of keeping names them', async () => {
  const dona = await one(
    "insert into balcao.segurado (assinatura_id, pessoa, documento, nome, email, dependentes) values ($1, 'PF', $2, $3, $4, $5)",
    [
      admin.usuario.assinaturaId,
      DONA.documento,
      DONA.nome,
      DONA.email,
      JSON.stringify([{ nome: NOME, documento: DOCUMENTO, nascimento: '1990-07-23', parentesco: 'CONJUGE' }]),
    ],
  );
  const aberto = await seedCase(dona);
  const vendido = await seedCase(dona);
  const vigente = await seedPolicy(dona, 1, vendido.orcamentoId);
  const velha = await seedPolicy(dona, 9, null);
  const [antes] = await all('select rascunho_versao as versao from balcao.orcamento where id = $1', [aberto.orcamentoId]);

  const pedido = await eliminate();

  const kept = (entidade: string) => pedido.retencoes.filter((um) => um.entidade === entidade).map(({ entidadeId }) => entidadeId);
  expect([kept('orcamento'), kept('apolice'), kept('sinistro')]).toEqual([[vendido.orcamentoId], [vigente.apolice], [vigente.sinistro]]);
  expect(pedido.retencoes.find(({ entidade }) => entidade === 'apolice')?.fundamento).toContain('605/2020');
  const own = (await all('select id from balcao.cotacao where orcamento_id = $1', [vendido.orcamentoId])).map(({ id }) => String(id));
  const results = (await all('select id from balcao.resultado_cotacao where cotacao_id = any ($1)', [own])).map(({ id }) => String(id));
  const allowed = new Set([vendido.orcamentoId, vigente.apolice, vigente.sinistro, pedido.id, ...own, ...results]);
  expect((await tracesOf()).filter((trace) => !allowed.has(trace.split(':')[1] ?? ''))).toEqual([]);

  // what prices and shares were made of stays, and so does all that is the client's own
  const [caso] = await all('select rascunho, rascunho_versao as versao from balcao.orcamento where id = $1', [aberto.orcamentoId]);
  expect(caso.rascunho.risco).toMatchObject({
    segurado: { nome: DONA.nome, documento: DONA.documento, email: EMAIL },
    condutor: { nome: 'Pessoa eliminada', nascimento: '1990-01-01', sexo: 'M', relacao: 'CONJUGE' },
    proprietario: { igualSegurado: false, nome: 'Pessoa eliminada' },
    observacoes: 'Ligar para [eliminado]',
    beneficiarios: [{ nome: 'Pessoa eliminada', parentesco: 'CONJUGE', nascimento: '1990-01-01', pctBps: 10_000 }],
    vidas: [{ papel: 'DEPENDENTE', familia: 1, nome: 'Pessoa eliminada', nascimento: '1990-01-01' }],
  });
  expect(caso.rascunho.risco.vidas[0]).not.toHaveProperty('cid');
  expect(caso.versao).toBe(antes.versao + 1);
  const [calculado] = await all('select snapshot from balcao.cotacao where id = $1', [aberto.cotacaoId]);
  expect(calculado.snapshot.risco.condutor).toEqual(caso.rascunho.risco.condutor);
  const [sinistro] = await all('select terceiros, relato from balcao.sinistro where id = $1', [velha.sinistro]);
  expect(sinistro).toEqual({ terceiros: [{ nome: 'Pessoa eliminada' }], relato: 'Bateu no carro de [eliminado]' });
  expect((await admin.request('GET', `orcamentos/${aberto.orcamentoId}`)).statusCode).toBe(200);
  const calculo = await all('update balcao.cotacao set snapshot = $2 where id = $1', [aberto.cotacaoId, '{}']).catch(
    (error: Error) => error,
  );
  expect(String(calculo)).toContain('não muda');
});

it('tells a person who asks where they stand in cases of others and what is said of them, and nothing of the others', async () => {
  const { assinaturaId } = admin.usuario;
  const dona = await one("insert into balcao.segurado (assinatura_id, pessoa, documento, nome, email) values ($1, 'PF', $2, $3, $4)", [
    assinaturaId,
    '52998224725',
    'Sandra Outra Alheia',
    'sandra@exemplo.test',
  ]);
  const segurado = { nome: 'Sandra Outra Alheia', documento: '52998224725', nascimento: '1985-04-12', email: 'sandra@exemplo.test' };
  const [marcado] = await all('select nome from balcao.segurado where documento = $1 and assinatura_id = $2', [
    DONA.documento,
    assinaturaId,
  ]);
  expect(marcado).toEqual({ nome: DONA.nome });
  const caso = await seedCase(dona);
  await all("update balcao.orcamento set rascunho = jsonb_set(rascunho, '{risco,segurado}', $2) where id = $1", [
    caso.orcamentoId,
    JSON.stringify(segurado),
  ]);
  await seedPolicy(dona, 1, null);
  // of the person themselves, without a document: by the page of the brokerage
  await all(
    `insert into balcao.solicitacao_cotacao (assinatura_id, linha, origem, nome, email, dados, consentimento)
     values ($1, 'VIDA', 'QUESTIONARIO', $2, 'quirino@exemplo.test', '{"pessoa": {"ocupacao": "pedreiro"}}', $3),
       ($1, 'PET', 'QUESTIONARIO', 'Sandra Outra Alheia', 'quirino@exemplo.test', '{"pet": {"nome": "Bolinha"}}', $3)`,
    [assinaturaId, NOME, JSON.stringify({ texto: 'Aceito', versao: '1', em: '2026-11-01T12:00:00Z', ip: '10.0.0.1' })],
  );
  const novo = { tipo: 'ACESSO', nome: NOME, documento: DOCUMENTO, contato: 'quirino@exemplo.test', detalhe: null };
  const { id } = (await admin.request('POST', 'solicitacoes-titular', novo)).json<{ data: FichaPedidoTitular }>().data;
  const { dados } = (await admin.request('GET', `solicitacoes-titular/${id}/dados.json`)).json();
  const places = dados.outrosCasos.map(({ registro, lugar }: { registro: string; lugar: string }) => `${registro}: ${lugar}`);
  for (const lugar of ['condutor', 'proprietario', 'beneficiarios', 'vidas', 'rascunho'])
    expect([lugar, places.includes(`orçamento: ${lugar}`)]).toEqual([lugar, lugar !== 'rascunho']);
  expect(places).toEqual(expect.arrayContaining(['cálculo: condutor', 'sinistro: terceiros', 'sinistro: relato', 'apólice: condutor']));
  const [condutorDito] = dados.outrosCasos.filter(({ lugar }: { lugar: string }) => lugar === 'condutor');
  expect(condutorDito).toMatchObject({ nome: NOME, nascimento: '1990-07-23', sexo: 'M', relacao: 'CONJUGE', desde: expect.any(String) });
  expect(dados.solicitacoes).toEqual([expect.objectContaining({ linha: 'VIDA', nome: NOME })]);
  const inteiro = JSON.stringify(dados);
  for (const deOutra of ['Sandra', '52998224725', 'sandra@', '1985-04-12', DONA.nome, DONA.documento, 'Bolinha', 'Onix', 'Bateu'])
    expect([deOutra, inteiro.includes(deOutra)]).toEqual([deOutra, false]);
  const pdf = await admin.request('GET', `solicitacoes-titular/${id}/dados.pdf`);
  expect(pdf.statusCode).toBe(200);
});

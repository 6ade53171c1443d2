import type { DadosSegurado, FichaSegurado, Proposta, VisaoSegurado } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { dados } from '../../testing/test-segurado.ts';
import { include, takesProposals, umaVenda, type Venda } from '../../testing/test-proposta.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  takesProposals(teste);
  ana = await teste.createCorretor({ administrador: true });
  bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const vazio = { cep: null, logradouro: null, numero: null, complemento: null, bairro: null, cidade: null, uf: null };
const see = async (id: string, quem = ana): Promise<VisaoSegurado> => (await quem.request('GET', `segurados/${id}/360`)).json().data;

/** A sale to whoever the drafts of the tests are of, and that person. */
async function sell(): Promise<{ venda: Venda; proposta: Proposta; segurado: FichaSegurado }> {
  const venda = await umaVenda(ana);
  const proposta = (await include(ana, venda)).json<{ data: Proposta }>().data;
  const { rows } = await teste.owner('select segurado_id from balcao.proposta where id = $1', [proposta.id]);
  return { venda, proposta, segurado: (await ana.request('GET', `segurados/${rows[0].segurado_id}`)).json().data };
}

it('is of the very person that was quoted and sold to: one record, known to the quote by its document', async () => {
  const { proposta, segurado, venda } = await sell();
  const conhecida = (await ana.request('GET', `apoio/pessoas/${segurado.documento}`)).json().data;
  expect(conhecida).toMatchObject({ nome: segurado.nome, documento: segurado.documento });
  const editado = {
    ...segurado,
    email: 'nova@casa.com.br',
    celular: '35900007777',
    enderecos: [{ ...vazio, cep: '37002-000', numero: '77' }],
  } satisfies DadosSegurado & object;
  const salvo = await ana.request('PUT', `segurados/${segurado.id}`, editado);
  expect(salvo.statusCode).toBe(200);
  expect((await ana.request('GET', `apoio/pessoas/${segurado.documento}`)).json().data).toMatchObject({
    email: 'nova@casa.com.br',
    celular: '35900007777',
    cep: '37002000',
    numero: '77',
  });
  // sold to once more, the record stays the one that was edited
  const { segurado: outraVez } = await sell();
  expect(outraVez).toMatchObject({ id: segurado.id, email: 'nova@casa.com.br', versao: 2 });

  const visao = await see(segurado.id);
  expect(visao.propostas.total).toBe(2);
  expect(visao.propostas.itens.map(({ id }) => id)).toContain(proposta.id);
  expect(visao.orcamentos.itens.map(({ id }) => id)).toContain(venda.orcamentoId);
  expect(visao.parcelas.total).toBe(20);
  const esperada = proposta.parcelas.map(({ numero, vencimento, valorCentavos }) => ({ numero, vencimento, valorCentavos }));
  expect(
    visao.parcelas.itens
      .filter(({ contratoId }) => contratoId === proposta.id)
      .map(({ numero, vencimento, valorCentavos }) => ({ numero, vencimento, valorCentavos })),
  ).toEqual(esperada);
});

it('brings policies by their dates, claims, tasks, the group and what was permitted, with the sums of today', async () => {
  const { segurado } = await sell();
  const { assinaturaId, corretoraId, usuarioId } = ana.usuario;
  const insure = async (numero: string, de: number, ate: number, premio: number) =>
    (
      await teste.owner(
        `insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini,
           vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
         values ($1, $2, 'alfa_seguros', '0531', $3, $4, 'Onix', $5, $6, $6, $7, $8, 0, $8, 'VIGENTE') returning id`,
        [assinaturaId, numero, corretoraId, segurado.id, usuarioId, addDias(hoje, de), addDias(hoje, ate), premio],
      )
    ).rows[0].id as string;
  const vigente = await insure('V-1', -10, 300, 120_000);
  await insure('V-2', -700, -335, 90_000);
  await insure('V-3', 10, 375, 80_000);
  await teste.owner(
    `insert into balcao.sinistro (assinatura_id, numero, apolice_id, usuario_id, item, causa, ocorrido_em, aviso_em)
     values ($1, 1, $2, $3, 'Para-choque', 'COLISAO', now() - interval '2 days', now())`,
    [assinaturaId, vigente, usuarioId],
  );
  await teste.owner(
    `insert into balcao.tarefa (assinatura_id, titulo, tipo, vinculo, responsavel_id, vencimento)
     values ($1, 'Ligar', 'RETORNO', jsonb_build_object('tipo', 'segurado', 'id', $2::text), $3, $4)`,
    [assinaturaId, segurado.id, usuarioId, addDias(hoje, 2)],
  );
  const atual: FichaSegurado = (await ana.request('GET', `segurados/${segurado.id}`)).json().data;
  const grupo = { tipo: 'FAMILIA' as const, nome: 'Clã' };
  await ana.request('PUT', `segurados/${segurado.id}`, { ...atual, grupo });
  const parente = await ana.request('POST', 'segurados', { ...atual, documento: '52998224725', nome: 'Parente', grupo });
  await ana.request('POST', `permissoes-lgpd/${segurado.id}/atos`, { finalidade: 'RENOVACAO', ato: 'REVOGADA', nota: null });

  const visao = await see(segurado.id);
  expect(visao.apolices.itens.map(({ numero, status }) => [numero, status])).toEqual([
    ['V-3', 'A_VIGORAR'],
    ['V-1', 'VIGENTE'],
    ['V-2', 'VENCIDA'],
  ]);
  expect(visao.numeros).toMatchObject({ vigentes: 1, premioVigenteCentavos: 120_000, proximoFim: addDias(hoje, 300) });
  expect(visao.numeros.comissaoPrevistaCentavos).toBeGreaterThanOrEqual(0);
  expect(visao.sinistros.itens).toMatchObject([{ numero: 1, apolice: 'V-1', item: 'Para-choque', status: 'AVISO' }]);
  expect(visao.tarefas.itens).toMatchObject([{ titulo: 'Ligar', vencimento: addDias(hoje, 2) }]);
  expect(visao.grupo).toEqual({ itens: [{ id: parente.json().data.id, nome: 'Parente', premioVigenteCentavos: 0 }], total: 1 });
  expect(visao.premioDoGrupoCentavos).toBe(120_000);
  expect(Object.fromEntries(visao.permissoes.map(({ finalidade, estado }) => [finalidade, estado]))).toMatchObject({
    RENOVACAO: 'REVOGADA',
    COTACAO: 'SEM_REGISTRO',
  });
});

it('a new quote of a client begins with their data, in any form, and with that of nobody the caller does not see', async () => {
  const criada = await ana.request('POST', 'segurados', dados({ nome: 'Lia Lima', nascimento: '1980-05-17', email: 'lia@casa.com.br' }));
  const lia: FichaSegurado = criada.json().data;
  for (const linha of ['AUTO', 'RESIDENCIAL']) {
    const { id } = (await ana.request('POST', 'orcamentos', { linha, seguradoId: lia.id })).json().data;
    const { rascunho } = (await ana.request('GET', `orcamentos/${id}`)).json().data;
    expect(rascunho.risco.segurado).toMatchObject({
      documento: lia.documento,
      nome: 'Lia Lima',
      nascimento: '1980-05-17',
      email: 'lia@casa.com.br',
    });
    expect(rascunho.risco.segurado.avisoPrivacidade).not.toBe(true);
  }
  for (const quem of [bia, estranha])
    expect((await quem.request('POST', 'orcamentos', { linha: 'AUTO', seguradoId: lia.id })).statusCode).toBe(404);
});

it('shows to who sees only their own cases a client of theirs without the cases of others, and to another subscription nothing', async () => {
  const { segurado } = await sell();
  expect((await bia.request('GET', `segurados/${segurado.id}/360`)).statusCode).toBe(404);
  await teste.owner('update balcao.segurado set criado_por = $1 where id = $2', [bia.usuario.usuarioId, segurado.id]);
  const visao = await see(segurado.id, bia);
  expect([visao.ficha.id, visao.propostas.total, visao.orcamentos.total, visao.apolices.total, visao.parcelas.total]).toEqual([
    segurado.id,
    0,
    0,
    0,
    0,
  ]);
  expect((await estranha.request('GET', `segurados/${segurado.id}/360`)).statusCode).toBe(404);
});

it('counts the instalments and commissions of a policy that came without a proposal, and tells what happened by its days', async () => {
  const id = await writeUmaApolice(teste, ana);
  const { rows } = await teste.owner('select segurado_id, numero from balcao.apolice where id = $1', [id]);
  const { segurado_id: seguradoId, numero } = rows[0];
  await teste.owner('update balcao.parcela set ajuste_centavos = 100 where apolice_id = $1 and numero = 7', [id]);
  const visao = await see(seguradoId);
  // 3.221,40 in ten, six paid; 600,00 of commission, as each is paid
  expect(
    visao.parcelas.itens.map(({ contratoId, contrato, numero: n, valorCentavos }) => [contratoId, contrato, n, valorCentavos]),
  ).toEqual([32_314, 32_214, 32_214, 32_214].map((valor, index) => [id, numero, 7 + index, valor]));
  expect(visao.numeros).toMatchObject({ comissaoRecebidaCentavos: 36_000, comissaoPrevistaCentavos: 24_000 });
  expect(visao.linhaDoTempo.total).toBe(8);
  expect(visao.linhaDoTempo.itens.map(({ tipo }) => tipo)).toEqual(['CADASTRO', ...Array(6).fill('PAGAMENTO'), 'APOLICE']);
  expect(visao.linhaDoTempo.itens.find(({ tipo }) => tipo === 'APOLICE')).toMatchObject({
    contratoId: id,
    texto: `${numero} · Onix 1.0 2023`,
  });
  expect(visao.mensagens).toEqual({ itens: [], total: 0 });
});

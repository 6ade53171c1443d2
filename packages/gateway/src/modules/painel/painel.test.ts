import { addDias, hojeEm } from '@balcao/domain';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let chefe: Corretor;
let lia: Corretor;
const hoje = hojeEm(new Date());
const primeiro = `${hoje.slice(0, 8)}01`;

type Caso = readonly [dono: 'chefe' | 'lia', status: string, diaAbertura: string, diaFim: string | null, premio: number | null];
const mesPassado = addDias(primeiro, -5);
const CASOS: readonly Caso[] = [
  ['lia', 'RASCUNHO', hoje, null, null],
  ['lia', 'ENVIADO', hoje, null, 200_000],
  ['chefe', 'CALCULADO', primeiro, null, 210_000],
  ['chefe', 'FECHADO', primeiro, hoje, 300_000],
  ['lia', 'FECHADO', mesPassado, primeiro, 500_000],
  ['chefe', 'FECHADO', mesPassado, mesPassado, 999_999],
  ['lia', 'RECUSADO', primeiro, hoje, 250_000],
];

async function insertOrcamento([dono, status, aberto, fim, premio]: Caso, numero: number): Promise<void> {
  const { assinaturaId, usuarioId } = (dono === 'lia' ? lia : chefe).usuario;
  await teste.owner(
    `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, usuario_id, status, criado_em, alterado_em, fechado_em, motivo_recusa, melhor_premio_centavos)
     values ($1, $2, 'AUTO', 'AUTO', $3, $4, $5::date + time '15:00', coalesce($6::date, $5::date) + time '15:00',
       case when $4 = 'FECHADO' then $6::date + time '15:00' end, case when $4 = 'RECUSADO' then 'PRECO' end, $7)`,
    [assinaturaId, numero, usuarioId, status, aberto, fim, premio],
  );
}

async function insertApolice(dono: Corretor, dias: number, situacao: string, total: number): Promise<void> {
  const { assinaturaId, usuarioId, corretoraId } = dono.usuario;
  const fim = addDias(hoje, dias);
  await teste.owner(
    `with s as (insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', lpad((random() * 99999999999)::bigint::text, 11, '0'), 'Zélia') returning id)
     insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, situacao_renovacao, status)
     select $1, gen_random_uuid()::text, 'alfa_seguros', '0531', $2, s.id, 'Onix', $3, $4::date - 365, $4::date - 365, $4::date, $5::bigint - 1, 1, $5::bigint, $6, 'VIGENTE' from s`,
    [assinaturaId, corretoraId, usuarioId, fim, total, situacao],
  );
}

beforeAll(async () => {
  teste = await createQuotingTest();
  chefe = await teste.createCorretor({ administrador: true, nome: 'Chefe' });
  lia = await teste.createCorretor({ assinaturaId: chefe.usuario.assinaturaId, flags: { administradorOrcamento: false }, nome: 'Lia' });
  for (const [index, caso] of CASOS.entries()) await insertOrcamento(caso, index + 101);
  await insertApolice(lia, 5, 'A_RENOVAR', 100_000);
  await insertApolice(lia, 30, 'EM_COTACAO', 150_000);
  await insertApolice(chefe, 0, 'A_RENOVAR', 200_000);
  await insertApolice(chefe, -3, 'A_RENOVAR', 400_000);
  await insertApolice(chefe, 10, 'RENOVADA_PROPRIA', 800_000);
  await insertApolice(chefe, 31, 'A_RENOVAR', 800_000);
});
afterAll(() => teste.close());

const resumo = async (quem: Corretor) => (await quem.request('GET', 'painel/resumo')).json().data;

it('counts the whole subscription for who administers it', async () => {
  const { orcamentosAbertos, renovacoes, mes } = await resumo(chefe);
  expect(orcamentosAbertos).toMatchObject({ total: 3, aguardandoCliente: 1 });
  expect(orcamentosAbertos.recentes.map(({ status }: { status: string }) => status).sort()).toEqual(['CALCULADO', 'ENVIADO', 'RASCUNHO']);
  expect(mes).toEqual({ orcamentos: 5, fechados: 2, premioFechadoCentavos: 800_000, decididos: 3, conversaoBps: 6_667 });
  expect(renovacoes).toMatchObject({ total: 3, vencidas: 1, premioCentavos: 450_000 });
  expect(renovacoes.proximas.map(({ dias, fim }: { dias: number; fim: string }) => [dias, fim])).toEqual([
    [0, hoje],
    [5, addDias(hoje, 5)],
    [30, addDias(hoje, 30)],
  ]);
});

it('says of each policy that ends whether its quote may be generated, and which one is open already', async () => {
  const [proxima] = (await resumo(chefe)).renovacoes.proximas;
  expect(proxima).toMatchObject({ orcamento: null, podeGerar: true });
  const { rows } = await teste.owner('select id from balcao.orcamento where status = $1 and assinatura_id = $2 limit 1', [
    'ENVIADO',
    chefe.usuario.assinaturaId,
  ]);
  await teste.owner('update balcao.orcamento set apolice_anterior_id = $2 where id = $1', [rows[0].id, proxima.apoliceId]);
  expect((await resumo(chefe)).renovacoes.proximas[0]).toMatchObject({
    orcamento: { id: rows[0].id, formulario: 'AUTO' },
    podeGerar: false,
  });
  await teste.owner('update balcao.orcamento set apolice_anterior_id = null where id = $1', [rows[0].id]);
});

it('puts what presses first among the open quotes, with why, and counts it', async () => {
  const before = (await resumo(chefe)).orcamentosAbertos;
  expect(before).toMatchObject({ urgentes: 0 });
  const antigo = before.recentes.at(-1);
  await teste.owner('update balcao.orcamento set vig_ini = $2 where id = $1', [antigo.id, hoje]);
  const { urgentes, recentes } = (await resumo(chefe)).orcamentosAbertos;
  expect(urgentes).toBe(1);
  expect(recentes[0]).toMatchObject({ id: antigo.id, urgencia: { motivo: 'VIGENCIA', dias: 0 } });
  expect(recentes).toHaveLength(before.recentes.length);
});

it('counts a user’s own for who does not', async () => {
  const { orcamentosAbertos, renovacoes, mes } = await resumo(lia);
  expect(orcamentosAbertos).toMatchObject({ total: 2, aguardandoCliente: 1 });
  expect(mes).toEqual({ orcamentos: 3, fechados: 1, premioFechadoCentavos: 500_000, decididos: 2, conversaoBps: 5_000 });
  expect(renovacoes).toMatchObject({ total: 2, vencidas: 0, premioCentavos: 250_000 });
});

it('draws fourteen days of rhythm, the empty ones too, ending today', async () => {
  const { ritmo } = await resumo(chefe);
  expect(ritmo.map(({ dia }: { dia: string }) => dia)).toEqual(Array.from({ length: 14 }, (_, index) => addDias(hoje, index - 13)));
  expect(ritmo.at(-1).total).toBe(CASOS.filter(([, , aberto]) => aberto === hoje).length);
});

it('tells what happened lately, newest first, to who may know of it', async () => {
  const before = (await resumo(chefe)).atividades.length;
  const { numero } = await lia.create();
  const { orcamentoId, cotacaoId } = await lia.run();
  await lia.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const { atividades } = await resumo(chefe);
  // the case opened beside it, in which nothing was typed, is nobody's news
  expect(atividades).toHaveLength(before + 2);
  expect(atividades[0]).toMatchObject({
    tipo: 'COTACAO_CONCLUIDA',
    usuario: 'Lia',
    orcamentoId,
    descricao: `calculou o orçamento ${numero + 1}, Zélia Conceição Prado`,
  });
  const own = await teste.createCorretor({ assinaturaId: chefe.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  expect((await resumo(own)).atividades).toEqual([]);
});

it('is empty, not broken, for a new subscription', async () => {
  expect(await resumo(await teste.createCorretor())).toMatchObject({
    orcamentosAbertos: { total: 0, recentes: [] },
    renovacoes: { total: 0, vencidas: 0, premioCentavos: 0, proximas: [] },
    mes: { orcamentos: 0, fechados: 0, premioFechadoCentavos: 0, decididos: 0, conversaoBps: null },
    atividades: [],
  });
});

it('counts the policies whose differences wait for a word, each of who sees it, and none to who sees no sales', async () => {
  const outro = await teste.createCorretor({ assinaturaId: chefe.usuario.assinaturaId, flags: { acessoGestao: false } });
  const differ = (dono: Corretor, status: string, vezes = 1) =>
    teste.owner(
      `insert into balcao.divergencia_emissao (assinatura_id, apolice_id, clausula, item, de, para, status, nota)
       select assinatura_id, id, 'PREMIO', n::text, '100', '110', $2, case when $2 = 'ABERTA' then null else 'x' end
       from (select id, assinatura_id from balcao.apolice where usuario_id = $1 order by id limit 1) a, generate_series(1, $3) n`,
      [dono.usuario.usuarioId, status, vezes],
    );
  expect((await resumo(chefe)).divergentes).toBe(0);
  await differ(lia, 'ABERTA', 2);
  await differ(chefe, 'ACEITA');
  expect([(await resumo(chefe)).divergentes, (await resumo(lia)).divergentes, (await resumo(outro)).divergentes]).toEqual([1, 1, null]);
  const lista = (await chefe.request('GET', 'vendas?tipo=APOLICE&divergente=SIM')).json().data;
  expect(lista.total).toBe(1);
});

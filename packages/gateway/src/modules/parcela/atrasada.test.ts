import type { Parcela, ParcelaAtrasada, ResultadoCobranca, TotaisAtrasadas } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { reckonAtraso } from './atrasada.model.ts';
import type { AtrasadaRow } from './atrasada.repository.ts';

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const dataOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<{ data: T }>().data;
};
const list = async (query: string, quem = ana) =>
  dataOf<{ itens: ParcelaAtrasada[]; total: number }>(await quem.request('GET', `parcelas/atrasadas?${query}`));
const post = (caminho: string, body: object, quem = ana, chave: string = crypto.randomUUID()) =>
  quem.request('POST', caminho, body, { 'idempotency-key': chave });

async function umaAtrasada({ atraso = 10, quem = ana, permite = true }: { atraso?: number; quem?: Corretor; permite?: boolean } = {}) {
  const apoliceId = await writeUmaApolice(teste, quem);
  const { rows } = await teste.owner(
    `update balcao.parcela set vencimento = $2, status = 'VENCIDA' where id = (select id from balcao.parcela where apolice_id = $1
       and status = 'ABERTA' order by numero limit 1) returning id`,
    [apoliceId, addDias(hoje, 0 - atraso)],
  );
  const segurado = await teste.owner(
    `update balcao.segurado set email = 'c' || substr(id::text, 1, 8) || '@exemplo.test', celular = '35900001111'
     where id = (select segurado_id from balcao.apolice where id = $1) returning id`,
    [apoliceId],
  );
  if (permite)
    await teste.owner(
      `insert into balcao.permissao_lgpd (assinatura_id, segurado_id, finalidade, ato, base_legal, origem, texto_id, texto_sha256, quem,
         usuario_id, nota)
       select s.assinatura_id, s.id, t.finalidade, 'CONCEDIDA', 'CONSENTIMENTO', 'CORRETORA', t.id, t.sha256, s.nome, $2, 'Por telefone.'
       from balcao.segurado s, (select distinct on (finalidade) id, sha256, finalidade from balcao.texto_finalidade
         where finalidade in ('MARKETING_EMAIL', 'MARKETING_WHATSAPP')) t where s.id = $1`,
      [segurado.rows[0].id, ana.usuario.usuarioId],
    );
  return { id: rows[0].id as string, apoliceId, seguradoId: segurado.rows[0].id as string };
}
async function modeloDe(canal: 'EMAIL' | 'WHATSAPP'): Promise<string> {
  const { modelos } = dataOf<{ modelos: { id: string; canal: string }[] }>(await ana.request('GET', 'parcelas/atrasadas/opcoes'));
  return modelos.find((um) => um.canal === canal)?.id ?? '';
}
const collect = async (parcelaIds: string[], canal: 'EMAIL' | 'WHATSAPP', quem = ana, chave?: string) =>
  post('cobrancas', { parcelaIds, canal, modeloId: await modeloDe(canal) }, quem, chave);
const statusDe = async (id: string): Promise<string> =>
  (await teste.owner('select status from balcao.parcela where id = $1', [id])).rows[0].status;

it('reckons what a delay costs: 350,00 ten days late is 358,17', () => {
  const row = {
    vencimento: '2026-11-10',
    valorCentavos: 35_000,
    pagoCentavos: 0,
    avisoEm: null,
    jaSuspensaEm: null,
    premioCentavos: 500_000,
    encargos: { multaCentavos: 0, jurosCentavos: 0 },
  };
  const apolice = { pagoDaApoliceCentavos: 100_000, vigIni: '2026-01-01', vigFim: '2027-01-01' };
  const vista = reckonAtraso({ ...row, ...apolice } as AtrasadaRow, '2026-11-20', { multaBps: 200, jurosMesBps: 100 });
  expect(vista.atualizado).toMatchObject({ diasDeAtraso: 10, multaCentavos: 700, jurosCentavos: 117, atualizadoCentavos: 35_817 });
  // a fifth of the premium covers thirty days; nothing is suspended without a notice
  expect(vista).toMatchObject({ cobertoAte: '2026-01-31', suspensaEm: null, cancelavelEm: null });
  const avisada = reckonAtraso({ ...row, ...apolice, avisoEm: '2026-11-12' } as AtrasadaRow, '2026-11-20', {
    multaBps: 200,
    jurosMesBps: 100,
  });
  expect(avisada).toMatchObject({ suspensaEm: '2026-11-28', cancelavelEm: '2026-12-28' });
});

it('lists what is late and nothing else, by how late it is, with notice, contact and promise', async () => {
  const cedo = await umaAtrasada({ atraso: 12 });
  const tarde = await umaAtrasada({ atraso: 70, quem: bia });
  expect((await list('ordenar=vencimento')).itens.map(({ id }) => id)).toEqual([tarde.id, cedo.id]);
  expect((await list('faixa=ATE_15')).itens.map(({ id }) => id)).toEqual([cedo.id]);
  expect((await list('faixa=MAIS_DE_60')).itens.map(({ id }) => id)).toEqual([tarde.id]);
  expect((await list('faixa=ATE_30')).total).toBe(0);
  expect((await list('', bia)).itens.map(({ id }) => id)).toEqual([tarde.id]);
  expect(dataOf<TotaisAtrasadas>(await ana.request('GET', 'parcelas/atrasadas/totais'))).toEqual({
    total: 2,
    segurados: 2,
    abertoCentavos: 2 * 32_214,
  });
  await post(`parcelas/${cedo.id}/aviso-de-mora`, { recebidoEm: addDias(hoje, -3) });
  const promessa = await post(`parcelas/${cedo.id}/promessa`, { prometidaPara: addDias(hoje, 4), observacao: 'Recebe dia 5' });
  expect(promessa.statusCode).toBe(200);
  const [vista] = (await list('cobranca=PROMETIDA')).itens;
  expect(vista).toMatchObject({
    id: cedo.id,
    avisoEm: addDias(hoje, -3),
    prometidaPara: addDias(hoje, 4),
    ultimoContato: { tipo: 'PROMESSA' },
  });
  expect(vista?.suspensaEm).not.toBeNull();
  const arquivo = await ana.request('GET', 'parcelas/atrasadas/exportar');
  expect(arquivo.body.split('\n')[0]).toContain('Valor atualizado');
});

it('keeps a promise as a task, and a newer one instead of it', async () => {
  const { id } = await umaAtrasada();
  const promise = (dia: string) => post(`parcelas/${id}/promessa`, { prometidaPara: dia, observacao: null });
  expect((await promise(addDias(hoje, -1))).json()).toMatchObject({ errors: [{ campo: 'prometidaPara' }] });
  dataOf(await promise(addDias(hoje, 2)));
  dataOf(await promise(addDias(hoje, 9)));
  const { rows } = await teste.owner(
    `select t.status, t.vencimento::text from balcao.contato_parcela c join balcao.tarefa t on t.id = c.tarefa_id where c.parcela_id = $1 order by c.id`,
    [id],
  );
  expect(rows).toEqual([
    { status: 'CANCELADA', vencimento: addDias(hoje, 2) },
    { status: 'ABERTA', vencimento: addDias(hoje, 9) },
  ]);
});

it('the next contact is a task of somebody, done by the contact that comes after it and moved by another day', async () => {
  const { id, seguradoId } = await umaAtrasada();
  const record = (mais: object = {}, quem = ana) =>
    post(`parcelas/${id}/contatos`, { observacao: 'Pede mais uns dias.', proximoEm: null, responsavelId: null, ...mais }, quem);
  const tarefas = async () =>
    (
      await teste.owner(
        `select t.status, t.tipo, t.vencimento::text, t.responsavel_id, t.vinculo, c.tipo as contato from balcao.contato_parcela c
         join balcao.tarefa t on t.id = c.tarefa_id where c.parcela_id = $1 order by c.id`,
        [id],
      )
    ).rows;
  const erroDe = (resposta: LightMyRequestResponse) => resposta.json().errors?.[0]?.campo;
  expect(erroDe(await record({ proximoEm: addDias(hoje, -1) }))).toBe('proximoEm');
  expect(erroDe(await record({ proximoEm: hoje, responsavelId: crypto.randomUUID() }))).toBe('responsavelId');
  expect((await record({}, bia)).statusCode).toBe(404);
  dataOf(await record({ proximoEm: addDias(hoje, 3), responsavelId: bia.usuario.usuarioId }));
  const vinculo = { tipo: 'segurado', id: seguradoId, parcelaId: id };
  expect(await tarefas()).toEqual([
    {
      status: 'ABERTA',
      tipo: 'COBRANCA',
      vencimento: addDias(hoje, 3),
      responsavel_id: bia.usuario.usuarioId,
      vinculo,
      contato: 'LIGACAO',
    },
  ]);
  const linha = async () => (await list('cobranca=COM_CONTATO&tamanho=100')).itens.find((uma) => uma.id === id);
  expect(await linha()).toMatchObject({
    ultimoContato: { tipo: 'LIGACAO' },
    proximoContato: { em: addDias(hoje, 3), responsavel: expect.any(String) },
  });
  // a later day takes its place: the contact that was to be has been made
  dataOf(await record({ proximoEm: addDias(hoje, 8) }));
  expect((await tarefas()).map(({ status, vencimento }) => [status, vencimento])).toEqual([
    ['CONCLUIDA', addDias(hoje, 3)],
    ['ABERTA', addDias(hoje, 8)],
  ]);
  // a promise is looked at on its day, though the client is spoken to before
  dataOf(await post(`parcelas/${id}/promessa`, { prometidaPara: addDias(hoje, 9), observacao: null }));
  dataOf(await record());
  expect((await tarefas()).map(({ status, contato }) => [contato, status])).toEqual([
    ['LIGACAO', 'CONCLUIDA'],
    ['LIGACAO', 'CONCLUIDA'],
    ['PROMESSA', 'ABERTA'],
  ]);
  expect(await linha()).toMatchObject({ proximoContato: null, prometidaPara: addDias(hoje, 9) });
  // a reminder is a contact too
  dataOf(await record({ proximoEm: addDias(hoje, 10) }));
  dataOf<ResultadoCobranca>(await collect([id], 'EMAIL'));
  expect((await tarefas()).map(({ status }) => status)).toEqual(['CONCLUIDA', 'CONCLUIDA', 'CANCELADA', 'CONCLUIDA']);
});

it('what settles it completes the next contact or the promise, and taken back opens what it completed, and nothing else', async () => {
  const { id } = await umaAtrasada();
  const outra = await umaAtrasada();
  const lida = async () => dataOf<Parcela>(await ana.request('GET', `parcelas/${id}`));
  const pay = async (valorCentavos: number) =>
    dataOf<Parcela>(
      await post(`parcelas/${id}/pagamentos`, { versao: (await lida()).versao, pagoEm: hoje, observacao: null, valorCentavos }),
    );
  const settle = async () => expect((await pay((await lida()).atualizado?.atualizadoCentavos ?? 0)).status).toBe('PAGA');
  const undo = async () => {
    const { versao, pagamentos } = await lida();
    const ultimo = pagamentos.find(({ valorCentavos, isDesfeito }) => valorCentavos > 0 && !isDesfeito);
    dataOf<Parcela>(await post(`parcelas/${id}/pagamentos/${ultimo?.id}/desfazer`, { versao }));
  };
  const record = async (proximoEm: string, qual = id) =>
    dataOf(await post(`parcelas/${qual}/contatos`, { observacao: 'Pede mais uns dias.', proximoEm, responsavelId: null }));
  const tarefas = async (qual = id): Promise<string[]> =>
    (
      await teste.owner(
        `select t.status, t.concluida_em is not null as feita from balcao.contato_parcela c join balcao.tarefa t on t.id = c.tarefa_id
         where c.parcela_id = $1 order by c.id`,
        [qual],
      )
    ).rows.map(({ status, feita }) => `${status}${feita ? ' feita' : ''}`);
  await record(addDias(hoje, 1));
  await record(addDias(hoje, 3));
  await record(addDias(hoje, 3), outra.id);
  const comContato = ['CONCLUIDA feita', 'ABERTA'];
  await pay(10_000);
  expect(await tarefas()).toEqual(comContato);
  await settle();
  expect([await tarefas(), await tarefas(outra.id)]).toEqual([['CONCLUIDA feita', 'CONCLUIDA feita'], ['ABERTA']]);
  await undo();
  expect(await tarefas()).toEqual(comContato);
  // a promise, which somebody is looking into
  dataOf(await post(`parcelas/${id}/promessa`, { prometidaPara: addDias(hoje, 2), observacao: null }));
  await teste.owner(
    `update balcao.tarefa set status = 'EM_ANDAMENTO' where status = 'ABERTA' and id in (select tarefa_id from balcao.contato_parcela
       where parcela_id = $1)`,
    [id],
  );
  await settle();
  expect(await tarefas()).toEqual(['CONCLUIDA feita', 'CONCLUIDA feita', 'CONCLUIDA feita']);
  await undo();
  expect(await tarefas()).toEqual(['CONCLUIDA feita', 'CONCLUIDA feita', 'EM_ANDAMENTO']);
  // the part completed nothing: taken back, it opens nothing
  await undo();
  expect(await tarefas()).toEqual(['CONCLUIDA feita', 'CONCLUIDA feita', 'EM_ANDAMENTO']);
});

it('what was called off while it was paid stays off when the payment is taken back', async () => {
  const { id } = await umaAtrasada();
  const { versao, atualizado } = dataOf<Parcela>(await ana.request('GET', `parcelas/${id}`));
  dataOf(await post(`parcelas/${id}/promessa`, { prometidaPara: addDias(hoje, 2), observacao: null }));
  const valorCentavos = atualizado?.atualizadoCentavos ?? 0;
  const paga = dataOf<Parcela>(await post(`parcelas/${id}/pagamentos`, { versao, pagoEm: hoje, observacao: null, valorCentavos }));
  const daTarefa = 'id = (select tarefa_id from balcao.contato_parcela where parcela_id = $1)';
  await teste.owner(`update balcao.tarefa set status = 'CANCELADA', concluida_em = null where ${daTarefa}`, [id]);
  dataOf(await post(`parcelas/${id}/pagamentos/${paga.pagamentos[0]?.id}/desfazer`, { versao: paga.versao }));
  expect((await teste.owner(`select status from balcao.tarefa where ${daTarefa}`, [id])).rows).toEqual([{ status: 'CANCELADA' }]);
});

it('reminds by e-mail whom it may, once a day, and says of each of the others why not', async () => {
  const [sim, sem, outra] = [await umaAtrasada(), await umaAtrasada({ permite: false }), await umaAtrasada({ quem: bia })];
  const chave = crypto.randomUUID();
  const resultado = dataOf<ResultadoCobranca>(await collect([sim.id, sem.id], 'EMAIL', ana, chave));
  expect(resultado).toEqual({
    enviadas: 1,
    conversas: [],
    ignoradas: [{ id: sem.id, nome: 'Zélia', motivo: 'Não permite receber mensagens de divulgação.' }],
  });
  expect([await statusDe(sim.id), await statusDe(sem.id)]).toEqual(['EM_COBRANCA', 'VENCIDA']);
  const { rows } = await teste.owner('select assunto, texto from balcao.mensagem_segurado where segurado_id = $1', [sim.seguradoId]);
  expect(rows).toHaveLength(1);
  expect(rows[0].texto).toContain('R$ 322,14');
  expect(`${rows[0].assunto} ${rows[0].texto}`).not.toMatch(/\{\{/);
  // the same again: the first answer, and nothing is written twice
  expect(dataOf(await collect([sim.id, sem.id], 'EMAIL', ana, chave))).toEqual(resultado);
  expect(dataOf<ResultadoCobranca>(await collect([sim.id], 'EMAIL')).ignoradas).toMatchObject([
    { motivo: 'Já recebe uma mensagem neste dia.' },
  ]);
  expect(dataOf<ResultadoCobranca>(await collect([sim.id], 'EMAIL', bia)).ignoradas).toEqual([
    { id: sim.id, nome: null, motivo: 'Registro não encontrado.' },
  ]);
  expect((await list('cobranca=COM_CONTATO')).itens.map(({ id }) => id)).toContain(sim.id);
  expect(outra.id).not.toBe(sim.id);
});

it('opens a conversation within the hours, and none outside of them', async () => {
  const { id } = await umaAtrasada();
  const resultado = dataOf<ResultadoCobranca>(await collect([id], 'WHATSAPP'));
  if (resultado.enviadas === 1) {
    expect(resultado.conversas).toMatchObject([
      { id, nome: 'Zélia', link: expect.stringMatching(/^https:\/\/wa\.me\/5535900001111\?text=/) },
    ]);
    expect(dataOf<ResultadoCobranca>(await collect([id], 'WHATSAPP')).ignoradas).toMatchObject([
      { motivo: 'Já foi chamado por WhatsApp hoje.' },
    ]);
  } else expect(resultado.ignoradas).toMatchObject([{ motivo: expect.stringContaining('Fora do horário') }]);
});

it('reminds of nothing that is not late, and by no template of another channel', async () => {
  const { apoliceId } = await umaAtrasada();
  const { rows } = await teste.owner("select id from balcao.parcela where apolice_id = $1 and status = 'ABERTA' limit 1", [apoliceId]);
  expect(dataOf<ResultadoCobranca>(await collect([rows[0].id], 'EMAIL')).ignoradas).toMatchObject([{ motivo: 'Ainda não venceu.' }]);
  const trocado = await post('cobrancas', { parcelaIds: [rows[0].id], canal: 'EMAIL', modeloId: await modeloDe('WHATSAPP') });
  expect(trocado.json()).toMatchObject({ errors: [{ campo: 'modeloId' }] });
});

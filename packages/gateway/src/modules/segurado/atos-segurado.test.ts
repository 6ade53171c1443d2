import { FichaSegurado, type OportunidadeDeVenda, type ResultadoRegistro, type VisaoSegurado } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { dados } from '../../testing/test-segurado.ts';
import { until } from '../../testing/until.ts';

let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
const isDomingo = (dia: string): boolean => new Date(`${dia}T12:00:00Z`).getUTCDay() === 0;
const hoje = hojeEm(new Date());
/** A day in the hours of messages that passed: the queue goes by the real clock, and what leaves at once has to be in its past. */
const util = addDias(hoje, isDomingo(addDias(hoje, -1)) ? -2 : -1);
/** A night that has a morning of messages after it, still to come. */
const [noite, manhaSeguinte] = (() => {
  let dia = hoje;
  while (isDomingo(dia) || isDomingo(addDias(dia, 1))) dia = addDias(dia, 1);
  return [new Date(`${dia}T20:30:00-03:00`), new Date(`${addDias(dia, 1)}T08:00:00-03:00`)] as const;
})();
const tarde = new Date(`${util}T15:00:00-03:00`);
let relogio = tarde;
beforeAll(async () => {
  teste = await createQuotingTest({ agora: () => relogio });
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

/** What the client told the brokerage of receiving advertising. */
const say = (id: string, ato: 'CONCEDIDA' | 'REVOGADA') =>
  teste.owner(
    `insert into balcao.permissao_lgpd (assinatura_id, segurado_id, finalidade, ato, base_legal, origem, texto_id, texto_sha256, quem, usuario_id, nota)
     select s.assinatura_id, s.id, 'MARKETING_EMAIL', $2, 'CONSENTIMENTO', 'CORRETORA', t.id, t.sha256, s.nome, $3, 'Por telefone.'
     from balcao.segurado s, (select id, sha256 from balcao.texto_finalidade where finalidade = 'MARKETING_EMAIL' limit 1) t where s.id = $1`,
    [id, ato, ana.usuario.usuarioId],
  );

let n = 0;
async function umCliente(email: string | null = `cliente${(n += 1)}@casa.com.br`, permite = true): Promise<string> {
  const { id } = FichaSegurado.parse((await ana.request('POST', 'segurados', dados({ email, nome: `Zélia Prado ${n}` }))).json().data);
  if (permite) await say(id, 'CONCEDIDA');
  return id;
}
const act = async (ato: 'tarefas' | 'mensagens', body: object, quem = ana) => quem.request('POST', `segurados/${ato}`, body);
const said = async (ato: 'tarefas' | 'mensagens', body: object, quem = ana) =>
  (await act(ato, body, quem)).json<{ data: ResultadoRegistro[] }>().data;
const mensagem = { assunto: 'Olá, {nome}', texto: 'Temos uma novidade.' };
const tarefa = { titulo: 'Oferecer residencial', tipo: 'OUTRO', vencimento: addDias(hoje, 5), prioridade: 'ALTA', responsavelId: null };

describe('tasks of many clients', () => {
  it('are one each, of who asked, about the client', async () => {
    const [a, b] = [await umCliente(), await umCliente()];
    expect(await said('tarefas', { ids: [a, b], tarefa })).toMatchObject([
      { id: a, ok: true },
      { id: b, ok: true },
    ]);
    const { rows } = await teste.owner(
      `select vinculo, responsavel_id, vencimento::text, prioridade from balcao.tarefa where titulo = 'Oferecer residencial' order by vinculo ->> 'id'`,
    );
    expect(rows).toEqual(
      [a, b].toSorted().map((id) => ({
        vinculo: { tipo: 'segurado', id },
        responsavel_id: ana.usuario.usuarioId,
        vencimento: addDias(hoje, 5),
        prioridade: 'ALTA',
      })),
    );
    // and the client's own view has it
    const visao = (await ana.request('GET', `segurados/${a}/360`)).json<{ data: VisaoSegurado }>().data;
    expect(visao.tarefas.itens).toMatchObject([{ titulo: 'Oferecer residencial', vencimento: addDias(hoje, 5) }]);
  });

  it('are for nobody of elsewhere, on no day that passed, of no client who is not seen', async () => {
    const id = await umCliente();
    const fora = await act('tarefas', { ids: [id], tarefa: { ...tarefa, responsavelId: estranha.usuario.usuarioId } });
    expect(fora.json()).toMatchObject({ errors: [{ campo: 'tarefa.responsavelId', codigo: 'desconhecido' }] });
    const ontem = await act('tarefas', { ids: [id], tarefa: { ...tarefa, vencimento: addDias(util, -1) } });
    expect(ontem.json()).toMatchObject({ errors: [{ campo: 'tarefa.vencimento' }] });
    expect(await said('tarefas', { ids: [id], tarefa }, estranha)).toMatchObject([{ id, ok: false, mudou: false }]);
  });
});

const statusOf = async (seguradoId: string) =>
  (await teste.owner('select status from balcao.mensagem_segurado where segurado_id = $1', [seguradoId])).rows.map(
    ({ status }: { status: string }) => status,
  );

describe('a message to many clients', () => {
  it('goes to those who permit it and have an address, says of each other why not, and is one a day', async () => {
    const [sim, semEmail, semPermissao] = [await umCliente(), await umCliente(null), await umCliente('x@casa.com.br', false)];
    const ids = [sim, semEmail, semPermissao];
    expect((await said('mensagens', { ids, mensagem })).map(({ ok, mensagem: porque }) => [ok, porque])).toEqual([
      [true, null],
      [false, 'Sem e-mail no cadastro.'],
      [false, 'Não permite receber mensagens de divulgação.'],
    ]);
    await until(async () => (await statusOf(sim))[0] === 'ENVIADA');
    const visao: VisaoSegurado = (await ana.request('GET', `segurados/${sim}/360`)).json().data;
    expect(visao.mensagens).toMatchObject({ total: 1, itens: [{ canal: 'EMAIL', orcamentoId: null, isAgendada: false, abertaEm: null }] });
    expect(visao.mensagens.itens[0]?.assunto).toMatch(/^Olá, /);
    expect(visao.linhaDoTempo.itens.map(({ tipo }) => tipo)).toContain('ENVIO');
    expect(await said('mensagens', { ids: [sim], mensagem })).toMatchObject([{ ok: false, mensagem: 'Já recebe uma mensagem neste dia.' }]);
    expect(await said('mensagens', { ids: [sim], mensagem }, estranha)).toMatchObject([{ ok: false }]);
  });

  it('asked for twice at once goes once', async () => {
    const id = await umCliente();
    const duas = await Promise.all([1, 2].map(() => said('mensagens', { ids: [id], mensagem })));
    expect(duas.flat().filter(({ ok }) => ok)).toHaveLength(1);
  });
});

it('shows whom what may be offered to, as many as the list finds', async () => {
  const bia = await teste.createCorretor({ administrador: true });
  const vigIni = addDias(hojeEm(new Date()), -10);
  for (const seguradora of ['alfa_seguros', 'beta_seguros'])
    await writeUmaApolice(teste, bia, { seguradora, vigIni, vigFim: addDias(vigIni, 365) });
  const lista: OportunidadeDeVenda[] = (await bia.request('GET', 'segurados/oportunidades')).json().data;
  expect(lista).toContainEqual({ pessoa: 'PF', tem: 'AUTO', falta: 'RESIDENCIAL', segurados: 2 });
  expect(lista.some(({ falta }) => falta === 'AUTO')).toBe(false);
  const achados = (await bia.request('GET', 'segurados?pessoa=PF&tem=AUTO&falta=RESIDENCIAL')).json().data;
  expect(achados.total).toBe(2);
  expect((await estranha.request('GET', 'segurados/oportunidades')).json().data).toEqual([]);
});

// last: the clock that goes on by days ends the sessions of before
it('a message to many clients asked for at night waits for the morning, and is not sent to who takes the permission back meanwhile', async () => {
  relogio = noite;
  ana = await teste.createCorretor({ administrador: true });
  const id = await umCliente();
  expect(await said('mensagens', { ids: [id], mensagem })).toMatchObject([{ ok: true }]);
  const { rows } = await teste.owner('select id, sai_em, dia::text from balcao.mensagem_segurado where segurado_id = $1', [id]);
  const { mensagens }: VisaoSegurado = (await ana.request('GET', `segurados/${id}/360`)).json().data;
  relogio = tarde;
  expect(mensagens.itens).toMatchObject([{ enviadaEm: manhaSeguinte.toISOString(), isAgendada: true }]);
  expect(rows[0]).toMatchObject({ sai_em: manhaSeguinte, dia: hojeEm(manhaSeguinte) });
  await say(id, 'REVOGADA');
  await teste.db.tenant(ana.usuario, (tx) =>
    teste.recursos.tarefas.enqueue(tx, 'segurado.mensagem', { assinaturaId: ana.usuario.assinaturaId, mensagemId: rows[0].id }),
  );
  await until(async () => (await statusOf(id))[0] === 'CANCELADA');
});

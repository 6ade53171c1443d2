import type { MensagemProvedor, Notificacao } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import type { Entrada } from '../../testing/test-app.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';

let teste: QuotingTeste;
let suporte: Entrada;
let chefe: { usuario: UsuarioTeste; entrada: Entrada };

beforeAll(async () => {
  teste = await createQuotingTest();
  suporte = await teste.signIn(await teste.createUser({ segfyer: true, nome: 'Iara Campos' }));
  const usuario = await teste.createUser({ administrador: true });
  chefe = { usuario, entrada: await teste.signIn(usuario) };
});
afterAll(() => teste.close());

const emMinutos = (minutos: number) => new Date(Date.now() + minutos * 60_000).toISOString();
const owner = (sql: string, params: unknown[] = []) => teste.owner(sql, params);

async function publish(titulo: string, validaAte = emMinutos(60)): Promise<string> {
  const resposta = await teste.app.inject({
    method: 'POST',
    url: '/suporte/mensagens',
    headers: { ...suporte.headers, 'idempotency-key': uuidv7() },
    payload: { titulo, texto: 'Das 2h às 4h.', validaAte },
  });
  return resposta.json().data.id;
}
const withdraw = (id: string) =>
  teste.app.inject({ method: 'POST', url: `/suporte/mensagens/${id}/retirar`, headers: suporte.headers, payload: {} });
const read = (entrada: Entrada, consulta = '') =>
  teste.app.inject({ method: 'GET', url: `/suporte/mensagens${consulta}`, headers: entrada.headers });
const list = async (entrada = suporte, consulta = ''): Promise<{ itens: MensagemProvedor[]; total: number }> =>
  (await read(entrada, consulta)).json().data;
const titlesOf = async (entrada: Entrada): Promise<string[]> =>
  (await teste.app.inject({ method: 'GET', url: '/notificacao/getLatestNotifications', headers: entrada.headers }))
    .json()
    .data.notificacoes.map(({ titulo }: Notificacao) => titulo);
/** The validity of a message and of what was delivered of it, over. */
const expire = async (id: string) => {
  await owner("update balcao.mensagem_provedor set valida_ate = now() - interval '1 minute' where id = $1", [id]);
  await owner("update balcao.notificacao set valida_ate = now() - interval '1 minute' where aviso_id = $1", [id]);
};

describe('the list of what the provider said', () => {
  it('gives the newest first, with who wrote it, where each stands, and how many got and read it', async () => {
    const [vencida, encerrada, valendo] = [await publish('Vencida'), await publish('Encerrada'), await publish('Valendo')];
    await expire(vencida);
    await withdraw(encerrada);
    const { notificacoes } = (
      await teste.app.inject({ method: 'GET', url: '/notificacao/getLatestNotifications', headers: chefe.entrada.headers })
    ).json().data;
    await teste.app.inject({
      method: 'POST',
      url: '/notificacao/markAsRead',
      headers: chefe.entrada.headers,
      payload: { ids: [notificacoes[0].id] },
    });
    const { itens, total } = await list();
    expect(total).toBe(3);
    expect(itens).toMatchObject([
      { id: valendo, titulo: 'Valendo', texto: 'Das 2h às 4h.', autor: 'Iara Campos', estado: 'valendo', retiradaEm: null, lidas: 1 },
      { id: encerrada, estado: 'encerrada', retiradaEm: expect.stringMatching(/Z$/), lidas: 0 },
      { id: vencida, estado: 'vencida', retiradaEm: null },
    ]);
    const { rows } = await owner('select count(*)::int as n from balcao.notificacao where aviso_id = $1', [valendo]);
    expect([itens[0]?.entregues, itens[2]?.entregues]).toEqual([rows[0].n, rows[0].n]);
    // what was written stays: only its end came earlier
    expect(Date.parse(itens[1]?.validaAte ?? '')).toBeGreaterThan(Date.now());
    expect(await list(suporte, '?pagina=2&tamanho=2')).toMatchObject({ total: 3, itens: [{ id: vencida }] });
  });

  it('is support’s alone', async () => {
    expect((await read(chefe.entrada)).statusCode).toBe(403);
    expect((await teste.app.inject({ method: 'GET', url: '/suporte/mensagens' })).statusCode).toBe(401);
    // what counts readers across subscriptions answers nobody else either
    const [contadas] = await teste.db.tenant(chefe.usuario, (tx) =>
      tx.rows('select * from contar_mensagem_provedor((select id from balcao.mensagem_provedor limit 1))'),
    );
    expect(contadas).toBeUndefined();
  });
});

describe('an administrator who arrives later', () => {
  it('finds what is still in its term, once, and nothing that is over', async () => {
    const [fora, tirada] = [await publish('Já venceu'), await publish('Foi tirada')];
    await publish('Ainda vale');
    await expire(fora);
    await withdraw(tirada);
    const novo = await teste.createUser({ administrador: true });
    const entrada = await teste.signIn(novo);
    const titles = await titlesOf(entrada);
    expect(titles).toContain('Ainda vale');
    expect(titles).not.toContain('Já venceu');
    expect(titles).not.toContain('Foi tirada');
    await owner("update balcao.usuario set status = 'INATIVO' where id = $1", [novo.usuarioId]);
    await owner("update balcao.usuario set status = 'ATIVO' where id = $1", [novo.usuarioId]);
    expect(await titlesOf(entrada)).toEqual(titles);
  });

  it('is also who becomes one, who confirms late, and whose subscription opens again; nobody else is', async () => {
    await publish('Para quem chega');
    const comum = await teste.createUser();
    const pendente = await teste.createUser({ administrador: true, status: 'PENDENTE' });
    const bloqueada = await teste.createUser({ administrador: true, statusAssinatura: 'BLOQUEADA' });
    const got = async ({ usuarioId }: UsuarioTeste) =>
      (await owner("select from balcao.notificacao where usuario_id = $1 and titulo = 'Para quem chega'", [usuarioId])).rowCount;
    expect([await got(comum), await got(pendente), await got(bloqueada)]).toEqual([0, 0, 0]);
    await teste.db.tenant(comum, (tx) => tx.run('update usuario set administrador = true where id = $1', [comum.usuarioId]));
    await owner("update balcao.usuario set status = 'ATIVO' where id = $1", [pendente.usuarioId]);
    await owner("update balcao.assinatura set status = 'REATIVADA' where id = $1", [bloqueada.assinaturaId]);
    expect([await got(comum), await got(pendente), await got(bloqueada)]).toEqual([1, 1, 1]);
    const outro = await teste.createUser();
    await owner("update balcao.usuario set nome = 'Outro nome' where id = $1", [outro.usuarioId]);
    expect(await got(outro)).toBe(0);
  });

  it('stops seeing it when it is taken back', async () => {
    const id = await publish('Era engano');
    const novo = await teste.signIn(await teste.createUser({ administrador: true }));
    expect(await titlesOf(novo)).toContain('Era engano');
    await withdraw(id);
    expect(await titlesOf(novo)).not.toContain('Era engano');
    expect((await withdraw(id)).statusCode).toBe(404);
  });
});

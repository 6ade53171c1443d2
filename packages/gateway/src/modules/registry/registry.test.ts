import { uuidv7 } from 'uuidv7';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';
import pg from 'pg';

let teste: AppTeste;
let ana: UsuarioTeste;
let entrada: Entrada;

async function owner(sql: string, params: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: teste.banco.url });
  await client.connect();
  await client.query(sql, params).finally(() => client.end());
}
const as = (usuario: UsuarioTeste, sql: string, params: unknown[]) => teste.db.tenant(usuario, (tx) => tx.run(sql, params));
const read = async (path: string, quem = entrada) => {
  const response = await teste.app.inject({ method: 'GET', url: `/c/api/v1/${path}`, headers: quem.headers });
  return response.json().data;
};

const activate = (usuario: UsuarioTeste, slug: string, { ativo = true, corretoraId = usuario.corretoraId, minBps = 1_000 } = {}) =>
  as(
    usuario,
    `insert into balcao.seguradora_tenant (assinatura_id, seguradora, corretora_id, codigo_corretor, ativo, comissao) values ($1, $2, $3, '123', $4, $5)`,
    [usuario.assinaturaId, slug, corretoraId, ativo, JSON.stringify([{ linha: 'AUTO', padraoBps: 2_000, minBps, maxBps: 2_500 }])],
  );

beforeAll(async () => {
  teste = await createTestApp();
  await owner(`insert into balcao.seguradora (slug, nome, tipo, linhas) values
    ('zebra_seguros', 'Zebra Seguros', 'SEGURADORA', '{AUTO,VIDA}'), ('anta_seguros', 'Anta Seguros', 'SEGURADORA', '{AUTO}'),
    ('paca_saude', 'Paca Saúde', 'OPERADORA', '{SAUDE}')`);
  ana = await teste.createUser();
  entrada = await teste.signIn(ana);
  await activate(ana, 'zebra_seguros');
  await activate(ana, 'anta_seguros', { ativo: false });
  await activate(ana, 'paca_saude');
});
afterAll(() => teste.close());

it('lists the active insurers of a line with the range agreed for it', async () => {
  expect(await read('seguradoras/ativas?linha=AUTO')).toEqual([
    {
      slug: 'zebra_seguros',
      nome: 'Zebra Seguros',
      tipo: 'SEGURADORA',
      linhas: ['AUTO', 'VIDA'],
      comissaoPadraoBps: 2_000,
      comissaoMinBps: 1_000,
      comissaoMaxBps: 2_500,
      descontoMaxBps: null,
    },
  ]);
  // it insures lives, but nothing was agreed for them
  expect(await read('seguradoras/ativas?linha=VIDA')).toEqual([]);
});

it('names an insurer once when two brokerages of the subscription work with it, with the main one’s terms', async () => {
  const filial = uuidv7();
  await as(
    ana,
    "insert into balcao.corretora (id, assinatura_id, razao_social, fantasia, cnpj) values ($1, $2, 'Filial', 'Filial', '11222333000181')",
    [filial, ana.assinaturaId],
  );
  await activate(ana, 'zebra_seguros', { corretoraId: filial, minBps: 1 });
  const ativas = await read('seguradoras/ativas?linha=AUTO');
  expect(ativas).toHaveLength(1);
  expect(ativas[0].comissaoMinBps).toBe(1_000);
});

it('lists the brokerages a user may use: all of the subscription, or the ones named', async () => {
  expect((await read('corretoras/minhas')).map(({ fantasia, principal }: Record<string, unknown>) => [fantasia, principal])).toEqual([
    ['Corretora de Teste', true],
    ['Filial', false],
  ]);
  const bia = await teste.createUser({ assinaturaId: ana.assinaturaId });
  await as(ana, 'update balcao.usuario set corretora_ids = array[$2::uuid] where id = $1', [bia.usuarioId, ana.corretoraId]);
  expect(await read('corretoras/minhas', await teste.signIn(bia))).toHaveLength(1);
});

it('lists active producers the Brazilian way', async () => {
  const nomes = ['Zilda', 'Álvaro', 'Ana', 'Bento'];
  for (const [index, nome] of nomes.entries()) {
    await as(
      ana,
      "insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento, ativo) values ($1, 'INTERNO', 'PF', $2, $3, $4)",
      [ana.assinaturaId, nome, `0000000000${index}`, nome !== 'Bento'],
    );
  }
  expect((await read('produtores/ativos')).map(({ nome }: { nome: string }) => nome)).toEqual(['Álvaro', 'Ana', 'Zilda']);
});

it('shows a stranger nothing of it', async () => {
  const stranger = await teste.signIn(await teste.createUser());
  expect(await read('seguradoras/ativas?linha=AUTO', stranger)).toEqual([]);
  expect(await read('produtores/ativos', stranger)).toEqual([]);
  expect((await read('corretoras/minhas', stranger)).map(({ id }: { id: string }) => id)).not.toContain(ana.corretoraId);
});

it.each(['seguradoras/ativas?linha=AUTO', 'corretoras/minhas', 'produtores/ativos'])('%s wants a session', async (path) => {
  expect((await teste.app.inject({ method: 'GET', url: `/c/api/v1/${path}` })).statusCode).toBe(401);
});

it('names a producer and a brokerage that a draft kept after they left the list, never those of another subscription', async () => {
  const outra = await teste.createUser();
  const idOf = async (dono: UsuarioTeste, nome: string): Promise<string> =>
    String((await teste.db.tenant(dono, (tx) => tx.row<{ id: string }>('select id from balcao.produtor where nome = $1', [nome])))?.id);
  await as(
    outra,
    "insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento, ativo) values ($1, 'INTERNO', 'PF', 'Alheio', '99999999999', false)",
    [outra.assinaturaId],
  );
  const [saiu, alheio] = [await idOf(ana, 'Bento'), await idOf(outra, 'Alheio')];
  const nomes = async (path: string, quem = entrada) =>
    (await read(path, quem)).map(({ nome, fantasia }: Record<string, string>) => nome ?? fantasia);
  expect(await nomes('produtores/ativos')).toEqual(['Álvaro', 'Ana', 'Zilda']);
  expect(await nomes(`produtores/ativos?guardados=${saiu},${alheio}`)).toEqual(['Álvaro', 'Ana', 'Bento', 'Zilda']);
  const [principal, filial] = await read('corretoras/minhas');
  const caio = await teste.createUser({ assinaturaId: ana.assinaturaId });
  await as(ana, 'update balcao.usuario set corretora_ids = array[$2::uuid] where id = $1', [caio.usuarioId, principal.id]);
  const doCaio = await teste.signIn(caio);
  expect(await nomes('corretoras/minhas', doCaio)).toEqual(['Corretora de Teste']);
  expect(await nomes(`corretoras/minhas?guardados=${filial.id},${outra.corretoraId}`, doCaio)).toEqual(['Corretora de Teste', 'Filial']);
  const recusada = await teste.app.inject({ method: 'GET', url: '/c/api/v1/produtores/ativos?guardados=nada', headers: entrada.headers });
  expect(recusada.statusCode).toBe(422);
});

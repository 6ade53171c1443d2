import { addDias, hojeEm } from '@balcao/domain';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';

let teste: AppTeste;
let ana: { usuario: UsuarioTeste; entrada: Entrada };
beforeAll(async () => (teste = await createTestApp()));
const someone = async (administrador = true, assinaturaId?: string) => {
  const usuario = await teste.createUser({ administrador, ...(assinaturaId && { assinaturaId }) });
  return { usuario, entrada: await teste.signIn(usuario) };
};
beforeEach(async () => (ana = await someone()));
afterAll(() => teste.close());

const hoje = () => hojeEm(new Date());
const get = (path = '', { entrada } = ana) => teste.app.inject({ url: `/c/api/v1/consumo${path}`, headers: entrada.headers });
const search = ({ entrada } = ana) => teste.app.inject({ url: '/c/api/v1/search/match?query=maria&limit=15', headers: entrada.headers });
const used = (quem: UsuarioTeste, dia: string, quantidade: number) =>
  teste.db.tenant(quem, (tx) =>
    tx.run('insert into consumo_busca (assinatura_id, usuario_id, dia, quantidade) values ($1, $2, $3, $4)', [
      quem.assinaturaId,
      quem.usuarioId,
      dia,
      quantidade,
    ]),
  );

it('counts each search of each user on its day, even those made at once', async () => {
  expect((await Promise.all([search(), search(), search()])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const colega = await someone(false, ana.usuario.assinaturaId);
  await search(colega);
  const { itens, total } = (await get('?ordenar=-buscas')).json().data;
  expect(total).toBe(2);
  expect(itens).toMatchObject([
    { dia: hoje(), usuarioId: ana.usuario.usuarioId, calculos: 0, buscas: 3, mensagens: 0 },
    { usuarioId: colega.usuario.usuarioId, buscas: 1 },
  ]);
});

it('sums a period by day, and the month against the limit of the plan', async () => {
  await used(ana.usuario, hoje(), 2);
  await used(ana.usuario, addDias(hoje(), -40), 5);
  const { data } = (await get(`/resumo?de=${addDias(hoje(), -50)}`)).json();
  expect(data.dias.map(({ dia, buscas }: { dia: string; buscas: number }) => [dia, buscas])).toEqual([
    [addDias(hoje(), -40), 5],
    [hoje(), 2],
  ]);
  expect([data.total.buscas, data.mes]).toEqual([7, { calculos: 0, limite: 3_000 }]);
  expect((await get('/resumo')).json().data.total.buscas).toBe(2);
});

it('is taken out as CSV and as a sheet, whole', async () => {
  await used(ana.usuario, hoje(), 9);
  const csv = await get('/exportar?formato=csv');
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body).toMatch(/Dia;Usuário;Cálculos;Buscas;Mensagens\r\n.*;0;9;0\r\n$/s);
  expect((await get('/exportar?formato=xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it.each(['de=2026-03-10&ate=2026-03-01', 'de=2020-01-01&ate=2026-01-01'])('refuses the period %s at its end', async (query) => {
  for (const path of ['', '/resumo', '/exportar'])
    expect((await get(`${path}?${query}${path === '/exportar' ? '&formato=csv' : ''}`)).json().errors).toMatchObject([{ campo: 'ate' }]);
});

it('is of its own administrators alone', async () => {
  await used(ana.usuario, hoje(), 1);
  expect((await get('', await someone())).json().data.total).toBe(0);
  expect((await get('', await someone(false, ana.usuario.assinaturaId))).statusCode).toBe(403);
});

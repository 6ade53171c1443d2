import type { AceitePolitica, MinhaPolitica, PoliticaPublica } from '@balcao/contracts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let admin: Corretor;
let bia: Corretor;
let outra: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  admin = await teste.createCorretor({ administrador: true, nome: 'Alva Prado' });
  bia = await teste.createCorretor({ assinaturaId: admin.usuario.assinaturaId, nome: 'Bia Rocha' });
  outra = await teste.createCorretor({ administrador: true, nome: 'Caio Outro' });
});
afterAll(() => teste.close());

const view = async (versao = '') => {
  const response = await teste.app.inject({ method: 'GET', url: `/c/api/v1/publico/politica${versao && `?versao=${versao}`}` });
  return { status: response.statusCode, data: response.json<{ data: PoliticaPublica }>().data };
};
const accept = ({ id, sha256 }: { id: string; sha256: string }, corretor = bia) =>
  corretor.request('POST', `lgpd/politica/${id}/aceite`, { sha256 });
const aceites = async (query = '', corretor = admin) =>
  (await corretor.request('GET', `lgpd/politica/aceites${query}`)).json<{ data: { itens: AceitePolitica[]; total: number } }>().data;

it('shows the policy in force to anybody, and an older version by its name', async () => {
  const { data } = await view();
  expect(data.politica.versao).toBe('1.0');
  expect(data.politica.texto).toContain('13.709/2018');
  expect((await view('1.0')).data.politica.id).toBe(data.politica.id);
  expect((await view('9.9')).status).toBe(404);
});

it('keeps the first acceptance of a text, refuses another text, and shows both to administrators', async () => {
  const { politica } = (await view()).data;
  expect((await accept({ ...politica, sha256: 'a'.repeat(64) })).statusCode).toBe(409);
  expect((await accept({ ...politica, id: '0190b000-0000-7000-8000-0000000000bb' })).statusCode).toBe(409);
  const twice = await Promise.all([accept(politica), accept(politica)]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(twice[0]?.json().data).toEqual(twice[1]?.json().data);
  const aceita = (await aceites('?situacao=ACEITA')).itens;
  expect(aceita.map(({ nome, versao }) => [nome, versao])).toEqual([['Bia Rocha', '1.0']]);
  expect((await aceites('?situacao=PENDENTE')).itens.map(({ nome }) => nome)).toEqual(['Alva Prado']);
  expect((await aceites('?q=bia')).total).toBe(1);
  expect((await aceites('', outra)).itens.map(({ nome }) => nome)).toEqual(['Caio Outro']);
  expect((await bia.request('GET', 'lgpd/politica/aceites')).statusCode).toBe(403);
  const file = await admin.request('GET', 'lgpd/politica/aceites/exportar?situacao=ACEITA');
  expect(file.body).toContain('Bia Rocha');
});

it('lets administrators say who answers for the data, over the version they read, and shows it to the brokerage alone', async () => {
  const save = (versao: number, dados: object = {}) =>
    admin.request('PUT', 'lgpd/encarregado', {
      nome: 'Dora Lemos',
      email: 'DORA@exemplo.test',
      telefone: '(35) 99876-5432',
      versao,
      ...dados,
    });
  const wrong = await save(0, { email: 'dora', telefone: '12' });
  expect(wrong.json().errors.map(({ campo }: { campo: string }) => campo)).toEqual(['email', 'telefone']);
  expect((await save(0)).json<{ data: MinhaPolitica }>().data).toMatchObject({
    encarregado: { nome: 'Dora Lemos', email: 'dora@exemplo.test', telefone: '35998765432' },
    encarregadoVersao: 1,
  });
  expect((await save(0)).statusCode).toBe(409);
  expect((await save(1, { nome: 'Elis Lemos' })).json().data.encarregado.nome).toBe('Elis Lemos');
  expect((await bia.request('GET', 'lgpd/politica')).json().data.encarregado.nome).toBe('Elis Lemos');
  expect((await outra.request('GET', 'lgpd/politica')).json().data.encarregado).toBeNull();
  expect((await bia.request('PUT', 'lgpd/encarregado', { nome: 'Xis', email: 'x@x.test', telefone: null, versao: 2 })).statusCode).toBe(
    403,
  );
});

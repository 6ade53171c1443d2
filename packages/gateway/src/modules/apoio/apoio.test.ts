import pg from 'pg';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';
import { spellingsOf } from './apoio.service.ts';

let teste: AppTeste;
let ana: UsuarioTeste;
let entrada: Entrada;

beforeAll(async () => {
  teste = await createTestApp();
  const client = new pg.Client({ connectionString: teste.banco.url });
  await client.connect();
  await client.query(`insert into balcao.fipe (codigo, marca, modelo, ano_modelo, combustivel, valor_centavos, lugares) values
    ('011222-3', 'Citroën', 'C3 Feel 1.0', 2024, 'FLEX', 7900000, 5), ('011222-3', 'Citroën', 'C3 Feel 1.0', 2023, 'FLEX', 7100000, 5),
    ('004399-1', 'Chevrolet', 'Onix Plus LTZ', 2024, 'FLEX', 10900000, 5), ('004398-1', 'Chevrolet', 'Onix 100% Elétrico', 2024, 'ELETRICO', 19900000, 5);
    insert into balcao.veiculo_placa (placa, chassi, ano_fabricacao, fipe, ano_modelo, combustivel) values
    ('ABC1234', '9BWZZZ377VT004251', 2023, '011222-3', 2023, 'FLEX'), ('XYZ9J87', null, 2024, '004399-1', 2024, 'FLEX');
    insert into balcao.cep (cep, logradouro, bairro, cidade, uf) values ('37500100', 'Rua do Sabiá Cantor', 'Centro', 'Itajubá', 'MG');
    insert into balcao.cnae (codigo, descricao, atividades) values
    ('4721102', 'Padaria e confeitaria com predominância de revenda', ''), ('4711302', 'Comércio varejista - supermercados', ''),
    ('4711301', 'Comércio varejista - hipermercados', ''), ('4520001', 'Reparação mecânica de veículos automotores', 'oficina mecânica');
    insert into balcao.cep_faixa (de, ate, cidade, uf) values ('37500000', '37509999', 'Itajubá', 'MG')`);
  await client.end();
  ana = await teste.createUser();
  entrada = await teste.signIn(ana);
  await teste.db.tenant(ana, (tx) =>
    tx.run(
      `insert into balcao.segurado (assinatura_id, pessoa, documento, nome, nascimento, sexo, estado_civil, email, celular, cep, numero) values
       ($1, 'PF', '11144477735', 'Zélia Prado', '1985-04-12', 'F', 'CASADO', 'zelia@exemplo.test', '35900001234', '37500100', '10'),
       ($1, 'PJ', '12ABC34501DE35', 'Padaria Central', null, null, null, null, null, null, null)`,
      [ana.assinaturaId],
    ),
  );
});
afterAll(() => teste.close());

const read = async (path: string, quem = entrada) => {
  const response = await teste.app.inject({ method: 'GET', url: `/c/api/v1/apoio/${path}`, headers: quem.headers });
  expect(response.statusCode).toBe(200);
  return response.json().data;
};

it.each(['ABC1234', 'abc-1234', 'ABC1C34'])('finds the car of plate %s, old and Mercosul being one', async (placa) => {
  expect(await read(`placas/${placa}`)).toEqual({
    placa: 'ABC1234',
    chassi: '9BWZZZ377VT004251',
    anoFabricacao: 2023,
    veiculo: {
      fipe: '011222-3',
      marca: 'Citroën',
      modelo: 'C3 Feel 1.0',
      anoModelo: 2023,
      combustivel: 'FLEX',
      valorCentavos: 7_100_000,
      lugares: 5,
    },
  });
});

it.each(['AAA0000', 'A', 'ABCDEFG'])('knows nothing of plate %s', async (placa) => {
  expect(await read(`placas/${placa}`)).toBeNull();
});

it('spells a plate both ways only where a second way exists', () => {
  expect(spellingsOf('ABC1234')).toEqual(['ABC1234', 'ABC1C34']);
  expect(spellingsOf('ABC1C34')).toEqual(['ABC1C34', 'ABC1234']);
  expect(spellingsOf('ABC1Z34')).toEqual(['ABC1Z34']);
});

const modelos = async (query: string) =>
  (await read(`veiculos?${query}`)).map(({ modelo, anoModelo }: { modelo: string; anoModelo: number }) => `${modelo} ${anoModelo}`);

it.each([
  ['q=citroen%20c3', ['C3 Feel 1.0 2024', 'C3 Feel 1.0 2023']],
  ['q=Citro%C3%ABn&ano=2023', ['C3 Feel 1.0 2023']],
  ['q=011222-3&ano=2024', ['C3 Feel 1.0 2024']],
  ['q=ltz%20onix', ['Onix Plus LTZ 2024']],
  ['q=100%25', ['Onix 100% Elétrico 2024']],
  ['q=__', []],
  ['q=trator', []],
])('searches models by %s', async (query, expected) => {
  expect(await modelos(query)).toEqual(expected);
});

it('forgives a slip of typing when nothing matches as it is', async () => {
  expect(await modelos('q=citroem%20c3')).toContain('C3 Feel 1.0 2024');
});

it('finds the street of a postcode, the city alone where the street is unknown, nothing elsewhere', async () => {
  expect(await read('cep/37500-100')).toEqual({
    cep: '37500100',
    logradouro: 'Rua do Sabiá Cantor',
    bairro: 'Centro',
    cidade: 'Itajubá',
    uf: 'MG',
  });
  expect(await read('cep/37500999')).toEqual({ cep: '37500999', logradouro: null, bairro: null, cidade: 'Itajubá', uf: 'MG' });
  expect(await read('cep/99999999')).toBeNull();
  expect(await read('cep/123')).toBeNull();
});

it('knows a person of the subscription by CPF or alphanumeric CNPJ, masked or not, and nobody else’s', async () => {
  expect(await read('pessoas/111.444.777-35')).toMatchObject({
    nome: 'Zélia Prado',
    nascimento: '1985-04-12',
    estadoCivil: 'CASADO',
    celular: '35900001234',
  });
  expect(await read(`pessoas/${encodeURIComponent('12.abc.345/01de-35')}`)).toMatchObject({
    pessoa: 'PJ',
    nome: 'Padaria Central',
    nascimento: null,
  });
  expect(await read('pessoas/11144477735', await teste.signIn(await teste.createUser()))).toBeNull();
});

const cnaes = async (query: string) => (await read(`cnaes?${query}`)).map(({ codigo }: { codigo: string }) => codigo);

it.each([
  ['q=4711', ['4711301', '4711302']],
  ['q=4711-3%2F02', ['4711302']],
  ['q=47.11-3-02', ['4711302']],
  ['q=4711302', ['4711302']],
  ['q=711302', []],
  ['q=PADARIA', ['4721102']],
  ['q=predominancia%20confeitaria', ['4721102']],
  ['q=oficina', ['4520001']],
  ['q=comercio%20varejista&limite=1', ['4711301']],
  ['q=__', []],
  ['q=--', []],
])('searches activities of companies by %s', async (query, expected) => {
  expect(await cnaes(query)).toEqual(expected);
});

it('forgives a slip of typing in an activity, and says its name', async () => {
  expect((await read('cnaes?q=confeitria'))[0]).toEqual({
    codigo: '4721102',
    descricao: 'Padaria e confeitaria com predominância de revenda',
  });
});

it.each(['q=a', 'q=padaria&limite=0', 'q=padaria&limite=51'])('refuses to search activities by %s', async (query) => {
  const response = await teste.app.inject({ method: 'GET', url: `/c/api/v1/apoio/cnaes?${query}`, headers: entrada.headers });
  expect(response.json()).toMatchObject({ success: false });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDb, type Db } from '../plugins/db.ts';
import { createOwnerPool } from '../plugins/postgres-pool.ts';
import { type BancoTeste, createTestDatabase } from '../testing/test-database.ts';
import type { TipoCatalogo } from './catalogos.table.ts';
import { importCatalogo, listCatalogos, type PedidoImportacao } from './import-catalogo.ts';

const pasta = mkdtempSync(path.join(tmpdir(), 'balcao-catalogo-'));
let banco: BancoTeste;
let db: Db;
let root: pg.Client;
beforeAll(async () => {
  banco = await createTestDatabase();
  // the owner of the tables, subject to forced row-level security, as in a real installation
  db = createDb(createOwnerPool({ databaseUrl: banco.url, max: 2 }), { papel: null });
  root = new pg.Client({ connectionString: banco.urlSuperusuario, options: '-c search_path=balcao,public' });
  await root.connect();
});
afterAll(async () => {
  await db.close();
  await root.end();
  await banco.drop();
  rmSync(pasta, { recursive: true });
});

let numero = 0;
function runImport(tipo: TipoCatalogo, texto: string | Buffer, resto: Partial<PedidoImportacao> = {}) {
  const arquivo = path.join(pasta, `${tipo}-${(numero += 1)}`);
  writeFileSync(arquivo, texto);
  const arquivoRecusas = `${arquivo}.recusadas.csv`;
  const agora = new Date('2026-11-20T12:00:00Z');
  return importCatalogo({ db, tipo, arquivo, versao: null, codificacao: 'utf8', arquivoRecusas, agora, ...resto });
}
const recusas = () => readFileSync(path.join(pasta, `fipe-${numero}.recusadas.csv`), 'utf8');
const rows = async (sql: string) => (await root.query(sql)).rows;

const FIPE = 'Type,Brand Code,Brand Value,Model Code,Model Value,Year Code,Year Value,Fipe Code,Fuel Letter,Fuel Type,Price,Month\n';
const carro = (ano: string, valor: string, combustivel = 'Gasolina', codigo = '999999-9') =>
  `car,1,Marca de Teste,2,"Modelo ""de Teste"", 1.0",${ano},${ano},${codigo},G,${combustivel},"${valor}",janeiro de 2099\n`;

describe('FIPE', () => {
  it('imports the published table, reports its month, and writes invalid records to a file with the reason', async () => {
    const texto =
      FIPE +
      carro('2020-1', 'R$ 51.234,56') +
      carro('2021-5', 'R$ 61.000,00', 'Híbrido') +
      carro('32000-1', 'R$ 90.000,00') +
      carro('2019-1', 'de graça') +
      carro('2018-1', 'R$ 1,00', 'Querosene') +
      carro('2018-1', 'R$ 1,00', 'Gasolina', '1-9');
    expect(await runImport('fipe', texto)).toEqual({ situacao: 'carregado', versao: 'janeiro de 2099', linhas: 2, recusadas: 4 });
    expect(
      await rows(
        "select ano_modelo, combustivel, marca, modelo, valor_centavos::int as v, lugares from fipe where codigo = '999999-9' order by 1",
      ),
    ).toEqual([
      { ano_modelo: 2020, combustivel: 'GASOLINA', marca: 'Marca de Teste', modelo: 'Modelo "de Teste", 1.0', v: 5_123_456, lugares: 5 },
      { ano_modelo: 2021, combustivel: 'HIBRIDO', marca: 'Marca de Teste', modelo: 'Modelo "de Teste", 1.0', v: 6_100_000, lugares: 5 },
    ]);
    const ditas = recusas()
      .split('\r\n')
      .map((linha) => linha.split(';').slice(0, 2).join(';'));
    expect(ditas).toEqual([
      'linha;motivo',
      '4;"zero-quilômetro: o catálogo guarda anos de modelo"',
      '5;"o valor deve ser como R$ 1.234,00"',
      '6;"combustível desconhecido: Querosene"',
      '7;"codigo: o código da FIPE tem a forma 000000-0"',
      '',
    ]);
  });

  it('writes nothing for a file already loaded, and updates prices to the next month without changing corrected values', async () => {
    const maio = FIPE + carro('2010-1', 'R$ 10.000,00', 'Flex', '888888-8');
    await runImport('fipe', maio);
    expect((await runImport('fipe', maio)).situacao).toBe('ja-carregado');
    await root.query("update fipe set lugares = 7 where codigo = '888888-8'");
    await runImport('fipe', FIPE + carro('2010-1', 'R$ 9.000,00', 'Flex', '888888-8').replace('janeiro', 'junho'));
    expect(await rows("select valor_centavos::int as v, lugares from fipe where codigo = '888888-8'")).toEqual([
      { v: 900_000, lugares: 7 },
    ]);
    const fipe = (await listCatalogos(db)).find(({ tipo }) => tipo === 'fipe');
    expect(fipe).toMatchObject({ versao: 'junho de 2099', arquivo: `fipe-${numero}` });
  });

  it('also reads the column names of the FIPE service, separated by semicolons, and the last of repeated rows', async () => {
    const texto = `\uFEFFCodigoFipe;Marca;Modelo;AnoModelo;Combustivel;Valor;MesReferencia\r\n777777-7;M;N;2001;Álcool;R$ 1.000,00;maio de 2098 \r\n777777-7;M;N;2001;Álcool;R$ 2.000,00;maio de 2098`;
    expect(await runImport('fipe', texto)).toMatchObject({ linhas: 2, versao: 'maio de 2098' });
    expect(await rows("select combustivel, valor_centavos::int as v from fipe where codigo = '777777-7'")).toEqual([
      { combustivel: 'ALCOOL_ETANOL', v: 200_000 },
    ]);
  });

  it('refuses a file without a required column, or a missing file, and does not change the version', async () => {
    const antes = await rows('select count(*) from catalogo_versao');
    await expect(runImport('fipe', 'Marca,Modelo\na,b\n')).rejects.toThrow(
      'O arquivo não tem a coluna codigo (aceita: fipecode, codigofipe, codefipe).',
    );
    await expect(runImport('fipe', '', { arquivo: '/nao/ha' })).rejects.toThrow('Não foi possível ler o arquivo /nao/ha.');
    expect(await runImport('fipe', FIPE)).toMatchObject({ situacao: 'nada', linhas: 0 });
    expect(await rows('select count(*) from catalogo_versao')).toEqual(antes);
  });

  it('imports all of a long file or nothing when the database fails in the middle', async () => {
    await root.query(
      "create function balcao.barrar() returns trigger language plpgsql as $$ begin if new.ano_modelo = 1999 then raise 'barrado'; end if; return new; end $$",
    );
    await root.query('create trigger barrar before insert on fipe for each row execute function balcao.barrar()');
    const codigos = Array.from({ length: 1_500 }, (_, index) => `5${String(index).padStart(5, '0')}-0`);
    const texto = FIPE + codigos.map((codigo) => carro('2015-1', 'R$ 1.000,00', 'Flex', codigo)).join('') + carro('1999-1', 'R$ 1,00');
    const lidas: number[] = [];
    await expect(runImport('fipe', texto, { onProgress: (n) => lidas.push(n) })).rejects.toThrow('barrado');
    expect(lidas).toEqual([1_000]);
    expect(await rows("select 1 from fipe where codigo like '5%'")).toEqual([]);
    await root.query('drop trigger barrar on fipe');
  });
});

it('imports postcodes with the columns of ViaCEP and of the e-DNE table, in the encoding of the post office', async () => {
  await runImport('cep', 'cep,logradouro,complemento,bairro,localidade,uf\n37500-100,Rua A,,Centro,Itajubá,MG\n');
  const edne =
    'cep;logradouro;complemento;bairro;municipio;municipio_cod_ibge;uf;nome\n13000001;Praça Bárbara "D\'Oeste";;;São José;1;SP;\n';
  expect(await runImport('cep', Buffer.from(edne, 'latin1'), { codificacao: 'latin1', versao: 'e-DNE 2601' })).toMatchObject({
    versao: 'e-DNE 2601',
  });
  expect(await rows("select * from cep where cep in ('37500100', '13000001') order by cep")).toEqual([
    { cep: '13000001', logradouro: 'Praça Bárbara "D\'Oeste"', bairro: '', cidade: 'São José', uf: 'SP' },
    { cep: '37500100', logradouro: 'Rua A', bairro: 'Centro', cidade: 'Itajubá', uf: 'MG' },
  ]);
  const faixas = 'UF,Localidade,CEP Inicial,CEP Final\nMG,Itajubá,37500-000,37505-999\nSP,Invertida,13999-999,13000-000\n';
  expect(await runImport('cep-faixas', faixas)).toMatchObject({ linhas: 1, recusadas: 1 });
});

describe('e-DNE Básico', () => {
  const ARQUIVOS = {
    'LOG_LOCALIDADE.TXT': '9001@SP@Cidade Prova@@1@M@@Cid Prova@3500001\r\n9002@MG@Vila Só@38999000@0@P@9001@Vl Só@\r\n',
    'LOG_BAIRRO.TXT': '501@SP@9001@Boca D"Água@B D"Água\r\n',
    'LOG_LOGRADOURO_SP.TXT':
      '1@SP@9001@501@@das Flores@- até 99/100@12999001@Rua@S@R das Flores\r\n2@SP@9001@501@@Travessa São João@@12999002@Travessa@N@Tv\r\n' +
      '3@SP@9001@501@@Sem CEP@@@Rua@S@\r\n',
    'LOG_GRANDE_USUARIO.TXT': '7@SP@9001@501@1@Prefeitura@Rua das Flores, 10@12999900@Pref\r\n',
    'LOG_FAIXA_LOCALIDADE.TXT': '9001@12999000@12999999@T\r\n',
    'LOG_NUM_SEC.TXT': '1@1@100@P\r\n',
  };
  function write(nomes: readonly (keyof typeof ARQUIVOS)[]): string {
    const destino = mkdtempSync(path.join(pasta, 'edne-'));
    for (const nome of nomes) writeFileSync(path.join(destino, nome), Buffer.from(ARQUIVOS[nome], 'latin1'));
    return destino;
  }
  const todos = Object.keys(ARQUIVOS) as (keyof typeof ARQUIVOS)[];
  const take = (arquivo: string) =>
    importCatalogo({
      db,
      tipo: 'edne',
      arquivo,
      versao: 'e-DNE 2611',
      codificacao: 'utf8',
      arquivoRecusas: path.join(pasta, 'edne.recusadas.csv'),
      agora: new Date('2026-11-20T12:00:00Z'),
    });

  it('is read from the folder delivered by the post office, and only once', async () => {
    const destino = write(todos);
    expect(await take(destino)).toEqual({ situacao: 'carregado', versao: 'e-DNE 2611', linhas: 5, recusadas: 1 });
    expect(await rows("select * from cep where cep like '12999%' or cep = '38999000' order by cep")).toEqual([
      { cep: '12999001', logradouro: 'Rua das Flores', bairro: 'Boca D"Água', cidade: 'Cidade Prova', uf: 'SP' },
      { cep: '12999002', logradouro: 'Travessa São João', bairro: 'Boca D"Água', cidade: 'Cidade Prova', uf: 'SP' },
      { cep: '12999900', logradouro: 'Rua das Flores, 10', bairro: 'Boca D"Água', cidade: 'Cidade Prova', uf: 'SP' },
      { cep: '38999000', logradouro: '', bairro: '', cidade: 'Vila Só', uf: 'MG' },
    ]);
    expect(await rows("select de, ate, cidade from cep_faixa where de = '12999000'")).toEqual([
      { de: '12999000', ate: '12999999', cidade: 'Cidade Prova' },
    ]);
    expect((await take(destino)).situacao).toBe('ja-carregado');
  });

  it('names the file missing from the folder', async () => {
    await expect(take(write(['LOG_LOCALIDADE.TXT', 'LOG_LOGRADOURO_SP.TXT']))).rejects.toThrow(/não tem LOG_BAIRRO/);
  });
});

it('accepts a file that starts with an empty line', async () => {
  const texto = '\r\ncep;logradouro;bairro;localidade;uf\r\n37500-200;Rua B;Centro;Itajubá;MG\r\n';
  expect(await runImport('cep', texto)).toMatchObject({ situacao: 'carregado', linhas: 1 });
});

it('imports ramos with their dated IOF, and does not change the line of existing ones', async () => {
  const texto =
    'codigo;nome;linha;iof;iof_desde\n0531;Automóvel (outro nome);OUTRO;;\n9901;Ramo de teste;PET;7,38;2026-01-01\n99;Curto;;;\n';
  expect(await runImport('ramos', texto)).toMatchObject({ linhas: 2, recusadas: 1 });
  expect(await rows("select codigo, nome, linha from ramo where codigo in ('0531', '9901') order by 1")).toEqual([
    { codigo: '0531', nome: 'Automóvel (outro nome)', linha: 'AUTO' },
    { codigo: '9901', nome: 'Ramo de teste', linha: 'PET' },
  ]);
  expect(await rows("select bps from ramo_iof where ramo = '9901'")).toEqual([{ bps: 738 }]);
});

describe('insurers', () => {
  const manual = readFileSync(path.resolve(__dirname, '../../../handbook/src/how-to/adicionar-seguradora.md'), 'utf8');
  const exemplo = /```json\n([\s\S]*?)```/.exec(manual)?.[1] ?? '';

  it('are imported from the file that the gateway reads, without its secrets', async () => {
    expect(await runImport('seguradoras', exemplo)).toMatchObject({ situacao: 'carregado', linhas: 1, recusadas: 0 });
    const [seguradora] = await rows("select * from seguradora where slug = 'terceira_seguros'");
    expect(seguradora).toMatchObject({ nome: 'Terceira Seguros', tipo: 'SEGURADORA', linhas: ['AUTO'], sandbox: false, base_url: null });
    expect(JSON.stringify(await rows('select * from catalogo_versao'))).not.toContain('clientSecret');
  });

  it('refuses an insurer without lines, and a file that is not a list', async () => {
    expect(await runImport('seguradoras', '[{"slug":"quarta","nome":"Quarta"},{"slug":"Q"}]')).toMatchObject({
      situacao: 'nada',
      recusadas: 2,
    });
    const ditas = readFileSync(path.join(pasta, `seguradoras-${numero}.recusadas.csv`), 'utf8').split('\r\n');
    expect(ditas.slice(1, 3)).toEqual(['1;"quarta: o catálogo precisa de nome e linhas";""', '2;"slug: valor não aceito";""']);
    await expect(runImport('seguradoras', '{}')).rejects.toThrow('O arquivo deve conter uma lista JSON.');
  });
});

it('imports plans with their limits', async () => {
  const plano = {
    plano: 'gestao',
    ordem: 30,
    nome: 'Gestão',
    resumo: 'r',
    itens: ['i'],
    mensalCentavos: 9_990,
    usuarios: 2,
    calculosMes: 10,
    lotes: 1,
    flags: {},
  };
  await runImport('planos', JSON.stringify([plano]));
  expect(await rows("select mensal_centavos::int as v, calculos_mes from plano where plano = 'gestao'")).toEqual([
    { v: 9_990, calculos_mes: 10 },
  ]);
});

describe('CNAE', () => {
  const cnaes = () => rows('select codigo, descricao, atividades from cnae order by 1');

  it('imports the answer of the IBGE service once, with readable names', async () => {
    const classe = { id: '47113', descricao: 'COMÉRCIO VAREJISTA DE MERCADORIAS EM GERAL' };
    const lista = JSON.stringify([
      { id: '4711302', descricao: 'SUPERMERCADOS', classe, atividades: ['SUPERMERCADOS', 'VAREJO DE ALIMENTOS'], observacoes: [] },
      { id: '4784900', descricao: 'COMÉRCIO VAREJISTA DE GÁS LIQUEFEITO DE PETRÓLEO (GLP)', classe, atividades: [], observacoes: ['…'] },
      { id: '47849', descricao: 'SEM SUBCLASSE', classe, atividades: [], observacoes: [] },
    ]);
    expect(await runImport('cnae', `\uFEFF${lista}`, { versao: '2.3' })).toEqual({
      situacao: 'carregado',
      versao: '2.3',
      linhas: 2,
      recusadas: 1,
    });
    expect(await cnaes()).toEqual([
      { codigo: '4711302', descricao: 'Supermercados', atividades: 'supermercados; varejo de alimentos' },
      { codigo: '4784900', descricao: 'Comércio varejista de gás liquefeito de petróleo (GLP)', atividades: '' },
    ]);
    expect(await runImport('cnae', `\uFEFF${lista}`)).toMatchObject({ situacao: 'ja-carregado', versao: '2.3' });
    expect((await listCatalogos(db)).find(({ tipo }) => tipo === 'cnae')).toMatchObject({ total: 2, versao: '2.3' });
  });

  it('imports a CSV of code and description, with a header or in the format of the register of companies, and keeps existing keywords', async () => {
    await runImport('cnae', 'Código;Descrição\r\n4711-3/02;Supermercados grandes\r\n5611201;Restaurantes e similares\r\n561;Nada\r\n');
    await runImport('cnae', Buffer.from('"6911701";"Serviços advocatícios"\n"5611201";"Restaurantes"\n', 'latin1'), {
      codificacao: 'latin1',
    });
    expect(await cnaes()).toMatchObject([
      { codigo: '4711302', descricao: 'Supermercados grandes', atividades: 'supermercados; varejo de alimentos' },
      { codigo: '4784900' },
      { codigo: '5611201', descricao: 'Restaurantes', atividades: '' },
      { codigo: '6911701', descricao: 'Serviços advocatícios' },
    ]);
    await expect(runImport('cnae', 'Grupo;Valor\n1;2\n')).rejects.toThrow('O arquivo não tem a coluna codigo');
  });
});

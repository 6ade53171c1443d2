import { type MapeamentoDeBanco, readExtratoTabela } from './read-extrato-tabela.ts';

const mapeamento: MapeamentoDeBanco = {
  campos: { dia: { titulo: 'Data' }, memo: { titulo: 'Histórico' }, valor: { titulo: 'Valor' }, saldo: { titulo: 'Saldo' } },
  cabecalho: {},
};
const read = async (texto: string, como: MapeamentoDeBanco = mapeamento, codificacao: BufferEncoding = 'utf8') => {
  const lido = await readExtratoTabela(Buffer.from(texto, codificacao), como);
  if (!lido.isLido) throw new Error(lido.motivo);
  return lido;
};

it('reads a CSV with lines before its titles, in Latin-1, and tells how it is written', async () => {
  const texto =
    'Extrato de conta corrente\r\nAgência 1234; Conta 5-6\r\n\r\nData;Histórico;Valor;Saldo\r\n10/11/2026;TARIFA MANUTENÇÃO;-1.019,90;100,10\r\n11/11/2026;PIX "JOSÉ";10,00;110,10\r\n;SALDO FINAL;;110,10\r\n';
  const lido = await read(texto, mapeamento, 'latin1');
  expect(lido.escrita).toEqual({ formato: 'CSV', codificacao: 'windows-1252', decimal: ',' });
  expect(lido.movimentos.map(({ linha, dia, memo, valorCentavos, fitid }) => [linha, dia, memo, valorCentavos, fitid])).toEqual([
    [5, '2026-11-10', 'TARIFA MANUTENÇÃO', -101_990, null],
    [6, '2026-11-11', 'PIX "JOSÉ"', 1_000, null],
  ]);
  expect([lido.saldo, lido.linhaDoSaldoQuebrado, lido.ignoradas.length]).toEqual([{ dia: '2026-11-11', saldoCentavos: 11_010 }, null, 1]);
});

it('reads what comes and what goes in columns of their own, and a letter for the direction', async () => {
  const duas: MapeamentoDeBanco = {
    campos: { dia: { coluna: 1 }, memo: { coluna: 2 }, entrada: { coluna: 3 }, saida: { coluna: 4 } },
    cabecalho: {},
  };
  expect(
    (await read('2026-11-10,A,"1,500.00",\n2026-11-10,B,,20.00\n', duas)).movimentos.map(({ valorCentavos }) => valorCentavos),
  ).toEqual([150_000, -2_000]);
  const letra: MapeamentoDeBanco = {
    campos: { dia: { coluna: 1 }, memo: { coluna: 2 }, valor: { coluna: 3 }, sentido: { coluna: 4 } },
    cabecalho: {},
  };
  expect(
    (await read('10/11/26;A;20,00;D\n10/11/26;B;20,00;C\n10/11/26;C;20,00D;\n', letra)).movimentos.map(
      ({ valorCentavos }) => valorCentavos,
    ),
  ).toEqual([-2_000, 2_000, -2_000]);
});

it('refuses, at its line, an amount that could be two and a day that is none', async () => {
  const lido = await read('Data;Histórico;Valor;Saldo\n10/11/2026;A;1.234;\n31/11/2026;B;5;\n10/11/2026;C;=1+1;\n');
  expect(lido.escrita.decimal).toBeNull();
  expect(lido.recusadas.map(({ linha, campo, motivo, texto }) => [linha, campo, motivo, texto])).toEqual([
    [2, 'valor', 'VALOR_INVALIDO', '1.234'],
    [3, 'dia', 'DIA_INVALIDO', '31/11/2026'],
    [4, 'valor', 'VALOR_INVALIDO', '=1+1'],
  ]);
});

it('tells the line whose balance breaks', async () => {
  const lido = await read('Data;Histórico;Valor;Saldo\n10/11/2026;A;1,00;1,00\n10/11/2026;B;1,00;3,00\n10/11/2026;C;1,00;4,00\n');
  expect(lido.linhaDoSaldoQuebrado).toBe(3);
});

it.each([
  ['', 'VAZIO'],
  ['a;b\n1;2\n', 'SEM_TITULOS'],
  ['Data;Histórico;Valor;Saldo\n', 'SEM_LINHAS'],
  ['Data;Histórico;Valor;Saldo\n10/11/2026;"A;1,00;1,00\n', 'ASPAS_ABERTAS'],
  ['Data\u0000', 'ILEGIVEL'],
  ['PK\u0003\u0004 nada', 'ILEGIVEL'],
])('refuses %j: %s', async (texto, motivo) => {
  expect(await readExtratoTabela(Buffer.from(texto), mapeamento)).toMatchObject({ isLido: false, motivo });
});

import fc from 'fast-check';
import { parseValorEscrito } from '../parse-valor-escrito.ts';
import { ofxRecusado } from '../extratos.errors.ts';
import { dayOf } from './build-extratos.ts';
import { extratoSgml, movimentoSgml, ofxSgml, ofxXml } from './ofx.fixture.ts';
import type { ExtratoOfx } from './ofx.model.ts';
import { readOfx } from './read-ofx.ts';

const read = async (texto: string, codificacao: BufferEncoding = 'utf8'): Promise<readonly ExtratoOfx[]> => {
  const lido = await readOfx(Buffer.from(texto, codificacao));
  if (!lido.isLido) throw new Error(lido.motivo);
  return lido.extratos;
};
const movimentosOf = async (texto: string, codificacao?: BufferEncoding) =>
  (await read(texto, codificacao)).flatMap(({ movimentos }) => movimentos);
const one = async (movimento: Parameters<typeof movimentoSgml>[0]) =>
  (await movimentosOf(ofxSgml(extratoSgml(movimentoSgml(movimento)))))[0];
const motivoOf = async (bytes: Uint8Array) => {
  const lido = await readOfx(bytes);
  return lido.isLido ? null : lido.motivo;
};

it('reads the account, the period, the movements and the balance of a file on one line, nothing in it ended', async () => {
  expect(await read(ofxSgml(extratoSgml(movimentoSgml())))).toEqual([
    {
      banco: '0341',
      agencia: '1234',
      conta: '12345-6',
      isCartao: false,
      moeda: 'BRL',
      inicio: '2026-11-01',
      fim: '2026-11-30',
      movimentos: [{ fitid: 'F1', dia: '2026-11-10', valorCentavos: -1_990, memo: 'TARIFA', tipo: 'OTHER', documento: null }],
      saldo: { dia: '2026-11-30', saldoCentavos: 123_456 },
    },
  ]);
});

it('reads the letters as they are written, whatever the header says', async () => {
  const sgml = ofxSgml(extratoSgml(movimentoSgml({ memo: 'MANUTENÇÃO DE CONTA – JOSÉ' })));
  for (const codificacao of ['latin1', 'utf8', 'utf16le'] as const) {
    const texto = codificacao === 'latin1' ? sgml.replace('–', '-') : sgml;
    const bytes =
      codificacao === 'utf16le'
        ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(texto, 'utf16le')])
        : Buffer.from(texto, codificacao);
    const lido = await readOfx(bytes);
    expect(lido.isLido && [lido.codificacao, lido.extratos[0]?.movimentos[0]?.memo]).toEqual([
      { latin1: 'windows-1252', utf8: 'utf-8', utf16le: 'utf-16le' }[codificacao],
      codificacao === 'latin1' ? 'MANUTENÇÃO DE CONTA - JOSÉ' : 'MANUTENÇÃO DE CONTA – JOSÉ',
    ]);
  }
  expect((await movimentosOf(ofxXml(sgml.replace('–', '-'), 'ISO-8859-1'), 'latin1'))[0]?.memo).toBe('MANUTENÇÃO DE CONTA - JOSÉ');
});

it.each([
  ['-1.234,56', -123_456],
  ['-1234,5', -123_450],
  ['+19,90', 1_990],
  ['1,234.56', 123_456],
  ['90071992547409.91', 9_007_199_254_740_991],
  ['-.50', -50],
  ['100', 10_000],
  ['-100.0000', -10_000],
  [' - 12.00 ', -1_200],
  ['R$ 1.234.567,89', 123_456_789],
])('reads the amount %s', async (valor, esperado) => {
  expect((await one({ valor }))?.valorCentavos).toBe(esperado);
});

it('takes a dot for thousands only where other amounts part centavos by commas', async () => {
  const dois = movimentoSgml({ valor: '-1.234' }) + movimentoSgml({ valor: '-12,50' });
  expect((await movimentosOf(ofxSgml(extratoSgml(dois, { saldo: '1.234,56' })))).map(({ valorCentavos }) => valorCentavos)).toEqual([
    -123_400, -1_250,
  ]);
  expect(await motivoOf(Buffer.from(ofxSgml(extratoSgml(movimentoSgml({ valor: '-1.234' })))))).toBe('VALOR_INVALIDO');
});

it.each(['dez', '', '1e5', '--1', '90071992547409.92', '1.23.4', 'NaN', '0x10', '1 234,5,6'])('refuses the amount %p', async (valor) => {
  expect(await motivoOf(Buffer.from(ofxSgml(extratoSgml(movimentoSgml({ valor })))))).toBe('VALOR_INVALIDO');
});

it('reads every amount of centavos as it was written, in both notations', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000_000, max: 10_000_000_000_000 }), (centavos) => {
      const [inteiro, resto] = [Math.trunc(Math.abs(centavos) / 100), String(Math.abs(centavos) % 100).padStart(2, '0')];
      const sinal = centavos < 0 ? '-' : '';
      expect(parseValorEscrito(`${sinal}${inteiro}.${resto}`, ',')).toBe(centavos);
      expect(parseValorEscrito(`${sinal}${inteiro.toLocaleString('pt-BR')},${resto}`, '.')).toBe(centavos);
      expect(parseValorEscrito(`${inteiro.toLocaleString('pt-BR')},${resto}${centavos < 0 ? 'D' : 'C'}`, '.')).toBe(centavos);
    }),
  );
});

it.each([
  ['20261110', '2026-11-10'],
  ['20261110120000', '2026-11-10'],
  ['20261110233000[-3:BRT]', '2026-11-10'],
  ['20261111020000[0:GMT]', '2026-11-10'],
  ['20261110000000[0:GMT]', '2026-11-10'],
  ['20261110000000[-3:GMT]', '2026-11-10'],
  ['20261110220000.000[-5:EST]', '2026-11-11'],
  ['2026-11-10', '2026-11-10'],
  ['20261131', null],
  ['20230229', null],
  ['00000000', null],
  ['', null],
])('the moment %p is of the day %p', (texto, dia) => {
  expect(dayOf(texto)).toBe(dia);
});

it('keeps ampersands, angles and entities of a memo, in both versions', async () => {
  expect((await one({ memo: 'CASA & CIA < 10 > 5' }))?.memo).toBe('CASA & CIA < 10 > 5');
  expect((await one({ memo: 'A &amp; B &#199; &nada;' }))?.memo).toBe('A & B Ç &nada;');
  const xml = ofxXml(ofxSgml(extratoSgml(movimentoSgml({ memo: 'A &amp; B' }))));
  expect((await movimentosOf(xml))[0]?.memo).toBe('A & B');
  expect((await movimentosOf(xml.replace('A &amp; B', '<![CDATA[A & <B>]]>')))[0]?.memo).toBe('A & <B>');
});

it('reads movements that are not ended, ends on every element, and lower case', async () => {
  const sem = ofxSgml(extratoSgml(movimentoSgml() + movimentoSgml({ fitid: 'F2' }))).replaceAll('</STMTTRN>', '');
  expect((await movimentosOf(sem)).map(({ fitid }) => fitid)).toEqual(['F1', 'F2']);
  const todos = ofxXml(ofxSgml(extratoSgml(movimentoSgml())));
  const comFins = `OFXHEADER:100\r\n\r\n${todos.slice(todos.indexOf('<OFX>'))}`;
  expect(await movimentosOf(comFins)).toHaveLength(1);
  expect(await movimentosOf(comFins.replace(/<\/?[A-Z0-9]+>/g, (tag) => tag.toLowerCase()))).toHaveLength(1);
});

it('reads a file that says it is XML and is not', async () => {
  const sgml = ofxSgml(extratoSgml(movimentoSgml({ memo: 'CASA & CIA' })));
  expect((await movimentosOf(`<?xml version="1.0"?><?OFX OFXHEADER="200"?>${sgml.slice(sgml.indexOf('<OFX>'))}`))[0]?.memo).toBe(
    'CASA & CIA',
  );
});

it('reads several accounts, and the same identifier as often as it comes', async () => {
  const file = ofxSgml(
    extratoSgml(movimentoSgml() + movimentoSgml({ valor: '-29.90' })) + extratoSgml(movimentoSgml(), { conta: '999', saldo: '-5.00' }),
  );
  const extratos = await read(file);
  expect(extratos.map(({ conta, movimentos, saldo }) => [conta, movimentos.length, saldo?.saldoCentavos])).toEqual([
    ['12345-6', 2, 123_456],
    ['999', 1, -500],
  ]);
  expect(await read(ofxXml(file))).toEqual(extratos);
});

it('does not take the account somebody was paid to for the account of the statement', async () => {
  const pago = movimentoSgml().replace('<MEMO>', '<BANKACCTTO><BANKID>001<ACCTID>777</BANKACCTTO><MEMO>');
  const [extrato] = await read(ofxSgml(extratoSgml(pago)));
  expect([extrato?.conta, extrato?.movimentos[0]?.memo]).toEqual(['12345-6', 'TARIFA']);
});

it('takes what is not yet settled for no movement, nor its text for that of the one before', async () => {
  const semMemo = movimentoSgml().replace('<MEMO>TARIFA', '');
  const pendente =
    '<BANKTRANLISTP><DTASOF>20261130<STMTTRNP><TRNTYPE>OTHER<DTTRAN>20261130<TRNAMT>-5.00<NAME>PENDENTE</STMTTRNP></BANKTRANLISTP>';
  for (const tag of ['<LEDGERBAL>', '</BANKTRANLIST>']) {
    const texto = ofxSgml(
      extratoSgml(semMemo)
        .replace(tag, pendente + tag)
        .replace('</STMTTRN>', ''),
    );
    expect((await movimentosOf(texto)).map(({ valorCentavos, memo }) => [valorCentavos, memo])).toEqual([[-1_990, '']]);
  }
});

it('refuses what is not whole, wherever it was cut, and never reads it by halves', async () => {
  for (const texto of [
    ofxSgml(extratoSgml(movimentoSgml() + movimentoSgml({ fitid: 'F2' }))),
    ofxXml(ofxSgml(extratoSgml(movimentoSgml()))),
  ]) {
    const inteiro = Buffer.from(texto);
    const desde = texto.indexOf('<OFX>') + 5;
    for (let ate = desde; ate < inteiro.length; ate += 7) expect(await motivoOf(inteiro.subarray(0, ate))).toBe('TRUNCADO');
  }
});

it('refuses what is none, in one sentence each', async () => {
  expect(await motivoOf(Buffer.alloc(0))).toBe('VAZIO');
  expect(await motivoOf(Buffer.from(' \r\n '))).toBe('VAZIO');
  expect(await motivoOf(Buffer.from('%PDF-1.7'))).toBe('NAO_E_OFX');
  expect(await motivoOf(Buffer.from([0, 1, 2, 0xff, 0xfe, 0x80]))).toBe('NAO_E_OFX');
  expect(await motivoOf(Buffer.alloc(64 * 1024 * 1024 + 1))).toBe('GRANDE');
  expect(await motivoOf(Buffer.from(ofxSgml('')))).toBe('SEM_EXTRATO');
  expect(await motivoOf(Buffer.from(ofxSgml(extratoSgml('').replace('<CURDEF>BRL', '<CURDEF>USD'))))).toBe('MOEDA_ESTRANGEIRA');
  expect(await motivoOf(Buffer.from(ofxSgml(extratoSgml('').replace(/<ACCTID>[^<]*/, ''))))).toBe('SEM_CONTA');
  expect(await motivoOf(Buffer.from(ofxSgml(extratoSgml(movimentoSgml({ dia: '20261340' })))))).toBe('DIA_INVALIDO');
  expect(ofxRecusado('VALOR_INVALIDO', 'dez').errors).toEqual([
    { campo: 'arquivo', codigo: 'invalido', mensagem: 'Um movimento tem um valor que não se entende: dez.' },
  ]);
});

it('answers any bytes, and any damage to a good file, with a statement or a refusal', async () => {
  const bom = Buffer.from(ofxSgml(extratoSgml(movimentoSgml())));
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(bom.length), fc.nat(40), async (lixo, at, falta) => {
      expect(typeof (await readOfx(lixo)).isLido).toBe('boolean');
      const ferido = Buffer.concat([bom.subarray(0, at), lixo, bom.subarray(at + falta)]);
      expect(typeof (await readOfx(ferido)).isLido).toBe('boolean');
    }),
  );
});

it('reads fifty thousand movements in seconds of processor, in both versions', async () => {
  const muitos = Array.from({ length: 50_000 }, (_, at) => movimentoSgml({ fitid: `F${at}`, memo: `PAGAMENTO DE CONTA ${at}` })).join(
    '\r\n',
  );
  const sgml = ofxSgml(extratoSgml(muitos));
  for (const texto of [sgml, ofxXml(sgml)]) {
    const inicio = process.cpuUsage();
    expect(await movimentosOf(texto)).toHaveLength(50_000);
    expect(process.cpuUsage(inicio).user / 1_000_000).toBeLessThan(10);
  }
});

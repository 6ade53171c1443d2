import fc from 'fast-check';
import { layoutsCnab } from './layouts-cnab.ts';
import { plainCnab, TAMANHO_CNAB, writeRegistro } from './registro-cnab.ts';
import { judgeRemessa, type PagamentoCnab, type RemessaCnab, writeRemessa } from './remessa-cnab.ts';
import { readRetorno } from './retorno-cnab.ts';

const pagamento = (mudancas: Partial<PagamentoCnab> = {}): PagamentoCnab => ({
  seuNumero: 'REP1',
  favorecido: 'José da Conceição',
  documento: '111.444.777-35',
  valorCentavos: 16_800,
  pagarEm: '2026-11-30',
  destino: { tipo: 'CONTA', banco: '001', agencia: '1584-9', conta: '210169-6' },
  ...mudancas,
});
const ted = pagamento({
  seuNumero: 'REP2',
  valorCentavos: 7_200,
  destino: { tipo: 'CONTA', banco: '237', agencia: '301', conta: '1357-P' },
});
const pix = pagamento({
  seuNumero: 'REP3',
  documento: '12ABC34501DE35',
  valorCentavos: 999_999_999_999_999,
  destino: { tipo: 'PIX', chave: 'jose@exemplo.test', tipoDeChave: 'EMAIL' },
});
const remessa = (banco: '001' | '341', mudancas: Partial<RemessaCnab> = {}): RemessaCnab => ({
  layout: layoutsCnab[banco],
  empresa: { nome: 'Corretora Ipê Ltda', documento: '11222333000181', convenio: '123456', banco, agencia: '3456', conta: '98765-4' },
  sequencial: 7,
  geradoEm: { dia: '2026-11-26', hora: '20:05:09' },
  pagamentos: [pagamento(), ted, pix],
  ...mudancas,
});
const linesOf = (arquivo: string): string[] => arquivo.split('\r\n').slice(0, -1);
/** Reads places of a line as the bank's manual counts them, and not as our tables do. */
const at = (linha: string | undefined, de: number, ate: number): string => (linha ?? '').slice(de - 1, ate);

describe.each(['001', '341'] as const)('a payment file of bank %s', (banco) => {
  const linhas = linesOf(writeRemessa(remessa(banco)));

  it('is of lines of 240 letters of ASCII, each in its lot: header, two records for a payment, trailer', () => {
    for (const linha of linhas) expect(linha).toMatch(/^[\x20-\x7e]{240}$/);
    const lote = (numero: number, quantos: number): string[] => [
      `000${numero}1`,
      ...Array.from({ length: quantos }, () => [`000${numero}3A`, `000${numero}3B`]).flat(),
      `000${numero}5`,
    ];
    // Itaú pays two of the three by TED
    const lotes = banco === '001' ? [lote(1, 1), lote(2, 1), lote(3, 1)] : [lote(1, 2), lote(2, 1)];
    expect(linhas.map((linha) => at(linha, 1, 8) + (at(linha, 8, 8) === '3' ? at(linha, 14, 14) : ''))).toEqual(
      ['00000', ...lotes.flat(), '99999'].map((resto) => banco + resto),
    );
  });

  it('says who pays, the day, and how many records and how much there are', () => {
    const header = linhas[0];
    expect([
      at(header, 18, 18),
      at(header, 19, 32),
      at(header, 53, 57),
      at(header, 59, 70),
      at(header, 73, 102),
      at(header, 143, 157),
    ]).toEqual(['2', '11222333000181', '03456', '000000098765', 'CORRETORA IPE LTDA'.padEnd(30), '126112026200509']);
    const trailers = linhas.filter((linha) => at(linha, 8, 8) === '5');
    expect(trailers.map((linha) => [at(linha, 18, 23), at(linha, 24, 41)])).toEqual(
      banco === '001'
        ? [
            ['000004', '000000000000016800'],
            ['000004', '000000000000007200'],
            ['000004', '000999999999999999'],
          ]
        : [
            ['000006', '000000000000024000'],
            ['000004', '000999999999999999'],
          ],
    );
    expect([at(linhas.at(-1), 1, 8), at(linhas.at(-1), 18, 23), at(linhas.at(-1), 24, 29)]).toEqual([
      `${banco}99999`,
      banco === '001' ? '000003' : '000002',
      String(linhas.length).padStart(6, '0'),
    ]);
  });

  it('says to whom, how much and when, and the key of Pix', () => {
    const detalhes = linhas.filter((linha) => at(linha, 8, 8) === '3');
    const a = detalhes.find((linha) => at(linha, 74, 77) === 'REP1');
    expect([at(a, 21, 28), at(a, 30, 41), at(a, 44, 73), at(a, 94, 101), at(a, 120, 134)]).toEqual([
      '00101584',
      '000000210169',
      'JOSE DA CONCEICAO'.padEnd(30),
      '30112026',
      '000000000016800',
    ]);
    // where the digits stand is what parts the two
    expect([at(a, 29, 29), at(a, 42, 43), at(a, 102, 104)]).toEqual(banco === '001' ? ['9', '6 ', 'BRL'] : [' ', ' 6', 'REA']);
    const b = detalhes.at(-1);
    expect([at(b, 14, 17), at(b, 18, 32), at(b, 128, 226).trim()]).toEqual(['B02 ', '212ABC34501DE35', 'jose@exemplo.test']);
    expect(detalhes.map((linha) => [at(linha, 4, 7), at(linha, 9, 13)]).slice(0, 2)).toEqual([
      ['0001', '00001'],
      ['0001', '00002'],
    ]);
  });
});

it('differs between banks where their manuals do', () => {
  const [bb, itau] = [linesOf(writeRemessa(remessa('001'))), linesOf(writeRemessa(remessa('341')))];
  expect([at(bb[0], 164, 166), at(bb[0], 33, 38), at(bb[0], 71, 72), at(bb[0], 158, 163), at(bb[1], 9, 16)]).toEqual([
    '103',
    '123456',
    '4 ',
    '000007',
    'C2001046',
  ]);
  expect([at(itau[0], 15, 17), at(itau[0], 33, 52).trim(), at(itau[0], 71, 72), at(itau[1], 9, 16)]).toEqual(['081', '', ' 4', 'C2041040']);
});

it('has no field over another, in any record of any bank', () => {
  for (const layout of Object.values(layoutsCnab))
    for (const registro of [
      layout.headerArquivo,
      layout.headerLote,
      layout.segmentoA,
      layout.segmentoB,
      layout.trailerLote,
      layout.trailerArquivo,
    ]) {
      const usadas = new Set<number>();
      for (const { nome, de, ate } of registro)
        for (let posicao = de; posicao <= ate; posicao += 1) {
          expect([nome, posicao, usadas.has(posicao) || posicao > TAMANHO_CNAB]).toEqual([nome, posicao, false]);
          usadas.add(posicao);
        }
    }
});

it.each<[string, Partial<PagamentoCnab>]>([
  ['seuNumero', { seuNumero: 'rep 1' }],
  ['favorecido', { favorecido: ' ' }],
  ['documento', { documento: '111.444.777-36' }],
  ['valor', { valorCentavos: 0 }],
  ['valor', { valorCentavos: 1.5 }],
  ['valor', { valorCentavos: 1_000_000_000_000_000 }],
  ['pagarEm', { pagarEm: '2026-11-31' }],
  ['conta', { destino: { tipo: 'CONTA', banco: '1', agencia: '1', conta: '1-1' } }],
  ['conta', { destino: { tipo: 'CONTA', banco: '001', agencia: '1', conta: '11' } }],
  ['chavePix', { destino: { tipo: 'PIX', chave: '', tipoDeChave: 'EMAIL' } }],
])('refuses a payment with a wrong %s, and writes nothing of it', (campo, mudancas) => {
  const errada = remessa('001', { pagamentos: [pagamento(mudancas)] });
  expect(judgeRemessa(errada).map((erro) => erro.campo)).toEqual([`pagamentos.0.${campo}`]);
  expect(() => writeRemessa(errada)).toThrow(RangeError);
});

it('refuses a file without payments, two of one number, and numbers and hours that are none', () => {
  const campos = (mudancas: Partial<RemessaCnab>) => judgeRemessa(remessa('001', mudancas)).map(({ campo }) => campo);
  expect(campos({ pagamentos: [] })).toEqual(['pagamentos']);
  expect(campos({ pagamentos: [pagamento(), pagamento()] })).toEqual(['pagamentos.1.seuNumero']);
  expect(campos({ sequencial: 1_000_000 })).toEqual(['sequencial']);
  expect(campos({ geradoEm: { dia: '2026-11-26', hora: '24:00:00' } })).toEqual(['geradoEm']);
});

it('writes texts as banks take them, and never a number that does not fit', () => {
  expect(plainCnab(' João  D’Ávila – ME ')).toBe('JOAO D AVILA ME');
  expect(() => writeRegistro([{ nome: 'a', de: 1, ate: 2, tipo: 'NUM' }], { a: '123' })).toThrow(RangeError);
  expect(() => writeRegistro([], { a: '1' })).toThrow(RangeError);
});

/** What a bank sends back: the same file with its own marks. */
const returned = (banco: '001' | '341', marks: readonly (readonly [codigos: string, dia: string, valor: string])[]): string => {
  let visto = 0;
  return linesOf(writeRemessa(remessa(banco)))
    .map((linha) => {
      if (at(linha, 8, 8) === '0') return `${at(linha, 1, 142)}2${at(linha, 144, 240)}`;
      if (at(linha, 8, 8) !== '3' || at(linha, 14, 14) !== 'A') return linha;
      const [codigos = '', dia = '00000000', valor = ''] = marks[visto] ?? [];
      visto += 1;
      return `${at(linha, 1, 134)}${'BANCO99'.padEnd(20)}${dia}${valor.padStart(15, '0')}${at(linha, 178, 230)}${codigos.padEnd(10)}`;
    })
    .join('\n');
};
const marks = [
  ['00', '30112026', '16800'],
  ['AN', '00000000', ''],
  ['BD', '00000000', ''],
] as const;

it.each(['001', '341'] as const)('reads what became of each payment in the return of bank %s', (banco) => {
  const lido = readRetorno(returned(banco, marks));
  if (!lido.isLido) throw new Error(`${lido.motivo} ${lido.linha}`);
  expect([lido.banco, lido.inscricao]).toEqual([banco, '11222333000181']);
  expect(
    lido.pagamentos.map(({ seuNumero, situacao, valorCentavos, efetivadoEm, valorEfetivoCentavos, ocorrencias }) => [
      seuNumero,
      situacao,
      valorCentavos,
      efetivadoEm,
      valorEfetivoCentavos,
      ocorrencias,
    ]),
  ).toEqual([
    ['REP1', 'PAGO', 16_800, '2026-11-30', 16_800, ['00']],
    ['REP2', 'REJEITADO', 7_200, null, null, ['AN']],
    ['REP3', 'AGENDADO', 999_999_999_999_999, null, null, ['BD']],
  ]);
});

it('takes a refusal before anything else a bank says, and a code nobody knows for a person to read', () => {
  const situacoes = (codigos: readonly string[]) => {
    const lido = readRetorno(
      returned(
        '001',
        codigos.map((um) => [um, '00000000', ''] as const),
      ),
    );
    return lido.isLido && lido.pagamentos.map(({ situacao }) => situacao);
  };
  expect(situacoes(['BDAG', 'BDQQ', ''])).toEqual(['REJEITADO', 'DESCONHECIDO', 'DESCONHECIDO']);
});

it('refuses a return that is none, is cut, or whose totals are others', () => {
  const bom = returned('001', marks);
  const motivo = (texto: string) => {
    const lido = readRetorno(texto);
    return lido.isLido ? null : [lido.motivo, lido.linha];
  };
  expect(motivo('')).toEqual(['VAZIO', 0]);
  expect(motivo('OFXHEADER:100')).toEqual(['NAO_E_CNAB_240', 1]);
  expect(motivo(bom.replace(/^001/, '999'))).toEqual(['BANCO_DESCONHECIDO', 1]);
  expect(motivo(writeRemessa(remessa('001')))).toEqual(['NAO_E_RETORNO', 1]);
  expect(motivo(bom.slice(0, 1_000))).toEqual(['TRUNCADO', 5]);
  expect(motivo(bom.split('\n').slice(0, -1).join('\n'))).toEqual(['TRUNCADO', 13]);
  expect(motivo(bom.replace('000000000016800B', '000000000016801B'))).toEqual(['TOTAIS_DIFEREM', 5]);
  expect(motivo(bom.split('\n').toSpliced(2, 2).join('\n'))).toEqual(['TOTAIS_DIFEREM', 3]);
  expect(motivo(bom.replace('000000000016800B', '0000000000168X0B'))).toEqual(['VALOR_INVALIDO', 3]);
  expect(motivo(`${bom}\r\n\u001a`)).toBeNull();
});

it('reads back of any payments what was written, to the centavo', () => {
  const um = fc.record({
    valorCentavos: fc.integer({ min: 1, max: 999_999_999_999_999 }),
    destino: fc.constantFrom<PagamentoCnab['destino']>(
      { tipo: 'CONTA', banco: '001', agencia: '1', conta: '1-1' },
      { tipo: 'CONTA', banco: '341', agencia: '99999-X', conta: '999999999999-9' },
      { tipo: 'PIX', chave: '+5535900001234', tipoDeChave: 'TELEFONE' },
    ),
  });
  fc.assert(
    fc.property(fc.constantFrom('001' as const, '341' as const), fc.array(um, { minLength: 1, maxLength: 12 }), (banco, uns) => {
      const pagamentos = uns.map((mudancas, n) => pagamento({ ...mudancas, seuNumero: `P${n}` }));
      const arquivo = writeRemessa(remessa(banco, { pagamentos }));
      const lido = readRetorno(`${arquivo.slice(0, 142)}2${arquivo.slice(143)}`);
      expect(lido.isLido && new Map(lido.pagamentos.map(({ seuNumero, valorCentavos }) => [seuNumero, valorCentavos]))).toEqual(
        new Map(pagamentos.map(({ seuNumero, valorCentavos }) => [seuNumero, valorCentavos])),
      );
    }),
  );
});

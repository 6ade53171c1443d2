import fc from 'fast-check';
import { multiplicadoresPadrao } from '../saude/multiplicadores.ts';
import { ajusteDaFatura, calcFatura, type PedidoDaFatura } from './calc-fatura.ts';
import { judgeMovimentacao } from './judge-movimentacao.ts';
import type { LinhaDaMovimentacao, VidaDoGrupo } from './vida-do-grupo.ts';

const [ANA, BIA, CAIO] = ['11144477735', '52998224725', '39053344705'];
const vida = (mudancas: Partial<VidaDoGrupo> = {}): VidaDoGrupo => ({
  cpf: ANA as string,
  nome: 'Ana',
  nascimento: '1991-05-10',
  papel: 'TITULAR',
  titularCpf: null,
  inicio: '2026-01-01',
  fim: null,
  capitalCentavos: null,
  ...mudancas,
});
const linha = (mudancas: Partial<LinhaDaMovimentacao> = {}): LinhaDaMovimentacao => ({
  tipo: 'INCLUSAO',
  cpf: '111.444.777-35',
  nome: 'Ana',
  nascimento: '1991-05-10',
  papel: 'TITULAR',
  titularCpf: '',
  em: '2026-11-05',
  capitalCentavos: null,
  faixa: null,
  ...mudancas,
});
const judged = (linhas: readonly LinhaDaMovimentacao[], vidas: readonly VidaDoGrupo[] = []) =>
  judgeMovimentacao(linhas, vidas, '2026-11').linhas.map(({ errors }) => errors.map(({ campo, codigo }) => `${campo} ${codigo}`));
const dependente = linha({ cpf: BIA as string, nome: 'Bia', papel: 'DEPENDENTE', titularCpf: ANA as string, nascimento: '2020-01-01' });

describe('movements', () => {
  it('bring a life in, with its dependant, wherever they stand in the file', () => {
    const { linhas, vidas } = judgeMovimentacao([dependente, linha()], [], '2026-11');
    expect(linhas.map(({ errors }) => errors)).toEqual([[], []]);
    expect(vidas.map(({ cpf, papel, titularCpf, inicio, fim }) => [cpf, papel, titularCpf, inicio, fim])).toEqual([
      [ANA, 'TITULAR', null, '2026-11-05', null],
      [BIA, 'DEPENDENTE', ANA, '2026-11-05', null],
    ]);
  });

  it.each<[Partial<LinhaDaMovimentacao>, string[]]>([
    [{ tipo: null }, ['tipo obrigatorio']],
    [{ cpf: '' }, ['cpf obrigatorio']],
    [{ cpf: '111.444.777-36' }, ['cpf invalido']],
    [{ nome: ' ' }, ['nome obrigatorio']],
    [{ nascimento: '31/02/1991' }, ['nascimento invalido']],
    [{ nascimento: '2026-11-06' }, ['nascimento invalido']],
    [{ nascimento: '1900-01-01' }, ['nascimento invalido']],
    [{ em: '' }, ['em obrigatorio']],
    [{ em: '2026-12-01' }, ['em invalido']],
    [{ em: '2026-09-30' }, ['em invalido']],
    [{ em: '2026-10-01' }, []],
    [{ papel: null }, ['papel obrigatorio']],
    [{ papel: 'DEPENDENTE' }, ['titularCpf obrigatorio']],
    [{ papel: 'DEPENDENTE', titularCpf: BIA as string }, ['titularCpf invalido']],
    [{ faixa: 5 }, []],
    [{ faixa: 4 }, ['faixa invalido']],
    [{ nascimento: '1992-11-06', faixa: 4 }, []],
    [{ nascimento: '1992-11-05', faixa: 5 }, []],
    [{ capitalCentavos: -1 }, ['capital invalido']],
    [{ capitalCentavos: 300_000_001 }, ['capital invalido']],
  ])('a row with %j has %j', (mudancas, errors) => {
    expect(judged([linha(mudancas)])).toEqual([errors]);
  });

  it('refuse a life that is there, or twice in the file, but not one that left', () => {
    expect(judged([linha()], [vida()])).toEqual([['cpf conflito']]);
    expect(judged([linha(), linha()])).toEqual([[], ['cpf conflito']]);
    expect(judged([linha()], [vida({ fim: '2026-10-31' })])).toEqual([[]]);
    expect(judged([linha(), linha({ tipo: 'EXCLUSAO', em: '2026-11-01' })], [vida()])).toEqual([[], []]);
  });

  it.each([
    ['2027-01', '2026-12-01', []],
    ['2026-12', '2026-11-01', []],
    ['2027-01', '2026-11-30', ['em']],
  ])('corrects in %s what is of %s, when that is of the month before', (competencia, em, campos) => {
    const { linhas } = judgeMovimentacao([linha({ em })], [], competencia);
    expect(linhas.flatMap(({ errors }) => errors.map(({ campo }) => campo))).toEqual(campos);
  });

  it('let somebody leave who is there, and a holder only with those who depend on them', () => {
    const grupo = [vida(), vida({ cpf: BIA as string, papel: 'DEPENDENTE', titularCpf: ANA as string })];
    const sai = linha({ tipo: 'EXCLUSAO', em: '2026-11-10' });
    expect(judged([sai], grupo)).toEqual([['cpf invalido']]);
    const { linhas, vidas } = judgeMovimentacao([sai, { ...sai, cpf: BIA as string }], grupo, '2026-11');
    expect([linhas.flatMap(({ errors }) => errors), vidas.map(({ fim }) => fim)]).toEqual([[], ['2026-11-10', '2026-11-10']]);
    expect(judged([linha({ tipo: 'EXCLUSAO', cpf: CAIO as string })], grupo)).toEqual([['cpf invalido']]);
    expect(judged([sai], [vida({ inicio: '2026-11-11' })])).toEqual([['em invalido']]);
  });

  it('change only what the row says', () => {
    const { vidas } = judgeMovimentacao(
      [linha({ tipo: 'ALTERACAO', nome: '', nascimento: '1990-05-10', papel: null, em: '' })],
      [vida()],
      '2026-11',
    );
    expect(vidas).toEqual([vida({ nascimento: '1990-05-10' })]);
  });

  it('never leave two lives of one CPF, a dependant without holder, nor apply a row with errors', () => {
    const cpf = fc.constantFrom(ANA as string, BIA as string, CAIO as string, '123');
    const row = fc.record({
      tipo: fc.constantFrom('INCLUSAO' as const, 'EXCLUSAO' as const, 'ALTERACAO' as const, null),
      cpf,
      nome: fc.constantFrom('Ana', ''),
      nascimento: fc.constantFrom('1991-05-10', '2020-01-01', 'x'),
      papel: fc.constantFrom('TITULAR' as const, 'DEPENDENTE' as const),
      titularCpf: cpf,
      em: fc.constantFrom('2026-11-05', '2026-10-20', '2027-01-01'),
      capitalCentavos: fc.constant(null),
      faixa: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.array(row, { maxLength: 12 }), (primeiras, segundas) => {
        const mes = judgeMovimentacao(primeiras, [], '2026-11').vidas;
        const { vidas, linhas } = judgeMovimentacao(segundas, mes, '2026-11');
        const ativas = vidas.filter(({ fim }) => fim === null);
        expect(new Set(ativas.map((uma) => uma.cpf)).size).toBe(ativas.length);
        for (const { titularCpf, cpf: dele } of ativas)
          if (titularCpf !== null)
            expect([titularCpf === dele, ativas.find((uma) => uma.cpf === titularCpf)?.papel]).toEqual([false, 'TITULAR']);
        const applied = segundas.filter((_, at) => linhas[at]?.errors.length === 0);
        const count = (tipo: LinhaDaMovimentacao['tipo']) => applied.filter((uma) => uma.tipo === tipo).length;
        expect(vidas.length).toBe(mes.length + count('INCLUSAO'));
        expect(ativas.length).toBe(mes.filter(({ fim }) => fim === null).length + count('INCLUSAO') - count('EXCLUSAO'));
      }),
    );
  });
});

describe('the bill', () => {
  const vidas = ['1991-05-10', '1993-05-10', '2021-05-10', '1965-05-10'].map((nascimento, at) => vida({ cpf: String(at), nascimento }));
  const pedido: PedidoDaFatura = {
    vidas,
    competencia: '2026-11',
    preco: { tipo: 'SAUDE', baseCentavos: 21_000, multiplicadores: multiplicadoresPadrao },
    cobranca: 'PRO_RATA',
    iofBps: 238,
    comissaoBps: 500,
  };

  it('of lives of 35, 33, 5 and 61 over 210,00 is 2.081,10 and IOF of 49,53: 2.130,63', () => {
    expect(calcFatura(pedido)).toEqual({
      competencia: '2026-11',
      vidas: 4,
      faixas: [
        { faixa: 0, vidas: 1, premioCentavos: 21_000 },
        { faixa: 3, vidas: 1, premioCentavos: 32_130 },
        { faixa: 4, vidas: 1, premioCentavos: 35_280 },
        { faixa: 9, vidas: 1, premioCentavos: 119_700 },
      ],
      premioLiquidoCentavos: 208_110,
      iofCentavos: 4_953,
      totalCentavos: 213_063,
      comissaoCentavos: 10_406,
    });
    expect(calcFatura({ ...pedido, iofBps: 0 }).totalCentavos).toBe(208_110);
  });

  it('turns 829,50 into 1.197,00 in the month after somebody is 59', () => {
    const aos = (nascimento: string) => calcFatura({ ...pedido, vidas: [vida({ nascimento })] }).premioLiquidoCentavos;
    expect([aos('1967-11-02'), aos('1967-11-01')]).toEqual([82_950, 119_700]);
  });

  it('charges the days of who comes in or leaves, or the whole month', () => {
    const de = (mudancas: Partial<VidaDoGrupo>, cobranca: PedidoDaFatura['cobranca'] = 'PRO_RATA') =>
      calcFatura({ ...pedido, cobranca, vidas: [vida({ nascimento: '2021-05-10', ...mudancas })] }).premioLiquidoCentavos;
    expect(de({ inicio: '2026-11-16' })).toBe(10_500);
    expect(de({ fim: '2026-11-10' })).toBe(7_000);
    expect(de({ inicio: '2026-11-16' }, 'MES_CHEIO')).toBe(21_000);
    expect([de({ inicio: '2026-12-01' }, 'MES_CHEIO'), de({ fim: '2026-10-31' }, 'MES_CHEIO')]).toEqual([0, 0]);
  });

  it('of life insurance is by capital and the rate of the band', () => {
    const preco = { tipo: 'VIDA' as const, taxasPorMilhao: [100, 110, 120, 130, 250, 300, 400, 600, 900, 1_800] };
    expect(calcFatura({ ...pedido, preco, iofBps: 38, vidas: [vida({ capitalCentavos: 10_000_000 })] })).toMatchObject({
      premioLiquidoCentavos: 2_500,
      iofCentavos: 10,
    });
  });

  it('that was closed wrong is made good in the next month, to the centavo', () => {
    const dias = fc.integer({ min: 1, max: 30 }).map((dia) => `2026-11-${String(dia).padStart(2, '0')}`);
    const grupo = fc.array(fc.record({ nascimento: fc.constantFrom('1960-01-01', '1991-05-10', '2021-05-10'), inicio: dias }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(grupo, grupo, (fechado, certo) => {
        const of = (uns: typeof fechado) => calcFatura({ ...pedido, vidas: uns.map((um) => vida(um)) });
        const [antes, depois] = [of(fechado), of(certo)];
        const ajuste = ajusteDaFatura(antes, depois);
        expect(antes.totalCentavos + ajuste.totalCentavos).toBe(depois.totalCentavos);
        expect(ajuste.premioLiquidoCentavos + ajuste.iofCentavos).toBe(ajuste.totalCentavos);
      }),
    );
    expect(() => ajusteDaFatura(calcFatura(pedido), calcFatura({ ...pedido, competencia: '2026-12' }))).toThrow(RangeError);
    expect(() => calcFatura({ ...pedido, competencia: '2026-13' })).toThrow(RangeError);
  });
});

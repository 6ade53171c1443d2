import {
  hasMovimento,
  lancamentosDe,
  movedBy,
  rotuloDe,
  searchOf,
  spanOf,
  tituloDe,
  totalOf,
  vistaOf,
  weeksOf,
} from './fluxo-caixa.model.ts';
import { umPeriodo } from './fluxo-caixa.fixture.ts';

const hoje = '2026-11-20';
const [conta, centro] = ['0198b2c4-0000-7000-8000-000000000001', '0198b2c4-0000-7000-8000-000000000002'];
const vista = (search: string) => vistaOf(new URLSearchParams(search), hoje);

it('reads how the flow is seen from the address, and writes no more than must be said', () => {
  expect(vista('')).toEqual({ agrupar: 'DIA', em: '2026-11-01', conta: null, centro: null });
  expect(vista('por=SEMANA&em=2026-99')).toEqual(vista(''));
  expect(searchOf(vista(''), hoje)).toBe('');
  const narrowed = `por=ANO&em=2025-03&conta=${conta}&centro=${centro}`;
  expect(searchOf(vista(narrowed), hoje)).toBe(narrowed);
});

it('is narrowed by nothing that cannot be the id of an account or of a cost centre', () => {
  expect(vista('conta=um-texto&centro=1')).toEqual(vista(''));
});

it.each([
  ['', '2026-11-01', '2026-11-30', 'Novembro de 2026', '2026-12-01'],
  ['por=MES', '2026-01-01', '2026-12-31', '2026', '2027-11-01'],
  ['por=TRIMESTRE', '2025-01-01', '2027-12-31', '2025 a 2027', '2027-11-01'],
  ['por=ANO', '2024-01-01', '2028-12-31', '2024 a 2028', '2027-11-01'],
])('of “%s” shows %s to %s, %s, and then %s', (search, ...esperado) => {
  const [de, ate, titulo, depois] = esperado;
  expect(spanOf(vista(search))).toEqual({ de, ate });
  expect(tituloDe(vista(search))).toBe(titulo);
  expect(movedBy(vista(search), 1).em).toBe(depois);
  expect(movedBy(movedBy(vista(search), 1), -1)).toEqual(vista(search));
});

it('calls a period in few words, and leads to its entries as they count in the flow', () => {
  expect(['2026-11-05', '2026-11', '2026-T4', '2026'].map((chave) => rotuloDe({ chave, inicio: '2026-11-05' }))).toEqual([
    '05/11/2026',
    'nov. 2026',
    '4º tri. 2026',
    '2026',
  ]);
  expect(lancamentosDe(umPeriodo('2026-11'), vista(`conta=${conta}`))).toBe(
    `/financeiro/fluxoCaixa?aba=lancamentos&quando=FLUXO&de=2026-11-01&ate=2026-11-30&ordenar=vencimento&conta=${conta}`,
  );
});

it('puts the days of a month in whole weeks that begin on Sunday', () => {
  const dias = Array.from({ length: 30 }, (_, at) => umPeriodo(`2026-11-${String(at + 1).padStart(2, '0')}`));
  const semanas = weeksOf(dias);
  expect(semanas.every((semana) => semana.length === 7)).toBe(true);
  expect(semanas[0]?.[0]?.chave).toBe('2026-11-01');
  expect(
    semanas
      .at(-1)
      ?.map((dia) => dia?.chave ?? null)
      .slice(0, 3),
  ).toEqual(['2026-11-29', '2026-11-30', null]);
  expect(weeksOf([])).toEqual([]);
});

it('sums periods, what is expected by its weight', () => {
  const um = umPeriodo('2026-11', {
    entradasRealizadasCentavos: 100,
    entradasPonderadasCentavos: 90,
    saidasPrevistasCentavos: 40,
    saldoCentavos: 150,
  });
  expect(totalOf([um])).toEqual({ entradasRealizadas: 100, saidasRealizadas: 0, entradas: 190, saidas: 40, final: 150 });
  expect([hasMovimento(um), hasMovimento(umPeriodo('2026-12'))]).toEqual([true, false]);
});

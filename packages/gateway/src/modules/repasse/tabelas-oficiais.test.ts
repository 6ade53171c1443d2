import { MES_VAZIO, retencoesDoRepasse, type TabelaDeRetencao } from '@balcao/domain';
import pg from 'pg';
import { type BancoTeste, createTestDatabase } from '../../testing/test-database.ts';

/*
 * Laws and ordinances, as they are published. INSS: Portarias Interministeriais MPS/MF nº 2/2024, nº 6/2025 and nº 13/2026, of the ceiling; Lei
 * 10.666/2003, art. 4º, of the 11 %. Income tax: Leis 14.848/2024 and 15.191/2025, of the brackets; Lei 15.270/2025, of the reduction; Lei
 * 9.250/1995, art. 4º, of the simplified deduction, a quarter of the first bracket; Lei 9.430/1996, art. 67, of what is not withheld.
 */
const DE_2024 = [
  [225_920, 0, 0],
  [282_665, 750, 16_944],
  [375_105, 1_500, 38_144],
  [466_468, 2_250, 66_277],
  [null, 2_750, 89_600],
];
const DE_2025 = [
  [242_880, 0, 0],
  [282_665, 750, 18_216],
  [375_105, 1_500, 39_416],
  [466_468, 2_250, 67_549],
  [null, 2_750, 90_873],
];
const OFICIAIS = [
  { desde: '2024-02-01', lei: 'Lei 14.848/2024', portaria: 'nº 2, de 11/01/2024', teto: 778_602, faixas: DE_2024, maximoInss: 85_646 },
  { desde: '2025-01-01', lei: 'Lei 14.848/2024', portaria: 'nº 6, de 10/01/2025', teto: 815_741, faixas: DE_2024, maximoInss: 89_732 },
  { desde: '2025-05-01', lei: 'Lei 15.191/2025', portaria: 'nº 6, de 10/01/2025', teto: 815_741, faixas: DE_2025, maximoInss: 89_732 },
  { desde: '2026-01-01', lei: 'Lei 15.270/2025', portaria: 'nº 13, de 09/01/2026', teto: 847_555, faixas: DE_2025, maximoInss: 93_231 },
];

let banco: BancoTeste;
let tabelas: (TabelaDeRetencao & { readonly desde: string; readonly fonte: string })[];
beforeAll(async () => {
  banco = await createTestDatabase();
  const db = new pg.Client({ connectionString: banco.urlSuperusuario });
  await db.connect();
  const { rows } = await db.query(
    `select desde::text, fonte, inss_bps as "inssBps", inss_teto_centavos::float8 as "inssTetoCentavos", irrf_faixas as "irrfFaixas",
       irrf_simplificado_centavos::float8 as "irrfSimplificadoCentavos", irrf_minimo_centavos::float8 as "irrfMinimoCentavos",
       irrf_reducao as "irrfReducao" from balcao.tabela_retencao order by desde`,
  );
  tabelas = rows;
  await db.end();
}, 120_000);
afterAll(() => banco.drop());

const autonomo = { pessoa: 'PF', regime: 'PF', isPelaTabela: true, irBps: 0, issBps: 0, inssBps: 0 } as const;
const withheld = (desde: string, bruto: number) => {
  const tabela = tabelas.find((uma) => uma.desde === desde);
  if (!tabela) throw new Error(desde);
  const { inssCentavos, irrfCentavos } = retencoesDoRepasse(bruto, autonomo, { antes: MES_VAZIO, tabela });
  return [inssCentavos, irrfCentavos];
};

it('are the published ones, and say where', () => {
  expect(tabelas.map(({ desde }) => desde)).toEqual(OFICIAIS.map(({ desde }) => desde));
  for (const [index, { lei, portaria, teto, faixas, maximoInss }] of OFICIAIS.entries()) {
    const tabela = tabelas[index];
    expect(tabela).toMatchObject({
      inssBps: 1_100,
      inssTetoCentavos: teto,
      irrfSimplificadoCentavos: Number(faixas[0]?.[0]) / 4,
      irrfMinimoCentavos: 1_000,
    });
    expect(tabela?.irrfFaixas.map(({ ateCentavos, bps, deducaoCentavos }) => [ateCentavos, bps, deducaoCentavos])).toEqual(faixas);
    expect(tabela?.fonte).toContain(lei);
    expect(tabela?.fonte).toContain(`Portaria Interministerial MPS/MF ${portaria}`);
    expect(withheld(tabela?.desde ?? '', 5_000_000)[0]).toBe(maximoInss);
  }
});

it('reduce the tax from 2026 as the law says: to none at 5.000,00, by 978,62 less 0,133145 of what is received after, and not at all from 7.350,00', () => {
  expect(tabelas.map(({ irrfReducao }) => irrfReducao)).toEqual([
    null,
    null,
    null,
    { inteiraAteCentavos: 500_000, inteiraCentavos: 31_289, fimCentavos: 735_000, fixaCentavos: 97_862, taxaMilionesimos: 133_145 },
  ]);
  expect(withheld('2025-05-01', 500_000)).toEqual([55_000, 31_289]);
  expect(withheld('2026-01-01', 500_000)).toEqual([55_000, 0]);
  // 6.000,00: the reduction published for it is of 179,75
  expect(Number(withheld('2025-05-01', 600_000)[1]) - Number(withheld('2026-01-01', 600_000)[1])).toBe(17_975);
  // 7.350,00: 978,62 − 978,61575 rounds to none
  expect(withheld('2026-01-01', 735_000)).toEqual(withheld('2025-05-01', 735_000));
  expect(withheld('2026-01-01', 735_001)[1]).toBe(withheld('2025-05-01', 735_001)[1]);
});

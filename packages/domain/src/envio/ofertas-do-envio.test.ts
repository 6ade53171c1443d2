import { isOfertaVencida, isVigenciaPassada, validadeDoEnvio, variaveisDasOfertas } from './ofertas-do-envio.ts';

const alfa = {
  seguradora: 'Alfa',
  pacote: 'Essencial',
  premioTotalCentavos: 322_140,
  periodicidade: 'ANUAL',
  validade: '2026-11-29',
} as const;
const beta = {
  seguradora: 'Beta',
  pacote: 'Padrão',
  premioTotalCentavos: 376_934,
  periodicidade: 'MENSAL',
  validade: '2026-11-27',
} as const;

it('gives the day the first price ends, but never after the last day of the link', () => {
  expect(validadeDoEnvio([alfa, beta], '2026-12-06')).toBe('2026-11-27');
  expect(validadeDoEnvio([alfa, beta], '2026-11-25')).toBe('2026-11-25');
  expect(validadeDoEnvio([{ ...alfa, validade: null }], '2026-12-06')).toBe('2026-12-06');
  expect(validadeDoEnvio([], '2026-12-06')).toBe('2026-12-06');
});

it('tells no day after a cover begins: an offer cannot be had as it was priced any more', () => {
  expect(validadeDoEnvio([{ ...alfa, vigIni: '2026-11-26' }, beta], '2026-12-06')).toBe('2026-11-26');
  expect(validadeDoEnvio([{ ...alfa, vigIni: '2026-12-20' }], '2026-12-06')).toBe('2026-11-29');
  expect(variaveisDasOfertas([{ ...alfa, vigIni: '2026-11-26' }], '2026-12-06').validade).toBe('26/11/2026');
  const [um, outro] = variaveisDasOfertas([{ ...alfa, vigIni: '2026-11-26' }, beta], '2026-12-06').ofertas.split('\n');
  expect([um, outro].map((linha) => /preço até (\S+)\)/.exec(linha ?? '')?.[1])).toEqual(['26/11/2026', '27/11/2026']);
  // all end on the day the cover begins: said once, below
  const juntas = [alfa, beta].map((oferta) => ({ ...oferta, vigIni: '2026-11-26' }));
  expect(variaveisDasOfertas(juntas, '2026-12-06').ofertas).not.toContain('preço até');
});

it('writes offers a line each, with their own day where they do not all end together', () => {
  expect(variaveisDasOfertas([alfa], '2026-12-06')).toEqual({
    ofertas: expect.stringMatching(/^• Alfa — Essencial: R\$\s3\.221,40$/),
    validade: '29/11/2026',
  });
  const { ofertas, validade } = variaveisDasOfertas([alfa, beta], '2026-12-06');
  expect(ofertas.split('\n')).toEqual([
    expect.stringMatching(/\(preço até 29\/11\/2026\)$/),
    expect.stringMatching(/: R\$\s3\.769,34 por mês \(preço até 27\/11\/2026\)$/),
  ]);
  expect(validade).toBe('27/11/2026');
});

it('holds a price to the end of its last day', () => {
  expect([isOfertaVencida(alfa, '2026-11-29'), isOfertaVencida(alfa, '2026-11-30')]).toEqual([false, true]);
  expect(isOfertaVencida({ validade: null }, '2030-01-01')).toBe(false);
});

it('lets a cover begin on its first day, and not after it', () => {
  expect([isVigenciaPassada({ vigIni: '2026-11-29' }, '2026-11-29'), isVigenciaPassada({ vigIni: '2026-11-29' }, '2026-11-30')]).toEqual([
    false,
    true,
  ]);
  expect(isVigenciaPassada({ vigIni: null }, '2030-01-01')).toBe(false);
});

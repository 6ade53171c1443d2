import { rascunhoDe, RiscoAuto } from '@balcao/contracts';
import { describeBem } from './describe-bem.ts';
import { parametrosAuto } from './parametros-auto.ts';
import { rascunhoAutoInicial } from './rascunho-auto-inicial.ts';
import { rotulos } from './rotulos.ts';
import { camposDaSecao, secaoDoCampo } from './secoes.ts';

const inicial = rascunhoAutoInicial({ hoje: '2028-02-29', corretoraId: '0190a000-0000-7000-8000-000000000001' });

it('starts a draft the contract accepts, for one year from tomorrow', () => {
  expect(rascunhoDe(RiscoAuto).parse(inicial.risco)).toEqual(inicial.risco);
  expect(inicial.risco.seguro).toMatchObject({ vigIni: '2028-03-01', vigFim: '2029-03-01' });
});

it('starts a draft with the defaults of the domain design and nothing answered for the client', () => {
  const { segurado, veiculo, uso, condutor, proprietario, renovacao, coberturas } = inicial.risco;
  expect(coberturas).toEqual({
    tipo: 'COMPREENSIVA',
    modalidade: 'VMR',
    ajustePct: 100,
    franquia: 'NORMAL',
    dmCentavos: 10_000_000,
    dcCentavos: 10_000_000,
    dmoCentavos: 1_000_000,
    appMorteCentavos: 1_000_000,
    appInvalidezCentavos: 1_000_000,
    vidros: 'COMPLETO',
    carroReserva: '7',
    assistencia: '500',
    pequenosReparos: false,
    acessorios: [],
  });
  expect(segurado?.avisoPrivacidade).toBe(false);
  expect(Object.values({ ...veiculo, lugares: false, trabalho: uso?.trabalho, estudo: uso?.estudo }).filter(Boolean)).toEqual([]);
  expect([condutor, proprietario, renovacao]).toEqual([{ igualSegurado: true, jovens: false }, { igualSegurado: true }, { bonus: 0 }]);
});

it('starts every number inside its range', () => {
  const { coberturas, veiculo, renovacao } = inicial.risco;
  const numbers = [
    [coberturas?.dmCentavos, parametrosAuto.dmCentavos],
    [coberturas?.dcCentavos, parametrosAuto.dcCentavos],
    [coberturas?.dmoCentavos, parametrosAuto.dmoCentavos],
    [coberturas?.appMorteCentavos, parametrosAuto.appCentavos],
    [coberturas?.ajustePct, parametrosAuto.ajustePct],
    [veiculo?.lugares, parametrosAuto.lugares],
    [renovacao?.bonus, parametrosAuto.bonus],
  ] as const;
  for (const [value, { min, max }] of numbers) {
    expect(value).toBeGreaterThanOrEqual(min);
    expect(value).toBeLessThanOrEqual(max);
  }
});

it.each([
  [{ modelo: 'Onix 1.0', anoModelo: 2023, placa: 'abc1d23' }, 'Onix 1.0 2023 · ABC1D23'],
  [{ modelo: 'Onix 1.0', anoModelo: 2023, placa: 'ABC1234' }, 'Onix 1.0 2023 · ABC-1234'],
  [{ modelo: 'Onix 1.0', anoModelo: 2027, zeroKm: true, placa: 'ABC1234' }, 'Onix 1.0 2027 · zero km'],
  [{ modelo: ' Onix 1.0 ' }, 'Onix 1.0'],
  [{ placa: 'ABC1234' }, null],
  [null, null],
])('describes %j as %p', (veiculo, expected) => {
  expect(describeBem({ veiculo })).toBe(expected);
});

it('places every field in one section of the form', () => {
  for (const campo of Object.keys(rotulos.campos)) {
    const holding = Object.values(camposDaSecao).filter((prefixos) => prefixos.some((prefixo) => `${campo}.`.startsWith(`${prefixo}.`)));
    expect(holding).toHaveLength(1);
  }
});

it.each([
  ['risco.seguro.tipo', 'seguro'],
  ['risco.segurado.nome', 'segurado'],
  ['risco.renovacao.ci', 'seguro'],
  ['comercial.comissaoBps.capivara_seguros', 'comercial'],
  ['risco.seguroX.tipo', null],
  ['', null],
])('shows %p in the section %p', (campo, secao) => {
  expect(secaoDoCampo(campo)).toBe(secao);
});

it('names no two fields of one section alike, nor leaves one without name', () => {
  for (const prefixo of Object.values(camposDaSecao).flat()) {
    const names = Object.entries(rotulos.campos)
      .filter(([campo]) => `${campo}.`.startsWith(`${prefixo}.`))
      .map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.trim().length > 1)).toBe(true);
  }
});

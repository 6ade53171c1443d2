import { type RascunhoAuto, rascunhoDe, RiscoAuto } from '@balcao/contracts';
import { camposDe } from '../linhas/create-linha.ts';
import { valorEm } from '../linhas/caminho.ts';
import { definicaoAuto, linhaAuto } from './linha-auto.ts';
import { contexto, draft } from './rascunho.fixture.ts';

const inicial = linhaAuto.inicial({ hoje: '2028-02-29', corretoraId: '0190a000-0000-7000-8000-000000000001' }) as RascunhoAuto;
const comFaixa = camposDe(definicaoAuto).flatMap(({ nome, rotulo, faixa }) => (typeof faixa === 'object' ? [{ nome, rotulo, faixa }] : []));

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
  const started = comFaixa.filter(({ nome }) => valorEm(inicial, nome) !== undefined);
  expect(started.length).toBeGreaterThan(5);
  for (const { nome, faixa } of started) {
    expect(valorEm(inicial, nome)).toBeGreaterThanOrEqual(faixa.min);
    expect(valorEm(inicial, nome)).toBeLessThanOrEqual(faixa.max);
  }
});

/** What opens the fields that only some cars have. */
const aberto = {
  veiculo: { kitGas: true, kitGasValorCentavos: 100, blindado: true, blindagemValorCentavos: 100 },
  uso: { trabalho: true, estudo: true },
};

it.each(comFaixa)('refuses of $rotulo what is out of its range, and says the range', ({ nome, faixa: { min, max } }) => {
  const [, secao = '', campo = ''] = nome.split('.');
  const refused = [min - 1, max + 1].map((valor) => {
    const base = draft(aberto);
    const risco = { ...base.risco, [secao]: { ...(base.risco as Record<string, object>)[secao], [campo]: valor } };
    const judged = linhaAuto.validate({ ...base, risco }, contexto);
    return judged.ok ? [] : judged.errors;
  });
  for (const errors of refused) {
    expect(errors.map((error) => [error.campo, error.codigo])).toEqual([[nome, 'foraDaFaixa']]);
    expect(errors[0]?.mensagem).toMatch(/^Informe um valor entre .+ e .+\.$/);
  }
});

it.each([
  ['risco.segurado.pessoa', 'PJ', { 'risco.condutor.igualSegurado': false }],
  ['risco.segurado.pessoa', 'PF', {}],
  ['risco.veiculo.zeroKm', true, { 'risco.veiculo.placa': null }],
  ['risco.veiculo.zeroKm', false, {}],
  ['risco.veiculo.placa', 'ABC1D23', {}],
])('answering %s with %p puts %p in the draft', (campo, valor, postos) => {
  expect(linhaAuto.consequencias(campo, valor)).toEqual(postos);
});

it.each([
  [{ modelo: 'Onix 1.0', anoModelo: 2023, placa: 'abc1d23' }, 'Onix 1.0 2023 · ABC1D23'],
  [{ modelo: 'Onix 1.0', anoModelo: 2023, placa: 'ABC1234' }, 'Onix 1.0 2023 · ABC-1234'],
  [{ modelo: 'Onix 1.0', anoModelo: 2027, zeroKm: true, placa: 'ABC1234' }, 'Onix 1.0 2027 · zero km'],
  [{ modelo: ' Onix 1.0 ' }, 'Onix 1.0'],
  [{ placa: 'ABC1234' }, null],
  [null, null],
])('describes %j as %p', (veiculo, expected) => {
  expect(linhaAuto.describeBem({ risco: { veiculo }, comercial: {} })).toBe(expected);
});

import type { RascunhoOrcamento } from '@balcao/contracts';
import { comValorEm } from '../linhas/caminho.ts';
import { coberturasIncluidas } from './coberturas-do-plano.ts';
import { linhaPet } from './linha-pet.ts';

const HOJE = '2026-11-20';
const contexto = { hoje: HOJE, seguradoras: [{ slug: 'boto_rosa_pet', comissaoMinBps: 0, comissaoMaxBps: 3_000 }] };
const segurado = {
  pessoa: 'PF',
  documento: '111.444.777-35',
  nome: 'Ana Souza',
  nascimento: '1986-03-10',
  sexo: 'F',
  cep: '01310-100',
  avisoPrivacidade: true,
};
const rex = { especie: 'CAO', nome: 'Rex', semRaca: true, porte: 'MEDIO', nascimento: '2022-05-01', vacinasEmDia: true };

function draft(changes: Readonly<Record<string, unknown>> = {}): RascunhoOrcamento {
  const inicial = linhaPet.inicial({ hoje: HOJE, corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const comercial = { seguradoras: ['boto_rosa_pet'], comissaoBps: { boto_rosa_pet: 2_000 }, descontoBps: {} };
  const whole = { comercial, risco: { ...inicial.risco, segurado, pets: [rex] } };
  return Object.entries(changes).reduce<unknown>((at, [campo, valor]) => comValorEm(at, campo, valor), whole) as RascunhoOrcamento;
}
const judge = (changes: Readonly<Record<string, unknown>>) => linhaPet.validate(draft(changes), contexto);
const errorsOf = (changes: Readonly<Record<string, unknown>>) => {
  const judged = judge(changes);
  return judged.ok ? [] : judged.errors.map(({ campo, codigo }) => [campo, codigo]);
};
const bornOn = (nascimento: string) => ({ 'risco.pets': [{ ...rex, nascimento }] });
const NASCIMENTO = 'risco.pets.0.nascimento';

it.each([
  ['sixty days old', bornOn('2026-09-22'), []],
  ['fifty-nine days old', bornOn('2026-09-23'), [[NASCIMENTO, 'foraDaFaixa']]],
  ['a day before nine', bornOn('2017-11-22'), []],
  ['nine years old', bornOn('2017-11-21'), [[NASCIMENTO, 'foraDaFaixa']]],
  ['born tomorrow', bornOn('2026-11-21'), [[NASCIMENTO, 'invalido']]],
  ['old enough on the first day of the policy', { ...bornOn('2026-10-01'), 'risco.seguro.vigIni': '2026-12-10' }, []],
  ['of a breed nobody wrote', { 'risco.pets': [{ ...rex, semRaca: false }] }, [['risco.pets.0.raca', 'obrigatorio']]],
  ['nobody said is vaccinated', { 'risco.pets': [{ ...rex, vacinasEmDia: null }] }, [['risco.pets.0.vacinasEmDia', 'obrigatorio']]],
  ['with a short chip', { 'risco.pets': [{ ...rex, microchip: '123' }] }, [['risco.pets.0.microchip', 'invalido']]],
  [
    'with the chip of another',
    {
      'risco.pets': [
        { ...rex, microchip: '900123456789012' },
        { ...rex, microchip: '900123456789012' },
      ],
    },
    [['risco.pets.1.microchip', 'conflito']],
  ],
])('judges an animal %s', (_, changes, expected) => {
  expect(errorsOf(changes)).toEqual(expected);
});

it('lets an old animal stay with the insurer it is with', () => {
  const renovacao = { tipo: 'RENOVACAO_PROPRIA', seguradoraAnterior: 'X', apoliceAnterior: '1', fimVigAnterior: HOJE, sinistros: 0 };
  const { seguro } = draft().risco as { seguro: object };
  expect(errorsOf({ ...bornOn('2012-01-01'), 'risco.seguro': { ...seguro, ...renovacao } })).toEqual([]);
});

it.each([
  ['no animals', { 'risco.pets': [] }, [['risco.pets', 'obrigatorio']]],
  ['more animals than a policy takes', { 'risco.pets': Array.from({ length: 51 }, () => rex) }, [['risco.pets', 'foraDaFaixa']]],
  ['a cap below the least', { 'risco.coberturas.limiteAnualCentavos': 499_999 }, [['risco.coberturas.limiteAnualCentavos', 'foraDaFaixa']]],
  [
    'a cap above the most',
    { 'risco.coberturas.limiteAnualCentavos': 3_000_001 },
    [['risco.coberturas.limiteAnualCentavos', 'foraDaFaixa']],
  ],
  ['a plan nobody sells', { 'risco.coberturas.plano': 'OURO' }, [['risco.coberturas.plano', 'foraDaLista']]],
])('judges %s', (_, changes, expected) => {
  expect(errorsOf(changes)).toEqual(expect.arrayContaining(expected));
  expect(errorsOf(changes).length).toBeGreaterThan(0);
});

it('has the covers of its plan, regardless of those chosen under another plan', () => {
  const all = { cirurgia: true, internacao: true, exames: true, rcTutorCentavos: 1_000_000 };
  const { coberturas } = draft().risco as { coberturas: object };
  const essencial = judge({ 'risco.coberturas': { ...coberturas, ...all, plano: 'ESSENCIAL' } });
  expect(essencial.ok && essencial.risco.coberturas).toEqual({
    plano: 'ESSENCIAL',
    reembolso: '70',
    coparticipacao: false,
    limiteAnualCentavos: 1_000_000,
    consultas: true,
    exames: true,
    cirurgia: false,
    internacao: false,
    funeral: false,
  });
  const total = judge({ 'risco.coberturas.plano': 'TOTAL' });
  expect(total.ok && total.risco.coberturas).toMatchObject({ consultas: true, exames: true, cirurgia: true, internacao: true });
  expect(coberturasIncluidas('CONFORTO')).toEqual(['consultas', 'exames']);
});

it('describes the animal, or the number of animals, in one line', () => {
  expect(linhaPet.describeBem(draft())).toBe('Cão · Rex · SRD');
  expect(linhaPet.describeBem(draft({ 'risco.pets': [rex, rex] }))).toBe('2 animais');
  expect(linhaPet.describeBem(draft({ 'risco.pets': [] }))).toBeNull();
});

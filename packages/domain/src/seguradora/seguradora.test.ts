import type { CondicaoSeguradora, DadosSeguradora } from '@balcao/contracts';
import { formatTelefoneDeServico, isTelefoneDeServico } from '../documentos/telefone-de-servico.ts';
import { sayCondicao, sayFaixaEstorno } from './rotulos-seguradora.ts';
import { normalizeSeguradora, validateSeguradora } from './validate-seguradora.ts';

const auto: CondicaoSeguradora = { linha: 'AUTO', ramo: null, padraoBps: 2_000, minBps: 1_000, maxBps: 2_500, descontoMaxBps: null };
const dados: DadosSeguradora = {
  seguradora: 'anta_seguros',
  corretoraId: '0190b000-0000-7000-8000-000000000001',
  codigoCorretor: ' 123 ',
  politicaComissao: 'PARCELADA',
  condicoes: [auto],
  regrasEstorno: [],
  telefoneSinistro: '0800 123 4567',
  telefoneAssistencia: '(35) 3471-1234',
};
const ramos = new Map([
  ['0531', 'AUTO'],
  ['0553', 'AUTO'],
  ['0171', 'OUTRO'],
]);
const campos = (mudanca: Partial<DadosSeguradora>, linhas: readonly string[] | null = ['AUTO', 'VIDA']): string[] =>
  validateSeguradora({ ...dados, ...mudanca }, { linhas, ramos: linhas && ramos }).map(({ campo }) => campo);

it('takes what is agreed as people write it, and keeps telephones by their digits', () => {
  expect(campos({})).toEqual([]);
  expect(normalizeSeguradora(dados)).toMatchObject({
    codigoCorretor: '123',
    telefoneSinistro: '08001234567',
    telefoneAssistencia: '3534711234',
  });
});

it.each<[string, Partial<DadosSeguradora>, string]>([
  ['a line the insurer does not take', { condicoes: [{ ...auto, linha: 'PET' }] }, 'condicoes.0.linha'],
  ['two conditions of a line', { condicoes: [auto, { ...auto, padraoBps: 1_500 }] }, 'condicoes.1.linha'],
  ['two conditions of a ramo', { condicoes: [auto, { ...auto, ramo: '0531' }, { ...auto, ramo: '0531' }] }, 'condicoes.2.ramo'],
  ['a ramo of another line', { condicoes: [{ ...auto, linha: 'VIDA', ramo: '0531' }] }, 'condicoes.0.ramo'],
  ['a ramo that is none', { condicoes: [{ ...auto, ramo: '9999' }] }, 'condicoes.0.ramo'],
  ['what no line covers without its ramo', { condicoes: [{ ...auto, linha: 'OUTRO' }] }, 'condicoes.0.ramo'],
  ['a least above the most', { condicoes: [{ ...auto, minBps: 2_501 }] }, 'condicoes.0.maxBps'],
  ['a standard below the least', { condicoes: [{ ...auto, padraoBps: 999 }] }, 'condicoes.0.padraoBps'],
  ['a standard above the most', { condicoes: [{ ...auto, padraoBps: 2_501 }] }, 'condicoes.0.padraoBps'],
  ['a discount that no product takes', { condicoes: [{ ...auto, descontoMaxBps: 3_001 }] }, 'condicoes.0.descontoMaxBps'],
  [
    'two rows of clawback until one month',
    { regrasEstorno: ['2026-01-01', '2025-01-01', '2026-01-01'].map((desde) => ({ desde, ateMeses: 12, pctBps: 5_000 })) },
    'regrasEstorno.2.ateMeses',
  ],
  ['a telephone that is none', { telefoneAssistencia: '12' }, 'telefoneAssistencia'],
])('refuses %s at its field alone', (_, mudanca, campo) => expect(campos(mudanca)).toEqual([campo]));

it('takes conditions at their limits, and any line where those of the insurer are not known', () => {
  expect(
    campos({
      condicoes: [
        { ...auto, padraoBps: 1_000 },
        { ...auto, ramo: '0553' },
        { ...auto, linha: 'OUTRO', ramo: '0171' },
        { ...auto, linha: 'VIDA', padraoBps: 2_500, descontoMaxBps: 3_000 },
      ],
    }),
  ).toEqual([]);
  expect(campos({ condicoes: [{ ...auto, linha: 'PET' }] }, null)).toEqual([]);
});

it.each([
  ['0800 123 4567', true, '0800 123 4567'],
  ['0800 123456', true, '0800 12 3456'],
  ['4004-1234', true, '4004-1234'],
  ['3003 1234', true, '3003-1234'],
  ['188', true, '188'],
  ['(35) 3471-1234', true, '(35) 3471-1234'],
  ['35 90000-1001', true, '(35) 90000-1001'],
  ['0800 12', false, '0800 12'],
  ['9999-1234', false, '9999-1234'],
  ['ligue já', false, 'ligue já'],
])('judges and shows the telephone %s', (texto, isTelefone, shown) => {
  expect([isTelefoneDeServico(texto), formatTelefoneDeServico(texto)]).toEqual([isTelefone, shown]);
});

it('says a condition in one line', () => {
  expect(sayCondicao(auto)).toBe('Auto: 20%, de 10% a 25%');
  expect(sayCondicao({ ...auto, ramo: '0553' })).toBe('Auto, ramo 0553: 20%, de 10% a 25%');
  expect(sayCondicao({ ...auto, descontoMaxBps: 1_500 })).toBe('Auto: 20%, de 10% a 25%, desconto até 15%');
});

it('says a row of clawback in one line', () => {
  expect(sayFaixaEstorno({ desde: '2026-01-01', ateMeses: 12, pctBps: 7_500 })).toBe('desde 01/01/2026, até 12 meses: 75%');
  expect(sayFaixaEstorno({ desde: '2026-01-01', ateMeses: 1, pctBps: 10_000 })).toBe('desde 01/01/2026, até 1 mês: 100%');
});

import { feriadosCom } from '../datas/dia-util.ts';
import { valorEmAtraso } from './atraso.ts';
import { prazoDeResposta } from './expediente.ts';
import { feriadosDoAcesso, gruposPadrao, validateGrupo } from './grupos-padrao.ts';
import { formatNumeroDoOrcamento } from './numeracao.ts';

const feriado = (dia: string, todoAno = false, nome = 'Aniversário da cidade') => ({ dia, nome, todoAno });
const campos = (feriados: ReturnType<typeof feriado>[]) =>
  validateGrupo('calendario', { feriados }).map(({ campo, codigo }) => [campo, codigo]);

it('takes the product’s own choices', () => {
  for (const grupo of Object.keys(gruposPadrao) as (keyof typeof gruposPadrao)[])
    expect(validateGrupo(grupo, gruposPadrao[grupo] as never)).toEqual([]);
});

it.each([
  ['ligarDias', { ligarDias: 5 }],
  ['cotarDias', { cotarDias: 30 }],
  ['listarDias', { listarDias: 40 }],
  ['perdidaDias', { perdidaDias: 30 }],
])('wants each window to begin before the next: %s', (campo, mudanca) => {
  expect(validateGrupo('renovacao', { ...gruposPadrao.renovacao, ...mudanca }).map((erro) => erro.campo)).toEqual([campo]);
});

it('refuses a holiday twice, without a name, and more of one year than any town keeps', () => {
  expect(campos([feriado('2026-07-16', true), feriado('2026-07-16')])).toEqual([]);
  expect(campos([feriado('2026-07-16'), feriado('2026-07-16')])).toEqual([['feriados.1.dia', 'conflito']]);
  expect(campos([feriado('2025-07-16', true), feriado('2026-07-16', true)])).toEqual([['feriados.1.dia', 'conflito']]);
  expect(campos([feriado('2026-02-30', false, ' ')])).toEqual([
    ['feriados.0.nome', 'obrigatorio'],
    ['feriados.0.dia', 'invalido'],
  ]);
  const muitos = Array.from({ length: 16 }, (_, n) => feriado(`2026-03-${String(n + 1).padStart(2, '0')}`));
  expect(campos(muitos)).toEqual([['feriados.15.dia', 'foraDaFaixa']]);
  expect(campos([...muitos.slice(0, 15), feriado('2027-03-01')])).toEqual([]);
});

it('judges the hours of access by holidays, unless the subscription chose otherwise', () => {
  const calendario = { feriados: [feriado('2026-07-16')] };
  expect(feriadosDoAcesso(null, calendario)?.datas).toEqual(['2026-07-16']);
  expect(feriadosDoAcesso({ feriadoComoDomingo: false }, calendario)).toBeNull();
});

const horarios = { uteis: { de: '09:00', ate: '18:00' }, sabado: { de: '09:00', ate: '12:00' }, domingo: null };

it.each([
  // Thursday 10:00, four hours: the same day
  ['2026-11-12T13:00:00Z', 4, '2026-11-12T17:00:00.000Z'],
  // Friday 17:00: one hour of the day, three of Saturday
  ['2026-11-13T20:00:00Z', 4, '2026-11-14T15:00:00.000Z'],
  // Friday 17:00, five hours: the fifth is Monday's first
  ['2026-11-13T20:00:00Z', 5, '2026-11-16T13:00:00.000Z'],
  // Thursday 23:00, before a national holiday: nothing of Friday counts
  ['2026-11-20T02:00:00Z', 1, '2026-11-21T13:00:00.000Z'],
])('promises an answer by the working hours: from %s, %d hours', (agora, respostaHoras, esperado) => {
  const feriados = feriadosCom([]);
  expect(prazoDeResposta({ horarios, respostaHoras }, { agora: new Date(agora), feriados })?.toISOString()).toBe(esperado);
});

it('promises nothing where nothing was promised, or no day opens', () => {
  const quando = { agora: new Date('2026-11-12T13:00:00Z'), feriados: feriadosCom([]) };
  expect(prazoDeResposta({ horarios, respostaHoras: null }, quando)).toBeNull();
  expect(prazoDeResposta({ horarios: { uteis: null, sabado: null, domingo: null }, respostaHoras: 4 }, quando)).toBeNull();
});

it('refuses hours that are none, prefixes that are not plain, and less keeping than the law asks', () => {
  const camposDe = (errors: readonly { campo: string }[]) => errors.map(({ campo }) => campo);
  const fechaAntes = { ...horarios, sabado: { de: '12:00', ate: '09:00' }, domingo: { de: '9h', ate: '25:00' } };
  expect(camposDe(validateGrupo('expediente', { horarios: fechaAntes, respostaHoras: 4 }))).toEqual([
    'horarios.sabado.ate',
    'horarios.domingo.de',
    'horarios.domingo.ate',
  ]);
  expect(camposDe(validateGrupo('numeracao', { ...gruposPadrao.numeracao, orcamentoPrefixo: 'P 1' }))).toEqual(['orcamentoPrefixo']);
  expect(camposDe(validateGrupo('retencao', { ...gruposPadrao.retencao, contratoMeses: 59, arquivosMeses: 5 }))).toEqual([
    'contratoMeses',
    'arquivosMeses',
  ]);
});

it('adds a fine once and interest by the day to what is paid late', () => {
  const regra = { atraso: gruposPadrao.atraso, feriados: feriadosCom([]) };
  const parcela = { valorCentavos: 35_000, vencimento: '2026-11-10' };
  expect(valorEmAtraso(parcela, '2026-11-20', regra)).toMatchObject({ multaCentavos: 700, jurosCentavos: 117, totalCentavos: 35_817 });
  expect(valorEmAtraso(parcela, '2026-11-10', regra).totalCentavos).toBe(35_000);
  // Sunday: nobody is late on Monday
  expect(valorEmAtraso({ ...parcela, vencimento: '2026-11-08' }, '2026-11-09', regra).totalCentavos).toBe(35_000);
  const nada = { atraso: { multaBps: 0, jurosMesBps: 0 }, feriados: feriadosCom([]) };
  expect(valorEmAtraso(parcela, '2026-12-20', nada).totalCentavos).toBe(35_000);
});

it('writes the number of a quote with its prefix and the year it was opened in São Paulo', () => {
  const aberto = { numero: 123, criadoEm: new Date('2027-01-01T02:00:00Z') };
  expect(formatNumeroDoOrcamento({ orcamentoPrefixo: 'ORC-', orcamentoAno: true }, aberto)).toBe('ORC-123/2026');
  expect(formatNumeroDoOrcamento(gruposPadrao.numeracao, aberto)).toBe('123');
});

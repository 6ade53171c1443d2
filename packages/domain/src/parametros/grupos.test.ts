import { feriadosDoAcesso, gruposPadrao, validateGrupo } from './grupos-padrao.ts';

const feriado = (dia: string, todoAno = false, nome = 'Aniversário da cidade') => ({ dia, nome, todoAno });
const campos = (feriados: ReturnType<typeof feriado>[]) =>
  validateGrupo('calendario', { feriados }).map(({ campo, codigo }) => [campo, codigo]);

it('takes the product’s own choices', () => {
  for (const grupo of ['acesso', 'calendario', 'renovacao'] as const) expect(validateGrupo(grupo, gruposPadrao[grupo])).toEqual([]);
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

import { type CamposDoRegistro, formOf, sayCampo } from './campos-do-registro.ts';

interface Dados {
  readonly nome: string;
  readonly observacao: string | null;
  readonly valorCentavos: number | null;
  readonly uso: string | null;
  readonly blindado: boolean;
}
const campos: CamposDoRegistro<Dados> = {
  nome: { rotulo: 'Nome', tipo: 'texto', obrigatorio: true, max: 120 },
  observacao: { rotulo: 'Observação', tipo: 'texto', max: 500 },
  valorCentavos: { rotulo: 'Valor', tipo: 'dinheiro' },
  uso: { rotulo: 'Uso', tipo: 'escolha', opcoes: { CARGA: 'Carga', PASSEIO: 'Passeio' } },
  blindado: { rotulo: 'Blindado', tipo: 'sim-ou-nao' },
};
const form = formOf<Dados>(campos);
const gravada: Dados = { nome: 'Fiorino', observacao: null, valorCentavos: 150_000, uso: 'CARGA', blindado: false };

it('converts stored values to typed ones and back without changes', () => {
  expect(form.digitadoDe(null)).toEqual({ nome: '', observacao: '', valorCentavos: null, uso: null, blindado: false });
  expect(form.dadosDe(form.digitadoDe(gravada))).toEqual(gravada);
  expect(form.dadosDe({ ...form.digitadoDe(gravada), nome: '  Doblò ', observacao: '   ' })).toEqual({ ...gravada, nome: 'Doblò' });
  expect(form.camposOf()).toEqual(['nome', 'observacao', 'valorCentavos', 'uso', 'blindado']);
});

it('gives the label of a field, and undefined for an unknown one', () => {
  expect([form.rotuloDe('valorCentavos'), form.rotuloDe('outro')]).toEqual(['Valor', undefined]);
});

it('is not sent without what it must have, spaces being nothing', () => {
  expect(form.judge(form.digitadoDe(gravada))).toEqual({});
  expect(form.judge({ ...form.digitadoDe(gravada), nome: '  ' })).toEqual({ nome: 'Campo obrigatório.' });
});

it('describes the differences between two versions', () => {
  const meu = { ...form.digitadoDe(gravada), valorCentavos: 200_000, uso: 'PASSEIO', blindado: true };
  expect(
    form.diferencasDe(gravada, meu).map(({ rotulo, deles, meu: dele }) => [rotulo, deles.replace(/\s/g, ' '), dele.replace(/\s/g, ' ')]),
  ).toEqual([
    ['Valor', 'R$ 1.500,00', 'R$ 2.000,00'],
    ['Uso', 'Carga', 'Passeio'],
    ['Blindado', 'Não', 'Sim'],
  ]);
});

it('formats each kind of value', () => {
  expect(sayCampo({ rotulo: 'Taxa', tipo: 'taxa' }, 738)).toBe('7,38%');
  expect(sayCampo({ rotulo: 'Dia', tipo: 'dia' }, '2026-03-01')).toBe('01/03/2026');
  expect(sayCampo({ rotulo: 'Km', tipo: 'inteiro' }, 12_000)).toBe('12.000');
  expect(sayCampo({ rotulo: 'Nome', tipo: 'texto' }, null)).toBe('');
});

it('reads again a form that was kept as it was typed, and nothing else', () => {
  const digitado = { ...form.digitadoDe(gravada), valorCentavos: null, uso: null };
  expect(form.parseDigitado(JSON.parse(JSON.stringify(digitado)))).toEqual(digitado);
  for (const other of [null, 'x', {}, { ...digitado, nome: null }, { ...digitado, blindado: 'não' }, { ...digitado, valorCentavos: '1' }])
    expect(form.parseDigitado(other)).toBeNull();
});

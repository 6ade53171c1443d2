import { type CampoDoRegistro, sayCampo } from './campos-do-registro.ts';
import { readCampo } from './read-campo.ts';

const campo = (tipo: CampoDoRegistro['tipo'], over: Partial<CampoDoRegistro> = {}): CampoDoRegistro => ({ rotulo: 'Campo', tipo, ...over });
const opcoes = { SERVICO: 'Serviço', PRODUTO: 'Produto' };

it.each([
  [campo('texto'), '00012'],
  [campo('inteiro'), 12_345],
  [campo('dinheiro'), 123_456],
  [campo('taxa'), 1_050],
  [campo('dia'), '2026-02-03'],
  [campo('sim-ou-nao'), true],
  [campo('sim-ou-nao'), false],
  [campo('escolha', { opcoes }), 'SERVICO'],
] as const)('reads back what the list writes of a field of kind $tipo', (um, valor) => {
  expect(readCampo(um, sayCampo(um, valor))).toEqual({ valor });
});

it.each([
  ['dia', '2026-02-03', '2026-02-03'],
  ['dinheiro', '1500', 150_000],
  ['sim-ou-nao', 's', true],
  ['escolha', 'servico', 'SERVICO'],
] as const)('reads other common spellings of a field of kind %s', (tipo, celula, valor) => {
  expect(readCampo(campo(tipo, { opcoes }), celula)).toEqual({ valor });
});

it.each(['inteiro', 'dinheiro', 'taxa', 'dia', 'sim-ou-nao', 'escolha'] as const)('refuses in one sentence what is no %s', (tipo) => {
  expect(readCampo(campo(tipo, { opcoes }), '31/02/2026x')).toEqual({ mensagem: expect.stringMatching(/^(Informe|Use) /) });
});

it('leaves an empty cell empty, unless the field must be filled', () => {
  expect(readCampo(campo('dia'), '')).toEqual({ valor: null });
  expect(readCampo(campo('sim-ou-nao'), '')).toEqual({ valor: false });
  expect(readCampo(campo('texto', { obrigatorio: true }), '')).toEqual({ mensagem: 'Campo obrigatório.' });
});

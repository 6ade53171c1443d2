import { campoDoFormulario, errorsOf, pendenciasPor, secaoOf } from './formulario.model.ts';

const secoes = [
  { id: 'seguro', titulo: 'Seguro', prefixos: ['risco.seguro'] },
  { id: 'segurado', titulo: 'Segurado', prefixos: ['risco.segurado'] },
  { id: 'comercial', titulo: 'Seguradoras', prefixos: ['comercial'] },
];

it('counts what is missing in each section, not mistaking one name for the beginning of another', () => {
  const errors = [{ campo: 'risco.segurado.nome' }, { campo: 'risco.segurado.cep' }, { campo: 'comercial.comissaoBps.alfa' }];
  expect(pendenciasPor(secoes, errors)).toEqual({ seguro: 0, segurado: 2, comercial: 1 });
});

it('knows the section of a field and when there is none', () => {
  expect(secaoOf(secoes, 'risco.segurado.nome')?.id).toBe('segurado');
  expect(secaoOf(secoes, 'outra.coisa')).toBeNull();
});

it.each([
  ['risco.veiculo.placa', 'risco.veiculo.placa'],
  ['veiculo.placa', 'risco.veiculo.placa'],
  ['comissaoBps.alfa', 'comercial.comissaoBps.alfa'],
  ['comercial.seguradoras', 'comercial.seguradoras'],
])('finds the field of the form for %s', (campo, expected) => {
  expect(campoDoFormulario(campo)).toBe(expected);
});

it('keeps the refusal of a list and of one of its items', () => {
  const errors = [
    { campo: 'risco.coberturas.acessorios', codigo: 'muitoLongo', mensagem: 'Demais.' },
    { campo: 'risco.coberturas.acessorios.0.valorCentavos', codigo: 'foraDaFaixa', mensagem: 'Alto.' },
  ];
  expect(errorsOf(errors)).toEqual({
    risco: {
      coberturas: {
        acessorios: { type: 'muitoLongo', message: 'Demais.', '0': { valorCentavos: { type: 'foraDaFaixa', message: 'Alto.' } } },
      },
    },
  });
});

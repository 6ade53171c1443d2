import { linhaAuto } from './linha-auto.ts';

it.each([
  ['risco.veiculo.placa', 'Placa'],
  ['risco.coberturas.acessorios', 'Acessórios'],
  ['risco.coberturas.acessorios.2.valorCentavos', 'Acessório 3: Valor'],
  ['risco.seguro.produtores.0.pctBps', 'Produtor 1: Participação'],
  ['comercial.comissaoBps.lobo_guara_seguradora', 'Comissão (Lobo-Guará Seguradora)'],
  ['outra.coisa', null],
])('names the field %s', (campo, rotulo) => {
  expect(linhaAuto.rotuloDe(campo)).toBe(rotulo);
});

it.each([
  ['risco.veiculo.anoModelo', 2023, '2023'],
  ['risco.veiculo.valorFipeCentavos', 8_500_000, 'R$ 85.000,00'],
  ['comercial.comissaoBps.capivara_seguros', 2_000, '20%'],
  ['risco.pernoite.garagem', 'SEM', 'Sem garagem'],
  ['risco.seguro.tipo', 'NOVO', 'Seguro novo'],
  ['risco.segurado.nascimento', '1986-03-10', '10/03/1986'],
  ['risco.veiculo.blindado', true, 'Sim'],
  ['risco.segurado.email', null, '—'],
  ['risco.segurado.documento', '11144477735', '111.444.777-35'],
  ['risco.segurado.celular', '35900001234', '(35) 90000-1234'],
  ['risco.pernoite.cepPernoite', '37500100', '37500-100'],
  ['risco.veiculo.placa', 'ABC1234', 'ABC-1234'],
  ['risco.coberturas.ajustePct', 90, '90%'],
  ['risco.uso.kmSemana', 1_500, '1.500 km'],
  ['risco.coberturas.acessorios', [{ descricao: 'Rádio', valorCentavos: 50_000 }, { descricao: 'Som' }], 'Rádio, R$ 500,00; Som'],
])('reads the value of %s as the user does', (campo, valor, texto) => {
  expect(linhaAuto.show(campo, valor).replace(/\u00a0/g, ' ')).toBe(texto);
});

it('reads a draft of its own form, and refuses the shape of another', () => {
  const rascunho = linhaAuto.inicial({ hoje: '2026-11-20', corretoraId: '0190a000-0000-7000-8000-000000000001' });
  expect(linhaAuto.read(rascunho)).toEqual(rascunho);
  expect(linhaAuto.read({ ...rascunho, risco: { veiculo: 'carro' } })).toBeNull();
  expect(linhaAuto.read({ ...rascunho, risco: { imovel: {} } })?.risco).toEqual({});
});

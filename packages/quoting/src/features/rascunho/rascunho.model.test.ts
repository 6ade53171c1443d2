import { divergenciasEntre, mergeRascunhos } from './rascunho.model.ts';

it('lists each field two versions fill differently, by its path', () => {
  const minha = { risco: { segurado: { nome: 'Maria', cep: '1' } }, comercial: { seguradoras: ['a'] } };
  const deles = { risco: { segurado: { nome: 'José', cep: '1' }, veiculo: { placa: 'ABC1D23' } }, comercial: { seguradoras: ['a', 'b'] } };
  expect(divergenciasEntre(minha, deles)).toEqual([
    { campo: 'risco.segurado.nome', minha: 'Maria', deles: 'José' },
    { campo: 'risco.veiculo.placa', minha: undefined, deles: 'ABC1D23' },
    { campo: 'comercial.seguradoras', minha: ['a'], deles: ['a', 'b'] },
  ]);
});

describe('two drafts made of the same one', () => {
  const base = { risco: { segurado: { nome: 'Ana', cep: '1' }, acessorios: ['som'] }, comercial: { comissaoBps: { a: 1_000, b: 1_000 } } };
  const merge = (minha: object, deles: object) => mergeRascunhos({ base, minha: { ...base, ...minha }, deles: { ...base, ...deles } });

  it('are one where each changed other fields', () => {
    const { rascunho, recebidas, divergencias } = merge(
      { risco: { ...base.risco, segurado: { nome: 'Maria', cep: '1' } } },
      { risco: { ...base.risco, segurado: { nome: 'Ana', cep: '2' }, uso: 'LAZER' }, comercial: { comissaoBps: { a: 1_500, b: 1_000 } } },
    );
    expect(divergencias).toEqual([]);
    expect(rascunho).toEqual({
      risco: { segurado: { nome: 'Maria', cep: '2' }, acessorios: ['som'], uso: 'LAZER' },
      comercial: { comissaoBps: { a: 1_500, b: 1_000 } },
    });
    expect(recebidas).toEqual([
      { campo: 'risco.segurado.cep', valor: '2' },
      { campo: 'risco.uso', valor: 'LAZER' },
      { campo: 'comercial.comissaoBps.a', valor: 1_500 },
    ]);
  });

  it('disagree only where both changed the same field, a list being one field', () => {
    const { rascunho, divergencias } = merge(
      { risco: { segurado: { nome: 'Maria', cep: '3' }, acessorios: ['som', 'gnv'] } },
      { risco: { segurado: { nome: 'Maria', cep: '2' }, acessorios: [] } },
    );
    expect(divergencias).toEqual([
      { campo: 'risco.segurado.cep', minha: '3', deles: '2' },
      { campo: 'risco.acessorios', minha: ['som', 'gnv'], deles: [] },
    ]);
    expect(rascunho.risco).toEqual({ segurado: { nome: 'Maria', cep: '3' }, acessorios: ['som', 'gnv'] });
  });

  it('keep what one cleared and the other left alone', () => {
    expect(merge({ risco: {} }, {}).rascunho.risco).toEqual({});
    const { rascunho, recebidas } = merge({}, { risco: { ...base.risco, segurado: { nome: null, cep: '1' } } });
    expect(rascunho.risco).toEqual({ segurado: { nome: null, cep: '1' }, acessorios: ['som'] });
    expect(recebidas).toEqual([{ campo: 'risco.segurado.nome', valor: null }]);
  });
});

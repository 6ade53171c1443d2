import { enderecoDoCep } from './endereco-do-cep.ts';

const paulista = { cep: '01310100', logradouro: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' };
const caceres = { cep: '78200000', logradouro: null, bairro: null, cidade: 'Cáceres', uf: 'MT' };

it('is the whole address where the catalogue has it', () => {
  const { cep, ...partes } = paulista;
  expect(enderecoDoCep(paulista, { cep, anterior: '' })).toEqual(partes);
  expect(enderecoDoCep(paulista, { cep, anterior: caceres.cep })).toEqual(partes);
});

it('empties what is not known of another postcode, and all of one that nobody knows', () => {
  expect(enderecoDoCep(caceres, { cep: caceres.cep, anterior: paulista.cep })).toEqual({
    logradouro: null,
    bairro: null,
    cidade: 'Cáceres',
    uf: 'MT',
  });
  expect(enderecoDoCep(null, { cep: '99999999', anterior: paulista.cep })).toEqual({
    logradouro: null,
    bairro: null,
    cidade: null,
    uf: null,
  });
});

it('leaves what was typed before the first postcode, and beside the same one', () => {
  for (const anterior of ['', '0131', caceres.cep]) {
    expect(enderecoDoCep(caceres, { cep: caceres.cep, anterior })).toEqual({ cidade: 'Cáceres', uf: 'MT' });
    expect(enderecoDoCep(null, { cep: caceres.cep, anterior })).toEqual({});
  }
});

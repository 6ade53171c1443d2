import type { DadosSegurado } from '@balcao/contracts';
import { camposEmConflito, mergeSegurados } from './merge-segurados.ts';

const casa = { cep: '37002000', logradouro: 'Rua Um', numero: '10', complemento: null, bairro: null, cidade: 'Varginha', uf: 'MG' };
const praia = { ...casa, cep: '11010000', cidade: 'Santos', uf: 'SP' };
const dados = (over: Partial<DadosSegurado> = {}): DadosSegurado => ({
  pessoa: 'PF',
  documento: '11144477735',
  nome: 'Ana',
  nomeSocial: null,
  nascimento: null,
  sexo: null,
  estadoCivil: null,
  profissao: null,
  rendaCentavos: null,
  email: null,
  celular: null,
  contatos: [],
  enderecos: [],
  dependentes: [],
  representantes: [],
  grupo: null,
  produtorId: null,
  tags: [],
  ...over,
});

it('asks only of what both say and say otherwise', () => {
  const este = dados({ email: 'a@b.test', enderecos: [casa] });
  const outro = dados({ nome: 'Ana Prado', nascimento: '1980-01-01', email: 'a@b.test', enderecos: [praia] });
  expect(camposEmConflito(este, outro)).toEqual(['nome', 'endereco']);
});

it('takes each field from whom it was chosen of, and from the other what this one does not say', () => {
  const este = dados({ profissao: 'Médica' });
  const outro = dados({ documento: '52998224725', nome: 'Ana Prado', nascimento: '1980-01-01', profissao: 'Dentista' });
  expect(mergeSegurados(este, outro, { nome: 'OUTRO' })).toEqual(
    dados({ nome: 'Ana Prado', nascimento: '1980-01-01', profissao: 'Médica' }),
  );
});

it('takes the kind of person with the document, and what a company has not goes', () => {
  const empresa = dados({ pessoa: 'PJ', documento: '12ABC34501DE35', nome: 'Casa' });
  expect(mergeSegurados(dados({ sexo: 'F' }), empresa, { documento: 'OUTRO' })).toMatchObject({
    pessoa: 'PJ',
    documento: '12ABC34501DE35',
    nome: 'Ana',
    sexo: null,
  });
});

it('names each dependent of both once', () => {
  const bia = { nome: 'Bia', nascimento: null, documento: null, parentesco: 'FILHO' as const };
  const caio = { ...bia, nome: 'Caio', documento: '52998224725' };
  const um = mergeSegurados(dados({ dependentes: [bia] }), dados({ dependentes: [{ ...bia, nome: 'BIA' }, caio] }), {});
  expect(um.dependentes).toEqual([bia, caio]);
});

it('loses no contact, address or label of either, and says none twice', () => {
  const este = dados({ email: 'a@b.test', celular: '11900001234', enderecos: [casa], tags: ['VIP'] });
  const outro = dados({
    email: 'c@d.test',
    contatos: [
      { tipo: 'CELULAR', valor: '11900001234', rotulo: null },
      { tipo: 'TELEFONE', valor: '3534711234', rotulo: 'Loja' },
    ],
    enderecos: [praia, casa],
    tags: ['vip', 'Frota'],
  });
  const um = mergeSegurados(este, outro, { email: 'OUTRO', endereco: 'OUTRO' });
  expect([um.email, um.celular, um.enderecos, um.tags]).toEqual(['c@d.test', '11900001234', [praia, casa], ['VIP', 'Frota']]);
  expect(um.contatos).toEqual([
    { tipo: 'EMAIL', valor: 'a@b.test', rotulo: null },
    { tipo: 'TELEFONE', valor: '3534711234', rotulo: 'Loja' },
  ]);
});

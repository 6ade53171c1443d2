import type { DadosSegurado } from '@balcao/contracts';
import fc from 'fast-check';
import { normalizeSegurado } from './normalize-segurado.ts';
import { sayContatoSegurado, sayDependente, sayEnderecoSegurado, sayRepresentante } from './say-segurado.ts';
import { validateSegurado } from './validate-segurado.ts';

const HOJE = '2026-11-26';
const vazio = { cep: null, logradouro: null, numero: null, complemento: null, bairro: null, cidade: null, uf: null };
const dados = (over: Partial<DadosSegurado> = {}): DadosSegurado => ({
  pessoa: 'PF',
  documento: '111.444.777-35',
  nome: 'Ana Prado',
  nomeSocial: null,
  nascimento: '1980-05-17',
  sexo: 'F',
  estadoCivil: 'CASADO',
  profissao: 'Médica',
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
const recusas = (over: Partial<DadosSegurado>): [string, string][] =>
  validateSegurado(dados(over), HOJE).map(({ campo, codigo }) => [campo, codigo]);

it('takes a client with a name and a document alone', () => {
  expect(recusas({ nascimento: null, sexo: null, estadoCivil: null, profissao: null })).toEqual([]);
});

it.each<[string, Partial<DadosSegurado>, [string, string][]]>([
  ['a wrong CPF', { documento: '11144477736' }, [['documento', 'invalido']]],
  ['no document', { documento: ' ' }, [['documento', 'obrigatorio']]],
  ['a CPF of a company', { pessoa: 'PJ' }, [['documento', 'invalido']]],
  ['a birth after today', { nascimento: '2026-11-27' }, [['nascimento', 'foraDaFaixa']]],
  ['a birth nobody could tell of', { nascimento: '1879-12-31' }, [['nascimento', 'foraDaFaixa']]],
  ['an e-mail that is none', { email: 'ana@casa' }, [['email', 'invalido']]],
  ['a landline as mobile', { celular: '(35) 3471-1234' }, [['celular', 'invalido']]],
  ['an empty contact', { contatos: [{ tipo: 'EMAIL', valor: ' ', rotulo: null }] }, [['contatos.0.valor', 'obrigatorio']]],
  [
    'a mobile as landline of nowhere',
    { contatos: [{ tipo: 'TELEFONE', valor: '(20) 3471-1234', rotulo: null }] },
    [['contatos.0.valor', 'invalido']],
  ],
  [
    'a contact that is there already',
    { celular: '(11) 90000-1234', contatos: [{ tipo: 'CELULAR', valor: '+55 11 90000-1234', rotulo: 'Casa' }] },
    [['contatos.0.valor', 'conflito']],
  ],
  [
    'a dependent without a name and one who is there already',
    {
      dependentes: [
        { nome: ' ', nascimento: null, documento: '529.982.247-25', parentesco: 'FILHO' },
        { nome: 'Bia', nascimento: '2999-01-01', documento: '52998224725', parentesco: 'FILHO' },
        { nome: 'Caio', nascimento: null, documento: '52998224724', parentesco: 'OUTRO' },
      ],
    },
    [
      ['dependentes.0.nome', 'obrigatorio'],
      ['dependentes.1.nascimento', 'foraDaFaixa'],
      ['dependentes.1.documento', 'conflito'],
      ['dependentes.2.documento', 'invalido'],
    ],
  ],
  ['a wrong postcode', { enderecos: [{ ...vazio, cep: '123' }] }, [['enderecos.0.cep', 'invalido']]],
  ['a state that is none', { enderecos: [vazio, { ...vazio, cep: '37002-000', uf: 'XX' }] }, [['enderecos.1.uf', 'invalido']]],
])('refuses %s at its field', (_, over, esperadas) => {
  expect(recusas(over)).toEqual(esperadas);
});

it('is stored by characters, without empty places and repeated labels, and what a company has not is gone', () => {
  const guardado = normalizeSegurado(
    dados({
      pessoa: 'PJ',
      documento: '12.abc.345/01de-35',
      email: 'Ana@Casa.com.br',
      celular: '+55 (11) 90000-1234',
      contatos: [
        { tipo: 'EMAIL', valor: ' Outra@Casa.com ', rotulo: null },
        { tipo: 'TELEFONE', valor: '(35) 3471-1234', rotulo: 'Loja' },
      ],
      enderecos: [vazio, { ...vazio, cep: '37002-000', uf: 'mg' }],
      tags: ['VIP', ' vip ', 'Frota'],
    }),
  );
  expect(guardado).toMatchObject({
    documento: '12ABC34501DE35',
    sexo: null,
    estadoCivil: null,
    profissao: null,
    email: 'ana@casa.com.br',
    celular: '11900001234',
    enderecos: [{ ...vazio, cep: '37002000', uf: 'MG' }],
    tags: ['VIP', 'Frota'],
  });
  expect(guardado.contatos.map(({ valor }) => valor)).toEqual(['outra@casa.com', '3534711234']);
});

it('a company has no dependents, and a person nobody who answers for them', () => {
  const dependentes = [{ nome: 'Bia', nascimento: null, documento: '529.982.247-25', parentesco: 'FILHO' as const }];
  const representantes = [{ nome: 'Rui', documento: null, papel: 'SOCIO' as const }];
  const pessoa = normalizeSegurado(dados({ dependentes, representantes }));
  expect([pessoa.dependentes.map(({ documento }) => documento), pessoa.representantes]).toEqual([['52998224725'], []]);
  const empresa = normalizeSegurado(dados({ pessoa: 'PJ', documento: '12ABC34501DE35', dependentes, representantes }));
  expect([empresa.dependentes, empresa.representantes]).toEqual([[], representantes]);
});

it('stored once more, is stored the same', () => {
  const texto = fc.option(fc.stringMatching(/^[a-zA-Z0-9 .-]{1,12}$/), { nil: null });
  const endereco = fc.record({ cep: texto, logradouro: texto, numero: texto, complemento: texto, bairro: texto, cidade: texto, uf: texto });
  fc.assert(
    fc.property(
      fc.array(endereco, { maxLength: 3 }),
      fc.array(fc.stringMatching(/^[a-cA-Cá ]{1,4}$/)),
      texto,
      (enderecos, tags, celular) => {
        const uma = normalizeSegurado(dados({ enderecos, tags, celular }));
        expect(normalizeSegurado(uma)).toEqual(uma);
      },
    ),
  );
});

it('is said in one line', () => {
  const casa = { ...vazio, cep: '37002000', logradouro: 'Rua Um', numero: '10', cidade: 'Varginha', uf: 'MG' };
  expect(sayEnderecoSegurado(casa)).toBe('Rua Um, 10, Varginha/MG, 37002-000');
  expect(sayContatoSegurado({ tipo: 'CELULAR', valor: '11900001234', rotulo: 'Esposa' })).toBe('(11) 90000-1234 (Esposa)');
  expect(sayDependente({ nome: 'Bia', nascimento: '2010-05-17', documento: '52998224725', parentesco: 'FILHO' })).toBe(
    'Bia (Filho ou filha), 17/05/2010, 529.982.247-25',
  );
  expect(sayRepresentante({ nome: 'Rui', documento: null, papel: 'SOCIO' })).toBe('Rui (Sócio ou sócia)');
  expect(sayContatoSegurado({ tipo: 'EMAIL', valor: 'a@b.test', rotulo: null })).toBe('a@b.test');
});

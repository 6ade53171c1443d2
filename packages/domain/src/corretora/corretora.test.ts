import type { AliquotaCorretora, DadosCorretora } from '@balcao/contracts';
import { normalizeCorretora } from './normalize-corretora.ts';
import { sayAliquota, sayConta, sayEndereco } from './say-partes.ts';
import { validateCorretora } from './validate-corretora.ts';

const sede = {
  tipo: 'SEDE',
  cep: '37002-000',
  logradouro: 'Rua Um',
  numero: '10',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Varginha',
  uf: 'mg',
} as const;
const conta = { banco: '341', agencia: '2545', conta: '02366-1', tipo: 'CORRENTE', pix: null } as const;
const iss: AliquotaCorretora = { tributo: 'ISS', municipio: 'Varginha', bps: 200, desde: '2026-01-01', ate: null };
const vale: DadosCorretora = {
  fantasia: 'Vale',
  razaoSocial: 'Vale Corretora de Seguros Ltda',
  cnpj: '11.222.333/0001-81',
  susep: '02.012345-6',
  inscricaoMunicipal: null,
  emailIntranet: 'Contato@Vale.com.br',
  telefone: '(35) 3471-1234',
  site: 'www.vale.com.br',
  responsavel: { nome: 'Ana Prado', cpf: '111.444.777-35', susep: '10.2034567' },
  regime: 'PRESUMIDO',
  aliquotas: [iss],
  enderecos: [sede],
  contas: [conta],
  logo: null,
  principal: true,
};
const campos = (mudanca: Partial<DadosCorretora>): string[] => validateCorretora({ ...vale, ...mudanca }).map(({ campo }) => campo);

it('takes a brokerage as people write one, and keeps it by its characters', () => {
  expect(validateCorretora(vale)).toEqual([]);
  expect(normalizeCorretora(vale)).toMatchObject({
    cnpj: '11222333000181',
    susep: '020123456',
    emailIntranet: 'contato@vale.com.br',
    telefone: '3534711234',
    site: 'https://www.vale.com.br',
    responsavel: { cpf: '11144477735', susep: '102034567' },
    enderecos: [{ cep: '37002000', uf: 'MG', complemento: null }],
  });
  expect(campos({ cnpj: '12.abc.345/01de-35' })).toEqual([]);
});

it.each<[string, Partial<DadosCorretora>, string]>([
  ['no trade name', { fantasia: ' ' }, 'fantasia'],
  ['no company name', { razaoSocial: '' }, 'razaoSocial'],
  ['no CNPJ', { cnpj: '' }, 'cnpj'],
  ['a CNPJ with a wrong digit', { cnpj: '11222333000182' }, 'cnpj'],
  ['an alphanumeric CNPJ with a wrong digit', { cnpj: '12ABC34501DE36' }, 'cnpj'],
  ['a CPF as a CNPJ', { cnpj: '11144477735' }, 'cnpj'],
  ['a short SUSEP registration', { susep: '12345' }, 'susep'],
  ['an e-mail without a domain', { emailIntranet: 'ana@casa' }, 'emailIntranet'],
  ['a telephone of no area', { telefone: '(20) 3471-1234' }, 'telefone'],
  ['a site that runs something', { site: 'javascript://a.b/%0aalert(1)' }, 'site'],
  ['a site of one word', { site: 'vale' }, 'site'],
  ['half of who answers for it', { responsavel: { nome: '', cpf: '11144477735', susep: '102034567' } }, 'responsavel.nome'],
  ['a wrong CPF of who answers for it', { responsavel: { nome: 'Ana', cpf: '1', susep: '102034567' } }, 'responsavel.cpf'],
  ['a postcode that cannot be', { enderecos: [sede, { ...sede, cep: '1' }] }, 'enderecos.1.cep'],
  ['an address without its city', { enderecos: [{ ...sede, cidade: '' }] }, 'enderecos.0.cidade'],
  ['a state that is none', { enderecos: [{ ...sede, uf: 'XX' }] }, 'enderecos.0.uf'],
  ['an account with a wrong digit', { contas: [{ ...conta, conta: '02366-2' }] }, 'contas.0.conta'],
  ['a Pix key of another kind', { contas: [{ ...conta, pix: { tipo: 'ALEATORIA', chave: 'ana@vale.com.br' } }] }, 'contas.0.pix.chave'],
  ['service tax of no municipality', { aliquotas: [{ ...iss, municipio: ' ' }] }, 'aliquotas.0.municipio'],
  ['a rate that ends before it begins', { aliquotas: [{ ...iss, ate: '2025-12-31' }] }, 'aliquotas.0.ate'],
])('refuses %s at its field alone', (_, mudanca, campo) => expect(campos(mudanca)).toEqual([campo]));

it('keeps a Pix telephone in E.164', () => {
  const chave = { ...conta, pix: { tipo: 'TELEFONE', chave: '(35) 90000-1001' } } as const;
  expect(campos({ contas: [chave] })).toEqual([]);
  expect(normalizeCorretora({ ...vale, contas: [chave] }).contas[0]?.pix?.chave).toBe('+5535900001001');
});

it.each<[string, AliquotaCorretora, readonly string[]]>([
  ['the day after the other ends', { ...iss, desde: '2026-07-01' }, []],
  ['the day the other ends', { ...iss, desde: '2026-06-30' }, ['aliquotas.1.desde']],
  ['before the other, without an end', { ...iss, desde: '2025-01-01' }, ['aliquotas.1.desde']],
  ['before the other, until the day before', { ...iss, desde: '2025-01-01', ate: '2025-12-31' }, []],
  ['the same days in another municipality', { ...iss, municipio: 'Alfenas' }, []],
  ['the same days in the same municipality, written otherwise', { ...iss, municipio: 'VARGÍNHA' }, ['aliquotas.1.desde']],
  ['the same days of another tax', { ...iss, tributo: 'IRRF', municipio: null }, []],
])('judges a rate of %s', (_, outra, errors) => {
  expect(campos({ aliquotas: [{ ...iss, ate: '2026-06-30' }, outra] })).toEqual(errors);
});

it('says its parts in one line each', () => {
  const [endereco] = normalizeCorretora(vale).enderecos;
  expect(endereco && sayEndereco(endereco)).toBe('Sede: Rua Um, 10, Centro, Varginha/MG, 37002-000');
  expect(sayConta({ ...conta, pix: { tipo: 'EMAIL', chave: 'a@b.com' } })).toBe(
    'Banco 341, agência 2545, Conta corrente 02366-1, Pix a@b.com (E-mail)',
  );
  expect(sayAliquota({ ...iss, ate: '2026-06-30' })).toBe('ISS de Varginha: 2% desde 01/01/2026 até 30/06/2026');
});

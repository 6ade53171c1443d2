/** A city: the real range of its postcodes and its area code. */
export interface Cidade {
  readonly cidade: string;
  readonly uf: string;
  readonly ddd: string;
  readonly de: string;
  readonly ate: string;
}

const cidade = (nome: string, uf: string, ddd: string, de: string, ate: string): Cidade => ({ cidade: nome, uf, ddd, de, ate });

export const CIDADES: readonly Cidade[] = [
  cidade('Itajubá', 'MG', '35', '37500000', '37509999'),
  cidade('Pouso Alegre', 'MG', '35', '37550000', '37564999'),
  cidade('São Paulo', 'SP', '11', '01000000', '05999999'),
  cidade('Santos', 'SP', '13', '11000000', '11099999'),
  cidade('Campinas', 'SP', '19', '13000000', '13139999'),
  cidade('Ribeirão Preto', 'SP', '16', '14000000', '14114999'),
  cidade('Rio de Janeiro', 'RJ', '21', '20000000', '23799999'),
  cidade('Vitória', 'ES', '27', '29000000', '29099999'),
  cidade('Belo Horizonte', 'MG', '31', '30000000', '31999999'),
  cidade('Uberlândia', 'MG', '34', '38400000', '38415999'),
  cidade('Salvador', 'BA', '71', '40000000', '42499999'),
  cidade('Aracaju', 'SE', '79', '49000000', '49098999'),
  cidade('Recife', 'PE', '81', '50000000', '52999999'),
  cidade('Maceió', 'AL', '82', '57000000', '57099999'),
  cidade('João Pessoa', 'PB', '83', '58000000', '58099999'),
  cidade('Natal', 'RN', '84', '59000000', '59139999'),
  cidade('Fortaleza', 'CE', '85', '60000000', '61599999'),
  cidade('Teresina', 'PI', '86', '64000000', '64099999'),
  cidade('São Luís', 'MA', '98', '65000000', '65109999'),
  cidade('Belém', 'PA', '91', '66000000', '66999999'),
  cidade('Manaus', 'AM', '92', '69000000', '69099999'),
  cidade('Brasília', 'DF', '61', '70000000', '72799999'),
  cidade('Goiânia', 'GO', '62', '74000000', '74899999'),
  cidade('Cuiabá', 'MT', '65', '78000000', '78099999'),
  cidade('Campo Grande', 'MS', '67', '79000000', '79124999'),
  cidade('Curitiba', 'PR', '41', '80000000', '82999999'),
  cidade('Londrina', 'PR', '43', '86000000', '86099999'),
  cidade('Florianópolis', 'SC', '48', '88000000', '88099999'),
  cidade('Joinville', 'SC', '47', '89200000', '89239999'),
  cidade('Porto Alegre', 'RS', '51', '90000000', '91999999'),
];

/** Streets and neighbourhoods are invented: postcode and street together exist nowhere. */
/** Real streets that people try first when they look a product over. */
export const CEPS_CONHECIDOS = [
  ['01001000', 'Praça da Sé', 'Sé'],
  ['01310100', 'Avenida Paulista', 'Bela Vista'],
  ['01310200', 'Avenida Paulista', 'Bela Vista'],
  ['01311000', 'Avenida Paulista', 'Bela Vista'],
].map(([cep = '', logradouro = '', bairro = '']) => ({ cep, logradouro, bairro, cidade: 'São Paulo', uf: 'SP' }));

export const LOGRADOUROS = {
  tipo: ['Rua', 'Avenida', 'Travessa', 'Alameda'],
  nome: [
    'das Palmeiras Azuis',
    'do Sabiá Cantor',
    'dos Ipês de Março',
    'da Pedra Furada',
    'do Rio Manso',
    'das Três Figueiras',
    'do Café Novo',
    'da Serra Clara',
    'dos Jacarandás',
    'do Mirante Velho',
    'da Cachoeirinha',
    'das Andorinhas',
  ],
  bairro: [
    'Centro',
    'Jardim Aurora',
    'Vila Serena',
    'Boa Esperança',
    'Alto do Cruzeiro',
    'Parque das Águas',
    'Santa Clara',
    'Morada do Sol',
  ],
} as const;

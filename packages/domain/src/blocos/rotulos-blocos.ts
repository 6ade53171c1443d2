import type { Comercial, Pessoa, Segurado, Seguro } from '@balcao/contracts';

/** Dotted paths of the fields of one section. */
export type CampoDe<P extends string, T> = { [K in keyof T & string]-?: `${P}.${K}` }[keyof T & string];

/** Dotted path of each field every form has, as it stands in `campo` of an error. */
export type CampoBloco =
  | CampoDe<'risco.segurado', Segurado>
  | CampoDe<'risco.seguro', Seguro>
  | 'risco.observacoes'
  | CampoDe<'comercial', Comercial>;

type Campos<P extends string> = Readonly<Record<Extract<CampoBloco, P>, string>>;

/** pt-BR name of each field of the blocks a form begins with. A field added to the contract and not here does not compile. */
export const rotulosInicio: Campos<`risco.seg${string}`> = {
  'risco.segurado.pessoa': 'Tipo de pessoa',
  'risco.segurado.documento': 'CPF ou CNPJ',
  'risco.segurado.nome': 'Nome completo ou razão social',
  'risco.segurado.nomeSocial': 'Nome social',
  'risco.segurado.nascimento': 'Data de nascimento',
  'risco.segurado.sexo': 'Sexo',
  'risco.segurado.estadoCivil': 'Estado civil',
  'risco.segurado.profissao': 'Profissão',
  'risco.segurado.email': 'E-mail',
  'risco.segurado.celular': 'Celular',
  'risco.segurado.cep': 'CEP',
  'risco.segurado.logradouro': 'Logradouro',
  'risco.segurado.numero': 'Número',
  'risco.segurado.complemento': 'Complemento',
  'risco.segurado.bairro': 'Bairro',
  'risco.segurado.cidade': 'Cidade',
  'risco.segurado.uf': 'UF',
  'risco.segurado.avisoPrivacidade': 'Aviso de privacidade entregue ao segurado',
  'risco.seguro.tipo': 'Tipo de seguro',
  'risco.seguro.vigIni': 'Início da vigência',
  'risco.seguro.vigFim': 'Fim da vigência',
  'risco.seguro.seguradoraAnterior': 'Seguradora anterior',
  'risco.seguro.apoliceAnterior': 'Apólice anterior',
  'risco.seguro.fimVigAnterior': 'Fim da vigência anterior',
  'risco.seguro.premioAnteriorCentavos': 'Prêmio atual',
  'risco.seguro.sinistros': 'Sinistros na vigência anterior',
  'risco.seguro.corretoraId': 'Corretora',
  'risco.seguro.produtores': 'Produtores',
};

/** What the document and the name of an insured are called once it is known whose they are. */
export const rotulosDaPessoa: Readonly<Record<Pessoa, Readonly<Record<'risco.segurado.documento' | 'risco.segurado.nome', string>>>> = {
  PF: { 'risco.segurado.documento': 'CPF', 'risco.segurado.nome': 'Nome completo' },
  PJ: { 'risco.segurado.documento': 'CNPJ', 'risco.segurado.nome': 'Razão social' },
};

/** pt-BR name of each field of the blocks a form ends with. */
export const rotulosFim: Campos<'risco.observacoes' | `comercial.${string}`> = {
  'risco.observacoes': 'Observações à seguradora',
  'comercial.seguradoras': 'Seguradoras',
  'comercial.comissaoBps': 'Comissão',
  'comercial.descontoBps': 'Desconto ou agravo',
  'comercial.formaPreferida': 'Forma de pagamento preferida',
};

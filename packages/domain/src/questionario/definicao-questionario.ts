import type { LinhaCotada, PerguntaQuestionario, PerguntaSimples, RespostasQuestionario } from '@balcao/contracts';

type Extras = Partial<Omit<PerguntaQuestionario, 'nome' | 'rotulo'>>;

/** A field of the line as a client is asked about it: its path in the risk, plain words, and what differs from the form. */
export type PerguntaDoCliente = readonly [nome: string, rotulo: string, mais?: Extras];

/** The fields of a line a client can answer alone. What is not named here is never shown to a client. */
export interface PerguntasDaLinha {
  readonly linha: LinhaCotada;
  readonly titulo: string;
  /** What the answers are used for, after «para cotar o seguro». */
  readonly bem: string;
  /** Papers worth a photograph, in a sentence. */
  readonly documentos: string;
  readonly secoes: readonly { readonly titulo: string; readonly perguntas: readonly PerguntaDoCliente[] }[];
  /** Path of the consent the health answers of this line rest on. */
  readonly consentimentoSaude?: string;
  /** What the form needs and a client is not asked, told from what was answered. */
  readonly complete?: (dados: RespostasQuestionario) => RespostasQuestionario;
}

const PF: readonly PerguntaDoCliente[] = [
  ['segurado.documento', 'CPF ou CNPJ'],
  ['segurado.nascimento', 'Data de nascimento', { autoComplete: 'bday' }],
  ['segurado.sexo', 'Sexo'],
  ['segurado.estadoCivil', 'Estado civil'],
  ['segurado.profissao', 'Profissão', { autoComplete: 'organization-title' }],
];
const contato: readonly PerguntaDoCliente[] = [
  ['segurado.celular', 'Celular com DDD', { tipo: 'tel', autoComplete: 'tel-national', maximo: 20 }],
  ['segurado.email', 'E-mail', { tipo: 'email', autoComplete: 'email' }],
];
const endereco = (rotulo: string): readonly PerguntaDoCliente[] => [
  ['segurado.cep', rotulo, { autoComplete: 'postal-code', maximo: 9 }],
  ['segurado.numero', 'Número', { maximo: 20 }],
];

/** Questions about the client, a person. */
export const secaoVoce = {
  titulo: 'Você',
  perguntas: [
    ['segurado.nome', 'Nome completo', { obrigatoria: true, autoComplete: 'name' }],
    ...contato,
    ...PF,
    ...endereco('CEP de casa'),
  ],
} as const satisfies PerguntasDaLinha['secoes'][number];

/** Questions about a client that has a CNPJ. */
export const secaoEmpresa = (titulo: string, nome: string): PerguntasDaLinha['secoes'][number] => ({
  titulo,
  perguntas: [
    ['segurado.nome', nome, { obrigatoria: true, autoComplete: 'organization' }],
    ['segurado.documento', 'CNPJ'],
    ...contato,
    ...endereco('CEP'),
  ],
});

const outroLocal = { quando: { nome: 'local.igualSegurado', valor: false } } as const;

/** Where the thing insured stands. */
export const secaoOnde = (titulo: string): PerguntasDaLinha['secoes'][number] => ({
  titulo,
  perguntas: [
    ['local.igualSegurado', 'Fica no endereço que você informou acima?'],
    ['local.cep', 'CEP do local', outroLocal],
    ['local.numero', 'Número', outroLocal],
    ['local.complemento', 'Complemento', outroLocal],
  ],
});

/** One question of an item of a list. */
export const perguntaDoItem = (
  nome: string,
  rotulo: string,
  mais: Omit<PerguntaSimples, 'nome' | 'rotulo' | 'tipo'> & { readonly tipo?: PerguntaSimples['tipo'] } = {},
): PerguntaSimples => ({ nome, rotulo, tipo: 'texto', ...mais });

import type { ErroCampo, RespostasAuto } from '@balcao/contracts';
import { rotulosOpcoes } from '@balcao/domain';
import { copy, type Pergunta } from './questionario.copy.ts';

/** A question as it is shown. */
export interface CampoPergunta {
  readonly nome: Pergunta;
  readonly tipo: 'texto' | 'data' | 'numero' | 'simNao' | 'opcoes' | 'email' | 'tel';
  readonly opcoes?: Readonly<Record<string, string>>;
  readonly autoComplete?: string;
  /** Only asked while another answer is this one. */
  readonly quando?: readonly [Pergunta, string];
}

/** Questions under their titles, in the order asked. */
export const secoes: readonly { readonly titulo: string; readonly campos: readonly CampoPergunta[] }[] = [
  {
    titulo: copy.voce,
    campos: [
      { nome: 'segurado.nome', tipo: 'texto', autoComplete: 'name' },
      { nome: 'segurado.celular', tipo: 'tel', autoComplete: 'tel-national' },
      { nome: 'segurado.email', tipo: 'email', autoComplete: 'email' },
      { nome: 'segurado.documento', tipo: 'texto' },
      { nome: 'segurado.nascimento', tipo: 'data', autoComplete: 'bday' },
      { nome: 'segurado.sexo', tipo: 'opcoes', opcoes: rotulosOpcoes.sexo },
      { nome: 'segurado.estadoCivil', tipo: 'opcoes', opcoes: rotulosOpcoes.estadoCivil },
      { nome: 'segurado.profissao', tipo: 'texto', autoComplete: 'organization-title' },
      { nome: 'segurado.cep', tipo: 'texto', autoComplete: 'postal-code' },
      { nome: 'segurado.numero', tipo: 'texto' },
    ],
  },
  {
    titulo: copy.veiculo,
    campos: [
      { nome: 'veiculo.zeroKm', tipo: 'simNao' },
      { nome: 'veiculo.placa', tipo: 'texto' },
      { nome: 'veiculo.marca', tipo: 'texto' },
      { nome: 'veiculo.modelo', tipo: 'texto' },
      { nome: 'veiculo.anoModelo', tipo: 'numero' },
      { nome: 'veiculo.combustivel', tipo: 'opcoes', opcoes: rotulosOpcoes.combustivel },
      { nome: 'veiculo.kitGas', tipo: 'simNao' },
      { nome: 'veiculo.blindado', tipo: 'simNao' },
      { nome: 'veiculo.alienado', tipo: 'simNao' },
    ],
  },
  {
    titulo: copy.uso,
    campos: [
      { nome: 'uso.uso', tipo: 'opcoes', opcoes: rotulosOpcoes.uso },
      { nome: 'uso.kmSemana', tipo: 'numero' },
      { nome: 'uso.trabalho', tipo: 'simNao' },
      { nome: 'uso.estudo', tipo: 'simNao' },
    ],
  },
  {
    titulo: copy.pernoite,
    campos: [
      { nome: 'pernoite.cepPernoite', tipo: 'texto' },
      { nome: 'pernoite.moradia', tipo: 'opcoes', opcoes: rotulosOpcoes.moradia },
      { nome: 'pernoite.garagem', tipo: 'opcoes', opcoes: rotulosOpcoes.garagem },
    ],
  },
  {
    titulo: copy.condutor,
    campos: [
      { nome: 'condutor.igualSegurado', tipo: 'simNao' },
      { nome: 'condutor.nome', tipo: 'texto', quando: ['condutor.igualSegurado', 'nao'] },
      { nome: 'condutor.nascimento', tipo: 'data', quando: ['condutor.igualSegurado', 'nao'] },
      { nome: 'condutor.relacao', tipo: 'opcoes', opcoes: rotulosOpcoes.relacao, quando: ['condutor.igualSegurado', 'nao'] },
      { nome: 'condutor.jovens', tipo: 'simNao' },
    ],
  },
];

/** Answers as typed: a text for each question. */
export type Respondido = Readonly<Partial<Record<Pergunta, string>>>;

export const isPerguntada = ({ quando }: CampoPergunta, respondido: Respondido): boolean => !quando || respondido[quando[0]] === quando[1];

function valueOf(tipo: CampoPergunta['tipo'], texto: string): unknown {
  if (tipo === 'simNao') return texto === 'sim';
  if (tipo === 'numero') return Number(texto.replace(/\D/g, ''));
  return texto;
}

/** What is sent: only what was answered, and only of what was asked. */
export function respostasOf(respondido: Respondido): RespostasAuto {
  const blocos: Record<string, Record<string, unknown>> = { segurado: {}, veiculo: {}, uso: {}, pernoite: {}, condutor: {} };
  for (const campo of secoes.flatMap(({ campos }) => campos)) {
    const texto = respondido[campo.nome]?.trim();
    const [bloco = '', nome = ''] = campo.nome.split('.');
    const alvo = blocos[bloco];
    if (texto && alvo && isPerguntada(campo, respondido)) alvo[nome] = valueOf(campo.tipo, texto);
  }
  const observacoes = respondido.observacoes?.trim();
  return { ...blocos, ...(observacoes && { observacoes }) } as RespostasAuto;
}

/** Sentences of the gateway at the questions they are about. */
export const errosOf = (errors: readonly ErroCampo[]): Partial<Record<Pergunta, string>> =>
  Object.fromEntries(errors.map(({ campo, mensagem }) => [campo.replace(/^respostas\./, ''), mensagem]));

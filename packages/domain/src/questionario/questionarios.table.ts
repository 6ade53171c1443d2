import type { LinhaCotada, PerguntaQuestionario, Questionario } from '@balcao/contracts';
import { definicaoAuto } from '../auto/linha-auto.ts';
import { definicaoCondominio } from '../condominio/linha-condominio.ts';
import { definicaoEmpresarial } from '../empresarial/linha-empresarial.ts';
import { camposFim, camposInicio } from '../linhas/campos-blocos.ts';
import { camposDe } from '../linhas/create-linha.ts';
import type { CampoDefinido, DefinicaoLinha, TipoCampo } from '../linhas/definicao-linha.ts';
import { definicaoPet } from '../pet/linha-pet.ts';
import { definicaoResidencial } from '../residencial/linha-residencial.ts';
import { definicaoSaude } from '../saude/linha-saude.ts';
import { definicaoVida } from '../vida/linha-vida.ts';
import type { PerguntaDoCliente, PerguntasDaLinha } from './definicao-questionario.ts';
import { perguntasAuto } from './perguntas-auto.ts';
import { perguntasCondominio, perguntasEmpresarial, perguntasResidencial } from './perguntas-patrimoniais.ts';
import { perguntasPet, perguntasSaude, perguntasVida } from './perguntas-pessoas.ts';

type Definicao = Pick<DefinicaoLinha, 'secoes'>;

const perguntados: Readonly<Record<LinhaCotada, readonly [PerguntasDaLinha, Definicao]>> = {
  AUTO: [perguntasAuto, definicaoAuto],
  RESIDENCIAL: [perguntasResidencial, definicaoResidencial],
  CONDOMINIO: [perguntasCondominio, definicaoCondominio],
  EMPRESARIAL: [perguntasEmpresarial, definicaoEmpresarial],
  VIDA: [perguntasVida, definicaoVida],
  PET: [perguntasPet, definicaoPet],
  SAUDE: [perguntasSaude, definicaoSaude],
};

const tipos: { readonly [T in TipoCampo]?: PerguntaQuestionario['tipo'] } = {
  textoLongo: 'textoLongo',
  data: 'data',
  dia: 'data',
  dinheiro: 'dinheiro',
  numero: 'numero',
  ano: 'numero',
  simNao: 'simNao',
  simOuNao: 'simNao',
  escolha: 'escolha',
  multipla: 'multipla',
  peca: 'lista',
};
const MAXIMO = 120;

/** A question in the client's words, written as the line's form writes the field. @throws on a field the line does not have */
function questionOf([nome, rotulo, mais]: PerguntaDoCliente, campos: ReadonlyMap<string, CampoDefinido>): PerguntaQuestionario {
  const campo = campos.get(`risco.${nome}`);
  if (!campo) throw new Error(`the line has no field risco.${nome}`);
  const { opcoes, exclusiva, sufixo, maximo } = campo;
  const tipo = tipos[campo.tipo] ?? 'texto';
  return {
    nome,
    rotulo,
    tipo,
    ...(opcoes && { opcoes }),
    ...(exclusiva && { exclusiva }),
    ...(sufixo && { sufixo }),
    ...((tipo === 'texto' || tipo === 'textoLongo') && { maximo: maximo ?? MAXIMO }),
    ...mais,
  };
}

const FINAL: PerguntaDoCliente = ['observacoes', 'Algo mais que devemos saber?', { tipo: 'textoLongo', maximo: 1_000 }];

/** What a line asks a client, and what its answers mean to the form. */
export const perguntasDaLinha = (linha: LinhaCotada): PerguntasDaLinha => perguntados[linha][0];

/**
 * The questions of a line a client can answer alone: the line's own fields, in plain words.
 *
 * @example questionarioDe('PET').secoes[0]?.perguntas[0]?.nome // 'segurado.nome'
 */
export function questionarioDe(linha: LinhaCotada): Questionario {
  const [{ titulo, documentos, secoes }, definicao] = perguntados[linha];
  const campos = new Map([...camposInicio, ...camposDe(definicao), ...camposFim].map((campo) => [campo.nome, campo]));
  return {
    linha,
    titulo,
    documentos,
    secoes: [...secoes, { titulo: 'Para terminar', perguntas: [FINAL] }].map((secao) => ({
      titulo: secao.titulo,
      perguntas: secao.perguntas.map((pergunta) => questionOf(pergunta, campos)),
    })),
  };
}

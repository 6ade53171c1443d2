import type { PerguntaSimples, RespostasQuestionario, ErroCampo, PerguntaQuestionario, Questionario } from '@balcao/contracts';
import { valorEm, comValorEm } from '../linhas/caminho.ts';
import { isData } from '../datas/parse-data.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';
import { type CodigoErro, erroCampo } from '../erros/codigo-erro.ts';
import { linhas } from '../linhas/linhas.table.ts';
import { perguntasDaLinha, questionarioDe } from './questionarios.table.ts';

/** Whether a question is asked, given the answers beside it. @example isPerguntada({ quando: { nome: 'semRaca', valor: false } }, {}) // false */
export const isPerguntada = ({ quando }: Pick<PerguntaSimples, 'quando'>, respostas: RespostasQuestionario): boolean =>
  !quando || valorEm(respostas, quando.nome) === quando.valor;

const MAX_ITENS = 20;
const MAX_TEXTO = 320;
const PREFIXO = 'respostas.';

/** Answers that may be kept, or what is wrong with them, one error per question. */
export type LeituraRespostas =
  | { readonly ok: true; readonly dados: RespostasQuestionario }
  | { readonly ok: false; readonly errors: readonly ErroCampo[] };

type Motivo = readonly [codigo: CodigoErro, mensagem: string];

const isVazio = (valor: unknown): boolean =>
  valor === undefined ||
  valor === null ||
  (typeof valor === 'string' && valor.trim() === '') ||
  (Array.isArray(valor) && valor.length === 0);

const invalido: Motivo = ['invalido', 'Confira esta resposta.'];
const foraDaLista: Motivo = ['foraDaLista', 'Escolha uma das opções.'];

function refusalOf({ tipo, opcoes = {}, maximo = MAX_TEXTO, exclusiva }: PerguntaSimples, valor: unknown): Motivo | null {
  switch (tipo) {
    case 'simNao':
      return typeof valor === 'boolean' ? null : invalido;
    case 'numero':
    case 'dinheiro':
      return Number.isSafeInteger(valor) && (valor as number) >= 0 ? null : ['invalido', 'Informe um número.'];
    case 'data':
      return typeof valor === 'string' && isData(valor) ? null : ['invalido', 'Informe uma data que existe.'];
    case 'escolha':
      return typeof valor === 'string' && Object.hasOwn(opcoes, valor) ? null : foraDaLista;
    case 'multipla': {
      const all = Array.isArray(valor) ? valor : [valor];
      if (!all.every((one) => typeof one === 'string' && Object.hasOwn(opcoes, one)) || new Set(all).size < all.length) return foraDaLista;
      return exclusiva && all.length > 1 && all.includes(exclusiva)
        ? ['conflito', `“${opcoes[exclusiva]}” não combina com as outras opções.`]
        : null;
    }
    default:
      if (typeof valor !== 'string') return invalido;
      return valor.length > maximo ? ['muitoLongo', `Use até ${maximo} letras.`] : null;
  }
}

interface Lido {
  readonly dados: RespostasQuestionario;
  readonly errors: readonly ErroCampo[];
}

/** The answers that were asked for, each of the kind its question takes; what nobody asked is left out. */
function readPerguntas(perguntas: readonly PerguntaQuestionario[], respostas: RespostasQuestionario, prefixo: string): Lido {
  let dados: RespostasQuestionario = {};
  const errors: ErroCampo[] = [];
  for (const pergunta of perguntas) {
    if (!isPerguntada(pergunta, respostas)) continue;
    const campo = `${prefixo}${pergunta.nome}`;
    const valor = valorEm(respostas, pergunta.nome);
    if (isVazio(valor)) {
      if (pergunta.obrigatoria) errors.push(erroCampo(campo, 'obrigatorio', 'Responda esta pergunta.'));
      continue;
    }
    if (pergunta.tipo === 'lista') {
      const lida = readItens(pergunta, valor, campo);
      errors.push(...lida.errors);
      dados = comValorEm(dados, pergunta.nome, lida.itens) as RespostasQuestionario;
      continue;
    }
    const motivo = refusalOf(pergunta, valor);
    if (motivo) errors.push(erroCampo(campo, ...motivo));
    else dados = comValorEm(dados, pergunta.nome, typeof valor === 'string' ? valor.trim() : valor) as RespostasQuestionario;
  }
  return { dados, errors };
}

function readItens({ perguntas = [] }: PerguntaQuestionario, valor: unknown, campo: string) {
  if (!Array.isArray(valor) || valor.length > MAX_ITENS) {
    return { itens: [], errors: [erroCampo(campo, 'muitoLongo', `Informe até ${MAX_ITENS}.`)] };
  }
  const lidos = valor.map((item: unknown, index) =>
    readPerguntas(perguntas, (item !== null && typeof item === 'object' ? item : {}) as RespostasQuestionario, `${campo}.${index}.`),
  );
  return { itens: lidos.map(({ dados }) => dados), errors: lidos.flatMap(({ errors }) => errors) };
}

const sensiveisDe = ({ secoes }: Questionario) => secoes.flatMap(({ perguntas }) => perguntas.filter(({ sensivel }) => sensivel));

/** Whether a line asks a client about health. */
export const pedeSaude = (questionario: Questionario): boolean => sensiveisDe(questionario).length > 0;

/** What follows from the answers: whose document it is, and what the client was told. */
function completeDados(dados: RespostasQuestionario, { linha, hasConsentido }: { linha: Questionario['linha']; hasConsentido: boolean }) {
  const { complete, consentimentoSaude } = perguntasDaLinha(linha);
  const { documento, ...segurado } = (dados['segurado'] ?? {}) as { documento?: string };
  const digits = documento === undefined ? undefined : normalizeDocumento(documento);
  const pessoa = digits && { documento: digits, pessoa: digits.length === 14 ? 'PJ' : 'PF' };
  const whole = { ...dados, segurado: { ...segurado, ...pessoa, avisoPrivacidade: true } };
  const full = complete?.(whole) ?? whole;
  return consentimentoSaude && hasConsentido ? (comValorEm(full, consentimentoSaude, true) as RespostasQuestionario) : full;
}

/** What the line itself says of the answers, at the questions that were answered; what is still missing is the broker's to ask. */
function judge(dados: RespostasQuestionario, { linha, hoje }: { linha: Questionario['linha']; hoje: string }): ErroCampo[] {
  const quotavel = linhas[linha];
  if (!quotavel) return [];
  const inicial = quotavel.inicial({ hoje, corretoraId: '' });
  const blocos = Object.entries(dados).map(([nome, bloco]) => {
    const base = inicial.risco[nome];
    return [nome, isBloco(base) && isBloco(bloco) ? { ...base, ...bloco } : bloco] as const;
  });
  const judged = quotavel.validate({ ...inicial, risco: { ...inicial.risco, ...Object.fromEntries(blocos) } }, { hoje, seguradoras: [] });
  if (judged.ok) return [];
  const isAnswered = (campo: string): boolean => !isVazio(valorEm({ risco: dados }, campo));
  return judged.errors.filter(({ campo, codigo }) => codigo !== 'obrigatorio' && codigo !== 'conflito' && isAnswered(campo));
}

const isBloco = (valor: unknown): valor is Record<string, unknown> => valor !== null && typeof valor === 'object' && !Array.isArray(valor);

/**
 * Reads what a client answered: only what the line asks, each answer of the kind of its question and judged by the line's own rules.
 *
 * @param contexto the line, the day of the judgement (`YYYY-MM-DD`) and whether the client accepted that health data are treated
 * @returns answers under the paths and in the forms of the line's risk, or one error per question, `respostas.segurado.cep`
 * @example readRespostas({ segurado: { nome: 'Ana Souza', celular: '11900001234' } }, { linha: 'PET', hoje, hasConsentido: false })
 */
export function readRespostas(
  respostas: RespostasQuestionario,
  { linha, hoje, hasConsentido }: { linha: Questionario['linha']; hoje: string; hasConsentido: boolean },
): LeituraRespostas {
  const questionario = questionarioDe(linha);
  const perguntas = questionario.secoes.flatMap((secao) => secao.perguntas);
  const { dados, errors: daForma } = readPerguntas(perguntas, respostas, PREFIXO);
  const errors = [...daForma];
  const { celular, email } = (dados['segurado'] ?? {}) as { celular?: string; email?: string };
  if (!celular && !email) {
    errors.push(erroCampo(`${PREFIXO}segurado.celular`, 'obrigatorio', 'Informe um celular ou um e-mail para contato.'));
  }
  const dito = sensiveisDe(questionario).some(({ nome }) => !isVazio(valorEm(dados, nome)));
  if (dito && !hasConsentido) {
    errors.push(erroCampo('consentimentoSaude', 'obrigatorio', 'Autorize o uso das respostas de saúde, ou deixe-as em branco.'));
  }
  const inteiros = completeDados(dados, { linha, hasConsentido: dito && hasConsentido });
  for (const { campo, codigo, mensagem } of judge(inteiros, { linha, hoje })) {
    const nome = campo.replace(/^risco\./, PREFIXO);
    if (!errors.some((error) => error.campo === nome)) errors.push({ campo: nome, codigo, mensagem });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, dados: inteiros };
}

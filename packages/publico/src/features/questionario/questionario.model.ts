import type { ErroCampo, PerguntaQuestionario, PerguntaSimples, Questionario, RespostasQuestionario } from '@balcao/contracts';
import { comValorEm, isPerguntada, parseCentavos, valorEm } from '@balcao/domain';

/** Typed answers: a text for each question by its path; for a list, its number of items. */
export type Respondido = Readonly<Partial<Record<string, string>>>;

/** Multiple choices as one text, in the order they were made. */
export const escolhidasEm = (texto: string | undefined): string[] => (texto ? texto.split(',') : []);

// an invalid number is sent as typed, and the gateway refuses it at its question
function valueOf(tipo: PerguntaSimples['tipo'], texto: string): unknown {
  if (tipo === 'simNao') return texto === 'sim';
  if (tipo === 'numero') return /^[\d.]+$/.test(texto) ? Number(texto.replaceAll('.', '')) : texto;
  if (tipo === 'dinheiro') return parseCentavos(texto) ?? texto;
  return tipo === 'multipla' ? escolhidasEm(texto) : texto;
}

/** Number of items in a list. */
export const itensDe = (respondido: Respondido, caminho: string): number => Number(respondido[caminho] ?? 0);

/** Answers of a group, without questions that do not apply given those answers. */
export function valuesOf(perguntas: readonly PerguntaQuestionario[], respondido: Respondido, prefixo = ''): RespostasQuestionario {
  const all = perguntas.reduce<unknown>((values, { nome, tipo, perguntas: doItem = [] }) => {
    const caminho = `${prefixo}${nome}`;
    if (tipo === 'lista') {
      const itens = Array.from({ length: itensDe(respondido, caminho) }, (_, index) =>
        valuesOf(doItem, respondido, `${caminho}.${index}.`),
      );
      return itens.length > 0 ? comValorEm(values, nome, itens) : values;
    }
    const texto = respondido[caminho]?.trim();
    return texto ? comValorEm(values, nome, valueOf(tipo, texto)) : values;
  }, {}) as RespostasQuestionario;
  return perguntas
    .filter((pergunta) => valorEm(all, pergunta.nome) !== undefined && !isPerguntada(pergunta, all))
    .reduce<unknown>((values, { nome }) => comValorEm(values, nome, undefined), all) as RespostasQuestionario;
}

const perguntasDe = ({ secoes }: Questionario): PerguntaQuestionario[] => secoes.flatMap(({ perguntas }) => perguntas);

/** The request: only answered questions that apply. */
export const respostasOf = (questionario: Questionario, respondido: Respondido): RespostasQuestionario =>
  valuesOf(perguntasDe(questionario), respondido);

/** The first required question without an answer; those inside lists are validated by the gateway. */
export const faltandoEm = (questionario: Questionario, respondido: Respondido): string | undefined =>
  perguntasDe(questionario).find(({ nome, obrigatoria }) => obrigatoria && !respondido[nome]?.trim())?.nome;

/** Removes an item of a list; later items move up. */
export function withoutItem(respondido: Respondido, caminho: string, out: number): Respondido {
  const prefixo = `${caminho}.`;
  const moved = Object.entries(respondido).flatMap(([nome, texto]) => {
    if (!nome.startsWith(prefixo)) return [[nome, texto] as const];
    const [index = '', ...rest] = nome.slice(prefixo.length).split('.');
    const at = Number(index);
    if (at === out) return [];
    return [[`${prefixo}${at > out ? at - 1 : at}.${rest.join('.')}`, texto] as const];
  });
  return { ...Object.fromEntries(moved), [caminho]: String(itensDe(respondido, caminho) - 1) };
}

/** Sentences of the gateway by question. */
export const errosOf = (errors: readonly ErroCampo[]): Partial<Record<string, string>> =>
  Object.fromEntries(errors.map(({ campo, mensagem }) => [campo.replace(/^respostas\./, ''), mensagem]));

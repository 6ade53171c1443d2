import type { PerguntaQuestionario, PerguntaSimples, Questionario, RascunhoOrcamento } from '@balcao/contracts';
import { formatCentavos, formatData, formatDoCampo, formatNumero, isData, valorEm } from '@balcao/domain';
import { copy } from './questionario.copy.ts';

/** A line of the paper: what is asked and, once it is known, what was said. */
export interface LinhaPapel {
  readonly campo: string;
  readonly rotulo: string;
  readonly valor: string;
  /** Boxes to mark by hand while nothing was said; a line to write on where there are none. */
  readonly opcoes: readonly string[];
}

/** A titled part of the paper. */
export interface SecaoPapel {
  readonly titulo: string;
  readonly linhas: readonly LinhaPapel[];
}

/** More choices than these are written by hand. */
const MAX_CAIXAS = 12;
/** Items of a list left to be written when none is known. */
const ITENS_EM_BRANCO = 2;

function textOf({ nome, tipo, opcoes = {}, sufixo }: PerguntaSimples, valor: unknown): string {
  if (typeof valor === 'boolean') return valor ? copy.sim : copy.nao;
  if (typeof valor === 'number') {
    if (tipo === 'dinheiro') return formatCentavos(valor);
    // a year is not grouped
    return [/ano/i.test(nome) ? String(valor) : formatNumero(valor), sufixo].filter(Boolean).join(' ');
  }
  if (Array.isArray(valor)) return valor.map((one) => opcoes[String(one)] ?? String(one)).join(', ');
  if (typeof valor !== 'string') return '';
  if (isData(valor)) return formatData(valor);
  return opcoes[valor] ?? formatDoCampo(nome, valor);
}

function boxesOf({ tipo, opcoes = {} }: PerguntaSimples): string[] {
  if (tipo === 'simNao') return [copy.sim, copy.nao];
  const nomes = Object.values(opcoes);
  return nomes.length <= MAX_CAIXAS ? nomes : [];
}

function lineOf(pergunta: PerguntaSimples, raiz: unknown, prefixo = ''): LinhaPapel {
  const valor = textOf(pergunta, valorEm(raiz, pergunta.nome));
  return { campo: `${prefixo}${pergunta.nome}`, rotulo: pergunta.rotulo, valor, opcoes: valor ? [] : boxesOf(pergunta) };
}

/** The items of a list, each a part of the paper of its own. */
function itemsOf({ nome, rotulo, item = rotulo, perguntas = [] }: PerguntaQuestionario, risco: unknown): SecaoPapel[] {
  const known = valorEm(risco, nome);
  const itens: readonly unknown[] = Array.isArray(known) && known.length > 0 ? known : Array.from({ length: ITENS_EM_BRANCO });
  return itens.map((one, index) => ({
    titulo: copy.item(item, index + 1),
    linhas: perguntas.map((pergunta) => lineOf(pergunta, one, `${nome}.${index}.`)),
  }));
}

/** The paper of a line's questionnaire: blank, or with what a draft already says. A default nobody said is left to be answered. */
export const papelDe = ({ secoes }: Questionario, rascunho: RascunhoOrcamento | null): SecaoPapel[] =>
  secoes.flatMap(({ titulo, perguntas }) => {
    const risco = rascunho?.risco ?? {};
    const linhas = perguntas.filter(({ tipo }) => tipo !== 'lista').map((pergunta) => lineOf(pergunta, risco));
    const listas = perguntas.filter(({ tipo }) => tipo === 'lista').flatMap((pergunta) => itemsOf(pergunta, risco));
    return [...(linhas.length > 0 ? [{ titulo, linhas }] : []), ...listas];
  });

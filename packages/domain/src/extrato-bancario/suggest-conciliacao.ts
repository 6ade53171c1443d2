import { diffDias } from '../datas/add-dias.ts';
import { foldMemo, type MovimentoGuardado } from './movimento-do-banco.ts';

/** Something of the books that a movement of the bank may be: a receipt, an expense, a lot that was paid. */
export interface ItemAConciliar {
  readonly id: string;
  /** When it is expected, `YYYY-MM-DD`. */
  readonly dia: string;
  /** Integer centavos; negative when it leaves the account. */
  readonly valorCentavos: number;
  /** Who pays or is paid, as the memo may say it. */
  readonly nome: string;
  /** CPF or CNPJ, digits; null when unknown. */
  readonly documento: string | null;
}

/** Movements and items that come to the same amount. */
export interface SugestaoDeConciliacao {
  readonly tipo: 'UM_PARA_UM' | 'UM_PARA_MUITOS' | 'MUITOS_PARA_UM';
  readonly movimentos: readonly string[];
  readonly itens: readonly string[];
  /** 0 to 100. */
  readonly score: number;
}

/** How far suggestions look. */
export interface ParametrosConciliacao {
  /** Days between a movement and what it is, at most. */
  readonly janelaDias: number;
  /** Candidates of which sums are tried, the nearest in days first. */
  readonly candidatos: number;
  /** Pieces of a sum, at most. */
  readonly partes: number;
  /** Suggestions for one movement, at most. */
  readonly sugestoes: number;
}

/** Ten days to either side; sums of up to six of the sixteen nearest. */
export const parametrosConciliacao: ParametrosConciliacao = { janelaDias: 10, candidatos: 16, partes: 6, sugestoes: 5 };

const MIN_PALAVRA = 4;
/** Words of the trade: they are in the name of every insurer and in half of the memos, and tell nobody apart. */
const DE_TODOS = new Set([
  'seguro',
  'seguros',
  'seguradora',
  'seguradoras',
  'comissao',
  'comissoes',
  'corretora',
  'extrato',
  'ltda',
  'pagamento',
]);
/** What an exact amount is worth, one to one and in a sum, and what each piece beyond two takes. */
const [UM, SOMA, POR_PARTE] = [60, 50, 3];
/** What it costs that another answer is as good. */
const AMBIGUO = 15;
const MAX_SCORE = 99;
/** Names read to choose each candidate: a busy account has thousands within the window. */
const LIDOS_POR_CANDIDATO = 8;

const distance = (a: string, b: string): number => Math.abs(diffDias(a, b));
const dayPoints = (dias: number): number => (dias === 0 ? 20 : dias <= 1 ? 16 : dias <= 3 ? 12 : dias <= 7 ? 6 : 0);

/** A document in the memo says who; a long word of the name says it less. */
function namePoints({ memo }: MovimentoGuardado, { nome, documento }: ItemAConciliar): number {
  if (documento !== null && documento !== '' && memo.replace(/[^0-9A-Z]/gi, '').includes(documento)) return 20;
  const dito = new Set(foldMemo(memo).split(/[^a-z0-9]+/));
  return foldMemo(nome)
    .split(/[^a-z0-9]+/)
    .some((palavra) => palavra.length >= MIN_PALAVRA && !DE_TODOS.has(palavra) && dito.has(palavra))
    ? 12
    : 0;
}

interface Somavel {
  readonly id: string;
  readonly dia: string;
  readonly valorCentavos: number;
}

/** Sets of two to `partes` of the candidates that come to an amount exactly, smallest sets first; two at most. */
function sumsOf<T extends Somavel>(alvo: number, candidatos: readonly T[], partes: number): T[][] {
  const achados: T[][] = [];
  const walk = (desde: number, falta: number, escolhidos: readonly T[], tamanho: number): void => {
    if (achados.length === 2) return;
    if (escolhidos.length === tamanho) {
      if (falta === 0) achados.push([...escolhidos]);
      return;
    }
    for (let at = desde; at <= candidatos.length - (tamanho - escolhidos.length); at += 1) {
      const um = candidatos[at] as T;
      // all have the sign of the amount: what passes it never comes back
      if (Math.abs(um.valorCentavos) > Math.abs(falta)) continue;
      walk(at + 1, falta - um.valorCentavos, [...escolhidos, um], tamanho);
    }
  };
  for (let tamanho = 2; tamanho <= partes && achados.length < 2; tamanho += 1) walk(0, alvo, [], tamanho);
  return achados;
}

/** Those of the same sign within the window that are less than the amount, or more than it: those it names first, then the nearest in days. */
const near = <T extends Somavel>(
  alvo: Somavel,
  todos: readonly T[],
  tamanho: 'MENOR' | 'MAIOR',
  { janelaDias, candidatos, named = () => 0 }: ParametrosConciliacao & { readonly named?: (um: T) => number },
): T[] =>
  todos
    .filter(
      ({ dia, valorCentavos }) =>
        Math.sign(valorCentavos) === Math.sign(alvo.valorCentavos) &&
        Math.sign(Math.abs(valorCentavos) - Math.abs(alvo.valorCentavos)) === (tamanho === 'MENOR' ? -1 : 1) &&
        distance(dia, alvo.dia) <= janelaDias,
    )
    .toSorted((a, b) => distance(a.dia, alvo.dia) - distance(b.dia, alvo.dia) || (a.id < b.id ? -1 : 1))
    .slice(0, LIDOS_POR_CANDIDATO * candidatos)
    .map((um) => ({ um, pontos: named(um) }))
    .toSorted((a, b) => b.pontos - a.pontos)
    .map(({ um }) => um)
    .slice(0, candidatos);

/** @param nomes points of the name, of the piece that has fewest */
function scoreOfSum(alvo: Somavel, partes: readonly Somavel[], { isUnica, nomes }: { isUnica: boolean; nomes: number }): number {
  const longe = Math.max(...partes.map(({ dia }) => distance(dia, alvo.dia)));
  return Math.min(MAX_SCORE, SOMA - POR_PARTE * (partes.length - 2) + dayPoints(longe) + nomes - (isUnica ? 0 : AMBIGUO));
}

/**
 * What a movement may be, best first: one item of its amount; several that come to it; or, with other movements that are still open, one item
 * that they all come to. Amounts are exact, days within a window. The sums tried are bounded, so that a month of movements costs as many
 * times one movement. Nothing is decided here: a person accepts.
 *
 * @param movimento of the account, not yet reconciled
 * @param abertos `itens` of the books and the other `movimentos` that are still open
 * @throws RangeError when a day is not one
 * @example suggestConciliacao(credito, { itens: [extrato], movimentos: [] })[0]?.score // 92: same amount, same day, its name in the memo
 */
export function suggestConciliacao(
  movimento: MovimentoGuardado,
  { itens, movimentos }: { readonly itens: readonly ItemAConciliar[]; readonly movimentos: readonly MovimentoGuardado[] },
  parametros: ParametrosConciliacao = parametrosConciliacao,
): SugestaoDeConciliacao[] {
  const outros = movimentos.filter(({ id }) => id !== movimento.id);
  const todas = [
    ...oneToOne(movimento, itens, parametros),
    ...oneToMany(movimento, itens, parametros),
    ...manyToOne(movimento, outros, itens, parametros),
  ];
  return todas
    .toSorted((a, b) => b.score - a.score || a.itens.length - b.itens.length || (a.itens.join() < b.itens.join() ? -1 : 1))
    .slice(0, parametros.sugestoes);
}

function oneToOne(movimento: MovimentoGuardado, itens: readonly ItemAConciliar[], { janelaDias }: ParametrosConciliacao) {
  const iguais = itens
    .filter(({ valorCentavos, dia }) => valorCentavos === movimento.valorCentavos && distance(dia, movimento.dia) <= janelaDias)
    .map((item) => ({
      id: item.id,
      score: Math.min(MAX_SCORE, UM + dayPoints(distance(item.dia, movimento.dia)) + namePoints(movimento, item)),
    }));
  return iguais.map(({ id, score }): SugestaoDeConciliacao => {
    const isUnica = !iguais.some((outro) => outro.id !== id && outro.score >= score);
    return { tipo: 'UM_PARA_UM', movimentos: [movimento.id], itens: [id], score: score - (isUnica ? 0 : AMBIGUO) };
  });
}

function oneToMany(movimento: MovimentoGuardado, itens: readonly ItemAConciliar[], parametros: ParametrosConciliacao) {
  const named = (item: ItemAConciliar): number => namePoints(movimento, item);
  const somas = sumsOf(movimento.valorCentavos, near(movimento, itens, 'MENOR', { ...parametros, named }), parametros.partes);
  return somas.map(
    (partes): SugestaoDeConciliacao => ({
      tipo: 'UM_PARA_MUITOS',
      movimentos: [movimento.id],
      itens: partes.map(({ id }) => id),
      score: scoreOfSum(movimento, partes, { isUnica: somas.length === 1, nomes: Math.min(...partes.map(named)) }),
    }),
  );
}

function manyToOne(
  movimento: MovimentoGuardado,
  outros: readonly MovimentoGuardado[],
  itens: readonly ItemAConciliar[],
  parametros: ParametrosConciliacao,
): SugestaoDeConciliacao[] {
  const maiores = near(movimento, itens, 'MAIOR', parametros);
  return maiores.flatMap((item) => {
    const falta = item.valorCentavos - movimento.valorCentavos;
    const perto = near(item, outros, 'MENOR', parametros);
    const sozinho = perto.find(({ valorCentavos }) => valorCentavos === falta);
    const somas = sozinho ? [[sozinho]] : sumsOf(falta, perto, parametros.partes - 1);
    return somas.map((partes): SugestaoDeConciliacao => {
      const todos = [movimento, ...partes];
      return {
        tipo: 'MUITOS_PARA_UM',
        movimentos: todos.map(({ id }) => id),
        itens: [item.id],
        score: scoreOfSum(item, todos, { isUnica: somas.length === 1, nomes: Math.min(...todos.map((um) => namePoints(um, item))) }),
      };
    });
  });
}

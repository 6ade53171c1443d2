import { formatDocumento } from '../documentos/format-documento.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import {
  type CampoDoCasamento,
  type Casamento,
  type ComissaoEsperada,
  foldNumero,
  isNaTolerancia,
  type LinhaDoExtrato,
  MAX_ALTERNATIVAS,
  type MetodoDeCasamento,
  parametrosCasamento,
  type ParametrosCasamento,
  wholeDocumento,
} from './casamento.ts';
import { chaves, indexComissoes, type IndiceDeComissoes, metodos } from './indice-comissoes.ts';

/** What a method is worth before anything else is compared. */
const BASE: Readonly<Record<MetodoDeCasamento, number>> = {
  APOLICE_ENDOSSO_PARCELA: 100,
  APOLICE_VALOR: 95,
  NUMERO_PROPOSTA: 90,
  DOCUMENTO_PREMIO: 80,
};
/** What a field adds where it agrees beyond the method, and takes where both say something else. */
const PESO: Readonly<Record<CampoDoCasamento, { readonly a: number; readonly contra: number }>> = {
  apolice: { a: 0, contra: 20 },
  endosso: { a: 0, contra: 15 },
  parcela: { a: 0, contra: 15 },
  proposta: { a: 3, contra: 15 },
  documento: { a: 3, contra: 15 },
  premio: { a: 2, contra: 5 },
  valor: { a: 0, contra: 10 },
};
/** What it takes from the first method that who is insured, or the proposal, is another: alone it is still certain. */
const DUVIDA_DA_CHAVE = 5;
/** Only the first method is whole by itself. */
const MAX_DOS_OUTROS = 99;
/** What it costs that another commission would do as well. */
const AMBIGUO = 10;

type Faixa = 'EXATO' | 'TOLERANCIA' | 'DIVERGENTE';
/** A method and how far the amount may be: within a method the exact ones are matched before the near ones. */
type Passo = readonly [MetodoDeCasamento, Faixa];
const PASSOS: readonly Passo[] = metodos.flatMap((metodo): Passo[] => [
  [metodo, 'EXATO'],
  [metodo, 'TOLERANCIA'],
  ...(metodo === 'APOLICE_VALOR' ? [] : ([[metodo, 'DIVERGENTE']] as const)),
]);

interface Comparacao {
  readonly concordam: CampoDoCasamento[];
  readonly divergem: CampoDoCasamento[];
}

type Comparaveis = LinhaDoExtrato | ComissaoEsperada;

/** Each field in the form in which it is compared; empty where nothing is said. */
const folded: Readonly<Record<Exclude<CampoDoCasamento, 'endosso' | 'valor'>, (de: Comparaveis) => string>> = {
  apolice: ({ apolice }) => foldNumero(apolice),
  parcela: ({ parcela }) => String(parcela ?? ''),
  proposta: ({ proposta }) => foldNumero(proposta),
  documento: ({ documento }) => wholeDocumento(documento),
  premio: ({ premioCentavos }) => String(premioCentavos ?? ''),
};
const COMPARADOS = Object.keys(folded) as (keyof typeof folded)[];

/** Each field as a person reads it. */
const shown: Readonly<Record<CampoDoCasamento, (de: Comparaveis) => string>> = {
  apolice: ({ apolice }) => apolice ?? '',
  endosso: ({ endosso }) => endosso ?? '0',
  parcela: ({ parcela }) => String(parcela ?? ''),
  proposta: ({ proposta }) => proposta ?? '',
  documento: ({ documento }) => formatDocumento(documento ?? ''),
  premio: ({ premioCentavos }) => formatCentavos(premioCentavos ?? 0),
  valor: ({ valorCentavos }) => formatCentavos(valorCentavos),
};

function compare(linha: LinhaDoExtrato, comissao: ComissaoEsperada, parametros: ParametrosCasamento): Comparacao {
  const dito: Comparacao = { concordam: [], divergem: [] };
  const tell = (campo: CampoDoCasamento, isIgual: boolean): void => void (isIgual ? dito.concordam : dito.divergem).push(campo);
  for (const campo of COMPARADOS) {
    const [dela, dele] = [folded[campo](linha), folded[campo](comissao)];
    if (dela !== '' && dele !== '') tell(campo, dela === dele);
  }
  if (dito.concordam.includes('apolice')) {
    // none and zeros are the policy itself, and a statement without the column says nothing of endorsements
    const isMesmo = foldNumero(linha.endosso) === foldNumero(comissao.endosso);
    if (isMesmo || linha.endosso !== null) tell('endosso', isMesmo);
  }
  tell('valor', isNaTolerancia(linha.valorCentavos, comissao.valorCentavos, parametros));
  return dito;
}

/** Where a method is sure of which commission it is, what it is worth does not depend on how much came. */
function scoreOf(metodo: MetodoDeCasamento, { concordam, divergem }: Comparacao): number {
  if (metodo === 'APOLICE_ENDOSSO_PARCELA') {
    const outros = divergem.filter((campo) => campo === 'documento' || campo === 'proposta');
    return BASE[metodo] - outros.length * DUVIDA_DA_CHAVE;
  }
  const base = metodo === 'DOCUMENTO_PREMIO' ? ['documento', 'premio'] : metodo === 'NUMERO_PROPOSTA' ? ['proposta'] : [];
  const a = concordam.filter((campo) => !base.includes(campo)).reduce((soma, campo) => soma + PESO[campo].a, 0);
  const contra = divergem.reduce((soma, campo) => soma + PESO[campo].contra, 0);
  return Math.min(MAX_DOS_OUTROS, BASE[metodo] + a - contra);
}

const bandOf = (linha: LinhaDoExtrato, comissao: ComissaoEsperada, parametros: ParametrosCasamento): Faixa => {
  if (linha.valorCentavos === comissao.valorCentavos) return 'EXATO';
  return isNaTolerancia(linha.valorCentavos, comissao.valorCentavos, parametros) ? 'TOLERANCIA' : 'DIVERGENTE';
};

interface Candidata extends Comparacao {
  readonly comissao: ComissaoEsperada;
  readonly score: number;
}

/** What goes back is never matched with what is to come. */
const isMesmoSinal = (linha: LinhaDoExtrato, { valorCentavos }: ComissaoEsperada): boolean =>
  Math.sign(linha.valorCentavos) * Math.sign(valorCentavos) >= 0;

interface Partida {
  readonly linhas: readonly LinhaDoExtrato[];
  readonly indice: IndiceDeComissoes;
  readonly parametros: ParametrosCasamento;
}

/** The best commission for a line at one step, with the others that are as good; null when none is good enough. */
function pick({ indice, parametros }: Partida, linha: LinhaDoExtrato, [metodo, faixa]: Passo) {
  const candidatas = indice
    .find(metodo, linha)
    .filter((comissao) => isMesmoSinal(linha, comissao) && bandOf(linha, comissao, parametros) === faixa)
    .map((comissao): Candidata => {
      const dito = compare(linha, comissao, parametros);
      return { ...dito, comissao, score: scoreOf(metodo, dito) };
    })
    // the sort keeps the order of the index where two are as good: nearest amount, then the one expected first
    .toSorted((a, b) => b.score - a.score);
  const [melhor] = candidatas;
  if (!melhor) return null;
  const iguais = candidatas.filter(({ score, comissao }) => score === melhor.score && comissao !== melhor.comissao);
  return { ...melhor, score: melhor.score - (iguais.length > 0 ? AMBIGUO : 0), iguais };
}

const semPar = (linha: number, linhaQueTomou: number | null): Casamento => ({
  linha,
  comissaoId: null,
  metodo: null,
  score: 0,
  decisao: 'SEM_PAR',
  diferencaCentavos: 0,
  isDivergente: false,
  concordam: [],
  divergem: [],
  alternativas: [],
  linhaQueTomou,
});

/** Of an instalment the line names and that is still expected only the first method decides, even where two would do: an amount is no better name. */
const isNomeada = ({ indice }: Partida, linha: LinhaDoExtrato): boolean =>
  linha.parcela !== null && indice.find('APOLICE_ENDOSSO_PARCELA', linha).some((comissao) => isMesmoSinal(linha, comissao));

/** One round over all steps: what reaches `minimo` is matched and taken. */
function walk(partida: Partida, casadas: Map<number, Casamento>, minimo: number): void {
  const { linhas, indice, parametros } = partida;
  for (const passo of PASSOS)
    for (const [at, linha] of linhas.entries()) {
      if (casadas.has(at) || (passo[0] !== 'APOLICE_ENDOSSO_PARCELA' && isNomeada(partida, linha))) continue;
      const melhor = pick(partida, linha, passo);
      if (!melhor || melhor.score < minimo) continue;
      indice.take(melhor.comissao);
      casadas.set(at, {
        linha: at,
        comissaoId: melhor.comissao.id,
        metodo: passo[0],
        score: melhor.score,
        decisao: melhor.score >= parametros.automatico ? 'AUTOMATICA' : 'SUGERIDA',
        diferencaCentavos: linha.valorCentavos - melhor.comissao.valorCentavos,
        isDivergente: passo[1] === 'DIVERGENTE',
        concordam: melhor.concordam,
        divergem: melhor.divergem.map((campo) => ({ campo, daLinha: shown[campo](linha), daComissao: shown[campo](melhor.comissao) })),
        alternativas: melhor.iguais.slice(0, MAX_ALTERNATIVAS).map(({ comissao }) => comissao.id),
        linhaQueTomou: null,
      });
    }
}

/**
 * Matches the lines of one insurer's statement with the commissions still expected of it, in the order of domain design §5.3: policy,
 * endorsement and instalment; policy and amount; proposal; document and premium. What is certain is matched before what is only likely, and
 * within a method what is exact before what is near; each commission is used once. The same input gives the same answer, in whatever order
 * the commissions come. An amount beyond the tolerance does not undo a match whose identity is certain: it makes it divergent.
 *
 * @param linhas in the order of the statement
 * @param comissoes open ones of the same insurer and brokerage; `id` is unique
 * @returns one match per line, in their order
 * @throws RangeError when an amount is not an integer
 * @example matchExtrato([{ ...linha, apolice: '123', parcela: 2, valorCentavos: 6_000 }], comissoes)[0]?.metodo // 'APOLICE_ENDOSSO_PARCELA'
 */
export function matchExtrato(
  linhas: readonly LinhaDoExtrato[],
  comissoes: readonly ComissaoEsperada[],
  parametros: ParametrosCasamento = parametrosCasamento,
): Casamento[] {
  const partida = { linhas, indice: indexComissoes(comissoes), parametros };
  const casadas = new Map<number, Casamento>();
  walk(partida, casadas, parametros.automatico);
  walk(partida, casadas, parametros.sugestao);
  const tomadas = new Map<string, number>();
  for (const { linha } of casadas.values()) {
    const chave = chaves.APOLICE_ENDOSSO_PARCELA(linhas[linha] as LinhaDoExtrato);
    if (chave !== null) tomadas.set(chave, Math.min(linha, tomadas.get(chave) ?? linha));
  }
  return linhas.map((linha, at) => casadas.get(at) ?? semPar(at, tomadas.get(chaves.APOLICE_ENDOSSO_PARCELA(linha) ?? '') ?? null));
}

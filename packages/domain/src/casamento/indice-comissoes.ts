import { type ComissaoEsperada, foldNumero, type LinhaDoExtrato, type MetodoDeCasamento, wholeDocumento } from './casamento.ts';

/** Most commissions looked at for one line: those nearest in amount, then those expected first. */
const MAX_CANDIDATAS = 32;

const byValor = (a: ComissaoEsperada, b: ComissaoEsperada): number =>
  a.valorCentavos - b.valorCentavos ||
  compareText(a.previsaoEm, b.previsaoEm) ||
  (a.parcela ?? 0) - (b.parcela ?? 0) ||
  compareText(a.id, b.id);
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Chaves = Pick<LinhaDoExtrato, 'apolice' | 'endosso' | 'parcela' | 'proposta' | 'documento' | 'premioCentavos'>;

/** By what each method looks for a commission; null where there is nothing to look by. */
export const chaves: Readonly<Record<MetodoDeCasamento, (de: Chaves) => string | null>> = {
  APOLICE_ENDOSSO_PARCELA: ({ apolice, endosso, parcela }) => {
    const numero = foldNumero(apolice);
    return numero === '' ? null : `${numero}|${foldNumero(endosso)}|${parcela ?? ''}`;
  },
  APOLICE_VALOR: ({ apolice }) => foldNumero(apolice) || null,
  NUMERO_PROPOSTA: ({ proposta }) => foldNumero(proposta) || null,
  DOCUMENTO_PREMIO: ({ documento, premioCentavos }) => {
    const digitos = wholeDocumento(documento);
    return digitos === '' || premioCentavos === null ? null : `${digitos}|${premioCentavos}`;
  },
};

/** The methods in the order in which they are tried. */
export const metodos = Object.keys(chaves) as MetodoDeCasamento[];

/** Place of the first commission of a sorted list that is not less than an amount. */
function placeOf(lista: readonly ComissaoEsperada[], isBefore: (comissao: ComissaoEsperada) => boolean): number {
  let [inicio, fim] = [0, lista.length];
  while (inicio < fim) {
    const meio = (inicio + fim) >>> 1;
    if (isBefore(lista[meio] as ComissaoEsperada)) inicio = meio + 1;
    else fim = meio;
  }
  return inicio;
}

/** Those nearest to an amount, nearest first; of two equally near the greater, of two equal the one expected first. */
function nearest(lista: readonly ComissaoEsperada[], valorCentavos: number): ComissaoEsperada[] {
  if (lista.length <= 1) return [...lista];
  let direita = placeOf(lista, (comissao) => comissao.valorCentavos < valorCentavos);
  let esquerda = direita - 1;
  const perto: ComissaoEsperada[] = [];
  while (perto.length < MAX_CANDIDATAS) {
    const [menor, maior] = [lista[esquerda], lista[direita]];
    if (!menor && !maior) break;
    const isMaior = !menor || (maior !== undefined && maior.valorCentavos - valorCentavos <= valorCentavos - menor.valorCentavos);
    perto.push((isMaior ? maior : menor) as ComissaoEsperada);
    if (isMaior) direita += 1;
    else esquerda -= 1;
  }
  return perto;
}

/** Open commissions by what a line may say of them. */
export interface IndiceDeComissoes {
  /** Those a method would match with a line, nearest in amount first. */
  find(metodo: MetodoDeCasamento, linha: LinhaDoExtrato): ComissaoEsperada[];
  /** A commission that is taken is found no more. */
  take(comissao: ComissaoEsperada): void;
}

/** Indexes expected commissions once, so that each line costs a look-up and not a walk over all of them. */
export function indexComissoes(comissoes: readonly ComissaoEsperada[]): IndiceDeComissoes {
  const mapas = new Map(metodos.map((metodo) => [metodo, new Map<string, ComissaoEsperada[]>()]));
  for (const comissao of comissoes.toSorted(byValor))
    for (const [metodo, mapa] of mapas) {
      const chave = chaves[metodo](comissao);
      if (chave === null) continue;
      const lista = mapa.get(chave);
      if (lista) lista.push(comissao);
      else mapa.set(chave, [comissao]);
    }
  return {
    find: (metodo, linha) => {
      const chave = chaves[metodo](linha);
      const lista = chave === null ? undefined : mapas.get(metodo)?.get(chave);
      return lista ? nearest(lista, linha.valorCentavos) : [];
    },
    take: (comissao) => {
      for (const [metodo, mapa] of mapas) {
        const lista = mapa.get(chaves[metodo](comissao) ?? '');
        const at = lista ? placeOf(lista, (outra) => byValor(outra, comissao) < 0) : -1;
        if (lista?.[at] === comissao) lista.splice(at, 1);
      }
    },
  };
}

import { addAnos, addDias } from '../datas/add-dias.ts';
import { isData } from '../datas/parse-data.ts';
import { type FaixaAns, faixaDoNascimento, inicioDasFaixas } from './faixas-ans.ts';

/** Somebody about to cost more by getting older. */
export interface MudancaDeFaixa {
  /** Place of the life in the list it came in. */
  readonly indice: number;
  /** First day in the next band, `YYYY-MM-DD`. */
  readonly em: string;
  readonly de: FaixaAns;
  readonly para: FaixaAns;
}

// born on 29 February completes the year on 1 March where there is no 29th, as `idadeEm` counts it
function birthday(nascimento: string, idade: number): string {
  const dia = addAnos(nascimento, idade);
  return nascimento.endsWith('-02-29') && dia.endsWith('-28') ? addDias(dia, 1) : dia;
}

/**
 * People who change age band within some days after a day, soonest first (domain design §5.5: announced 60 days ahead).
 *
 * @param nascimentos `YYYY-MM-DD`; what is not a day is skipped
 * @param dia `YYYY-MM-DD`
 * @param antecedenciaDias how far ahead to look
 * @example mudancasDeFaixa(['1967-12-25'], '2026-11-20', 60) // [{ indice: 0, em: '2026-12-25', de: 8, para: 9 }]
 */
export function mudancasDeFaixa(nascimentos: readonly string[], dia: string, antecedenciaDias: number): MudancaDeFaixa[] {
  const last = addDias(dia, antecedenciaDias);
  return nascimentos
    .flatMap((nascimento, indice): MudancaDeFaixa[] => {
      const de = isData(nascimento) ? faixaDoNascimento(nascimento, dia) : null;
      const idade = de === null ? undefined : inicioDasFaixas[de + 1];
      if (de === null || idade === undefined) return [];
      const em = birthday(nascimento, idade);
      return em <= last ? [{ indice, em, de, para: (de + 1) as FaixaAns }] : [];
    })
    .toSorted((a, b) => (a.em === b.em ? a.indice - b.indice : a.em < b.em ? -1 : 1));
}

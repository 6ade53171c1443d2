import { setImmediate } from 'node:timers/promises';
import type { ErroImportacao, Mapeamento, RegraDuplicado } from '@balcao/contracts';
import { copy } from './importacao.copy.ts';
import type { Importavel, Leitura } from './importavel.ts';
import type { LinhaDaPlanilha } from './read-planilha.ts';

/** Lines judged together: as many keys as are asked of the database at once. */
export const LOTE = 500;
/** Lines read before other requests have their turn. */
const LEITURA = 10;

/** What became of some lines. */
export interface LoteJulgado<D> {
  readonly dados: readonly D[];
  readonly erros: readonly ErroImportacao[];
  readonly recusadas: number;
  /** Whose record is there already, and those of them that the rule leaves as they are. */
  readonly repetidas: number;
  readonly ignoradas: number;
}

interface Pergunta<D> {
  readonly leitura: Leitura<D>;
  readonly linhas: readonly LinhaDaPlanilha[];
  readonly mapeamento: Mapeamento;
  /** Null: a record that is there already is a refusal. */
  readonly regra: RegraDuplicado | null;
}

/**
 * Judges the lines of a file as their record does, some at a time; a key that stood in an earlier line is refused too.
 *
 * @param listTomadas which of some keys are taken already
 */
export async function* judgeLinhas<D>(
  { campos, chave }: Pick<Importavel<D>, 'campos' | 'chave'>,
  { leitura: { read, vagas }, linhas, mapeamento, regra }: Pergunta<D>,
  listTomadas: (chaves: readonly string[]) => Promise<ReadonlySet<string>>,
): AsyncGenerator<LoteJulgado<D>> {
  const primeiras = new Map<string, number>();
  let restam = vagas?.restam ?? Number.POSITIVE_INFINITY;
  const cellOf = (celulas: readonly string[], campo: string): string => {
    const place = mapeamento[campo];
    return place === undefined ? '' : (celulas[place] ?? '');
  };
  for (let from = 0; from < linhas.length; from += LOTE) {
    const lidas: { readonly linha: number; readonly lida: ReturnType<typeof read> }[] = [];
    for (const [linha, celulas] of linhas.slice(from, from + LOTE)) {
      lidas.push({ linha, lida: read(Object.fromEntries(campos.map(({ campo }) => [campo, cellOf(celulas, campo)]))) });
      if (lidas.length % LEITURA === 0) await setImmediate();
    }
    const chaves = lidas.flatMap(({ lida }) => ('dados' in lida ? [chave.of(lida.dados)] : []));
    const tomadas = await listTomadas(chaves);
    const dados: D[] = [];
    const erros: ErroImportacao[] = [];
    let [repetidas, ignoradas] = [0, 0];
    const refuse = (linha: number, mensagem: string) => erros.push({ linha, campo: chave.campo, mensagem });
    for (const { linha, lida } of lidas) {
      if ('recusas' in lida) {
        erros.push(...lida.recusas.map((recusa) => ({ linha, ...recusa })));
        continue;
      }
      const key = chave.of(lida.dados);
      const primeira = primeiras.get(key);
      const isThere = tomadas.has(key);
      if (isThere && regra === null) refuse(linha, copy.jaCadastrado);
      else if (primeira !== undefined) refuse(linha, copy.repetido(primeira));
      else if (isThere) {
        repetidas += 1;
        primeiras.set(key, linha);
        if (regra === 'IGNORAR') ignoradas += 1;
        else dados.push(lida.dados);
      } else if (restam <= 0) erros.push({ linha, campo: null, mensagem: vagas?.mensagem ?? '' });
      else {
        restam -= 1;
        primeiras.set(key, linha);
        dados.push(lida.dados);
      }
    }
    yield { dados, erros, recusadas: lidas.length - dados.length - ignoradas, repetidas, ignoradas };
  }
}

import { foldTexto } from '@balcao/domain';
import { copy } from './importacao.copy.ts';
import type { CampoImportavel, RecusaDeCampo } from './importavel.ts';

/** A field by its name on screen and the titles a column of it may have, parted by blanks. */
export const campoImportavel = (campo: string, rotulo: string, titulos: string, obrigatorio = false): CampoImportavel => ({
  campo,
  rotulo,
  obrigatorio,
  titulos: titulos.split(' '),
});

/** What an empty cell is kept as. */
export const textoOf = (celula: string): string | null => (celula === '' ? null : celula);

/** Refusals of a record, at the columns of a file its fields come from. */
export const partOf =
  (colunas: Readonly<Record<string, string>>) =>
  ({ campo, mensagem }: { readonly campo: string; readonly mensagem: string }): RecusaDeCampo => ({
    campo: colunas[campo] ?? campo,
    mensagem,
  });

/** What was refused while a line was read, and what was judged of it besides: of one column, only the first. */
export function withJudged(recusas: readonly RecusaDeCampo[], judged: readonly RecusaDeCampo[]): RecusaDeCampo[] {
  const known = new Set(recusas.map(({ campo }) => campo));
  return [...recusas, ...judged.filter(({ campo }) => !known.has(campo))];
}

/** The choice a cell stands for, by its name on screen or as it is kept; null where nothing was written, or after it was refused. */
export function chosenOf<V extends string>(
  { campo, celula }: { readonly campo: string; readonly celula: string },
  nomes: Readonly<Partial<Record<V, string>>>,
  refuse: (recusa: RecusaDeCampo) => void,
): V | null {
  if (celula === '') return null;
  const typed = foldTexto(celula);
  const opcoes = Object.entries(nomes) as [V, string][];
  const found = opcoes.find(([opcao, nome]) => foldTexto(opcao) === typed || foldTexto(nome) === typed);
  if (!found) refuse({ campo, mensagem: copy.escolha(opcoes.map(([, nome]) => nome)) });
  return found?.[0] ?? null;
}

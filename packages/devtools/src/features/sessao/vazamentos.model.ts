/** Values that grow when something leaks, at one moment; null where the browser does not report them. */
export interface Contagem {
  readonly nos: number;
  readonly soltos: number;
  readonly regras: number;
  readonly modulos: number | null;
  readonly memoria: number | null;
}
export type Medida = keyof Contagem;

/** Counts kept: one minute. */
const GUARDADAS = 30;

/** Appends a count to the series; the first is kept as the baseline. */
export const withContagem = (serie: readonly Contagem[], contagem: Contagem): Contagem[] =>
  serie.length < GUARDADAS ? [...serie, contagem] : [serie[0] as Contagem, ...serie.slice(2), contagem];

export interface MedidaRow {
  readonly medida: Medida;
  /** Now; null when not measured. */
  readonly valor: number | null;
  /** Growth since the first count. */
  readonly diferenca: number;
  readonly serie: readonly number[];
}

const ORDEM: readonly Medida[] = ['nos', 'soltos', 'regras', 'modulos', 'memoria'];

/** One line for each thing counted. */
export const rowsOf = (serie: readonly Contagem[]): MedidaRow[] =>
  ORDEM.map((medida) => {
    const values = serie.map((contagem) => contagem[medida]).filter((value) => value !== null);
    const valor = values.at(-1) ?? null;
    return { medida, valor, diferenca: (valor ?? 0) - (values[0] ?? 0), serie: values };
  });

/** Points of a line through the values, in a box of `width` × `height`. */
export function pointsOf(values: readonly number[], { width, height }: { width: number; height: number }): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = width / Math.max(1, values.length - 1);
  return values.map((value, index) => `${Math.round(index * step)},${Math.round(height - ((value - low) / span) * height)}`).join(' ');
}

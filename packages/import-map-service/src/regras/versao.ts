const NADA = '0.0.0';
const partes = (versao: string): number[] => versao.split('.').map(Number);

/** Negative when `a` comes before `b`; both `major.minor.patch`. */
export function compareVersoes(a: string, b: string): number {
  const [deA, deB] = [partes(a), partes(b)];
  const onde = deA.findIndex((parte, lugar) => parte !== deB[lugar]);
  return onde < 0 ? 0 : (deA[onde] ?? 0) - (deB[onde] ?? 0);
}

/** The highest of some versions; `0.0.0` of none. */
export const maiorVersao = (versoes: readonly string[]): string =>
  versoes.reduce((maior, versao) => (compareVersoes(versao, maior) > 0 ? versao : maior), NADA);

/** Whether a gateway that serves `servida` supports `pedida`: the same major version, and a minor version not above its own. */
export function isServida(pedida: string, servida: string): boolean {
  const [major, minor = 0] = partes(pedida);
  const [majorServida, minorServida = 0] = partes(servida);
  return major === majorServida && minor <= minorServida;
}

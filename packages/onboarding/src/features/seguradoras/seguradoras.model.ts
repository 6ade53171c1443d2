/** An insurer that can be chosen. */
export interface SeguradoraEscolha {
  readonly slug: string;
  readonly nome: string;
}

const plain = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Insurers whose name contains every typed word, ignoring accents and case. */
export function matchSeguradoras(seguradoras: readonly SeguradoraEscolha[], busca: string): readonly SeguradoraEscolha[] {
  const words = plain(busca).split(/\s+/);
  return seguradoras.filter(({ nome }) => words.every((word) => plain(nome).includes(word)));
}

/** Checks all of `visiveis`, or unchecks them if all were checked; the others do not change. */
export function toggleTodas(marcadas: readonly string[], visiveis: readonly SeguradoraEscolha[]): string[] {
  const slugs = visiveis.map(({ slug }) => slug);
  const others = marcadas.filter((slug) => !slugs.includes(slug));
  return slugs.every((slug) => marcadas.includes(slug)) ? others : [...others, ...slugs];
}

/** Checked insurers that still exist: the catalogue may have changed. */
export const onlyKnown = (marcadas: readonly string[], seguradoras: readonly SeguradoraEscolha[]): string[] =>
  marcadas.filter((slug) => seguradoras.some((one) => one.slug === slug));

/** An insurer one may choose. */
export interface SeguradoraEscolha {
  readonly slug: string;
  readonly nome: string;
}

const plain = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Insurers whose name holds every word typed, accents and case aside. */
export function matchSeguradoras(seguradoras: readonly SeguradoraEscolha[], busca: string): readonly SeguradoraEscolha[] {
  const words = plain(busca).split(/\s+/);
  return seguradoras.filter(({ nome }) => words.every((word) => plain(nome).includes(word)));
}

/** Every one of `visiveis` ticked if any was not, else none of them; the others stay as they are. */
export function toggleTodas(marcadas: readonly string[], visiveis: readonly SeguradoraEscolha[]): string[] {
  const slugs = visiveis.map(({ slug }) => slug);
  const others = marcadas.filter((slug) => !slugs.includes(slug));
  return slugs.every((slug) => marcadas.includes(slug)) ? others : [...others, ...slugs];
}

/** What is ticked among those that exist: the catalogue may have changed since. */
export const onlyKnown = (marcadas: readonly string[], seguradoras: readonly SeguradoraEscolha[]): string[] =>
  marcadas.filter((slug) => seguradoras.some((one) => one.slug === slug));

/** What an insurer's mark is drawn of: its letters, two colours and one of a few shapes. */
export interface MarcaDaSeguradora {
  /** One or two capital letters. */
  readonly sigla: string;
  /** Behind the letters, `#rrggbb`: dark enough for white letters (4.5:1). */
  readonly cor: string;
  /** The figure behind the letters, `#rrggbb`: as dark. */
  readonly corDaFigura: string;
  /** The figure itself, a path in a square of 32: the same on screen and on paper. */
  readonly contorno: string;
}

/** Pairs that keep white letters readable over both. */
const CORES = [
  ['#0b5d56', '#08443f'],
  ['#8a3b12', '#6b2b0b'],
  ['#1f4e8c', '#163a69'],
  ['#7a1f5c', '#5c1545'],
  ['#4d5a12', '#3a440c'],
  ['#5b3a9e', '#442a78'],
  ['#9c1f2e', '#771622'],
  ['#1b5e20', '#134517'],
  ['#6d4c1e', '#523815'],
  ['#2f4858', '#213440'],
  ['#00607a', '#00475b'],
  ['#84410f', '#5f2e0a'],
  ['#a02562', '#7b1a4a'],
  ['#3f3f46', '#2a2a30'],
] as const;
/** A diagonal, a circle, a base and a corner. */
const FIGURAS = [
  'M0 32 L32 0 V32 Z',
  'M16 4 a12 12 0 1 0 .01 0 Z',
  'M0 20 Q16 10 32 20 V32 H0 Z',
  'M32 0 V22 A22 22 0 0 1 10 0 Z',
] as const;

/** Known insurers have fixed colours that differ from each other; for others the colour is derived from the name. */
const CONHECIDAS: readonly string[] = [
  'jequitiba_seguros',
  'mico_leao_seguros',
  'tucano_azul_seguros',
  'onca_pintada_seguros',
  'sabia_seguros',
  'araucaria_seguros',
  'arara_una_seguros',
  'capivara_seguros',
  'ipe_amarelo_seguros',
  'lobo_guara_seguradora',
  'vitoria_regia_vida',
  'pau_brasil_saude',
  'boto_rosa_pet',
  'ipe_roxo_saude',
];

/** Words that say what a company is and not who. */
const COMUNS = new Set(['seguros', 'seguradora', 'seguro', 'saude', 'vida', 'pet', 'operadora', 'previdencia', 'de', 'da', 'do']);

/** Hash of a word, the same in every browser. */
const numberOf = (word: string): number => [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

/**
 * The mark an insurer is known by in lists, comparison and paper: drawn by us from its slug, so that none is fetched and one not heard of
 * before has its own too.
 *
 * @example marcaDaSeguradora('lobo_guara_seguradora').sigla // 'LG'
 */
export function marcaDaSeguradora(slug: string): MarcaDaSeguradora {
  // what a subscription wrote down itself ends in letters that are no name
  const [nome = ''] = slug.split('__');
  const words = nome.split('_').filter(Boolean);
  const own = words.filter((word) => !COMUNS.has(word));
  const [first = '?', second] = own.length > 0 ? own : words;
  const sigla = (second ? `${first[0]}${second[0]}` : first.slice(0, 2)).toUpperCase();
  const seed = CONHECIDAS.includes(slug) ? CONHECIDAS.indexOf(slug) : numberOf(nome);
  const [cor, corDaFigura] = CORES[seed % CORES.length] ?? CORES[0];
  return { sigla, cor, corDaFigura, contorno: FIGURAS[(seed + Math.floor(seed / CORES.length)) % FIGURAS.length] ?? FIGURAS[0] };
}

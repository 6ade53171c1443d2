/** Words of names of insurers with the accents and hyphens that a slug loses; the longest first where one is a prefix of another. */
const ESCRITOS: Readonly<Record<string, string>> = {
  arara_una: 'Arara-Una',
  ipe_amarelo: 'Ipê-Amarelo',
  ipe_roxo: 'Ipê-Roxo',
  lobo_guara: 'Lobo-Guará',
  mico_leao: 'Mico-Leão',
  onca_pintada: 'Onça-Pintada',
  pau_brasil: 'Pau-Brasil',
  vitoria_regia: 'Vitória-Régia',
  araucaria: 'Araucária',
  jequitiba: 'Jequitibá',
  sabia: 'Sabiá',
  saude: 'Saúde',
  previdencia: 'Previdência',
  residencia: 'Residência',
  assistencia: 'Assistência',
  credito: 'Crédito',
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Converts the words of a slug: a known pair, a known word, or capitalised. */
function write(words: readonly string[]): string[] {
  const [first, second] = words;
  if (first === undefined) return [];
  const par = second !== undefined && ESCRITOS[`${first}_${second}`];
  if (par) return [par, ...write(words.slice(2))];
  return [ESCRITOS[first] ?? capitalized(first), ...write(words.slice(1))];
}

/**
 * Shows an underscore-separated company name with capitalised words (spec §3) and with the accents its slug left out. Only where the
 * catalogue's own name is not at hand: an insurer that left it, the label of a field.
 *
 * @example formatEmpresa('lobo_guara_seguradora') // 'Lobo-Guará Seguradora'
 */
export const formatEmpresa = (slug: string): string => write(slug.toLowerCase().split('_').filter(Boolean)).join(' ');

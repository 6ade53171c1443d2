/** A person to search for. */
export interface Procurado {
  readonly nome: string;
  readonly documento: string;
}

type Jeito = (pessoa: Procurado, sorte: () => number) => string;

const wordsOf = ({ nome }: Procurado): string[] => nome.split(' ');

function mistype(palavra: string, sorte: () => number): string {
  const at = 1 + Math.floor(sorte() * Math.max(1, palavra.length - 2));
  const draw = sorte();
  // two letters change places, one is left out, or one is another
  if (draw < 0.4) return palavra.slice(0, at) + palavra.slice(at + 1, at + 2) + palavra.slice(at, at + 1) + palavra.slice(at + 2);
  if (draw < 0.7) return palavra.slice(0, at) + palavra.slice(at + 1);
  return palavra.slice(0, at) + 'aeioslrn'.charAt(Math.floor(sorte() * 8)) + palavra.slice(at + 1);
}

const fullName: Jeito = (pessoa) => `${wordsOf(pessoa)[0]} ${wordsOf(pessoa).at(-1)}`;
const partOfName: Jeito = (pessoa, sorte) => {
  const palavras = wordsOf(pessoa);
  return (palavras[Math.floor(sorte() * palavras.length)] as string).slice(0, 3 + Math.floor(sorte() * 4));
};
const cpfStart: Jeito = ({ documento }, sorte) => {
  const digitos = documento.slice(0, 4 + Math.floor(sorte() * 5));
  return sorte() < 0.5 ? digitos : digitos.replace(/^(\d{3})(?=\d)/, '$1.');
};
const cpfMiddle: Jeito = ({ documento }, sorte) => documento.slice(3, 7 + Math.floor(sorte() * 4));
const mistyped: Jeito = (pessoa, sorte) => {
  const palavras = wordsOf(pessoa);
  return `${palavras[0]} ${mistype(palavras.at(-1) as string, sorte)}`;
};

const JEITOS: readonly (readonly [Jeito, number])[] = [
  [fullName, 35],
  [partOfName, 20],
  [cpfStart, 12],
  [cpfMiddle, 8],
  [mistyped, 25],
];

/** What people type to find those people: names, pieces of names, pieces of documents, and mistakes; none twice. */
export function questionsFor(pessoas: readonly Procurado[], sorte: () => number): string[] {
  const perguntas = pessoas.map((pessoa) => {
    let left = sorte() * 100;
    const [jeito] = JEITOS.find(([, peso]) => (left -= peso) < 0) ?? [fullName];
    return jeito(pessoa, sorte);
  });
  return [...new Set(perguntas)].filter((pergunta) => pergunta.length >= 3);
}

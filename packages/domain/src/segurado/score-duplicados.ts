import type { MotivoDuplicado } from '@balcao/contracts';
import { foldTexto } from '../busca/palavras-da-busca.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';
import { normalizeTelefone } from '../documentos/telefone.ts';

/** What two records of people are compared by. */
export interface PessoaComparada {
  readonly documento: string | null;
  readonly nome: string;
  /** `YYYY-MM-DD` */
  readonly nascimento: string | null;
  readonly emails: readonly string[];
  readonly telefones: readonly string[];
}

/** Points of each reason, out of 100. */
export type PesosDuplicado = Readonly<Record<MotivoDuplicado, number>>;

/** What each reason is worth: a document is enough alone, two weaker ones together are worth showing. */
export const pesosDuplicado: PesosDuplicado = {
  DOCUMENTO: 100,
  DOCUMENTO_PARECIDO: 30,
  NOME_E_NASCIMENTO: 80,
  NOME: 25,
  EMAIL: 40,
  TELEFONE: 35,
};

/** From so many points on, two records are suggested as one. */
export const SUGESTAO_DE_DUPLICADO = 60;

/** A score from 0 to 100 and what makes it: the points of each reason, heaviest first. */
export interface ScoreDuplicado {
  readonly pontos: number;
  readonly motivos: readonly { readonly motivo: MotivoDuplicado; readonly pontos: number }[];
}

const nomeDe = (nome: string): string =>
  foldTexto(nome)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const emailDe = (email: string): string => email.trim().toLowerCase();
const shares = (a: readonly string[], b: readonly string[], keyOf: (texto: string) => string): boolean => {
  const chaves = new Set(a.map(keyOf).filter(Boolean));
  return b.map(keyOf).some((chave) => chaves.has(chave));
};

/** One character typed otherwise, or two neighbours exchanged. */
function isParecido(a: string, b: string): boolean {
  if (a === b || a.length !== b.length) return false;
  const diferentes = [...a].flatMap((char, index) => (char === b[index] ? [] : [index]));
  const [i = 0, j = 0] = diferentes;
  return diferentes.length === 1 || (diferentes.length === 2 && j === i + 1 && a[i] === b[j] && a[j] === b[i]);
}

function motivosDe(a: PessoaComparada, b: PessoaComparada): MotivoDuplicado[] {
  const [docA, docB] = [normalizeDocumento(a.documento ?? ''), normalizeDocumento(b.documento ?? '')];
  const isMesmoNome = nomeDe(a.nome) !== '' && nomeDe(a.nome) === nomeDe(b.nome);
  const isMesmoDia = a.nascimento !== null && a.nascimento === b.nascimento;
  const achados: [MotivoDuplicado, boolean][] = [
    ['DOCUMENTO', docA !== '' && docA === docB],
    ['NOME_E_NASCIMENTO', isMesmoNome && isMesmoDia],
    ['EMAIL', shares(a.emails, b.emails, emailDe)],
    ['TELEFONE', shares(a.telefones, b.telefones, normalizeTelefone)],
    ['DOCUMENTO_PARECIDO', docA !== '' && isParecido(docA, docB)],
    ['NOME', isMesmoNome && !isMesmoDia],
  ];
  return achados.filter(([, isAchado]) => isAchado).map(([motivo]) => motivo);
}

/**
 * How likely two records are of one person, and why: same document, name and birthday, e-mail or telephone. Symmetric; at most 100. Different
 * birthdays, both known, leave a same name without worth: they are two people of one name.
 *
 * @example scoreDuplicado({ documento: null, nome: 'José Silva', nascimento: '1980-01-01', … }, { …, nome: 'JOSE SILVA' }).pontos // 80
 */
export function scoreDuplicado(a: PessoaComparada, b: PessoaComparada, pesos: PesosDuplicado = pesosDuplicado): ScoreDuplicado {
  const isOutroDia = a.nascimento !== null && b.nascimento !== null && a.nascimento !== b.nascimento;
  const motivos = motivosDe(a, b)
    .filter((motivo) => !(motivo === 'NOME' && isOutroDia))
    .map((motivo) => ({ motivo, pontos: pesos[motivo] }))
    .toSorted((one, other) => other.pontos - one.pontos);
  return {
    pontos: Math.min(
      100,
      motivos.reduce((sum, { pontos }) => sum + pontos, 0),
    ),
    motivos,
  };
}

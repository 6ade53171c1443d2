import type { MotivoSugestao, SugestaoDocumento } from '@balcao/contracts';

/** What a text says that may name a record. */
export interface Achados {
  /** Digits of CPFs and CNPJs. */
  readonly documentos: readonly string[];
  readonly placas: readonly string[];
  /** What may be the number of a policy or of a proposal, as it is written and without its punctuation. */
  readonly numeros: readonly string[];
  /** Names that stand after a word which says whose they are; folded. */
  readonly nomes: readonly string[];
}

const MAX_DE_CADA = 60;
const MAX_NUMEROS = 400;
const first = (achados: Iterable<string>, max = MAX_DE_CADA): string[] => [...new Set(achados)].slice(0, max);
const all = (texto: string, padrao: RegExp): string[] => [...texto.matchAll(padrao)].map(([inteiro, grupo]) => grupo ?? inteiro);
const digitsOf = (texto: string): string => texto.replace(/\D/g, '');

const CPF = /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g;
const CNPJ = /\b\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}\b/g;
const PLACA = /\b[A-Z]{3}-?\d[A-Z0-9]\d{2}\b/gi;
const NUMERO = /\b[A-Z0-9](?:[A-Z0-9./-]{3,38})[A-Z0-9]\b/gi;
const NOME =
  /(?:segurad[oa]|proponente|estipulante|cliente|titular|tomador|nome)(?: principal| completo)?\s*:?\s+([\p{L}][\p{L}'. ]{4,80})/giu;

/** @param fold as searches compare: lower case, no accents */
export function findNoTexto(texto: string, fold: (texto: string) => string): Achados {
  const numeros = all(texto, NUMERO).filter((numero) => /\d/.test(numero) && digitsOf(numero).length >= 4);
  return {
    documentos: first([...all(texto, CNPJ), ...all(texto, CPF)].map(digitsOf)),
    placas: first(all(texto, PLACA).map((placa) => placa.replace('-', '').toUpperCase())),
    numeros: first(
      numeros.flatMap((numero) => [numero, numero.replace(/[./-]/g, '')]),
      MAX_NUMEROS,
    ),
    nomes: first(all(texto, NOME).map((nome) => fold(nome).replace(/\s+/g, ' ').trim())),
  };
}

/** What each reason alone is worth, from 0 to 100. */
const PONTOS: Readonly<Record<MotivoSugestao, number>> = { APOLICE: 92, PROPOSTA: 88, DOCUMENTO: 80, PLACA: 74, NOME: 55 };
const POR_OUTRO_MOTIVO = 6;
const MAX_PONTOS = 99;
/** A record this likely, and likelier than every other, is linked without being looked at. */
export const PONTOS_CLAROS = 80;
const MAX_SUGESTOES = 8;

/** A record that one reason names. */
export type Candidato = Pick<SugestaoDocumento, 'alvo' | 'alvoId' | 'nome'> & { readonly motivo: MotivoSugestao };

/** The likeliest first: the strongest reason of each record, and a little for every other. */
export function rankCandidatos(candidatos: readonly Candidato[]): SugestaoDocumento[] {
  const byAlvo = new Map<string, Candidato[]>();
  for (const candidato of candidatos) {
    const chave = `${candidato.alvo} ${candidato.alvoId}`;
    byAlvo.set(chave, [...(byAlvo.get(chave) ?? []), candidato]);
  }
  const sugestoes = [...byAlvo.values()].map(([um, ...outros]): SugestaoDocumento => {
    const { alvo, alvoId, nome } = um as Candidato;
    const motivos = [...new Set([um as Candidato, ...outros].map(({ motivo }) => motivo))].toSorted((a, b) => PONTOS[b] - PONTOS[a]);
    const pontos = Math.max(...motivos.map((motivo) => PONTOS[motivo])) + POR_OUTRO_MOTIVO * (motivos.length - 1);
    return { alvo, alvoId, nome, pontos: Math.min(pontos, MAX_PONTOS), motivos };
  });
  return sugestoes.toSorted((a, b) => b.pontos - a.pontos || a.nome.localeCompare(b.nome, 'pt-BR')).slice(0, MAX_SUGESTOES);
}

/** The one record that is clear; null when there is none, or two are as likely. */
export function clearOf([melhor, segunda]: readonly SugestaoDocumento[]): SugestaoDocumento | null {
  return melhor && melhor.pontos >= PONTOS_CLAROS && melhor.pontos > (segunda?.pontos ?? 0) ? melhor : null;
}

import type { RascunhoOrcamento } from '@balcao/contracts';
import { isSame } from '../../mesmo-conteudo.model.ts';

/** One field that two versions of a draft fill differently; `campo` is its dotted path. */
export interface Divergencia {
  readonly campo: string;
  readonly minha: unknown;
  readonly deles: unknown;
}

/** The fields in which two versions differ, in the order of the form. */
export function divergenciasEntre(minha: unknown, deles: unknown, campo = ''): Divergencia[] {
  if (isSame(minha, deles)) return [];
  if (!isRecord(minha) && !isRecord(deles)) return [{ campo, minha, deles }];
  const mine = isRecord(minha) ? minha : {};
  const theirs = isRecord(deles) ? deles : {};
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...keys].flatMap((key) => divergenciasEntre(mine[key], theirs[key], campo ? `${campo}.${key}` : key));
}

/** A field that somebody else changed, and what it holds now. */
export interface Mudanca {
  readonly campo: string;
  readonly valor: unknown;
}

/** Puts into a form what fields hold now; what is gone is empty there. */
export function showIn({ setValue }: { setValue: (campo: string, valor: unknown) => void }, mudancas: readonly Mudanca[]): void {
  for (const { campo, valor } of mudancas) setValue(campo, valor ?? null);
}

/** Two drafts made of the same one, put together. */
export interface Juncao {
  /** What only one changed as that one left it; what both changed, as it is here. */
  readonly rascunho: RascunhoOrcamento;
  /** Fields only the others changed. */
  readonly recebidas: readonly Mudanca[];
  /** Fields both changed, each in another way: only these need somebody to choose. */
  readonly divergencias: readonly Divergencia[];
}

interface Versoes {
  readonly base: unknown;
  readonly minha: unknown;
  readonly deles: unknown;
}

/** Puts together two versions of a draft made of the same base; a list counts as one field. */
export function mergeRascunhos(versoes: { base: unknown; minha: RascunhoOrcamento; deles: RascunhoOrcamento }): Juncao {
  const recebidas: Mudanca[] = [];
  const divergencias: Divergencia[] = [];
  const merge = ({ base, minha, deles }: Versoes, campo: string): unknown => {
    if (isSame(minha, deles) || isSame(base, deles)) return minha;
    if (isBranch(minha) && isBranch(deles)) {
      const [old, mine, theirs] = [fieldsOf(base), fieldsOf(minha), fieldsOf(deles)];
      const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
      return Object.fromEntries(
        [...keys].map((key) => {
          const inner = { base: old[key], minha: mine[key], deles: theirs[key] };
          return [key, merge(inner, campo ? `${campo}.${key}` : key)] as const;
        }),
      );
    }
    if (isSame(base, minha)) {
      recebidas.push({ campo, valor: deles });
      return deles;
    }
    divergencias.push({ campo, minha, deles });
    return minha;
  };
  // both are drafts, so what comes of putting them together field by field is one
  const rascunho = merge(versoes, '') as RascunhoOrcamento;
  return { rascunho, recebidas, divergencias };
}

/** Something with fields of its own, or nothing yet. */
const isBranch = (value: unknown): boolean => value === null || value === undefined || isRecord(value);
const fieldsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

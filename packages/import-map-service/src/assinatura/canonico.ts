import { createHash } from 'node:crypto';

const isTree = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null && !Array.isArray(valor);

function ordered(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(ordered);
  if (!isTree(valor)) return valor;
  return Object.fromEntries(
    Object.keys(valor)
      .sort()
      .map((key) => [key, ordered(valor[key])] as const),
  );
}

/** JSON with keys in order: the same value always gives the same text. */
export const canonico = (valor: unknown): string => JSON.stringify(ordered(valor));

/** 20 hexadecimal digits over a value's canonical text. */
export const resumo = (valor: unknown): string => createHash('sha256').update(canonico(valor)).digest('hex').slice(0, 20);

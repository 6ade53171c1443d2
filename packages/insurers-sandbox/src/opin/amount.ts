/** An amount as the standard writes it. */
export interface Valor {
  readonly amount: string;
  readonly unitType: 'PORCENTAGEM' | 'MONETARIO' | 'OUTROS';
  readonly unitTypeOthers?: string;
  readonly unit?: { readonly code: string; readonly description: string };
}

/** @example reais(451411).amount // '4514.11' */
export function reais(centavos: number): Valor {
  const digits = String(centavos).padStart(3, '0');
  return { amount: `${digits.slice(0, -2)}.${digits.slice(-2)}`, unitType: 'MONETARIO', unit: { code: 'R$', description: 'BRL' } };
}

/** Centavos of an amount of the standard, with or without decimals. */
export function centavosOf(amount: string): number {
  const [inteiro = '0', decimais = ''] = amount.split('.');
  return Number(inteiro) * 100 + Number(decimais.padEnd(2, '0'));
}

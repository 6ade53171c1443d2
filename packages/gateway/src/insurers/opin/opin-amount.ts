/** An amount as the standard writes it: text, with its unit beside it. */
export interface OpinAmount {
  readonly amount: string;
  readonly unitType: 'PORCENTAGEM' | 'MONETARIO' | 'OUTROS';
  readonly unitTypeOthers?: string;
  readonly unit?: { readonly code: string; readonly description: string };
}

/** @example reais(8_500_000).amount // '85000.00' */
export function reais(centavos: number): OpinAmount {
  const digits = String(centavos).padStart(3, '0');
  return { amount: `${digits.slice(0, -2)}.${digits.slice(-2)}`, unitType: 'MONETARIO', unit: { code: 'R$', description: 'BRL' } };
}

/** Integer centavos of an amount in reais; its form was checked by the schema. */
export function centavosOf(amount: string): number {
  const [inteiro = '0', decimais = ''] = amount.split('.');
  return Number(inteiro) * 100 + Number(decimais.padEnd(2, '0'));
}

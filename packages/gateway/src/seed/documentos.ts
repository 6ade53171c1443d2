import type { Sorteio } from './sorteio.ts';

const soma = (valores: readonly number[], pesos: readonly number[]): number =>
  valores.reduce((total, valor, index) => total + valor * (pesos[index] ?? 0), 0);
const digito = (resto: number): number => (resto < 2 ? 0 : 11 - resto);
const valores = (texto: string): number[] => [...texto].map((letra) => letra.charCodeAt(0) - 48);

/** Completes nine digits into a CPF. */
export function completeCpf(base: string): string {
  const first = digito(soma(valores(base), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  const second = digito(soma(valores(`${base}${first}`), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return `${base}${first}${second}`;
}

/** Completes twelve characters into a CNPJ: modulo 11 over ASCII − 48, so letters count too (domain design §0). */
export function completeCnpj(base: string): string {
  const first = digito(soma(valores(base), [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  const second = digito(soma(valores(`${base}${first}`), [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return `${base}${first}${second}`;
}

/** Draws documents nobody else in the same generation has. CPFs all begin with 000: no person was ever given one. */
export function createDocumentos(sorteio: Sorteio) {
  const taken = new Set<string>();
  function unused(draw: () => string): string {
    for (;;) {
      const documento = draw();
      if (taken.has(documento)) continue;
      taken.add(documento);
      return documento;
    }
  }
  return {
    cpf: (): string => unused(() => completeCpf(`000${sorteio.digitos(6)}`)),
    cnpj: (): string => unused(() => completeCnpj(`${sorteio.inteiro(90, 99)}${sorteio.digitos(6)}0001`)),
    /** As issued since July 2026: letters and digits. */
    cnpjAlfanumerico: (): string =>
      unused(() => completeCnpj(`${sorteio.inteiro(10, 99)}${sorteio.letras(3)}${sorteio.digitos(3)}01${sorteio.letras(2)}`)),
    placa: (mercosul: boolean): string =>
      unused(
        () =>
          `${sorteio.letras(3)}${sorteio.digitos(1)}${mercosul ? sorteio.um([...'ABCDEFGHIJ']) : sorteio.digitos(1)}${sorteio.digitos(2)}`,
      ),
    chassi: (): string =>
      unused(
        () => `9B${Array.from({ length: 9 }, () => sorteio.um([...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'])).join('')}${sorteio.digitos(6)}`,
      ),
  };
}

export type Documentos = ReturnType<typeof createDocumentos>;

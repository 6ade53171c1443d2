/** An account by its parts, without masks: the digit of each stands after a hyphen, `12345-6`. */
interface Conta {
  /** Three digits. */
  readonly banco: string;
  readonly agencia: string;
  readonly conta: string;
}

/** A number and its check digit. */
interface Verificavel {
  readonly numero: string;
  readonly digito: string | null;
}

/** Check digits a bank takes for a number; null when the number is none the bank's rule speaks of. */
type Regra = (numero: string, agencia: string) => readonly string[] | null;

const digitsOf = (texto: string): number[] => [...texto].map(Number);
const sum = (valores: readonly number[]): number => valores.reduce((total, valor) => total + valor, 0);
const weighted = (numero: string, pesos: readonly number[]): number[] =>
  digitsOf(numero).map((digit, index) => digit * (pesos[index] ?? 0));
/** The number with zeros before it; null when it is longer than the bank has. */
const padded = (numero: string, tamanho: number): string | null => (numero.length > tamanho ? null : numero.padStart(tamanho, '0'));

/** Modulo 11 over fixed weights; `dez` is what stands for a rest of ten. */
const modulo11 =
  (pesos: readonly number[], dez: readonly string[]): Regra =>
  (numero) => {
    const inteiro = padded(numero, pesos.length);
    if (inteiro === null) return null;
    const digit = 11 - (sum(weighted(inteiro, pesos)) % 11);
    return digit === 10 ? dez : [String(digit % 11)];
  };

/** Modulo 10 over branch and account together; a product of two digits counts as their sum. */
const itau: Regra = (numero, agencia) => {
  const inteiro = padded(numero, 5);
  if (inteiro === null || agencia.length !== 4) return null;
  const produtos = digitsOf(agencia + inteiro).map((digit, index) => digit * (index % 2 === 0 ? 2 : 1));
  return [String((10 - (sum(produtos.map((produto) => Math.trunc(produto / 10) + (produto % 10))) % 10)) % 10)];
};

/** Only the last digit of each product counts. */
const santander: Regra = (numero, agencia) => {
  const inteiro = padded(numero, 8);
  if (inteiro === null || agencia.length !== 4) return null;
  const produtos = weighted(`${agencia}00${inteiro}`, [9, 7, 3, 1, 0, 0, 9, 7, 1, 3, 1, 9, 7, 3]);
  return [String((10 - (sum(produtos.map((produto) => produto % 10)) % 10)) % 10)];
};

/** Accounts with their operation, eleven digits in all; the newer ones without it follow no published rule. */
const caixa: Regra = (numero, agencia) => {
  if (numero.length !== 11 || agencia.length !== 4) return null;
  return [String(((sum(weighted(agencia + numero, [8, 7, 6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])) * 10) % 11) % 10)];
};

/** Rules of the banks that publish theirs. Bradesco writes a rest of ten as P, and its channels also as 0. */
const REGRAS: Readonly<Record<string, { readonly agencia?: Regra; readonly conta: Regra }>> = {
  '001': { agencia: modulo11([5, 4, 3, 2], ['X']), conta: modulo11([9, 8, 7, 6, 5, 4, 3, 2], ['X']) },
  '033': { conta: santander },
  '104': { conta: caixa },
  '237': { agencia: modulo11([5, 4, 3, 2], ['P', '0']), conta: modulo11([2, 7, 6, 5, 4, 3, 2], ['P', '0']) },
  '341': { conta: itau },
};

const parted = (texto: string): Verificavel => {
  const [numero = '', digito = null] = texto.split('-');
  return { numero, digito };
};

/**
 * Which parts of a bank account have a check digit that is not theirs. Banco do Brasil, Santander, Caixa, Bradesco and Itaú are judged;
 * the other banks publish no rule.
 *
 * @returns nothing when the digits are right, absent, or of a bank without a rule
 * @example refuteDigitos({ banco: '001', agencia: '1584-9', conta: '00210169-6' }) // []
 */
export function refuteDigitos({ banco, agencia, conta }: Conta): ('agencia' | 'conta')[] {
  const regras = REGRAS[banco];
  if (!regras) return [];
  const partes = { agencia: parted(agencia), conta: parted(conta) };
  return (['agencia', 'conta'] as const).filter((nome) => {
    const { numero, digito } = partes[nome];
    const expected = digito === null ? null : (regras[nome]?.(numero, partes.agencia.numero) ?? null);
    return expected !== null && digito !== null && !expected.includes(digito);
  });
}

import { isCep, isChassi, isCnpj, isCpf, isData, isPlaca, normalizeDocumento } from '@balcao/domain';
import { plain } from './trecho.ts';

/** Reads the text of a field; null when it is not one of its kind, whole. */
export type Leitor = (texto: string) => string | number | null;

const MESES = ['JAN', 'FEV', 'MAR', 'ABR', 'MAI', 'JUN', 'JUL', 'AGO', 'SET', 'OUT', 'NOV', 'DEZ'];
const real = (dia: string): string | null => (isData(dia) ? dia : null);

/** 01/03/2026 */
export const diaComBarras: Leitor = (texto) => real(texto.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1'));
/** 01.03.2026 */
export const diaComPontos: Leitor = (texto) => real(texto.trim().replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1'));
/** 01-MAR-2026 */
export const diaPorExtenso: Leitor = (texto) => {
  const [, dia, mes = '', ano] = /^(\d{2})-([A-Z]{3})-(\d{4})$/.exec(texto.trim()) ?? [];
  const numero = MESES.indexOf(mes) + 1;
  return numero > 0 ? real(`${ano}-${String(numero).padStart(2, '0')}-${dia}`) : null;
};

const centavosOf = (texto: string, forma: RegExp): number | null => {
  const [, sinal, reais, centavos] = forma.exec(texto.trim()) ?? [];
  if (reais === undefined) return null;
  const valor = Number(reais.replaceAll('.', '') + centavos);
  return !Number.isSafeInteger(valor) ? null : sinal && valor !== 0 ? -valor : valor;
};
/** 1.234,56 */
export const valorComMilhar: Leitor = (texto) => centavosOf(texto, /^(-)?(\d{1,3}(?:\.\d{3})*),(\d{2})$/);
/** R$ 1.234,56 */
export const valorComCifrao: Leitor = (texto) => centavosOf(texto, /^(-)?R\$ ?(\d{1,3}(?:\.\d{3})*),(\d{2})$/);
/** 1234,56 */
export const valorSemMilhar: Leitor = (texto) => centavosOf(texto, /^(-)?(\d+),(\d{2})$/);

export const numero: Leitor = (texto) => (/^[0-9A-Z][0-9A-Z./-]{1,39}$/i.test(texto.trim()) && /\d/.test(texto) ? texto.trim() : null);
export const texto: Leitor = (lido) => (/\p{L}{2}/u.test(lido) ? lido.replace(/\s+/g, ' ').trim() : null);
export const documento: Leitor = (lido) => (isCpf(lido) || isCnpj(lido) ? normalizeDocumento(lido) : null);
export const placa: Leitor = (lido) => (isPlaca(lido) ? normalizeDocumento(lido) : null);
export const chassi: Leitor = (lido) => (isChassi(lido) ? lido.trim().toUpperCase() : null);
export const ano: Leitor = (lido) => (/^(19[5-9]|20\d)\d$/.test(lido.trim()) ? Number(lido) : null);
export const cep: Leitor = (lido) => (/^\d{5}-?\d{3}$/.test(lido.trim()) && isCep(lido.trim()) ? lido.replace(/\D/g, '') : null);
export const codigoRamo: Leitor = (lido) => /^(\d{4}) - \p{L}/u.exec(lido.trim())?.[1] ?? null;
export const bonus: Leitor = (lido) => {
  const [, classe] = /^(?:classe )?(10|\d)$/.exec(lido.trim()) ?? [];
  return classe === undefined ? null : Number(classe);
};
export const ci: Leitor = (lido) => (/^\d{10,20}$/.test(lido.trim()) ? lido.trim() : null);
export const susep: Leitor = (lido) => (/^\d{6,15}$/.test(lido.trim()) ? lido.trim() : null);
export const taxa: Leitor = (lido) => {
  const [, inteiro, decimos] = /^(\d{1,2}),(\d{2})(?:%.*)?$/.exec(lido.trim()) ?? [];
  return inteiro === undefined ? null : Number(inteiro + decimos);
};

const FORMAS = (
  [
    ['Boleto bancário', 'BOLETO'],
    ['Pix', 'PIX'],
    ['Cartão de crédito', 'CARTAO'],
    ['Débito em conta', 'DEBITO'],
    ['Carnê', 'CARNE'],
  ] as const
).map(([nome, valor]) => [plain(nome), valor] as const);
/** How it is paid, alone or followed by in how many instalments. */
export const forma: Leitor = (lido) => {
  const dito = plain(lido.replace(/ em \d+x$/, ''));
  return FORMAS.find(([nome]) => nome === dito)?.[1] ?? null;
};

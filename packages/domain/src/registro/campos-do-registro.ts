import { formatData } from '../datas/format-data.ts';
import { formatBps } from '../dinheiro/bps.ts';
import { formatCentavos, formatNumero } from '../dinheiro/format-numero.ts';

/** What a field of a record may hold; an empty one is null. */
export type ValorDoCampo = string | number | boolean | null;

/** One field of a record: what it is called, and how it is typed, kept and said. Money is in centavos, rates in bps. */
export interface CampoDoRegistro {
  readonly rotulo: string;
  readonly tipo: 'texto' | 'inteiro' | 'dinheiro' | 'taxa' | 'dia' | 'escolha' | 'sim-ou-nao';
  readonly obrigatorio?: boolean;
  /** Letters of a text, or the most an integer may be. */
  readonly max?: number;
  /** What may be chosen, by the word it is kept under. */
  readonly opcoes?: Readonly<Record<string, string>>;
  /** What helps to fill it. */
  readonly ajuda?: string;
  /**
   * Present when it is a column of the list: its width (any CSS width; absent, it takes the remaining space), and whether it can be sorted.
   */
  readonly naLista?: { readonly largura?: string; readonly isOrdenavel?: true };
}

/** Every field of a record, in the order of its form; a field forgotten does not compile. */
export type CamposDoRegistro<Dados extends object> = { readonly [C in keyof Dados & string]-?: CampoDoRegistro };

const OBRIGATORIO = 'Campo obrigatório.';
const emptyOf = ({ tipo }: CampoDoRegistro): ValorDoCampo => (tipo === 'texto' ? '' : tipo === 'sim-ou-nao' ? false : null);

/** Whether a field may hold it while it is typed. */
function isDigitavel({ tipo }: CampoDoRegistro, valor: unknown): boolean {
  if (tipo === 'texto') return typeof valor === 'string';
  if (tipo === 'sim-ou-nao') return typeof valor === 'boolean';
  return valor === null || typeof valor === (tipo === 'dia' || tipo === 'escolha' ? 'string' : 'number');
}

/** A value in words. @example sayCampo({ rotulo: 'Valor', tipo: 'dinheiro' }, 150000) // 'R$ 1.500,00' */
export function sayCampo({ tipo, opcoes }: CampoDoRegistro, valor: unknown): string {
  if (tipo === 'sim-ou-nao') return valor === true ? 'Sim' : 'Não';
  if (valor === null || valor === undefined || valor === '') return '';
  if (tipo === 'dinheiro') return formatCentavos(Number(valor));
  if (tipo === 'taxa') return formatBps(Number(valor));
  if (tipo === 'inteiro') return formatNumero(Number(valor));
  if (tipo === 'dia') return formatData(String(valor));
  return opcoes?.[String(valor)] ?? String(valor);
}

/** Where two versions of a record say different things, in words. */
interface DiferencaDoCampo {
  readonly rotulo: string;
  readonly deles: string;
  readonly meu: string;
}

/** The form of a record, out of its fields. */
export interface FormularioDoRegistro<Dados extends object> {
  readonly campos: CamposDoRegistro<Dados>;
  /** Typed values of a stored record, or of a new one. */
  digitadoDe(ficha: Dados | null): Digitado<Dados>;
  /** Reads a form that was kept as it was typed; null when it is not one of these fields. */
  parseDigitado(valor: unknown): Digitado<Dados> | null;
  /** Values to send: texts trimmed, empty ones null. */
  dadosDe(digitado: Digitado<Dados>): Dados;
  camposOf(): readonly string[];
  /** What a field is called on screen. */
  rotuloDe(this: void, campo: string): string | undefined;
  /** What keeps it from being sent, by field. */
  judge(digitado: Digitado<Dados>): Partial<Record<string, string>>;
  diferencasDe(gravada: Dados, digitado: Digitado<Dados>): DiferencaDoCampo[];
}

/** A record as typed. */
export type Digitado<Dados extends object> = { readonly [C in keyof Dados & string]: ValorDoCampo };

/**
 * How a record whose fields are all plain is typed, judged, sent and compared.
 *
 * @example export const form = formOf<DadosMeta>(camposDaMeta)
 */
export function formOf<Dados extends object>(campos: CamposDoRegistro<Dados>): FormularioDoRegistro<Dados> {
  const entries = Object.entries<CampoDoRegistro>(campos) as [keyof Dados & string, CampoDoRegistro][];
  const filled = (valor: ValorDoCampo): ValorDoCampo => (typeof valor === 'string' ? valor.trim() || null : valor);
  const digitadoDe = (ficha: Dados | null): Digitado<Dados> =>
    Object.fromEntries(entries.map(([nome, campo]) => [nome, ficha?.[nome] ?? emptyOf(campo)])) as Digitado<Dados>;
  return {
    campos,
    digitadoDe,
    parseDigitado: (valor) =>
      entries.every(([nome, campo]) => isDigitavel(campo, (valor as Partial<Record<string, unknown>> | null)?.[nome]))
        ? (valor as Digitado<Dados>)
        : null,
    dadosDe: (digitado) => Object.fromEntries(entries.map(([nome]) => [nome, filled(digitado[nome])])) as Dados,
    camposOf: () => entries.map(([nome]) => nome),
    rotuloDe: (campo) => entries.find(([nome]) => nome === campo)?.[1].rotulo,
    judge: (digitado) =>
      Object.fromEntries(
        entries.filter(([nome, campo]) => campo.obrigatorio && filled(digitado[nome]) === null).map(([nome]) => [nome, OBRIGATORIO]),
      ),
    diferencasDe(gravada, digitado) {
      const deles = digitadoDe(gravada);
      return entries
        .filter(([nome]) => deles[nome] !== digitado[nome])
        .map(([nome, campo]) => ({ rotulo: campo.rotulo, deles: sayCampo(campo, deles[nome]), meu: sayCampo(campo, digitado[nome]) }));
    },
  };
}

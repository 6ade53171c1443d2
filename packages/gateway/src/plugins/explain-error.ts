/** Explanation of an error, as logged. */
export interface Motivo {
  readonly type: string;
  readonly code?: string;
  /** The error's message; outside development only parts that cannot contain data. */
  readonly message?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  /** Paths of what a schema refused, with the kind of each refusal: `itens.0.ativo: invalid_type`. */
  readonly campos?: readonly string[];
  readonly stack?: string;
}

interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  /** What the schema wants there. */
  readonly expected?: string;
}

type Falha = Error & { code?: string; constraint?: string; table?: string; column?: string; detail?: string; issues?: readonly Issue[] };

/** SQLSTATE. */
const DO_BANCO = /^[0-9A-Z]{5}$/;
/** In these classes PostgreSQL's messages contain names of columns, tables and constraints, but no values: constraint violations, wrong SQL. */
const SO_NOMES = /^(23|42)/;
/** A key from the source code; keys of a record may be user data. */
const NOME_DE_CAMPO = /^[A-Za-z_]\w*$/;

const isDoBanco = ({ code }: Falha) => DO_BANCO.test(code ?? '');

/** Without data: an SQL message of names alone as it is, another up to its first quote, and nothing of any other error. */
function messageWithoutData(error: Falha): string | undefined {
  if (!isDoBanco(error)) return undefined;
  return SO_NOMES.test(error.code ?? '') ? error.message : error.message.split(/[:"'(]/)[0]?.trim();
}

const pathOf = ({ path }: Issue, withData: boolean) =>
  path.map((key) => (withData || typeof key === 'number' || NOME_DE_CAMPO.test(String(key)) ? String(key) : '*')).join('.') || '(tudo)';

const refusalOf = (issue: Issue, withData: boolean) =>
  `${pathOf(issue, withData)}: ${issue.code ?? 'invalid'}${issue.expected ? ` (${issue.expected})` : ''}`;

/** A schema's message repeats its issues as JSON: its paths say the same in one line each. */
const wholeMessage = ({ message, detail, issues }: Falha) =>
  issues ? undefined : [message, detail].filter((text) => text !== undefined && text !== '').join(' · ');

/**
 * Explains an error. Data is included only in development, because messages may quote user input.
 *
 * @example explainError(error, { withData: false }) // { type: '$ZodError', campos: ['itens.0.ativo: invalid_type'], stack: '…' }
 */
export function explainError(error: unknown, { withData }: { readonly withData: boolean }): Motivo {
  const falha: Falha = error instanceof Error ? error : Object.assign(new Error(String(error)), { name: typeof error });
  const { code, constraint, table, column, issues } = falha;
  const message = withData ? wholeMessage(falha) : messageWithoutData(falha);
  const stack = falha.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
  return {
    type: falha.name,
    ...(code !== undefined && { code }),
    ...(message !== undefined && { message }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
    ...(issues && { campos: issues.map((issue) => refusalOf(issue, withData)) }),
    ...(stack !== undefined && { stack }),
  };
}

/** The explanation in one line, for the response. */
export function sayMotivo({ type, code, message, column, campos }: Motivo): string {
  const what = message ?? campos?.join('; ') ?? type;
  const coluna = column && !message?.includes(column) ? ` (coluna ${column})` : '';
  return `${code ? `${code} ` : ''}${what}${coluna}`;
}

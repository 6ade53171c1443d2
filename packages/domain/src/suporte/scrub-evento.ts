type Visto = string | number | boolean | null;

const OCULTO = '•••';
const CHAVES = 20;
/** CPF, telephones and CNPJ begin at ten digits; what the product counts and measures stays below. */
const MAIOR_NUMERO = 999_999_999;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
/** Matches a term of the product (`sucesso`, `quoting`, `dirty-form`), but not a plate, a number or a sentence. */
const PALAVRA = /^[a-z]+(?:[-_:.][a-z]+)*$/;
const CHAVE = /^[a-z][a-zA-Z0-9]{0,39}$/;
/** Fields with names or free text, always removed: a surname in lower case would look like a term. */
const PESSOAL = /nome|titulo|descri|texto|mensagem|busca|email|login|endereco|cidade|bairro|apelido|segurad[oa]$|condutor$/i;

function scrubValor(chave: string, valor: unknown): Visto {
  if (valor === null || typeof valor === 'boolean') return valor;
  if (typeof valor === 'number') return Math.abs(valor) <= MAIOR_NUMERO ? valor : OCULTO;
  if (typeof valor !== 'string') return OCULTO;
  if (UUID.test(valor)) return valor;
  return !PESSOAL.test(chave) && valor.length <= 30 && PALAVRA.test(valor) ? valor : OCULTO;
}

function entriesOf(prefixo: string, valor: object): [string, Visto][] {
  return Object.entries(valor).flatMap(([nome, dentro]): [string, Visto][] => {
    if (dentro === undefined || !CHAVE.test(nome)) return [];
    const chave = prefixo + nome;
    if (Array.isArray(dentro)) return [[`${chave}.quantos`, dentro.length]];
    if (typeof dentro === 'object' && dentro !== null) return entriesOf(`${chave}.`, dentro);
    return [[chave, scrubValor(nome, dentro)]];
  });
}

/**
 * Removes personal data from a bus event. Keeps numbers below ten digits, flags, UUIDs and short terms of the product, and the length
 * of lists; everything else becomes `•••`. At most 20 entries, inner ones under dotted names.
 *
 * @example scrubEvento({ parcela: 'quoting', titulo: 'Orçamento de Rita' }) // { parcela: 'quoting', titulo: '•••' }
 */
export function scrubEvento(payload: unknown): Record<string, Visto> {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return {};
  return Object.fromEntries(entriesOf('', payload).slice(0, CHAVES));
}

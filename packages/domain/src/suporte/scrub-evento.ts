type Visto = string | number | boolean | null;

const OCULTO = '•••';
const CHAVES = 20;
/** CPF, telephones and CNPJ begin at ten digits; what the product counts and measures stays below. */
const MAIOR_NUMERO = 999_999_999;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
/** A word of the product (`sucesso`, `quoting`, `dirty-form`): never a plate, a number, a sentence. */
const PALAVRA = /^[a-z]+(?:[-_:.][a-z]+)*$/;
const CHAVE = /^[a-z][a-zA-Z0-9]{0,39}$/;
/** What people write or are called, whatever it looks like: a surname in lower case is a word too. */
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
 * What is left of a bus event once personal data is taken out: numbers below ten digits, flags, UUIDs and short words of the
 * product; of a list, how many it holds; everything else is `•••`. At most 20 entries, inner ones under dotted names.
 *
 * @example scrubEvento({ parcela: 'quoting', titulo: 'Orçamento de Rita' }) // { parcela: 'quoting', titulo: '•••' }
 */
export function scrubEvento(payload: unknown): Record<string, Visto> {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return {};
  return Object.fromEntries(entriesOf('', payload).slice(0, CHAVES));
}

import { canonico } from '../assinatura/canonico.ts';

/** A JSON Schema, as zod writes it. */
export type Esquema = Readonly<Record<string, unknown>>;

/** One place where the produced schema does not satisfy the required one. */
export interface Desencontro {
  /** `cliente.nome`; empty = the payload itself. */
  readonly campo: string;
  readonly problema: 'ausente' | 'opcional' | 'outro tipo' | 'valor novo';
}

interface Par {
  readonly produz: Esquema;
  readonly consome: Esquema;
  /** Root schemas, against which `$ref` is resolved. */
  readonly raizes: { readonly produz: Esquema; readonly consome: Esquema };
  readonly campo: string;
  readonly fundo: number;
}

/** Depth limit of the comparison, because schemas may be recursive. */
const FUNDO_MAXIMO = 8;
const TIPOS = ['string', 'number', 'integer', 'boolean', 'null', 'object', 'array'];

const isEsquema = (valor: unknown): valor is Esquema => typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const lista = (valor: unknown): readonly unknown[] => (Array.isArray(valor) ? valor : []);
const esquema = (valor: unknown): Esquema => (isEsquema(valor) ? valor : {});
const campos = (de: Esquema): Readonly<Record<string, unknown>> => esquema(de['properties']);
const obrigatorios = (de: Esquema) => lista(de['required']).map(String);

/** Resolves a `$ref` and merges `allOf`. */
function follow(de: Esquema, raiz: Esquema): Esquema {
  const para = de['$ref'];
  if (para === '#') return raiz;
  if (typeof para === 'string') {
    const passos = para.split('/').slice(1);
    return esquema(passos.reduce<unknown>((onde, passo) => esquema(onde)[passo], raiz));
  }
  return Array.isArray(de['allOf']) ? join(lista(de['allOf']).map((parte) => follow(esquema(parte), raiz))) : de;
}

const join = (partes: readonly Esquema[]): Esquema => ({
  ...Object.assign({}, ...partes),
  properties: Object.assign({}, ...partes.map(campos)),
  required: partes.flatMap(obrigatorios),
});

/** The alternatives of a schema. */
function alternativas(de: Esquema): readonly Esquema[] {
  const varias = [...lista(de['anyOf']), ...lista(de['oneOf'])].filter(isEsquema);
  if (varias.length > 0) return varias;
  const tipos = lista(de['type']);
  return tipos.length > 0 ? tipos.map((type) => ({ ...de, type })) : [de];
}

const valores = (de: Esquema): readonly unknown[] | null =>
  'const' in de ? [de['const']] : Array.isArray(de['enum']) ? lista(de['enum']) : null;

const tipoDoValor = (valor: unknown): string => {
  if (valor === null) return 'null';
  if (Array.isArray(valor)) return 'array';
  return Number.isInteger(valor) ? 'integer' : typeof valor;
};

function tiposDe(de: Esquema): readonly string[] {
  if (typeof de['type'] === 'string') return [de['type']];
  const fixos = valores(de);
  if (fixos) return fixos.map(tipoDoValor);
  return 'properties' in de ? ['object'] : TIPOS;
}

const cabe = (tipo: string, em: readonly string[]) => em.includes(tipo) || (tipo === 'integer' && em.includes('number'));

function isOutroTipo(produz: Esquema, consome: Esquema): boolean {
  const aceitos = tiposDe(consome);
  if (tiposDe(produz).some((tipo) => !cabe(tipo, aceitos))) return true;
  const [formato, pedido] = [produz['format'], consome['format']];
  return typeof formato === 'string' && typeof pedido === 'string' && formato !== pedido;
}

function hasValorNovo(produz: Esquema, consome: Esquema): boolean {
  const aceitos = valores(consome)?.map(canonico);
  if (!aceitos) return false;
  const possiveis = valores(produz);
  return !possiveis || possiveis.some((valor) => !aceitos.includes(canonico(valor)));
}

const abaixo = (campo: string, nome: string) => (campo ? `${campo}.${nome}` : nome);

function desencontrosDoObjeto(par: Par): Desencontro[] {
  const { produz, consome, campo } = par;
  const [temos, queremos, exigidos, garantidos] = [campos(produz), campos(consome), obrigatorios(consome), obrigatorios(produz)];
  // extra fields are accepted: zod declares objects as closed, but ignores unknown fields when it parses
  const deCada = [...new Set([...exigidos, ...Object.keys(queremos)])].flatMap((nome): Desencontro[] => {
    const onde = abaixo(campo, nome);
    if (!Object.hasOwn(temos, nome)) return exigidos.includes(nome) ? [{ campo: onde, problema: 'ausente' }] : [];
    if (exigidos.includes(nome) && !garantidos.includes(nome)) return [{ campo: onde, problema: 'opcional' }];
    return compare({ ...par, produz: esquema(temos[nome]), consome: esquema(queremos[nome]), campo: onde, fundo: par.fundo + 1 });
  });
  return [...deCada, ...desencontrosDosDemais(par)];
}

/** Values of a record: unknown keys with one type. */
function desencontrosDosDemais(par: Par): Desencontro[] {
  const [produz, consome] = [par.produz['additionalProperties'], par.consome['additionalProperties']];
  if (!isEsquema(produz) || !isEsquema(consome)) return [];
  return compare({ ...par, produz, consome, campo: abaixo(par.campo, '*'), fundo: par.fundo + 1 });
}

function desencontrosDaLista(par: Par): Desencontro[] {
  const { produz, consome, campo, fundo } = par;
  if (!isEsquema(consome['items'])) return [];
  return compare({ ...par, produz: esquema(produz['items']), consome: consome['items'], campo: `${campo}[]`, fundo: fundo + 1 });
}

function compareOne(par: Par): Desencontro[] {
  const { produz, consome, campo } = par;
  if (isOutroTipo(produz, consome)) return [{ campo, problema: 'outro tipo' }];
  if (hasValorNovo(produz, consome)) return [{ campo, problema: 'valor novo' }];
  const [tipo] = tiposDe(produz);
  if (tipo === 'object') return desencontrosDoObjeto(par);
  return tipo === 'array' ? desencontrosDaLista(par) : [];
}

const distancia = (achados: readonly Desencontro[]) => achados.length + (achados[0]?.problema === 'outro tipo' ? FUNDO_MAXIMO : 0);

function compare(par: Par): Desencontro[] {
  if (par.fundo > FUNDO_MAXIMO) return [];
  const produzidas = alternativas(follow(par.produz, par.raizes.produz));
  const aceitas = alternativas(follow(par.consome, par.raizes.consome)).map((uma) => follow(uma, par.raizes.consome));
  return produzidas.flatMap((uma) => {
    const tentativas = aceitas.map((consome) => compareOne({ ...par, produz: follow(uma, par.raizes.produz), consome }));
    // one accepting alternative is enough; otherwise the closest one gives the best explanation
    return tentativas.toSorted((a, b) => distancia(a) - distancia(b))[0] ?? [];
  });
}

/** Where a payload of `produz` would not satisfy `consome`: fields missing, no longer required, or of another type. */
export const desencontrosDe = (produz: Esquema, consome: Esquema): Desencontro[] =>
  compare({ produz, consome, raizes: { produz, consome }, campo: '', fundo: 0 });

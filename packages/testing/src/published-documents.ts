import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ErrorObject } from 'ajv';

/** One call that crossed the wire, as it was written. */
export interface ChamadaFeita {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly pedido: unknown;
  readonly resposta: unknown;
}

/** What a judged call breaks; both lists are empty when it keeps to the published form. */
export interface Julgamento {
  readonly operacao: string;
  readonly pedido: readonly string[];
  readonly resposta: readonly string[];
}

interface Conteudo {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, object>>;
}
interface Operacao {
  readonly requestBody?: Conteudo;
  readonly responses: Readonly<Record<string, Conteudo>>;
}
interface Documento {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operacao>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Conteudo>>>>;
}

const ENDERECO = /\/open-insurance\/([a-z-]+)\/(v\d+)(\/[^?]*)/;
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const wordsOf = ({ instancePath, message, params }: ErrorObject): string => `${instancePath} ${message} ${JSON.stringify(params)}`;

/** Whether an address is one of a template's, a `{name}` standing for any one segment. */
function isOf(template: string, address: string): boolean {
  const [asked, given] = [template.split('/'), address.split('/')];
  return asked.length === given.length && asked.every((part, index) => part.startsWith('{') || part === given[index]);
}

/** Where the schema of a body stands in its document, as a JSON pointer; null when the document says nothing of it. */
function pointerOf(documento: Documento, place: string, conteudo: Conteudo | undefined): string | null {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(conteudo?.$ref ?? '') ?? [];
  const body = conteudo?.$ref ? documento.components[kind]?.[name] : conteudo;
  const [type] = Object.keys(body?.content ?? {});
  return type === undefined ? null : `${conteudo?.$ref ?? place}/content/${escaped(type)}/schema`;
}

/** Where a call belongs: which document, and the path in it; null when it is none of its calls. */
type Locate = (url: string) => { readonly api: string; readonly address: string } | null;

/** Judges by documents that are read as calls name them. */
async function createJudge(read: (api: string) => string, locate: Locate) {
  const { parse } = await import('yaml');
  const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false, logger: false });
  const documentos = new Map<string, Documento>();

  function documentOf(api: string): Documento {
    const known = documentos.get(api);
    if (known) return known;
    const documento = parse(read(api)) as Documento;
    documentos.set(api, documento);
    ajv.addSchema(documento, api);
    return documento;
  }

  function breachesAt(api: string, pointer: string | null, value: unknown): string[] {
    if (pointer === null) return value === undefined ? [] : ['a body where none is published'];
    documentOf(api);
    const validate = ajv.getSchema(`${api}${pointer}`);
    if (!validate) throw new Error(`no schema at ${api}${pointer}`);
    return validate(value) ? [] : (validate.errors ?? []).map(wordsOf);
  }

  function judge({ method, url, status, pedido, resposta }: ChamadaFeita): Julgamento {
    const { api = '', address = '' } = locate(url) ?? {};
    const documento = documentOf(api);
    const [template, calls] = Object.entries(documento.paths).find(([key]) => isOf(key, address)) ?? [];
    const verb = method.toLowerCase();
    const operacao = calls?.[verb];
    if (!template || !operacao) throw new Error(`${api}.yaml has no ${method} ${address}`);
    const place = `#/paths/${escaped(template)}/${verb}`;
    const code = operacao.responses[String(status)] ? String(status) : 'default';
    return {
      operacao: `${method} ${api}${template} ${status}`,
      pedido: breachesAt(api, pointerOf(documento, `${place}/requestBody`, operacao.requestBody), pedido),
      resposta: breachesAt(api, pointerOf(documento, `${place}/responses/${code}`, operacao.responses[code]), resposta),
    };
  }
  return { judge, breachesAt };
}

/**
 * A judge of calls by the OpenAPI documents that Open Insurance Brasil publishes, read from a folder of `<api>.yaml` files.
 * @param folder where the documents are; tests take it from the environment variable `OPIN_SPECS`
 * @returns null without a folder, so that who asks can say that nothing was judged
 * @throws when the folder has no document of the API that was called, or the document has no such call
 * @example const judge = await readPublishedDocuments(process.env['OPIN_SPECS']);
 */
export async function readPublishedDocuments(folder: string | undefined): Promise<((chamada: ChamadaFeita) => Julgamento) | null> {
  if (!folder) return null;
  const read = (api: string): string => {
    const file = path.join(folder, `${api}.yaml`);
    if (!existsSync(file)) throw new Error(`OPIN_SPECS has no ${api}.yaml`);
    return readFileSync(file, 'utf8');
  };
  const { judge } = await createJudge(read, (url) => {
    const [, nome = '', versao = '', address = ''] = ENDERECO.exec(url) ?? [];
    // an API of which several versions are published has the version in the name of its document
    const api = existsSync(path.join(folder, `${nome}_${versao}.yaml`)) ? `${nome}_${versao}` : nome;
    return { api, address };
  });
  return judge;
}

/** Where the document of API Pix says what a notice of payments carries. */
const AVISO_PIX = '#/components/requestBodies/WebhookPixBody/content/application~1json/schema';

/**
 * A judge of calls, and of notices, by the OpenAPI document that Banco Central publishes of API Pix.
 * @param file the document; tests take it from the environment variable `PIX_SPEC`
 * @returns null without a file, so that who asks can say that nothing was judged
 * @throws when the document has no such call
 * @example const judge = await readPublishedPix(process.env['PIX_SPEC']);
 */
export async function readPublishedPix(
  file: string | undefined,
): Promise<{ readonly chamada: (chamada: ChamadaFeita) => Julgamento; readonly aviso: (corpo: unknown) => readonly string[] } | null> {
  if (!file) return null;
  const { judge, breachesAt } = await createJudge(
    () => readFileSync(file, 'utf8'),
    (url) => ({ api: 'api-pix', address: /\/v\d+(\/[^?]*)/.exec(url)?.[1] ?? '' }),
  );
  return { chamada: judge, aviso: (corpo) => breachesAt('api-pix', AVISO_PIX, corpo) };
}

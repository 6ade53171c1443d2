import { SaxesParser } from 'saxes';

/** What is heard of a document as it is read; names come without their prefix, attributes with it. */
export interface OuvintesDoXml {
  readonly onOpen?: (nome: string, atributos: Readonly<Record<string, string>>) => void;
  readonly onText?: (texto: string) => void;
  readonly onClose?: (nome: string) => void;
}

const localOf = (nome: string): string => nome.slice(nome.indexOf(':') + 1);

/**
 * Reads an XML document part by part: after each part that was given, what was heard of it may be taken. Entities of a document type are
 * not known, and one that is used is a fault.
 *
 * @throws {Error} where it is not XML
 */
export async function* walkXml(partes: AsyncIterable<Uint8Array>, ouvintes: OuvintesDoXml): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => ouvintes.onOpen?.(localOf(name), attributes));
  parser.on('text', (texto) => ouvintes.onText?.(texto));
  parser.on('cdata', (texto) => ouvintes.onText?.(texto));
  parser.on('closetag', ({ name }) => ouvintes.onClose?.(localOf(name)));
  for await (const parte of partes) {
    parser.write(decoder.decode(parte, { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
  yield;
}

import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { BuscaRecusada, codeOf } from './busca-recusada.ts';
import { buscas } from './enderecos.copy.ts';

/** Some storages send compressed content even when the request does not accept it. */
const DECODIFICADORES = new Map([
  ['gzip', promisify(gunzip)],
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
]);

async function readRaw(resposta: IncomingMessage, limiteBytes: number): Promise<Buffer> {
  const pedacos: Buffer[] = [];
  let lidos = 0;
  for await (const pedaco of resposta as AsyncIterable<Buffer>) {
    lidos += pedaco.length;
    if (lidos > limiteBytes) throw new BuscaRecusada(buscas.tamanho(limiteBytes));
    pedacos.push(pedaco);
  }
  // a body shorter than its declared length is not the whole file
  if (!resposta.complete) throw new BuscaRecusada(buscas.incompleto);
  return Buffer.concat(pedacos);
}

/** The bytes of an answer, decompressed; never more than the limit, before or after. @throws BuscaRecusada */
export async function readResposta(resposta: IncomingMessage, limiteBytes: number): Promise<Buffer> {
  const anunciados = Number(resposta.headers['content-length'] ?? 0);
  if (anunciados > limiteBytes) throw new BuscaRecusada(buscas.tamanho(limiteBytes));
  const codificacao = (resposta.headers['content-encoding'] ?? '').trim().toLowerCase();
  const isCrua = codificacao === '' || codificacao === 'identity';
  const decode = DECODIFICADORES.get(codificacao);
  if (!isCrua && !decode) throw new BuscaRecusada(buscas.codificacao(codificacao));
  const cru = await readRaw(resposta, limiteBytes);
  if (!decode) return cru;
  try {
    return await decode(cru, { maxOutputLength: limiteBytes });
  } catch (causa) {
    const isGrande = codeOf(causa) === 'ERR_BUFFER_TOO_LARGE';
    throw new BuscaRecusada(isGrande ? buscas.tamanho(limiteBytes) : buscas.codificacao(codificacao), { cause: causa });
  }
}

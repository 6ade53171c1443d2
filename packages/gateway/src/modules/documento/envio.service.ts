import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITE_DOCUMENTO, type MetadadosEnvio, MetadadosEnvio as Metadados } from '@balcao/contracts';
import { translateIssues } from '@balcao/domain';
import { FileStore as Envios } from '@tus/file-store';
import { Server } from '@tus/server';
import { uuidv7 } from 'uuidv7';
import { camposInvalidos, naoEncontrado, Recusa } from '../../plugins/errors.ts';
import type { Chamador, Log } from '../../plugins/ports.ts';
import { arquivoGrande, envioInvalido, enviosDemais } from './documento.errors.ts';

/** A file that came whole. */
export interface EnvioCompleto {
  readonly arquivo: string;
  readonly metadados: MetadadosEnvio;
}
/** What became of it. */
export interface Recebido {
  readonly id: string;
  readonly novo: boolean;
}

interface Deps {
  /** Folder of what is still coming. */
  readonly pasta: string;
  /** Where the calls are served. */
  readonly path: string;
  readonly agora: () => Date;
  readonly log: Pick<Log, 'warn'>;
  /** Whether what is to be sent may be linked as it asks. @throws {Recusa} */
  readonly assertAlvo: (metadados: MetadadosEnvio, chamador: Chamador) => Promise<void>;
  /** Makes a document of it. @throws {Recusa} */
  readonly receive: (envio: EnvioCompleto, chamador: Chamador) => Promise<Recebido>;
}

/** What a refusal of the protocol says: the rest goes to the client of the protocol as it is. */
const RECUSAS: Readonly<Record<number, () => Recusa>> = { 404: naoEncontrado, 410: naoEncontrado, 413: arquivoGrande };

/** An upload nobody finished in a day is let go. */
export const VALIDADE_ENVIO_MS = 24 * 60 * 60_000;
const VARREDURA_MS = 60 * 60_000;
/** Far above two hundred files dropped at once, of which a few at a time are begun. */
const MAX_ENVIOS = 300;
const MAX_BYTES = 4 * 1024 * 1024 * 1024;

type Dono = Readonly<Record<'assinaturaId' | 'usuarioId', string>>;

/**
 * Uploads that may be interrupted and go on (tus 1.0), each of the user who began it. A file lies in the data directory until it is whole; a
 * gateway that dies finds it again, as far as it came.
 */
export function createEnvios({ pasta, path, agora, log, assertAlvo, receive }: Deps) {
  const store = new Envios({ directory: pasta, expirationPeriodInMilliseconds: VALIDADE_ENVIO_MS });
  const chamadores = new WeakMap<object, Chamador>();
  const recusas = new WeakMap<object, unknown>();
  const callerOf = (request: object): Chamador => {
    const chamador = chamadores.get(request);
    if (!chamador) throw new Error('um envio sem chamador');
    return chamador;
  };
  const isDe = (metadata: Record<string, string | null> | undefined, { assinaturaId, usuarioId }: Dono): boolean =>
    metadata?.['assinaturaId'] === assinaturaId && metadata['usuarioId'] === usuarioId;

  async function listIds(): Promise<string[]> {
    return (await store.configstore.list?.()) ?? [];
  }

  async function remove(id: string): Promise<void> {
    await rm(join(pasta, id), { force: true });
    await store.configstore.delete(id);
  }

  let varridoEm = 0;
  /** Lets go of what nobody finished. */
  async function sweep(): Promise<void> {
    if (agora().getTime() - varridoEm < VARREDURA_MS) return;
    varridoEm = agora().getTime();
    for (const id of await listIds()) {
      const info = await store.configstore.get(id);
      if (agora().getTime() - Date.parse(info?.creation_date ?? '') > VALIDADE_ENVIO_MS) await remove(id);
    }
  }

  async function assertRoom(dono: Dono, bytes: number): Promise<void> {
    const infos = await Promise.all((await listIds()).map((id) => store.configstore.get(id)));
    const meus = infos.filter((info) => isDe(info?.metadata, dono));
    const total = meus.reduce((soma, info) => soma + (info?.size ?? 0), bytes);
    if (meus.length >= MAX_ENVIOS || total > MAX_BYTES) throw enviosDemais();
  }

  /** Safe to run again: the same bytes are the same document, and the upload goes only once it is one. */
  async function finish(id: string, metadata: Record<string, string | null> | undefined, chamador: Chamador): Promise<Recebido> {
    try {
      const metadados = Metadados.parse(metadata);
      const recebido = await receive({ arquivo: join(pasta, id), metadados }, chamador);
      await remove(id);
      return recebido;
    } catch (error) {
      // refused for what it is: it would be refused again
      if (error instanceof Recusa && error.status === 422) await remove(id);
      throw error;
    }
  }
  const told = ({ id, novo }: Recebido) => ({ 'documento-id': id, 'documento-novo': String(novo) });

  const server = new Server({
    path,
    datastore: store,
    maxSize: LIMITE_DOCUMENTO,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => uuidv7(),
    generateUrl: (_, { path: base, id }) => `${base}/${id}`,
    async onUploadCreate(request, { metadata, size }) {
      const chamador = callerOf(request);
      if (size === undefined) throw arquivoGrande();
      const dito = Metadados.safeParse(metadata ?? {});
      if (!dito.success) throw camposInvalidos(translateIssues(dito.error.issues, { entrada: metadata ?? {} }));
      await sweep();
      await assertRoom(chamador, size);
      await assertAlvo(dito.data, chamador);
      const { assinaturaId, usuarioId } = chamador;
      const { nome, tipo, alvo = null, alvoId = null } = dito.data;
      return { metadata: { nome, tipo, ...(alvo && alvoId && { alvo, alvoId }), assinaturaId, usuarioId } };
    },
    async onUploadFinish(request, { id, metadata }) {
      return { headers: told(await finish(id, metadata, callerOf(request))) };
    },
    onResponseError(request, error) {
      const status = 'status_code' in error ? error.status_code : undefined;
      recusas.set(request, (status !== undefined && RECUSAS[status]?.()) || (status === undefined ? error : null));
      return undefined;
    },
  });

  /** Somebody else's upload, or one that is gone. @throws {Recusa} 404 */
  async function assertMeu(id: string, chamador: Chamador): Promise<void> {
    if (!isDe((await store.configstore.get(id).catch(() => undefined))?.metadata, chamador)) throw naoEncontrado();
  }

  return {
    sweep: () => sweep().catch((error: unknown) => log.warn({ err: error }, 'envios abandonados não puderam ser varridos')),

    /** Answers one request of the protocol. @throws {Recusa} what is refused by us, or in words a user may read */
    async answer(request: Request, chamador: Chamador, id: string | null): Promise<Response> {
      if (id !== null) await assertMeu(id, chamador);
      chamadores.set(request, chamador);
      const response = await server.handleWeb(request);
      const recusa = recusas.get(request);
      if (recusa) throw recusa;
      if (response.status >= 400) throw envioInvalido(response.status);
      return id !== null && request.method === 'HEAD' && response.ok ? finishWhole(id, response, chamador) : response;
    },
  };

  /** Whoever asks how far a file came, and it came whole, is told its document: the gateway may have died before it was made. */
  async function finishWhole(id: string, response: Response, chamador: Chamador): Promise<Response> {
    const upload = await store.getUpload(id);
    if (upload.offset !== upload.size) return response;
    for (const [nome, valor] of Object.entries(told(await finish(id, upload.metadata, chamador)))) response.headers.set(nome, valor);
    return response;
  }
}

export type Envio = ReturnType<typeof createEnvios>;

/** The bytes of a file that came. */
export const readEnvio = (arquivo: string) => createReadStream(arquivo);

import { CAMINHO_ENVIOS, documentoCalls, RespostaRecusada, type TipoDocumento, type VinculoDocumento } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { keyOf, queryClient } from '@balcao/shared/query';
import type { DetailedError, HttpResponse, PreviousUpload, Upload } from 'tus-js-client';
import { useSyncExternalStore } from 'react';
import { copy } from './documents.copy.ts';
import { type Envio, isPara, isVivo, recusaDoArquivo } from './envios.model.ts';

const loadTus = () => import(/* webpackChunkName: "tus" */ 'tus-js-client');

/** Files at once: more would only share the same line. */
const AO_MESMO_TEMPO = 3;
/** As much as is sent again when a line falls. */
const PEDACO_BYTES = 5 * 1024 * 1024;
const TENTATIVAS_MS = [0, 1_000, 3_000, 5_000, 10_000];
const COMECO = 8;
const PASSAGEIRAS = new Set([409, 423, 429]);

interface EmCurso {
  readonly file: File;
  readonly vinculo: VinculoDocumento | null;
  readonly tipo: TipoDocumento;
  upload: Upload | null;
}

let envios: readonly Envio[] = [];
const emCurso = new Map<string, EmCurso>();
const ouvintes = new Set<() => void>();

function set(mudados: readonly Envio[]): void {
  envios = mudados;
  for (const tell of ouvintes) tell();
}
const change = (id: string, mudanca: Partial<Envio>): void =>
  set(envios.map((envio) => (envio.id === id ? { ...envio, ...mudanca } : envio)));
const find = (id: string): Envio | undefined => envios.find((envio) => envio.id === id);

const subscribe = (tell: () => void) => {
  ouvintes.add(tell);
  return () => void ouvintes.delete(tell);
};

/** The files on their way, the newest last. They go on while the user is on other screens. */
export const useEnvios = (): readonly Envio[] => useSyncExternalStore(subscribe, () => envios);

/** Takes files: each is judged, waits for its turn and is sent. */
export async function addArquivos(
  files: readonly File[],
  { vinculo = null, tipo = 'OUTRO' }: { vinculo?: VinculoDocumento | null; tipo?: TipoDocumento } = {},
): Promise<void> {
  for (const file of files) {
    const id = crypto.randomUUID();
    const recusa = recusaDoArquivo(file.size, new Uint8Array(await file.slice(0, COMECO).arrayBuffer()));
    const novo = { id, nome: file.name, bytes: file.size, enviados: 0, documentoId: null, vinculo };
    if (!recusa) emCurso.set(id, { file, vinculo, tipo, upload: null });
    set([...envios, { ...novo, estado: recusa ? 'FALHOU' : 'NA_FILA', mensagem: recusa && copy.falha[recusa] }]);
  }
  next();
}

function next(): void {
  const livres = AO_MESMO_TEMPO - envios.filter(({ estado }) => estado === 'ENVIANDO').length;
  for (const { id } of envios.filter(({ estado }) => estado === 'NA_FILA').slice(0, Math.max(0, livres))) void start(id);
}

async function start(id: string): Promise<void> {
  const envio = emCurso.get(id);
  if (!envio) return;
  change(id, { estado: 'ENVIANDO', mensagem: null });
  try {
    envio.upload ??= await prepare(id, envio);
    // paused or given up while the library came
    if (find(id)?.estado === 'ENVIANDO') envio.upload.start();
  } catch {
    fail(id, copy.falha.conexao);
  }
}

async function prepare(id: string, { file, vinculo, tipo }: EmCurso): Promise<Upload> {
  const { Upload } = await loadTus();
  const upload = new Upload(file, {
    endpoint: CAMINHO_ENVIOS,
    chunkSize: PEDACO_BYTES,
    retryDelays: TENTATIVAS_MS,
    removeFingerprintOnSuccess: true,
    metadata: { nome: file.name.slice(-200) || copy.semNome, tipo, ...(vinculo && { alvo: vinculo.alvo, alvoId: vinculo.alvoId }) },
    // the session may have been renewed since the last piece
    onBeforeRequest: (request) => request.setHeader('authorization', `Bearer ${currentSession()?.token ?? ''}`),
    onShouldRetry: (error) => isPassageira(error),
    onProgress: (enviados) => change(id, { enviados }),
    onSuccess: ({ lastResponse }) => finish(id, lastResponse),
    onError: (error) => fail(id, mensagemDe(error as DetailedError)),
  });
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  return upload;
}

const statusOf = ({ originalResponse }: DetailedError): number => originalResponse?.getStatus() ?? 0;
const isPassageira = (error: DetailedError): boolean => {
  const status = statusOf(error);
  return status === 0 || status >= 500 || PASSAGEIRAS.has(status);
};

/** What the gateway said, in words. */
function mensagemDe(error: DetailedError): string {
  try {
    const { message, errors } = RespostaRecusada.parse(JSON.parse(error.originalResponse?.getBody() ?? ''));
    return errors?.[0]?.mensagem ?? message;
  } catch {
    // no answer, or not one of ours
    return copy.falha.conexao;
  }
}

function finish(id: string, response: HttpResponse): void {
  const documentoId = response.getHeader('documento-id') ?? null;
  const isNovo = response.getHeader('documento-novo') !== 'false';
  emCurso.delete(id);
  change(id, { estado: isNovo ? 'PRONTO' : 'CONHECIDO', enviados: find(id)?.bytes ?? 0, documentoId });
  void queryClient.invalidateQueries({ queryKey: keyOf(documentoCalls.listDocumentos) });
  void queryClient.invalidateQueries({ queryKey: keyOf(documentoCalls.listDoRegistro) });
  next();
}

function fail(id: string, mensagem: string): void {
  change(id, { estado: 'FALHOU', mensagem });
  next();
}

/** Stops sending; what was sent stays where it is. */
export async function pauseEnvio(id: string): Promise<void> {
  change(id, { estado: 'PAUSADO' });
  await emCurso.get(id)?.upload?.abort();
  next();
}

/** Goes on from where it was, also after a failure. */
export function resumeEnvio(id: string): void {
  change(id, { estado: 'NA_FILA', mensagem: null });
  next();
}

/** Gives up, and lets go of what was sent. */
export async function cancelEnvio(id: string): Promise<void> {
  const upload = emCurso.get(id)?.upload;
  emCurso.delete(id);
  set(envios.filter((envio) => envio.id !== id));
  next();
  // what cannot be let go now is swept within the day
  await upload?.abort(true).catch(() => undefined);
}

/** Takes what ended off the list of a record, or off the whole list. */
export const clearFeitos = (alvo: VinculoDocumento | null): void =>
  set(envios.filter((envio) => !isPara(envio, alvo) || isVivo(envio) || (envio.estado === 'FALHOU' && emCurso.has(envio.id))));

/** Whether a file that failed may go on. */
export const mayResume = (id: string): boolean => emCurso.has(id);

/** Files, to a record or to any, whose sending a reload of the page interrupted. */
export async function listInterrompidos(alvo: VinculoDocumento | null): Promise<readonly PreviousUpload[]> {
  const { defaultOptions } = await loadTus();
  const all = (await defaultOptions.urlStorage?.findAllUploads()) ?? [];
  return all.filter(({ metadata }) => alvo === null || (metadata['alvo'] === alvo.alvo && metadata['alvoId'] === alvo.alvoId));
}

/** Forgets files whose sending was interrupted; what was sent is swept within the day. */
export async function forgetInterrompidos(uploads: readonly PreviousUpload[]): Promise<void> {
  const { defaultOptions } = await loadTus();
  for (const { urlStorageKey } of uploads) await defaultOptions.urlStorage?.removeUpload(urlStorageKey);
}

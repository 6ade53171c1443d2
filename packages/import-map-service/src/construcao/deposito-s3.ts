import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type * as Aws from '@aws-sdk/client-s3';
import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import type { ArquivoListado, Deposito } from './arquivos.model.ts';

export interface ConfigS3 {
  readonly bucket: string;
  readonly regiao: string;
  /** null: AWS itself. */
  readonly endereco: string | null;
  /** null: the credentials of the process (`AWS_*`, the machine's role). */
  readonly credencial: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** `<endpoint>/<bucket>/<key>` instead of `<bucket>.<endpoint>/<key>`. */
  readonly isPeloCaminho: boolean;
}

const wrong = (frase: string) => new Error(`A variável de ambiente ${frase}.`);

/** null without `S3_BUCKET`. @throws one pt-BR sentence that names the bad variable, never a secret. */
export function readConfigS3(env: Readonly<Record<string, string | undefined>>): ConfigS3 | null {
  const read = (nome: string): string | null => env[nome]?.trim() || null;
  const bucket = read('S3_BUCKET');
  if (bucket === null) return null;
  const endereco = read('S3_ENDPOINT');
  if (endereco !== null && !(URL.canParse(endereco) && /^https?:$/.test(new URL(endereco).protocol))) {
    throw wrong('S3_ENDPOINT deve ser um endereço http:// ou https://');
  }
  const [accessKeyId, secretAccessKey] = [read('S3_ACCESS_KEY_ID'), read('S3_SECRET_ACCESS_KEY')];
  if (accessKeyId && !secretAccessKey) throw wrong('S3_SECRET_ACCESS_KEY é obrigatória com S3_ACCESS_KEY_ID');
  if (secretAccessKey && !accessKeyId) throw wrong('S3_ACCESS_KEY_ID é obrigatória com S3_SECRET_ACCESS_KEY');
  const estilo = read('S3_FORCE_PATH_STYLE');
  if (estilo !== null && !/^(true|false|1|0)$/.test(estilo)) throw wrong('S3_FORCE_PATH_STYLE deve ser true ou false');
  return {
    bucket,
    endereco,
    regiao: read('S3_REGION') ?? 'us-east-1',
    credencial: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    // buckets outside AWS rarely have their own host name
    isPeloCaminho: estilo === null ? endereco !== null : estilo === 'true' || estilo === '1',
  };
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
/** The answer, or null for these statuses. */
const unless = <T>(pedido: Promise<T>, ...estados: number[]): Promise<T | null> =>
  pedido.catch((error: unknown) => {
    if (estados.includes(statusOf(error) ?? 0)) return null;
    throw error;
  });

type Sdk = typeof Aws;

const clientOf = ({ S3Client }: Sdk, { regiao, endereco, credencial, isPeloCaminho }: ConfigS3): S3Client =>
  new S3Client({
    region: regiao,
    forcePathStyle: isPeloCaminho,
    // a bucket that does not answer is treated as down, because the caller holds a transaction while it waits
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    // most stores that speak S3 do not know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endereco && { endpoint: endereco }),
    ...(credencial && { credentials: credencial }),
  });

/** Keys as objects of a bucket. The SDK is loaded only here, so that installations that use a folder do not load it. */
export async function createDepositoS3(config: ConfigS3): Promise<Deposito> {
  const sdk = await import('@aws-sdk/client-s3');
  const cliente = clientOf(sdk, config);
  const Bucket = config.bucket;
  const put = (chave: string, bytes: Buffer, mais: Partial<PutObjectCommandInput> = {}) =>
    cliente.send(new sdk.PutObjectCommand({ Bucket, Key: chave, Body: bytes, ...mais }));
  const exists = async (chave: string) => (await unless(cliente.send(new sdk.HeadObjectCommand({ Bucket, Key: chave })), 404)) !== null;

  return {
    // a store that ignores `If-None-Match` is still protected by the `exists` check
    create: async (chave, bytes) => !(await exists(chave)) && (await unless(put(chave, bytes, { IfNoneMatch: '*' }), 409, 412)) !== null,
    write: async (chave, bytes) => void (await put(chave, bytes)),
    async writeFrom(chave, arquivo) {
      const { size } = await stat(arquivo);
      const hash = createHash('sha256');
      for await (const parte of createReadStream(arquivo)) hash.update(parte as Buffer);
      const resumo = hash.digest('hex');
      const guarda = new sdk.PutObjectCommand({ Bucket, Key: chave, Body: createReadStream(arquivo), ContentLength: size });
      // the SDK cannot read a stream twice: without this it sends the content unsigned, which not every store takes
      guarda.middlewareStack.add(
        (next) => (args) => {
          (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = resumo;
          return next(args);
        },
        { step: 'build' },
      );
      await cliente.send(guarda);
    },
    async open(chave) {
      const resposta = await unless(cliente.send(new sdk.GetObjectCommand({ Bucket, Key: chave })), 404);
      return resposta?.Body instanceof Readable ? resposta.Body : null;
    },
    renew: async (chave, bytes) => void (await put(chave, bytes)),
    async read(chave) {
      const resposta = await unless(cliente.send(new sdk.GetObjectCommand({ Bucket, Key: chave })), 404);
      return resposta?.Body ? Buffer.from(await resposta.Body.transformToByteArray()) : null;
    },
    exists,
    async list() {
      const listados: ArquivoListado[] = [];
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client: cliente }, { Bucket })) {
        for (const { Key, Size, LastModified } of Contents) {
          if (Key && LastModified) listados.push({ caminho: Key, bytes: Size ?? 0, modificadoEm: LastModified });
        }
      }
      return listados;
    },
    remove: async (chave) => void (await unless(cliente.send(new sdk.DeleteObjectCommand({ Bucket, Key: chave })), 404)),
  };
}

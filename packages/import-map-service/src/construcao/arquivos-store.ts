import { construcaoCopy } from './construcao.copy.ts';
import { type ArquivosStore, CODIFICACOES, type Deposito } from './arquivos.model.ts';
import { createDepositoPasta } from './deposito-pasta.ts';
import { createDepositoS3, readConfigS3 } from './deposito-s3.ts';
import { compressed, integrityOf } from './weigh-arquivo.ts';

export class CaminhoInvalido extends Error {
  override name = 'CaminhoInvalido';
}

export class ArquivoDiferente extends Error {
  override name = 'ArquivoDiferente';
}

const caminhoInvalido = (caminho: string) => new CaminhoInvalido(construcaoCopy.caminhoInvalido(caminho));
const arquivoDiferente = (caminho: string) => new ArquivoDiferente(construcaoCopy.arquivoDiferente(caminho));

/** Folders as in a manifest's `dir`; the file is neither hidden nor a compressed copy of another file. */
const CAMINHO = /^(?:[\w-]{1,100}\/){1,8}(?!\.)[\w.-]{1,200}$/;
const GEMEO = /\.(br|gz)$/i;

/** Whether `<dir>/<file>` is a valid path of a build's file; paths that escape the folder are not. */
const isCaminho = (caminho: string): boolean => CAMINHO.test(caminho) && !GEMEO.test(caminho);

export type { ArquivoGuardado, ArquivosStore, Codificacao } from './arquivos.model.ts';

export interface OpcoesArquivos {
  /** Folder, unless `env` names a bucket (`S3_BUCKET`). */
  readonly pasta: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** @returns whether the name was free. @throws ArquivoDiferente */
async function take(deposito: Deposito, caminho: string, bytes: Buffer): Promise<boolean> {
  // the file that took the name may be removed between the refused write and our read, so try again
  for (let vez = 0; vez < 3; vez++) {
    if (await deposito.create(caminho, bytes)) return true;
    const guardado = await deposito.read(caminho);
    if (guardado?.equals(bytes)) {
      await deposito.renew(caminho, bytes);
      return false;
    }
    if (guardado) throw arquivoDiferente(caminho);
  }
  throw new Error(`${caminho} não pôde ser guardado.`);
}

const storeOver = (deposito: Deposito): ArquivosStore => ({
  async save(caminho, bytes) {
    if (!isCaminho(caminho)) throw caminhoInvalido(caminho);
    const isNovo = await take(deposito, caminho, bytes);
    const gemeos = await compressed(caminho, bytes);
    for (const codificacao of gemeos ? CODIFICACOES : []) {
      const gemeo = `${caminho}.${codificacao}`;
      if (gemeos && (isNovo || !(await deposito.exists(gemeo)))) await deposito.write(gemeo, gemeos[codificacao]);
    }
    return { integrity: integrityOf(bytes), bytes: bytes.length, brotli: gemeos?.br.length ?? bytes.length, isNovo };
  },
  read: async (caminho, codificacao) => (isCaminho(caminho) ? deposito.read(codificacao ? `${caminho}.${codificacao}` : caminho) : null),
  async saveFrom(caminho, arquivo) {
    if (!isCaminho(caminho)) throw caminhoInvalido(caminho);
    await deposito.writeFrom(caminho, arquivo);
  },
  open: async (caminho) => (isCaminho(caminho) ? deposito.open(caminho) : null),
  exists: async (caminho) => isCaminho(caminho) && deposito.exists(caminho),
  list: async () => (await deposito.list()).filter(({ caminho }) => isCaminho(caminho)),
  async remove(caminho) {
    if (!isCaminho(caminho)) throw caminhoInvalido(caminho);
    // compressed copies first, so that a reused name never serves copies of the old file
    for (const chave of [...CODIFICACOES.map((codificacao) => `${caminho}.${codificacao}`), caminho]) await deposito.remove(chave);
  },
});

/** The store of builds' files: the bucket of `S3_BUCKET`, or the folder. */
export async function createArquivosStore({ pasta, env }: OpcoesArquivos): Promise<ArquivosStore> {
  const s3 = readConfigS3(env);
  return storeOver(s3 ? await createDepositoS3(s3) : createDepositoPasta(pasta));
}

import { arquivoDiferente, caminhoInvalido } from './arquivo-recusado.ts';
import { type ArquivosStore, CODIFICACOES, type Deposito } from './arquivos.model.ts';
import { isCaminho } from './caminho.ts';
import { createDepositoPasta } from './deposito-pasta.ts';
import { createDepositoS3, readConfigS3 } from './deposito-s3.ts';
import { compressed, integrityOf } from './pesar.ts';

export { ArquivoDiferente, CaminhoInvalido } from './arquivo-recusado.ts';
export type { ArquivoGuardado, ArquivosStore, Codificacao } from './arquivos.model.ts';

export interface OpcoesArquivos {
  /** Folder, unless `env` names a bucket (`S3_BUCKET`). */
  readonly pasta: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** @returns whether the name was free. @throws ArquivoDiferente */
async function take(deposito: Deposito, caminho: string, bytes: Buffer): Promise<boolean> {
  // between being refused the name and reading what took it, that may have been removed: once more
  for (let vez = 0; vez < 3; vez++) {
    if (await deposito.criar(caminho, bytes)) return true;
    const guardado = await deposito.ler(caminho);
    if (guardado?.equals(bytes)) {
      await deposito.renovar(caminho, bytes);
      return false;
    }
    if (guardado) throw arquivoDiferente(caminho);
  }
  throw new Error(`${caminho} não pôde ser guardado.`);
}

const storeOver = (deposito: Deposito): ArquivosStore => ({
  async guardar(caminho, bytes) {
    if (!isCaminho(caminho)) throw caminhoInvalido(caminho);
    const isNovo = await take(deposito, caminho, bytes);
    const gemeos = await compressed(caminho, bytes);
    for (const codificacao of gemeos ? CODIFICACOES : []) {
      const gemeo = `${caminho}.${codificacao}`;
      if (gemeos && (isNovo || !(await deposito.existe(gemeo)))) await deposito.escrever(gemeo, gemeos[codificacao]);
    }
    return { integrity: integrityOf(bytes), bytes: bytes.length, brotli: gemeos?.br.length ?? bytes.length, isNovo };
  },
  ler: async (caminho, codificacao) => (isCaminho(caminho) ? deposito.ler(codificacao ? `${caminho}.${codificacao}` : caminho) : null),
  existe: async (caminho) => isCaminho(caminho) && deposito.existe(caminho),
  listar: async () => (await deposito.listar()).filter(({ caminho }) => isCaminho(caminho)),
  async apagar(caminho) {
    if (!isCaminho(caminho)) throw caminhoInvalido(caminho);
    // twins first: a name free again must not keep the twins of what it was
    for (const chave of [...CODIFICACOES.map((codificacao) => `${caminho}.${codificacao}`), caminho]) await deposito.apagar(chave);
  },
});

/** The store of builds' files: the bucket of `S3_BUCKET`, or the folder. */
export async function createArquivosStore({ pasta, env }: OpcoesArquivos): Promise<ArquivosStore> {
  const s3 = readConfigS3(env);
  return storeOver(s3 ? await createDepositoS3(s3) : createDepositoPasta(pasta));
}

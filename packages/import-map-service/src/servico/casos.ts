import type { Codificacao } from '../construcao/arquivos-store.ts';
import type { ManifestoConstrucao } from '../construcao/construcao.model.ts';
import type { AlcancePedido, Concessao } from '../registro/registro.model.ts';
import { confirmToken, createToken, listTokens, type NovoToken, revokeToken } from '../tokens/tokens.ts';
import {
  removeAmbiente,
  createAmbiente,
  type EstadoContado,
  addOrigem,
  readEstado,
  listAmbientes,
  type MudancaDeOrigem,
  type NovoAmbiente,
  type PedidoApagar,
  removeOrigem,
  withDigest,
} from './ambientes.ts';
import { approvePendente, refusePendente } from './approve-pendente.ts';
import type { Autor } from './autor.ts';
import { registerBase } from './base.ts';
import { growCanario, endCanario, promoteCanario } from './canario.ts';
import { freeze, unfreeze, releaseQuarentena, switchChaveGeral } from './chaves-do-ambiente.ts';
import { type AtoDeConcessao, recordConcessao, createConcessao } from './concessoes.ts';
import { readDiferenca, readHistorico, readInventario, clearArquivos, type PedidoHistorico } from './consultas.ts';
import { copyAmbiente, type PedidoConjunto, type PedidoCopia, publishConjunto } from './conjuntos.ts';
import type { Contexto } from './contexto.ts';
import { uploadArquivo } from './upload-arquivo.ts';
import { deployConstrucao, type PedidoImplantacao, predictImpacto } from './deploy-construcao.ts';
import { createMapas } from './mapas.ts';
import { type Origem, registerConstrucao } from './register-construcao.ts';
import { type PedidoRetorno, rollBack } from './roll-back.ts';
import { createSaude } from './saude.ts';

type Motivado = { readonly ambiente: string; readonly motivo: string | null };
type AlvoCanario = { readonly ambiente: string; readonly servico: string; readonly motivo: string };

const writesOf = (ctx: Contexto) => ({
  /** Deploys the builds that came with the installation; a host calls it at start. @returns services that changed */
  registerBase: (ambiente: string, construcoes: readonly ManifestoConstrucao[]) => registerBase(ctx, ambiente, construcoes),
  uploadArquivo: (arquivo: { caminho: string; bytes: Buffer }, autor: Autor) => uploadArquivo(ctx, arquivo, autor),
  registerConstrucao: (pedido: { manifesto: ManifestoConstrucao; origem?: Origem | undefined }, autor: Autor) =>
    registerConstrucao(ctx, pedido, autor),
  deployConstrucao: (ambiente: string, pedido: PedidoImplantacao, autor: Autor) => deployConstrucao(ctx, ambiente, pedido, autor),
  approvePendente: (ambiente: string, pendente: string, autor: Autor) => approvePendente(ctx, ambiente, pendente, autor),
  refusePendente: (ambiente: string, pedido: { id: string; motivo: string | null }, autor: Autor) =>
    refusePendente(ctx, ambiente, pedido, autor),
  rollBack: (ambiente: string, pedido: PedidoRetorno, autor: Autor) => rollBack(ctx, ambiente, pedido, autor),
  growCanario: (alvo: AlvoCanario, alcance: AlcancePedido, autor: Autor) => growCanario(ctx, alvo, alcance, autor),
  promoteCanario: (alvo: AlvoCanario, autor: Autor) => promoteCanario(ctx, alvo, autor),
  endCanario: (alvo: AlvoCanario, autor: Autor) => endCanario(ctx, alvo, autor),
  freeze: (pedido: Motivado, autor: Autor) => freeze(ctx, pedido, autor),
  unfreeze: (pedido: Motivado, autor: Autor) => unfreeze(ctx, pedido, autor),
  switchChaveGeral: (pedido: Motivado & { ligada: boolean }, autor: Autor) => switchChaveGeral(ctx, pedido, autor),
  releaseQuarentena: (pedido: Motivado & { servico: string; construcao: string }, autor: Autor) => releaseQuarentena(ctx, pedido, autor),
  createConcessao: (pedido: { ambiente: string; concessao: Concessao; motivo: string }, autor: Autor) =>
    createConcessao(ctx, pedido, autor),
  recordConcessao: (pedido: AtoDeConcessao & { readonly ambiente: string }, autor: Autor) => recordConcessao(ctx, pedido, autor),
  createAmbiente: (novo: NovoAmbiente, autor: Autor) => createAmbiente(ctx, novo, autor),
  removeAmbiente: (pedido: PedidoApagar, autor: Autor) => removeAmbiente(ctx, pedido, autor),
  publishConjunto: (ambiente: string, pedido: PedidoConjunto, autor: Autor) => publishConjunto(ctx, ambiente, pedido, autor),
  copyAmbiente: (ambiente: string, pedido: PedidoCopia, autor: Autor) => copyAmbiente(ctx, ambiente, pedido, autor),
  addOrigem: (mudanca: MudancaDeOrigem, autor: Autor) => addOrigem(ctx, mudanca, autor),
  removeOrigem: (mudanca: MudancaDeOrigem, autor: Autor) => removeOrigem(ctx, mudanca, autor),
  createToken: (novo: NovoToken, autor: Autor) => createToken(ctx, novo, autor),
  confirmToken: (id: string, autor: Autor) => confirmToken(ctx, id, autor),
  revokeToken: (id: string, autor: Autor) => revokeToken(ctx, id, autor),
  /** Removes files that no recent build needs. @returns what was removed */
  clearArquivos: () => clearArquivos(ctx),
});

const readsOf = (ctx: Contexto) => ({
  ambientes: () => listAmbientes(ctx),
  estado: (ambiente: string) => readEstado(ctx, ambiente),
  historico: (ambiente: string, pedido?: PedidoHistorico) => readHistorico(ctx, ambiente, pedido),
  diferenca: (ambiente: string, de: number, ate: number) => readDiferenca(ctx, ambiente, { de, ate }),
  predictImpacto: (ambiente: string, pedido: Pick<PedidoImplantacao, 'servico' | 'construcao'>) => predictImpacto(ctx, ambiente, pedido),
  inventario: (dias: number) => readInventario(ctx, dias),
  construcoes: (servico?: string) => ctx.catalogo.list(servico),
  construcao: (servico: string, id: string) => ctx.catalogo.need(servico, id),
  /** Bytes of a build's file, raw or compressed; null when it does not exist. */
  readArquivo: (caminho: string, codificacao?: Codificacao) => ctx.arquivos.read(caminho, codificacao),
  tokens: (autor: Autor) => listTokens(ctx, autor),
  /** Public key maps of the environment are signed with. */
  chavePublica: async (ambiente: string) => {
    await ctx.diario(ambiente);
    return ctx.chaves.publica(ambiente);
  },
});

/** Calls `ouvinte` after every entry of the environment, written by this process or another. */
function watch(ctx: Contexto, ambiente: string, ouvinte: (estado: EstadoContado) => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  ctx
    .diario(ambiente)
    .then((diario) => {
      if (!isOver) stop = diario.onGrow(() => ouvinte(withDigest(diario.estado)));
    })
    .catch((erro: unknown) => ctx.reportErro(erro, `aoMudar de ${ambiente}`));
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Every use case of the service over one storage. */
export const createCasos = (ctx: Contexto) => ({
  ...writesOf(ctx),
  ...readsOf(ctx),
  ...createMapas(ctx),
  ...createSaude(ctx),
  onChange: (ambiente: string, ouvinte: (estado: EstadoContado) => void) => watch(ctx, ambiente, ouvinte),
});
/** The use cases, as the API calls them. */
export type Casos = ReturnType<typeof createCasos>;

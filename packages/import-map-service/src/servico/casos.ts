import type { Codificacao } from '../construcao/arquivos-store.ts';
import type { ManifestoConstrucao } from '../construcao/construcao.model.ts';
import type { AlcancePedido, Concessao } from '../registro/registro.model.ts';
import { confirmarToken, criarToken, listarTokens, type NovoToken, revogarToken } from '../tokens/tokens.ts';
import {
  apagarAmbiente,
  criarAmbiente,
  type EstadoContado,
  incluirOrigem,
  lerEstado,
  listarAmbientes,
  type MudancaDeOrigem,
  type NovoAmbiente,
  type PedidoApagar,
  retirarOrigem,
  withDigest,
} from './ambientes.ts';
import { aprovar, recusar } from './aprovar.ts';
import type { Autor } from './autor.ts';
import { registrarBase } from './base.ts';
import { ampliarCanario, encerrarCanario, promoverCanario } from './canario.ts';
import { congelar, descongelar, liberarQuarentena, virarChaveGeral } from './chaves-do-ambiente.ts';
import { type AtoDeConcessao, anotarConcessao, criarConcessao } from './concessoes.ts';
import { lerDiferenca, lerHistorico, lerInventario, limparArquivos, type PedidoHistorico } from './consultas.ts';
import { copiarAmbiente, type PedidoConjunto, type PedidoCopia, publicarConjunto } from './conjuntos.ts';
import type { Contexto } from './contexto.ts';
import { enviarArquivo } from './enviar-arquivo.ts';
import { implantar, type PedidoImplantacao, preverImpacto } from './implantar.ts';
import { createMapas } from './mapas.ts';
import { type Origem, registrarConstrucao } from './registrar-construcao.ts';
import { type PedidoRetorno, retornar } from './retornar.ts';
import { createSaude } from './saude.ts';

type Motivado = { readonly ambiente: string; readonly motivo: string | null };
type AlvoCanario = { readonly ambiente: string; readonly servico: string; readonly motivo: string };

const writesOf = (ctx: Contexto) => ({
  /** The builds that came with the installation; a host calls it at start. @returns services that changed */
  registerBase: (ambiente: string, construcoes: readonly ManifestoConstrucao[]) => registrarBase(ctx, ambiente, construcoes),
  enviarArquivo: (arquivo: { caminho: string; bytes: Buffer }, autor: Autor) => enviarArquivo(ctx, arquivo, autor),
  registrarConstrucao: (pedido: { manifesto: ManifestoConstrucao; origem?: Origem | undefined }, autor: Autor) =>
    registrarConstrucao(ctx, pedido, autor),
  implantar: (ambiente: string, pedido: PedidoImplantacao, autor: Autor) => implantar(ctx, ambiente, pedido, autor),
  aprovar: (ambiente: string, pendente: string, autor: Autor) => aprovar(ctx, ambiente, pendente, autor),
  recusar: (ambiente: string, pedido: { id: string; motivo: string | null }, autor: Autor) => recusar(ctx, ambiente, pedido, autor),
  retornar: (ambiente: string, pedido: PedidoRetorno, autor: Autor) => retornar(ctx, ambiente, pedido, autor),
  ampliarCanario: (alvo: AlvoCanario, alcance: AlcancePedido, autor: Autor) => ampliarCanario(ctx, alvo, alcance, autor),
  promoverCanario: (alvo: AlvoCanario, autor: Autor) => promoverCanario(ctx, alvo, autor),
  encerrarCanario: (alvo: AlvoCanario, autor: Autor) => encerrarCanario(ctx, alvo, autor),
  congelar: (pedido: Motivado, autor: Autor) => congelar(ctx, pedido, autor),
  descongelar: (pedido: Motivado, autor: Autor) => descongelar(ctx, pedido, autor),
  virarChaveGeral: (pedido: Motivado & { ligada: boolean }, autor: Autor) => virarChaveGeral(ctx, pedido, autor),
  liberarQuarentena: (pedido: Motivado & { servico: string; construcao: string }, autor: Autor) => liberarQuarentena(ctx, pedido, autor),
  criarConcessao: (pedido: { ambiente: string; concessao: Concessao; motivo: string }, autor: Autor) => criarConcessao(ctx, pedido, autor),
  anotarConcessao: (pedido: AtoDeConcessao & { readonly ambiente: string }, autor: Autor) => anotarConcessao(ctx, pedido, autor),
  criarAmbiente: (novo: NovoAmbiente, autor: Autor) => criarAmbiente(ctx, novo, autor),
  apagarAmbiente: (pedido: PedidoApagar, autor: Autor) => apagarAmbiente(ctx, pedido, autor),
  publicarConjunto: (ambiente: string, pedido: PedidoConjunto, autor: Autor) => publicarConjunto(ctx, ambiente, pedido, autor),
  copiarAmbiente: (ambiente: string, pedido: PedidoCopia, autor: Autor) => copiarAmbiente(ctx, ambiente, pedido, autor),
  incluirOrigem: (mudanca: MudancaDeOrigem, autor: Autor) => incluirOrigem(ctx, mudanca, autor),
  retirarOrigem: (mudanca: MudancaDeOrigem, autor: Autor) => retirarOrigem(ctx, mudanca, autor),
  criarToken: (novo: NovoToken, autor: Autor) => criarToken(ctx, novo, autor),
  confirmarToken: (id: string, autor: Autor) => confirmarToken(ctx, id, autor),
  revogarToken: (id: string, autor: Autor) => revogarToken(ctx, id, autor),
  /** Removes files no build of the last days needs. @returns what was removed */
  limparArquivos: () => limparArquivos(ctx),
});

const readsOf = (ctx: Contexto) => ({
  ambientes: () => listarAmbientes(ctx),
  estado: (ambiente: string) => lerEstado(ctx, ambiente),
  historico: (ambiente: string, pedido?: PedidoHistorico) => lerHistorico(ctx, ambiente, pedido),
  diferenca: (ambiente: string, de: number, ate: number) => lerDiferenca(ctx, ambiente, { de, ate }),
  preverImpacto: (ambiente: string, pedido: Pick<PedidoImplantacao, 'servico' | 'construcao'>) => preverImpacto(ctx, ambiente, pedido),
  inventario: (dias: number) => lerInventario(ctx, dias),
  construcoes: (servico?: string) => ctx.catalogo.list(servico),
  construcao: (servico: string, id: string) => ctx.catalogo.need(servico, id),
  /** Bytes of a build's file, as they are or compressed; null when nobody uploaded it. */
  lerArquivo: (caminho: string, codificacao?: Codificacao) => ctx.arquivos.ler(caminho, codificacao),
  tokens: (autor: Autor) => listarTokens(ctx, autor),
  /** Public key maps of the environment are signed with. */
  chavePublica: async (ambiente: string) => {
    await ctx.linha(ambiente);
    return ctx.chaves.publica(ambiente);
  },
});

/** Calls `ouvinte` after every entry of the environment, written here or elsewhere. */
function watch(ctx: Contexto, ambiente: string, ouvinte: (estado: EstadoContado) => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  ctx
    .linha(ambiente)
    .then((linha) => {
      if (!isOver) stop = linha.onGrow(() => ouvinte(withDigest(linha.estado)));
    })
    .catch((erro: unknown) => ctx.erro(erro, `aoMudar de ${ambiente}`));
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
  aoMudar: (ambiente: string, ouvinte: (estado: EstadoContado) => void) => watch(ctx, ambiente, ouvinte),
});
/** The use cases, as the API calls them. */
export type Casos = ReturnType<typeof createCasos>;

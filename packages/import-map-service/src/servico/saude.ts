import type { Construcao } from '../construcao/construcao.model.ts';
import { chaveUso, type EstadoAmbiente, type ServicoNoAr } from '../registro/estado.model.ts';
import type { Fato, Registro } from '../registro/registro.model.ts';
import { createSomas } from '../registro/somas.ts';
import type { Anotacao } from '../registro/armazem.ts';
import { judgeSaude, LIMIARES_SAUDE, type SituacaoServico, type TipoOrigem, type Volta } from '../regras/saude.ts';
import { type Autor, requireDireito, SISTEMA } from './autor.ts';
import { evaluateItens, withItems } from './evaluate-itens.ts';
import type { Contexto } from './contexto.ts';
import { requireArquivos } from './require-arquivos.ts';
import { writeRegistro } from './write-registro.ts';
import { itemDe } from './deploy-construcao.ts';
import { RecusaServico } from './recusa.ts';
import { textoDeVolta, textoSemVolta } from './saude.copy.ts';
import { trocasPara } from './variante.ts';

/** A report of one tab about one build. The gateway that forwards it vouches for its origin. */
export interface Relato {
  readonly servico: string;
  readonly construcao: string;
  /** Mark of the served page; it counts once per minute. */
  readonly aba: string;
  readonly falhou: boolean;
  readonly tipo: TipoOrigem;
  /** Id of the subscription; for an anonymous visitor, a mark of the network. */
  readonly origem: string;
  /** Opaque mark of the person. */
  readonly pessoa: string;
}

export interface VoltaFeita extends Volta {
  readonly sequencia: number;
}

/** Each build on trial: the live one and the canary's. */
function situationsOf({ servicos, canarios, quarentena, fixacoes }: EstadoAmbiente): SituacaoServico[] {
  const common = (servico: string, construcao: string) => ({
    servico,
    construcao,
    quarentena: quarentena[servico] ?? [],
    fixadas: Object.entries(fixacoes).flatMap(([assinatura, delas]) => {
      const fixacao = delas[servico];
      return fixacao?.de === construcao ? [{ assinatura, ...fixacao }] : [];
    }),
  });
  const deTodos = Object.entries(servicos).map(([servico, { construcao, desde, anteriores }]: [string, ServicoNoAr]) => ({
    ...common(servico, construcao),
    desde,
    coorte: 'todos' as const,
    anteriores: anteriores.map((passagem) => passagem.construcao),
  }));
  const deCanarios = Object.entries(canarios).map(([servico, { item, desde }]) => ({
    ...common(servico, item.construcao),
    desde,
    coorte: 'canario' as const,
    anteriores: servicos[servico] ? [servicos[servico].construcao] : [],
  }));
  return [...deTodos, ...deCanarios];
}

const isStillLive = (estado: EstadoAmbiente, { servico, de, coorte, assinatura }: Volta): boolean => {
  const { servicos, canarios, fixacoes } = estado;
  if (assinatura !== null && fixacoes[assinatura]?.[servico]?.de === de) return false;
  return (coorte === 'canario' ? canarios[servico]?.item.construcao : servicos[servico]?.construcao) === de;
};

/** The state as seen by one subscription. */
async function stateOf(ctx: Contexto, estado: EstadoAmbiente, assinaturaId: string | null): Promise<EstadoAmbiente> {
  if (assinaturaId === null) return estado;
  const trocas = Object.entries(trocasPara(estado, { assinaturaId }));
  const construcoes = await Promise.all(trocas.map(([servico, id]) => ctx.catalogo.need(servico, id)));
  return withItems(estado, construcoes.map(itemDe));
}

const isServed = (ctx: Contexto, estado: EstadoAmbiente, construcao: Construcao): Promise<boolean> =>
  requireArquivos(ctx, estado, construcao).then(
    () => true,
    (erro: unknown) => {
      if (erro instanceof RecusaServico) return false;
      throw erro;
    },
  );

/** Reverts one build, unless it was replaced meanwhile, the revert would break another parcel, or the target's files are missing. */
async function takeBack(ctx: Contexto, ambiente: string, volta: Volta): Promise<Registro | null> {
  const { servico, de, motivo, coorte, assinatura, dita } = volta;
  const { montagens, falhas, origens, tolerada, prova } = volta.medida;
  const medida = { montagens, falhas, origens, tolerada, prova };
  const diario = await ctx.diario(ambiente);
  const anterior = coorte === 'canario' && assinatura === null ? null : await ctx.catalogo.need(servico, volta.para);
  const para = anterior && itemDe(anterior);
  const factOf = (): Fato => {
    if (assinatura === null || !dita || !para) return { tipo: 'revertido', servico, construcao: de, para, medida };
    const { tipo, pessoas } = dita;
    return { tipo: 'fixado', servico, construcao: de, para, assinatura, dita: { tipo, pessoas: [...pessoas], montagens, falhas }, medida };
  };
  const gravacao = await writeRegistro(ctx.escrita, diario, async (estado) => {
    if (!isStillLive(estado, volta)) return { resposta: null };
    if (anterior && !(await isServed(ctx, estado, anterior))) return { resposta: null };
    if (para && (await evaluateItens(ctx, await stateOf(ctx, estado, assinatura), [para])).quebras.length > 0) return { resposta: null };
    return { fato: factOf(), autor: SISTEMA, motivo };
  });
  return 'registro' in gravacao ? gravacao.registro : null;
}

/** The author of the build and the person who deployed it. */
async function ownersOf(ctx: Contexto, ambiente: string, { servico, de }: Volta): Promise<string[]> {
  const { registros } = await ctx.diario(ambiente);
  const construcao = await ctx.catalogo.get(servico, de);
  const quemPos = registros.findLast(
    (registro) =>
      (registro.tipo === 'publicado' && registro.itens.some((item) => 'servico' in item && item.construcao === de)) ||
      (registro.tipo === 'canario' && registro.item.construcao === de),
  );
  return [...new Set([construcao?.autor, quemPos?.autor.nome].filter((nome) => nome !== undefined && nome !== ''))] as string[];
}

/** Notifies the owners once per event; about an impossible revert, or one for a single subscription, only once in total. */
async function warnOwners(ctx: Contexto, ambiente: string, volta: Volta, isFeita: boolean): Promise<void> {
  const { servico, de: construcao } = volta;
  const donos = await ownersOf(ctx, ambiente, volta);
  const texto = isFeita ? textoDeVolta(ambiente, volta) : textoSemVolta(ambiente, volta);
  const diario = await ctx.diario(ambiente);
  const gravacao = await writeRegistro(ctx.escrita, diario, (estado) => {
    const desde = (volta.coorte === 'canario' ? estado.canarios[servico] : estado.servicos[servico])?.desde ?? '';
    const isDita = diario.registros.some(
      (registro) => registro.tipo === 'aviso' && registro.servico === servico && registro.construcao === construcao && registro.em >= desde,
    );
    if (isDita && (!isFeita || volta.assinatura !== null)) return { resposta: null };
    if (!isFeita && !isStillLive(estado, volta)) return { resposta: null };
    return { fato: { tipo: 'aviso', servico, construcao, donos, texto }, autor: SISTEMA };
  });
  if ('resposta' in gravacao) return;
  await ctx
    .notifyDonos?.({ ambiente, servico, construcao, donos, texto, em: ctx.agora().toISOString() })
    .catch((erro: unknown) => ctx.reportErro(erro, 'aviso aos donos'));
}

/**
 * Builds whose reports are used (live ones and their revert targets), and whether each is in its first day. A build deployed again
 * within its first day is evaluated with all its reports.
 */
function knownBuilds({ servicos, canarios }: EstadoAmbiente, novaDesde: string): ReadonlyMap<string, boolean> {
  return new Map([
    ...Object.entries(servicos).flatMap(([servico, atual]) =>
      [...atual.anteriores, atual].map(({ construcao, desde }) => [chaveUso(servico, construcao), desde > novaDesde] as const),
    ),
    ...Object.entries(canarios).map(([servico, { item, desde }]) => [chaveUso(servico, item.construcao), desde > novaDesde] as const),
  ]);
}

/** A report as stored. For a build past its trial only failures keep their origin, because most reports are successes. */
function noteOf({ servico, construcao, aba, falhou, tipo, origem, pessoa }: Relato, isNova: boolean, em: string): Anotacao {
  const dela = { servico, construcao, em };
  if (!isNova && !falhou) return { ...dela, tipo: 'assinatura', origem: '', pessoas: [], abas: [], ruins: [], boas: 1 };
  return { ...dela, tipo, origem, pessoas: falhou ? [pessoa] : [], abas: [aba], ruins: falhou ? [aba] : [], boas: 0 };
}

/** Runs `work` one at a time; callers that arrive during a run share the next one. */
function inTurns<T>(work: () => Promise<T>): () => Promise<T> {
  let atual: Promise<T> | null = null;
  let proxima: Promise<T> | null = null;
  const run = (): Promise<T> => {
    proxima = null;
    const rodada = work().finally(() => {
      if (atual === rodada) atual = null;
    });
    atual = rodada;
    return rodada;
  };
  return () => {
    if (!atual) return run();
    proxima ??= atual.then(run, run);
    return proxima;
  };
}

const JUNTA_MS = 1_000;
/** By then other processes have written the reports they had buffered. */
const FOLGA = 1.25;
const HORA_MS = 3_600_000;

/** Health of one environment in this process, over sums shared by all processes. */
function createSaudeDe(ctx: Contexto, ambiente: string) {
  const { limiares = LIMIARES_SAUDE, juntaSaudeMs = JUNTA_MS } = ctx;
  const { saude } = ctx.armazem;
  const espera = createSomas();
  let relogio: NodeJS.Timeout | undefined;
  let suspeitaAte = 0;
  let limpezaEm = 0;

  async function flush(): Promise<void> {
    clearTimeout(relogio);
    relogio = undefined;
    const agora = ctx.agora();
    const lote = espera.take();
    if (lote.length === 0) return;
    await saude.add(ambiente, lote).catch((erro: unknown) => {
      espera.add(lote);
      throw erro;
    });
    if (agora.getTime() < limpezaEm) return;
    limpezaEm = agora.getTime() + HORA_MS;
    await saude.forget(new Date(agora.getTime() - limiares.janelaAnteriorMs));
  }

  async function judge(): Promise<Volta[]> {
    const agora = ctx.agora();
    const before = (ms: number) => new Date(agora.getTime() - ms);
    const relatos = await saude.read(ambiente, { recente: before(limiares.janelaMs), antiga: before(limiares.janelaAnteriorMs) });
    const { estado } = await ctx.diario(ambiente);
    return judgeSaude({ relatos, situacoes: situationsOf(estado), agora, limiares });
  }

  const examine = inTurns(async (): Promise<VoltaFeita[]> => {
    await flush();
    let voltas = await judge();
    if (voltas.length > 0 && juntaSaudeMs > 0) {
      // failures are written at once, successes are buffered: wait for those of other processes
      await new Promise((resolve) => setTimeout(resolve, juntaSaudeMs * FOLGA));
      voltas = await judge();
    }
    const feitas: VoltaFeita[] = [];
    for (const volta of voltas) {
      const registro = await takeBack(ctx, ambiente, volta);
      if (registro) feitas.push({ ...volta, sequencia: registro.sequencia });
      await warnOwners(ctx, ambiente, volta, registro !== null);
    }
    return feitas;
  });

  const isSuspeita = (): boolean => ctx.agora().getTime() < suspeitaAte;
  const beat = (): void => {
    (isSuspeita() ? examine() : flush()).catch((erro: unknown) => ctx.reportErro(erro, `saúde de ${ambiente}`));
  };
  return {
    async receive(relatos: readonly Relato[], estado: EstadoAmbiente): Promise<VoltaFeita[]> {
      const agora = ctx.agora();
      const conhecidas = knownBuilds(estado, new Date(agora.getTime() - limiares.novaPorMs).toISOString());
      const isNova = ({ servico, construcao }: Relato) => conhecidas.get(chaveUso(servico, construcao));
      const bons = relatos.filter((relato) => isNova(relato) !== undefined);
      espera.add(bons.map((relato) => noteOf(relato, isNova(relato) === true, agora.toISOString())));
      const isFalha = bons.some(({ falhou }) => falhou);
      if (isFalha) suspeitaAte = agora.getTime() + limiares.janelaMs;
      // without failures, writes are rare; while a build is failing, successes are needed at once too
      if (isFalha || (juntaSaudeMs === 0 && bons.length > 0)) return examine();
      if (bons.length > 0) relogio ??= setTimeout(beat, juntaSaudeMs).unref();
      return [];
    },
    flush,
  };
}

/** Collects the reports of browsers and reverts a build that fails too often, only that build and only for its users. */
export function createSaude(ctx: Contexto) {
  const ambientes = new Map<string, ReturnType<typeof createSaudeDe>>();
  return {
    async reportSaude(ambiente: string, relatos: readonly Relato[], autor: Autor = SISTEMA): Promise<VoltaFeita[]> {
      const { estado } = await ctx.diario(ambiente);
      requireDireito(autor, 'saude', { ambiente });
      const saude = ambientes.get(ambiente) ?? createSaudeDe(ctx, ambiente);
      ambientes.set(ambiente, saude);
      return saude.receive(relatos, estado);
    },
    /** Writes the buffered reports. An error is reported and does not stop the service. */
    async saveSaude(): Promise<void> {
      for (const [nome, { flush }] of ambientes) await flush().catch((erro: unknown) => ctx.reportErro(erro, `saúde de ${nome}`));
    },
  };
}

import type { Construcao } from '../construcao/construcao.model.ts';
import { chaveUso, type EstadoAmbiente, type ServicoNoAr } from '../registro/estado.model.ts';
import type { Fato, Registro } from '../registro/registro.model.ts';
import { createSomas } from '../registro/somas.ts';
import type { Anotacao } from '../registro/armazem.ts';
import { julgarSaude, LIMIARES_SAUDE, type SituacaoServico, type TipoOrigem, type Volta } from '../regras/saude.ts';
import { type Autor, exigirDireito, SISTEMA } from './autor.ts';
import { avaliar, withItems } from './avaliar.ts';
import type { Contexto } from './contexto.ts';
import { exigirArquivos } from './exigir-arquivos.ts';
import { gravar } from './gravar.ts';
import { itemDe } from './implantar.ts';
import { RecusaServico } from './recusa.ts';
import { textoDeVolta, textoSemVolta } from './saude.copy.ts';
import { trocasPara } from './variante.ts';

/** What one tab said of one build it was served. Whoever passes it on vouches for who says so. */
export interface Relato {
  readonly servico: string;
  readonly construcao: string;
  /** Mark of the page that was served: it counts once a minute. */
  readonly aba: string;
  readonly falhou: boolean;
  readonly tipo: TipoOrigem;
  /** Id of the subscription; of a stranger, a mark of the network. */
  readonly origem: string;
  /** Opaque mark of the person. */
  readonly pessoa: string;
}

export interface VoltaFeita extends Volta {
  readonly sequencia: number;
}

/** Each build on trial: everyone's, and the canary's beside it. */
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

/** The state as one subscription has it. */
async function stateOf(ctx: Contexto, estado: EstadoAmbiente, assinaturaId: string | null): Promise<EstadoAmbiente> {
  if (assinaturaId === null) return estado;
  const trocas = Object.entries(trocasPara(estado, { assinaturaId }));
  const construcoes = await Promise.all(trocas.map(([servico, id]) => ctx.catalogo.need(servico, id)));
  return withItems(estado, construcoes.map(itemDe));
}

const isServed = (ctx: Contexto, estado: EstadoAmbiente, construcao: Construcao): Promise<boolean> =>
  exigirArquivos(ctx, estado, construcao).then(
    () => true,
    (erro: unknown) => {
      if (erro instanceof RecusaServico) return false;
      throw erro;
    },
  );

/** Takes one build back, unless somebody did meanwhile, it would break another parcel, or what it would go back to is gone. */
async function takeBack(ctx: Contexto, ambiente: string, volta: Volta): Promise<Registro | null> {
  const { servico, de, motivo, coorte, assinatura, dita } = volta;
  const { montagens, falhas, origens, tolerada, prova } = volta.medida;
  const medida = { montagens, falhas, origens, tolerada, prova };
  const linha = await ctx.linha(ambiente);
  const anterior = coorte === 'canario' && assinatura === null ? null : await ctx.catalogo.need(servico, volta.para);
  const para = anterior && itemDe(anterior);
  const factOf = (): Fato => {
    if (assinatura === null || !dita || !para) return { tipo: 'revertido', servico, construcao: de, para, medida };
    const { tipo, pessoas } = dita;
    return { tipo: 'fixado', servico, construcao: de, para, assinatura, dita: { tipo, pessoas: [...pessoas], montagens, falhas }, medida };
  };
  const gravacao = await gravar(ctx.escrita, linha, async (estado) => {
    if (!isStillLive(estado, volta)) return { resposta: null };
    if (anterior && !(await isServed(ctx, estado, anterior))) return { resposta: null };
    if (para && (await avaliar(ctx, await stateOf(ctx, estado, assinatura), [para])).quebras.length > 0) return { resposta: null };
    return { fato: factOf(), autor: SISTEMA, motivo };
  });
  return 'registro' in gravacao ? gravacao.registro : null;
}

/** The build's author and whoever put it there. */
async function ownersOf(ctx: Contexto, ambiente: string, { servico, de }: Volta): Promise<string[]> {
  const { registros } = await ctx.linha(ambiente);
  const construcao = await ctx.catalogo.get(servico, de);
  const quemPos = registros.findLast(
    (registro) =>
      (registro.tipo === 'publicado' && registro.itens.some((item) => 'servico' in item && item.construcao === de)) ||
      (registro.tipo === 'canario' && registro.item.construcao === de),
  );
  return [...new Set([construcao?.autor, quemPos?.autor.nome].filter((nome) => nome !== undefined && nome !== ''))] as string[];
}

/** One word about each thing that happened: of what could not be taken back, or from one subscription alone, once in all. */
async function warnOwners(ctx: Contexto, ambiente: string, volta: Volta, isFeita: boolean): Promise<void> {
  const { servico, de: construcao } = volta;
  const donos = await ownersOf(ctx, ambiente, volta);
  const texto = isFeita ? textoDeVolta(ambiente, volta) : textoSemVolta(ambiente, volta);
  const linha = await ctx.linha(ambiente);
  const gravacao = await gravar(ctx.escrita, linha, (estado) => {
    const desde = (volta.coorte === 'canario' ? estado.canarios[servico] : estado.servicos[servico])?.desde ?? '';
    const isDita = linha.registros.some(
      (registro) => registro.tipo === 'aviso' && registro.servico === servico && registro.construcao === construcao && registro.em >= desde,
    );
    if (isDita && (!isFeita || volta.assinatura !== null)) return { resposta: null };
    if (!isFeita && !isStillLive(estado, volta)) return { resposta: null };
    return { fato: { tipo: 'aviso', servico, construcao, donos, texto }, autor: SISTEMA };
  });
  if ('resposta' in gravacao) return;
  await ctx
    .avisar?.({ ambiente, servico, construcao, donos, texto, em: ctx.agora().toISOString() })
    .catch((erro: unknown) => ctx.erro(erro, 'aviso aos donos'));
}

/**
 * Builds whose reports say something, live ones and those they would go back to, and whether each is in its first day: put back on the air
 * in it, a build is judged by what was said of it all along.
 */
function knownBuilds({ servicos, canarios }: EstadoAmbiente, novaDesde: string): ReadonlyMap<string, boolean> {
  return new Map([
    ...Object.entries(servicos).flatMap(([servico, atual]) =>
      [...atual.anteriores, atual].map(({ construcao, desde }) => [chaveUso(servico, construcao), desde > novaDesde] as const),
    ),
    ...Object.entries(canarios).map(([servico, { item, desde }]) => [chaveUso(servico, item.construcao), desde > novaDesde] as const),
  ]);
}

/** A report as it is added up. Of a build long in use only what goes wrong has a name: what goes well is most of what is ever said. */
function noteOf({ servico, construcao, aba, falhou, tipo, origem, pessoa }: Relato, isNova: boolean, em: string): Anotacao {
  const dela = { servico, construcao, em };
  if (!isNova && !falhou) return { ...dela, tipo: 'assinatura', origem: '', pessoas: [], abas: [], ruins: [], boas: 1 };
  return { ...dela, tipo, origem, pessoas: falhou ? [pessoa] : [], abas: [aba], ruins: falhou ? [aba] : [], boas: 0 };
}

/** Runs `work` for whoever asks, never twice at once: those who ask meanwhile share the next run. */
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
/** What other processes had waiting when this one judged is written down by then. */
const FOLGA = 1.25;
const HORA_MS = 3_600_000;

/** Health of one environment as this process sees it, over sums that every process adds to. */
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
    await saude.somar(ambiente, lote).catch((erro: unknown) => {
      espera.add(lote);
      throw erro;
    });
    if (agora.getTime() < limpezaEm) return;
    limpezaEm = agora.getTime() + HORA_MS;
    await saude.esquecer(new Date(agora.getTime() - limiares.janelaAnteriorMs));
  }

  async function judge(): Promise<Volta[]> {
    const agora = ctx.agora();
    const before = (ms: number) => new Date(agora.getTime() - ms);
    const relatos = await saude.ler(ambiente, { recente: before(limiares.janelaMs), antiga: before(limiares.janelaAnteriorMs) });
    const { estado } = await ctx.linha(ambiente);
    return julgarSaude({ relatos, situacoes: situationsOf(estado), agora, limiares });
  }

  const examine = inTurns(async (): Promise<VoltaFeita[]> => {
    await flush();
    let voltas = await judge();
    if (voltas.length > 0 && juntaSaudeMs > 0) {
      // failures are written at once, mounts that went well are not: those of the others are waited for
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
    (isSuspeita() ? examine() : flush()).catch((erro: unknown) => ctx.erro(erro, `saúde de ${ambiente}`));
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
      // a day when everything goes well is a write now and then; while something failed, what goes well matters too
      if (isFalha || (juntaSaudeMs === 0 && bons.length > 0)) return examine();
      if (bons.length > 0) relogio ??= setTimeout(beat, juntaSaudeMs).unref();
      return [];
    },
    flush,
  };
}

/** Collects what browsers report, and takes back the build that fails too much: that one alone, for those who had it. */
export function createSaude(ctx: Contexto) {
  const ambientes = new Map<string, ReturnType<typeof createSaudeDe>>();
  return {
    async relatarSaude(ambiente: string, relatos: readonly Relato[], autor: Autor = SISTEMA): Promise<VoltaFeita[]> {
      const { estado } = await ctx.linha(ambiente);
      exigirDireito(autor, 'saude', { ambiente });
      const saude = ambientes.get(ambiente) ?? createSaudeDe(ctx, ambiente);
      ambientes.set(ambiente, saude);
      return saude.receive(relatos, estado);
    },
    /** Writes down what waits. A failure is reported and stops nothing. */
    async guardarSaude(): Promise<void> {
      for (const [nome, { flush }] of ambientes) await flush().catch((erro: unknown) => ctx.erro(erro, `saúde de ${nome}`));
    },
  };
}

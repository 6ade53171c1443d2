import { chaveUso, type EstadoAmbiente, type ServicoNoAr } from '../registro/estado.model.ts';
import type { Registro } from '../registro/registro.model.ts';
import { julgarSaude, LIMIARES_SAUDE, type RelatoSaude, type SituacaoServico, type Volta } from '../regras/saude.ts';
import { type Autor, exigirDireito, SISTEMA } from './autor.ts';
import { avaliar } from './avaliar.ts';
import type { Contexto } from './contexto.ts';
import { gravar } from './gravar.ts';
import { itemDe } from './implantar.ts';
import { textoDeVolta, textoSemVolta } from './saude.copy.ts';

/** What browsers said of one build since they last spoke. */
export interface Relato {
  readonly servico: string;
  readonly construcao: string;
  readonly montagens: number;
  readonly falhas: number;
  /** Opaque marks of the sessions that failed. */
  readonly sessoes: readonly string[];
}

export interface VoltaFeita extends Volta {
  readonly sequencia: number;
}

const MINUTO_MS = 60_000;
/** Marks kept of one build in one minute: enough to tell many from few. */
const SESSOES_POR_MINUTO = 1_000;

/** Reports summed by build and minute, so that a busy day weighs little. */
export function createRelatos(janelaMs: number) {
  const somas = new Map<string, RelatoSaude>();
  return {
    add(relatos: readonly Relato[], agora: Date): void {
      const em = new Date(Math.floor(agora.getTime() / MINUTO_MS) * MINUTO_MS).toISOString();
      const limite = new Date(agora.getTime() - janelaMs).toISOString();
      for (const [chave, soma] of somas) if (soma.em < limite) somas.delete(chave);
      for (const { servico, construcao, montagens, falhas, sessoes } of relatos) {
        const chave = `${chaveUso(servico, construcao)} ${em}`;
        const soma = somas.get(chave) ?? { servico, construcao, montagens: 0, falhas: 0, sessoes: [], em };
        somas.set(chave, {
          ...soma,
          montagens: soma.montagens + montagens,
          falhas: soma.falhas + falhas,
          sessoes: [...new Set([...soma.sessoes, ...sessoes])].slice(0, SESSOES_POR_MINUTO),
        });
      }
    },
    all: (): RelatoSaude[] => [...somas.values()],
  };
}

/** Each build on trial: everyone's, and the canary's beside it. */
function situationsOf({ servicos, canarios, quarentena, voltas }: EstadoAmbiente): SituacaoServico[] {
  const common = (servico: string) => ({ servico, quarentena: quarentena[servico] ?? [], ultimaVolta: voltas[servico] ?? null });
  const deTodos = Object.entries(servicos).map(([servico, { construcao, desde, anteriores }]: [string, ServicoNoAr]) => ({
    ...common(servico),
    construcao,
    desde,
    coorte: 'todos' as const,
    anteriores: anteriores.map((passagem) => passagem.construcao),
  }));
  const deCanarios = Object.entries(canarios).map(([servico, { item, desde }]) => ({
    ...common(servico),
    construcao: item.construcao,
    desde,
    coorte: 'canario' as const,
    anteriores: servicos[servico] ? [servicos[servico].construcao] : [],
  }));
  return [...deTodos, ...deCanarios];
}

const isStillLive = ({ servicos, canarios }: EstadoAmbiente, { servico, de, coorte }: Volta): boolean =>
  (coorte === 'canario' ? canarios[servico]?.item.construcao : servicos[servico]?.construcao) === de;

/** Takes one build back, unless somebody did meanwhile or it would break another parcel. */
async function takeBack(ctx: Contexto, ambiente: string, volta: Volta): Promise<Registro | null> {
  const { servico, de, motivo, medida, coorte } = volta;
  const linha = await ctx.linha(ambiente);
  const para = coorte === 'canario' ? null : itemDe(await ctx.catalogo.need(servico, volta.para));
  const gravacao = await gravar(ctx.escrita, linha, async (estado) => {
    if (!isStillLive(estado, volta)) return { resposta: null };
    if (para && (await avaliar(ctx, estado, [para])).quebras.length > 0) return { resposta: null };
    const { montagens, falhas, sessoes } = medida;
    return { fato: { tipo: 'revertido', servico, construcao: de, para, medida: { montagens, falhas, sessoes } }, autor: SISTEMA, motivo };
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

async function warnOwners(ctx: Contexto, ambiente: string, volta: Volta, isFeita: boolean): Promise<void> {
  const { servico, de: construcao } = volta;
  const donos = await ownersOf(ctx, ambiente, volta);
  const texto = isFeita ? textoDeVolta(ambiente, volta) : textoSemVolta(ambiente, volta);
  const linha = await ctx.linha(ambiente);
  await gravar(ctx.escrita, linha, () => ({ fato: { tipo: 'aviso', servico, construcao, donos, texto }, autor: SISTEMA }));
  await ctx
    .avisar?.({ ambiente, servico, construcao, donos, texto, em: ctx.agora().toISOString() })
    .catch((erro: unknown) => ctx.erro(erro, 'aviso aos donos'));
}

/** Collects what browsers report, and takes back the build that fails too much: that one alone, for those who had it. */
export function createSaude(ctx: Contexto) {
  const limiares = ctx.limiares ?? LIMIARES_SAUDE;
  const relatosDe = new Map<string, ReturnType<typeof createRelatos>>();
  const avisadas = new Set<string>();

  return async function relatarSaude(ambiente: string, relatos: readonly Relato[], autor: Autor = SISTEMA): Promise<VoltaFeita[]> {
    const linha = await ctx.linha(ambiente);
    exigirDireito(autor, 'saude', { ambiente });
    const soma = relatosDe.get(ambiente) ?? createRelatos(limiares.janelaAnteriorMs);
    relatosDe.set(ambiente, soma);
    const agora = ctx.agora();
    soma.add(relatos, agora);

    const feitas: VoltaFeita[] = [];
    for (const volta of julgarSaude({ relatos: soma.all(), situacoes: situationsOf(linha.estado), agora, limiares })) {
      const registro = await takeBack(ctx, ambiente, volta);
      const chave = `${ambiente} ${chaveUso(volta.servico, volta.de)}`;
      if (registro) feitas.push({ ...volta, sequencia: registro.sequencia });
      else if (avisadas.has(chave) || !isStillLive(linha.estado, volta)) continue;
      avisadas.add(chave);
      await warnOwners(ctx, ambiente, volta, registro !== null);
    }
    return feitas;
  };
}

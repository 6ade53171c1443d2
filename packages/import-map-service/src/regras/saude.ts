import { type Contagem, type MedidaDaVolta, provaDeFalha } from './prova.ts';
import { motivoDaVolta } from './saude.copy.ts';

/**
 * Whose tabs speak. `teste`: a subscription on trial, which anybody may open. `interno`: the house's own support. `visitante`: a network
 * without a session.
 */
export type TipoOrigem = 'assinatura' | 'teste' | 'interno' | 'visitante';

/** What the tabs of one origin said of one build of one service. A tab counts once a minute, whatever it says in it. */
export interface RelatoSaude {
  readonly servico: string;
  readonly construcao: string;
  /** Id of the subscription, or mark of the network; empty: everybody's good news of a build that is on trial no more. */
  readonly origem: string;
  readonly tipo: TipoOrigem;
  /** Tabs that had it, minute by minute. */
  readonly montagens: number;
  /** Of those, the ones it failed in. */
  readonly falhas: number;
  /** Opaque marks of the people it failed for. */
  readonly pessoas: readonly string[];
  /** ISO. */
  readonly em: string;
}

/** One build on trial: the live one, or the canary's. */
export interface SituacaoServico {
  readonly servico: string;
  readonly construcao: string;
  /** First moment this build was live for this cohort, ISO: putting it back does not renew it. */
  readonly desde: string;
  readonly coorte: 'todos' | 'canario';
  /** Builds it could go back to, newest first; for a canary the live build alone. */
  readonly anteriores: readonly string[];
  /** Builds taken back before: never a target. */
  readonly quarentena: readonly string[];
  /** Subscriptions this build was already taken back from, and what they said: they go on being voices, though they are silent. */
  readonly fixadas: readonly Fixada[];
}

/** What a subscription said of the build that was taken back from it. */
export interface Fixada extends Contagem {
  readonly assinatura: string;
  readonly tipo: TipoOrigem;
  readonly pessoas: readonly string[];
}

/** When a build is taken back. Each may be changed by whoever runs the service. */
export interface LimiaresSaude {
  /** A build is on trial for this long after it first went live. */
  readonly novaPorMs: number;
  /** Reports of the build on trial that count: the last ones. */
  readonly janelaMs: number;
  /** Reports of the build before that count. */
  readonly janelaAnteriorMs: number;
  /** Failures per tab that are put up with, 0 to 1. */
  readonly taxa: number;
  /** Or this many times the rate of the build before, if that is more. */
  readonly vezesAnterior: number;
  /** Greatest probability of taking back a build that fails no more than is put up with, 0 to 1. */
  readonly erro: number;
  /** One origin weighs no more than this many tabs in what is decided for everyone. */
  readonly peso: number;
  /** Strangers of fewer networks than this are not heard. */
  readonly minimoVisitantes: number;
  /** Unrelated voices it takes to decide for everyone. */
  readonly vozes: number;
}

/** The decision to take one build back. */
export interface Volta {
  readonly servico: string;
  readonly de: string;
  readonly para: string;
  readonly coorte: SituacaoServico['coorte'];
  /** The only subscription it is taken back from; null: everyone who has it. */
  readonly assinatura: string | null;
  /** pt-BR sentence for the history. */
  readonly motivo: string;
  readonly medida: MedidaDaVolta;
  /** What `assinatura` said. */
  readonly dita: Fixada | null;
}

/** What holds unless the service is told otherwise. */
export const LIMIARES_SAUDE: LimiaresSaude = {
  novaPorMs: 24 * 60 * 60 * 1000,
  janelaMs: 15 * 60 * 1000,
  janelaAnteriorMs: 24 * 60 * 60 * 1000,
  taxa: 0.1,
  vezesAnterior: 3,
  erro: 0.01,
  peso: 4,
  minimoVisitantes: 5,
  vozes: 2,
};

export interface PedidoSaude {
  readonly relatos: readonly RelatoSaude[];
  readonly situacoes: readonly SituacaoServico[];
  readonly agora: Date;
  readonly limiares?: LimiaresSaude;
}

/** What one origin said in all. */
interface Origem extends Contagem {
  readonly id: string;
  readonly tipo: TipoOrigem;
  readonly pessoas: ReadonlySet<string>;
}

const desde = (agora: Date, ms: number) => new Date(agora.getTime() - ms);
const isRecente = (momento: string, agora: Date, ms: number) => new Date(momento) > desde(agora, ms);
const sum = (contagens: readonly Contagem[]): Contagem =>
  contagens.reduce((a, b) => ({ montagens: a.montagens + b.montagens, falhas: a.falhas + b.falhas }), { montagens: 0, falhas: 0 });
/** A tenth of a loud origin says what all of it does, and no louder than the others. */
const weigh = ({ montagens, falhas }: Contagem, peso: number): Contagem => {
  const parte = Math.min(1, peso / Math.max(1, montagens));
  return { montagens: montagens * parte, falhas: falhas * parte };
};

/** What each origin said of one build. */
function origensDe(
  { relatos, agora }: PedidoSaude,
  { servico, construcao }: Pick<RelatoSaude, 'servico' | 'construcao'>,
  janelaMs: number,
): Origem[] {
  const origens = new Map<string, Origem>();
  for (const relato of relatos) {
    if (relato.servico !== servico || relato.construcao !== construcao) continue;
    if (new Date(relato.em) < desde(agora, janelaMs) || new Date(relato.em) > agora) continue;
    const chave = `${relato.tipo} ${relato.origem}`;
    const antes = origens.get(chave) ?? { montagens: 0, falhas: 0, pessoas: [] };
    const pessoas = new Set([...antes.pessoas, ...relato.pessoas]);
    origens.set(chave, { id: relato.origem, tipo: relato.tipo, ...sum([antes, relato]), pessoas });
  }
  return [...origens.values()];
}

/** Clean tabs the build before is credited with: one failure of one tab is no rate. */
const CREDITO = 20;

/** Anybody can be as many of these as they like: together they weigh what one subscription does. */
const isAvulsa = ({ tipo }: Pick<Origem, 'tipo'>): boolean => tipo === 'teste' || tipo === 'visitante';

/** What all of them say, none louder than another. */
function weighAll(origens: readonly Origem[], peso: number): Contagem {
  const avulsas = (['teste', 'visitante'] as const).map((tipo) => sum(origens.filter((origem) => origem.tipo === tipo)));
  return sum([...origens.filter((origem) => !isAvulsa(origem)), ...avulsas].map((contagem) => weigh(contagem, peso)));
}

function taxaDe(todas: readonly Origem[], peso: number): number {
  const origens = todas.filter((origem) => !isAvulsa(origem));
  // the good news of everybody come under no name: they weigh what they are
  const { montagens, falhas } = sum(origens.map((origem) => (origem.id === '' ? origem : weigh(origem, peso))));
  // the one it failed most for is not believed: nobody shields a build by speaking ill of the one before
  const maior = Math.max(0, ...origens.map((origem) => weigh(origem, peso).falhas));
  return (falhas - maior) / (montagens - maior + CREDITO);
}

/** How many of these have nobody in common. */
function strangersAmong(origens: readonly Origem[]): number {
  const vistas = new Set<string>();
  return origens.filter(({ pessoas }) => {
    const isOutra = [...pessoas].every((pessoa) => !vistas.has(pessoa));
    for (const pessoa of pessoas) vistas.add(pessoa);
    return isOutra;
  }).length;
}

/**
 * Voices that say a build fails and have nothing to do with each other. Subscriptions on trial are one voice, however many there are, for
 * anybody may open them; so are strangers, and alone they decide only of what no subscription ever speaks of (the page one signs in on).
 * The house's own support needs nobody else.
 */
function vozesDe(origens: readonly Origem[], isConvincente: (contagem: Contagem) => boolean, limiares: LimiaresSaude): number {
  const convincentes = origens.filter(isConvincente);
  const of = (...tipos: TipoOrigem[]) => convincentes.filter(({ tipo }) => tipos.includes(tipo));
  if (of('interno').length > 0) return limiares.vozes;
  const firmes = strangersAmong(of('assinatura'));
  const teste = strangersAmong([...of('assinatura'), ...of('teste')]) > firmes ? 1 : 0;

  const visitantes = origens.filter(({ tipo }) => tipo === 'visitante');
  const queFalharam = visitantes.filter(({ falhas }) => falhas > 0).length;
  const isOuvido = queFalharam >= limiares.minimoVisitantes && isConvincente(sum(visitantes.map((um) => weigh(um, limiares.peso))));
  const isSoDeles = visitantes.length === origens.length;
  return firmes + teste + (isOuvido ? (isSoDeles ? limiares.vozes : 1) : 0);
}

function julgarUma(situacao: SituacaoServico, pedido: PedidoSaude): Volta[] {
  const { agora, limiares = LIMIARES_SAUDE } = pedido;
  const { servico, construcao: de, coorte, quarentena } = situacao;
  const { peso, erro } = limiares;
  if (!isRecente(situacao.desde, agora, limiares.novaPorMs)) return [];
  const para = situacao.anteriores.find((anterior) => anterior !== de && !quarentena.includes(anterior));
  if (para === undefined) return [];

  const taxaAnterior = taxaDe(origensDe(pedido, { servico, construcao: para }, limiares.janelaAnteriorMs), peso);
  const tolerada = Math.min(0.9, Math.max(limiares.taxa, taxaAnterior * limiares.vezesAnterior));
  const prove = (contagem: Contagem) => provaDeFalha(contagem, tolerada);
  const isConvincente = (contagem: Contagem) => prove(contagem) >= 1 / erro;
  const decide = (origens: readonly Origem[], prova: number, sozinha: Origem | null): Volta => {
    const { montagens, falhas } = sum(origens);
    const quantas = origens.filter((origem) => origem.falhas > 0).length;
    const medida = { montagens, falhas, origens: quantas, taxa: falhas / montagens, taxaAnterior, tolerada, prova, erro };
    const dita = sozinha && { assinatura: sozinha.id, tipo: sozinha.tipo, pessoas: [...sozinha.pessoas], montagens, falhas };
    return { servico, de, para, coorte, assinatura: sozinha?.id ?? null, motivo: motivoDaVolta(medida, sozinha !== null), medida, dita };
  };

  const fixadas = situacao.fixadas.map(
    ({ assinatura, pessoas, ...dita }): Origem => ({ ...dita, id: assinatura, pessoas: new Set(pessoas) }),
  );
  const isFixada = ({ id }: Origem) => fixadas.some((fixada) => fixada.id === id);
  const soltas = origensDe(pedido, { servico, construcao: de }, limiares.janelaMs).filter((origem) => !isFixada(origem));
  const origens = [...fixadas, ...soltas];
  const todas = weighAll(origens, peso);
  if (isConvincente(todas) && vozesDe(origens, isConvincente, limiares) >= limiares.vozes) return [decide(origens, prove(todas), null)];
  return soltas
    .filter((origem) => origem.tipo !== 'visitante' && isConvincente(origem))
    .map((origem) => decide([origem], prove(origem), origem));
}

/**
 * Which builds go back to the one before, for whom, and why. Only a new build is on trial, only against the build it would go back to, and
 * never to a build taken back before: it cannot flap. One subscription is healed alone; everyone is when unrelated ones agree.
 */
export function julgarSaude(pedido: PedidoSaude): Volta[] {
  const voltas = pedido.situacoes.flatMap((situacao) => julgarUma(situacao, pedido));
  // a canary that fails is the first suspect of its service
  const canarios = new Set(voltas.filter(({ coorte }) => coorte === 'canario').map(({ servico }) => servico));
  return voltas.filter(({ servico, coorte }) => coorte === 'canario' || !canarios.has(servico));
}

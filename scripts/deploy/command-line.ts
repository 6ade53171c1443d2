import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ditos } from './deploy.copy.ts';
import { UsoErrado } from './failures.ts';
import type { Outcome } from './outcome.ts';
import { serviceNamed } from './service-name.ts';
import type { Workbench } from './session.ts';

const texto = { type: 'string' } as const;
const chave = { type: 'boolean' } as const;

const OPTIONS = {
  env: texto,
  url: texto,
  canary: texto,
  tenants: texto,
  users: texto,
  reason: texto,
  build: texto,
  from: texto,
  'dry-run': chave,
  to: texto,
  grow: texto,
  promote: chave,
  end: chave,
  refuse: chave,
  source: texto,
  confirm: texto,
  limit: texto,
  help: chave,
} satisfies ParseArgsConfig['options'];

type Values = { readonly [O in keyof typeof OPTIONS]?: (typeof OPTIONS)[O]['type'] extends 'boolean' ? boolean : string };

export interface Interpretation {
  readonly ambiente: string;
  readonly url: string | null;
  run(bench: Workbench): Promise<Outcome>;
}

interface Typed {
  readonly words: readonly string[];
  readonly values: Values;
}

type Runner = (bench: Workbench) => Promise<unknown>;

/** A command of the family: which options it takes, and what it does with what was typed. */
interface Command {
  readonly options: readonly (keyof Values)[];
  /** How many words beside its own name, at most. */
  readonly words: number;
  /** Reads everything before anything is loaded or asked. @throws UsoErrado */
  prepare(typed: Typed): Runner;
}

const done: Outcome = { isWaiting: false };
const list = (valor: string | undefined) =>
  valor
    ?.split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function percentOf(valor: string): number {
  const porcento = Number(valor.replace(',', '.').replace(/%$/, ''));
  if (valor.trim() === '' || !(porcento >= 0 && porcento <= 100)) throw new UsoErrado(ditos.porcento(valor));
  return porcento;
}

function integerOf(valor: string): number {
  if (!/^\d+$/.test(valor)) throw new UsoErrado(ditos.inteiro(valor));
  return Number(valor);
}

function need(valor: string | undefined, falta: string): string {
  if (!valor?.trim()) throw new UsoErrado(falta);
  return valor.trim();
}

const parcelOf = ({ words: [nome] }: Typed) => serviceNamed(need(nome, ditos.faltaParcel));

/** Audience of a canary; null when not given. */
function reachOf(porcento: string | undefined, { tenants, users }: Values) {
  const alcance = {
    ...(porcento !== undefined && { porcento: percentOf(porcento) }),
    ...(tenants !== undefined && { assinaturas: list(tenants) ?? [] }),
    ...(users !== undefined && { usuarios: list(users) ?? [] }),
  };
  return Object.keys(alcance).length > 0 ? alcance : null;
}

/** Reason, shown in the history. A rehearsal has none. */
const reasonOf = ({ reason, 'dry-run': isDry }: Values): string | undefined =>
  isDry && !reason?.trim() ? undefined : need(reason, ditos.faltaMotivo);

const TODAS = 'all';
const servicesNamed = (nomes: string): string[] | null => (nomes === TODAS ? null : [...new Set((list(nomes) ?? []).map(serviceNamed))]);

/** Many at once: for everybody, from this tree or from a folder. */
function prepareMany(nomes: string, { values }: Typed): Runner {
  const { build, canary, tenants, users, from, 'dry-run': isDry = false } = values;
  if ([build, canary, tenants, users].some((valor) => valor !== undefined)) throw new UsoErrado(ditos.umSoParcel);
  const pedido = { servicos: servicesNamed(nomes), pasta: from, motivo: reasonOf(values), isDry };
  return async (bench) => (await import('./publish-many.ts')).publishMany(bench, pedido);
}

function prepareDeploy(typed: Typed): Runner {
  const { build, from, canary, 'dry-run': isDry = false } = typed.values;
  const [nomes = ''] = typed.words;
  if (nomes === TODAS || nomes.includes(',')) return prepareMany(nomes, typed);
  if (build !== undefined && from !== undefined) throw new UsoErrado(ditos.construirOuTrazer);
  const pedido = {
    servico: parcelOf(typed),
    construcao: build,
    pasta: from,
    isDry,
    canario: reachOf(canary, typed.values),
    motivo: reasonOf(typed.values),
  };
  return async (bench) => (await import('./publish.ts')).publish(bench, pedido);
}

function prepareCanary(typed: Typed): Runner {
  const { grow, promote, end, reason, tenants, users } = typed.values;
  const servico = parcelOf(typed);
  const isGrowing = grow !== undefined || tenants !== undefined || users !== undefined;
  if ([isGrowing, promote, end].filter(Boolean).length !== 1) throw new UsoErrado(ditos.faltaAcaoCanario);
  const alcance = reachOf(grow, typed.values);
  const motivo = need(reason, ditos.faltaMotivo);
  return async (bench) => {
    const { endCanary, growCanary, promoteCanary } = await import('./canary.ts');
    if (promote) return promoteCanary(bench, { servico, motivo });
    if (end) return endCanary(bench, { servico, motivo });
    return growCanary(bench, { servico, motivo, alcance: alcance ?? {} });
  };
}

function prepareSwitch({ words: [valor], values: { reason } }: Typed): Runner {
  if (valor !== 'on' && valor !== 'off') throw new UsoErrado(ditos.faltaLigada);
  const motivo = need(reason, ditos.faltaMotivo);
  return async (bench) => (await import('./environment.ts')).turnKillSwitch(bench, { ligada: valor === 'on', motivo });
}

const COMMANDS: Readonly<Record<string, Command>> = {
  rollback: {
    options: ['to', 'reason'],
    words: 1,
    prepare: (typed) => {
      const pedido = { servico: parcelOf(typed), para: typed.values.to, motivo: typed.values.reason };
      return async (bench) => (await import('./rollback.ts')).rollback(bench, pedido);
    },
  },
  canary: { options: ['grow', 'promote', 'end', 'tenants', 'users', 'reason'], words: 1, prepare: prepareCanary },
  copy: {
    options: ['reason', 'dry-run'],
    words: 2,
    prepare: ({ words: [de, nomes = TODAS], values }) => {
      const isDry = values['dry-run'] ?? false;
      const pedido = { de: need(de, ditos.faltaOrigem), servicos: servicesNamed(nomes), motivo: reasonOf(values), isDry };
      return async (bench) => (await import('./publish-many.ts')).copyFrom(bench, pedido);
    },
  },
  create: {
    options: ['reason', 'source'],
    words: 0,
    prepare: ({ values: { reason, source: de } }) => {
      const motivo = need(reason, ditos.faltaMotivo);
      return async (bench) => (await import('./environment.ts')).createEnvironment(bench, { de, motivo });
    },
  },
  remove: {
    options: ['reason', 'confirm'],
    words: 0,
    prepare: ({ values: { reason, confirm = '', env = '' } }) => {
      if (confirm !== env) throw new UsoErrado(ditos.faltaConfirmar(env));
      const motivo = need(reason, ditos.faltaMotivo);
      return async (bench) => (await import('./environment.ts')).removeEnvironment(bench, { confirma: confirm, motivo });
    },
  },
  approve: {
    options: ['refuse', 'reason'],
    words: 1,
    prepare: ({ words: [id], values: { refuse = false, reason } }) => {
      const pedido = { id: need(id, ditos.faltaId), isRefused: refuse, motivo: reason };
      return async (bench) => (await import('./approve.ts')).approve(bench, pedido);
    },
  },
  status: { options: [], words: 0, prepare: () => async (bench) => (await import('./status.ts')).showStatus(bench) },
  history: {
    options: ['limit'],
    words: 1,
    prepare: ({ words: [nome], values: { limit = '20' } }) => {
      const pedido = { servico: nome === undefined ? null : serviceNamed(nome), limite: integerOf(limit) };
      return async (bench) => (await import('./history.ts')).showHistory(bench, pedido);
    },
  },
  diff: {
    options: [],
    words: 2,
    prepare: ({ words: [de, ate] }) => {
      const lados = { de: integerOf(need(de, ditos.faltamSequencias)), ate: integerOf(need(ate, ditos.faltamSequencias)) };
      return async (bench) => (await import('./history.ts')).showDifference(bench, lados);
    },
  },
  freeze: {
    options: ['reason'],
    words: 0,
    prepare: ({ values: { reason } }) => {
      const motivo = need(reason, ditos.faltaMotivo);
      return async (bench) => (await import('./environment.ts')).freeze(bench, motivo);
    },
  },
  unfreeze: {
    options: ['reason'],
    words: 0,
    prepare:
      ({ values: { reason } }) =>
      async (bench) =>
        (await import('./environment.ts')).unfreeze(bench, reason),
  },
  'kill-switch': { options: ['reason'], words: 1, prepare: prepareSwitch },
};

const DEPLOY: Command = {
  options: ['canary', 'tenants', 'users', 'reason', 'build', 'from', 'dry-run'],
  words: 1,
  prepare: prepareDeploy,
};

function read(args: readonly string[]): Typed {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
    return { words: positionals, values };
  } catch (error) {
    const [, opcao = args.join(' ')] = /'(-[^' ]*)/.exec((error as Error).message) ?? [];
    throw new UsoErrado(ditos.opcaoErrada(opcao));
  }
}

function urlOf(valor: string | undefined): string | null {
  if (valor === undefined) return null;
  if (!URL.canParse(valor) || !/^https?:$/.test(new URL(valor).protocol)) throw new UsoErrado(ditos.endereco(valor));
  return valor;
}

/**
 * Parses the whole command line before any request. Null when only the usage was requested.
 *
 * @throws UsoErrado
 */
export function interpret(args: readonly string[]): Interpretation | null {
  const { words, values } = read(args);
  if (values.help) return null;
  const [first = ''] = words;
  if (!first) throw new UsoErrado(ditos.comandoVazio);
  const known = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  const command = known ?? DEPLOY;
  const rest = known ? words.slice(1) : words;
  const extra = rest[command.words];
  if (extra !== undefined) throw new UsoErrado(ditos.sobra(extra));
  const foreign = Object.keys(values).find((opcao) => !['env', 'url', ...command.options].includes(opcao));
  if (foreign) throw new UsoErrado(ditos.naoSeAplica(foreign));
  const run = command.prepare({ words: rest, values });
  return {
    ambiente: need(values.env, ditos.faltaAmbiente),
    url: urlOf(values.url),
    run: async (bench) => ((await run(bench)) as Outcome | undefined) ?? done,
  };
}

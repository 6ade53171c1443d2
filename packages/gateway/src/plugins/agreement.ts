import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import type { ConfigSeguradora } from '../insurers/insurer.port.ts';
import { type Chaves, deriveKey } from './keys.ts';

/** What gateways on one database must have been given alike, by the name whoever installs them knows; digests, never values. */
export type Resumos = Readonly<Record<string, string>>;

/** Whether this gateway and the others that run were given the same, and what they were not. */
export interface Acordo {
  readonly status: 'ok' | 'divergente';
  /** Names of variables, in alphabetical order; empty while all agree. */
  readonly em: readonly string[];
}

export interface Declarado {
  readonly config: Pick<Config, 'ambiente' | 'mqttUrl' | 'siteUrl' | 'mapas' | 'chaveSuporte'>;
  readonly chaves: Chaves;
  readonly versaoContratos: string;
  /** Id of the key that signs the maps; null without maps. */
  readonly chaveMapas: string | null;
  /** Password of whoever deploys; null where another service has it. */
  readonly senhaDeploy: string | null;
  readonly seguradoras: readonly ConfigSeguradora[];
}

const short = (digest: Buffer): string => digest.subarray(0, 12).toString('hex');
/** Of a key of 32 random bytes nothing can be guessed from this. */
const resumoDaChave = (chave: Buffer): string => short(deriveKey(chave, 'acordo entre gateways'));
const resumo = (valor: string): string => short(createHash('sha256').update(valor).digest());

const SESSAO = 'CHAVE_SESSAO';
/** What people may have chosen: a plain digest could be guessed at, so it is keyed, and says nothing to who has another key. */
const COM_CHAVE: ReadonlySet<string> = new Set(['IMPORT_MAP_PASSWORD', 'SEGURADORAS_JSON']);

/** Where files lie, without the keys that open it. */
const depositoOf = ({ env }: Config['mapas']): string =>
  JSON.stringify([env['S3_ENDPOINT'], env['S3_BUCKET'], env['S3_ANEXOS_BUCKET']].map((valor) => valor ?? null));

/** Digests of what this gateway was given. */
export function digestStart({ config, chaves, versaoContratos, chaveMapas, senhaDeploy, seguradoras }: Declarado): Resumos {
  const keyed = (valor: string): string => short(createHmac('sha256', deriveKey(chaves.sessao, 'resumos')).update(valor).digest());
  return {
    [SESSAO]: resumoDaChave(chaves.sessao),
    CHAVE_CANAIS: resumoDaChave(chaves.canais),
    BALCAO_ENV: resumo(config.ambiente),
    MQTT_URL: resumo(config.mqttUrl ? new URL(config.mqttUrl).host : ''),
    SITE_URL: resumo(config.siteUrl),
    S3: resumo(depositoOf(config.mapas)),
    contratos: resumo(versaoContratos),
    SEGURADORAS_JSON: keyed(JSON.stringify(seguradoras)),
    ...(config.chaveSuporte && { SUPORTE_CHAVE: resumoDaChave(Buffer.from(config.chaveSuporte, 'hex')) }),
    ...(chaveMapas && { [`IMPORT_MAP_KEY_${config.ambiente.toUpperCase()}`]: resumo(chaveMapas) }),
    ...(senhaDeploy && { IMPORT_MAP_PASSWORD: keyed(senhaDeploy) }),
  };
}

/** What one gateway and another were not given alike. */
function differences(meus: Resumos, outros: Resumos): string[] {
  const hasOtherKey = meus[SESSAO] !== outros[SESSAO];
  return [...new Set([...Object.keys(meus), ...Object.keys(outros)])].filter(
    (nome) => meus[nome] !== outros[nome] && !(hasOtherKey && COM_CHAVE.has(nome)),
  );
}

/** What this gateway and any of the others were not given alike. */
export function compareStarts(meus: Resumos, outros: readonly Resumos[]): Acordo {
  const em = [...new Set(outros.flatMap((resumos) => differences(meus, resumos)))].sort();
  return { status: em.length > 0 ? 'divergente' : 'ok', em };
}

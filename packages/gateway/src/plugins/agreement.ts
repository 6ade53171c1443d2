import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import type { ConfigSeguradora } from '../insurers/insurer.port.ts';
import { type Chaves, deriveKey } from './keys.ts';

/** Settings that all gateways on one database must share, by the name of their variable; digests, never values. */
export type Resumos = Readonly<Record<string, string>>;

/** Whether this gateway and the other running ones have the same settings, and which differ. */
export interface Acordo {
  readonly status: 'ok' | 'divergente';
  /** Names of variables, in alphabetical order; empty while all agree. */
  readonly em: readonly string[];
}

export interface Declarado {
  readonly config: Pick<Config, 'ambiente' | 'mqttUrl' | 'siteUrl' | 'mapas' | 'chaveSuporte' | 'pix'>;
  readonly chaves: Chaves;
  readonly versaoContratos: string;
  /** Id of the key that signs the maps; null without maps. */
  readonly chaveMapas: string | null;
  /** Password of the deployer; null when another service has it. */
  readonly senhaDeploy: string | null;
  readonly seguradoras: readonly ConfigSeguradora[];
}

const short = (digest: Buffer): string => digest.subarray(0, 12).toString('hex');
/** A plain digest is safe for a key of 32 random bytes. */
const resumoDaChave = (chave: Buffer): string => short(deriveKey(chave, 'acordo entre gateways'));
const resumo = (valor: string): string => short(createHash('sha256').update(valor).digest());

const SESSAO = 'CHAVE_SESSAO';
/** For values chosen by people, which could be guessed from a plain digest, the digest is keyed. */
const COM_CHAVE: ReadonlySet<string> = new Set(['IMPORT_MAP_PASSWORD', 'SEGURADORAS_JSON']);

/** Location of the file store, without its credentials. */
const depositoOf = ({ env }: Config['mapas']): string =>
  JSON.stringify([env['S3_ENDPOINT'], env['S3_BUCKET'], env['S3_ANEXOS_BUCKET']].map((valor) => valor ?? null));

/** Digests of this gateway's settings. */
export function digestStart({ config, chaves, versaoContratos, chaveMapas, senhaDeploy, seguradoras }: Declarado): Resumos {
  const keyed = (valor: string): string => short(createHmac('sha256', deriveKey(chaves.sessao, 'resumos')).update(valor).digest());
  return {
    [SESSAO]: resumoDaChave(chaves.sessao),
    CHAVE_CANAIS: resumoDaChave(chaves.canais),
    BALCAO_ENV: resumo(config.ambiente),
    MQTT_URL: resumo(config.mqttUrl ? new URL(config.mqttUrl).host : ''),
    SITE_URL: resumo(config.siteUrl),
    PIX_URL: resumo(JSON.stringify([config.pix.baseUrl, config.pix.chave])),
    S3: resumo(depositoOf(config.mapas)),
    contratos: resumo(versaoContratos),
    SEGURADORAS_JSON: keyed(JSON.stringify(seguradoras)),
    ...(config.chaveSuporte && { SUPORTE_CHAVE: resumoDaChave(Buffer.from(config.chaveSuporte, 'hex')) }),
    ...(chaveMapas && { [`IMPORT_MAP_KEY_${config.ambiente.toUpperCase()}`]: resumo(chaveMapas) }),
    ...(senhaDeploy && { IMPORT_MAP_PASSWORD: keyed(senhaDeploy) }),
  };
}

/** Settings that differ between two gateways. */
function differences(meus: Resumos, outros: Resumos): string[] {
  const hasOtherKey = meus[SESSAO] !== outros[SESSAO];
  return [...new Set([...Object.keys(meus), ...Object.keys(outros)])].filter(
    (nome) => meus[nome] !== outros[nome] && !(hasOtherKey && COM_CHAVE.has(nome)),
  );
}

/** Settings that differ between this gateway and any other. */
export function compareStarts(meus: Resumos, outros: readonly Resumos[]): Acordo {
  const em = [...new Set(outros.flatMap((resumos) => differences(meus, resumos)))].sort();
  return { status: em.length > 0 ? 'divergente' : 'ok', em };
}

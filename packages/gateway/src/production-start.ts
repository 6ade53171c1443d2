import { type Config, ErroConfiguracao, readConfig } from './config.ts';
import type { ConfigSeguradora } from './insurers/insurer.port.ts';
import { loadSeguradoras, segredoDoSandbox } from './insurers/insurers.config.ts';
import { loadParticipantes } from './open-insurance/participantes.config.ts';
import { loadPix } from './psp/pix.config.ts';
import type { ConfigPix } from './psp/pix.adapter.ts';

/** What the demonstration stands in for, or one machine keeps to itself, must be given where brokers work. */
export const EXIGIDAS_EM_PRODUCAO: readonly string[] = [
  'DATABASE_URL',
  'MQTT_URL',
  'SITE_URL',
  'CHAVE_SESSAO',
  'CHAVE_CANAIS',
  'METRICS_TOKEN',
  'SMTP_URL',
  'MAIL_FROM',
  'CNPJ_URL',
  'PIX_URL',
  'PIX_CLIENT_ID',
  'PIX_CLIENT_SECRET',
  'PIX_CERTIFICADO',
  'PIX_CERTIFICADO_CHAVE',
  'PIX_CHAVE',
  'PIX_RECEBEDOR',
  'PIX_CIDADE',
  'S3_ANEXOS_BUCKET',
  'SEGURADORAS_JSON',
];
/** The same, of a gateway that writes the maps itself. */
export const EXIGIDAS_SEM_SERVICO_DE_MAPAS: readonly string[] = ['S3_BUCKET', 'IMPORT_MAP_PASSWORD', 'IMPORT_MAP_KEY_PRODUCTION'];

/** An insurer whose notices nobody signs, or anybody can, has no say over a sale. */
const hasOwnSecret = ({ slug, segredoAvisos }: ConfigSeguradora): boolean =>
  segredoAvisos !== undefined && segredoAvisos !== segredoDoSandbox(slug);

function missingOf({ dadas, mapas }: Config, seguradoras: readonly ConfigSeguradora[]): string[] {
  const exigidas = [...EXIGIDAS_EM_PRODUCAO, ...(mapas.remoto ? [] : EXIGIDAS_SEM_SERVICO_DE_MAPAS)];
  const semSegredo = seguradoras.filter((seguradora) => !hasOwnSecret(seguradora)).map(({ slug }) => slug);
  return [
    ...exigidas.filter((nome) => !dadas.has(nome)),
    ...(dadas.has('SEGURADORAS_JSON') && seguradoras.length === 0 ? ['ao menos uma seguradora em SEGURADORAS_JSON'] : []),
    ...(semSegredo.length > 0 ? [`segredoAvisos próprio de ${semSegredo.join(', ')} em SEGURADORAS_JSON`] : []),
  ];
}

/** What only a demonstration uses. */
const misplacedOf = ({ isDemo, dadas }: Config): string[] => [
  ...(isDemo ? ['DADOS_DEMO=sim'] : []),
  ...(dadas.has('SANDBOX_URL') ? ['SANDBOX_URL'] : []),
];

function assertProduction(config: Config, seguradoras: readonly ConfigSeguradora[]): void {
  const [faltam, sobram] = [missingOf(config, seguradoras), misplacedOf(config)];
  const partes = [
    ...(faltam.length > 0 ? [`falta informar ${faltam.join('; ')}`] : []),
    ...(sobram.length > 0 ? [`só serve a uma demonstração ${sobram.join('; ')}`] : []),
  ];
  if (partes.length > 0) throw new ErroConfiguracao(`O gateway não inicia com BALCAO_ENV=production: ${partes.join(', e ')}.`);
}

/** What a gateway starts with. */
export interface Partida {
  readonly config: Config;
  readonly seguradoras: readonly ConfigSeguradora[];
  /** Who receives what subscriptions pay, with the certificate it knows us by. */
  readonly pix: ConfigPix;
}

/**
 * Reads the environment and the insurers. In production nothing stands in for what was not given: neither the insurers of the sandbox
 * nor what a single machine keeps in its own folder.
 *
 * @throws ErroConfiguracao one pt-BR sentence: the first value that is wrong, or everything production lacks
 */
export function readStart(env: Readonly<Record<string, string | undefined>>, cwd: string, readFile: (path: string) => string): Partida {
  const config = readConfig(env, cwd);
  const isProduction = config.ambiente === 'production';
  const { sandboxUrl, seguradoras: valor } = config;
  const seguradoras = loadSeguradoras({ sandboxUrl, isSandbox: !isProduction, valor: valor ?? undefined, readFile });
  if (isProduction) assertProduction(config, seguradoras);
  loadParticipantes({ sandboxUrl, isSandbox: !isProduction, valor: config.openInsurance, readFile });
  return { config, seguradoras, pix: loadPix(config.pix, readFile) };
}

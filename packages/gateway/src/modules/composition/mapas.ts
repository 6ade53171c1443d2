import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContratoServido, createArquivosStore, type FonteMapa, type ManifestoConstrucao, readFonte } from '@balcao/import-map-service';
import type { Config } from '../../config.ts';
import type { Log } from '../../plugins/ports.ts';
import { mapaDaInstalacao, readConstrucoes } from './construcao-local.ts';
import { semFonte } from './mapas-ausentes.adapter.ts';
import { openMapasEmbutidos } from './mapas-embutidos.adapter.ts';
import { openMapasRemotos } from './mapas-remotos.adapter.ts';
import { createMapasSeguros, type MapasSeguros } from './mapas-seguros.ts';
import type { FonteDeMapas } from './mapas.port.ts';
import { createPresenca, type Presenca } from './presenca.ts';
import { createUltimoMapa } from './ultimo-mapa.store.ts';

/** Paths of the built site. */
export interface Site {
  /** Folder of the build: `modules/`, `manifest.json`, `construcoes.json`, `index.html`. */
  readonly pastaSite: string;
  /** The product's `importmap.json`. */
  readonly arquivoMapa: string;
  /** Version of the contracts this gateway serves. */
  readonly versaoContrato: string;
  /** Modules under development, name → address; only in the local environment. */
  readonly modulosDev?: Readonly<Record<string, string>>;
}

export interface OpcoesMapas {
  readonly site: Site;
  readonly config: Config;
  readonly databaseUrl: string;
  /** `METHOD /path` of every served call; complete after registration. */
  readonly chamadas: () => readonly string[];
  readonly agora: () => Date;
  readonly log: Log;
}

/** Maps of the gateway: their source, and the safe reader that always has one to serve. */
export interface Mapas {
  readonly fonte: FonteDeMapas;
  readonly seguros: MapasSeguros;
  readonly presenca: Presenca;
  readonly importmap: FonteMapa;
  close(): Promise<void>;
}

interface Aberto extends OpcoesMapas {
  readonly importmap: FonteMapa;
  readonly base: readonly ManifestoConstrucao[];
  readonly presenca: Presenca;
}

async function openFonte({ config, databaseUrl, site, chamadas, agora, log, importmap, base, presenca }: Aberto): Promise<FonteDeMapas> {
  const { ambiente, pastaDados, mapas } = config;
  const pasta = join(pastaDados, 'import-map', 'arquivos');
  if (mapas.remoto) {
    const arquivos = await createArquivosStore({ pasta, env: mapas.env });
    return openMapasRemotos({ ...mapas.remoto, ambiente, arquivos, log, agora });
  }
  const contratos = async (): Promise<ContratoServido[]> => [{ versao: site.versaoContrato, chamadas: [...chamadas()] }];
  return openMapasEmbutidos({
    config,
    databaseUrl,
    fonte: importmap,
    base,
    pastaModulos: join(site.pastaSite, 'modules'),
    publico: async () => presenca.publico(),
    contratos,
    agora,
    sorteio: Math.random,
    log,
  });
}

/** Opens the source of maps. When that fails, the site runs on the last good map. */
export async function openMapas(opcoes: OpcoesMapas): Promise<Mapas> {
  const { site, config, agora, log } = opcoes;
  const { ambiente, pastaDados } = config;
  const [importmap, base] = await Promise.all([readFonte(site.arquivoMapa), readConstrucoes(join(site.pastaSite, 'construcoes.json'))]);
  const presenca = createPresenca(agora);
  const fonte = await openFonte({ ...opcoes, importmap, base, presenca }).catch((erro: unknown) => {
    log.error({ err: erro }, 'o import-map-service não pôde ser aberto; o site segue com o último mapa bom');
    return semFonte(erro);
  });
  const seguros = await createMapasSeguros({
    fonte,
    ambiente,
    ultimo: createUltimoMapa({ pastaDados, ambiente }),
    instalacao: () => mapaDaInstalacao({ fonte: importmap, ambiente, base, agora }),
    agora,
    log,
  });
  return {
    fonte,
    seguros,
    presenca,
    importmap,
    close: async () => {
      seguros.close();
      await fonte.close();
    },
  };
}

/** Template of the page and source of the module loader inlined in it. */
export function readTemplate({ pastaSite }: Site, loader: string): { template: string; carregador: string } {
  return {
    template: readFileSync(join(pastaSite, 'index.html'), 'utf8'),
    carregador: readFileSync(join(pastaSite, 'modules/systemjs', loader), 'utf8'),
  };
}

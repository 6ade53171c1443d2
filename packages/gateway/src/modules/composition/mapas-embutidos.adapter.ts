import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Autor,
  chavesDadas,
  type ContratoServido,
  createArmazemPostgres,
  createArquivosStore,
  createAvisoWebhook,
  createChaveiro,
  createImportMapService,
  type FonteMapa,
  type ManifestoConstrucao,
  type Publico,
  readSenha,
} from '@balcao/import-map-service';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../config.ts';
import type { Log } from '../../plugins/ports.ts';
import { saveInstalacaoLater } from './save-instalacao.ts';
import type { FonteDeMapas, QuemEscreve } from './mapas.port.ts';

export interface OpcoesEmbutido {
  readonly config: Pick<Config, 'ambiente' | 'pastaDados' | 'mapas'>;
  /** Address of the owner of the database: the schema `composicao` is the service's own. */
  readonly databaseUrl: string;
  readonly fonte: FonteMapa;
  /** Builds that came with the installation. */
  readonly base: readonly ManifestoConstrucao[];
  /** Folder the installation's own modules are served from. */
  readonly pastaModulos: string;
  readonly publico: () => Promise<Publico | null>;
  readonly contratos: () => Promise<readonly ContratoServido[]>;
  readonly agora: () => Date;
  readonly sorteio: () => number;
  readonly log: Log;
}

/** The import-map service inside this process, over the gateway's own database and data folder. */
export async function openMapasEmbutidos(opcoes: OpcoesEmbutido): Promise<FonteDeMapas> {
  const { config, databaseUrl, fonte, base, pastaModulos, publico, contratos, agora, sorteio, log } = opcoes;
  const { ambiente, pastaDados, mapas } = config;
  const pasta = join(pastaDados, 'import-map');
  const arquivos = await createArquivosStore({ pasta: join(pasta, 'arquivos'), env: mapas.env });
  const servico = await createImportMapService({
    armazem: await createArmazemPostgres(databaseUrl),
    arquivos,
    fonte,
    padrao: ambiente,
    origemPropria: mapas.origemPropria,
    agora,
    sorteio,
    chaves: createChaveiro({ pasta, dadas: chavesDadas(mapas.env) }),
    novoId: uuidv7,
    senha: await readSenha(pastaDados, mapas.senha),
    instalado: async (caminho) => existsSync(join(pastaModulos, caminho)),
    publico: async (nome) => (nome === ambiente ? publico() : null),
    contratos: async (nome) => (nome === ambiente ? contratos() : []),
    ...(mapas.webhook && { notifyDonos: createAvisoWebhook(mapas.webhook) }),
    onError: (erro, onde) => log.error({ err: erro }, `import-map-service: ${onde}`),
  });
  await servico.registerBase(ambiente, base).catch((erro: unknown) => {
    log.error({ err: erro }, 'a construção da instalação não pôde ser registrada; valem as de antes');
  });

  const stopKeeping = saveInstalacaoLater({ arquivos, base, pastaModulos }, (erro) =>
    log.error({ err: erro }, 'os arquivos da instalação não puderam ser guardados: saem com a pasta dela'),
  );

  const emNomeDe = ({ id, nome }: QuemEscreve): Autor => ({
    id,
    nome,
    direitos: { servicos: ['*'], ambientes: [ambiente], acoes: ['concessao'] },
  });
  return {
    mapaPara: (quem) => servico.mapaPara(ambiente, quem),
    mapaEm: (quando, quem) => servico.mapaEm(ambiente, quando, quem),
    estado: () => servico.estado(ambiente),
    async chave() {
      const { id, jwk } = await servico.chavePublica(ambiente);
      return { id, x: String(jwk.x) };
    },
    construcoes: (nome) => servico.construcoes(nome),
    historico: (pedido) => servico.historico(ambiente, pedido),
    async createConcessao(concessao, motivo, autor) {
      await servico.createConcessao({ ambiente, concessao, motivo }, emNomeDe(autor));
    },
    async recordConcessao({ acao, ...ato }, autor) {
      await servico.recordConcessao({ ambiente, ...ato, ...(acao === 'deixada' ? { acao, quem: autor } : { acao }) }, emNomeDe(autor));
    },
    async reportSaude(relatos) {
      await servico.reportSaude(ambiente, relatos);
    },
    arquivo: (caminho, codificacao) => arquivos.read(caminho, codificacao),
    onChange: (ouvinte) => servico.onChange(ambiente, ouvinte),
    rotas: servico.rotas,
    close: async () => {
      stopKeeping();
      await servico.close();
    },
  };
}

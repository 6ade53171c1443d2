import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createChaveiro } from '../assinatura/assinatura.ts';
import { createArquivosStore } from '../construcao/arquivos-store.ts';
import type { Construcao } from '../construcao/construcao.model.ts';
import { createArmazemPasta } from '../registro/armazem-pasta.ts';
import { DEPLOYER } from '../registro/pessoa.ts';
import type { Direitos } from '../registro/registro.model.ts';
import type { FonteMapa } from '../regras/compose-mapa.ts';
import { type Autor, SISTEMA, TODOS_OS_DIREITOS } from '../servico/autor.ts';
import type { OpcoesServico } from '../servico/contexto.ts';
import { createImportMapService, type ImportMapService } from '../servico/import-map-service.ts';
import { type ConstrucaoDeTeste, buildForTest } from './construcao-de-teste.ts';

export const SENHA = 'senha-de-teste';

export const FONTE: FonteMapa = {
  ambientes: {
    local: { modulos: '/modules/', origens: ['https://cdn.exemplo.test/m/'] },
    staging: { modulos: '/modules/' },
    production: { modulos: '/modules/', origens: ['https://cdn.exemplo.test/m/'] },
  },
  imports: {
    react: 'vendor/react/',
    '@balcao/root-config': 'root-config/',
    '@balcao/shared': 'shared/',
    '@balcao/shared/query': 'shared/',
    '@balcao/ui': 'ui/',
    '@balcao/menu': 'menu/',
    '@balcao/quoting': 'quoting/',
  },
};

export const ANA: Autor = { id: 'ana', nome: 'Ana', direitos: TODOS_OS_DIREITOS };
export const BETO: Autor = { id: 'beto', nome: 'Beto', direitos: TODOS_OS_DIREITOS };

/** The author for the installation's password. */
const DEPLOYER_TESTE: Autor = { id: DEPLOYER, nome: DEPLOYER, direitos: TODOS_OS_DIREITOS };

export interface ServicoDeTeste {
  readonly servico: ImportMapService;
  readonly app: FastifyInstance;
  readonly pasta: string;
  /** Advances the clock. */
  passTime(ms: number): void;
  agora(): Date;
  /** Errors that the service reported. */
  readonly erros: { readonly erro: unknown; readonly onde: string }[];
  /** Uploads and registers a build. */
  register(construcao: ConstrucaoDeTeste): Promise<Construcao>;
  /** Registers a build and makes it live as the installation, so that even the shell needs no second person. */
  publish(construcao: ConstrucaoDeTeste, ambiente?: string): Promise<Construcao>;
  /** Creates a token with the installation's password. @returns its secret */
  tokenDe(pessoa: string, direitos?: Direitos): Promise<string>;
  close(): Promise<void>;
}

/** A service over its own folder, with the whole API behind `app.inject`. */
export async function createServicoDeTeste(mudancas: Partial<OpcoesServico> = {}, pastaDada?: string): Promise<ServicoDeTeste> {
  const pasta = pastaDada ?? (await mkdtemp(join(tmpdir(), 'mapas-')));
  let relogio = Date.UTC(2026, 2, 1, 12);
  const agora = (): Date => new Date(relogio);
  const erros: { erro: unknown; onde: string }[] = [];
  const arquivos = await createArquivosStore({ pasta: join(pasta, 'arquivos'), env: {} });
  const servico = await createImportMapService({
    armazem: mudancas.armazem ?? (await createArmazemPasta(pasta)),
    arquivos,
    chaves: createChaveiro({ pasta }),
    fonte: FONTE,
    padrao: 'local',
    agora,
    sorteio: Math.random,
    novoId: randomUUID,
    senha: SENHA,
    juntaSaudeMs: 0,
    origemPropria: null,
    onError: (erro, onde) => void erros.push({ erro, onde }),
    ...mudancas,
  });
  const app = fastify();
  await app.register(servico.rotas);

  const register = async ({ manifesto, arquivos: files }: ConstrucaoDeTeste): Promise<Construcao> => {
    for (const [caminho, bytes] of Object.entries(files)) await servico.uploadArquivo({ caminho, bytes }, SISTEMA);
    return (await servico.registerConstrucao({ manifesto }, SISTEMA)).construcao;
  };
  return {
    servico,
    app,
    pasta,
    agora,
    erros,
    register,
    passTime: (ms) => {
      relogio += ms;
    },
    async publish(construcao, ambiente = 'local') {
      const registrada = await register(construcao);
      await servico.registerBase(ambiente, [registrada]);
      return registrada;
    },
    async tokenDe(pessoa, direitos = TODOS_OS_DIREITOS) {
      return (await servico.createToken({ pessoa, descricao: '', direitos, dias: 90 }, DEPLOYER_TESTE)).token;
    },
    async close() {
      await app.close();
      await servico.close();
      if (pastaDada === undefined) await rm(pasta, { recursive: true, force: true });
    },
  };
}

export const umaConstrucaoDe = (servico: string, texto: string): ConstrucaoDeTeste => buildForTest({ servico, texto });

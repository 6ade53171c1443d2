import type { Concessao, Construcao, Destinatario, EstadoAmbiente, MapaAssinado, Registro } from '@balcao/import-map-service';
import type { FastifyPluginAsync } from 'fastify';

/** A registered build, as shown in lists. */
export type ConstrucaoRegistrada = Pick<Construcao, 'servico' | 'id' | 'registradaEm' | 'commit' | 'autor' | 'mensagem' | 'contrato'>;

export type { Concessao, Destinatario, EstadoAmbiente, Registro };

/** Public Ed25519 key of the environment: its id and JWK `x`. */
export interface ChavePublica {
  readonly id: string;
  readonly x: string;
}

/** Author of an entry. */
export interface QuemEscreve {
  readonly id: string;
  readonly nome: string;
}

/** Report of one page about one build it was served, with its origin. */
export interface RelatoDeConstrucao {
  readonly servico: string;
  readonly construcao: string;
  /** Mark of the page. */
  readonly aba: string;
  readonly falhou: boolean;
  /** `teste`: a trial subscription, which anyone may open. `interno`: support. `visitante`: a network without a session. */
  readonly tipo: 'assinatura' | 'teste' | 'interno' | 'visitante';
  /** Id of the subscription, or opaque mark of the network. */
  readonly origem: string;
  /** Opaque mark of the person. */
  readonly pessoa: string;
}

export interface AtoDeConcessao {
  readonly id: string;
  /** `deixada`: the author alone leaves it. */
  readonly acao: 'usada' | 'deixada' | 'encerrada';
  readonly motivo?: string;
}

/** Source of this environment's maps, in this process or another. Any call may reject, hang or return invalid data: see `mapas-seguros.ts`. */
export interface FonteDeMapas {
  /** Signed map of a visitor, with canaries and granted builds applied. */
  mapaPara(quem: Destinatario): Promise<MapaAssinado>;
  /** The same map at a past moment. */
  mapaEm(quando: Date, quem: Destinatario): Promise<MapaAssinado>;
  estado(): Promise<EstadoAmbiente>;
  chave(): Promise<ChavePublica>;
  /** Registered builds, the newest first. */
  construcoes(servico?: string): Promise<readonly ConstrucaoRegistrada[]>;
  /** Entries of some kinds, the newest first. */
  historico(pedido: { readonly tipos: readonly Registro['tipo'][]; readonly limite: number }): Promise<readonly Registro[]>;
  /** @throws RecusaServico when the grant is not allowed. */
  createConcessao(concessao: Concessao, motivo: string, autor: QuemEscreve): Promise<void>;
  /** @throws RecusaServico 404 when the grant has ended. */
  recordConcessao(ato: AtoDeConcessao, autor: QuemEscreve): Promise<void>;
  reportSaude(relatos: readonly RelatoDeConstrucao[]): Promise<void>;
  /** Bytes of a build's file, `<dir>/<file>`; null when it does not exist. */
  arquivo(caminho: string, codificacao?: 'br' | 'gz'): Promise<Buffer | null>;
  /** Calls `ouvinte` after every entry, written by this process or another. */
  onChange(ouvinte: (estado: EstadoAmbiente) => void): () => void;
  /** Routes mounted at `/import-maps`; null when the service runs elsewhere. */
  readonly rotas: FastifyPluginAsync | null;
  close(): Promise<void>;
}

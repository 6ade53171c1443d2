import type { Concessao, Construcao, Destinatario, EstadoAmbiente, MapaAssinado, Registro } from '@balcao/import-map-service';
import type { FastifyPluginAsync } from 'fastify';

/** A registered build, as lists tell it. */
export type ConstrucaoRegistrada = Pick<Construcao, 'servico' | 'id' | 'registradaEm' | 'commit' | 'autor' | 'mensagem' | 'contrato'>;

export type { Concessao, Destinatario, EstadoAmbiente, Registro };

/** Public Ed25519 key of the environment: its id and JWK `x`. */
export interface ChavePublica {
  readonly id: string;
  readonly x: string;
}

/** Who is written down as the author of an entry. */
export interface QuemEscreve {
  readonly id: string;
  readonly nome: string;
}

/** What one page said of one build it was served, and whose page it is. */
export interface RelatoDeConstrucao {
  readonly servico: string;
  readonly construcao: string;
  /** Mark of the page. */
  readonly aba: string;
  readonly falhou: boolean;
  /** `teste`: a subscription on trial, which anybody may open. `interno`: support. `visitante`: a network without a session. */
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

/** Whoever writes this environment's maps, in this process or elsewhere. Anything here may reject, hang or lie: see `mapas-seguros.ts`. */
export interface FonteDeMapas {
  /** Signed map of whoever is described, canaries and named builds applied. */
  mapaPara(quem: Destinatario): Promise<MapaAssinado>;
  /** The same as it was at a past moment. */
  mapaEm(quando: Date, quem: Destinatario): Promise<MapaAssinado>;
  estado(): Promise<EstadoAmbiente>;
  chave(): Promise<ChavePublica>;
  /** Registered builds, the newest first. */
  construcoes(servico?: string): Promise<readonly ConstrucaoRegistrada[]>;
  /** Entries of some kinds, the newest first. */
  historico(pedido: { readonly tipos: readonly Registro['tipo'][]; readonly limite: number }): Promise<readonly Registro[]>;
  /** @throws RecusaServico what may not be lent. */
  criarConcessao(concessao: Concessao, motivo: string, autor: QuemEscreve): Promise<void>;
  /** @throws RecusaServico 404 when it is over. */
  anotarConcessao(ato: AtoDeConcessao, autor: QuemEscreve): Promise<void>;
  relatarSaude(relatos: readonly RelatoDeConstrucao[]): Promise<void>;
  /** Bytes of a build's file, `<dir>/<file>`; null when nobody has it. */
  arquivo(caminho: string, codificacao?: 'br' | 'gz'): Promise<Buffer | null>;
  /** Calls `ouvinte` after every entry, wherever it was written. */
  aoMudar(ouvinte: (estado: EstadoAmbiente) => void): () => void;
  /** What is mounted at `/import-maps`; null when the service is elsewhere. */
  readonly rotas: FastifyPluginAsync | null;
  close(): Promise<void>;
}

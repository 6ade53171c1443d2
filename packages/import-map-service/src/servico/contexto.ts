import type { Chaveiro } from '../assinatura/assinatura.ts';
import type { ArquivosStore } from '../construcao/arquivos-store.ts';
import type { Buscado, OpcoesBusca } from '../enderecos/fetch-safely.ts';
import type { LugarAmbiente } from '../enderecos/ajustes.model.ts';
import type { ListaEnderecos } from '../enderecos/endereco-permitido.ts';
import type { Armazem } from '../registro/armazem.ts';
import type { EstadoAmbiente, EstadoServico } from '../registro/estado.model.ts';
import type { Diario } from '../registro/diario.ts';
import type { FonteMapa } from '../regras/compose-mapa.ts';
import type { ContratoServido } from '../regras/contract-gate.ts';
import type { Publico } from '../regras/impacto.ts';
import type { LimiaresSaude } from '../regras/saude.ts';
import type { Catalogo } from './catalogo.ts';
import type { Composicoes } from './composicoes.ts';
import type { Escrita } from './write-registro.ts';

/** Sent to the owners of a build when the system reverts it. */
export interface Aviso {
  readonly ambiente: string;
  readonly servico: string;
  readonly construcao: string;
  readonly donos: readonly string[];
  readonly texto: string;
  readonly em: string;
}

export interface OpcoesServico {
  readonly armazem: Armazem;
  readonly arquivos: ArquivosStore;
  readonly chaves: Chaveiro;
  /** The product's `importmap.json`: environments, allow-lists, folder of each name. */
  readonly fonte: FonteMapa;
  /** Environment of a façade call that names none. */
  readonly padrao: string;
  readonly agora: () => Date;
  /** 0 to 1. */
  readonly sorteio: () => number;
  readonly novoId: () => string;
  /** Password of the HTTP Basic user `deployer`; null: that user cannot sign in. */
  readonly senha: string | null;
  /** The site's own origin, from which relative addresses are fetched; null: such addresses must be files uploaded here. */
  readonly origemPropria: string | null;
  /** Whether the installation itself serves `<dir>/<file>`; absent when the service runs separately. */
  readonly instalado?: (caminho: string) => Promise<boolean>;
  /** Current users of the environment, for the blast radius. */
  readonly publico?: (ambiente: string) => Promise<Publico | null>;
  /** What live gateways serve, for the contract gate. */
  readonly contratos?: (ambiente: string) => Promise<readonly ContratoServido[]>;
  readonly fetchEndereco?: (endereco: string, opcoes: OpcoesBusca) => Promise<Buscado>;
  readonly limiares?: LimiaresSaude;
  /** How long reports of browsers are buffered before they are written; 0: not at all. */
  readonly juntaSaudeMs?: number;
  /** Notifies the owners. A failure is reported to `onError` and does not undo anything. */
  readonly notifyDonos?: (aviso: Aviso) => Promise<void>;
  readonly onError?: (reportErro: unknown, onde: string) => void;
}

/** Shared dependencies of the use cases. */
export interface Contexto extends Omit<OpcoesServico, 'fetchEndereco' | 'publico' | 'contratos'> {
  readonly escrita: Escrita;
  readonly catalogo: Catalogo;
  readonly composicoes: Composicoes;
  readonly servico: Diario<EstadoServico>;
  readonly fetchEndereco: (endereco: string, opcoes: OpcoesBusca) => Promise<Buscado>;
  readonly publico: (ambiente: string) => Promise<Publico | null>;
  readonly contratos: (ambiente: string) => Promise<readonly ContratoServido[]>;
  readonly reportErro: (reportErro: unknown, onde: string) => void;
  /** @throws RecusaServico 404 */
  diario(ambiente: string): Promise<Diario<EstadoAmbiente>>;
  nomesDeAmbientes(): readonly string[];
  fonteAtual(): FonteMapa;
  /** @throws RecusaServico 404 */
  lugarDe(ambiente: string): LugarAmbiente;
  listaDe(ambiente: string): ListaEnderecos;
}

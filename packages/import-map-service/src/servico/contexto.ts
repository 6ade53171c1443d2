import type { Chaveiro } from '../assinatura/assinatura.ts';
import type { ArquivosStore } from '../construcao/arquivos-store.ts';
import type { Buscado, OpcoesBusca } from '../enderecos/buscar-seguro.ts';
import type { LugarAmbiente } from '../enderecos/ajustes.model.ts';
import type { ListaEnderecos } from '../enderecos/endereco-permitido.ts';
import type { Armazem } from '../registro/armazem.ts';
import type { EstadoAmbiente, EstadoServico } from '../registro/estado.model.ts';
import type { Linha } from '../registro/linha.ts';
import type { FonteMapa } from '../regras/compor.ts';
import type { ContratoServido } from '../regras/contract-gate.ts';
import type { Publico } from '../regras/impacto.ts';
import type { LimiaresSaude } from '../regras/saude.ts';
import type { Catalogo } from './catalogo.ts';
import type { Composicoes } from './composicoes.ts';
import type { Escrita } from './gravar.ts';

/** Told to the owners of a build when the system takes it back. */
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
  /** Password of the HTTP Basic user `deployer`; null: nobody enters by it. */
  readonly senha: string | null;
  /** The site's own origin, where addresses without one are fetched from; null: such addresses must be of files uploaded here. */
  readonly origemPropria: string | null;
  /** Whether the installation itself serves `<dir>/<file>`; absent where the service runs apart from it. */
  readonly instalado?: (caminho: string) => Promise<boolean>;
  /** Who is in the environment now, for the blast radius. */
  readonly publico?: (ambiente: string) => Promise<Publico | null>;
  /** What live gateways serve, for the contract gate. */
  readonly contratos?: (ambiente: string) => Promise<readonly ContratoServido[]>;
  readonly buscar?: (endereco: string, opcoes: OpcoesBusca) => Promise<Buscado>;
  readonly limiares?: LimiaresSaude;
  /** How long what browsers report waits to be written down together with what others do; 0: nothing waits. */
  readonly juntaSaudeMs?: number;
  /** Tells the owners outside the log. A failure is reported to `onErro` and does not undo anything. */
  readonly avisar?: (aviso: Aviso) => Promise<void>;
  readonly onErro?: (erro: unknown, onde: string) => void;
}

/** What the use cases share. */
export interface Contexto extends Omit<OpcoesServico, 'buscar' | 'publico' | 'contratos'> {
  readonly escrita: Escrita;
  readonly catalogo: Catalogo;
  readonly composicoes: Composicoes;
  readonly servico: Linha<EstadoServico>;
  readonly buscar: (endereco: string, opcoes: OpcoesBusca) => Promise<Buscado>;
  readonly publico: (ambiente: string) => Promise<Publico | null>;
  readonly contratos: (ambiente: string) => Promise<readonly ContratoServido[]>;
  readonly erro: (erro: unknown, onde: string) => void;
  /** @throws RecusaServico 404 */
  linha(ambiente: string): Promise<Linha<EstadoAmbiente>>;
  nomesDeAmbientes(): readonly string[];
  fonteAtual(): FonteMapa;
  /** @throws RecusaServico 404 */
  lugarDe(ambiente: string): LugarAmbiente;
  listaDe(ambiente: string): ListaEnderecos;
}

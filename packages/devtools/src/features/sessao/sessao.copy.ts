import type { ClienteTempoReal, Exigencia } from '@balcao/contracts';
import { type DecisaoNavegacao, permissoesDe } from '@balcao/domain';
import type { Conexao } from '@balcao/shared/realtime';

const numero = new Intl.NumberFormat('pt-BR');

export const copy = {
  semSessao: 'Sem sessão nesta página.',
  rota: 'Rota e guarda',
  endereco: 'Endereço',
  guarda: 'Guarda',
  exige: 'Exige',
  nada: 'nada além da sessão',
  publica: 'é pública',
  bandeiras: 'Bandeiras da sessão',
  ligada: 'sim',
  desligada: 'não',
  conexao: 'Tempo real',
  vazamentos: 'Vazamentos',
  explicacao: 'Medido a cada 2 segundos enquanto esta aba está aberta; ao lado, a diferença desde a primeira medida.',
  recomecar: 'Recomeçar a contagem',
  naoMedido: 'não se mede neste navegador',
  valor: (valor: number) => numero.format(valor),
  diferenca: (valor: number) => (valor > 0 ? `+${numero.format(valor)}` : numero.format(valor)),
  tendencia: (medida: string) => `${medida}: últimas medidas`,
} as const;

export const decisoes: Readonly<Record<DecisaoNavegacao['tipo'], string>> = {
  abrir: 'abre',
  redirecionar: 'redireciona',
  naoEncontrado: 'endereço de ninguém',
};

export const exigencia = ({ needs, blockedBy }: Exigencia): string =>
  [permissoesDe(needs).join(' ou '), blockedBy && `sem ${blockedBy}`].filter(Boolean).join(', ') || copy.nada;

export const clientes: Readonly<Record<ClienteTempoReal, string>> = { gestao: 'Gestão', multicalculo: 'Multicálculo', buscas: 'Buscas' };

export const conexoes: Readonly<Record<Conexao, string>> = {
  fechada: 'ninguém ouve',
  abrindo: 'abrindo',
  aberta: 'aberta',
  reconectando: 'reconectando',
};

export const medidas = {
  nos: 'Elementos na página',
  soltos: 'Elementos soltos ainda na memória',
  regras: 'Regras de estilo',
  modulos: 'Módulos no registro',
  memoria: 'Memória (KB)',
} as const;

import type {
  Assistencia,
  AtividadeVeiculo,
  CarroReserva,
  Combustivel,
  Franquia,
  Garagem,
  Modalidade,
  Moradia,
  RelacaoCondutor,
  TipoCobertura,
  UsoVeiculo,
  Vidros,
} from '@balcao/contracts';
import { type Opcoes, type OpcoesBlocos, opcoesBlocos } from '../blocos/rotulos-opcoes-blocos.ts';

/** What the user reads for each option of each list of the auto form, keyed by the list's name. A missing option does not compile. */
export interface RotulosOpcoes extends OpcoesBlocos {
  readonly combustivel: Opcoes<Combustivel>;
  readonly isencao: Opcoes<'ICMS' | 'IPI' | 'AMBOS'>;
  readonly uso: Opcoes<UsoVeiculo>;
  readonly atividade: Opcoes<AtividadeVeiculo>;
  readonly moradia: Opcoes<Moradia>;
  readonly garagem: Opcoes<Garagem>;
  readonly relacao: Opcoes<RelacaoCondutor>;
  readonly jovensSexo: Opcoes<'M' | 'F' | 'AMBOS'>;
  readonly tipoCobertura: Opcoes<TipoCobertura>;
  readonly modalidade: Opcoes<Modalidade>;
  readonly franquia: Opcoes<Franquia>;
  readonly vidros: Opcoes<Vidros>;
  readonly carroReserva: Opcoes<CarroReserva>;
  readonly assistencia: Opcoes<Assistencia>;
}

/**
 * pt-BR names of the options, for form, PDF and messages.
 *
 * @example rotulosOpcoes.garagem.PORTAO_AUTOMATICO // 'Com portão automático'
 */
export const rotulosOpcoes: RotulosOpcoes = {
  ...opcoesBlocos,
  combustivel: {
    GASOLINA: 'Gasolina',
    FLEX: 'Flex',
    HIBRIDO: 'Híbrido',
    ELETRICO: 'Elétrico',
    DIESEL: 'Diesel',
    GAS_GNV: 'Gás (GNV)',
    ALCOOL_ETANOL: 'Álcool (etanol)',
    FLEX_E_GNV: 'Flex e GNV',
  },
  isencao: { ICMS: 'ICMS', IPI: 'IPI', AMBOS: 'ICMS e IPI' },
  uso: { LAZER: 'Lazer', LOCOMOCAO_DIARIA: 'Locomoção diária', EXERCICIO_DO_TRABALHO: 'Exercício do trabalho' },
  atividade: {
    APLICATIVO: 'Transporte por aplicativo',
    TAXI: 'Táxi',
    ESCOLAR: 'Transporte escolar',
    ENTREGA: 'Entregas',
    REPRESENTACAO: 'Representação comercial',
    OUTRA: 'Outra atividade',
  },
  moradia: { APARTAMENTO: 'Apartamento', CASA: 'Casa', CASA_CONDOMINIO: 'Casa em condomínio', CHACARA: 'Chácara ou sítio' },
  garagem: { PORTAO_AUTOMATICO: 'Com portão automático', PORTAO_MANUAL: 'Com portão manual', SEM: 'Sem garagem' },
  relacao: { CONJUGE: 'Cônjuge', FILHO: 'Filho(a)', PAI_MAE: 'Pai ou mãe', IRMAO: 'Irmão ou irmã', OUTROS: 'Outros' },
  jovensSexo: { M: 'Masculino', F: 'Feminino', AMBOS: 'Ambos' },
  tipoCobertura: {
    COMPREENSIVA: 'Compreensiva',
    INCENDIO_ROUBO_FURTO: 'Incêndio, roubo e furto',
    ROUBO_FURTO: 'Roubo e furto',
    SO_RCF: 'Somente terceiros (RCF)',
  },
  modalidade: { VMR: 'Valor de mercado (VMR)', VD: 'Valor determinado (VD)' },
  franquia: { REDUZIDA: 'Reduzida', NORMAL: 'Normal', MAJORADA: 'Majorada', ISENTA: 'Isenta' },
  vidros: { SEM: 'Sem vidros', BASICO: 'Básico', COMPLETO: 'Completo' },
  carroReserva: { SEM: 'Sem carro reserva', '7': '7 dias', '15': '15 dias', '30': '30 dias' },
  assistencia: { SEM: 'Sem assistência', '200': '200 km', '500': '500 km', ILIMITADA: 'Ilimitada' },
};

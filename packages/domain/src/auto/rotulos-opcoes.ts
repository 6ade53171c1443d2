import type {
  Assistencia,
  AtividadeVeiculo,
  CarroReserva,
  Combustivel,
  EstadoCivil,
  FormaPagamento,
  Franquia,
  Garagem,
  Modalidade,
  Moradia,
  Pessoa,
  RelacaoCondutor,
  Sexo,
  TipoCobertura,
  TipoSeguro,
  UsoVeiculo,
  Vidros,
} from '@balcao/contracts';

type Opcoes<E extends string> = Readonly<Record<E, string>>;

/** What the user reads for each option of each list of the auto form, keyed by the list's name. A missing option does not compile. */
export interface RotulosOpcoes {
  readonly pessoa: Opcoes<Pessoa>;
  readonly sexo: Opcoes<Sexo>;
  readonly estadoCivil: Opcoes<EstadoCivil>;
  readonly tipoSeguro: Opcoes<TipoSeguro>;
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
  readonly formaPagamento: Opcoes<FormaPagamento>;
}

/**
 * pt-BR names of the options, for form, PDF and messages.
 *
 * @example rotulosOpcoes.garagem.PORTAO_AUTOMATICO // 'Com portão automático'
 */
export const rotulosOpcoes: RotulosOpcoes = {
  pessoa: { PF: 'Pessoa física', PJ: 'Pessoa jurídica' },
  sexo: { M: 'Masculino', F: 'Feminino', ND: 'Não declarado' },
  estadoCivil: {
    SOLTEIRO: 'Solteiro(a)',
    CASADO: 'Casado(a)',
    UNIAO_ESTAVEL: 'União estável',
    SEPARADO: 'Separado(a)',
    DIVORCIADO: 'Divorciado(a)',
    VIUVO: 'Viúvo(a)',
    OUTROS: 'Outros',
  },
  tipoSeguro: { NOVO: 'Seguro novo', RENOVACAO_PROPRIA: 'Renovação na mesma seguradora', RENOVACAO_CONGENERE: 'Renovação de congênere' },
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
  formaPagamento: { BOLETO: 'Boleto', PIX: 'Pix', CARTAO: 'Cartão de crédito', DEBITO: 'Débito em conta', CARNE: 'Carnê' },
};

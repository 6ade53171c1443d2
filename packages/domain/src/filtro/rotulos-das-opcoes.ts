import type { Linha, ListaFiltrada, MotivoRecusa, Produtor, StatusCotacao, StatusSolicitacao } from '@balcao/contracts';
import { rotulosDoRegime } from '../corretora/rotulos-corretora.ts';
import { rotulosDaRenovacao, rotulosDoTipoVenda } from '../contrato/rotulos-venda.ts';
import { rotulosSituacao } from '../orcamento/rotulo-situacao.ts';
import { rotulosDaPolitica } from '../seguradora/rotulos-politica.ts';
import { rotulosDaSituacaoUsuario } from '../usuario/rotulos-da-situacao.ts';

/** What each line of insurance is called in lists and filters. */
export const nomesDasLinhas: Readonly<Record<Linha, string>> = {
  AUTO: 'Auto',
  RESIDENCIAL: 'Residencial',
  CONDOMINIO: 'Condomínio',
  PET: 'Pet',
  VIDA: 'Vida',
  EMPRESARIAL: 'Empresarial',
  SAUDE: 'Saúde',
  OUTRO: 'Outro',
};

/** States of a calculation. */
export const rotulosDoCalculo: Readonly<Record<StatusCotacao, string>> = {
  NA_FILA: 'Na fila',
  CALCULANDO: 'Calculando',
  PARCIAL: 'Parcial',
  CONCLUIDA: 'Concluída',
  CANCELADA: 'Cancelada',
};

/** States of what a client asked for. */
export const rotulosDaSolicitacao: Readonly<Record<StatusSolicitacao, string>> = {
  NOVA: 'Nova',
  EM_ATENDIMENTO: 'Em atendimento',
  CONVERTIDA: 'Virou orçamento',
  DESCARTADA: 'Descartada',
};

/** Why a quote was lost. */
export const rotulosDoMotivo: Readonly<Record<MotivoRecusa, string>> = {
  PRECO: 'Preço',
  CONCORRENTE: 'Fechou com um concorrente',
  BANCO_DIRETO: 'Fechou direto com o banco',
  DESISTIU: 'Desistiu do seguro',
  SEM_RETORNO: 'Não retornou',
  COBERTURA: 'Cobertura insuficiente',
  ACEITACAO: 'Risco não aceito',
  ATRASO: 'Atraso no atendimento',
  DUPLICADO: 'Orçamento duplicado',
  OUTRO: 'Outro motivo',
};

/** How somebody sells for the brokerage. */
export const rotulosDoProdutor: Readonly<Record<Produtor['tipo'], string>> = {
  INTERNO: 'Interno',
  EXTERNO: 'Externo',
  INDICADOR: 'Indicador',
  CORRETOR: 'Corretor',
};

/** A person or a company. */
export const rotulosDoTipoPessoa = { PF: 'Pessoa física', PJ: 'Pessoa jurídica' } as const;

/** Whether a producer still sells. */
export const rotulosDaSituacaoProdutor = { ATIVO: 'Ativo', INATIVO: 'Inativo' } as const;

/** Whether the brokerage offers a ramo. */
export const rotulosDaSituacaoRamo = { ATIVO: 'Oferecido', INATIVO: 'Oculto' } as const;

/** Whether a brokerage, or an insurer it works with, is still used. */
const rotulosDaSituacao = { ATIVO: 'Ativa', INATIVO: 'Inativa' } as const;

const linha = nomesDasLinhas;

/** What the options of the fields a filter may speak of (`camposDoFiltro`) are called, as the lists themselves call them. */
export const rotulosDasOpcoes: Readonly<Record<ListaFiltrada, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  ORCAMENTOS: { linha, status: rotulosSituacao },
  COTACOES: { linha, status: rotulosDoCalculo },
  RENOVACOES: { linha },
  PERDAS: { linha, motivo: rotulosDoMotivo },
  SOLICITACOES: { linha, status: rotulosDaSolicitacao },
  PRODUTORES: { tipo: rotulosDoProdutor, pessoa: rotulosDoTipoPessoa, situacao: rotulosDaSituacaoProdutor },
  RAMOS: { linha, situacao: rotulosDaSituacaoRamo },
  CORRETORAS: { regime: rotulosDoRegime, situacao: rotulosDaSituacao },
  SEGURADORAS: { politica: rotulosDaPolitica, situacao: rotulosDaSituacao },
  USUARIOS: { administrador: { SIM: 'Sim', NAO: 'Não' }, situacao: rotulosDaSituacaoUsuario },
  SEGURADOS: { pessoa: rotulosDoTipoPessoa, situacao: rotulosDaSituacaoProdutor },
  VENDAS: { linha, tipo: rotulosDoTipoVenda, renovacao: rotulosDaRenovacao },
};

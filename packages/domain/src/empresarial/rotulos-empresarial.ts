import type { AtividadeEmpresa, ConstrucaoEmpresa, IncendioEmpresa, SegurancaEmpresa } from '@balcao/contracts';
import type { Opcoes } from '../blocos/rotulos-opcoes-blocos.ts';

export const atividadesEmpresa: Opcoes<AtividadeEmpresa> = { COMERCIO: 'Comércio', INDUSTRIA: 'Indústria', SERVICO: 'Serviço' };
export const construcoesEmpresa: Opcoes<ConstrucaoEmpresa> = {
  SUPERIOR: 'Superior (concreto e laje)',
  SOLIDA: 'Sólida (alvenaria)',
  MISTA: 'Mista (até um quarto de madeira)',
  INFERIOR: 'Inferior (madeira ou similar)',
};
export const segurancasEmpresa: Opcoes<SegurancaEmpresa> = {
  NAO_POSSUI: 'Não possui',
  CFTV: 'Câmeras (CFTV)',
  PORTARIA_24H: 'Portaria 24 horas',
  ALARME: 'Alarme',
  VIGILANCIA: 'Vigilância',
  CERCA_ELETRICA: 'Cerca elétrica',
  GRADES: 'Grades ou barreiras',
  CONTROLE_ACESSO: 'Controle de acesso',
  VIGILANCIA_ARMADA: 'Vigilância armada 24 horas',
  SENSORES: 'Sensores infravermelhos',
};
export const incendiosEmpresa: Opcoes<IncendioEmpresa> = {
  NAO_POSSUI: 'Não possui',
  EXTINTOR: 'Extintor',
  HIDRANTES: 'Hidrantes',
  SPRINKLER: 'Sprinkler',
  DETECTOR: 'Detector de fumaça ou calor',
  ALARME: 'Alarme de incêndio monitorado',
  BRIGADA: 'Brigada de incêndio',
  BOMBEIROS_3KM: 'Bombeiros a menos de 3 km',
};

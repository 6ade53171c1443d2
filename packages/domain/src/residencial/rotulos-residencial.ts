import type {
  ConstrucaoResidencia,
  ObjetoSegurado,
  Posse,
  ProtecaoIncendio,
  Seguranca,
  TipoResidencia,
  UsoResidencia,
  Zona,
} from '@balcao/contracts';
import type { Opcoes } from '../blocos/rotulos-opcoes-blocos.ts';

export const tiposResidencia: Opcoes<TipoResidencia> = {
  CASA: 'Casa',
  APARTAMENTO: 'Apartamento',
  CASA_EM_CONDOMINIO: 'Casa em condomínio',
};
export const zonas: Opcoes<Zona> = { URBANA: 'Urbana', RURAL: 'Rural' };
export const usosResidencia: Opcoes<UsoResidencia> = {
  HABITUAL: 'Moradia habitual',
  VERANEIO: 'Veraneio',
  DESOCUPADO: 'Desocupado',
  ATIVIDADE_COMERCIAL: 'Moradia com atividade comercial',
  ALUGUEL_TEMPORADA: 'Aluguel por temporada',
};
export const construcoesResidencia: Opcoes<ConstrucaoResidencia> = { ALVENARIA: 'Alvenaria', MADEIRA: 'Madeira', MISTA: 'Mista' };
export const posses: Opcoes<Posse> = { PROPRIO: 'Próprio', ALUGADO: 'Alugado' };
export const objetosSegurados: Opcoes<ObjetoSegurado> = {
  PREDIO_E_CONTEUDO: 'Prédio e conteúdo',
  PREDIO: 'Somente prédio',
  CONTEUDO: 'Somente conteúdo',
};
export const segurancas: Opcoes<Seguranca> = {
  NAO_POSSUI: 'Não possui',
  CFTV: 'Câmeras (CFTV)',
  PORTARIA_24H: 'Portaria 24 horas',
  ALARME: 'Alarme',
  VIGILANCIA: 'Vigilância',
  CONDOMINIO_FECHADO: 'Condomínio fechado',
  CERCA_ELETRICA: 'Cerca elétrica',
  GRADES: 'Grades',
};
export const protecoesIncendio: Opcoes<ProtecaoIncendio> = {
  NAO_POSSUI: 'Não possui',
  EXTINTOR: 'Extintor',
  HIDRANTES: 'Hidrantes',
  SPRINKLER: 'Sprinkler',
  DETECTOR: 'Detector de fumaça',
  ALARME: 'Alarme de incêndio',
};

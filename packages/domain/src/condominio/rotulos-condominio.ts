import type { BasicaCondominio, EstruturaCondominio, SegurancaCondominio, TipoCondominio } from '@balcao/contracts';
import type { Opcoes } from '../blocos/rotulos-opcoes-blocos.ts';

export const estruturas: Opcoes<EstruturaCondominio> = { VERTICAL: 'Vertical', HORIZONTAL: 'Horizontal', MISTO: 'Misto' };
export const tiposCondominio: Opcoes<TipoCondominio> = {
  SO_RESIDENCIAL: 'Só residencial',
  SO_COMERCIAL: 'Só comercial',
  RESIDENCIAL_COM_COMERCIO: 'Residencial com comércio no térreo',
  RESIDENCIAL_ESCRITORIO_COMERCIO: 'Residencial com escritórios e comércio',
  ESCRITORIOS: 'Escritórios e consultórios',
  ESCRITORIOS_COM_COMERCIO: 'Escritórios com comércio no térreo',
  FLAT: 'Flat ou apart-hotel',
  FLAT_COM_COMERCIO: 'Flat ou apart-hotel com comércio',
};
export const basicas: Opcoes<BasicaCondominio> = { SIMPLES: 'Simples', AMPLA: 'Ampla' };
export const segurancasCondominio: Opcoes<SegurancaCondominio> = {
  NAO_POSSUI: 'Não possui',
  CFTV: 'Câmeras (CFTV)',
  PORTARIA_24H: 'Portaria 24 horas',
  ALARME: 'Alarme',
  VIGILANCIA: 'Vigilância',
  CERCA_ELETRICA: 'Cerca elétrica',
  GRADES: 'Grades',
  PORTEIRO_ELETRONICO: 'Porteiro eletrônico',
  CATRACA: 'Catraca de acesso',
};

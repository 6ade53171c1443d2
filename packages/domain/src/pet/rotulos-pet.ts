import type { EspeciePet, PlanoPet, PortePet, ReembolsoPet } from '@balcao/contracts';
import type { Opcoes } from '../blocos/rotulos-opcoes-blocos.ts';
import type { CoberturaPet } from './parametros-pet.ts';

export const especiesPet: Opcoes<EspeciePet> = { CAO: 'Cão', GATO: 'Gato' };
export const portesPet: Opcoes<PortePet> = {
  MINI: 'Mini (até 4 kg)',
  PEQUENO: 'Pequeno (até 10 kg)',
  MEDIO: 'Médio (até 25 kg)',
  GRANDE: 'Grande (até 45 kg)',
  GIGANTE: 'Gigante (acima de 45 kg)',
};
export const planosPet: Opcoes<PlanoPet> = { ESSENCIAL: 'Essencial', CONFORTO: 'Conforto', TOTAL: 'Total' };
export const reembolsosPet: Opcoes<ReembolsoPet> = { '50': '50%', '70': '70%', '90': '90%' };
export const coberturasPet: Opcoes<CoberturaPet> = {
  consultas: 'Consultas',
  exames: 'Exames',
  cirurgia: 'Cirurgias',
  internacao: 'Internação',
  funeral: 'Assistência funeral',
  rcTutorCentavos: 'Responsabilidade civil do tutor',
};

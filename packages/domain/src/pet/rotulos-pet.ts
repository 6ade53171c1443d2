import type { EspeciePet, PlanoPet, PortePet, ReembolsoPet } from '@balcao/contracts';
import type { Opcoes } from '../blocos/rotulos-opcoes-blocos.ts';
import type { CoberturaPet } from './parametros-pet.ts';

/** Species a pet policy covers, in the order they are offered. */
export const especiesPet: Opcoes<EspeciePet> = { CAO: 'Cão', GATO: 'Gato' };
/** Sizes of a grown animal, with the weight each goes up to. */
export const portesPet: Opcoes<PortePet> = {
  MINI: 'Mini (até 4 kg)',
  PEQUENO: 'Pequeno (até 10 kg)',
  MEDIO: 'Médio (até 25 kg)',
  GRANDE: 'Grande (até 45 kg)',
  GIGANTE: 'Gigante (acima de 45 kg)',
};
/** Plans from the narrowest cover to the widest. */
export const planosPet: Opcoes<PlanoPet> = { ESSENCIAL: 'Essencial', CONFORTO: 'Conforto', TOTAL: 'Total' };
/** Share of each bill that is paid back. */
export const reembolsosPet: Opcoes<ReembolsoPet> = { '50': '50%', '70': '70%', '90': '90%' };
/** Covers that are added to a plan. */
export const coberturasPet: Opcoes<CoberturaPet> = {
  consultas: 'Consultas',
  exames: 'Exames',
  cirurgia: 'Cirurgias',
  internacao: 'Internação',
  funeral: 'Assistência funeral',
  rcTutorCentavos: 'Responsabilidade civil do tutor',
};
/** What each field of an animal is called, on the screen and where it is refused. */
export const camposDoAnimal = {
  especie: 'Espécie',
  nome: 'Nome',
  porte: 'Porte',
  nascimento: 'Nascimento',
  raca: 'Raça',
  semRaca: 'Sem raça definida (SRD)',
  sexo: 'Sexo',
  castrado: 'Castrado',
  vacinasEmDia: 'Vacinas em dia',
  microchip: 'Microchip',
  preexistencias: 'Doenças ou lesões já conhecidas',
} as const;

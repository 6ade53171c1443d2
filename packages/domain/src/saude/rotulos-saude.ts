import type {
  AbrangenciaSaude,
  AcomodacaoSaude,
  ContratacaoSaude,
  CoparticipacaoSaude,
  PapelVida,
  RiscoSaude,
  SegmentacaoSaude,
} from '@balcao/contracts';
import type { Opcoes } from '../blocos/rotulos-opcoes-blocos.ts';

export const contratacoesSaude: Opcoes<ContratacaoSaude> = {
  INDIVIDUAL: 'Individual ou familiar',
  ADESAO: 'Coletivo por adesão',
  PME: 'Pequena e média empresa',
  EMPRESARIAL: 'Empresarial',
};
export const abrangenciasSaude: Opcoes<AbrangenciaSaude> = {
  MUNICIPAL: 'Municipal',
  GRUPO: 'Grupo de municípios',
  ESTADUAL: 'Estadual',
  NACIONAL: 'Nacional',
};
export const segmentacoesSaude: Opcoes<SegmentacaoSaude> = {
  AMBULATORIAL: 'Ambulatorial',
  AMB_HOSP: 'Ambulatorial e hospitalar',
  AMB_HOSP_OBST: 'Ambulatorial e hospitalar com obstetrícia',
  AMB_HOSP_OBST_ODONTO: 'Ambulatorial e hospitalar com obstetrícia e odontologia',
};
export const acomodacoesSaude: Opcoes<AcomodacaoSaude> = { ENFERMARIA: 'Enfermaria', APARTAMENTO: 'Apartamento' };
export const coparticipacoesSaude: Opcoes<CoparticipacaoSaude> = { SEM: 'Sem', PARCIAL: 'Parcial', TOTAL: 'Total' };
/** Who a person is in a health contract: the holder, or someone under a holder. */
export const papeisVida: Opcoes<PapelVida> = { TITULAR: 'Titular', DEPENDENTE: 'Dependente' };
export const modosDeInformarVidas: Opcoes<RiscoSaude['informar']> = { NASCIMENTOS: 'Por data de nascimento', FAIXAS: 'Por faixa etária' };
/** What each field of a life is called, on the screen and where it is refused. */
export const camposDaVida = {
  nome: 'Nome',
  nascimento: 'Nascimento',
  papel: 'Papel',
  familia: 'Família',
  cid: 'CID já conhecido',
} as const;

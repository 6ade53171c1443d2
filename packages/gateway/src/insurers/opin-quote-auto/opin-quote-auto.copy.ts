import type { PalavrasOferta } from '../opin/opin-offers.reply.ts';

const codigos: Readonly<Record<string, string>> = {
  CASCO_COMPREENSIVA: 'COMPREENSIVA',
  CASCO_INCENDIO_ROUBO_E_FURTO: 'INCENDIO_ROUBO_FURTO',
  CASCO_ROUBO_E_FURTO: 'ROUBO_FURTO',
  RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV: 'RCF',
  'RCFV-DM': 'DM',
  'RCFV-DC': 'DC',
  'RCFV-DMO': 'DMO',
  ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_VEICULO: 'APP',
  'APP-MORTE': 'APP_MORTE',
  'APP-INVALIDEZ': 'APP_INVALIDEZ',
  ACESSORIOS_E_EQUIPAMENTOS: 'ACESSORIOS',
};

/** Cover names as the comparison grid shows them, by our own code. */
const nomesCobertura: Readonly<Record<string, string>> = {
  COMPREENSIVA: 'Casco compreensiva',
  INCENDIO_ROUBO_FURTO: 'Incêndio, roubo e furto',
  ROUBO_FURTO: 'Roubo e furto',
  DM: 'Danos materiais a terceiros',
  DC: 'Danos corporais a terceiros',
  DMO: 'Danos morais',
  RCF: 'Responsabilidade civil facultativa',
  APP_MORTE: 'Morte de passageiros',
  APP_INVALIDEZ: 'Invalidez de passageiros',
  APP: 'Acidentes pessoais de passageiros',
  VIDROS: 'Vidros',
  CARRO_RESERVA: 'Carro reserva',
  PEQUENOS_REPAROS: 'Pequenos reparos',
  ACESSORIOS: 'Acessórios e equipamentos',
};

const nomesAssistencia: Readonly<Record<string, string>> = {
  GUINCHO: 'Assistência 24 horas com guincho',
  CARRO_RESERVA: 'Carro reserva',
  CHAVEIRO: 'Chaveiro',
  VIDROS_E_ACESSORIOS: 'Vidros e acessórios',
};

/** Labels in an offer of car insurance. */
export const palavras: PalavrasOferta = {
  codigos,
  nomesCobertura,
  nomesAssistencia,
  nomeFranquia: (code) => (code.startsWith('CASCO') ? 'Casco' : undefined),
  temTiposDeFranquia: true,
};

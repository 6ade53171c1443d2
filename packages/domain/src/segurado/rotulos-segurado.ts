import type {
  ContatoSegurado,
  GrupoSegurado,
  JanelaAniversario,
  MotivoDuplicado,
  PapelRepresentante,
  ParentescoSegurado,
  StatusApolice,
} from '@balcao/contracts';

/** What a dependent is to a person, in words. */
export const rotulosDoParentesco: Readonly<Record<ParentescoSegurado, string>> = {
  CONJUGE: 'Cônjuge',
  FILHO: 'Filho ou filha',
  ENTEADO: 'Enteado ou enteada',
  PAI_MAE: 'Pai ou mãe',
  IRMAO: 'Irmão ou irmã',
  OUTRO: 'Outro',
};

/** What a representative is to a company, in words. */
export const rotulosDoPapelRepresentante: Readonly<Record<PapelRepresentante, string>> = {
  SOCIO: 'Sócio ou sócia',
  ADMINISTRADOR: 'Administrador',
  PROCURADOR: 'Procurador',
  CONTATO: 'Contato',
};

/** Kinds of contact, in words. */
export const rotulosDoContatoSegurado: Readonly<Record<ContatoSegurado['tipo'], string>> = {
  EMAIL: 'E-mail',
  CELULAR: 'Celular',
  TELEFONE: 'Telefone fixo',
};

/** Kinds of group, in words. */
export const rotulosDoGrupoSegurado: Readonly<Record<GrupoSegurado['tipo'], string>> = {
  FAMILIA: 'Família',
  EMPRESAS: 'Grupo de empresas',
};

/** Windows of birthdays, in words. */
export const rotulosDaJanelaAniversario: Readonly<Record<JanelaAniversario, string>> = {
  HOJE: 'Faz aniversário hoje',
  SEMANA: 'Nos próximos 7 dias',
  MES: 'Neste mês',
};

/** Why two records may be of one person, in words. */
export const rotulosDoMotivoDuplicado: Readonly<Record<MotivoDuplicado, string>> = {
  DOCUMENTO: 'mesmo documento',
  DOCUMENTO_PARECIDO: 'documento quase igual',
  NOME_E_NASCIMENTO: 'mesmo nome e nascimento',
  NOME: 'mesmo nome',
  EMAIL: 'mesmo e-mail',
  TELEFONE: 'mesmo telefone',
};

/** States of a policy, in words. */
export const rotulosDoStatusApolice: Readonly<Record<StatusApolice, string>> = {
  A_VIGORAR: 'A vigorar',
  VIGENTE: 'Vigente',
  VENCIDA: 'Vencida',
  SUSPENSA: 'Suspensa',
  CANCELADA: 'Cancelada',
};

import type { Etapa } from './cadastro.model.ts';

export const copy = {
  produto: 'Balcão',
  jaTenho: 'Já tenho conta',
  continuar: 'Continuar',
  voltar: 'Voltar',
  corrija: 'Corrija os campos marcados para continuar.',
  semConferir: 'Não foi possível conferir os dados',
  tentarNovamente: 'Tentar novamente',
} as const;

export const nomesDasEtapas: Readonly<Record<Etapa, string>> = {
  plano: 'Plano',
  userInfo: 'Você',
  companyInfo: 'Corretora',
  insuranceCompanies: 'Seguradoras',
};

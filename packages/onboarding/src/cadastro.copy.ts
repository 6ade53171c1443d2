import type { Etapa } from './cadastro.model.ts';

export const copy = {
  produto: 'Balcão',
  jaTenho: 'Já tenho conta',
  continuar: 'Continuar',
  voltar: 'Voltar',
  corrija: 'Corrija os campos marcados para continuar.',
  semConferir: 'Não foi possível conferir os dados',
  tentarNovamente: 'Tentar novamente',
  indicado: (nome: string, corretora: string) => `Você chegou por indicação de ${nome}, da ${corretora}.`,
  indicadoTexto: 'Quem indicou vai ver o nome da sua corretora e em que ponto está o seu cadastro.',
  semIndicacao: 'Continuar sem indicação',
  indicacaoDesconhecida: 'Este código de indicação não foi reconhecido. Você pode continuar sem ele.',
} as const;

export const nomesDasEtapas: Readonly<Record<Etapa, string>> = {
  plano: 'Plano',
  userInfo: 'Você',
  companyInfo: 'Corretora',
  insuranceCompanies: 'Seguradoras',
};

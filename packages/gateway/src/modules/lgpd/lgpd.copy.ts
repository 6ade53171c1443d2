import { addressOf, permissoesPublicasCalls, publicoRoutes } from '@balcao/contracts';

/** Sentences and addresses of privacy. */
export const copy = {
  botao: 'Dizer o que permito',
  carta: ({ nome, corretora, dia }: { nome: string; corretora: string; dia: string }) => ({
    assunto: `Como ${corretora} pode usar os seus dados`,
    paragrafos: [
      `Olá, ${nome}.`,
      `${corretora} cuida dos seus seguros e quer saber de você o que pode fazer com os seus dados. A resposta leva um minuto, e você pode mudá-la quando quiser.`,
      `O link vale até ${dia} e é só seu: não o encaminhe.`,
    ],
  }),
  rodape: (corretora: string): string => `Você recebeu esta mensagem porque é cliente de ${corretora}. Não quer mais receber?`,
  // in the fragment, which browsers send neither to servers nor to the next page
  paginaDescadastro: (token: string): string => `${addressOf(publicoRoutes, 'cancelamentoEmail')}#${token}`,
  umClique: (token: string): string => permissoesPublicasCalls.unsubscribe.path.replace(':token', token),
  origem: { PAGINA_CLIENTE: 'Página do cliente', DESCADASTRO: 'Cancelamento de e-mail', CORRETORA: 'Anotado pela corretora' },
  cliente: 'Cliente',
} as const;

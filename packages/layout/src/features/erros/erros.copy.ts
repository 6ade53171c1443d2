export const copy = {
  inicio: 'Ir para o início',
  login: 'Ir para o login',
  unauthorized: {
    titulo: 'Você não tem acesso a esta página',
    texto: 'O seu usuário não tem a permissão que ela pede. Se precisar dela, fale com o administrador da sua corretora.',
  },
  badRequest: {
    titulo: 'Não entendemos este endereço',
    texto: 'O endereço está incompleto ou foi alterado. Volte e abra a página pelo menu.',
  },
  naoEncontrado: {
    titulo: 'Página não encontrada',
    texto: 'Este endereço não existe ou mudou de lugar. Confira o que foi digitado ou comece pelo início.',
  },
} as const;

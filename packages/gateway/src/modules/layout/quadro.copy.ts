export const quadroCopy = {
  titulo: 'Aplicativos',
  novaAba: 'abre em outra aba',
  vazio: 'Nenhum aplicativo disponível.',
  semSessao: 'Sua sessão terminou. Entre de novo para ver os aplicativos.',
};

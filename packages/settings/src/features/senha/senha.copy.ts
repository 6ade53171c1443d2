export const copy = {
  titulo: 'Senha',
  explica: 'Ao trocar a senha, as outras sessões da sua conta são encerradas. Esta continua aberta.',
  conta: 'Conta',
  atual: 'Senha atual',
  nova: 'Senha nova',
  repetir: 'Repita a senha nova',
  trocar: 'Trocar senha',
  trocou: 'Senha trocada',
  trocouTexto: 'As outras sessões da sua conta foram encerradas.',
  atualVazia: 'Informe a senha atual.',
  novaIgual: 'Use uma senha diferente da atual.',
  repetirDiferente: 'As duas senhas novas não são iguais.',
} as const;

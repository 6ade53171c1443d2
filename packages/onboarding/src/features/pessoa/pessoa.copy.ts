export const copy = {
  titulo: 'Quem é você',
  descricao: 'Você será o primeiro administrador da assinatura e poderá convidar a sua equipe depois.',
  nome: 'Nome completo',
  email: 'E-mail de trabalho',
  emailAjuda: 'É por ele que você entra. Enviaremos um link para confirmar.',
  celular: 'Celular com DDD',
  senha: 'Senha',
  celularInvalido: 'Informe um celular válido, com DDD.',
  emailInvalido: 'Informe um e-mail válido.',
  senhaPerdida: 'Digite a senha de novo',
  senhaPerdidaTexto:
    'A página foi recarregada e, por segurança, a senha não fica guardada no navegador. O resto do que você preencheu continua aqui.',
} as const;

/** Sentences of what is done for many clients at once. */
export const copy = {
  semEmail: 'Sem e-mail no cadastro.',
  semCelular: 'Sem celular no cadastro.',
  foraDeHora: 'Fora do horário de mensagens: de segunda a sábado, das 8h às 20h.',
  semPermissao: 'Não permite receber mensagens de divulgação.',
  jaRecebe: 'Já recebe uma mensagem neste dia.',
  responsavel: 'Escolha alguém ativo da sua equipe.',
  diaPassado: 'Escolha hoje ou um dia que venha.',
  rodape: (corretora: string): string => `Você recebe esta mensagem porque permitiu que ${corretora} lhe escreva por e-mail.`,
} as const;

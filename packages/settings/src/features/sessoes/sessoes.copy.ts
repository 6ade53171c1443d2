export const copy = {
  titulo: 'Sessões abertas',
  explica: 'Onde a sua conta está aberta agora. Se não reconhecer alguma, encerre-a e troque a senha.',
  lista: 'Sessões da sua conta',
  atual: 'Esta sessão',
  desde: 'aberta em',
  ate: 'vale até',
  semIp: 'endereço não informado',
  encerrar: 'Encerrar',
  encerrarEsta: (aparelho: string) => `Encerrar a sessão em ${aparelho}`,
  encerrarTitulo: 'Encerrar esta sessão?',
  encerrarTexto: (aparelho: string) => `${aparelho} sai da sua conta na hora, e o que não foi salvo lá pode se perder.`,
  encerrou: 'Sessão encerrada',
  encerrarOutras: 'Encerrar todas as outras',
  encerrarOutrasTitulo: 'Encerrar todas as outras sessões?',
  encerrarOutrasTexto: (total: number) =>
    total === 1
      ? 'A outra sessão sai da sua conta na hora. Esta continua aberta.'
      : `As outras ${total} sessões saem da sua conta na hora. Esta continua aberta.`,
  encerrouOutras: (total: number) => (total === 1 ? '1 sessão encerrada' : `${total} sessões encerradas`),
  falhou: 'A sessão não foi encerrada',
  semSessoes: 'Nenhuma sessão aberta',
  soEsta: 'A sua conta está aberta só aqui.',
} as const;

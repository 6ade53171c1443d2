import { copy as daLista } from '../../lista-de-sessoes.copy.ts';

export const copy = {
  ...daLista,
  titulo: 'Sessões abertas',
  explica: 'Onde a sua conta está aberta agora. Se não reconhecer alguma, encerre-a e troque a senha.',
  lista: 'Sessões da sua conta',
  encerrarTitulo: 'Encerrar esta sessão?',
  encerrarTexto: (aparelho: string) => `${aparelho} sai da sua conta na hora, e o que não foi salvo lá pode se perder.`,
  encerrarOutras: 'Encerrar todas as outras',
  encerrarOutrasTitulo: 'Encerrar todas as outras sessões?',
  encerrarOutrasTexto: (total: number) =>
    total === 1
      ? 'A outra sessão sai da sua conta na hora. Esta continua aberta.'
      : `As outras ${total} sessões saem da sua conta na hora. Esta continua aberta.`,
  falhou: 'A sessão não foi encerrada',
  semSessoes: 'Nenhuma sessão aberta',
  soEsta: 'A sua conta está aberta só aqui.',
} as const;

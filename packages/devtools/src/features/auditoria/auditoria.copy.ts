import type { AtoDeSuporte } from '@balcao/contracts';

export const copy = {
  titulo: 'Atos de suporte, do mais novo ao mais antigo',
  vazio: 'Nenhum ato de suporte ainda.',
} as const;

export const atos: Readonly<Record<AtoDeSuporte['ato'], string>> = {
  concedida: 'emprestou',
  usada: 'usou',
  deixada: 'saiu',
  encerrada: 'encerrou',
  expirada: 'expirou',
  'codigo-criado': 'criou um código',
  'codigo-lido': 'leu um código',
};

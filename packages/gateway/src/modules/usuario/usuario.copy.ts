/** Words of the record of users. */
export const copy = {
  sim: 'Sim',
  nao: 'Não',
  ligado: 'Ligado',
  desligado: 'Desligado',
  tudo: 'Tudo permitido',
  todas: 'Todas',
  semRestricao: 'Sem restrição',
  restrito: (n: number): string => (n === 1 ? '1 faixa' : `${n} faixas`),
  corretoras: (n: number): string => (n === 1 ? '1 corretora' : `${n} corretoras`),
  longo: (max: number): string => `Use no máximo ${max} caracteres.`,
  corretoraDesconhecida: (nome: string): string => `Não há, entre as que você administra, uma corretora chamada ${nome}.`,
  produtorDesconhecido: 'Não há um produtor ativo com este nome.',
  produtorTomado: 'Outro usuário já entra como este produtor.',
  semPoder: 'O seu acesso não é mais de administrador.',
  passado: (para: string, de: string): string => `Passado a ${para}: o acesso de ${de} foi desativado`,
} as const;

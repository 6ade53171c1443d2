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
  passado: (para: string, de: string): string => `Passado a ${para}: o acesso de ${de} foi desativado`,
} as const;

export const copy = {
  recorder: 'Gravador de diagnóstico',
  descricao:
    'Grava o que as partes da tela dizem umas às outras e os erros desta aba, sem dados pessoais. Continua enquanto você usa o sistema, até parar ou recarregar a página.',
  comecar: 'Começar a gravar',
  parar: 'Parar',
  recomecar: 'Gravar de novo',
  baixar: 'Baixar a gravação',
  parado: 'Nada gravado ainda',
  explicacao: 'Comece a gravar, repita o que deu problema em outra tela e volte aqui.',
  gravando: 'Gravando desde',
  gravado: 'Gravação pronta',
  quantos: (quantos: number) => (quantos === 1 ? '1 registro' : `${quantos} registros`),
  ultimos: 'Últimos registros',
  usar: 'Ir para o início e continuar gravando',
  tipos: { evento: 'Evento', erro: 'Erro', navegacao: 'Navegação' },
  arquivo: (momento: string) => `balcao-gravacao-${momento}.json`,
} as const;

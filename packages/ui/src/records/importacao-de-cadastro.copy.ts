/** Sentences of records that come in by a file. */
export const copy = {
  voltar: 'Voltar',
  escolher: 'Escolher arquivo',
  escolherOutro: 'Escolher outro arquivo',
  arquivo: 'Arquivo com os registros',
  enviando: 'Enviando o arquivo',
  colunasTexto: 'Confira: cada campo mostra o que a primeira linha do arquivo traz.',
  semColuna: 'Nenhuma coluna',
  amostra: (celula: string): string => (celula ? `Na primeira linha: ${celula}` : 'Vazio na primeira linha'),
  linhas: (n: number): string => (n === 1 ? '1 linha' : `${n.toLocaleString('pt-BR')} linhas`),
  conferir: 'Conferir as linhas',
  emCurso: { CONFERINDO: 'Conferindo as linhas', GRAVANDO: 'Gravando', DESFAZENDO: 'Desfazendo' },
  regra: 'Quem já está cadastrado',
  regras: {
    IGNORAR: ['Fica como está', 'A linha não muda nada.'],
    COMPLETAR: ['Completar o que falta', 'Só enche o que está vazio no cadastro.'],
    SOBRESCREVER: ['Escrever por cima', 'O que a linha diz vale; célula vazia não apaga nada.'],
  },
  andamento: (feitas: number, total: number): string => `${feitas.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`,
  cancelar: 'Cancelar importação',
  fins: {
    CONCLUIDA: ['', ''],
    CANCELADA: ['Importação cancelada', 'Nada foi gravado.'],
    FALHOU: ['A importação não terminou', 'Nada foi gravado. Envie o arquivo de novo.'],
    DESFEITA: ['Importação desfeita', 'Tudo voltou a ser como era.'],
  },
  desfazer: 'Desfazer a importação',
  mantidas: (n: number): string =>
    n === 1
      ? '1 registro mudado ou usado depois ficou como está.'
      : `${n.toLocaleString('pt-BR')} registros mudados ou usados depois ficaram como estão.`,
  repetidas: (n: number): string =>
    n === 1 ? '1 já cadastrado será atualizado' : `${n.toLocaleString('pt-BR')} já cadastrados serão atualizados`,
  ignoradas: (n: number): string =>
    n === 1 ? '1 já cadastrado fica como está' : `${n.toLocaleString('pt-BR')} já cadastrados ficam como estão`,
  prontas: (n: number): string => (n === 1 ? '1 linha pronta para importar' : `${n.toLocaleString('pt-BR')} linhas prontas para importar`),
  recusadas: (n: number): string =>
    n === 1 ? '1 linha com erro fica de fora' : `${n.toLocaleString('pt-BR')} linhas com erro ficam de fora`,
  nenhumaPronta: 'Nenhuma linha pode ser importada. Corrija o arquivo e envie de novo.',
  erros: 'O que corrigir',
  linha: 'Linha',
  campo: 'Campo',
  motivo: 'O que corrigir',
  primeirosErros: (n: number, total: number): string =>
    `Os primeiros ${n.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')} erros. Baixe as linhas recusadas para ver todos.`,
  baixarRecusadas: 'Baixar as linhas recusadas',
  importar: (n: number): string => (n === 1 ? 'Importar 1 linha' : `Importar ${n.toLocaleString('pt-BR')} linhas`),
  mudarColunas: 'Mudar as colunas',
  concluida: (n: number): string => (n === 1 ? '1 registro importado' : `${n.toLocaleString('pt-BR')} registros importados`),
  verLista: 'Ver a lista',
  naoBaixou: 'Não foi possível baixar o arquivo',
} as const;

/** Sentences the form controls say by themselves. */
export const copy = {
  escolha: 'Escolha…',
  foraDaLista: (valor: string) => `${valor} (fora da lista)`,
  semOpcoes: 'Nenhuma opção por enquanto',
  digitePara: (minimo: number) => `Digite ao menos ${minimo} caracteres`,
  buscando: 'Buscando…',
  nadaEncontrado: 'Nada encontrado',
  falhaBusca: 'Não foi possível buscar. Tente de novo.',
  abrirLista: 'Mostrar opções',
  limpar: 'Limpar',
  abrirCalendario: 'Abrir calendário',
  mesAnterior: 'Mês anterior',
  mesSeguinte: 'Mês seguinte',
  corrija: (total: number) => (total === 1 ? 'Corrija 1 campo para continuar' : `Corrija ${total} campos para continuar`),
  /** A line of the summary: which field, and what is wrong with it. A question ends by itself. */
  recusa: (rotulo: string | null | undefined, mensagem: string) =>
    rotulo ? `${rotulo}${rotulo.endsWith('?') ? '' : ':'} ${mensagem}` : mensagem,
  tentarNovamente: 'Tentar novamente',
  etapas: 'Etapas',
  concluida: 'concluída',
  comErro: 'com erro',
  atual: 'atual',
} as const;

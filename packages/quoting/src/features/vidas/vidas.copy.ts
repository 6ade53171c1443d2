import { camposDaVida, formatNumero } from '@balcao/domain';

const vidas = (total: number): string => (total === 1 ? '1 vida' : `${formatNumero(total)} vidas`);

/** Sentences of the lives of a health plan; the names of options are the domain's. */
export const copy = {
  titulo: 'Vidas',
  como: 'Como informar as vidas',
  vazio: 'Nenhuma vida ainda. Adicione uma a uma ou cole da planilha.',
  adicionar: 'Adicionar vida',
  colar: 'Colar da planilha',
  mostrarMais: (restantes: number) => `Mostrar mais (${vidas(restantes)})`,
  vida: (posicao: number) => `Vida ${posicao}`,
  remover: (posicao: number) => `Remover a vida ${posicao}`,
  tirar: 'Remover',
  campos: camposDaVida,
  total: vidas,
  contagem: 'Vidas por faixa etária',
  faixaVazia: 'Preencha as datas de nascimento para ver as faixas.',
  mudancas: 'Quem muda de faixa em até 60 dias',
  mudanca: (quem: string, em: string, faixa: string) => `${quem} passa para ${faixa} em ${em}.`,
  outrasMudancas: (total: number) => `E mais ${vidas(total)}.`,
  faixas: 'Vidas por faixa etária',
  consentimento: 'O cliente consentiu no tratamento dos dados de saúde informados',
  dialogo: {
    titulo: 'Colar vidas da planilha',
    texto: 'Uma vida por linha: data de nascimento e, se houver, nome, sexo e papel (titular ou dependente), em qualquer ordem.',
    campo: 'Linhas da planilha',
    lidas: (total: number) => `${vidas(total)} ${total === 1 ? 'lida' : 'lidas'}.`,
    problemas: (linhas: readonly number[]) =>
      linhas.length === 1
        ? `A linha ${linhas[0]} não tem uma data de nascimento válida.`
        : `As linhas ${linhas.join(', ')} não têm uma data de nascimento válida.`,
    excesso: (limite: number) => `Só cabem ${vidas(limite)} no total: o resto não será adicionado.`,
    cancelar: 'Cancelar',
    adicionar: (total: number) => `Adicionar ${vidas(total)}`,
  },
  portabilidade: {
    pode: 'O tempo no plano atual permite levar as carências cumpridas (portabilidade).',
    falta: (meses: number) => `Faltam ${meses === 1 ? '1 mês' : `${meses} meses`} no plano atual para a portabilidade de carências.`,
  },
  semContrato: 'Cotação de saúde não contratada',
  semContratoTexto: 'O plano da sua corretora ainda não inclui a linha de saúde.',
  contratar: 'Ver como contratar',
} as const;

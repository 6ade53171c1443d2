import type { Formulario } from '@balcao/contracts';
import { nomesDasLinhas } from '@balcao/domain';

const { OUTRO: _semFormulario, ...nomes } = nomesDasLinhas;

/** What each form is called where one of them is chosen. */
export const nomesDosFormularios: Readonly<Record<Formulario, string>> = { ...nomes, MANUAL: 'Manual' };

/** Sentences of the dialog that makes a new orçamento of the data of another. */
export const copy = {
  acao: 'Novo com os mesmos dados',
  titulo: (numero: number) => `Novo com os dados do orçamento ${numero}`,
  linha: 'Linha do novo orçamento',
  atual: 'A mesma deste orçamento',
  escolha: 'Escolha a linha do novo orçamento.',
  mesma: 'Os dados do risco vão para o novo orçamento.',
  outra: 'Só o que as linhas têm em comum vai junto: segurado, vigência, corretora e produtores.',
  nunca: 'Preços, ofertas, escolhas, comissões ajustadas, anexos e pedidos ficam neste orçamento.',
  datas: 'Uma vigência que já começou é trocada pela de um orçamento novo.',
  falha: 'Não foi possível abrir o novo orçamento',
  cancelar: 'Cancelar',
  abrir: 'Abrir novo orçamento',
} as const;

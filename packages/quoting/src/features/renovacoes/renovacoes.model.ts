import { ConsultaRenovacoes, type JanelaRenovacao, type Renovacao, type RenovacaoGerada, type SituacaoRenovacao } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';
import type { Tone } from '@balcao/ui';

/** The list's address. */
export const endereco = listaNoEndereco({ schema: ConsultaRenovacoes, filtros: ['q', 'janela', 'situacao', 'linha'], ordem: 'fim' });

export const tomDaSituacao: Readonly<Record<SituacaoRenovacao, Tone>> = {
  A_RENOVAR: 'atencao',
  EM_COTACAO: 'info',
  RENOVADA_PROPRIA: 'sucesso',
  RENOVADA_OUTRA: 'sucesso',
  NAO_RENOVADA: 'neutro',
};

/** The one window chosen, or null: the address holds a list, the screen one at a time. */
export const janelaEscolhida = (janela: string | undefined): JanelaRenovacao | null =>
  janela && !janela.includes(',') ? (janela as JanelaRenovacao) : null;

/** A quote is generated of a policy that has none open and was not renewed yet. */
export const podeGerar = ({ orcamento, situacao }: Pick<Renovacao, 'orcamento' | 'situacao'>): boolean =>
  orcamento === null && !situacao.startsWith('RENOVADA');

/** Policies sent in one request: few enough that progress is seen and *Parar* is soon heard. */
export const POR_PEDIDO = 4;

/** What is still to be asked, after what was answered. */
export const restantes = (ids: readonly string[], feitas: readonly RenovacaoGerada[]): string[] =>
  ids.filter((id) => !feitas.some(({ apoliceId }) => apoliceId === id));

import type { Orcamento } from '@balcao/contracts';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

/** What a refused save carries, so that the screen can offer both versions. */
export interface ConflitoRascunho {
  readonly minhaVersao: number;
  readonly atual: Pick<Orcamento, 'versao' | 'alteradoEm' | 'rascunho'> & { readonly alteradoPor: string };
}

export const rascunhoAlterado = (conflito: ConflitoRascunho): Recusa =>
  new Recusa(409, 'rascunho-alterado', 'Este orçamento foi alterado por outra pessoa. Escolha qual versão manter.', { data: conflito });

export const orcamentoEncerrado = (): Recusa =>
  new Recusa(409, 'orcamento-encerrado', 'Este orçamento está encerrado e não pode mais ser alterado.');

export const soRascunhoDescarta = (): Recusa =>
  new Recusa(409, 'orcamento-em-andamento', 'Só um orçamento ainda em rascunho pode ser descartado.');

export const duplicacaoBloqueada = (): Recusa => new Recusa(403, 'duplicacao-bloqueada', 'Sua assinatura não permite duplicar orçamentos.');

export const linhaIndisponivel = (): Recusa =>
  camposInvalidos([{ campo: 'linha', codigo: 'indisponivel', mensagem: 'O cálculo desta linha ainda não está disponível.' }]);

export const rascunhoIlegivel = (): Recusa =>
  camposInvalidos([{ campo: 'rascunho', codigo: 'invalido', mensagem: 'O rascunho não tem a forma desta linha.' }]);

export const cotacaoBloqueada = (): Recusa => new Recusa(403, 'cotacao-bloqueada', 'Sua assinatura não permite orçar esta linha.');

export const semCalculo = (): Recusa =>
  new Recusa(409, 'orcamento-manual', 'Um orçamento manual não é calculado nas seguradoras: inclua as ofertas.');

export const semCorretora = (): Recusa => new Recusa(409, 'sem-corretora', 'Seu usuário não tem corretora. Fale com o administrador.');

export const filtroInvalido = (campo: string): Recusa => camposInvalidos([{ campo, codigo: 'invalido', mensagem: 'Filtro desconhecido.' }]);

export const resultadoSemRepeticao = (): Recusa =>
  new Recusa(409, 'resultado-sem-repeticao', 'Esta seguradora já respondeu ou ainda está calculando.');

export const cotacaoSuperada = (): Recusa =>
  new Recusa(409, 'cotacao-superada', 'Há um cálculo mais novo deste orçamento. Repita a seguradora nele.');

export const riscoMudou = (): Recusa =>
  new Recusa(409, 'risco-mudou', 'Os dados do seguro mudaram desde aquele cálculo: calcule de novo em todas as seguradoras.');

export const cotacaoEmAndamento = (): Recusa =>
  new Recusa(409, 'cotacao-em-andamento', 'Espere o cálculo em andamento terminar para recalcular só algumas seguradoras.');

/** Too many ask at once; nothing is being updated. */
export const comparativoOcupado = (): Recusa =>
  new Recusa(429, 'comparativo-ocupado', 'Há muitos comparativos sendo gerados agora. Tente de novo em instantes.');

/** Nobody reads it: whoever asked has left. */
export const comparativoCancelado = (): Recusa => new Recusa(410, 'comparativo-cancelado', 'O pedido foi cancelado.');

export const ofertasInvalidas = (): Recusa =>
  camposInvalidos([{ campo: 'ofertas', codigo: 'desconhecida', mensagem: 'Escolha de 1 a 5 ofertas deste orçamento.' }]);

import type { RiscoSegurado } from '@balcao/contracts';
import { formatData } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const ofField = (campo: string, codigo: string, mensagem: string): Recusa => camposInvalidos([{ campo, codigo, mensagem }]);

export const ofertaDesconhecida = (): Recusa => ofField('ofertaId', 'desconhecida', 'Esta oferta não é deste orçamento.');

export const ofertaVencida = (validade: string): Recusa =>
  ofField('ofertaId', 'vencida', `A validade desta oferta terminou em ${formatData(validade)}. Calcule de novo.`);

export const vigenciaPassada = (): Recusa =>
  ofField('ofertaId', 'vigencia-passada', 'O início da vigência já passou. Altere as datas e calcule de novo.');

export const planoDesconhecido = (): Recusa => ofField('parcelas', 'desconhecido', 'A oferta não tem este parcelamento.');

export const vencimentoForaDaFaixa = (ate: string): Recusa =>
  ofField('vencimentoPrimeira', 'foraDaFaixa', `A primeira parcela vence de hoje até ${formatData(ate)}.`);

export const seguradoInvalido = (): Recusa => ofField('ofertaId', 'segurado', 'O documento do segurado deste orçamento não é válido.');

export const transmissaoIndisponivel = (nome: string): Recusa =>
  ofField(
    'ofertaId',
    'transmissao-indisponivel',
    `${nome} ainda não recebe esta proposta por aqui. Inclua a proposta e transmita no portal dela.`,
  );

export const avisoRecusado = (): Recusa => new Recusa(401, 'aviso-recusado', 'O aviso não foi aceito.');

export const orcamentoFechado = (proposta: { readonly propostaId: string; readonly numero: number }): Recusa =>
  new Recusa(409, 'orcamento-fechado', `Este orçamento já virou a proposta ${proposta.numero}.`, { data: proposta });

export const riscoJaSegurado = (encontrados: readonly RiscoSegurado[]): Recusa =>
  new Recusa(
    409,
    'risco-ja-segurado',
    'Este risco já tem proposta ou apólice na mesma vigência. Confirme e diga o motivo para vender de novo.',
    {
      data: { encontrados },
    },
  );

export const orcamentoSemPreco = (): Recusa => new Recusa(409, 'orcamento-sem-preco', 'Este orçamento ainda não tem um cálculo concluído.');

export const transmissaoEmCurso = (): Recusa =>
  new Recusa(409, 'transmissao-em-curso', 'A proposta deste orçamento está sendo transmitida. Aguarde o fim.');

export const propostaSemVolta = (): Recusa =>
  new Recusa(409, 'proposta-sem-volta', 'Esta proposta já terminou: só uma proposta em andamento pode ser cancelada.');

export const semExigenciaAberta = (): Recusa =>
  new Recusa(409, 'sem-exigencia-aberta', 'A seguradora já não espera por esta exigência. Atualize a tela para ver o andamento.');

export const exigenciaRespondida = (): Recusa => new Recusa(409, 'exigencia-respondida', 'Esta exigência já foi marcada como respondida.');

export const respostaVista = (): Recusa =>
  new Recusa(409, 'resposta-vista', 'A seguradora já se manifestou depois desta resposta: ela não pode mais ser desfeita.');

export const anexoDesconhecido = (): Recusa => ofField('anexos', 'desconhecido', 'Um dos anexos não é deste orçamento.');

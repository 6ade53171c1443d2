import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const naEscolha = (codigo: 'desconhecido' | 'invalido' | 'conflito', mensagem: string): Recusa =>
  camposInvalidos([erroCampo('comissaoIds', codigo, mensagem)]);

export const comissaoDesconhecida = (): Recusa =>
  naEscolha('desconhecido', 'Uma das comissões não está mais na carteira. Atualize a lista e escolha de novo.');
export const seguradorasMisturadas = (): Recusa =>
  naEscolha('invalido', 'Uma contestação é de uma seguradora e de uma corretora só. Escolha comissões de uma delas.');
export const comissaoNaoDevida = (): Recusa =>
  naEscolha('invalido', 'Só se contesta o que já deveria ter vindo, ou veio diferente. Atualize a lista e escolha de novo.');
export const jaContestada = (): Recusa =>
  naEscolha('conflito', 'Uma das comissões já está em outra contestação. Atualize a lista e escolha de novo.');

export const contestacaoEncerrada = (): Recusa =>
  new Recusa(409, 'contestacao-encerrada', 'Esta contestação já está encerrada. Atualize a tela para ver como ela terminou.');
export const contestacaoAberta = (): Recusa =>
  new Recusa(409, 'contestacao-aberta', 'Esta contestação não está encerrada: não há o que reabrir.');
export const fechadaPeloPagamento = (): Recusa =>
  new Recusa(
    409,
    'contestacao-fechada-sozinha',
    'Esta contestação se encerrou pelo que aconteceu às comissões. Ela se reabre quando a baixa ou o cancelamento é desfeito.',
  );
export const comissoesMudaram = (): Recusa =>
  new Recusa(
    409,
    'comissoes-mudaram',
    'Uma das comissões mudou depois que a contestação foi encerrada, ou está em outra. Conteste de novo o que ainda falta.',
  );
export const naoEnviada = (): Recusa =>
  new Recusa(409, 'contestacao-nao-enviada', 'Esta contestação ainda não foi enviada: a seguradora não tem o que responder.');
export const cartaACaminho = (): Recusa =>
  new Recusa(409, 'carta-a-caminho', 'A carta já está sendo enviada. Espere o resultado antes de enviar outra.');
export const diaNoFuturo = (): Recusa => camposInvalidos([erroCampo('dia', 'foraDaFaixa', 'O dia não pode ser depois de hoje.')]);
export const proximoNoPassado = (): Recusa =>
  camposInvalidos([erroCampo('proximoContatoEm', 'foraDaFaixa', 'O próximo contato não pode ser antes de hoje.')]);

import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const mesmoProdutor = (): Recusa =>
  camposInvalidos([erroCampo('para', 'invalido', 'Escolha outro produtor para receber a carteira.')]);
export const produtorDesconhecido = (campo: 'de' | 'para'): Recusa =>
  camposInvalidos([erroCampo(campo, 'invalido', 'Escolha uma opção da lista.')]);
export const periodoInvertido = (): Recusa =>
  camposInvalidos([erroCampo('fimAte', 'foraDaFaixa', 'O fim do período vem depois do começo.')]);
export const nadaATransferir = (): Recusa =>
  new Recusa(409, 'nada-a-transferir', 'Nenhuma apólice deste produtor está na escolha. Mude os filtros.');
export const transferenciaEmCurso = (): Recusa =>
  new Recusa(409, 'transferencia-em-curso', 'Outra transferência está em andamento. Aguarde o fim dela.');
export const semVolta = (): Recusa =>
  new Recusa(409, 'transferencia-sem-volta', 'Esta transferência já não pode ser desfeita: passaram 24 horas, ou ela não está concluída.');
export const carteiraMudou = (quantas: number): Recusa =>
  new Recusa(
    409,
    'carteira-mudou',
    `Os produtores de ${quantas.toLocaleString('pt-BR')} ${quantas === 1 ? 'apólice mudaram' : 'apólices mudaram'} depois da transferência: ela já não pode ser desfeita.`,
  );
export const jaTerminou = (): Recusa => new Recusa(409, 'transferencia-terminada', 'Esta transferência já terminou.');

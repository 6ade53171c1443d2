import { erroCampo, formatCentavos } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const ofField = (campo: string, mensagem: string, codigo: 'foraDaFaixa' | 'invalido' | 'desconhecido' = 'foraDaFaixa'): Recusa =>
  camposInvalidos([erroCampo(campo, codigo, mensagem)]);

export const parcelaMudou = (versao: number): Recusa =>
  new Recusa(409, 'parcela-alterada', 'Esta parcela mudou desde que você a abriu. Atualize e confira antes de tentar de novo.', {
    data: { versao },
  });
export const parcelaEncerrada = (): Recusa => new Recusa(409, 'parcela-encerrada', 'Esta parcela não espera pagamento.');
export const pagamentoNoFuturo = (): Recusa => ofField('pagoEm', 'Escolha hoje ou um dia que já passou.');
export const pagamentoDemais = (maximoCentavos: number): Recusa =>
  ofField('valorCentavos', `É mais do que se deve nesse dia, com multa e juros: ${formatCentavos(maximoCentavos)}.`);
export const naoEUltimo = (): Recusa =>
  new Recusa(409, 'nao-e-o-ultimo', 'Só o último pagamento pode ser desfeito; desfaça antes o que veio depois dele.');
export const comissaoRecebida = (): Recusa =>
  new Recusa(409, 'comissao-recebida', 'A comissão desta parcela já foi recebida da seguradora: reabra antes o extrato que a trouxe.');
export const linhaInvalida = (): Recusa =>
  ofField('linhaDigitavel', 'A linha digitável não confere: há um dígito errado ou a menos.', 'invalido');
export const pixInvalido = (): Recusa => ofField('pixCopiaECola', 'O código Pix não confere: copie-o inteiro de novo.', 'invalido');
export const modeloDesconhecido = (): Recusa => ofField('modeloId', 'Escolha um modelo deste canal.', 'desconhecido');
export const contatoNoPassado = (): Recusa => ofField('proximoEm', 'Escolha hoje ou um dia que venha.');
export const responsavelDesconhecido = (): Recusa => ofField('responsavelId', 'Escolha alguém ativo da corretora.', 'desconhecido');
export const promessaNoPassado = (): Recusa => ofField('prometidaPara', 'Escolha hoje ou um dia que venha.');

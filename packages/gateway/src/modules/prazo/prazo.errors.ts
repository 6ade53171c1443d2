import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import { erroCampo } from '@balcao/domain';

const ofField = (campo: string, mensagem: string): Recusa => camposInvalidos([erroCampo(campo, 'foraDaFaixa', mensagem)]);

export const fimForaDoPrazo = (): Recusa => ofField('fim', 'Escolha um dia entre o início do prazo e hoje.');
export const avisoForaDeHora = (): Recusa => ofField('recebidoEm', 'Escolha um dia entre o vencimento da parcela e hoje.');
export const prazoEncerrado = (): Recusa => new Recusa(409, 'prazo-encerrado', 'Este prazo já terminou.');
export const prazoMudou = (versao: number): Recusa =>
  new Recusa(409, 'prazo-alterado', 'Este prazo mudou desde que você o abriu. Atualize a tela.', { data: { versao } });
export const parcelaEmDia = (): Recusa => new Recusa(409, 'parcela-em-dia', 'Esta parcela não está em atraso.');
export const avisoJaDado = (): Recusa => new Recusa(409, 'aviso-ja-dado', 'O aviso de mora desta parcela já está contando.');

import { Recusa } from '../../plugins/errors.ts';
import { frases } from './exportacao.copy.ts';

export const exportacaoVencida = (): Recusa => new Recusa(410, 'exportacao-vencida', frases.vencida);
export const exportacaoNaoPronta = (): Recusa => new Recusa(409, 'exportacao-nao-pronta', frases.naoPronta);

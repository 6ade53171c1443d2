import { Recusa } from '../../plugins/errors.ts';
import { frases } from './cobranca.copy.ts';

export const faturaQuitada = (): Recusa => new Recusa(409, 'fatura-quitada', frases.faturaQuitada);
export const semOQueCancelar = (): Recusa => new Recusa(409, 'sem-o-que-cancelar', frases.semOQueCancelar);
export const semCnpj = (): Recusa => new Recusa(409, 'corretora-sem-cnpj', frases.semCnpj);
export const pagamentoForaDoAr = (): Recusa => new Recusa(502, 'pagamento-fora-do-ar', frases.pagamentoForaDoAr);
export const avisoRecusado = (): Recusa => new Recusa(401, 'aviso-recusado', frases.avisoRecusado);

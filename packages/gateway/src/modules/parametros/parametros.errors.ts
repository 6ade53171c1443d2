import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

/** Carries what is in force now, so that the screen can show it. */
export const parametrosAlterados = (atual: object): Recusa =>
  new Recusa(409, 'parametros-alterados', 'Os parâmetros mudaram enquanto você editava.', { data: atual });

export const semPeso = (): Recusa =>
  camposInvalidos([{ campo: 'pesos.preco', codigo: 'semPeso', mensagem: 'Ao menos um dos pesos precisa ser maior que zero.' }]);

export const numeroUsado = (campo: string, minimo: number): Recusa =>
  camposInvalidos([erroCampo(campo, 'conflito', `Os números até ${minimo - 1} já foram usados. Use ${minimo} ou mais.`)]);

export const semDominio = (): Recusa =>
  new Recusa(409, 'sem-dominio', 'Salve primeiro um endereço do domínio da corretora para conferir os registros dele.');

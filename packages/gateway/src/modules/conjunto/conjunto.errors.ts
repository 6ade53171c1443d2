import type { Conjunto, ErroCampo } from '@balcao/contracts';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const campoRecusado = (campo: string, codigo: string, mensagem: string): Recusa => camposInvalidos([{ campo, codigo, mensagem }]);

export const soAdministradorPartilha = (): Recusa =>
  new Recusa(403, 'conjunto-da-corretora', 'Só quem administra orçamentos pode mudar os conjuntos da corretora.');

export const nomeRepetido = (): Recusa => campoRecusado('nome', 'conflito', 'Já existe um conjunto com este nome.');
export const semLinha = (): Recusa => campoRecusado('linha', 'obrigatorio', 'Diga de que linha são as coberturas.');
export const semConteudo = (campo: 'seguradoras' | 'coberturas'): Recusa =>
  campoRecusado(campo, 'obrigatorio', campo === 'seguradoras' ? 'Escolha ao menos uma seguradora.' : 'Preencha ao menos uma cobertura.');
export const seguradoraDesconhecida = (slug: string): Recusa =>
  campoRecusado('seguradoras', 'desconhecido', `A seguradora ${slug} não está no catálogo.`);
export const coberturasRecusadas = (errors: readonly ErroCampo[]): Recusa =>
  camposInvalidos(errors.map((erro) => ({ ...erro, campo: erro.campo.replace(/^risco\./, '') })));

export const conjuntosDemais = (): Recusa => new Recusa(409, 'conjuntos-demais', 'Você já guardou 50 conjuntos. Apague um deles.');

/** Somebody wrote since `versao` was read. */
export const conjuntoAlterado = (atual: Conjunto): Recusa =>
  new Recusa(409, 'conjunto-alterado', 'Este conjunto mudou enquanto você editava. Confira como ele está e tente de novo.', {
    data: { atual },
  });

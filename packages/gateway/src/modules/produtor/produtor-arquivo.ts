import type { ProdutorResumo } from '@balcao/contracts';
import { formatDataHora, formatDocumento, formatTelefone } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './produtor.copy.ts';

/** The list of producers as a file; its titles are those an import knows its columns by. */
export const produtoresArquivo = arquivoDe<ProdutorResumo>('produtores', [
  ['Nome', 'texto', ({ nome }) => nome],
  ['Tipo', 'texto', ({ tipo }) => copy.tipo[tipo]],
  ['Pessoa', 'texto', ({ pessoa }) => copy.pessoa[pessoa]],
  ['Documento', 'texto', ({ documento }) => formatDocumento(documento)],
  ['Registro SUSEP', 'texto', ({ susep }) => susep],
  ['E-mail', 'texto', ({ email }) => email],
  ['Telefone', 'texto', ({ telefone }) => formatTelefone(telefone ?? '')],
  ['Supervisor', 'texto', ({ supervisor }) => supervisor],
  ['Usuário', 'texto', ({ usuario }) => usuario],
  ['Regras de repasse', 'numero', ({ repasses }) => repasses],
  ['Situação', 'texto', ({ ativo }) => (ativo ? copy.ativo : copy.inativo)],
  ['Alterado em', 'data', ({ alteradoEm }) => formatDataHora(alteradoEm)],
]);

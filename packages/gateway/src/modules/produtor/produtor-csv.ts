import type { ProdutorResumo } from '@balcao/contracts';
import { formatDataHora, formatDocumento, formatTelefone } from '@balcao/domain';
import { csvDe } from '../../plugins/csv.ts';
import { copy } from './produtor.copy.ts';

/** The list of producers as a file; its titles are those an import knows its columns by. */
export const produtorCsv = csvDe<ProdutorResumo>([
  ['Nome', ({ nome }) => nome],
  ['Tipo', ({ tipo }) => copy.tipo[tipo]],
  ['Pessoa', ({ pessoa }) => copy.pessoa[pessoa]],
  ['Documento', ({ documento }) => formatDocumento(documento)],
  ['Registro SUSEP', ({ susep }) => susep ?? ''],
  ['E-mail', ({ email }) => email ?? ''],
  ['Telefone', ({ telefone }) => formatTelefone(telefone ?? '')],
  ['Supervisor', ({ supervisor }) => supervisor ?? ''],
  ['Usuário', ({ usuario }) => usuario ?? ''],
  ['Regras de repasse', ({ repasses }) => String(repasses)],
  ['Situação', ({ ativo }) => (ativo ? copy.ativo : copy.inativo)],
  ['Alterado em', ({ alteradoEm }) => formatDataHora(alteradoEm)],
]);

import type { SeguradoResumo } from '@balcao/contracts';
import { finalidades, formatData, formatDataHora, formatDocumento, formatTelefone } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './segurado.copy.ts';

const FINALIDADES = Object.keys(finalidades).length;

/** The list of clients as a file. */
export const seguradosArquivo = arquivoDe<SeguradoResumo>('segurados', [
  ['Nome', 'texto', ({ nome }) => nome],
  ['Pessoa', 'texto', ({ pessoa }) => copy.pessoa[pessoa]],
  ['Documento', 'texto', ({ documento }) => formatDocumento(documento)],
  ['E-mail', 'texto', ({ email }) => email],
  ['Celular', 'texto', ({ celular }) => formatTelefone(celular ?? '')],
  ['Nascimento', 'texto', ({ nascimento }) => nascimento && formatData(nascimento)],
  ['Cidade', 'texto', ({ cidade }) => cidade],
  ['Estado', 'texto', ({ uf }) => uf],
  ['Grupo', 'texto', ({ grupo }) => grupo],
  ['Etiquetas', 'texto', ({ tags }) => tags.join(', ')],
  ['Produtor', 'texto', ({ produtor }) => produtor],
  ['Apólices vigentes', 'numero', ({ vigentes }) => vigentes],
  ['Prêmio vigente', 'dinheiro', ({ premioVigenteCentavos }) => premioVigenteCentavos],
  ['Próximo fim', 'texto', ({ proximoFim }) => proximoFim && formatData(proximoFim)],
  ['Finalidades permitidas', 'texto', ({ permissoes }) => copy.permissoes(permissoes, FINALIDADES)],
  ['Situação', 'texto', ({ ativo }) => (ativo ? copy.ativo : copy.inativo)],
  ['Alterado em', 'data', ({ alteradoEm }) => formatDataHora(alteradoEm)],
]);

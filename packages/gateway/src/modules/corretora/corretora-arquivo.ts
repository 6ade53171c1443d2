import type { CorretoraResumo } from '@balcao/contracts';
import { formatDataHora, formatDocumento, formatTelefone } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './corretora.copy.ts';

/** The list of brokerages as a file. */
export const corretorasArquivo = arquivoDe<CorretoraResumo>('corretoras', [
  ['Nome', 'texto', ({ nome }) => nome],
  ['Razão social', 'texto', ({ razaoSocial }) => razaoSocial],
  ['CNPJ', 'texto', ({ cnpj }) => formatDocumento(cnpj)],
  ['Registro SUSEP', 'texto', ({ susep }) => susep],
  ['Cidade', 'texto', ({ cidade }) => cidade],
  ['Telefone', 'texto', ({ telefone }) => formatTelefone(telefone ?? '')],
  ['Regime tributário', 'texto', ({ regime }) => copy.regime[regime]],
  ['Padrão', 'texto', ({ principal }) => (principal ? copy.sim : copy.nao)],
  ['Situação', 'texto', ({ ativo }) => (ativo ? copy.ativa : copy.inativa)],
  ['Alterado em', 'data', ({ alteradoEm }) => formatDataHora(alteradoEm)],
]);

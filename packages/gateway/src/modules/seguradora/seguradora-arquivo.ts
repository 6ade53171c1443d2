import type { SeguradoraResumo } from '@balcao/contracts';
import { formatDataHora, formatTelefoneDeServico, nomesDasLinhas } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './seguradora.copy.ts';

/** The list of insurers as a file. */
export const seguradorasArquivo = arquivoDe<SeguradoraResumo>('seguradoras', [
  ['Seguradora', 'texto', ({ nome }) => nome],
  ['Corretora', 'texto', ({ corretora }) => corretora],
  ['Código do corretor', 'texto', ({ codigoCorretor }) => codigoCorretor || null],
  ['Linhas', 'texto', ({ linhas }) => linhas.map((linha) => nomesDasLinhas[linha]).join(', ')],
  ['Menor comissão padrão', 'percentual', ({ comissaoDeBps }) => comissaoDeBps],
  ['Maior comissão padrão', 'percentual', ({ comissaoAteBps }) => comissaoAteBps],
  ['Telefone de sinistro', 'texto', ({ telefoneSinistro }) => formatTelefoneDeServico(telefoneSinistro ?? '')],
  ['Telefone de assistência', 'texto', ({ telefoneAssistencia }) => formatTelefoneDeServico(telefoneAssistencia ?? '')],
  ['Situação', 'texto', ({ ativo }) => (ativo ? copy.ativa : copy.inativa)],
  ['Alterado em', 'data', ({ alteradoEm }) => formatDataHora(alteradoEm)],
]);

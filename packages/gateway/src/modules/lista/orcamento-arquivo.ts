import { nomesDasLinhas, opcoesBlocos, rotuloSituacao } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { listaCopy } from './orcamento-lista.copy.ts';
import type { LinhaArquivo } from './orcamento-lista.repository.ts';

/** The day of a text the database wrote, as it is shown: a hundred thousand lines have two each, and none has to be judged. */
const diaDe = (iso: string): string => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;

/** The list of quotes as a file. */
export const orcamentosArquivo = arquivoDe<LinhaArquivo>('orcamentos', [
  ['Número', 'numero', (o) => o.numero],
  ['Criado em', 'data', ({ criadoEm }) => `${diaDe(criadoEm)} ${criadoEm.slice(11, 16)}`],
  ['Segurado', 'texto', (o) => o.segurado],
  ['Linha', 'texto', (o) => nomesDasLinhas[o.linha]],
  ['Tipo', 'texto', (o) => opcoesBlocos.tipoSeguro[o.tipo]],
  ['Bem', 'texto', (o) => o.bem],
  ['Início da vigência', 'data', ({ vigIni }) => vigIni && diaDe(vigIni)],
  ['Situação', 'texto', (o) => rotuloSituacao(o)],
  ['Prêmio', 'dinheiro', (o) => o.premioCentavos],
  ['Seguradora', 'texto', (o) => o.seguradora],
  ['Oferta', 'texto', (o) => (o.premioDe === null ? '' : listaCopy.premioDe[o.premioDe])],
  ['Produtor', 'texto', (o) => o.produtor],
  ['Usuário', 'texto', (o) => o.usuario],
]);

import type { SecaoDoFormulario } from './features/formulario/formulario.component.tsx';
import { SecaoCoberturas } from './features/secoes/secao-coberturas.component.tsx';
import { SecaoCondutor, SecaoPernoite, SecaoUso } from './features/secoes/secao-perfil.component.tsx';
import { SecaoProprietario, SecaoRenovacao } from './features/secoes/secao-proprietario.component.tsx';
import { SecaoVeiculo } from './features/secoes/secao-veiculo.component.tsx';
import { copy } from './orcamento-da-linha.copy.ts';

const { secoes: titulos } = copy;

/** The sections of the auto form between *Seguro* and the commercial block, in the order they are filled. */
export const secoesDoAuto: readonly SecaoDoFormulario[] = [
  { id: 'veiculo', titulo: titulos.veiculo, prefixos: ['risco.veiculo'], content: <SecaoVeiculo /> },
  { id: 'uso', titulo: titulos.uso, prefixos: ['risco.uso'], content: <SecaoUso /> },
  { id: 'pernoite', titulo: titulos.pernoite, prefixos: ['risco.pernoite'], content: <SecaoPernoite /> },
  { id: 'condutor', titulo: titulos.condutor, prefixos: ['risco.condutor'], content: <SecaoCondutor /> },
  { id: 'proprietario', titulo: titulos.proprietario, prefixos: ['risco.proprietario'], content: <SecaoProprietario /> },
  { id: 'renovacao', titulo: titulos.renovacao, prefixos: ['risco.renovacao'], content: <SecaoRenovacao /> },
  { id: 'coberturas', titulo: titulos.coberturas, prefixos: ['risco.coberturas', 'risco.observacoes'], content: <SecaoCoberturas /> },
];

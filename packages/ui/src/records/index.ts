export { AbasRegistro, type AbasRegistroProps } from './abas-registro.component.tsx';
export { AcoesRegistro, type AcoesRegistroProps } from './acoes-registro.component.tsx';
export { CamposRegistro, type CamposRegistroProps } from './campos-registro.component.tsx';
export { columnsOf, type ColumnsOfProps } from './columns-of.component.tsx';
export { Conflito, type ConflitoProps, type Diferenca } from './conflito.component.tsx';
export { FiltroDeEscolha, type FiltroDeEscolhaProps } from './filtro-de-escolha.component.tsx';
export {
  type FiltroDeRegistro,
  filtroDeSituacao,
  FiltrosDeRegistro,
  type FiltrosDeRegistroProps,
} from './filtros-de-registro.component.tsx';
export { filtersOf, optionsById, optionsBySlug } from './filters-of.ts';
export { FormDialog, type FormDialogProps } from './form-dialog.component.tsx';
export { FormRegistro, type FormRegistroProps } from './form-registro.component.tsx';
export { HistoriaRegistro } from './historia-registro.component.tsx';
export { ItensRegistro, type ItensRegistroProps } from './itens-registro.component.tsx';
export { LeituraRegistro, type LeituraRegistroProps } from './leitura-registro.component.tsx';
export { ListaRegistros, type ListaRegistrosProps } from './lista-registros.component.tsx';
export type { Leitura } from './registro.props.ts';
export { SoAdministrador, type SoAdministradorProps } from './so-administrador.component.tsx';
export { UsosLidos } from './usos-registro.component.tsx';
export { type NomeDoRegistro, type PalavrasDoRegistro, wordsOf } from './words-of.ts';
export { ImportacaoDeCadastro, type ImportacaoDeCadastroProps } from './importacao-de-cadastro.component.tsx';

export { tamanho, tipos } from './documents.copy.ts';
export type { DocumentoListado, DocumentosDoRegistro, EnvioListado, EnviosEmCurso } from './documents.props.ts';
export { Envios, type EnviosProps } from './envios.component.tsx';
export { PreviaDocumento } from './previa-documento.component.tsx';
export type { PreviaProps } from './previa.component.tsx';
export { type PalavrasDaRetirada, SecaoDocumentos, type SecaoDocumentosProps } from './secao-documentos.component.tsx';
export type { Destaque } from './use-pdf.ts';

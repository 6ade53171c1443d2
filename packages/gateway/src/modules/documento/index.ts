export { createDocumentos, type DocumentoPort, type NovoDocumento } from './create-documentos.ts';
export type { Conteudo, Guardado } from './keep-bytes.ts';

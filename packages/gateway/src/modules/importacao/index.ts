export { campoImportavel, chosenOf, partOf, textoOf } from './cells-of-file.ts';
export type { CampoImportavel, Importaveis, Importavel, LeitorDeLinha, RecusaDeCampo } from './importavel.ts';

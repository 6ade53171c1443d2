export { campoImportavel, chosenOf, partOf, textoOf, withJudged } from './cells-of-file.ts';
export type { CampoImportavel, Importaveis, Importavel, LeitorDeLinha, RecusaDeCampo } from './importavel.ts';

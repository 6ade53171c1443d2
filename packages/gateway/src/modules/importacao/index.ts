export { campoImportavel, chosenOf, partOf, textoOf, withJudged } from './cells-of-file.ts';
export type { CampoImportavel, Importaveis, Importavel, LeitorDeLinha, RecusaDeCampo } from './importavel.ts';
// a test of what comes in by a file cuts the job of the kit where it writes
export { createImportacaoJob } from './importacao.job.ts';
export { importacaoRepository } from './importacao.repository.ts';

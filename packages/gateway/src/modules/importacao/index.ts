export type { CampoImportavel, Importaveis, Importavel, RecusaDeCampo } from './importavel.ts';

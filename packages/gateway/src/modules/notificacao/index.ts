export { avisoDoDia } from './aviso-do-dia.ts';
export { type Avisos, type CreateAviso, type CreateAvisoAdministradores, createAvisos } from './avisos.ts';
export { fatos, type FormaDoAviso } from './fatos.ts';

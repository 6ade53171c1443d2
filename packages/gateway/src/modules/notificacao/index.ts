export { type Avisos, type CreateAviso, type CreateAvisoAdministradores, createAvisos } from './avisos.ts';
export { fatos, type FormaDoAviso } from './fatos.ts';

/** Folders as a manifest's `dir`; a file that is neither hidden nor the compressed twin of another. */
const CAMINHO = /^(?:[\w-]{1,100}\/){1,8}(?!\.)[\w.-]{1,200}$/;
const GEMEO = /\.(br|gz)$/i;

/** Whether `<dir>/<file>` names a file of a build. Nothing that leads out of a folder does. */
export const isCaminho = (caminho: string): boolean => CAMINHO.test(caminho) && !GEMEO.test(caminho);

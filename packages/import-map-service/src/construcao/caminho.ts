/** Folders as in a manifest's `dir`; the file is neither hidden nor a compressed copy of another file. */
const CAMINHO = /^(?:[\w-]{1,100}\/){1,8}(?!\.)[\w.-]{1,200}$/;
const GEMEO = /\.(br|gz)$/i;

/** Whether `<dir>/<file>` is a valid path of a build's file; paths that escape the folder are not. */
export const isCaminho = (caminho: string): boolean => CAMINHO.test(caminho) && !GEMEO.test(caminho);

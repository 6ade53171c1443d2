export class CaminhoInvalido extends Error {
  override name = 'CaminhoInvalido';
}

export class ArquivoDiferente extends Error {
  override name = 'ArquivoDiferente';
}

export const caminhoInvalido = (caminho: string) =>
  new CaminhoInvalido(`"${caminho}" não é um caminho válido: espera-se <pasta>/<arquivo>, em letras sem acento, números, "-", "_" e ".".`);

export const arquivoDiferente = (caminho: string) =>
  new ArquivoDiferente(`${caminho} já existe com outro conteúdo. Arquivos de construções não mudam: use outro nome.`);

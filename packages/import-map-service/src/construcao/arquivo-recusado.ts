import { construcaoCopy } from './construcao.copy.ts';

export class CaminhoInvalido extends Error {
  override name = 'CaminhoInvalido';
}

export class ArquivoDiferente extends Error {
  override name = 'ArquivoDiferente';
}

export const caminhoInvalido = (caminho: string) => new CaminhoInvalido(construcaoCopy.caminhoInvalido(caminho));
export const arquivoDiferente = (caminho: string) => new ArquivoDiferente(construcaoCopy.arquivoDiferente(caminho));

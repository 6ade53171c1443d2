/** One library of the page, as it is imported. */
export interface Biblioteca {
  /** Name in the import map, and in every `import`. */
  readonly name: string;
  /**
   * What it exports: `usadas` only the names the house imports (the rest is tree-shaken away), `todas` every name,
   * `commonjs` every name of a CommonJS module read in production mode, `padrao` the default export alone.
   */
  readonly exporta: 'usadas' | 'todas' | 'commonjs' | 'padrao';
}

/** One System module: libraries that every page asks for together travel in one file under all of their names. */
export interface ModuloExterno {
  /** Folder and file name. */
  readonly file: string;
  readonly bibliotecas: readonly Biblioteca[];
}

const modulo = (file: string, ...bibliotecas: Biblioteca[]): ModuloExterno => ({ file, bibliotecas });

/**
 * Third-party libraries that must be one copy in the page, self-hosted. What is not listed here is bundled into whoever uses it.
 * Libraries of one module must not export the same name for different things; the build refuses it.
 */
export const modulosExternos: readonly ModuloExterno[] = [
  modulo(
    'react',
    { name: 'react', exporta: 'commonjs' },
    { name: 'react/jsx-runtime', exporta: 'commonjs' },
    { name: 'react-dom', exporta: 'commonjs' },
    { name: 'react-dom/client', exporta: 'commonjs' },
  ),
  modulo(
    'base',
    { name: 'single-spa', exporta: 'todas' },
    { name: 'rxjs', exporta: 'usadas' },
    { name: 'styled-components', exporta: 'usadas' },
    { name: 'zod/mini', exporta: 'usadas' },
  ),
  modulo('paginas', { name: 'react-router-dom', exporta: 'usadas' }, { name: '@tanstack/react-query', exporta: 'usadas' }),
  modulo('axios', { name: 'axios', exporta: 'padrao' }),
  modulo('dayjs', { name: 'dayjs', exporta: 'padrao' }),
  modulo('react-aria', { name: 'react-aria-components', exporta: 'usadas' }, { name: '@internationalized/date', exporta: 'usadas' }),
];

/**
 * Third-party libraries that must be one copy in the page: each becomes a System module of its own, named as it is imported.
 * What is not listed here is bundled into whoever uses it.
 */
export interface ModuloExterno {
  /** Name in the import map, and in every `import`. */
  readonly name: string;
  /**
   * What the module exports: `usadas` only the names the house imports (the rest is tree-shaken away), `todas` every name,
   * `commonjs` every name of a CommonJS module read in production mode, `padrao` the default export alone.
   */
  readonly exporta: 'usadas' | 'todas' | 'commonjs' | 'padrao';
}

export const modulosExternos: readonly ModuloExterno[] = [
  { name: 'react', exporta: 'commonjs' },
  { name: 'react/jsx-runtime', exporta: 'commonjs' },
  { name: 'react-dom', exporta: 'commonjs' },
  { name: 'react-dom/client', exporta: 'commonjs' },
  { name: 'single-spa', exporta: 'todas' },
  { name: 'single-spa-react', exporta: 'todas' },
  { name: 'rxjs', exporta: 'usadas' },
  { name: 'styled-components', exporta: 'usadas' },
  { name: 'react-router-dom', exporta: 'usadas' },
  { name: '@tanstack/react-query', exporta: 'usadas' },
  { name: 'axios', exporta: 'padrao' },
  { name: 'dayjs', exporta: 'padrao' },
  { name: 'zod/mini', exporta: 'usadas' },
  { name: '@internationalized/date', exporta: 'todas' },
  { name: 'react-aria-components', exporta: 'usadas' },
];

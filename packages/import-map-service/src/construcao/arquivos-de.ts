import type { ManifestoConstrucao } from './construcao.model.ts';

/** Every file of a build, as `<dir>/<file>`, once each. */
export const arquivosDe = ({ modulos }: Pick<ManifestoConstrucao, 'modulos'>): string[] => [
  ...new Set(
    modulos.flatMap(({ dir, file, chunks, assets }) =>
      [file, ...[...chunks, ...assets].map((parte) => parte.file)].map((nome) => `${dir}/${nome}`),
    ),
  ),
];

import { anexoRepository } from './anexo.repository.ts';

/** The files of a case, as its history and a manual offer list them. */
export type AnexoPort = Pick<typeof anexoRepository, 'list'>;
export const anexoPort: AnexoPort = anexoRepository;

import { anexoRepository } from './anexo.repository.ts';

/** The files of a case, as its history and a manual offer list them. */
export type AnexoPort = Pick<typeof anexoRepository, 'list'>;
export const anexoPort: AnexoPort = anexoRepository;

/** What keeps the bytes of a hash from being named and erased at once. */
export type BytesPort = Pick<typeof anexoRepository, 'lockBytes'>;
export const bytesPort: BytesPort = anexoRepository;

export { safeNome, sniffTipo } from './anexo.model.ts';
export { type AskErase, createAskErase } from './erase-bytes.job.ts';

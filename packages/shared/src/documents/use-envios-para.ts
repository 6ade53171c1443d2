import { envioDocumentoCalls, tiposAnexo, type VinculoDocumento } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { type Envio, isPara, isVivo, percentOf } from './envios.model.ts';
import {
  addArquivos,
  cancelEnvio,
  clearFeitos,
  forgetInterrompidos,
  listInterrompidos,
  mayResume,
  pauseEnvio,
  resumeEnvio,
  useEnvios,
} from './envios.ts';

/** A file on its way, as a screen shows it. */
export interface EnvioNaTela extends Envio {
  readonly isVivo: boolean;
  /** Percent of it that was sent. */
  readonly enviadoPct: number;
  /** It may go on from where it is. */
  readonly mayResume: boolean;
}

/** A file whose sending a reload of the page interrupted. */
export interface Interrompido {
  readonly nome: string;
  forget(): Promise<void>;
}

/** Files on their way to a record, or to the library, and what is done with them. */
export interface EnviosPara {
  readonly itens: readonly EnvioNaTela[];
  /** Kinds of file, as a field of files asks for them. */
  readonly aceitos: string;
  add(files: readonly File[]): void;
  pause(id: string): void;
  resume(id: string): void;
  cancel(id: string): void;
  clearFeitos(): void;
  listInterrompidos(): Promise<readonly Interrompido[]>;
}

/**
 * The sending of files to a record: PDF, PNG or JPEG, up to 100 MB each. They go on while the user is on other screens, and from where they were
 * after an interruption.
 *
 * @param vinculo the record; null: the library, where they wait for a link
 * @returns null where the session may not send any
 * @example <Envios envios={useEnviosPara(null)} />
 */
export function useEnviosPara(vinculo: VinculoDocumento | null): EnviosPara | null {
  const maySend = useMay(envioDocumentoCalls.createEnvio);
  const envios = useEnvios();
  if (!maySend) return null;
  return {
    itens: envios
      .filter((envio) => isPara(envio, vinculo))
      .map((envio) => ({ ...envio, isVivo: isVivo(envio), enviadoPct: percentOf(envio), mayResume: mayResume(envio.id) })),
    aceitos: tiposAnexo.join(','),
    add: (files) => void addArquivos(files, { vinculo }),
    pause: (id) => void pauseEnvio(id),
    resume: resumeEnvio,
    cancel: (id) => void cancelEnvio(id),
    clearFeitos: () => clearFeitos(vinculo),
    listInterrompidos: async () =>
      (await listInterrompidos(vinculo)).map((upload) => ({
        nome: upload.metadata['nome'] ?? '',
        forget: () => forgetInterrompidos([upload]),
      })),
  };
}

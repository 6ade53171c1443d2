import { Button, showToast } from '@balcao/ui';
import { IconeBaixar } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import { copy } from './lists.copy.ts';
import { showFailure } from './show-failure.ts';

/** A list being written as a file. */
export interface Exportacao {
  readonly isExporting: boolean;
  readonly onExport: () => void;
}

/** Writes a list as a file: busy until it is there. */
export const ExportarLista = ({ isExporting, onExport }: Exportacao) => (
  <Button icon={<IconeBaixar size={16} aria-hidden />} isBusy={isExporting} onClick={onExport}>
    {copy.exportar}
  </Button>
);

/**
 * Has a file written, and says what became of it. Known above the dialog of a phone, which may be closed meanwhile.
 *
 * @param write asks for the file and hands it to the browser's downloads
 */
export function useExportacao(write: () => Promise<void>): Exportacao {
  const [isExporting, setIsExporting] = useState(false);
  const onExport = () => {
    setIsExporting(true);
    write()
      .then(
        () => void showToast({ tone: 'sucesso', titulo: copy.exportou }),
        (error: unknown) => showFailure(copy.falhaExportar, error),
      )
      .finally(() => setIsExporting(false));
  };
  return { isExporting, onExport };
}

import { Button, showToast } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { Menu } from '@balcao/ui/overlays';
import { IconeBaixar } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import { copy } from './lists.copy.ts';

/** In what a list is taken out. */
export type FormatoDaLista = 'csv' | 'xlsx';

/** A list being written as a file. */
export interface Exportacao {
  readonly isExporting: boolean;
  readonly onExport: (formato: FormatoDaLista) => void;
}

export interface ExportListaProps extends Exportacao {
  /** What is taken out, where it is not the whole list. */
  rotulo?: string;
}

/** Writes a list as a file, in the format chosen of a menu: busy until it is there. */
export const ExportLista = ({ isExporting, onExport, rotulo = copy.exportar }: ExportListaProps) => (
  <Menu
    label={rotulo}
    trigger={
      <Button icon={<IconeBaixar size={16} aria-hidden />} isBusy={isExporting}>
        {rotulo}
      </Button>
    }
    actions={[
      { id: 'csv', label: copy.exportarCsv, onAction: () => onExport('csv'), isDisabled: isExporting },
      { id: 'xlsx', label: copy.exportarExcel, onAction: () => onExport('xlsx'), isDisabled: isExporting },
    ]}
  />
);

/**
 * Has a file written, and says what became of it. Known above the dialog of a phone, which may be closed meanwhile.
 *
 * @param write asks for the file in a format and hands it to the browser's downloads
 */
export function useExportacao(write: (formato: FormatoDaLista) => Promise<void>): Exportacao {
  const [isExporting, setIsExporting] = useState(false);
  const onExport = (formato: FormatoDaLista) => {
    setIsExporting(true);
    write(formato)
      .then(
        () => void showToast({ tone: 'sucesso', titulo: copy.exportou }),
        (error: unknown) => showFailure(copy.falhaExportar, error),
      )
      .finally(() => setIsExporting(false));
  };
  return { isExporting, onExport };
}

import { Button } from '@balcao/ui';
import { IconeBaixar } from '@balcao/ui/screen-icons';
import { useState } from 'react';

export interface ExportarListaProps {
  texto: string;
  isExporting: boolean;
  onExport: () => void;
}

/** Writes a list as a file: busy until it is there. */
export const ExportarLista = ({ texto, isExporting, onExport }: ExportarListaProps) => (
  <Button icon={<IconeBaixar size={16} aria-hidden />} isBusy={isExporting} onClick={onExport}>
    {texto}
  </Button>
);

/** Whether a file is being written; known above the dialog of a phone, which may be closed meanwhile. */
export function useExportacao(write: () => Promise<void>): Pick<ExportarListaProps, 'isExporting' | 'onExport'> {
  const [isExporting, setIsExporting] = useState(false);
  const onExport = () => {
    setIsExporting(true);
    void write().finally(() => setIsExporting(false));
  };
  return { isExporting, onExport };
}

import { parametrosSaude } from '@balcao/domain';
import { Alert, Button, Stack, Text, TextArea } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './vidas.copy.ts';
import { readVidas, type VidaAberta } from './vidas.model.ts';

const MAXIMO = parametrosSaude.vidasPorContratacao.EMPRESARIAL.max;

export interface PasteVidasProps {
  antes: readonly VidaAberta[];
  isUmaFamilia: boolean;
  onPaste: (novas: readonly VidaAberta[]) => void;
}

/** Rows of a spreadsheet become lives; what could not be read is said before anything is added. */
export function PasteVidas({ antes, isUmaFamilia, onPaste }: PasteVidasProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [texto, setTexto] = useState('');
  const { vidas, semData } = readVidas(texto, { isUmaFamilia, antes });
  const cabem = Math.max(0, MAXIMO - antes.length);
  const novas = vidas.slice(0, cabem);
  const close = () => {
    setIsOpen(false);
    setTexto('');
  };
  const add = () => {
    onPaste(novas);
    close();
  };
  const actions = (
    <>
      <Button variant="quiet" onClick={close}>
        {copy.dialogo.cancelar}
      </Button>
      <Button variant="primary" isDisabled={novas.length === 0} onClick={() => novas.length > 0 && add()}>
        {copy.dialogo.adicionar(novas.length)}
      </Button>
    </>
  );
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {copy.colar}
      </Button>
      <Dialog titulo={copy.dialogo.titulo} isOpen={isOpen} onClose={close} actions={actions}>
        <Stack gap={4}>
          <Text>{copy.dialogo.texto}</Text>
          <TextArea name="colar" label={copy.dialogo.campo} rows={8} value={texto} onChange={setTexto} />
          <Text role="status">{texto.trim() && copy.dialogo.lidas(vidas.length)}</Text>
          {semData.length > 0 && <Alert tone="atencao">{copy.dialogo.problemas(semData)}</Alert>}
          {vidas.length > cabem && <Alert tone="atencao">{copy.dialogo.excesso(MAXIMO)}</Alert>}
        </Stack>
      </Dialog>
    </>
  );
}

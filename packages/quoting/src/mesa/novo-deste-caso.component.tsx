import type { Orcamento } from '@balcao/contracts';
import { Button, showToast } from '@balcao/ui';
import { useState } from 'react';
import type { Gravador } from '../features/rascunho/gravador.resource.ts';
import { copy as copia } from '../novo/novo-com-os-mesmos-dados.copy.ts';
import { copy } from './orcamento-da-linha.copy.ts';
import { useNovoComOsMesmosDados } from '../novo/use-novo-com-os-mesmos-dados.component.tsx';

/** Makes a new orçamento of the one at work, of what was typed until now: it is saved first. */
export function NovoDesteCaso({ orcamento, gravador }: { orcamento: Orcamento; gravador: Pick<Gravador, 'flush'> }) {
  const { canDuplicate, ask, dialog } = useNovoComOsMesmosDados();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      await gravador.flush();
      ask(orcamento);
    } catch {
      // why it is not saved stands beside the form already
      showToast({ tone: 'atencao', titulo: copy.naoSalvou });
    } finally {
      setIsBusy(false);
    }
  };
  if (!canDuplicate) return null;
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void open()}>
        {copia.acao}
      </Button>
      {dialog}
    </>
  );
}

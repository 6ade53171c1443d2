import { Alert, Button, Stack, Text } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { copy } from './lists.copy.ts';

/** What became of one of many. */
export interface Desfecho {
  readonly id: string;
  /** What it is called; null of one that is not there. */
  readonly nome: string | null;
  readonly ok: boolean;
  /** Why it was not done. */
  readonly mensagem: string | null;
}

export interface DesfechosDoLoteProps {
  desfechos: readonly Desfecho[];
  /** Those that were selected and not asked for, each with the reason. */
  deFora?: readonly Desfecho[];
  onClose: () => void;
}

const { desfechos: frases } = copy;

/** What became of each of the selected: those that failed or were left out are named, with the reason. */
export function DesfechosDoLote({ desfechos, deFora = [], onClose }: DesfechosDoLoteProps) {
  const failed = desfechos.filter(({ ok }) => !ok);
  return (
    <Dialog
      titulo={frases.titulo}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {frases.fechar}
        </Button>
      }
    >
      <Stack gap={3}>
        <Alert
          tone={failed.length > 0 ? 'atencao' : 'sucesso'}
          titulo={frases.concluidos(desfechos.length - failed.length, desfechos.length)}
          isLive
        >
          {failed.length === 0 ? frases.semErros : null}
        </Alert>
        <Motivos desfechos={failed} />
        {deFora.length > 0 && <Text>{frases.deFora(deFora.length)}</Text>}
        <Motivos desfechos={deFora} />
      </Stack>
    </Dialog>
  );
}

function Motivos({ desfechos }: { desfechos: readonly Desfecho[] }) {
  if (desfechos.length === 0) return null;
  return (
    <ul>
      {desfechos.map(({ id, nome, mensagem }) => (
        <li key={id}>
          {nome && `${nome}: `}
          {mensagem}
        </li>
      ))}
    </ul>
  );
}

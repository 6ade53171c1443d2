import type { ResultadoLote } from '@balcao/contracts';
import { Alert, Button, Stack, Text } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { copy } from './orcamentos.copy.ts';

export interface DesfechosModalProps {
  desfechos: readonly ResultadoLote[];
  /** Those that were selected and not asked for, each with the reason. */
  deFora?: readonly ResultadoLote[];
  onClose: () => void;
}

const { selecao } = copy;

/** What became of each of the selected: those that failed or were left out are named, with the reason. */
export function DesfechosModal({ desfechos, deFora = [], onClose }: DesfechosModalProps) {
  const failed = desfechos.filter(({ ok }) => !ok);
  return (
    <Dialog
      titulo={selecao.resultado}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {selecao.fechar}
        </Button>
      }
    >
      <Stack gap={3}>
        <Alert
          tone={failed.length > 0 ? 'atencao' : 'sucesso'}
          titulo={selecao.desfecho(desfechos.length - failed.length, desfechos.length)}
          isLive
        >
          {failed.length === 0 ? selecao.semErros : null}
        </Alert>
        <Motivos linhas={failed} />
        {deFora.length > 0 && <Text>{selecao.deFora(deFora.length)}</Text>}
        <Motivos linhas={deFora} />
      </Stack>
    </Dialog>
  );
}

function Motivos({ linhas }: { linhas: readonly ResultadoLote[] }) {
  if (linhas.length === 0) return null;
  return (
    <ul>
      {linhas.map(({ id, mensagem, orcamento }) => (
        <li key={id}>
          {orcamento && `${copy.nomeDaLinha(orcamento.numero, orcamento.segurado ?? copy.semSegurado)}: `}
          {mensagem}
        </li>
      ))}
    </ul>
  );
}

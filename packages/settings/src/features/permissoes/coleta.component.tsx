import type { LinkColeta } from '@balcao/contracts';
import { Button, Card, Cluster, showToast, Stack, Text, TextInput } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { useState } from 'react';
import { copy } from './permissoes.copy.ts';
import { useColeta } from './permissoes.resource.ts';

/** The link by which a client says what they permit: sent by e-mail, or copied. */
export function Coleta({ seguradoId }: { seguradoId: string }) {
  const coleta = useColeta();
  const [link, setLink] = useState<LinkColeta | null>(null);
  const ask = (porEmail: boolean, onDone: (novo: LinkColeta) => void) =>
    coleta.mutate({ seguradoId, porEmail }, { onSuccess: onDone, onError: (error) => showFailure(copy.falhaColeta, error) });
  const onCopy = () =>
    ask(false, (novo) => {
      setLink(novo);
      // a browser may refuse the clipboard: the address stays on screen
      void navigator.clipboard?.writeText(novo.url).then(
        () => showToast({ tone: 'sucesso', titulo: copy.copiou }),
        () => undefined,
      );
    });
  return (
    <Card titulo={copy.coleta}>
      <Stack gap={3}>
        <Text isSoft>{copy.coletaTexto}</Text>
        <Cluster gap={2}>
          <Button
            isBusy={coleta.isPending}
            onClick={() => ask(true, ({ enviadoPara }) => showToast({ tone: 'sucesso', titulo: copy.enviado(enviadoPara ?? '') }))}
          >
            {copy.enviarEmail}
          </Button>
          <Button isBusy={coleta.isPending} onClick={onCopy}>
            {copy.copiar}
          </Button>
        </Cluster>
        {link && <TextInput aria-label={copy.link} value={link.url} readOnly />}
      </Stack>
    </Card>
  );
}

import { type DescadastroPublico, permissoesPublicasCalls } from '@balcao/contracts';
import { Alert, Button, Card, Stack, Text } from '@balcao/ui';
import { useRef, useState } from 'react';
import { useLink } from '../../link.resource.ts';
import { PaginaDoLink } from '../../pagina-do-link.component.tsx';
import { sayFalha } from '../../say-falha.ts';
import { copy } from './descadastro.copy.ts';
import { sendDescadastro } from './descadastro.resource.ts';

/** `/cancelamentoEmail#<token>`: no more e-mails that were not asked for, and the way back. */
export function DescadastroPage() {
  const { leitura, again } = useLink(permissoesPublicasCalls.viewDescadastro);
  return (
    <PaginaDoLink routeId="cancelamentoEmail" titulo={copy.titulo} isNarrow leitura={leitura} onRetry={again}>
      {(publico) => <Descadastro publico={publico} />}
    </PaginaDoLink>
  );
}

function Descadastro({ publico: lido }: { publico: DescadastroPublico }) {
  const [isDescadastrado, setIsDescadastrado] = useState(lido.isDescadastrado);
  const [isDeVolta, setIsDeVolta] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // two presses in the same event loop turn would both see the old state
  const isSending = useRef(false);
  const { nome } = lido.corretora;

  const send = async (next: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFalha(null);
    try {
      setIsDescadastrado((await sendDescadastro(next)).isDescadastrado);
      setIsDeVolta(!next);
    } catch (error) {
      setFalha(sayFalha(error));
    }
    isSending.current = false;
    setIsBusy(false);
  };

  return (
    <Card>
      <Stack gap={4}>
        {falha && (
          <Alert tone="perigo" titulo={copy.falhou} isLive>
            {falha}
          </Alert>
        )}
        {isDescadastrado ? (
          <Alert tone="sucesso" titulo={copy.cancelado} isLive>
            {copy.canceladoTexto(nome)}
          </Alert>
        ) : isDeVolta ? (
          <Alert tone="info" titulo={copy.voltou} isLive>
            {copy.voltouTexto(nome)}
          </Alert>
        ) : (
          <Text>{copy.pergunta(nome)}</Text>
        )}
        <Text isSoft>{copy.continua}</Text>
        <div>
          <Button variant={isDescadastrado ? 'secondary' : 'primary'} isBusy={isBusy} onClick={() => void send(!isDescadastrado)}>
            {isDescadastrado ? copy.desfazer : copy.cancelar}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
